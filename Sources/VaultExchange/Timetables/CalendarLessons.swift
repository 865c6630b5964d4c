package import VaultModel
import VaultSyntax

/// The lessons of a calendar: what is held weekly as lines of weekdays, all else that has a time as lines of dates.
///
/// A rule becomes weeks of a cycle of four, counted from 1 September; what is no such rule is left out and counted.
package struct CalendarLessons: Sendable {
  package private(set) var schedule: ImportedSchedule
  /// The titles of events without a time, or with a rule that weeks of a cycle do not say.
  package private(set) var leftOut: [String] = []
  private let zones: ZoneTable

  /// Reads a calendar.
  ///
  /// - Parameters:
  ///   - name: what the schedule is called.
  ///   - clocks: what times of calendars mean.
  ///   - zones: the clocks on which the lessons are shown.
  /// - Complexity: O(length), read three times.
  package init(parsing bytes: [UInt8], named name: String, _ clocks: CalendarClocks, zones: ZoneTable) {
    schedule = ImportedSchedule(nil, name)
    self.zones = zones
    var survey = CalendarSurvey(clocks)
    var teachers: [String: String] = [:]
    var names = CalendarZones(clocks)
    Self.read(bytes) { names.add($0) }
    survey.beginSource(names)
    Self.read(bytes) { part in
      survey.add(part) { _ in }
      guard case .component(let component) = part, let uid = component["UID"]?.value,
        let teacher = component["ORGANIZER"]?["CN"]?.inOneLine, !teacher.isEmpty
      else { return }
      teachers[uid] = teacher
    }
    survey.finish()
    var entries = CalendarEntries(of: 0, survey)
    var found: [CalendarEntry] = []
    Self.read(bytes) { part in if let entry = entries.entry(of: part), entry.kind == .event { found.append(entry) } }
    for entry in found where entry.text(.status) != "cancelled" { add(entry, teachers[entry.identifier.uid]) }
  }

  private static func read(_ bytes: [UInt8], _ receive: (CalendarReader.Part) -> Void) {
    var reader = CalendarReader()
    reader.read(bytes[...], receive)
    reader.finish(receive)
  }

  // MARK: One event

  private mutating func add(_ entry: CalendarEntry, _ teacher: String?) {
    guard let start = clock(entry.start) else { return leftOut.append(entry.title) }
    var lesson = ImportedLesson()
    lesson.subject = entry.title.inOneLine
    lesson.start = start.time
    lesson.end = clock(entry.end)?.time
    lesson.rooms = entry.text(.location).map { [RoomName.name($0.inOneLine)] } ?? []
    lesson.teachers = teacher.map { [$0] } ?? []
    func single(_ date: LocalDate) -> ImportedLesson {
      var lesson = lesson
      lesson.date = date
      return lesson
    }
    guard let text = entry.text(.recurrence) else { return schedule.add(single(start.date)) }
    guard let rule = try? RecurrenceRule(text), let days = Self.weekdays(of: rule, from: start.date) else {
      return leftOut.append(entry.title)
    }
    let except = entry[.except].compactMap { clock(CalendarMoment.moment(inNote: $0))?.date ?? LocalDate($0) }
    lesson.weeks = Self.weeks(rule.interval, from: start.date)
    lesson.dates = last(of: rule, days, from: start.date).flatMap { DateSpan(start.date, $0) }
    for day in days {
      var lesson = lesson
      lesson.weekday = day
      lesson.except = Set(except.filter { $0.weekday == day }).sorted()
      schedule.add(lesson)
    }
    for also in entry[.also].compactMap({ clock(CalendarMoment.moment(inNote: $0))?.date ?? LocalDate($0) }) {
      schedule.add(single(also))
    }
  }

  /// A moment on the clocks of the vault; nil for a whole day.
  private func clock(_ moment: Moment?) -> LocalDateTime? {
    if case .time(let time)? = moment { zones.homeClock(of: time) } else { nil }
  }

  // MARK: Rules

  /// The days of a weekly rule that weeks of a cycle of four can say, in their order.
  private static func weekdays(of rule: RecurrenceRule, from start: LocalDate) -> [Weekday]? {
    let others = [rule.bySecond, rule.byMinute, rule.byHour, rule.byMonthDay, rule.byYearDay, rule.byWeekNumber]
    guard rule.frequency == .weekly, [1, 2, 4].contains(rule.interval), rule.byMonth.isEmpty,
      rule.bySetPosition.isEmpty, others.allSatisfy(\.isEmpty), rule.byDay.allSatisfy({ $0.number == nil })
    else { return nil }
    let days =
      rule.byDay.isEmpty ? [start.weekday] : Set(rule.byDay.map(\.weekday)).sorted { $0.rawValue < $1.rawValue }
    // Weeks of a cycle begin on Mondays.
    return rule.interval == 1 || rule.weekStart == .monday || days == [start.weekday] ? days : nil
  }

  /// The weeks of a cycle of four in which every second or fourth week from a day lies; none for every week.
  private static func weeks(_ interval: Int, from start: LocalDate) -> [Int] {
    guard interval > 1 else { return [] }
    let week = StudyCalendar().week(of: start) ?? 1
    return (1...4).filter { ($0 - week) % interval == 0 }
  }

  /// The last day of a rule; nil for one without an end, and for one of very many days.
  private func last(of rule: RecurrenceRule, _ days: [Weekday], from start: LocalDate) -> LocalDate? {
    switch rule.until {
    case .date(let date): return date
    case .local(let time): return time.date
    case .utc(let time): return zones.homeClock(of: LocalDateTime(time.date, time.time, zone: .utc)).date
    case nil: break
    }
    guard let count = rule.count, 1...10_000 ~= count else { return nil }
    let monday = start.startOfWeek()
    let offsets = days.map { $0.daysAfter(.monday) }
    let skipped = offsets.count { $0 < start.weekday.daysAfter(.monday) }
    let (week, day) = (skipped + count - 1).quotientAndRemainder(dividingBy: days.count)
    return monday.adding(days: week * rule.interval * 7 + offsets[day])
  }
}
