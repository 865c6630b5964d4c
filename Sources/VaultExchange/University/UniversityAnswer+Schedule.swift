import VaultModel
import VaultSyntax

extension UniversityAnswer {
  /// `startDate endDate startExamsDate endExamsDate studentGroupDto|employeeDto schedules|previousSchedules exams`
  mutating func read(schedule root: JSONValue) throws(Failure) {
    var owner: ImportedSchedule?
    do throws(UniversityFault) {
      let answer = try UniversityRecord(root, "")
      owner = try self.owner(in: answer)
      guard var schedule = owner else { throw answer.fault(.missing, "studentGroupDto") }
      schedule.term = span(answer, "startDate", "endDate")
      schedule.exams = span(answer, "startExamsDate", "endExamsDate")
      try readDays(of: answer, into: &schedule)
      for (value, path) in answer.elements("exams") { read(value, path, on: nil, into: &schedule) }
      self.schedule = schedule
    } catch {
      // A schedule without its lists would take every lesson away.
      throw owner == nil ? .noOwner : .otherShape
    }
  }

  private mutating func readDays(
    of answer: UniversityRecord, into schedule: inout ImportedSchedule
  ) throws(UniversityFault) {
    let isNow = answer.value["schedules"].map { $0.kind != .null } ?? false
    guard let lists = try answer.record(isNow ? "schedules" : "previousSchedules") else { return }
    for (day, _) in lists.value.members {
      guard let weekday = Weekday(named: day) else {
        faults.append(lists.fault(.badValue, day))
        continue
      }
      for (value, path) in lists.elements(day) { read(value, path, on: weekday, into: &schedule) }
    }
  }

  /// The days between two members; what is wrong with them leaves the lessons alone.
  private mutating func span(_ answer: UniversityRecord, _ first: String, _ last: String) -> DateSpan? {
    do throws(UniversityFault) { return Self.span(try answer.days(first, last)) } catch {
      faults.append(error)
      return nil
    }
  }

  /// A schedule of nothing yet, of the group or the teacher that the answer is about.
  private mutating func owner(in answer: UniversityRecord) throws(UniversityFault) -> ImportedSchedule? {
    if let owner = try answer.record("studentGroupDto") {
      let group = try owner.group
      note(group)
      return ImportedSchedule(.group, group.name)
    }
    guard let owner = try answer.record("employeeDto") else { return nil }
    let person = try owner.person
    note(try owner.teacher)
    var schedule = ImportedSchedule(.teacher, person.note)
    schedule.title = person.name == person.note ? nil : person.name
    return schedule
  }

  /// Keeps what a schedule says of a group or a teacher.
  private mutating func note(_ record: CatalogueRecord) {
    var record = record
    record.isAside = true
    records.append(record)
    asides.insert(record.name)
  }

  private static func span(_ days: (first: LocalDate?, last: LocalDate?)) -> DateSpan? {
    guard let first = days.first, let last = days.last else { return nil }
    return DateSpan(first, last)
  }

  // MARK: Lessons

  /// Reads one lesson of a weekday, or of the exams.
  private mutating func read(
    _ value: JSONValue, _ path: String, on weekday: Weekday?, into schedule: inout ImportedSchedule
  ) {
    do throws(UniversityFault) {
      let record = try UniversityRecord(value, path)
      var lesson = try basics(of: record, in: schedule)
      if let weekday {
        try setDays(of: &lesson, record, on: weekday, within: schedule.term)
      } else {
        try setDate(of: &lesson, record)
      }
      guard lesson.start != nil || lesson.date != nil && lesson.isExam else {
        throw record.fault(.missing, "startLessonTime")
      }
      schedule.add(lesson)
    } catch {
      faults.append(error)
    }
  }

