import VaultModel
import VaultSyntax

// Reminders as VALARM components (RFC 5545 section 3.6.6).
extension CalendarEntryReader {
  mutating func readAlarms(_ alarms: [CalendarComponent], of entry: inout CalendarEntry) {
    entry[.remind] = alarms.filter { !Self.isPlaceholder($0) }.compactMap { readAlarm($0, of: entry) }
  }

  /// Whether it stands for no alarm at all: Apple's programs say by a moment of 1976 that there is none.
  private static func isPlaceholder(_ alarm: CalendarComponent) -> Bool {
    guard alarm.name == "VALARM", let trigger = alarm["TRIGGER"] else { return false }
    return CalendarMoment.moment(trigger.value.trimmed)?.date.parts.year == 1976
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
    guard let text = Self.reminder(of: trigger, for: entry, zones.clocks) else {
      remark(
        CalendarDuration(trigger.value.trimmed) == nil ? .badValue : .notUnderstood, line: trigger.number,
        "TRIGGER", in: alarm.name)
      return nil
    }
    return text
  }

  /// The words of a trigger: a lead time before the start or before it is due, else a moment.
  static func reminder(of trigger: ContentLine, for entry: CalendarEntry, _ clocks: CalendarClocks) -> String? {
    let value = trigger.value.trimmed
    guard let length = CalendarDuration(value) else {
      guard let moment = CalendarMoment.moment(value), !moment.isWholeDay else { return nil }
      return moment.text
    }
    let isEnd = trigger["RELATED"]?.uppercased() == "END"
    let related = isEnd ? entry.alarmEnd : entry.alarmStart
    guard let base = entry.reminderBase ?? related else { return nil }
    return entry.reminder(length, after: related ?? base, from: base, clocks)
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
