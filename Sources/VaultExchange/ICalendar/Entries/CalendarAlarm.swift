package import VaultModel

// Reminders as VALARM components (RFC 5545 section 3.6.6).
extension CalendarEntryReader {
  mutating func readAlarms(_ alarms: [CalendarComponent], of entry: inout CalendarEntry) {
    entry[.remind] = alarms.compactMap { readAlarm($0, of: entry) }
  }

  private mutating func readAlarm(_ alarm: CalendarComponent, of entry: CalendarEntry) -> String? {
    guard alarm.name == "VALARM" else {
      remark(.notUnderstood, line: alarm.number, alarm.name, in: alarm.name)
      return nil
    }
    guard let reminder = reminder(of: alarm, for: entry) else { return nil }
    for line in alarm.lines where !Self.isUnderstood(line, in: entry) {
      remark(.notUnderstood, line: line.number, line.name, in: alarm.name)
    }
    for inner in alarm.components { remark(.notUnderstood, line: inner.number, inner.name, in: alarm.name) }
    return reminder
  }

  /// The reminder that an alarm is; nil, with a remark, for one that vault could not keep.
  private mutating func reminder(of alarm: CalendarComponent, for entry: CalendarEntry) -> String? {
    guard ["DISPLAY", "AUDIO", ""].contains(alarm["ACTION"]?.value.trimmed.uppercased() ?? ""),
      let trigger = alarm["TRIGGER"]
    else {
      remark(.notUnderstood, line: alarm["ACTION"]?.number ?? alarm.number, alarm.name, in: alarm.name)
      return nil
    }
    guard let text = Self.reminder(of: trigger, for: entry) else {
      remark(
        CalendarDuration.span(trigger.value.trimmed) == nil ? .badValue : .notUnderstood, line: trigger.number,
        "TRIGGER", in: alarm.name)
      return nil
    }
    return text
  }

  /// The words of a trigger: a lead time before the start or before it is due, else a moment.
  static func reminder(of trigger: ContentLine, for entry: CalendarEntry) -> String? {
    let value = trigger.value.trimmed
    guard let span = CalendarDuration.span(value) else {
      guard let moment = CalendarMoment.moment(value), !moment.isWholeDay else { return nil }
      return moment.text
    }
    let isEnd = trigger["RELATED"]?.uppercased() == "END"
    let related = isEnd ? entry.alarmEnd : entry.alarmStart
    guard let base = entry.reminderBase ?? related else { return nil }
    let offset = (related ?? base).clockSeconds - base.clockSeconds
    let (seconds, overflow) = span.seconds.addingReportingOverflow(offset)
    guard !overflow else { return nil }
    if seconds <= 0 { return TimeSpan(seconds: -seconds).text }
    // After the start there are only moments, which an entry that repeats has none of.
    guard entry[.recurrence].isEmpty, let late = base.atMidnight.adding(seconds: seconds) else { return nil }
    return late.text
  }

  /// What says nothing that the reminder and its entry do not say, and what programs keep for themselves.
  private static func isUnderstood(_ line: ContentLine, in entry: CalendarEntry) -> Bool {
    switch line.name {
    case "ACTION", "TRIGGER", "UID", "ACKNOWLEDGED", "X-WR-ALARMUID", "X-EVOLUTION-ALARM-UID": return true
    case "DESCRIPTION", "SUMMARY":
      let text = CalendarText.decoded(line.value).trimmed
      return text == entry.title || boilerplate.contains(text.lowercased())
    default: return false
    }
  }

  /// What programs write where RFC 5545 wants a description and there is none.
  private static let boilerplate: Set<String> = [
    "", "reminder", "alarm", "event reminder", "this is an event reminder", "default mozilla description",
    "mozilla standardbeschreibung", "нагадування",
  ]
}

extension CalendarEntry {
  /// The moment that `RELATED=START` means.
  var alarmStart: Moment? { start ?? scheduled ?? due }

  /// The moment that `RELATED=END` means: when it is due or over; of whole days the day after the last one.
  var alarmEnd: Moment? {
    if let due { return due }
    guard let end = end ?? start else { return nil }
    return end.isWholeDay ? (end.date.adding(days: 1).map(Moment.day) ?? end) : end
  }

  /// The trigger of a reminder; nil for one that cannot be said: a moment in another zone than the start's.
  ///
  /// - Parameter remindTime: the time at which to remind of a day.
  package func trigger(of reminder: String, remindTime: LocalTime) -> ContentLine? {
    if let span = TimeSpan(reminder) { return trigger(before: span) }
    guard let moment = CalendarMoment.moment(inNote: reminder) else { return nil }
    let time: LocalDateTime =
      switch moment {
      case .day(let date): LocalDateTime(date, remindTime)
      case .time(let time): time
      }
    switch time.zone {
    case .utc, .offset:
      return ContentLine("TRIGGER", [.init("VALUE", ["DATE-TIME"])], CalendarMoment.value(of: .time(time)))
    case .named, nil:
      // RFC 5545 wants moments in UTC; the distance from the start says the same without a zone.
      guard let base = reminderBase, base.zone == time.zone else { return nil }
      return trigger(before: TimeSpan(seconds: base.clockSeconds - time.secondsSinceEpoch))
    }
  }

  private func trigger(before span: TimeSpan) -> ContentLine? {
    guard reminderBase != nil else { return nil }
    let isDue = kind == .task && start == nil
    return ContentLine(
      "TRIGGER", isDue ? [.init("RELATED", ["END"])] : [], CalendarDuration.text(of: -span))
  }
}

extension Moment {
  /// The moment itself, or the beginning of the day.
  fileprivate var atMidnight: Moment {
    if case .day(let date) = self { .time(LocalDateTime(date)) } else { self }
  }
}
