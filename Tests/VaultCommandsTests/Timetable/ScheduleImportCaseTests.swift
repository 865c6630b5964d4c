import Testing
import VaultTestSupport

@testable import VaultCommands

/// A university's schedule is imported: once, twice, and after a lesson has moved.
@Suite struct `The import of a schedule` {
  private static let path = "timetable/010201.md"
  private static let own = "- 18:00-19:00 Хор {kind: own}"

  private static func vault() throws -> ClassVault {
    try ClassVault(["s1.json": ScheduleFiles.first, "s2.json": ScheduleFiles.second], settings: "")
  }

  /// Imports a file; what is printed of one bad record does not fail the rest.
  private func imported(_ file: String = "s1.json", _ more: String..., into vault: ClassVault) -> (
    said: String, run: CommandRun
  ) {
    let run = vault.run(["import", file, "--format", "bsuir"] + more)
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    return (run.output + run.errors, run)
  }

  private func note(of vault: ClassVault) -> String { vault.base.text(Self.path) }

  private func line(_ text: String, of vault: ClassVault) -> String {
    note(of: vault).split(separator: "\n").map(String.init).first { $0.contains(text) } ?? ""
  }

  /// The id that ends a line.
  private func id(_ line: String) -> String { line.split(separator: " ").last.map(String.init) ?? "" }

  private func lessons(_ vault: ClassVault) throws -> [Occurrence] {
    try vault.lessons("--group", "010201", "--from", "2026-09-01", "--to", "2026-12-31")
  }

  // MARK: Once

