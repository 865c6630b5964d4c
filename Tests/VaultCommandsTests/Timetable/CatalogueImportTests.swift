import Testing
import VaultTestSupport

@testable import VaultCommands

/// Answers that are lists of rooms, teachers and groups: one note a record, and only the keys that the source owns.
@Suite struct `The import of catalogues` {
  private static let files = [
    "rooms.json": """
    [{"id":1,"name":"604","note":null,"capacity":30,"auditoryType":{"id":2,"name":"лаборатория","abbrev":"лб"},"buildingNumber":{"id":50,"name":"5 к."},"department":{"idDepartment":3,"name":"Каф. алгебры","abbrev":"АЛГ"}},
     {"id":2,"name":"31-1"}]
    """,
    "teachers.json": """
    [{"id":1,"urlId":"a-ivanova","firstName":"Анна","middleName":"Петровна","lastName":"Иванова","rank":"доцент","degree":"к.т.н.","academicDepartment":["АЛГ"],"fio":"Иванова А. П. (АЛГ)","photoLink":"https://example.org/1.jpg","calendarId":null},
     {"id":2,"urlId":"p-petrov","firstName":"Пётр","middleName":null,"lastName":"Петров","rank":null,"degree":"","academicDepartment":[],"fio":"Петров П."}]
    """,
    "groups.json": """
    [{"id":1,"name":"010201","facultyId":7,"facultyAbbrev":"ФКСиС","course":null,"specialityDepartmentEducationFormId":20,"specialityName":"Информатика","specialityAbbrev":"ИиТП","educationDegree":1,"calendarId":"x"},
     {"id":2,"name":"556301","facultyId":8,"facultyAbbrev":"ФИТУ","course":1,"specialityDepartmentEducationFormId":21,"specialityName":"Системы","specialityAbbrev":"АСОИ","educationDegree":2,"calendarId":null}]
    """,
    "faculties.json": "[{\"id\":7,\"name\":\"Факультет компьютерных систем и сетей\",\"abbrev\":\"ФКСиС\"}]",
    "departments.json": "[{\"id\":3,\"name\":\"Каф. высшей алгебры\",\"abbrev\":\"АЛГ\"}]",
  ]

  private func vault() throws -> ClassVault { try ClassVault(Self.files, settings: "") }

  @discardableResult private func imported(_ name: String, _ more: String..., into vault: ClassVault) -> String {
    let run = vault.run(["import", name + ".json", "--format", "bsuir"] + more)
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    return run.output + run.errors
  }

  private func notes(_ vault: ClassVault, in folder: String) -> [String] {
    vault.base.files.filter { $0.hasPrefix(folder + "/") }.sorted()
  }

  @Test(arguments: ["rooms", "teachers", "groups"]) func `makes a note of each record, once`(name: String) throws {
    let vault = try vault()
    let said = imported(name, into: vault)
    #expect(notes(vault, in: name).count == 2, "\(said)\(vault.base.files)")
    let before = vault.base.contents
    #expect(imported(name, into: vault).contains("nothing changed"))
    #expect(vault.base.contents == before)
    #expect(try vault.names([name]).count == 2)
    #expect(!vault.run(["check"]).output.contains("error"), "\(vault.run(["check"]).output)")
    #expect(vault.run(["undo"]).code == .done && notes(vault, in: name).isEmpty)
  }

  @Test(arguments: ["rooms", "teachers", "groups"]) func `leaves what a person wrote`(name: String) throws {
    let vault = try vault()
    imported(name, into: vault)
    let path = try #require(notes(vault, in: name).first)
    let own =
      vault.base.text(path).replacing("---\n", with: "---\n# mine\nnickname: the one\n", maxReplacements: 1)
      + "\nMy own words.\n"
    try vault.base.directory.write(path, own)
    imported(name, into: vault)
    #expect(vault.base.text(path) == own)
    // What the source has changed since comes in, and nothing else goes.
    let changed = (Self.files[name + ".json"] ?? "").replacing("АЛГ", with: "АЛГЕБРА").replacing(
      "Информатика", with: "Связь")
    try vault.base.directory.write(name + ".json", changed.replacing("\"capacity\":30", with: "\"capacity\":31"))
    imported(name, into: vault)
    let text = notes(vault, in: name).map(vault.base.text).joined()
    #expect(text.contains("# mine\nnickname: the one\n") && text.contains("\nMy own words.\n"), "\(text)")
    #expect(notes(vault, in: name).count == 2)
  }

  @Test func `has what is said of a room`() throws {
    let vault = try vault()
    imported("rooms", into: vault)
    #expect(notes(vault, in: "rooms") == ["rooms/31-1.md", "rooms/604-5.md"])
    let large = vault.base.text("rooms/604-5.md")
    #expect(large.contains("capacity: 30") && large.contains("kind: лб") && !large.contains("Каф."), "\(large)")
    #expect(try vault.names(["rooms", "--building", "5"]).count == 1)
  }

