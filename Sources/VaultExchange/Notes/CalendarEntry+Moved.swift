import VaultModel

// A note says of an occurrence that was moved when it is now, and keeps the moment that its rule counts from in `except`. A
// calendar counts its rule from the start that it names, so that an entry has that one.
extension CalendarEntry {
  /// The moment that the rule of a task counts from in a note.
  private var repeatedMoment: Moment? { due ?? start ?? scheduled }

  /// Moves all times by some seconds on their clocks.
  mutating func moveTimes(by seconds: Int64) {
    guard seconds != 0 else { return }
    for field in [CalendarField.when, .due, .scheduled, .wait] {
      self[field] = self[field].map { text in
        CalendarMoment.moment(inNote: text)?.adding(seconds: seconds)?.text ?? text
      }
    }
  }

  /// The entry as a new note says it: when the first occurrence of a series is left out and stands elsewhere, with the
  /// times that it was moved to.
  var withFirstMoved: CalendarEntry {
    guard kind == .task, let rule = text(.recurrence), let first = repeatedMoment, let moved = moved(from: first) else {
      return self
    }
    var entry = self
    entry[.except] = self[.except].map { isOccurrence($0, first) ? first.text : $0 }
    entry[.also] = self[.also].map { isOccurrence($0, moved) ? moved.text : $0 }
    // Only what a note reads as this move again.
    guard Repetition(rule: rule, except: entry[.except], also: entry[.also]).moment(movedTo: moved) == first else {
      return self
    }
    let seconds = moved.clockSeconds - first.clockSeconds
    entry.moveTimes(by: seconds)
    entry[.remind] = self[.remind].map { CalendarMoment.moment(inNote: $0)?.adding(seconds: seconds)?.text ?? $0 }
    return entry
  }

  /// Where the first occurrence stands instead: the nearest further date.
  private func moved(from first: Moment) -> Moment? {
    guard self[.except].contains(where: { isOccurrence($0, first) }) else { return nil }
    let further = self[.also].compactMap(CalendarMoment.moment(inNote:)).map(occurrence)
      .filter { $0.isWholeDay == first.isWholeDay && $0.zone == first.zone }
    return further.min { left, right in
      let distances = [left, right].map { ($0.clockSeconds - first.clockSeconds).magnitude }
      return (distances[0], left.clockSeconds) < (distances[1], right.clockSeconds)
    }
  }

  private func isOccurrence(_ date: String, _ moment: Moment) -> Bool {
    CalendarMoment.moment(inNote: date).map(occurrence) == moment
  }
}

extension TaskItem {
  /// By how many seconds on its clock the current occurrence was moved from the one that the rule counts from; 0 where it
  /// was not.
  var movedSeconds: Int64 {
    guard repetition?.rule.isEmpty == false, let current = repeatedDate, let first = ruleStart,
      first.isWholeDay == current.isWholeDay, first.zone == current.zone
    else { return 0 }
    return current.clockSeconds - first.clockSeconds
  }
}
