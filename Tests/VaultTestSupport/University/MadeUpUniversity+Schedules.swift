import VaultSyntax

/// The answers that hold lessons.
extension MadeUpUniversity {
  private static let weekdays = ["Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота"]

  func schedule(of group: Int, _ places: [Int]) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      writeDays(&$0, hasTerm: groups[group].hasTerm, hasExams: groups[group].hasExams)
      $0.member("studentGroupDto") { dto(ofGroup: group, &$0) }
      if group % 2 == 0 { $0.member("employeeDto", nil as String?) }
      // A schedule that is being changed stands elsewhere for a while.
      let isOld = group % 10 == 8
      if isOld { $0.member("schedules", nil as String?) }
      $0.member(isOld ? "previousSchedules" : "schedules") { writeWeek(&$0, places, isOfTeacher: false) }
      if groups[group].hasExams { $0.member("exams") { writeExams(&$0, places, isOfTeacher: false) } }
    }
    return json.bytes
  }

  func schedule(ofTeacher teacher: Int, _ places: [Int]) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      writeDays(&$0, hasTerm: true, hasExams: true)
      $0.member("employeeDto") { self.teacher(teacher, isInList: false, &$0) }
      $0.member("schedules") { writeWeek(&$0, places, isOfTeacher: true) }
      $0.member("exams") { writeExams(&$0, places, isOfTeacher: true) }
    }
    return json.bytes
  }

  private func writeDays(_ json: inout JSONWriter, hasTerm: Bool, hasExams: Bool) {
    json.member("startDate", hasTerm ? Self.dotted(Self.term.first) : nil)
    json.member("endDate", hasTerm ? Self.dotted(Self.term.last) : nil)
    json.member("startExamsDate", hasExams ? Self.dotted(Self.exams.first) : nil)
    json.member("endExamsDate", hasExams ? Self.dotted(Self.exams.last) : nil)
  }

  private func writeWeek(_ json: inout JSONWriter, _ places: [Int], isOfTeacher: Bool) {
    json.object { week in
      for (weekday, name) in Self.weekdays.enumerated() {
        let places = places.filter { lessons[$0].weekday == weekday }
        guard !places.isEmpty || weekday == 5 else { continue }
        week.member(name) { day in
          day.array { for place in places { write(place, isOfTeacher: isOfTeacher, &$0) } }
        }
      }
    }
  }

  private func writeExams(_ json: inout JSONWriter, _ places: [Int], isOfTeacher: Bool) {
    json.array { for place in places where lessons[place].date != nil { write(place, isOfTeacher: isOfTeacher, &$0) } }
  }

  // MARK: - Lessons

  private func write(_ place: Int, isOfTeacher: Bool, _ json: inout JSONWriter) {
    let lesson = lessons[place]
    json.object {
      $0.optional("subject", lesson.subject, place) { $0.string($1) }
      $0.optional("subjectFullName", lesson.title, place) { $0.string($1) }
      $0.optional("lessonTypeAbbrev", lesson.kind, place / 2) { $0.string($1) }
      writeWeeks(place, &$0)
      $0.member("startLessonTime", lesson.start)
      $0.member("endLessonTime", lesson.end)
      $0.member("numSubgroup", lesson.subgroup)
      $0.member("split", lesson.isSplit)
      $0.optional("note", lesson.note, place) { $0.string($1) }
      $0.optional("dateLesson", lesson.date.map(Self.dotted), place) { $0.string($1) }
      writeDates(place, &$0)
      writeRooms(place, &$0)
      $0.member("announcement", lesson.isAnnouncement)
      $0.optional("announcementStart", lesson.shown.map { Self.dotted($0.first) }, place) { $0.string($1) }
      $0.optional("announcementEnd", lesson.shown.map { Self.dotted($0.last) }, place) { $0.string($1) }
      $0.member("studentGroups") { $0.array { for group in lesson.groups { writeGroup(group, &$0) } } }
      if isOfTeacher || (lesson.teachers.isEmpty && place % 3 == 0) {
        $0.member("employees", nil as String?)
      } else if !lesson.teachers.isEmpty || place % 3 == 1 {
        $0.member("employees") { $0.array { for each in lesson.teachers { teacher(each, isInList: false, &$0) } } }
      }
    }
  }

  /// Every week is 0, `[0]`, an empty list, null or nothing; one week may be a plain number.
  private func writeWeeks(_ place: Int, _ json: inout JSONWriter) {
    var weeks = lessons[place].date == nil ? lessons[place].weeks : [1]
    if weeks.count == 1, place % 2 == 0 {
      json.member("weekNumber", weeks[0])
      return
    }
    if weeks.isEmpty {
      switch place % 5 {
      case 0: weeks = [0]
      case 1: json.member("weekNumber", 0)
      case 2: json.member("weekNumber", nil as String?)
      case 3: break
      default: json.member("weekNumber", [])
      }
      if place % 5 != 0 { return }
    }
    json.member("weekNumber") {
      $0.array { for week in place % 4 == 3 ? weeks.reversed() : weeks { $0.integer(week) } }
    }
  }

  /// The days, some of them with the last first; for the whole term now and then none.
  private func writeDates(_ place: Int, _ json: inout JSONWriter) {
    let lesson = lessons[place]
    var dates = lesson.dates
    let needsDates = lesson.groups.contains { !groups[$0].hasTerm }
    if dates == nil, !lesson.isAnnouncement, lesson.date == nil, needsDates || place % 2 == 0 { dates = Self.term }
    if place % 7 == 6, let span = dates { dates = Span(first: span.last, last: span.first) }
    json.optional("startLessonDate", dates.map { Self.dotted($0.first) }, place) { $0.string($1) }
    json.optional("endLessonDate", dates.map { Self.dotted($0.last) }, place) { $0.string($1) }
  }

  private func writeRooms(_ place: Int, _ json: inout JSONWriter) {
    let rooms = lessons[place].rooms
    if rooms.isEmpty, place % 3 == 0 { return }
    if rooms.isEmpty, place % 3 == 1 {
      json.member("auditories", nil as String?)
    } else {
      json.member("auditories", rooms.map { source(ofRoom: $0, isLatin: place % 3 == 0) })
    }
  }

  private func writeGroup(_ place: Int, _ json: inout JSONWriter) {
    let group = groups[place]
    let speciality = specialities[group.speciality]
    json.object {
      $0.member("name", group.name)
      $0.member("specialityName", speciality.name)
      $0.member("specialityCode", speciality.code)
      $0.member("numberOfStudents", group.students)
      $0.member("educationDegree", group.isMaster ? 2 : 1)
    }
  }

  /// `2026-09-01` as the system writes it: `01.09.2026`.
  private static func dotted(_ date: String) -> String { date.split(separator: "-").reversed().joined(separator: ".") }
}