  @Test func `has what is said of a teacher`() throws {
    let vault = try vault()
    imported("teachers", into: vault)
    #expect(notes(vault, in: "teachers") == ["teachers/a-ivanova.md", "teachers/p-petrov.md"])
    let text = vault.base.text("teachers/a-ivanova.md")
    for word in ["Иванова", "Анна", "Петровна", "доцент", "к.т.н.", "АЛГ"] { #expect(text.contains(word), "\(text)") }
    #expect(try vault.names(["teachers", "ивано"]).count == 1 && vault.names(["teachers", "пётр"]).count == 1)
    // An empty degree is none.
    #expect(!vault.base.text("teachers/p-petrov.md").contains("degree"), "\(vault.base.text("teachers/p-petrov.md"))")
  }

  @Test func `has what is said of a group, its name as text`() throws {
    let vault = try vault()
    imported("groups", into: vault)
    #expect(notes(vault, in: "groups") == ["groups/010201.md", "groups/556301.md"])
    #expect(try vault.names(["groups", "--faculty", "ФКСиС"]) == ["010201"])
    #expect(
      try vault.names(["groups", "--degree", "2"]) == ["556301"] && vault.names(["groups", "асои"]) == ["556301"])
  }

  @Test func `gives full names to what has abbreviations`() throws {
    let vault = try vault()
    for name in ["groups", "teachers"] { imported(name, into: vault) }
    let before = vault.base.files
    imported("faculties", "--kind", "faculties", into: vault)
    imported("departments", "--kind", "departments", into: vault)
    #expect(vault.base.files == before)
    #expect(vault.base.text("groups/010201.md").contains("Факультет компьютерных систем и сетей"))
    let teacher = vault.base.text("teachers/a-ivanova.md")
    #expect(teacher.contains("высшей алгебры") && !teacher.contains("Каф."), "\(teacher)")
    // By the short name too.
    #expect(try vault.names(["groups", "--faculty", "ФКСиС"]) == ["010201"])
  }

  @Test func `needs to be told what a list of names is`() throws {
    let vault = try vault()
    try vault.base.directory.write("names.json", Self.files["faculties.json"] ?? "")
    let run = vault.run(["import", "names.json", "--format", "bsuir"])
    #expect(run.code == .wrongCall && run.errors.contains("--kind"), "\(run.errors)")
  }

  @Test func `reports a record that does not read, and takes the rest`() throws {
    let vault = try ClassVault(
      ["a.json": (Self.files["groups.json"] ?? "").replacing("\"name\":\"556301\"", with: "\"name\":[]")], settings: "")
    let run = vault.run(["import", "a.json", "--format", "bsuir"])
    #expect((run.output + run.errors).contains("[1].name"), "\(run.output)\(run.errors)")
    #expect(notes(vault, in: "groups") == ["groups/010201.md"])
  }

  @Test func `of a teacher's schedule is a timetable of theirs`() throws {
    let json = ScheduleFiles.lesson(
      "\"subject\":\"А\",\"startLessonTime\":\"09:00\",\"endLessonTime\":\"10:20\",\"weekNumber\":[1],"
        + "\"studentGroups\":[{\"name\":\"010201\"},{\"name\":\"010202\"}]"
    ).replacing(
      "\"studentGroupDto\":{\"id\":1,\"name\":\"010201\"}",
      with: "\"employeeDto\":{\"id\":1,\"urlId\":\"a-ivanova\",\"firstName\":\"Анна\",\"lastName\":\"Иванова\"}")
    let vault = try ClassVault(["a.json": json], settings: "")
    imported("a", into: vault)
    #expect(vault.base.files.contains("timetable/a-ivanova.md"), "\(vault.base.files)")
    let lessons = try vault.lessons("--teacher", "a-ivanova", "--date", "2026-09-02")
    #expect(lessons.map(\.groups) == [["010201", "010202"]] && lessons.map(\.teachers) == [["a-ivanova"]])
    #expect(try vault.days("--group", "010202", "--date", "2026-09-02") == ["2026-09-02"])
  }

  @Test func `of a folder is that of its files`() throws {
    let folder = try ClassVault(
      ["in/a.json": ScheduleFiles.first, "in/b.json": ScheduleFiles.first.replacing("010201", with: "010202")],
      settings: "")
    let run = folder.run(["import", "in", "--format", "bsuir"])
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    #expect(notes(folder, in: "timetable") == ["timetable/010201.md", "timetable/010202.md"], "\(run.errors)")
  }
}
