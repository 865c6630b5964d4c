import Testing
import VaultTestSupport

@testable import VaultCommands

/// One lesson of a source, in every shape that it may have.
@Suite struct `Imported lessons` {
  private static let usual =
    "\"subject\":\"А\",\"lessonTypeAbbrev\":\"ЛК\",\"startLessonTime\":\"09:00\",\"endLessonTime\":\"10:20\""

  /// The days of September and October 2026 on which what is imported takes place.
  private func imported(_ json: String) throws -> (days: [String], vault: ClassVault, said: String) {
    let vault = try ClassVault(["a.json": json], settings: "")
    let run = vault.run(["import", "a.json", "--format", "bsuir"])
    let days = try vault.days("--group", "010201", "--from", "2026-09-01", "--to", "2026-10-31").filter { !$0.isEmpty }
    return (days.map { String($0.dropFirst(5)) }, vault, run.output + run.errors)
  }

  private static let wednesdays = "09-02 09-09 09-16 09-23 09-30 10-07 10-14 10-21 10-28"

  @Test(arguments: [
    // Weeks: 2 September is of week 1.
    ("\"weekNumber\":[2,4]", "09-09 09-23 10-07 10-21"), ("\"weekNumber\":2", "09-09 10-07"),
    ("\"weekNumber\":[0]", wednesdays), ("\"weekNumber\":0", wednesdays), ("\"weekNumber\":[]", wednesdays),
    ("\"weekNumber\":null", wednesdays), ("\"numSubgroup\":0", wednesdays), ("\"weekNumber\":[0,2]", wednesdays),
    // Dates: as they are, swapped, of one day.
    ("\"startLessonDate\":\"09.09.2026\",\"endLessonDate\":\"23.09.2026\"", "09-09 09-16 09-23"),
    ("\"startLessonDate\":\"23.09.2026\",\"endLessonDate\":\"09.09.2026\"", "09-09 09-16 09-23"),
    ("\"startLessonDate\":\"09.09.2026\",\"endLessonDate\":\"09.09.2026\"", "09-09"),
    // Announcements: in all weeks of their lesson dates; else on `dateLesson`; else on the days of their showing; else never.
    (
      "\"announcement\":true,\"weekNumber\":[1],\"startLessonDate\":\"02.09.2026\",\"endLessonDate\":\"16.09.2026\"",
      "09-02 09-09 09-16"
    ),
    (
      "\"announcement\":true,\"dateLesson\":\"16.09.2026\",\"announcementStart\":\"01.09.2026\",\"announcementEnd\":\"10.09.2026\"",
      "09-16"
    ),
    ("\"announcement\":true,\"announcementStart\":\"09.09.2026\",\"announcementEnd\":\"16.09.2026\"", "09-09 09-16"),
    ("\"announcement\":true", ""),
  ])
  func `take place on their days`(members: String, days: String) throws {
    let (found, vault, said) = try imported(ScheduleFiles.lesson(Self.usual + "," + members))
    #expect(found.joined(separator: " ") == days, "\(said)\(vault.base.text("timetable/010201.md"))")
  }

  @Test func `that are announced at times of their own take place then`() throws {
    let (_, vault, said) = try imported(
      ScheduleFiles.lesson(
        Self.usual + ",\"announcement\":true,\"startLessonDate\":\"09.09.2026\",\"endLessonDate\":\"09.09.2026\","
          + "\"announcementStart\":\"12:00\",\"announcementEnd\":\"13:30\""))
    let lessons = try vault.lessons("--group", "010201", "--from", "2026-09-01", "--to", "2026-10-31")
    #expect(lessons.map { "\($0.date) \($0.start)-\($0.end)" } == ["2026-09-09 12:00-13:30"], "\(said)")
  }

  @Test(arguments: [
    ("604-5 к.", "604-5"), ("604-5 k.", "604-5"), ("31-1", "31-1"), ("4-4", "4-4"), ("213a-4 к.", "213a-4"),
    ("207а-5 к.", "207а-5"), ("epam 104 к1-2 к.", "epam 104 к1-2"), ("спортзал", "спортзал"),
  ])
  func `are in a room whose name is kept`(room: String, name: String) throws {
    let (_, vault, said) = try imported(ScheduleFiles.lesson(Self.usual + ",\"auditories\":[\"\(room)\"]"))
    let lessons = try vault.lessons("--group", "010201", "--date", "2026-09-02")
    #expect(lessons.map(\.rooms) == [[name]], "\(said)")
  }

  @Test(arguments: [
    ("\"startLessonTime\":930", "startLessonTime"), ("\"weekNumber\":\"odd\"", "weekNumber"),
    ("\"auditories\":7", "auditories"), ("\"startLessonDate\":\"31.02.2026\"", "startLessonDate"),
  ])
  func `of a wrong type are one diagnostic, and the rest is imported`(member: String, name: String) throws {
    let json = ScheduleFiles.lesson(
      Self.usual + "},{\"subject\":\"Б\",\"endLessonTime\":\"12:00\",\"startLessonTime\":\"11:00\"," + member)
    let (_, vault, said) = try imported(json)
    #expect(said.contains("schedules.Среда[1].\(name)"), "\(said)")
    #expect(vault.base.text("timetable/010201.md").contains("А"))
  }

  @Test func `keep the note that says the true start`() throws {
    let (_, vault, _) = try imported(ScheduleFiles.lesson(Self.usual + ",\"note\":\"Начало в 15.20\""))
    #expect(try vault.lessons("--group", "010201", "--date", "2026-09-02").first?.line.text("note") == "Начало в 15.20")
    #expect(vault.shown("timetable", "--group", "010201", "--date", "2026-09-02").contains("Начало в 15.20"))
  }

  @Test func `are those of the schedule before when there is none yet`() throws {
    let json = ScheduleFiles.lesson(Self.usual).replacing(
      "\"schedules\":", with: "\"schedules\":null,\"previousSchedules\":")
    #expect(try imported(json).days.joined(separator: " ") == Self.wednesdays)
  }

  @Test func `that stand twice are one`() throws {
    let json = ScheduleFiles.lesson(Self.usual + "},{" + Self.usual)
    #expect(try imported(json).days.joined(separator: " ") == Self.wednesdays)
  }

  @Test(arguments: ["", "{}", "[", "null", "{\"schedules\":{\"Среда\":7}}"]) func `that are none change nothing`(
    json: String
  ) throws {
    let vault = try ClassVault(["a.json": json], settings: "")
    let run = vault.run(["import", "a.json", "--format", "bsuir"])
    #expect(run.code != .done && !run.errors.isEmpty && vault.base.files == ["a.json"], "\(run.output)")
  }

  @Test(arguments: ["faculties", "departments"]) func `are not made of lists of names`(kind: String) throws {
    let vault = try ClassVault(["a.json": "[{\"id\":7,\"name\":\"Факультет\",\"abbrev\":\"ФКСиС\"}]"], settings: "")
    let run = vault.run(["import", "a.json", "--format", "bsuir", "--kind", kind])
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    #expect(!vault.base.files.contains { $0.hasSuffix(".md") })
  }
}
