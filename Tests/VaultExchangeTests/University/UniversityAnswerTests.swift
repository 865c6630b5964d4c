import Testing
import VaultModel

@testable import VaultExchange

/// Answers of the information system, as the page of the source and its quirks have them.
@Suite struct `An answer of the information system` {
  private func answer(_ text: String, named name: String = "s.json") throws -> UniversityAnswer {
    try UniversityAnswer(parsing: Array(text.utf8), named: name)
  }

  /// A schedule of the group 010201 in the term of autumn 2026 with these members besides.
  private func schedule(_ members: String) throws -> UniversityAnswer {
    try answer(
      #"{"startDate":"01.09.2026","endDate":"24.12.2026","studentGroupDto":{"name":"010201"},"# + members + "}")
  }

  /// The one lesson of a Wednesday with these members besides its time.
  private func lesson(_ members: String) throws -> ImportedLesson {
    let lessons = try schedule(
      #""schedules":{"Среда":[{"startLessonTime":"09:00","endLessonTime":"10:20""# + members + "}]}"
    ).schedule?.lessons
    return try #require(lessons?.first)
  }

  private static func days(_ text: String?) -> DateSpan? { text.flatMap { DateSpan($0) } }

  // MARK: Lessons

  @Test(arguments: [
    (#","weekNumber":[1,3]"#, [1, 3]), (#","weekNumber":[3,1,3]"#, [1, 3]), (#","weekNumber":2"#, [2]),
    (#","weekNumber":[0]"#, []), (#","weekNumber":0"#, []), (#","weekNumber":[0,1]"#, []), (#","weekNumber":[]"#, []),
    (#","weekNumber":null"#, []), ("", []),
  ])
  func `has its weeks, none of which are all`(members: String, weeks: [Int]) throws {
    #expect(try lesson(members).weeks == weeks)
  }

  @Test(arguments: [
    (#","startLessonDate":"01.09.2026","endLessonDate":"24.11.2026""#, "2026-09-01..2026-11-24"),
    (#","startLessonDate":"15.12.2026","endLessonDate":"01.09.2026""#, "2026-09-01..2026-12-15"),
    (#","startLessonDate":"07.10.2026","endLessonDate":null"#, "2026-10-07..2026-12-24"),
    (#","startLessonDate":null,"endLessonDate":"07.10.2026""#, "2026-09-01..2026-10-07"),
    (#","startLessonDate":null,"endLessonDate":null"#, nil), ("", nil),
    // The days of showing are those of an announcement that has no others.
    (
      #","announcement":true,"announcementStart":"17.11.2026","announcementEnd":"18.11.2026""#, "2026-11-17..2026-11-18"
    ),
    (
      #","announcement":true,"announcementStart":"17.11.2026","startLessonDate":"25.11.2026","endLessonDate":"25.11.2026""#,
      "2026-11-25"
    ), (#","announcement":true,"announcementStart":"17.11.2026","dateLesson":"25.11.2026""#, "2026-11-25"),
  ])
  func `has its days in their order`(members: String, days: String?) throws {
    #expect(try lesson(members).dates == Self.days(days))
  }

  @Test func `with nothing but a time is one`() throws {
    var expected = ImportedLesson()
    expected.weekday = .wednesday
    expected.start = LocalTime("09:00")
    expected.end = LocalTime("10:20")
    let nulls =
      ",\"subject\":null,\"lessonTypeAbbrev\":null,\"numSubgroup\":null,\"split\":null,\"note\":null,\"dateLesson\":null,"
      + "\"auditories\":null,\"announcement\":null,\"announcementStart\":null,\"studentGroups\":null,\"employees\":null"
    #expect(try lesson("") == expected)
    #expect(try lesson(nulls) == expected)
  }

  @Test func `has all that the source says`() throws {
    let lesson = try lesson(
      #","subject":"БвКС","subjectFullName":"Безопасность","lessonTypeAbbrev":"ЛР","numSubgroup":2,"split":true,"#
        + #""note":"Начало\n в 15.20","auditories":["604-5 к.","213a-4 k."],"studentGroups":[{"name":"010201"},"#
        + #"{"name":"010202","numberOfStudents":25}],"employees":[{"urlId":"i-abramov"},{"lastName":"Иванов","#
        + #""firstName":"Пётр"}]"#)
    #expect(lesson.subject == "БвКС" && lesson.title == "Безопасность" && lesson.kind == "ЛР")
    #expect(lesson.subgroup == 2 && lesson.isSplit && lesson.note == "Начало в 15.20")
    #expect(lesson.rooms == ["604-5", "213a-4"])
    #expect(lesson.groups == ["010201", "010202"] && lesson.teachers == ["i-abramov", "Иванов Пётр"])
  }

  @Test func `of its own date is held on it, unless it stands under another weekday`() throws {
    #expect(try lesson(#","dateLesson":"18.11.2026""#).date == LocalDate("2026-11-18"))
    let other = try schedule(
      #""schedules":{"Среда":[{"subject":"БД","startLessonTime":"09:00","dateLesson":"19.11.2026"}]}"#)
    #expect(other.schedule?.lessons.first?.date == nil && other.schedule?.lessons.first?.weekday == .wednesday)
    #expect(other.faults.map(\.reason) == [.otherWeekday])
    #expect(other.faults.map(\.path) == ["schedules.Среда[0].dateLesson"])
  }

  @Test func `without any day is only shown when it is an announcement`() throws {
    let lesson = try lesson(#","announcement":true,"note":"сбор","weekNumber":[2]"#)
    #expect(lesson.weekday == nil && lesson.dates == nil && lesson.isAnnouncement && lesson.weeks.isEmpty)
  }

  @Test func `takes the times beside the days of its announcement`() throws {
    let lesson = try lesson(
      #","announcement":true,"announcementStart":"17.11.2026 15:20","announcementEnd":"18.11.2026 16:00""#)
    #expect(lesson.start == LocalTime("15:20") && lesson.end == LocalTime("16:00"))
    #expect(lesson.shown == Self.days("2026-11-17..2026-11-18"))
  }

  // MARK: Schedules

  @Test func `reads what went before where there is nothing now`() throws {
    let lists = #""previousSchedules":{"Понедельник":[{"subject":"БД","startLessonTime":"09:00"}]}"#
    #expect(try schedule(#""schedules":null,"# + lists).schedule?.lessons.count == 1)
    #expect(try schedule(lists).schedule?.lessons.count == 1)
    #expect(try schedule(#""schedules":{},"# + lists).schedule?.lessons.isEmpty == true)
  }

  @Test func `has exams on their dates, also lectures among them, each once`() throws {
    let exam =
      #"{"subject":"БД","lessonTypeAbbrev":"ЛК","weekNumber":[1],"startLessonTime":"10:00","dateLesson":"22.12.2026"}"#
    let lessons = try #require(try schedule(#""schedules":null,"exams":["# + exam + "," + exam + "]").schedule?.lessons)
    #expect(lessons.count == 1)
    #expect(lessons[0].date == LocalDate("2026-12-22") && lessons[0].isExam && lessons[0].weeks.isEmpty)
  }

  @Test func `unites the groups and teachers of equal lessons`() throws {
    func copy(_ group: String, _ teacher: String) -> String {
      #"{"subject":"БД","startLessonTime":"09:00","auditories":["1-1 к."],"studentGroups":[{"name":""# + group
        + #""}],"employees":[{"urlId":""# + teacher + #""}]}"#
    }
    let lessons = try schedule(#""schedules":{"Вторник":["# + copy("1", "a") + "," + copy("2", "b") + "]}")
      .schedule?.lessons
    #expect(lessons?.map(\.groups) == [["1", "2"]] && lessons?.map(\.teachers) == [["a", "b"]])
  }

  @Test func `is of a teacher, who is each lesson's own`() throws {
    let schedule = try answer(
      #"{"employeeDto":{"urlId":"i-abramov","lastName":"Абрамов","firstName":"Игорь"},"schedules":{"Среда":"#
        + #"[{"startLessonTime":"09:00","employees":[{"urlId":"i-abramov"}],"studentGroups":[{"name":"1"}]}]}}"#
    ).schedule
    #expect(schedule?.kind == .teacher && schedule?.name == "i-abramov" && schedule?.title == "Абрамов Игорь")
    #expect(schedule?.lessons.first?.teachers == [] && schedule?.lessons.first?.groups == ["1"])
  }

  @Test(arguments: [
    (#""startLessonTime":930"#, "startLessonTime", UniversityFault.Reason.wrongType),
    (#""startLessonTime":"9.30""#, "startLessonTime", .badValue),
    (#""endLessonTime":"10:20""#, "startLessonTime", .missing),
    (#""startLessonTime":"09:00","weekNumber":[1,"2"]"#, "weekNumber[1]", .wrongType),
    (#""startLessonTime":"09:00","weekNumber":[-1]"#, "weekNumber[0]", .badValue),
    (#""startLessonTime":"09:00","weekNumber":9999999999999999999999"#, "weekNumber", .badValue),
    (#""startLessonTime":"09:00","numSubgroup":"1""#, "numSubgroup", .wrongType),
    (#""startLessonTime":"09:00","startLessonDate":"31.02.2026""#, "startLessonDate", .badValue),
    (#""startLessonTime":"09:00","auditories":[{"name":"1"}]"#, "auditories[0]", .wrongType),
    (#""startLessonTime":"09:00","studentGroups":[{"name":10201}]"#, "studentGroups[0].name", .wrongType),
    (#""startLessonTime":"09:00","employees":["Абрамов"]"#, "employees[0]", .wrongType),
  ])
  func `reports one fault of a bad record and reads the rest`(
    members: String, place: String, reason: UniversityFault.Reason
  ) throws {
    let answer = try schedule(
      #""schedules":{"Четверг":[{"# + members + #"},{"subject":"БД","startLessonTime":"09:00"}]}"#)
    #expect(answer.faults.map(\.path) == ["schedules.Четверг[0]." + place])
    #expect(answer.faults.map(\.reason) == [reason])
    #expect(answer.schedule?.lessons.map(\.subject) == ["БД"])
  }

  // MARK: Catalogues

  @Test func `has rooms with the names of their buildings`() throws {
    let answer = try answer(
      #"[{"id":1,"name":"604","note":"проектор","capacity":30,"auditoryType":{"id":2,"name":"лекционная","abbrev":"ЛК"},"#
        + #""buildingNumber":{"id":9,"name":"5 к."},"department":{"idDepartment":3,"name":"Каф. ЭИ","abbrev":"ЭИ"}},"#
        + #"{"id":2,"name":"4-4","buildingNumber":{"id":4,"name":"4 к."}},{"id":3,"name":"epam"},{"id":4}]"#)
    #expect(answer.records.map(\.name) == ["604-5", "4-4", "epam"])
    let values = ["building": ["5"], "kind": ["ЛК"], "capacity": ["30"], "department": ["ЭИ"], "note": ["проектор"]]
    #expect(answer.records[0].values.filter { $0.key != "iis-id" } == values)
    #expect(answer.faults.map(\.path) == ["[3].name"])
  }

  @Test func `has teachers, groups, and names by their shapes`() throws {
    let teachers = try answer(
      #"[{"id":5,"urlId":"i-abramov","firstName":"Игорь","middleName":null,"lastName":"Абрамов","degree":"","#
        + #""degreeAbbrev":"к.т.н.","rank":null,"academicDepartment":["каф. ЭИ","ПОИТ"],"calendarId":"x@y"}]"#)
    #expect(teachers.records.map(\.name) == ["i-abramov"])
    #expect(teachers.records[0].values["name"] == ["Абрамов Игорь"])
    #expect(teachers.records[0].values["degree"] == ["к.т.н."])
    #expect(teachers.records[0].values["departments"] == ["ЭИ", "ПОИТ"])
    let groups = try answer(
      #"[{"id":1,"name":"010201","facultyId":7,"facultyAbbrev":"ФКСиС","course":null,"educationDegree":1,"#
        + #""specialityDepartmentEducationFormId":20,"specialityName":null,"specialityAbbrev":"ИиТП"}]"#)
    #expect(groups.records[0].type == .group && groups.records[0].faculty == "7")
    #expect(groups.records[0].values["speciality"] == ["ИиТП"] && groups.records[0].values["course"] == nil)
    let names = #"[{"id":7,"name":"Факультет","abbrev":"ФКСиС"}]"#
    #expect(try answer(names, named: "https://iis.bsuir.by/api/v1/faculties").units["faculty"]?.count == 1)
    #expect(try answer(names, named: "a/departments.json").units["department"]?.count == 1)
    let units = try UniversityAnswer(parsing: Array(names.utf8), named: "x.json", units: .faculties).units
    #expect(units["faculty"]?.first?.abbreviation == "ФКСиС")
    let specialities = try answer(
      #"[{"id":20,"name":"Информатика","abbrev":"ИиТП","code":"1-40 04 01","facultyId":7,"#
        + #""educationForm":{"id":1,"name":"дневная"}}]"#)
    #expect(specialities.units["speciality"]?.first?.form == "дневная")
    #expect(try answer(#"{"lastUpdateDate":"12.11.2026"}"#).lastUpdate == LocalDate("2026-11-12"))
  }

  @Test(arguments: [
    ("", UniversityAnswer.Failure.empty), (" \n", .empty), ("null", .empty), ("{}", .otherShape), ("[1]", .otherShape),
    (#"[{"id":1,"name":"a","abbrev":"b"}]"#, .whichUnits), (#"{"schedules":{}}"#, .noOwner),
    (#"{"studentGroupDto":{"name":"1"},"schedules":[]}"#, .otherShape),
  ])
  func `that says nothing is told from one that is none`(text: String, failure: UniversityAnswer.Failure) {
    #expect(throws: failure) { try answer(text) }
  }

  // MARK: Rooms

  @Test(arguments: [
    ("604-5 к.", "604-5"), ("604-5 k.", "604-5"), ("604-5к", "604-5"), ("31-1", "31-1"), ("4-4 к.", "4-4"),
    ("epam 104 к1-2 к.", "epam 104 к1-2"), ("парк", "парк"), ("213a-4 к.", "213a-4"),
  ])
  func `names rooms as they are, without the word for the building`(written: String, name: String) {
    #expect(RoomName.name(written) == name)
  }

  @Test func `asks for the last change of a group and of a teacher`() {
    let base = "https://iis.bsuir.by/api/v1"
    #expect(
      UniversityAddress(base + "/schedule?studentGroup=010201")?.lastUpdate
        == base + "/last-update-date/student-group?groupNumber=010201")
    #expect(
      UniversityAddress(base + "/employees/schedule/i-abramov")?.lastUpdate
        == base + "/last-update-date/employee?url-id=i-abramov")
    #expect(UniversityAddress(base + "/auditories") == nil)
  }
}
