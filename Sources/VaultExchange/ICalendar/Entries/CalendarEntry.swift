package import VaultModel

/// An event or a task as vault and a calendar both understand it: texts in the spelling of notes, by field.
///
/// ```swift
/// let entry = CalendarEntry(.event, CalendarIdentifier(uid: "4711"), [.title: ["Choir"], .when: ["2026-11-20 19:00"]])
/// entry[.title]         // ["Choir"]
/// ```
///
/// Two entries that mean the same have equal values: dates and rules are in one spelling, sets are sorted.
package struct CalendarEntry: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case event, task

    /// The component of RFC 5545.
    package var componentName: String { self == .event ? "VEVENT" : "VTODO" }
    /// The type of the note.
    package var type: ItemType { self == .event ? .event : .task }
  }

  package var kind: Kind
  package var identifier: CalendarIdentifier
  /// A digest of what the note says and a calendar cannot: it tells that somebody edited it; nil of a calendar's entry.
  package var seal: String?
  /// Whether it is said of the times of a task which of them is when it happens, and which by when it is to be done. Other
  /// programs have one time for both, and states of before had, too; see ``sayMoment(as:)``.
  package var saysMoment = true
  private var values: [CalendarField: [String]] = [:]

  package init(_ kind: Kind, _ identifier: CalendarIdentifier, _ values: [CalendarField: [String]] = [:]) {
    self.kind = kind
    self.identifier = identifier
    for (field, value) in values { self[field] = value }
  }

  /// The values of a field; none when it says nothing.
  package subscript(field: CalendarField) -> [String] {
    get { values[field] ?? [] }
    set {
      let kept = newValue.filter { !$0.isEmpty }
      values[field] = kept.isEmpty ? nil : field.isSet ? Array(Set(kept)).sorted() : kept
    }
  }

  /// The one value of a field, or nil.
  package func text(_ field: CalendarField) -> String? { self[field].first }

  package mutating func set(_ field: CalendarField, _ text: String?) { self[field] = text.map { [$0] } ?? [] }

  /// The fields that say something, in their order.
  package var fields: [CalendarField] { values.keys.sorted() }

  /// The fields in which two entries differ, in their order.
  package func differences(from other: CalendarEntry) -> [CalendarField] {
    CalendarField.allCases.filter { $0.travels && self[$0] != other[$0] }
  }

  /// What the entry is called.
  package var title: String { text(.title) ?? "" }

  /// The start, or nil.
  package var start: Moment? { text(.when).flatMap(CalendarMoment.moment(inNote:)) }
  /// The end, of whole days the last one, or nil.
  package var end: Moment? { self[.when].dropFirst().first.flatMap(CalendarMoment.moment(inNote:)) }
  package var due: Moment? { text(.due).flatMap(CalendarMoment.moment(inNote:)) }
  package var scheduled: Moment? { text(.scheduled).flatMap(CalendarMoment.moment(inNote:)) }

  /// The one moment of a task that only starts then, which other programs show where it is due.
  var onlyStart: Moment? { kind == .task && end == nil && due == nil ? start : nil }

  /// What reminders are counted from: the start of a fixed block or an event, else when it is due, else when somebody
  /// means to do it.
  var reminderBase: Moment? { start ?? due ?? scheduled }
  /// What the rule of repetition counts from.
  package var repetitionStart: Moment? { start ?? scheduled ?? due }

  /// How it was said is no part of what it says.
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.identifier == right.identifier && left.seal == right.seal
      && left.values == right.values
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(identifier)
    hasher.combine(values)
  }

  /// Takes the times of a task that nobody said the meaning of for what they are to the same one elsewhere.
  package mutating func sayMoment(as other: CalendarEntry) {
    guard !saysMoment, kind == .task, end == nil, other.end == nil else { return }
    let (start, due) = (self[.when].first ?? self[.scheduled].first, self[.due].first)
    switch (other[.when].isEmpty, other[.due].isEmpty) {
    case (false, true) where start == nil || due == nil || start == due: setMoment(.when, start ?? due)
    case (true, false) where start == nil || due == nil || start == due: setMoment(.due, due ?? start)
    case (false, false) where self[.when].isEmpty && start != nil:
      set(.when, start)
      set(.scheduled, nil)
    default: return
    }
    saysMoment = true
  }

  private mutating func setMoment(_ field: CalendarField, _ text: String?) {
    for other in [CalendarField.when, .due, .scheduled] { set(other, other == field ? text : nil) }
  }

  /// Says when it begins and ends; an end of the same day or moment, which says nothing, is left out, and so is a time at
  /// the end of whole days.
  mutating func setTimes(_ start: Moment?, _ end: Moment?) {
    guard let start else { return self[.when] = [] }
    var end = end
    if start.isWholeDay { end = end.map { .day($0.date) } }
    if let last = end, last == start || last.zone == start.zone && last.ends(before: start) { end = nil }
    self[.when] = [start.text] + (end.map { [$0.text] } ?? [])
  }
}
