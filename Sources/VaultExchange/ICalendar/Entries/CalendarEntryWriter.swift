package import VaultModel

/// Writes what an entry says as properties and alarms of a component.
///
/// ```swift
/// let writer = CalendarEntryWriter()
/// writer.component(of: entry, stamp: now)      // BEGIN:VEVENT … END:VEVENT
/// ```
package struct CalendarEntryWriter: Sendable {
  /// What times mean, and at what time to remind of a day.
  package let clocks: CalendarClocks
  /// The occurrences of a series that have components of their own: they need no `EXDATE`.
  package var overrides: Set<String> = []
  /// The first moment of the series that an occurrence belongs to, in whose zone it is named.
  package var seriesStart: Moment?

  package init(_ clocks: CalendarClocks = CalendarClocks()) { self.clocks = clocks }

  /// The whole component of an entry that a calendar does not have yet.
  package func component(of entry: CalendarEntry, stamp: LocalDateTime) -> CalendarComponent {
    let stampValue = CalendarStamp.value(of: .time(stamp))
    var lines = [ContentLine("UID", CalendarText.encoded(entry.identifier.uid)), ContentLine("DTSTAMP", stampValue)]
    if let line = recurrenceIdentifier(of: entry) { lines.append(line) }
    lines += CalendarField.allCases.flatMap { self.lines(of: $0, in: entry) }
    return CalendarComponent(entry.kind.componentName, lines, components: alarms(of: entry))
  }

  private func recurrenceIdentifier(of entry: CalendarEntry) -> ContentLine? {
    guard let occurrence = entry.identifier.occurrence, let moment = CalendarMoment.moment(occurrence) else {
      return nil
    }
    // The type is that of the start of the series (section 3.8.4.4).
    let meant = seriesStart.map { OccurrenceName.moment(moment, inSeriesFrom: $0, clocks) } ?? moment
    if meant.isWholeDay != moment.isWholeDay { return CalendarMoment.line("RECURRENCE-ID", meant) }
    guard case .time(var time) = moment, time.zone == nil else { return CalendarMoment.line("RECURRENCE-ID", moment) }
    time.zone = (seriesStart ?? entry.start)?.zone
    if case .named = time.zone {} else { time.zone = nil }
    return CalendarMoment.line("RECURRENCE-ID", .time(time))
  }

  /// The properties that say a field; those of all times come with ``CalendarField/when``, and alarms are components.
  package func lines(of field: CalendarField, in entry: CalendarEntry) -> [ContentLine] {
    switch field {
    case .title: texts("SUMMARY", entry[field])
    case .notes: texts("DESCRIPTION", entry[field])
    case .location: texts("LOCATION", entry[field])
    case .list: texts(CalendarProperty.list, entry[field])
    case .wait: texts(CalendarProperty.wait, entry[field])
    case .url: entry[field].map { ContentLine("URL", $0) }
    case .attachments: entry[field].map { ContentLine("ATTACH", $0) }
    case .tags:
      entry[field].isEmpty
        ? [] : [ContentLine("CATEGORIES", entry[field].map(CalendarText.encoded).joined(separator: ","))]
    case .status:
      entry[field].compactMap { CalendarStatus.value(of: $0, kind: entry.kind) }.map { ContentLine("STATUS", $0) }
    case .priority: entry[field].compactMap(CalendarPriority.number).map { ContentLine("PRIORITY", String($0)) }
    case .completed: stamps("COMPLETED", entry[field])
    case .created: stamps("CREATED", entry[field])
    case .recurrence: entry[field].map { ContentLine("RRULE", $0) }
    case .except: dates("EXDATE", entry[field].filter { !isOverridden($0, in: entry) }, of: entry)
    case .also: dates("RDATE", entry[field], of: entry)
    case .parent: entry[field].map { ContentLine("RELATED-TO", CalendarText.encoded($0)) }
    case .depends:
      entry[field].map { ContentLine("RELATED-TO", [.init("RELTYPE", ["DEPENDS-ON"])], CalendarText.encoded($0)) }
    case .busy:
      entry.kind == .event && !entry[field].isEmpty
        ? [ContentLine("TRANSP", CalendarTransparency.transparent.rawValue)] : []
    case .isPrivate: entry[field].isEmpty ? [] : [ContentLine("CLASS", CalendarClassification.private.rawValue)]
    case .when: times(of: entry)
    case .due, .scheduled, .remind: []
    }
  }

  /// The alarms of an entry, in the order of its reminders; one that cannot be said is left out.
  package func alarms(of entry: CalendarEntry) -> [CalendarComponent] {
    entry[.remind].compactMap { alarm(of: $0, in: entry) }
  }

  /// The alarm of a reminder.
  package func alarm(of reminder: String, in entry: CalendarEntry) -> CalendarComponent? {
    guard let trigger = entry.trigger(of: reminder, clocks) else { return nil }
    let title = entry.title.isEmpty ? "Reminder" : entry.title
    return CalendarComponent(
      "VALARM",
      [ContentLine("ACTION", "DISPLAY"), trigger, ContentLine("DESCRIPTION", CalendarText.encoded(title))])
  }

  private func texts(_ name: String, _ texts: [String]) -> [ContentLine] {
    texts.map { ContentLine(name, CalendarText.encoded($0)) }
  }

  private func stamps(_ name: String, _ texts: [String]) -> [ContentLine] {
    texts.compactMap(CalendarMoment.moment(inNote:)).map { ContentLine(name, CalendarStamp.value(of: $0)) }
  }

  // MARK: Times

  private func times(of entry: CalendarEntry) -> [ContentLine] {
    entry.kind == .event ? eventTimes(of: entry) : taskTimes(of: entry)
  }

  private func eventTimes(of entry: CalendarEntry) -> [ContentLine] {
    guard let start = entry.start else { return [] }
    let end = entry.end.map { end in
      // The end is the moment after the last one: of whole days the next day (section 3.6.1).
      guard end.isWholeDay, let next = end.date.adding(days: 1) else { return end }
      return start.isWholeDay ? .day(next) : .time(LocalDateTime(next, zone: start.zone))
    }
    return [CalendarMoment.line("DTSTART", start)] + (end.map { [CalendarMoment.line("DTEND", $0)] } ?? [])
  }

  private func taskTimes(of entry: CalendarEntry) -> [ContentLine] {
    var lines: [ContentLine] = []
    // A rule of repetition, and further dates, need a start to count from (section 3.8.5.3).
    let repeats = !entry[.recurrence].isEmpty || !entry[.also].isEmpty
    // The moment at which something only starts is shown by other programs where it is due, before which no start may be.
    let first = entry.onlyStart == nil ? entry.start ?? entry.scheduled : nil
    let due = entry.onlyStart ?? entry.due
    if let first = first ?? (repeats ? due : nil) { lines.append(CalendarMoment.line("DTSTART", first)) }
    if let due { lines.append(CalendarMoment.line("DUE", due)) }
    if entry.start == nil ? entry.due?.isWholeDay == false : entry.end == nil {
      lines.append(ContentLine(CalendarProperty.at, entry.start == nil ? "FALSE" : "TRUE"))
    }
    guard let start = entry.start, let end = entry.end else { return lines }
    if entry.due == nil, let length = length(from: start, to: end) {
      lines.append(ContentLine("DURATION", length.text))
    } else {
      lines.append(ContentLine(CalendarProperty.end, CalendarText.encoded(end.text)))
    }
    return lines
  }

  /// The length that gives the end back as it is; nil where none does, as between two zones.
  private func length(from start: Moment, to end: Moment) -> CalendarDuration? {
    switch (start, end) {
    case (.day(let first), .day(let last)): return CalendarDuration(days: Int64(last.days(since: first)) + 1)
    case (.time(let first), .time(let last)):
      guard let length = clocks.length(from: first, to: last), clocks.moment(start, after: length) == end else {
        return nil
      }
      return length
    default: return nil
    }
  }

  // MARK: Dates of a series

  private func isOverridden(_ date: String, in entry: CalendarEntry) -> Bool {
    guard let moment = CalendarMoment.moment(inNote: date) else { return false }
    return entry.isOverridden(entry.occurrence(on: moment), by: overrides, clocks)
  }

  private func dates(_ name: String, _ dates: [String], of entry: CalendarEntry) -> [ContentLine] {
    dates.compactMap(CalendarMoment.moment(inNote:)).map { date in
      guard case .time(let time) = date, case .time(let first)? = entry.repetitionStart, first.zone == nil,
        time.zone != nil, time.time == first.time
      else { return CalendarMoment.line(name, entry.occurrence(on: date)) }
      // With the digits of a series on every clock it would be taken for the occurrence of that day.
      return CalendarMoment.line(name, .time(clocks.time(time, in: .utc)))
    }
  }
}