  @Test func `makes one note of four lines, and reports the bad record`() throws {
    let vault = try Self.vault()
    let run = vault.run(["import", "s1.json", "--format", "bsuir", "--json"])
    let said = run.output + run.errors
    #expect(vault.base.files.filter { $0.hasSuffix(".md") } == [Self.path], "\(vault.base.files)")
    #expect(said.contains("schedules.Четверг[0].startLessonTime"), "\(said)")
    #expect(said.split(separator: "schedules.Четверг[0]").count == 2, "\(said)")
    let lines = note(of: vault).split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.count == 4 && lines.allSatisfy { $0.contains(" ^iis-") }, "\(note(of: vault))")
    #expect(Set(lines.map { id(String($0)) }).count == 4)
  }

  @Test func `keeps the name of the group as text, and the term`() throws {
    let vault = try Self.vault()
    _ = imported(into: vault)
    let keys = note(of: vault)
    #expect(
      keys.contains("owner: {group: \"010201\"}") || keys.contains("owner: {group: '010201'}")
        || keys.contains("group: \"010201\""), "\(keys)")
    #expect(keys.contains("2026-09-01..2026-12-24") && keys.contains("Europe/Minsk"), "\(keys)")
    #expect(try lessons(vault).allSatisfy { $0.groups == ["010201"] })
    #expect(!vault.run(["check"]).output.contains("error"), "\(vault.run(["check"]).output)")
  }

  @Test(arguments: [
    // Weeks 3, 1, 3, 1, 3, 1.
    ("БвКС", "ЛР", "10:35-11:55", ["09-14", "09-28", "10-12", "10-26", "11-09", "11-23"]),
    // Sixteen Tuesdays, 105 days / 7 + 1: week 0 is every week, the dates are swapped.
    (
      "ФизК", "", "09:00-10:20",
      [
        "09-01", "09-08", "09-15", "09-22", "09-29", "10-06", "10-13", "10-20", "10-27", "11-03", "11-10", "11-17",
        "11-24", "12-01", "12-08", "12-15",
      ]
    ),
    ("БвКС", "Экзамен", "10:00-12:00", ["12-22"]),
  ])
  func `shows lessons on the days counted by hand`(subject: String, kind: String, times: String, days: [String]) throws
  {
    let vault = try Self.vault()
    _ = imported(into: vault)
    let found = try lessons(vault).filter { $0.line.text("subject") == subject && $0.line.text("kind") == kind }
    #expect(found.map(\.date) == days.map { "2026-" + $0 })
    #expect(found.allSatisfy { "\($0.start)-\($0.end)" == times && !$0.line.isTrue("announcement") })
  }

  @Test func `has 24 lessons, their rooms, subgroup and teacher`() throws {
    let vault = try Self.vault()
    _ = imported(into: vault)
    let lessons = try lessons(vault)
    #expect(lessons.count == 24, "\(lessons.map(\.text))")
    let laboratory = try #require(lessons.first { $0.line.text("kind") == "ЛР" })
    #expect(
      laboratory.rooms == ["405-1"] && laboratory.line.text("subgroup") == "1" && laboratory.teachers == ["i-abramov"])
    #expect(lessons.first { $0.line.text("subject") == "ФизК" }?.rooms == [])
    #expect(lessons.first { $0.line.text("kind") == "Экзамен" }?.rooms == ["epam 104 к1-2"])
    #expect(line("БвКС", of: vault).contains("Безопасность в компьютерных сетях"), "\(note(of: vault))")
  }

  @Test func `has the announcement on its day, not on those of its showing`() throws {
    let vault = try Self.vault()
    _ = imported(into: vault)
    let told = try lessons(vault).filter { $0.line.isTrue("announcement") }
    #expect(told.map { "\($0.date) \($0.start)-\($0.end)" } == ["2026-11-18 15:20-16:00"])
    let text = told.first.map { $0.line.text("note") + $0.line.text("subject") } ?? ""
    #expect(text.contains("Организационное собрание, ауд. 112-3"), "\(text)")
    #expect(line("15:20", of: vault).contains("shown: 2026-11-17..2026-11-18"), "\(note(of: vault))")
  }

  // MARK: Twice

  @Test func `changes nothing a second time`() throws {
    let vault = try Self.vault()
    _ = imported(into: vault)
    let before = vault.base.contents
    try vault.base.age(Self.path)
    let again = imported(into: vault)
    #expect(again.said.contains("nothing changed"), "\(again.said)")
    #expect(vault.base.contents == before)
    #expect(try vault.base.isAged(Self.path))
  }

  @Test func `is tried without writing`() throws {
    let vault = try Self.vault()
    let before = vault.base.files
    let tried = imported("s1.json", "--dry-run", into: vault)
    #expect(vault.base.files == before && tried.said.contains("4 new"), "\(tried.said)")
  }

  // MARK: After a move

  /// A vault after the first import, with a key and a line of a person's own.
  private func edited() throws -> ClassVault {
    let vault = try Self.vault()
    _ = imported(into: vault)
    let laboratory = line("10:35-11:55", of: vault)
    let brace = try #require(laboratory.lastIndex(of: "}"), "\(laboratory)")
    let reminded = String(laboratory[..<brace]) + ", remind: 1h" + String(laboratory[brace...])
    try vault.base.directory.write(
      Self.path, note(of: vault).replacing(laboratory, with: reminded + "\n" + Self.own))
    return vault
  }

  @Test func `moves a lesson, removes one, and leaves what a person wrote`() throws {
    let vault = try edited()
    let before = vault.base.contents
    let old = id(line("10:35-11:55", of: vault))
    let kept = ["18:00", "15:20", "2026-12-22"].map { line($0, of: vault) }
    let moved = imported("s2.json", into: vault)
    let laboratory = line("10:35-11:55", of: vault)
    #expect(laboratory.contains("406-1") && !laboratory.contains("405-1"), "\(laboratory)")
    #expect(laboratory.contains("remind: 1h") && id(laboratory) == old && old.hasPrefix("^iis-"), "\(laboratory)")
    #expect(!note(of: vault).contains("ФизК"), "\(note(of: vault))")
    #expect(["18:00", "15:20", "2026-12-22"].map { line($0, of: vault) } == kept && kept[0] == Self.own)
    #expect(moved.said.contains("moved: room 405-1 → 406-1"), "\(moved.said)")
    for count in ["0 new", "1 moved", "1 removed"] { #expect(moved.said.contains(count), "\(moved.said)") }
    let after = vault.base.contents
    // And then nothing changes again.
    #expect(imported("s2.json", into: vault).said.contains("nothing changed"))
    #expect(vault.base.contents == after)
    #expect(vault.run(["undo"]).code == .done)
    #expect(vault.base.contents == before)
  }

  @Test func `is tried without writing after a move too`() throws {
    let vault = try edited()
    let before = vault.base.contents
    let tried = imported("s2.json", "--dry-run", into: vault)
    #expect(vault.base.contents == before && tried.said.contains("1 moved"), "\(tried.said)")
  }

  @Test func `leaves a line that a person moved to another heading`() throws {
    let vault = try edited()
    let text = note(of: vault).replacing(Self.own + "\n", with: "")
    try vault.base.directory.write(Self.path, text + "\n## Sunday\n\n" + Self.own + "\n")
    _ = imported("s2.json", into: vault)
    #expect(note(of: vault).hasSuffix("\n## Sunday\n\n" + Self.own + "\n"), "\(note(of: vault))")
  }

  @Test func `is taken back at once`() throws {
    let vault = try Self.vault()
    let before = vault.base.files
    _ = imported(into: vault)
    #expect(vault.run(["undo"]).code == .done)
    #expect(vault.base.files.filter { !$0.hasPrefix("timetable") } == before.filter { !$0.hasPrefix("timetable") })
    #expect(note(of: vault).isEmpty)
  }
}
