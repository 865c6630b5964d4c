/// What vault understands of an event or a task in a calendar, one word for what the keys of a note and the properties of
/// a component both say.
package enum CalendarField: String, Sendable, CaseIterable, Comparable {
  case title
  /// Of a task where it stands; of an event `tentative` or `cancelled`.
  case status
  /// The start, and the end if there is one.
  case when
  case due, scheduled, wait
  case recurrence = "repeat"
  case except, also, remind, priority, tags, completed, created, location, url, attachments, parent, depends, list
  /// `false` of an event that leaves its time free (`TRANSP`, RFC 5545 section 3.8.2.7).
  case busy
  /// `true` of what others are not to read (`CLASS`, section 3.8.1.3).
  case isPrivate = "private"
  /// The text below the front matter.
  case notes

  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether its values are a set, of which two sides can change different members.
  package var isSet: Bool {
    switch self {
    case .except, .also, .remind, .tags, .attachments, .depends: true
    default: false
    }
  }

  /// Whether a synchronisation carries it: when something was made is a fact of the side that made it.
  package var travels: Bool { self != .created }
}
