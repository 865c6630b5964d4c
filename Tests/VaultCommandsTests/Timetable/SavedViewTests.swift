import Testing
import VaultTestSupport

@testable import VaultCommands

/// Views that are notes, what `vault timetable` alone means, and what people are shown.
@Suite struct `Saved views and what is shown` {
  private static let term = "term: 2026-09-01..2026-12-24\n"

  private static let files = [
    "timetable/950501.md": ClassVault.schedule(
      "{group: \"950501\"}", term, "09:00-10:20 Алгебра {kind: ЛК, weeks: [1, 2, 4], room: 210-4, teacher: ada}",
      "10:35-11:55 Фізика {kind: ЛР, subgroup: 1, room: 1-1, teacher: bob}",
      "10:35-11:55 Фізика {kind: ЛР, subgroup: 2, room: 2-2, teacher: bob}"),
    "timetable/other.md": ClassVault.schedule("{group: \"other\"}", term, "12:25-13:45 Хімія {room: 1-1}"),
  ]

  private static func vault(_ more: [String: String] = [:], settings: String = "") throws -> ClassVault {
    try ClassVault(files.merging(more) { $1 }, settings: settings)
  }

  /// The starts of the lessons of Wednesday, 25 November 2026, of week 1.
  private func starts(_ words: [String], _ more: [String: String] = [:], settings: String = "") throws -> [String] {
    try Self.vault(more, settings: settings).answer(["timetable"] + words + ["--date", "2026-11-25"]).lines.map {
      Occurrence(line: $0).start + ($0.text("subgroup").isEmpty ? "" : " " + $0.text("subgroup"))
    }
  }

  @Test(arguments: [
    ("{group: [\"950501\"]}", ["09:00", "10:35 1", "10:35 2"]),
    ("{group: [\"950501\"], subgroup: 2}", ["09:00", "10:35 2"]),
    ("{group: [\"950501\", other]}", ["09:00", "10:35 1", "10:35 2", "12:25"]),
    ("{teacher: [bob]}", ["10:35 1", "10:35 2"]),
    ("{room: [1-1]}", ["10:35 1", "12:25"]), ("{group: [other], teacher: [ada]}", ["09:00", "12:25"]),
    ("{group: [\"950501\"], subject: алг}", ["09:00"]),
    ("{group: [\"950501\"], show: [teachers, groups, rooms, weeks, dates, full]}", ["09:00", "10:35 1", "10:35 2"]),
  ])
  func `have what they say`(view: String, lessons: [String]) throws {
    let note = ["timetable/view.md": "---\ntitle: Ours\nview: \(view)\n---\n"]
    #expect(try starts(["view"], note) == lessons)
    // By its title, and narrowed further.
    #expect(try starts(["Ours"], note) == lessons)
    #expect(try starts(["view", "--subject", "Фіз"], note) == lessons.filter { $0.hasPrefix("10:35") })
    #expect(try Self.vault(note).run(["check"]).code == .done)
  }

  @Test func `alone are mine, else favourites and saved views`() throws {
    let mine = "timetable: {mine: [{group: \"950501\", subgroup: 1}]}\n"
    #expect(try starts([], settings: mine) == ["09:00", "10:35 1"])
    let both = "timetable: {mine: [{group: \"950501\", subgroup: 1}, {group: other}]}\n"
    #expect(try starts([], settings: both) == ["09:00", "10:35 1", "12:25"])
    let favourite = ["groups/other.md": "---\nfavorite: true\n---\n"]
    #expect(try starts([], favourite) == ["12:25"])
    #expect(try starts([], favourite, settings: mine) == ["09:00", "10:35 1"])
    let view = ["timetable/view.md": "---\nview: {teacher: [bob]}\n---\n"]
    #expect(try starts([], view) == ["10:35 1", "10:35 2"])
    #expect(try starts([], favourite.merging(view) { $1 }) == ["10:35 1", "10:35 2", "12:25"])
  }

  @Test func `alone in a vault that names nobody say what to do`() throws {
    let run = try Self.vault().run(["timetable", "--date", "2026-11-25"], columns: 80)
    #expect(run.code != .done && (run.output + run.errors).contains("mine"), "\(run.output)\(run.errors)")
  }

  // MARK: What is shown

