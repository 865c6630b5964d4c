import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// Lessons of timetables as entries of a calendar: a weekly series with its exceptions where a rule says it exactly, else
/// an event for each day.
struct LessonEntries {
  private(set) var entries: [CalendarEntry] = []
  /// How many lessons they are of.
  private(set) var count = 0

  /// Reads the lessons among some items; a timetable stands for all of its lessons. What several schedules have is one.
  init(_ items: [FoundItem], of session: CalendarSession) {
    let (read, hidden) = Self.lessons(among: items)
    let lessons = read.united
    let zones = session.zones(named: Set(lessons.compactMap(\.timezone)))
    let year = StudyCalendar.academicYear(of: session.now.date)
    var taken: Set<CalendarIdentifier> = []
    for lesson in lessons {
      let extent = lesson.calendar.extent(of: lesson.lesson) ?? year
      let last = min(extent.upperBound, extent.lowerBound.adding(days: Self.longest) ?? .last)
      let patterns = lesson.patterns(in: extent.lowerBound...last)
      count += patterns.isEmpty ? 0 : 1
      entries += patterns.map { pattern in
        var entry = Self.entry(of: lesson, pattern, zones, besides: &taken)
        if hidden.contains(lesson.place) { entry.set(.isPrivate, "true") }
        return entry
      }
    }
  }

  /// More days of a lesson are not written: ten years of them.
  private static let longest = 3653

  /// The lessons, and the places of those that are private.
  private static func lessons(
    among items: [FoundItem]
  ) -> (all: [ScheduledLesson], hidden: Set<ScheduledLesson.Place>) {
    var frames: [Path: (timetable: Timetable, sections: TimetableSections)] = [:]
    var seen: Set<ScheduledLesson.Place> = []
    var lessons: [ScheduledLesson] = []
    var hidden: Set<ScheduledLesson.Place> = []
    for found in items where found.note.type == .timetable {
      let own = found.item.type == .lesson ? [found.item] : found.note.items.filter { $0.type == .lesson }
      let frame = frames[found.path] ?? (found.note.timetableFrame, TimetableSections(of: found.note.document))
      frames[found.path] = frame
      for item in own {
        let place = ScheduledLesson.Place(path: found.path.text, line: found.note.index(of: item), item: 0)
        guard seen.insert(place).inserted else { continue }
        if found.note.isPrivate(item) { hidden.insert(place) }
        lessons.append(
          ScheduledLesson(found.note.lesson(of: item, in: frame.sections), of: frame.timetable, at: place))
      }
    }
    return (lessons, hidden)
  }

  private static func entry(
    of lesson: ScheduledLesson, _ pattern: LessonPattern, _ zones: ZoneTable,
    besides taken: inout Set<CalendarIdentifier>
  ) -> CalendarEntry {
    var entry = CalendarEntry(.event, identifier(of: lesson, pattern, besides: &taken))
    entry.set(.title, lesson.label)
    entry[.when] = times(of: lesson, on: pattern.first)
    entry.set(.location, lesson.rooms.isEmpty ? nil : lesson.rooms.joined(separator: ", "))
    let people = [lesson.teachers, lesson.groups].map { $0.joined(separator: ", ") }
    let notes = (people + [lesson.lesson.title ?? "", lesson.lesson.note ?? ""]).filter { !$0.isEmpty }
    entry.set(.notes, notes.isEmpty ? nil : notes.joined(separator: "\n"))
    entry[.tags] = lesson.lesson.tags
    // Whoever does not attend it has that time.
    if lesson.lesson.isSkipped { entry.set(.busy, "false") }
    if let interval = pattern.interval {
      entry.set(.recurrence, rule(of: lesson, through: pattern.last, every: interval, zones))
      entry[.except] = pattern.exceptions.map(\.text)
    }
    return entry
  }

  /// Its start, and its end if its line says one, on the clock of its schedule.
  private static func times(of lesson: ScheduledLesson, on day: LocalDate) -> [String] {
    let occurrence = LessonOccurrence(lesson, on: day)
    guard let start = occurrence.zonedStart else { return [day.text] }
    return [start.text] + (lesson.end == nil ? [] : [occurrence.zonedEnd.text])
  }

  /// The end of a series with a zone is an instant in UTC (RFC 5545 section 3.3.10).
  private static func rule(
    of lesson: ScheduledLesson, through last: LocalDate, every interval: Int, _ zones: ZoneTable
  ) -> String {
    let start = LessonOccurrence(lesson, on: last).zonedStart
    var end = start.map(Moment.time) ?? .day(last)
    if let start, start.zone != nil, let instant = zones.instant(of: start),
      let universal = LocalDateTime(secondsSinceEpoch: instant, zone: .utc)
    {
      end = .time(universal)
    }
    let every = interval == 1 ? "" : ";INTERVAL=\(interval)"
    return "FREQ=WEEKLY\(every);UNTIL=\(CalendarMoment.value(of: end))"
  }

  /// The same whenever and wherever it is asked for.
  private static func identifier(
    of lesson: ScheduledLesson, _ pattern: LessonPattern, besides taken: inout Set<CalendarIdentifier>
  ) -> CalendarIdentifier {
    let words = [
      lesson.place.path, lesson.label, lesson.lesson.subgroup.map(String.init) ?? "", lesson.start?.text ?? "",
      pattern.first.text,
    ]
    var attempt = 0
    while true {
      let identifier = CalendarIdentifier.made(of: words, attempt: attempt)
      if taken.insert(identifier).inserted { return identifier }
      attempt += 1
    }
  }
}
