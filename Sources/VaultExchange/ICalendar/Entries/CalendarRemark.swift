/// Something in a calendar that did not become part of an entry, and why: nothing is dropped without one.
package struct CalendarRemark: Sendable, Hashable {
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Vault has nothing that says the same.
    case notUnderstood = "not-understood"
    /// The value is none that the property can have.
    case badValue = "bad-value"
    /// The zone is neither a name of the IANA database nor one of Windows; the clock time stands without a zone.
    case unknownZone = "unknown-zone"
    /// The property may stand only once; the first one counts.
    case repeated
    /// The end would lie before the start.
    case endBeforeStart = "end-before-start"
    /// A day beside a start with a time, or a time beside a whole day.
    case otherType = "other-type"
    /// The end is said by another property too, and otherwise; that one counts.
    case secondEnd = "second-end"
    /// It is an event without a start, so that no agenda shows it.
    case missingStart = "no-time"
    /// There is an end, and no start that it could belong to.
    case noStart = "no-start"
    /// The component has a `UID` that no note can hold, or neither one nor a title or a time to tell it by.
    case noIdentifier = "no-uid"
    /// Another entry of the calendar has the same identifier, and is newer or follows.
    case sameIdentifier = "same-uid"
    /// The occurrence is of a range of a series.
    case rangeOfSeries = "range"
    /// It is one occurrence of a series, which does not repeat itself.
    case oneOccurrence = "one-occurrence"
    /// It stands in the title of a task, and the line of a note reads it as a field.
    case readAsField = "read-as-field"
  }

  package var reason: Reason
  /// The number of the line, from 1.
  package var line: Int
  /// The component, such as `VEVENT`.
  package var component: String
  /// The property; the component itself where it is all meant.
  package var property: String
  /// What the entry is called that it belongs to; empty where there is none.
  package var title: String

  package init(_ reason: Reason, line: Int, component: String, property: String, title: String = "") {
    self.reason = reason
    self.line = line
    self.component = component
    self.property = property
    self.title = title
  }
}
