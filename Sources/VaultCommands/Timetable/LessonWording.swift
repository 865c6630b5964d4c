import VaultMessages
import VaultModel
import VaultTimetable

/// How lessons are told to people.
struct LessonWording: Sendable {
  let messages: Messages
  let today: LocalDate
  private let kinds: LessonKinds
  private let parts: Set<TimetableView.Part>
  private let teachers: [String: String]

  /// - Parameters:
  ///   - views: whose lessons they are, which decides what is told of each.
  ///   - shown: what is told instead; nil: what the views say or what suits them.
  ///   - teachers: what people call teachers, by the folded names that lessons have.
  init(
    _ messages: Messages, today: LocalDate, kinds: LessonKinds, views: [TimetableView],
    shown: [TimetableView.Part]? = nil, teachers: [String: String] = [:]
  ) {
    self.messages = messages
    self.today = today
    self.kinds = kinds
    self.teachers = teachers
    let own = views.count == 1 ? views[0].shown : nil
    parts = Set(shown ?? own ?? Self.usualParts(of: views))
  }

  /// A group's lessons show who teaches them, a teacher's who is taught, those in a room and of several both.
  private static func usualParts(of views: [TimetableView]) -> [TimetableView.Part] {
    let groups = Set(views.flatMap(\.groups).map(LessonName.folded)).count
    let teachers = Set(views.flatMap(\.teachers).map(LessonName.folded)).count
    let rooms = Set(views.flatMap(\.rooms).map { RoomName.folded($0) }).count
    return switch (groups, teachers, rooms) {
    case (1, 0, 0): [.rooms, .teachers]
    case (0, 1, 0): [.rooms, .groups]
    case (0, 0, 1): [.teachers, .groups]
    default: [.rooms, .teachers, .groups]
    }
  }

  // MARK: Days

  /// `Today, Mon 23 Nov, week 1`
  func heading(of date: LocalDate, week: Int?) -> String {
    let language = messages.language
    let isNear = -1...1 ~= date.days(since: today)
    var parts = isNear ? [messages.near(date, today)] : []
    parts.append(day(date))
    parts.append(week.map { messages(.timetableWeek, [.count($0)]) } ?? messages(.timetableUncounted))
    let text = parts.joined(separator: ", ")
    return isNear || language == .ukrainian ? text.capitalized : text
  }

  /// `Mon 23 Nov`, with the year unless it is this one.
  func day(_ date: LocalDate) -> String {
    date.weekday.name(in: messages.language.language, .abbreviation) + " " + date.dayAndMonth(in: messages.language)
      + (date.year == today.year ? "" : " \(date.year)")
  }

  /// `19–25 Oct`, `26 Oct – 1 Nov`, with the year unless it is this one.
  func span(_ days: ClosedRange<LocalDate>) -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    let isOneMonth = (first.year, first.month) == (last.year, last.month)
    let start = isOneMonth ? "\(first.day)–" : first.dayAndMonth(in: messages.language) + " – "
    return start + last.dayAndMonth(in: messages.language) + (last.year == today.year ? "" : " \(last.year)")
  }

  /// `Week 2, Monday`, or that lessons have days of their own.
  func heading(of section: CycleSection) -> String {
    guard let week = section.week, let weekday = section.weekday else {
      let areDated = section.lessons.contains { $0.lesson.date != nil }
      return messages(areDated ? .timetableDated : .timetableUndated)
    }
    return (messages(.timetableWeek, [.count(week)]) + ", " + messages.name(of: weekday)).capitalized
  }

  // MARK: Lessons

  /// `09:00–10:20`
  func time(of lesson: ScheduledLesson) -> String {
    [lesson.start, lesson.end].compactMap { $0?.text }.joined(separator: "–")
  }

  func kind(of lesson: ScheduledLesson) -> String {
    guard let written = lesson.lesson.kind else { return "" }
    let kind = kinds[written]
    return (parts.contains(.full) ? kind?.name : kind?.abbreviation) ?? written
  }

  func color(of lesson: ScheduledLesson) -> TextRole { .colored(kinds.color(of: lesson.lesson.kind)) }

  func subject(of lesson: ScheduledLesson) -> String {
    let title = parts.contains(.full) ? lesson.lesson.title : nil
    let subject = title ?? lesson.lesson.subject
    // An announcement may have no subject, only what it says.
    return subject.isEmpty ? lesson.lesson.note ?? "" : subject
  }

  /// Who has it with whom, and where, as the view shows it.
  func company(of lesson: ScheduledLesson) -> [String] {
    var company: [String] = []
    if parts.contains(.rooms) { company.append(lesson.rooms.joined(separator: ", ")) }
    if parts.contains(.teachers) { company.append(lesson.teachers.map(name(ofTeacher:)).joined(separator: ", ")) }
    if parts.contains(.groups) { company.append(NumberLabel.groups(lesson.groups)) }
    return company
  }

  /// How people call a teacher.
  func name(ofTeacher teacher: String) -> String { teachers[LessonName.folded(teacher)] ?? teacher }

  /// What else there is to know: its weeks and dates where they are shown, its note, that it is announced or skipped.
  func remarks(on lesson: ScheduledLesson, withWeeks showsWeeks: Bool = false) -> [String] {
    let line = lesson.lesson
    var remarks: [String] = []
    if line.isAnnouncement { remarks.append(messages(.timetableAnnouncement)) }
    if line.isSkipped { remarks.append(messages(.timetableSkipped)) }
    if showsWeeks || parts.contains(.weeks), !line.weeks.isEmpty {
      remarks.append(messages(.timetableWeeks, [.text(NumberLabel.weeks(line.weeks))]))
    }
    if parts.contains(.dates) {
      remarks += (line.date.map { [day($0)] } ?? line.dates.map { span($0.first...$0.last) })
    }
    if let note = line.note, !line.subject.isEmpty { remarks.append(note) }
    return remarks
  }

  // MARK: How far

  /// `starts in 35 min`, `ends in 10 min`; of what has no time only the day.
  ///
  /// - Parameter isShort: whether of what is to come `in 35 min` is enough.
  func distance(startsIn: Int64?, endsIn: Int64, on date: LocalDate, isShort: Bool) -> String {
    guard let startsIn else { return messages.near(date, today) }
    return startsIn > 0
      ? messages(isShort ? .remindIn : .nextStarts, [length(seconds: startsIn)])
      : messages(.nextEnds, [length(seconds: endsIn)])
  }

  /// Begun minutes count.
  private func length(seconds: Int64) -> MessageValue {
    let minutes = Int(clamping: seconds / 60 + (seconds % 60 > 0 ? 1 : 0))
    guard minutes >= 1440 else { return .text(messages.length(minutes: minutes)) }
    let (days, hours) = (minutes / 1440, minutes % 1440 / 60)
    return hours == 0
      ? .message(.dayCount, [.count(days)]) : .message(.nextDaysHours, [.count(days), .count(hours)])
  }
}