  @Test(
    arguments: [
      // Beside the subject: teachers and rooms of a group's, groups of a teacher's, both of a room's.
      (["--group", "950501"], ["ada", "210-4"]), (["--teacher", "ada"], ["950501", "210-4"]),
      (["--room", "210-4"], ["950501", "ada"]),
    ])
  func `follow the view`(words: [String], has: [String]) throws {
    for columns in [60, 160] {
      let run = try Self.vault().run(["timetable"] + words + ["--date", "2026-11-25"], columns: columns)
      // A heading may name the owner; the lesson's own line has the rest.
      for word in ["Алгебра", "09:00"] + has { #expect(run.output.contains(word), "\(columns): \(run.output)") }
    }
  }

  @Test func `say today, tomorrow, the weekday and the number of the week`() throws {
    let vault = try Self.vault()
    let words = ["timetable", "--group", "950501", "--from", "2026-11-18", "--to", "2026-12-02"]
    for (now, day) in [("2026-11-25T08:00", "today"), ("2026-11-24T08:00", "tomorrow")] {
      let shown = vault.run(words, at: now, columns: 60).output.lowercased()
      #expect(shown.contains(day) && shown.contains("wed") && shown.contains("week 1"), "\(shown)")
    }
    let ukrainian = vault.run(words + ["--lang", "uk"], at: "2026-11-25T08:00", columns: 60).output.lowercased()
    #expect(ukrainian.contains("сьогодні") && !ukrainian.contains("week"), "\(ukrainian)")
  }

  @Test(arguments: [40, 60, 80, 120, 200]) func `fit the terminal`(columns: Int) throws {
    let vault = try Self.vault()
    for words in [
      ["timetable", "--group", "950501", "--week", "2026-11-25"], ["week", "2026-11-25"],
      ["timetable", "--group", "950501"],
      ["timetable", "--group", "950501", "--by", "cycle"],
    ] {
      let lines = vault.run(words + ["--color", "never"], columns: columns).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(lines.joined(separator: "\n"))")
    }
  }

  @Test func `are a grid on a wide terminal and a list on a narrow one`() throws {
    let vault = try Self.vault([
      "timetable/950501.md": ClassVault.schedule(
        "{group: \"950501\"}", Self.term, "## Monday", "09:00-10:20 Алгебра", "## Wednesday", "09:00-10:20 Фізика")
    ])
    let words = ["timetable", "--group", "950501", "--week", "2026-11-25"]
    func share(_ columns: Int) -> Bool {
      vault.run(words, columns: columns).output.split(separator: "\n").contains {
        $0.contains("Алгебра") && $0.contains("Фізика")
      }
    }
    #expect(share(160) && !share(50))
  }

  // MARK: Labels

  @Test(arguments: [
    ("[1, 2, 4]", "1-2, 4"), ("[1, 3]", "1, 3"), ("[2, 3, 4]", "2-4"), ("[4]", "4"), ("[1, 2]", "1-2"),
  ])
  func `name weeks by their ranges`(weeks: String, label: String) throws {
    let view = "---\nview: {group: [a], show: [weeks]}\n---\n"
    let vault = try ClassVault(
      [
        "timetable/a.md": ClassVault.schedule("{group: a}", Self.term, "09:00-10:20 Алгебра {weeks: \(weeks)}"),
        "timetable/view.md": view,
      ], settings: "")
    let shown = vault.shown("timetable", "view", "--from", "2026-11-16", "--to", "2026-12-13")
    let line = shown.split(separator: "\n").map(String.init).first { $0.contains("Алгебра") } ?? ""
    #expect(line.contains(label), "\(shown)")
  }

  @Test(arguments: [
    ("950501, 950502, 950503, 950505", "950501-3, 950505"), ("950509, 950510", "950509, 950510"),
    ("950508, 950509, 950510, 950511", "950508-9, 950510-1"), ("950501, 950503", "950501, 950503"),
    ("950501, 950502", "950501-2"), ("ІП-11, ІП-12", "ІП-11, ІП-12"), ("010201, 010202", "010201-2"),
  ])
  func `name groups by their ranges, never across a ten`(groups: String, label: String) throws {
    let names = groups.split(separator: ", ").map { "\"\($0)\"" }.joined(separator: ", ")
    let vault = try ClassVault(
      [
        "timetable/ada.md": ClassVault.schedule("{teacher: ada}", Self.term, "09:00-10:20 Алгебра {groups: [\(names)]}")
      ],
      settings: "")
    let shown = vault.shown("timetable", "--teacher", "ada", "--date", "2026-11-25", columns: 78)
    #expect(shown.contains(label), "\(shown)")
  }
}
