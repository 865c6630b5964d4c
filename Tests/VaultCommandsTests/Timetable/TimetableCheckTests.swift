import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault check` says of timetables.
@Suite struct `Timetables in a check` {
  /// A note with something to say of one line, by its severity, and the text beside which nothing is said of that line.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let severity: String
    let wrong: String
    let right: String
    let line: Int

    init(_ name: String, _ severity: String, _ wrong: String, _ right: String, line: Int) {
      (self.name, self.severity, self.wrong, self.right, self.line) = (name, severity, wrong, right, line)
    }

    var testDescription: String { name }
  }

  private static func keys(_ keys: String) -> String { "---\n\(keys)---\n\n## Monday\n\n- 09:00-10:20 А\n" }
  private static func lesson(_ line: String, _ keys: String = "") -> String {
    "---\nowner: {group: a}\nterm: 2026-09-01..2026-12-24\n\(keys)---\n\n## Monday\n\n- \(line)\n"
  }

  static let rows: [Row] = [
    Row(
      "a week outside the cycle", "any", lesson("09:00-10:20 А {weeks: [5]}"), lesson("09:00-10:20 А {weeks: [4]}"),
      line: 8),
    Row(
      "a week outside a short cycle", "any", lesson("09:00-10:20 А {weeks: [1, 3]}", "cycle: 2\n"),
      lesson("09:00-10:20 А {weeks: [1, 2]}", "cycle: 2\n"), line: 9),
    Row("a lesson without an end", "any", lesson("09:00 А"), lesson("09:00-10:20 А"), line: 8),
    Row(
      "an owner that is none", "any", keys("owner: {dog: rex}\nterm: 2026-09-01..2026-12-24\n"),
      keys("owner: {group: rex}\nterm: 2026-09-01..2026-12-24\n"), line: 2),
    Row(
      "an owner that is no mapping", "any", keys("owner: rex\nterm: 2026-09-01..2026-12-24\n"),
      keys("owner: {teacher: rex}\nterm: 2026-09-01..2026-12-24\n"), line: 2),
    Row(
      "a break that does not read", "any", keys("owner: {group: a}\nbreaks: [soon]\nterm: 2026-09-01..2026-12-24\n"),
      keys("owner: {group: a}\nbreaks: [2026-11-02]\nterm: 2026-09-01..2026-12-24\n"), line: 3),
    Row(
      "a break whose days do not read", "any",
      keys("owner: {group: a}\nbreaks: [{days: soon, counts: false}]\nterm: 2026-09-01..2026-12-24\n"),
      keys(
        "owner: {group: a}\nbreaks: [{days: 2026-11-02..2026-11-08, counts: false}]\nterm: 2026-09-01..2026-12-24\n"),
      line: 3),
    Row(
      "a break that ends before it begins", "any",
      keys("owner: {group: a}\nbreaks: [2026-11-08..2026-11-02]\nterm: 2026-09-01..2026-12-24\n"),
      keys("owner: {group: a}\nbreaks: [2026-11-02..2026-11-08]\nterm: 2026-09-01..2026-12-24\n"), line: 3),
    Row(
      "an exception that is no day", "error", lesson("09:00-10:20 А {except: 2026-02-30}"),
      lesson("09:00-10:20 А {except: 2026-11-09}"), line: 8),
    Row(
      "a room that no note knows", "hint", lesson("09:00-10:20 А {room: 1-1}"), lesson("09:00-10:20 А {room: 210-4}"),
      line: 8),
    Row(
      "a teacher whom no note knows", "hint", lesson("09:00-10:20 А {teacher: eve}"),
      lesson("09:00-10:20 А {teacher: ada}"), line: 8),
    Row(
      "neither dates nor a term", "hint", "---\nowner: {group: a}\n---\n\n## Monday\n\n- 09:00-10:20 А\n",
      "---\nowner: {group: a}\n---\n\n## Monday\n\n- 09:00-10:20 А {dates: 2026-09-01..2026-12-24}\n", line: 7),
  ]

  /// The severities of what is said of the line of a note, with what is said as the comment of a failure.
  private func said(_ text: String, ofLine line: Int) throws -> (severities: [String], output: String) {
    let vault = try ClassVault(["timetable/a.md": text, "rooms/210-4.md": "", "teachers/ada.md": "", "groups/a.md": ""])
    let run = vault.run(["check", "--json"])
    let lines = try Answer(run.output).lines.filter { $0.text("path") == "timetable/a.md" }
    return (lines.filter { $0.text("line") == "\(line)" }.map { $0.text("severity") }, run.output)
  }

  @Test(arguments: rows) func `have this reported`(row: Row) throws {
    let wrong = try said(row.wrong, ofLine: row.line)
    if row.severity == "hint" || row.severity == "error" {
      #expect(wrong.severities == [row.severity], "\(wrong.output)")
    } else {
      #expect(wrong.severities.count == 1, "\(wrong.output)")
    }
    #expect(try said(row.right, ofLine: row.line).output.isEmpty)
  }

  @Test func `have nothing reported of the cases but rooms and teachers that no note knows`() throws {
    let run = try ClassVault().run(["check", "--json"])
    let lines = try Answer(run.output).lines
    #expect(lines.allSatisfy { $0.text("severity") == "hint" } && run.code == .done, "\(run.output)")
  }

  @Test(arguments: [
    "except: 2026-11-23", "skipped", "announcement, dates: 2026-11-23, shown: 2026-11-17..2026-11-18",
    "note: bring paper", "groups: [\"1\", \"2\"]", "title: Algebra", "dates: 2026-11-16..2026-11-23",
    "announcement, dates: 2026-11-23, shown: 2026-11-17",
  ])
  func `know every key of a lesson`(attribute: String) throws {
    #expect(try said(Self.lesson("09:00-10:20 А {\(attribute)}"), ofLine: 8).output.isEmpty)
  }

  @Test func `know every key of a note and the settings`() throws {
    let keys =
      "owner: {group: a}\nterm: 2026-09-01..2026-12-24\nexams: 2027-01-04..2027-01-20\ncycle: 2\nanchor: 2026-09-01\n"
      + "source: https://example.org/a\nsource-date: 2026-11-20\ntimezone: Europe/Minsk\n"
    #expect(try said(Self.keys(keys), ofLine: 1).output.isEmpty)
    let view =
      "---\nview: {group: [a], teacher: [ada], room: [210-4], subgroup: 1, subject: А, show: [teachers, full]}\n---\n"
    #expect(try said(view, ofLine: 1).output.isEmpty)
    let vault = try ClassVault(
      [ClassVault.path: ClassVault.schedule("{group: \"151004\"}", "term: 2026-09-01..2026-12-24\n", "09:00-10:20 А")],
      settings: ClassVault.mine
        + "lesson-kinds: {ЛР: {name: laboratory, color: blue}}\nfavorites: {department: [Логика]}\n")
    let run = vault.run(["check"])
    #expect(run.code == .done && !run.output.contains("config.yaml"), "\(run.output)")
  }
}
