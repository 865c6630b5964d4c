import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault rooms`, `teachers` and `groups`: listed, grouped, searched.
@Suite struct `Catalogues of a university` {
  private static func note(_ keys: String) -> String { "---\n" + keys.replacing("; ", with: "\n") + "\n---\n" }

  private static let files = [
    "rooms/10-2.md": note("building: 2; floor: 1; kind: ЛР; department: Каф. алгебры"),
    "rooms/210-4.md": note("building: 4; floor: 2; kind: ЛК; capacity: 60; nickname: the big one"),
    "rooms/213а-4.md": note("building: 4; floor: 2; kind: ЛР; department: Логика"),
    "rooms/305-4.md": note("building: 4; floor: 3; kind: ПЗ; department: Логика"), "rooms/спортзал.md": "",
    "teachers/a-ivanova.md": note("name: Иванова Анна Петровна; rank: доцент; degree: к.т.н.; departments: [Логика]"),
    "teachers/b-bilous.md": note(
      "name: Білоус Іван Петрович; rank: профессор; degree: д.т.н.; departments: [Алгебра, Логика]"),
    "teachers/i-petrov.md": note("name: Иваненко Пётр Ильич; rank: доцент; departments: [Алгебра]"),
    "teachers/x.md": note("name: Якубович Анна"),
    "groups/151004.md": note("faculty: ФКСиС; speciality: ПОИТ; course: 2; degree: 1; form: дневная"),
    "groups/151005.md": note("faculty: ФКСиС; speciality: ПОИТ; course: 2; degree: 1; form: дневная"),
    "groups/010201.md": note("faculty: ФКСиС; speciality: ИиТП; course: 3; degree: 1; form: заочная"),
    "groups/556301.md": note("faculty: ФИТУ; speciality: АСОИ; course: 1; degree: 2; form: дневная"),
    "groups/900000.md": "",
  ]

  private func names(_ words: [String]) throws -> String {
    try ClassVault(Self.files, settings: "").names(words).joined(separator: "|")
  }

  @Test(arguments: [
    // What has no such thing stands last.
    (["--by", "building"], "10-2|210-4|213а-4|305-4|спортзал"),
    (["--by", "floor"], "10-2|210-4|213а-4|305-4|спортзал"),
    // By a kind, by the beginning of a name, by a part of a department.
    (["--kind", "ЛР"], "10-2|213а-4"), (["--kind", "лр"], "10-2|213а-4"), (["21"], "210-4|213а-4"), (["305"], "305-4"),
    (["ЛОГ"], "213а-4|305-4"), (["алгебр"], "10-2"), (["10-4"], ""), (["213a-4"], "213а-4"),
    (["спорт"], "спортзал"), (["--building", "2"], "10-2"),
  ])
  func `rooms`(words: [String], names: String) throws {
    #expect(try self.names(["rooms"] + words) == names)
  }

  @Test func `rooms whose floor is not written stand on that of their number, off-campus ones on none`() throws {
    let vault = try ClassVault(
      [
        "rooms/412-3.md": Self.note("building: 3"), "rooms/104-3.md": Self.note("building: 3"),
        "rooms/301-3.md": Self.note("building: 3; floor: 2"), "rooms/epam-104-к1.md": "---\nname: epam 104 к1-2\n---\n",
      ], settings: "")
    #expect(try vault.names(["rooms", "--by", "floor"]) == ["104-3", "301-3", "412-3", "epam 104 к1-2"])
  }

  @Test func `rooms by department stand with those without one behind`() throws {
    let found = try names(["rooms", "--by", "department"]).split(separator: "|")
    #expect(found.prefix(3) == ["10-2", "213а-4", "305-4"], "\(found)")
    #expect(Set(found.suffix(2)) == ["210-4", "спортзал"], "\(found)")
  }

  @Test(arguments: [
    (["rooms", "--by", "building"], ["2", "4", "without"]), (["rooms", "--by", "floor"], ["1", "2", "3", "without"]),
    (["rooms", "--by", "department"], ["лгебр", "Логика", "without"]),
    (["teachers", "--by", "department"], ["Алгебра", "Логика", "without"]),
    (["teachers", "--by", "rank"], ["доцент", "профессор", "without"]),
    (["teachers", "--by", "degree"], ["д.т.н.", "к.т.н.", "without"]),
    (["teachers", "--by", "initial"], ["Б", "И", "Я"]),
    (["groups", "--by", "faculty"], ["ФИТУ", "ФКСиС", "without"]),
    (["groups", "--by", "speciality"], ["АСОИ", "ИиТП", "ПОИТ", "without"]),
    (["groups", "--by", "course"], ["1", "2", "3", "without"]),
    (["groups", "--by", "stream"], ["АСОИ", "ИиТП", "ПОИТ", "without"]),
  ])
  func `have headings, what names none last`(words: [String], headings: [String]) throws {
    let shown = try ClassVault(Self.files, settings: "").run(words, columns: 100).output
    // What stands under a heading is indented.
    let lines = shown.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
    var rest = lines[...]
    for heading in headings {
      let place = rest.firstIndex { $0.contains(heading) }
      #expect(place != nil, "\(heading) in \(shown)")
      if let place { rest = rest[(place + 1)...] }
    }
  }

  @Test(arguments: [
    // The beginning of a surname or a first name; a department; not the middle of a word, not a father's name.
    (["Иван"], "Иваненко Пётр Ильич|Иванова Анна Петровна"), (["анна"], "Иванова Анна Петровна|Якубович Анна"),
    (["петр"], "Иваненко Пётр Ильич"), (["нова"], ""), (["Логика"], "Білоус Іван Петрович|Иванова Анна Петровна"),
    (["Алг"], "Білоус Іван Петрович|Иваненко Пётр Ильич"), (["білоус"], "Білоус Іван Петрович"),
  ])
  func `teachers`(words: [String], names: String) throws {
    let found = try ClassVault(Self.files, settings: "").names(["teachers"] + words)
    #expect(found.sorted() == names.split(separator: "|").map(String.init).sorted())
  }

  @Test(
    arguments: [
      ([], "010201|151004|151005|556301|900000"), (["15"], "151004|151005"), (["0102"], "010201"), (["1004"], ""),
      (["поит"], "151004|151005"), (["--faculty", "ФКСиС"], "010201|151004|151005"),
      (["--faculty", "фиту"], "556301"), (["--form", "заочная"], "010201"), (["--course", "2"], "151004|151005"),
      // 1 is a bachelor's degree, 2 a master's.
      (["--degree", "1"], "010201|151004|151005"), (["--degree", "2"], "556301"),
      (["--degree", "bachelor"], "010201|151004|151005"),
      (["--degree", "master"], "556301"), (["--course", "2", "--form", "дневная"], "151004|151005"),
      (["--course", "2", "--form", "заочная"], ""), (["15", "--degree", "2"], ""),
    ] as [([String], String)])
  func `groups`(words: [String], names: String) throws {
    #expect(try self.names(["groups"] + words).split(separator: "|").sorted().joined(separator: "|") == names)
  }

  @Test func `streams are groups of one speciality and course`() throws {
    let found = try names(["groups", "--by", "stream"]).split(separator: "|").map(String.init)
    let first = try #require(found.firstIndex(of: "151004"))
    #expect(found.dropFirst(first + 1).first == "151005" && found.last == "900000", "\(found)")
  }

  @Test func `have nicknames`() throws {
    let vault = try ClassVault(Self.files, settings: "")
    #expect(vault.run(["rooms"], columns: 120).output.contains("the big one"))
  }

  @Test(arguments: [["rooms", "--by", "colour"], ["groups", "--by", "floor"], ["teachers", "--by", "course"]])
  func `are grouped by nothing else`(words: [String]) throws {
    let run = try ClassVault(Self.files, settings: "").run(words)
    #expect(run.code == .wrongCall && run.output.isEmpty)
  }

  @Test(arguments: ["rooms", "teachers", "groups"]) func `of nothing find nothing`(command: String) throws {
    #expect(try ClassVault([:], settings: "").run([command]).code == .nothingFound)
  }
}