  /// All of a lesson but its days.
  private mutating func basics(
    of record: UniversityRecord, in schedule: ImportedSchedule
  ) throws(UniversityFault) -> ImportedLesson {
    var lesson = ImportedLesson()
    let title = try record.text("subjectFullName")
    lesson.subject = try record.text("subject") ?? title ?? ""
    lesson.title = title == lesson.subject ? nil : title
    lesson.kind = try record.text("lessonTypeAbbrev")
    let weeks = try record.integers("weekNumber", in: 0...52)
    lesson.weeks = weeks.contains(0) ? [] : weeks.sorted()
    (lesson.start, lesson.end) = (try record.time("startLessonTime"), try record.time("endLessonTime"))
    lesson.subgroup = try record.integer("numSubgroup", in: 0...100).flatMap { $0 == 0 ? nil : $0 }
    lesson.rooms = try record.texts("auditories").map(RoomName.name)
    lesson.note = try record.text("note")
    lesson.isSplit = try record.truth("split")
    lesson.isAnnouncement = try record.truth("announcement")
    for teacher in try record.records("employees") {
      let name = try teacher.person.note
      if !asides.contains(name) { note(try teacher.teacher) }
      if !lesson.teachers.contains(name) { lesson.teachers.append(name) }
    }
    for group in try record.records("studentGroups") {
      let name = try group.needed("name")
      if !asides.contains(name) { note(try group.group) }
      if !lesson.groups.contains(name) { lesson.groups.append(name) }
    }
    // The owner of the note is each lesson's own.
    if schedule.kind == .group, lesson.groups == [schedule.name] { lesson.groups = [] }
    if schedule.kind == .teacher, lesson.teachers == [schedule.name] { lesson.teachers = [] }
    return lesson
  }

  /// The days of a lesson in the list of a weekday, which counts more than any date.
  private mutating func setDays(
    of lesson: inout ImportedLesson, _ record: UniversityRecord, on weekday: Weekday, within term: DateSpan?
  ) throws(UniversityFault) {
    lesson.weekday = weekday
    let (first, last) = try record.days("startLessonDate", "endLessonDate")
    let own = try record.date("dateLesson")
    if first != nil || last != nil {
      lesson.dates = Self.span((first ?? term?.first, last ?? term?.last))
    }
    if lesson.isAnnouncement {
      try setShown(of: &lesson, record)
      lesson.weeks = []
      lesson.dates = lesson.dates ?? own.flatMap { DateSpan($0, $0) } ?? lesson.shown
      // Without a day it is only shown.
      if lesson.dates == nil { lesson.weekday = nil }
    } else if lesson.dates == nil, let own {
      if own.weekday == weekday { lesson.date = own } else { faults.append(record.fault(.otherWeekday, "dateLesson")) }
    }
    guard let dates = lesson.dates, dates.last.days(since: dates.first) < 6 else { return }
    let days = dates.last.days(since: dates.first)
    if weekday.daysAfter(dates.first.weekday) > days {
      faults.append(record.fault(.otherWeekday, first == nil && own != nil ? "dateLesson" : "startLessonDate"))
    }
  }

  /// The day of an exam, or of a lesson that stands among them; its weeks say nothing.
  private mutating func setDate(of lesson: inout ImportedLesson, _ record: UniversityRecord) throws(UniversityFault) {
    let (first, last) = try record.days("startLessonDate", "endLessonDate")
    if lesson.isAnnouncement { try setShown(of: &lesson, record) }
    lesson.weeks = []
    lesson.date = try record.date("dateLesson") ?? (last == nil || first == last ? first : nil)
    if lesson.date == nil, let shown = lesson.shown, shown.first == shown.last { lesson.date = shown.first }
    lesson.isExam = !lesson.isAnnouncement
    guard lesson.date != nil || lesson.isAnnouncement else { throw record.fault(.missing, "dateLesson") }
  }

  /// When an announcement is to be shown; times beside these days take the place of the lesson's own.
  private func setShown(of lesson: inout ImportedLesson, _ record: UniversityRecord) throws(UniversityFault) {
    let (from, to) = (try record.moment("announcementStart"), try record.moment("announcementEnd"))
    lesson.start = from.time ?? lesson.start
    lesson.end = to.time ?? lesson.end
    guard let one = from.date ?? to.date, let two = to.date ?? from.date else { return }
    lesson.shown = DateSpan(min(one, two), max(one, two))
  }
}
