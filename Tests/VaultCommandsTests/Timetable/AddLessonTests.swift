import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault timetable add`: a lesson of one's own.
@Suite struct `A lesson of one's own` {
  private static let note = """
    ---
    owner: {group: "7"}
    term: 2026-09-01..2026-12-24
    ---

    ## Monday

    - 09:00-10:20 Algebra {room: 1-1} ^iis-1
    - 12:00-13:00 Logic

    ## Exams

    - 2027-01-09 10:00-12:00 Algebra {kind: Экзамен}

    """

  private func vault(_ note: String = Self.note) throws -> PlanVault {
    try PlanVault(["timetable/seven.md": note], settings: "timetable: {mine: [{group: \"7\"}]}\n")
  }

  /// The note after a call, which must succeed.
  private func after(_ words: String..., in note: String = Self.note, path: String = "timetable/seven.md") throws
    -> String
  {
    let vault = try vault(note)
    let run = vault.run(["timetable", "add"] + words, at: "2026-11-20 12:00")
    #expect(run.code == .done, "\(run.errors)")
    return String(decoding: try vault.directory.read(path), as: UTF8.self)
  }

  @Test(arguments: [
    ("10:20-11:00 Tea", "- 09:00-10:20 Algebra {room: 1-1} ^iis-1\n", "- 10:20-11:00 Tea\n"),
    ("14:00 Tea", "- 12:00-13:00 Logic\n", "- 14:00 Tea\n"),
    ("12:00-12:30 Tea", "- 12:00-13:00 Logic\n", "- 12:00-12:30 Tea\n"),
  ])
  func `stands in the order of the hours`(text: String, before: String, line: String) throws {
    #expect(try after(text, "--on", "monday") == Self.note.replacing(before, with: before + line))
  }

  @Test func `may go on after midnight`() throws {
    #expect(try after("23:00-00:30 Tea", "--on", "mon").contains("- 23:00-00:30 Tea\n"))
  }

  @Test func `stands above those that begin later`() throws {
    let first = "- 09:00-10:20 Algebra"
    #expect(
      try after("08:00-08:30 Tea", "--on", "mon") == Self.note.replacing(first, with: "- 08:00-08:30 Tea\n" + first))
  }

  @Test func `has what is said of it`() throws {
    let changed = try after(
      "18:00-19:20", "Choir", "--on", "понеділок", "--kind", "ПЗ", "--weeks", "3,1", "--subgroup", "2", "--room", "2-2",
      "--room", "3-3", "--teacher", "ada", "--dates", "2026-09-07..2026-11-30")
    let line =
      "- 18:00-19:20 Choir {kind: ПЗ, weeks: [1, 3], subgroup: 2, room: [2-2, 3-3], teacher: ada, "
      + "dates: 2026-09-07..2026-11-30}\n"
    #expect(changed.contains("- 12:00-13:00 Logic\n" + line), "\(changed)")
  }

  @Test func `gets a heading, in the language of the others`() throws {
    let exams = "## Exams\n"
    #expect(
      try after("09:00-10:20 Tea", "--on", "friday")
        == Self.note.replacing(exams, with: "## Friday\n\n- 09:00-10:20 Tea\n\n" + exams))
    let ukrainian = Self.note.replacing("Monday", with: "Понеділок")
    #expect(
      try after("09:00-10:20 Tea", "--on", "tuesday", in: ukrainian)
        == ukrainian.replacing(exams, with: "## Вівторок\n\n- 09:00-10:20 Tea\n\n" + exams))
  }

  @Test(arguments: [("monday", "## Tuesday"), ("wednesday", "## Friday"), ("saturday", "# Exams")])
  func `gets a heading in the order of the week`(weekday: String, next: String) throws {
    let note = "---\nowner: {group: \"7\"}\n---\n\n## Tuesday\n\n- 09:00 A\n## Friday\n\n- 09:00 B\n\n# Exams\n"
    let name = weekday.prefix(1).uppercased() + weekday.dropFirst()
    let changed = try after("09:00-10:20 Tea", "--on", weekday, in: note)
    #expect(changed.contains("## \(name)\n\n- 09:00-10:20 Tea\n\n\(next)\n"), "\(changed)")
  }

  @Test func `goes to the end where two headings have the name of the next day`() throws {
    let note = "---\nowner: {group: \"7\"}\n---\n\n# A\n\n## Friday\n\n- 09:00 A\n\n# B\n\n## Friday\n\n- 09:00 B\n"
    #expect(try after("08:00 Tea", "--on", "monday", in: note) == note + "\n## Monday\n\n- 08:00 Tea\n")
  }

  @Test func `of one day stands below its weekday, an exam among exams`() throws {
    #expect(
      try after("10:30-11:00 Tea", "--on", "2026-11-23")
        .contains("^iis-1\n- 2026-11-23 10:30-11:00 Tea\n- 12:00"))
    let exam = "- 2027-01-09"
    #expect(
      try after("09:00-10:00 Logic", "--on", "2027-01-07", "--kind", "Зачет")
        == Self.note.replacing(exam, with: "- 2027-01-07 09:00-10:00 Logic {kind: Зачет}\n" + exam))
  }

  @Test func `makes a schedule where there is none`() throws {
    let made = try after("09:00-10:20 Tea", "--on", "tue", "--group", "A 1", path: "timetable/a-1.md")
    #expect(made == "---\nowner: {group: \"A 1\"}\n---\n\n# A 1\n\n## Tuesday\n\n- 09:00-10:20 Tea\n")
  }

  @Test func `is taken back`() throws {
    let vault = try vault()
    #expect(vault.run(["timetable", "add", "14:00-15:00 Tea", "--on", "monday"], at: "2026-11-20 12:00").code == .done)
    #expect(vault.run(["undo"], at: "2026-11-20 12:00").code == .done)
    #expect(String(decoding: try vault.directory.read("timetable/seven.md"), as: UTF8.self) == Self.note)
  }

  @Test(arguments: [
    (["Tea", "--on", "monday"], "does not begin with a time"), (["09:00-10:00", "--on", "monday"], "no subject"),
    (["09:00 Tea"], "on which day"), (["09:00 Tea", "--on", "someday"], "someday"),
    (["09:00 Tea", "--on", "monday", "--weeks", "odd"], "'odd'"),
    (["09:00 Tea", "--on", "monday", "--weeks", "0"], "'0'"),
    (["09:00 Tea", "--on", "monday", "--weeks", "1,5"], "there is no week 5: the cycle has 4 weeks"),
    (["09:00 Tea", "--on", "monday", "--group", "8", "--weeks", "5"], "there is no week 5"),
    (["09:00-08:00 Tea", "--on", "monday"], "'09:00-08:00' ends before it begins"),
    (["09:00 Tea", "--on", "monday", "--dates", "autumn"], "'autumn'"),
    (["09:00 Tea", "--on", "monday", "--group", "???"], "'???'"),
    (["09:00 Tea\n- 10:00 Coffee", "--on", "monday"], "make a call for each line"),
  ])
  func `is refused with a reason, and nothing is written`(words: [String], reason: String) throws {
    let vault = try vault()
    let run = vault.run(["timetable", "add"] + words, at: "2026-11-20 12:00")
    #expect(run.code == .wrongCall && run.errors.contains(reason), "\(run.errors)")
    #expect(String(decoding: try vault.directory.read("timetable/seven.md"), as: UTF8.self) == Self.note)
  }

  @Test func `needs to know whose it is`() throws {
    let vault = try PlanVault(["timetable/seven.md": Self.note])
    let run = vault.run(["timetable", "add", "09:00 Tea", "--on", "monday"], at: "2026-11-20 12:00")
    #expect(run.code == .wrongCall && run.errors.contains("--group"), "\(run.errors)")
  }
}
