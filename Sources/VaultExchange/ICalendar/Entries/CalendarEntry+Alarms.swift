import VaultModel

// What reminders of an entry and triggers of its alarms say of each other.
//
// Both count from the same moment, but of a whole day a trigger from its midnight (RFC 5545 section 3.8.6.3) and a reminder
// from the vault's `remind-time`.
extension CalendarEntry {
  /// The moment that `RELATED=START` means.
  var alarmStart: Moment? { start ?? scheduled ?? due }

  /// The moment that `RELATED=END` means: when it is due or over; of whole days the day after the last one.
  var alarmEnd: Moment? {
    if let due = due ?? onlyStart { return due }
    guard let end = end ?? start else { return nil }
    return end.isWholeDay ? (end.date.adding(days: 1).map(Moment.day) ?? end) : end
  }

  /// Whether it takes place more than once, so that a reminder of one moment is none of all its occurrences.
  private var repeats: Bool { !self[.recurrence].isEmpty || !self[.also].isEmpty }

  // MARK: Of a trigger

  /// The reminder at the end of a length that is counted from a moment: a lead before the base of reminders, else a
  /// moment; nil for a moment of an entry that repeats.
  func reminder(
    _ length: CalendarDuration, after related: Moment, from base: Moment, _ clocks: CalendarClocks
  ) -> String? {
    let isSaidAlike = related == base && length.seconds.magnitude < 86_400 && (length.isNegative || length.total == 0)
    if !isSaidAlike, !repeats, case .time(let first) = base, case .time = related,
      let begin = clocks.instant(of: first),
      case .time(let time)? = clocks.moment(related, after: length), let target = clocks.instant(of: time)
    {
      let lead = target > begin ? nil : clocks.lead(to: time, from: first)
      return lead?.text ?? clocks.time(time, in: first.zone).text
    }
    // What happens again, and whole days, are counted on the clock.
    let first = base.time(at: clocks.remindTime)
    guard let total = length.total else { return nil }
    let (late, overflow) = total.addingReportingOverflow(
      clocks.seconds(from: first, to: related.time(at: .midnight)))
    guard !overflow, late > .min else { return nil }
    if late <= 0 { return TimeSpan(seconds: -late).text }
    return repeats ? nil : first.adding(seconds: late)?.text
  }

  // MARK: Of a reminder

  /// The trigger of a reminder; nil for one that cannot be said: a moment of a zone that is not known.
  package func trigger(of reminder: String, _ clocks: CalendarClocks) -> ContentLine? {
    let base = reminderBase
    if let lead = TimeSpan(reminder) {
      let late = base?.isWholeDay == true ? Int64(clocks.remindTime.secondOfDay) : 0
      let (seconds, overflow) = late.subtractingReportingOverflow(lead.seconds)
      return base == nil || overflow ? nil : trigger(CalendarDuration(onClock: seconds))
    }
    guard let time = CalendarMoment.moment(inNote: reminder)?.time(at: clocks.remindTime) else { return nil }
    guard let first = base?.time(at: .midnight), time.zone == first.zone, time.zone.isOnAClock else {
      return trigger(at: time, clocks)
    }
    // RFC 5545 wants moments in UTC; the distance from the start says the same without a zone.
    let onClock = CalendarDuration(onClock: time.secondsSinceEpoch - first.secondsSinceEpoch)
    return trigger(base?.isWholeDay == true || repeats ? onClock : clocks.length(from: first, to: time) ?? onClock)
  }

  private func trigger(_ length: CalendarDuration) -> ContentLine {
    let isDue = kind == .task && (start == nil ? due : onlyStart) != nil
    return ContentLine("TRIGGER", isDue ? [.init("RELATED", ["END"])] : [], length.text)
  }

  /// The trigger that names a moment in UTC; nil where its zone is not known.
  private func trigger(at time: LocalDateTime, _ clocks: CalendarClocks) -> ContentLine? {
    guard let instant = clocks.instant(of: time),
      let moment = LocalDateTime(secondsSinceEpoch: instant, zone: .utc)
    else { return nil }
    return ContentLine("TRIGGER", [.init("VALUE", ["DATE-TIME"])], CalendarMoment.value(of: .time(moment)))
  }
}

extension WrittenZone? {
  /// Whether it is one whose times iCalendar writes as they stand on a clock: none, or one with a name.
  fileprivate var isOnAClock: Bool {
    switch self {
    case .utc, .offset: false
    case .named, nil: true
    }
  }
}

extension Moment {
  /// The moment itself, or a time on the day.
  fileprivate func time(at time: LocalTime) -> LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date, time)
    case .time(let moment): moment
    }
  }
}
