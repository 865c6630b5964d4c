import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault clash`: a room, a teacher or a group booked twice at one time.
@Suite struct `Clashes of lessons` {
  /// Lines of two schedules, and the names of what is booked twice: none when there is no clash. All are on Wednesdays
  /// from 2 September 2026, which is one of week 1.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let first: [String]
    let second: [String]
    let booked: String?

    init(_ name: String, _ first: [String], _ second: [String] = [], _ booked: String?) {
      (self.name, self.first, self.second, self.booked) = (name, first, second, booked)
    }

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row("a room of two groups", ["09:00-10:20 А {room: 210-4}"], ["10:00-11:00 Б {room: 210-4}"], "210-4"),
    Row("a room whose letters look alike", ["09:00-10:20 А {room: 213a-4}"], ["10:00-11:00 Б {room: 213а-4}"], "-4"),
    Row("one of several rooms", ["09:00-10:20 А {room: [1-1, 210-4]}"], ["10:00-11:00 Б {room: 210-4}"], "210-4"),
    Row(
      "a teacher in two rooms", ["09:00-10:20 А {room: 1-1, teacher: ada}"],
      ["09:00-10:20 Б {room: 2-2, teacher: [bob, ada]}"], "ada"),
    Row("a group with two lessons", ["09:00-10:20 А {room: 1-1}", "10:00-11:00 Б {room: 2-2}"], [], "one"),
    Row(
      "the whole group and a subgroup", ["09:00-10:20 А {room: 1-1}", "10:00-11:00 Б {room: 2-2, subgroup: 2}"], [],
      "one"),
    Row(
      "a subgroup with two lessons",
      ["09:00-10:20 А {room: 1-1, subgroup: 2}", "10:00-11:00 Б {room: 2-2, subgroup: 2}"], [], "one"),
    Row(
      "two subgroups", ["09:00-10:20 А {room: 1-1, subgroup: 1}", "09:00-10:20 А {room: 2-2, subgroup: 2}"], [], nil),
    Row("one that begins when the other ends", ["09:00-10:20 А {room: 210-4}"], ["10:20-11:00 Б {room: 210-4}"], nil),
    Row("one minute of both", ["09:00-10:21 А {room: 210-4}"], ["10:20-11:00 Б {room: 210-4}"], "210-4"),
    Row(
      "other weeks", ["09:00-10:20 А {room: 210-4, weeks: [1, 3]}"], ["09:00-10:20 Б {room: 210-4, weeks: [2, 4]}"], nil
    ),
    Row(
      "a week of both", ["09:00-10:20 А {room: 210-4, weeks: [1, 3]}"], ["09:00-10:20 Б {room: 210-4, weeks: [1]}"],
      "210-4"),
    Row(
      "other dates", ["09:00-10:20 А {room: 210-4, dates: 2026-09-02..2026-10-01}"],
      ["09:00-10:20 Б {room: 210-4, dates: 2026-10-02..2026-11-01}"], nil),
    Row(
      "the only day of both is excepted",
      ["09:00-10:20 А {room: 210-4, dates: 2026-09-02..2026-09-09, except: 2026-09-02}"],
      ["09:00-10:20 Б {room: 210-4, dates: 2026-09-01..2026-09-03}"], nil),
    Row(
      "one day of both", ["09:00-10:20 А {room: 210-4, dates: 2026-09-02..2026-09-09}"],
      ["2026-09-02 10:00-11:00 Б {room: 210-4}"], "210-4"),
    Row(
      "a lesson with its own date on another day", ["09:00-10:20 А {room: 210-4}"],
      ["2026-09-03 09:00-10:20 Б {room: 210-4}"], nil),
    Row(
      "the same lesson in two schedules", ["09:00-10:20 А {kind: ЛК, room: 210-4, teacher: ada}"],
      ["09:00-10:20 А {kind: ЛК, room: 210-4, teacher: ada}"], nil),
    Row(
      "a skipped one keeps its room", ["09:00-10:20 А {room: 210-4, skipped}"], ["09:00-10:20 Б {room: 210-4}"], "210-4"
    ),
    Row("without rooms and teachers", ["09:00-10:20 А"], ["09:00-10:20 Б"], nil),
  ]

  private static func vault(_ row: Row) throws -> ClassVault {
    let term = "term: 2026-09-01..2026-12-24\n"
    func schedule(_ group: String, _ lines: [String]) -> String {
      ClassVault.schedule("{group: \(group)}", term, lines.map { "- " + $0 }.joined(separator: "\n"))
    }
    return try ClassVault(
      ["timetable/one.md": schedule("one", row.first), "timetable/two.md": schedule("two", row.second)], settings: "")
  }

  @Test(arguments: rows) func `are what is booked twice`(row: Row) throws {
    let vault = try Self.vault(row)
    let run = vault.run(["clash", "--json"], at: "2026-09-01T08:00")
    let lines = try Answer(run.output).lines
    #expect(lines.isEmpty == (row.booked == nil), "\(run.output)\(run.errors)")
    #expect(run.code == .done || run.code == .nothingFound, "\(run.errors)")
    if let booked = row.booked {
      #expect(lines.contains { $0.texts.contains { $0.contains(booked) } }, "\(run.output)")
    }
  }

  @Test func `name what is booked and both lessons to a person`() throws {
    let vault = try Self.vault(Self.rows[0])
    let run = vault.run(["clash"], at: "2026-09-01T08:00", columns: 100)
    for word in ["210-4", "А", "Б"] { #expect(run.output.contains(word), "\(run.output)") }
    let none = try Self.vault(Self.rows[7]).run(["clash"], at: "2026-09-01T08:00", columns: 100)
    #expect(none.code != run.code && !(none.output + none.errors).isEmpty, "\(none.output)")
  }

  @Test func `say how many there are once, not for every week of the term`() throws {
    let lines = try Answer(Self.vault(Self.rows[0]).run(["clash"] + ["--json"], at: "2026-09-01T08:00").output).lines
    #expect(lines.count < 17, "\(lines.count)")
  }

  @Test func `have the colours of their kinds, and teachers by their names`() throws {
    let term = "term: 2026-09-01..2026-12-24\n"
    let vault = try ClassVault(
      [
        "timetable/one.md": ClassVault.schedule(
          "{group: one}", term, "09:00-10:20 А {kind: ЛР, teacher: ada, room: 1-1}"),
        "timetable/two.md": ClassVault.schedule(
          "{group: two}", term, "09:00-10:20 Б {kind: ЛК, teacher: ada, room: 2-2}"),
        "teachers/ada.md": "---\nname: А. Б. Ада\n---\n",
      ], settings: "")
    let shown = vault.run(["clash", "--color", "always"], at: "2026-09-01T08:00", columns: 100).output
    #expect(shown.contains("\u{1B}[34mЛР") && shown.contains("\u{1B}[32mЛК"), "\(shown)")
    #expect(shown.contains("А. Б. Ада"), "\(shown)")
    #expect(vault.run(["clash", "--json"], at: "2026-09-01T08:00").output.contains("\"teachers\":[\"ada\"]"))
  }
}
