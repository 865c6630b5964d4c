import Testing
import VaultTestSupport

@testable import VaultCommands

/// Dates and parts of the day.
@Suite struct `Lists by dates` {
  private static let tasks = """
    - [ ] n0 {due: 2026-11-20 00:00}
    - [ ] n4 {due: 2026-11-20 04:59}
    - [ ] m5 {due: 2026-11-20 05:00}
    - [ ] m11 {due: 2026-11-20 11:59}
    - [ ] a12 {due: 2026-11-20 12:00}
    - [ ] a16 {due: 2026-11-20 16:59}
    - [ ] e17 {due: 2026-11-20 17:00}
    - [ ] e21 {due: 2026-11-20 21:59}
    - [ ] n22 {due: 2026-11-20 22:00}
    - [ ] day {due: 2026-11-20}
    - [ ] y {due: 2026-11-19}
    - [ ] w {due: 2026-11-27 09:00}
    - [ ] x {due: 2026-11-28}
    - [ ] none

    """

  private static let day = "n0 n4 m5 m11 a12 a16 e17 e21 n22 day"

  typealias Row = (query: String, titles: String)

  private static let rows: [Row] = [
    ("at:night", "n0 n4 n22"), ("at:morning", "m5 m11 w"), ("at:afternoon", "a12 a16"), ("at:evening", "e17 e21"),
    ("at:none due:any", "day y x"), ("due:2026-11-20", day), ("due:2026-11-19..2026-11-20", day + " y"),
    ("due<2026-11-20", "y"), ("due>2026-11-20", "w x"), ("due:today..+7d", day + " w"), ("due:-1d..today", day + " y"),
    ("due:now..+3h", "a12"), ("due:-3h..now", "m11 a12"), ("due:none", "none"), ("-due:any", "none"),
    ("at:22:00..04:59", "n0 n4 n22"), ("at:evening..night", "n0 n4 e17 e21 n22"),
    ("at:night..morning", "n0 n4 n22 m5 m11 w"),
    ("at:04:00..05:00", "n4 m5"),
  ]

  private static func sorted(_ titles: String) -> [String] { titles.split(separator: " ").map(String.init).sorted() }

  @Test(arguments: rows)
  func `hold what lies on the days and at the times that are asked for`(row: Row) throws {
    let vault = try ListCase(["tasks/t.md": Self.tasks, "lists/q.md": ListCase.smart(row.query)])
    #expect(try vault.titles("Q").sorted() == Self.sorted(row.titles), "\(row.query)")
  }

  @Test func `hold under overdue and without a date what vault tasks has there`() throws {
    let vault = try ListCase(["tasks/t.md": Self.tasks])
    #expect(try vault.titles("Overdue").sorted() == ["m11", "m5", "n0", "n4", "y"])
    #expect(try vault.titles("No date") == ["none"])
    let rows = vault.run("tasks").output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(rows.filter { $0[1] == "overdue" }.map { String($0[6]) }.sorted() == ["m11", "m5", "n0", "n4", "y"])
    #expect(rows.filter { $0[1] == "no-date" }.map { String($0[6]) } == ["none"])
  }

  private static let reversed = [
    "due:2026-11-20..2026-11-19", "due:+7d..today", "due:now..-3h", "time:2h..1h", "servings:5..2",
    "priority:high..low", "due:\"25 Nov..20 Nov\"", "created:2026-11..2026-10",
  ]

  @Test(arguments: reversed)
  func `refuse a range that ends before it begins`(query: String) throws {
    let vault = try ListCase(["tasks/t.md": Self.tasks, "lists/q.md": ListCase.smart(query)])
    let range = query.drop { $0 != ":" }.dropFirst()
    for words in [["search", query], ["tasks", query], ["list", "Q"], ["list", "All", query]] {
      let run = vault.run(words)
      #expect(run.code == .wrongCall, "\(words)")
      #expect(run.errors.contains("error: the range ends before it begins\n"), "\(run.errors)")
      #expect(run.errors.contains(String(repeating: "^", count: range.count) + "\n"), "\(run.errors)")
    }
    let check = vault.run("check")
    #expect(check.code == .nothingFound)
    #expect(check.output.contains("lists/q.md:3:") && check.output.contains("ends before it begins"), "\(check.output)")
  }

  @Test func `find a task scheduled for a part of a day, and for several times`() throws {
    let vault = try ListCase([
      "inbox.md": """
      - [ ] part {scheduled: 2026-11-20 evening}
      - [ ] parts {scheduled: [2026-11-20 evening, 2026-11-22 09:00-10:00], split}
      - [ ] range {scheduled: 2026-11-22 22:00-23:00}

      """,
      "tasks/note.md": "---\nscheduled:\n  - 2026-11-22\n  - 2026-11-24 13:00\nsplit: true\n---\n",
    ])
    let rows: [Row] = [
      ("scheduled:2026-11-20", "part parts"), ("scheduled:2026-11-22", "parts range note"),
      ("scheduled:2026-11-24", "note"),
      ("scheduled>2026-11-22", "note"), ("scheduled:2026-11-21", ""), ("at:evening", "part parts"),
      ("at:morning", "parts"), ("at:afternoon", "note"), ("at:night", "range"), ("is:today", "part parts"),
    ]
    for row in rows {
      let found = try vault.titles("All", row.query).sorted()
      #expect(found == Self.sorted(row.titles), "\(row.query)")
    }
  }
}
