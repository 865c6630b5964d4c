/// What the value of a key must look like, which decides how it is read, checked, indexed and compared.
package enum ValueShape: Sendable {
  /// Any text; a query matches its words.
  case text
  /// One of an open set, such as a category; a query matches the whole value.
  case name
  /// Several names: a YAML list, or separated by commas.
  case names
  /// The same for tags.
  case tags
  /// A link, a list of links, or the name of what would be linked.
  case links
  /// A whole day.
  case date
  /// A day, or a day and a time.
  case moment
  /// A moment, or a day and a range of times or a part of it; a list of these for what is done in several sittings.
  case block
  case duration
  /// Lengths of what was spent, each with its day or without one: `25m 2026-11-19 + 1h`.
  case spent
  /// One duration, or `{prep, cook, total}`.
  case cookingTime
  /// A whole number between two bounds, both included.
  case integer(ClosedRange<Int>)
  /// Any number; it keeps its source text.
  case number
  /// `true` or `false`, in either language.
  case truth
  /// A level of difficulty within these bounds.
  case difficulty(ClosedRange<Difficulty>)
  /// A mood, as a word, a face or −2 … 2.
  case mood
  /// One member of a closed set.
  case member(any ClosedSet.Type)
  /// Several members of a closed set.
  case members(any ClosedSet.Type)
  /// A number, a range whose lower end counts, or an amount with a unit.
  case yield
  /// The text of a recurrence rule.
  case recurrence
  /// Lead times or moments.
  case reminders
  /// A span of days, or a list of these.
  case days
  /// Days without lessons: a span, a mapping `{days, counts}`, or a list of these.
  case breaks
  /// The weeks of a timetable's cycle: numbers, or ranges of them.
  case cycleWeeks
  /// A number from 0 to 1.
  case share
  /// What a list is sorted by, and in which direction.
  case sort
  /// What a measure of a food weighs, such as `1 cup = 120 g`, or several of these.
  case conversions
  /// Whose timetable it is: `{group: …}`, `{teacher: …}` or `{room: …}`.
  case owner
  /// Any YAML; the room that uses it reads further.
  case anything
}

extension ValueShape {
  /// Whether a scalar holds several values between commas.
  package var isSeveral: Bool {
    switch self {
    case .names, .tags, .members, .reminders, .cycleWeeks, .days, .breaks: true
    default: false
    }
  }

  /// Whether the value may be a YAML list.
  package var takesList: Bool {
    switch self {
    case .names, .tags, .members, .links, .reminders, .anything, .recurrence, .name, .text, .days, .breaks,
      .cycleWeeks, .conversions, .block:
      true
    default: false
    }
  }

  /// Whether every element of a list is checked by itself.
  package var checksElements: Bool {
    switch self {
    case .days, .breaks, .cycleWeeks, .conversions, .reminders, .block: true
    default: false
    }
  }

  /// Whether the value may be a YAML mapping.
  package var takesMapping: Bool {
    switch self {
    case .anything, .breaks, .cookingTime, .conversions, .owner: true
    default: false
    }
  }

  /// Whether a query matches the words of the value instead of the whole value.
  package var matchesWords: Bool {
    switch self {
    case .text, .anything, .days, .breaks, .conversions, .owner: true
    default: false
    }
  }
}
