import Foundation
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault import --format bsuir`, with the schedule of a made-up group.
@Suite struct `A university's schedule` {
  private static let note = "timetable/010201.md"
  private static let now = "2026-11-20T12:00"

  private static let group =
    #"{"id":1,"name":"010201","facultyId":7,"facultyAbbrev":"ФКСиС","course":null,"specialityDepartmentEducationFormId":20,"#
    + #""specialityName":"Информатика","specialityAbbrev":"ИиТП","educationDegree":1,"calendarId":null}"#

  private static let teacher =
    #"{"id":500434,"urlId":"i-abramov","firstName":"Игорь","middleName":null,"lastName":"Абрамов"}"#

  /// The lab of Mondays with these members in place of its own.
  private static func lab(
    room: String? = "405-1 к.", day: String = "Понедельник", times: (String, String) = ("10:35", "11:55"),
    weeks: String = "[1,3]", teachers: String = "[\(teacher)]"
  ) -> String {
    "\"\(day)\":[{\"subject\":\"БвКС\",\"subjectFullName\":\"Безопасность в компьютерных сетях\",\"lessonTypeAbbrev\":\"ЛР\","
      + "\"weekNumber\":\(weeks),\"startLessonTime\":\"\(times.0)\",\"endLessonTime\":\"\(times.1)\",\"numSubgroup\":1,"
      + "\"split\":false,\"auditories\":[\(room.map { "\"\($0)\"" } ?? "")],\"note\":null,\"dateLesson\":null,"
      + "\"startLessonDate\":\"01.09.2026\",\"endLessonDate\":\"24.11.2026\",\"announcement\":false,"
      + "\"studentGroups\":[{\"name\":\"010201\"}],\"employees\":\(teachers)}]"
  }

  private static let sport =
    #""Вторник":[{"subject":"ФизК","lessonTypeAbbrev":null,"weekNumber":[0],"startLessonTime":"09:00","#
    + #""endLessonTime":"10:20","numSubgroup":0,"auditories":[],"startLessonDate":"15.12.2026","#
    + #""endLessonDate":"01.09.2026","employees":null}]"#

  private static let meeting =
    #""Среда":[{"subject":null,"lessonTypeAbbrev":null,"weekNumber":null,"startLessonTime":"15:20","#
    + #""endLessonTime":"16:00","numSubgroup":0,"auditories":null,"note":"Организационное собрание, ауд. 112-3","#
    + #""startLessonDate":"18.11.2026","endLessonDate":"18.11.2026","announcement":true,"#
    + #""announcementStart":"17.11.2026","announcementEnd":"18.11.2026","employees":[]}]"#

  private static let bad =
    #""Четверг":[{"subject":"ОАиП","weekNumber":[1],"startLessonTime":930,"endLessonTime":"10:20","numSubgroup":0}]"#

  private static let exam =
    #""exams":[{"subject":"БвКС","lessonTypeAbbrev":"Экзамен","weekNumber":[1],"startLessonTime":"10:00","#
    + #""endLessonTime":"12:00","numSubgroup":0,"auditories":["epam 104 к1-2 к."],"dateLesson":"22.12.2026","#
    + #""startLessonDate":null,"endLessonDate":null,"employees":null}]"#

  private static func schedule(_ lists: String..., group: String = Self.group) -> String {
    #"{"startDate":"01.09.2026","endDate":"24.12.2026","startExamsDate":null,"endExamsDate":null,"studentGroupDto":"#
      + group + #","schedules":{"# + lists.joined(separator: ",") + "}," + exam + "}"
  }

  private static let first = schedule(lab(), sport, meeting, bad)

  private func vault(_ files: [String: String] = [:]) throws -> PlanVault {
    try PlanVault.bare(files, settings: "timezone: Europe/Minsk\nlang: en\n")
  }

  private func imported(_ vault: PlanVault, _ file: String = "s1.json", _ words: [String] = []) -> CommandRun {
    vault.run(["import", vault.directory.path + "/" + file, "--format", "bsuir"] + words, at: Self.now)
  }

  private func lines(_ vault: PlanVault, _ path: String = Self.note) -> [String] {
    vault.text(path).split(separator: "\n").filter { $0.hasPrefix("- ") }.map { line in
      line.range(of: " ^iis-").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }

  private func identifier(_ vault: PlanVault, of text: String) -> String {
    let line = vault.text(Self.note).split(separator: "\n").first { $0.contains(text) } ?? ""
    return line.range(of: "^iis-").map { String(line[$0.lowerBound...]) } ?? ""
  }

  // MARK: The first time

  @Test func `becomes a note of its group, a line a lesson, and one bad record is one warning`() throws {
    let vault = try vault(["s1.json": Self.first])
    let run = imported(vault)
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("schedules.Четверг[0].startLessonTime '930'"), "\(run.errors)")
    #expect(run.errors.contains("lessons: 4 new, 0 changed, 0 moved, 0 removed"), "\(run.errors)")
    #expect(
      lines(vault) == [
        "- 10:35-11:55 БвКС {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 405-1, teacher: i-abramov, "
          + "dates: 2026-09-01..2026-11-24, title: Безопасность в компьютерных сетях}",
        "- 09:00-10:20 ФизК {dates: 2026-09-01..2026-12-15}",
        "- 15:20-16:00 {dates: 2026-11-18, note: \"Организационное собрание, ауд. 112-3\", announcement, "
          + "shown: 2026-11-17..2026-11-18}",
        "- 2026-12-22 10:00-12:00 БвКС {kind: Экзамен, room: epam 104 к1-2}",
      ])
    let text = vault.text(Self.note)
    #expect(text.hasPrefix("---\nowner:\n  group: \"010201\"\nterm: 2026-09-01..2026-12-24\ntimezone: Europe/Minsk\n"))
    #expect(["## Monday\n", "## Tuesday\n", "## Wednesday\n", "## Exams\n"].allSatisfy(text.contains))
    #expect(vault.run(["check"], at: Self.now).code == .done)
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text(Self.note).isEmpty)
  }

  @Test func `changes nothing the second time`() throws {
    let vault = try vault(["s1.json": Self.first])
    #expect(imported(vault).code == .done)
    let text = vault.text(Self.note)
    try vault.age(Self.note)
    let again = imported(vault)
    #expect(again.code == .done && again.errors.contains("nothing changed"), "\(again.errors)")
    #expect(vault.text(Self.note) == text)
    #expect(try vault.isAged(Self.note))
  }

  @Test func `puts a weekday that comes later where the week has it`() throws {
    let vault = try vault(["s1.json": Self.schedule(Self.lab()), "s2.json": Self.first])
    #expect(imported(vault).code == .done)
    #expect(imported(vault, "s2.json").code == .done)
    let headings = vault.text(Self.note).split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## Monday", "## Tuesday", "## Wednesday", "## Exams"])
  }

  @Test func `is only shown when it is tried out`() throws {
    let vault = try vault(["s1.json": Self.first])
    let run = imported(vault, "s1.json", ["--dry-run"])
    #expect(run.code == .done && run.output.contains("+- 09:00-10:20 ФизК"), "\(run.errors)")
    #expect(run.errors.contains("lessons: 4 new"), "\(run.errors)")
    #expect(vault.text(Self.note).isEmpty)
  }

  @Test func `tells programs how many lessons came`() throws {
    let vault = try vault(["s1.json": Self.first])
    let object = try #require(try PlanVault.objects(in: imported(vault, "s1.json", ["--json"]).output).last)
    #expect(object["path"] as? String == Self.note && object["lessons_added"] as? Int == 4)
  }

  @Test func `comes from a folder and from the standard input`() throws {
    let other = Self.group.replacingOccurrences(of: "010201", with: "010202")
    let vault = try vault([
      "in/a.json": Self.first, "in/b.json": Self.schedule(Self.sport, group: other), "in/notes.txt": "no answer",
    ])
    #expect(imported(vault, "in").code == .done)
    #expect(lines(vault).count == 4 && lines(vault, "timetable/010202.md").count == 2)
    let single = Self.schedule(Self.sport, group: other.replacingOccurrences(of: "010202", with: "1"))
    let run = CommandRun(["import", "-", "--format", "bsuir", "--now", Self.now, "--lang", "en"], in: vault.directory) {
      environment in
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      let queue = LineQueue([single])
      environment.readLine = { queue.next() }
    }
    #expect(run.code == .done && lines(vault, "timetable/1.md").count == 2, "\(run.errors)")
  }

  // MARK: Later

  @Test func `that moves keeps its line, its id and the keys of people; their own lines stay`() throws {
    let vault = try vault([
      "s1.json": Self.first, "s2.json": Self.schedule(Self.lab(room: "406-1 к."), Self.meeting, Self.bad),
    ])
    #expect(imported(vault).code == .done)
    let id = identifier(vault, of: "БвКС {kind: ЛР")
    let edited = vault.text(Self.note)
      .replacingOccurrences(of: "сетях} ^", with: "сетях, remind: 1h} ^")
      .replacingOccurrences(of: "## Monday\n\n", with: "## Monday\n\n- 18:00-19:00 Хор {kind: own}\n")
    try vault.directory.write(Self.note, edited)
    let run = imported(vault, "s2.json")
    #expect(run.code == .done && run.errors.contains("moved: room 405-1 → 406-1"), "\(run.errors)")
    #expect(run.errors.contains("lessons: 0 new, 0 changed, 1 moved, 1 removed"), "\(run.errors)")
    let tuesday = edited.split(separator: "\n").first { $0.contains("ФизК") } ?? ""
    let expected = edited.replacingOccurrences(of: "405-1", with: "406-1")
      .replacingOccurrences(of: tuesday + "\n", with: "")
    // The heading over the removed line stays, with the blank lines that the removal leaves.
    #expect(
      lines(vault)
        == expected.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { line in
          line.range(of: " ^iis-").map { String(line[..<$0.lowerBound]) } ?? String(line)
        })
    #expect(identifier(vault, of: "БвКС {kind: ЛР") == id && !id.isEmpty)
    #expect(vault.text(Self.note).contains("- 18:00-19:00 Хор {kind: own}\n"))
    let text = vault.text(Self.note)
    #expect(imported(vault, "s2.json").errors.contains("nothing changed"))
    #expect(vault.text(Self.note) == text)
    #expect(vault.run(["undo"], at: Self.now).code == .done && vault.text(Self.note) == edited)
  }

  @Test(arguments: [
    (Self.lab(day: "Вторник"), "moved: day Monday → Tuesday", "- 10:35-11:55 БвКС"),
    (Self.lab(times: ("09:00", "10:20")), "moved: time 10:35-11:55 → 09:00-10:20", "- 09:00-10:20 БвКС"),
    (Self.lab(room: nil), "moved: room 405-1 → –", "- 10:35-11:55 БвКС {kind: ЛР, weeks: [1, 3], subgroup: 1, teacher"),
  ])
  func `moves to another day, time or room`(lab: String, said: String, line: String) throws {
    let vault = try vault(["s1.json": Self.schedule(Self.lab()), "s2.json": Self.schedule(lab)])
    #expect(imported(vault).code == .done)
    let id = identifier(vault, of: "БвКС {kind: ЛР")
    let run = imported(vault, "s2.json")
    #expect(run.code == .done && run.errors.contains(said), "\(run.errors)")
    #expect(lines(vault).contains { $0.hasPrefix(line) }, "\(vault.text(Self.note))")
    #expect(identifier(vault, of: "БвКС {kind: ЛР") == id)
    #expect(imported(vault, "s2.json").errors.contains("nothing changed"))
  }

  @Test func `in other weeks is another lesson`() throws {
    let vault = try vault([
      "s1.json": Self.schedule(Self.lab()), "s2.json": Self.schedule(Self.lab(room: "1-1 к.", weeks: "[2,4]")),
    ])
    #expect(imported(vault).code == .done)
    #expect(imported(vault, "s2.json").errors.contains("lessons: 1 new, 0 changed, 0 moved, 1 removed"))
  }

  @Test func `keeps a note and a key that the source does not send, and a renamed file`() throws {
    let vault = try vault([
      "s1.json": Self.schedule(Self.lab()), "s2.json": Self.schedule(Self.lab(teachers: #"[{"urlId":"p-petrov"}]"#)),
    ])
    #expect(imported(vault).code == .done)
    let text = vault.text(Self.note).replacingOccurrences(of: "сетях} ^", with: "сетях, note: bring a laptop} ^")
    try vault.directory.write(
      "mine.md", text.replacingOccurrences(of: "---\nowner", with: "---\ntype: timetable\nowner"))
    try FileManager.default.removeItem(atPath: vault.directory.path + "/" + Self.note)
    let run = imported(vault, "s2.json")
    #expect(run.errors.contains("lessons: 0 new, 1 changed, 0 moved, 0 removed"), "\(run.errors)")
    #expect(vault.text(Self.note).isEmpty)
    #expect(
      vault.text("mine.md").contains("teacher: p-petrov") && vault.text("mine.md").contains("note: bring a laptop"))
  }

  // MARK: Catalogues

  @Test func `links rooms and teachers that have notes, and catalogues make them`() throws {
    let rooms =
      #"[{"id":3,"name":"405","capacity":15,"auditoryType":{"abbrev":"ЛР"},"buildingNumber":{"name":"1 к."}}]"#
    let teachers = "[" + Self.teacher + "]"
    let vault = try vault([
      "in/s1.json": Self.first, "in/rooms.json": rooms, "in/teachers.json": teachers,
      "in/groups.json": "[\(Self.group)]",
      "in/faculties.json": #"[{"id":7,"name":"Факультет компьютерных систем и сетей","abbrev":"ФКСиС"}]"#,
    ])
    let run = imported(vault, "in")
    #expect(run.code == .done && run.errors.contains("3 new notes, 0 changed"), "\(run.errors)")
    #expect(lines(vault)[0].contains(#"room: "[[405-1]]", teacher: "[[teachers/i-abramov]]""#), "\(lines(vault))")
    #expect(vault.text("rooms/405-1.md").contains("building: 1\nkind: ЛР\ncapacity: 15\n"))
    #expect(vault.text("teachers/i-abramov.md").contains("name: Абрамов Игорь\n"))
    #expect(vault.text("groups/010201.md").contains("faculty: Факультет компьютерных систем и сетей\n"))
    #expect(vault.run(["check"], at: Self.now).code == .done)
    #expect(imported(vault, "in").errors.contains("nothing changed"))
    // A list has the abbreviation alone, which must not take the place of the name.
    #expect(imported(vault, "in/groups.json").errors.contains("nothing changed"))
    let group = vault.text("groups/010201.md")
    try vault.directory.write("groups/010201.md", group + "\nNoisy but nice.\n")
    try vault.directory.write(
      "g.json", "[" + Self.group.replacingOccurrences(of: #""course":null"#, with: #""course":2"#) + "]")
    #expect(imported(vault, "g.json").errors.contains("0 new notes, 1 changed"))
    #expect(vault.text("groups/010201.md").contains("course: 2\n"))
    #expect(vault.text("groups/010201.md").hasSuffix("\nNoisy but nice.\n"))
  }

  @Test func `names of faculties explain the notes that are there`() throws {
    let vault = try vault([
      "groups/1.md": "---\nfaculty: ФКСиС # of the card\n---\n",
      "f.json": #"[{"id":7,"name":"Факультет компьютерных систем","abbrev":"ФКСиС"}]"#,
    ])
    #expect(imported(vault, "f.json", ["--kind", "departments"]).errors.contains("nothing changed"))
    let run = imported(vault, "f.json", ["--kind", "faculties"])
    #expect(
      vault.text("groups/1.md")
        == "---\nfaculty: Факультет компьютерных систем # of the card\nfaculty-abbrev: ФКСиС\n---\n", "\(run.errors)")
    #expect(imported(vault, "f.json").code == .wrongCall)
  }

  // MARK: Addresses

  /// Runs `vault` where the web has these answers by what their addresses end with; what is asked for is noted.
  private func run(
    _ vault: PlanVault, _ words: [String], at now: String = Self.now, web: [String: String],
    asked: AddressLog = AddressLog()
  ) -> CommandRun {
    CommandRun(words + ["--now", now, "--lang", "en"], in: vault.directory) { environment in
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      environment.programs = ProgramOperations(capture: { _, input, _, _ throws(SystemError) in
        let line = String(decoding: input, as: UTF8.self).split(separator: "\n").first ?? ""
        let address = line.dropFirst("url = \"".count).dropLast()
        asked.add(String(address))
        guard let answer = web.first(where: { address.hasSuffix($0.key) })?.value else {
          return ProgramOutput(.exited(22), errors: Array("404".utf8))
        }
        return ProgramOutput(.exited(0), output: Array(answer.utf8))
      })
    }
  }

  private static let base = "https://iis.bsuir.by/api/v1"
  private static let address = base + "/schedule?studentGroup=010201"

  @Test func `that came from an address is asked for again unless it is older than the last import`() throws {
    let vault = try vault()
    let moved = Self.schedule(Self.lab(room: "406-1 к."), Self.sport, Self.meeting)
    var web = ["/schedule?studentGroup=010201": Self.first]
    #expect(run(vault, ["import", Self.address, "--format", "bsuir"], web: web).code == .done)
    #expect(vault.text(Self.note).contains("source: \(Self.address)\nsource-date: 2026-11-20\n"))
    web["/schedule?studentGroup=010201"] = moved
    web["/last-update-date/student-group?groupNumber=010201"] = #"{"lastUpdateDate":"19.11.2026"}"#
    let asked = AddressLog()
    let older = run(vault, ["import", "--refresh"], at: "2026-11-25T12:00", web: web, asked: asked)
    #expect(older.code == .done && older.errors.contains("not fetched"), "\(older.errors)")
    #expect(asked.all == [Self.base + "/last-update-date/student-group?groupNumber=010201"])
    // What changed on the day of the import may have changed after it.
    web["/last-update-date/student-group?groupNumber=010201"] = #"{"lastUpdateDate":"20.11.2026"}"#
    let newer = run(vault, ["import", "--refresh", Self.note], at: "2026-11-25T12:00", web: web)
    #expect(newer.code == .done && newer.errors.contains("moved: room 405-1 → 406-1"), "\(newer.errors)")
    #expect(vault.text(Self.note).contains("source-date: 2026-11-25\n"))
  }

  @Test func `of several addresses is imported where it can be fetched`() throws {
    let vault = try vault(["groups/2.md": "---\ntags: [x]\n---\n"])
    let web = [
      "/schedule?studentGroup=010201": Self.first, "/schedule?studentGroup=2": "", "/schedule?studentGroup=3": "",
    ]
    let names = ["010201", "2", "3", "4"].map { Self.base + "/schedule?studentGroup=" + $0 }
    let run = run(vault, ["import"] + names + ["--format", "bsuir"], web: web)
    #expect(run.code == .ioFailure && lines(vault).count == 4, "\(run.errors)")
    #expect(run.errors.contains("studentGroup=2: the answer is empty: the name is known"), "\(run.errors)")
    #expect(
      run.errors.contains("studentGroup=3: the answer is empty: the schedule is not published, or"), "\(run.errors)")
  }

  // MARK: What is none

  @Test(arguments: [
    ("", ExitCode.nothingFound, "the answer is empty"), ("{}", .wrongCall, "not an answer of the information system"),
    ("[1", .ioFailure, "s1.json:1:3: not JSON"), (#"{"schedules":{}}"#, .wrongCall, "does not say whose"),
  ])
  func `is told from what is none`(text: String, code: ExitCode, said: String) throws {
    let vault = try vault(["s1.json": text])
    let run = imported(vault)
    #expect(run.code == code && run.errors.contains(said), "\(run.errors)")
  }

  @Test func `goes to the note of its owner, and is asked for by its format`() throws {
    let vault = try vault(["s1.json": Self.first])
    #expect(imported(vault, "s1.json", ["--to", "notes"]).code == .wrongCall)
    let other = vault.run(["import", "s1.json", "--format", "ics", "--kind", "faculties"], at: Self.now)
    #expect(other.code == .wrongCall && other.errors.contains("--kind"), "\(other.errors)")
    #expect(vault.run(["import"], at: Self.now).code == .wrongCall)
    #expect(vault.run(["import", "--refresh"], at: Self.now).code == .nothingFound)
  }
}

/// The addresses that were asked for.
private final class AddressLog: @unchecked Sendable {
  private(set) var all: [String] = []

  func add(_ address: String) { all.append(address) }
}
