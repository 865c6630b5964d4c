import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Notes are shared between devices and merged line by line. A counter, a time of change or a sorted copy of something
/// would make two devices differ where nobody changed anything: so what a command writes is what was asked, and facts.
@Suite struct `Commands that write` {
  /// A call on an ``EditVault``, and all lines that go and come in all files.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let removed: [String]
    let added: [String]

    init(_ words: [String], removed: [String] = [], added: [String] = []) {
      self.words = words
      self.removed = removed
      self.added = added
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let copy = "recipes/soup.sync-conflict-20261120-101530-ABCDEFG.md"

  static let calendar = """
    BEGIN:VCALENDAR
    BEGIN:VTODO
    UID:4711
    SUMMARY:Pay
    DUE;VALUE=DATE:20261130
    END:VTODO
    END:VCALENDAR
    """

  static let rows: [Row] = [
    Row(["set", "soup", "rating=5"], removed: ["rating: 4"], added: ["rating: 5"]),
    // It remembers outside of the notes.
    Row(["remind", "--within", "30d"]),
    Row(["set", "tasks/report", "due="], removed: ["due: 2026-11-27"]),
    Row(["add", "call Bob"], added: ["- [ ] call Bob"]),
    Row(
      // When it was done is the fact that the command is for.
      ["done", "chores^kettle"], removed: ["- [ ] descale the kettle {due: 2026-11-24} ^kettle"],
      added: ["- [x] descale the kettle {due: 2026-11-24, completed: 2026-11-20} ^kettle"]),
    Row(
      ["add", "call Bob tomorrow 15:00 !high every week"],
      added: ["- [ ] 2026-11-21 15:00 call Bob {priority: high, repeat: every week}"]),
    Row(["add", "the blue one", "--parent", "buy soap"], added: ["  - [ ] the blue one"]),
    Row(
      // A repeating task moves on, and keeps what it was.
      ["done", "pay the rent"], removed: ["- [ ] pay the rent {repeat: monthly}"],
      added: ["- [ ] pay the rent {repeat: monthly, due: 2026-12-20}", "  - [x] 2026-11-20"]),
    Row(
      ["done", "pay the rent", "--skip"], removed: ["- [ ] pay the rent {repeat: monthly}"],
      added: ["- [ ] pay the rent {repeat: monthly, due: 2026-12-20}", "  - [-] 2026-11-20"]),
    Row(
      // Whoever comes before it needs a number, and nobody else.
      ["order", "pay the rent", "--before", "buy soap"],
      removed: ["- [ ] descale the kettle {due: 2026-11-24} ^kettle", "- [ ] pay the rent {repeat: monthly}"],
      added: [
        "- [ ] descale the kettle {due: 2026-11-24, order: 1} ^kettle",
        "- [ ] pay the rent {repeat: monthly, order: 2}",
      ]),
    Row(["start", "buy soap"], removed: ["- [ ] buy soap"], added: ["- [/] buy soap"]),
    Row(
      ["stop", "--spent", "20m"], removed: ["- [/] buy soap"], added: ["- [/] buy soap {spent: 20m 2026-11-20}"]),
    Row(["done", "tasks/report"], removed: ["status: open"], added: ["status: done", "completed: 2026-11-20"]),
    Row(["reopen", "water the plants"], removed: ["- [x] water the plants"], added: ["- [ ] water the plants"]),
    Row(
      ["cancel", "buy soap"], removed: ["- [ ] buy soap"], added: ["- [-] buy soap"]),
    Row(["mood", "sad", "tired"], added: ["- 09:00 tired {mood: sad}"]),
    Row(["diary", "snow all day"], added: ["- 09:00 snow all day"]),
    Row(["money", "add", "-5.00 UAH", "Coffee"], added: ["- 2026-11-20 -5.00 UAH Coffee"]),
    Row(
      ["timetable", "add", "09:00-10:20 Choir", "--on", "monday", "--group", "7"],
      added: ["---", "owner: {group: \"7\"}", "---", "", "# 7", "", "## Monday", "", "- 09:00-10:20 Choir"]),
    Row(["list", "rm", "errands", "--detach"], removed: ["", "# Errands"]),
    // What is due comes first, then by path; half an hour each and five minutes between. A step that says nothing is part
    // of its task.
    Row(
      ["plan", "--apply"],
      removed: [
        "- [ ] buy soap", "- [ ] call Ann 📅 2026-11-25", "- [ ] descale the kettle {due: 2026-11-24} ^kettle",
        "- [ ] pay the rent {repeat: monthly}",
      ],
      added: [
        "- [ ] descale the kettle {due: 2026-11-24, scheduled: 2026-11-20 09:00, auto: 2026-11-20 09:00} ^kettle",
        "- [ ] call Ann 📅 2026-11-25 ⏳ 2026-11-20 09:35 {auto: 2026-11-20 09:35}",
        "scheduled: 2026-11-20 10:10", "auto: 2026-11-20 10:10",
        "- [ ] buy soap {scheduled: 2026-11-20 10:45, auto: 2026-11-20 10:45}",
        "- [ ] pay the rent {repeat: monthly, scheduled: 2026-11-20 11:20, auto: 2026-11-20 11:20}",
        "scheduled: 2026-11-20 11:55", "auto: 2026-11-20 11:55",
      ]),
    Row(["rm", "chores^kettle"], removed: ["- [ ] descale the kettle {due: 2026-11-24} ^kettle"]),
    Row(["mv", "tasks/report", "tasks/paper.md"]),
    Row(["mv", "chores", "todo.md"], removed: ["See [[chores]]."], added: ["See [[todo]]."]),
    Row(["tag", "rename", "winter", "cold"], removed: ["tags: [soup, winter]"], added: ["tags: [soup, cold]"]),
    Row(["tag", "merge", "winter", "soup"], removed: ["tags: [soup, winter]"], added: ["tags: [soup]"]),
    Row(
      ["scale", "soup", "--servings", "8", "--write"],
      removed: ["servings: 4   # for the family", "- *500 g* beetroot", "- *2 l* water"],
      added: ["servings: 8   # for the family", "- *1000 g* beetroot", "- *4 l* water"]),
    Row(["recipe", "rate", "soup", "5"], removed: ["rating: 4"], added: ["rating: 5"]),
    Row(["recipe", "collect", "soup", "feast"], added: ["- [[soup]]"]),
    Row(["pantry", "add", "2 eggs"], added: ["- 2 eggs"]),
    Row(
      ["meals", "add", "2026-11-23", "dinner", "soup"],
      added: ["# Meals, 2026-W48", "", "- 2026-11-23 dinner [[soup]]"]),
    Row(["cook", "soup"], removed: ["- *900 g* beetroot"], added: ["- *400 g* beetroot"]),
    Row(
      ["shop", "add", "soup"],
      added: ["# Shopping list", "", "## Vegetables", "", "- [ ] *500 g* beetroot {from: \"[[soup]]\"}"]),
    Row(["shop", "add", "2 l milk"], added: ["# Shopping list", "", "## Dairy", "", "- [ ] 2 l milk"]),
    Row(["check", "--fix"], removed: ["due: 2026/11/27"], added: ["due: 2026-11-27"]),
    Row(["doctor", "--merge-copies"]),
    Row(
      // The day of creation is a fact about a new note.
      ["new", "task", "Call Ann"],
      added: ["---", "status:", "due:", "created: 2026-11-20", "---", "", "# Call Ann", ""]),
    Row(
      ["import", "tea.cook"],
      added: [
        "---", "created: 2026-11-20", "---", "", "# tea", "", "---", "", "- *1 l* water", "", "---", "",
        "Boil @water{1%l}.",
      ]),
    Row(
      ["import", "pay.ics"],
      added: ["---", "title: Pay", "due: 2026-11-30", "uid: \"4711\"", "created: 2026-11-20", "---"]),
    Row(["undo"], removed: ["rating: 5"], added: ["rating: 4"]),
  ]

  @Test(arguments: rows)
  func `change the lines that were asked for, and no others`(row: Row) throws {
    let vault = try EditVault()
    if row.words[0] == "check" { try vault.directory.write("tasks/bad.md", "---\ndue: 2026/11/27\n---\n") }
    if row.words[0] == "doctor" { try vault.directory.write(Self.copy, EditVault.soup) }
    if row.words[0] == "import" { try vault.directory.write("tea.cook", "Boil @water{1%l}.\n") }
    if row.words.last == "pay.ics" { try vault.directory.write("pay.ics", Self.calendar) }
    if row.words[0] == "list" { try vault.directory.write("lists/errands.md", "# Errands\n\n- [ ] post the letter\n") }
    if row.words[0] == "recipe" { try vault.directory.write("collections/feast.md", "- [[chores]]\n") }
    if row.words[0] == "cook" { try vault.directory.write("pantry/cellar.md", "- *900 g* beetroot\n") }
    if row.words[0] == "stop" { #expect(vault.run("start", "buy soap").code == .done) }
    if row.words[0] == "undo" { #expect(vault.run("set", "soup", "rating=5").code == .done) }
    let before = try lines(in: vault)
    let run = vault.run(row.words)
    #expect(run.code == .done, "\(run.errors)")
    let after = try lines(in: vault)
    // The lines of an equal copy that goes are not counted.
    let isCounted = row.words[0] != "doctor"
    #expect(Self.surplus(isCounted ? before : [], over: after) == row.removed.sorted())
    #expect(Self.surplus(after, over: before) == row.added.sorted())
  }

  @Test func `are all in this table`() {
    let writing = CommandTable.all.map(\.syntax).filter { syntax in
      syntax.allFlags.contains { $0.name == Flag.dryRun.name }
    }
    #expect(Set(writing.map(\.name)).subtracting(Self.rows.map { $0.words[0] }).subtracting(Self.otherwise) == [])
  }

  /// Commands that change notes in no way of their own: `edit` leaves that to the user's editor, the files of `git` are
  /// none, `commit` and `sync` write what is there already, what `recipe` drafts needs a text generator, and `gratitude`,
  /// `feel` and `draw` need answers (their own tests have them).
  private static let otherwise: Set<String> = ["edit", "git", "commit", "sync", "recipe", "gratitude", "feel", "draw"]

  /// The lines of all notes of the vault, in the order of their paths.
  private func lines(in vault: EditVault) throws -> [String] {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: vault.directory.path)
      .filter { $0.hasSuffix(".md") || $0 == ".vault/config.yaml" }.sorted()
    return try paths.flatMap { path in
      let text = String(decoding: try vault.directory.read(path), as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// The lines that stand in one list more often than in another, in order.
  private static func surplus(_ lines: [String], over others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for line in others { counts[line, default: 0] += 1 }
    return lines.filter { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] < 0
    }.sorted()
  }
}
