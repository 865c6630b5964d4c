import Testing
import VaultTestSupport

@testable import VaultCommands

/// `reopen` takes back what the completion changed, and only where that stands as it left it. Each row is what happens to
/// `tasks/a.md` day by day in November 2026.
@Suite struct `A task that is reopened days later` {
  enum Event: Sendable {
    case run([String])
    /// An editor writes another text in place of one.
    case edit(String, with: String)
  }

  struct Row: Sendable {
    var title: String
    var before: String
    var events: [(day: Int, event: Event)]
    var after: String
    var path = "tasks/a.md"
  }

  static let trip = "- [ ] trip\n  - [ ] book hotel\n"
  static let bins = "- [ ] bins {due: 2026-11-20, repeat: weekly}\n"

  static let rows: [Row] = [
    Row(
      title: "what was done two days later stays done, with its day", before: trip,
      events: [(20, .run(["done", "trip"])), (22, .run(["done", "book hotel"])), (23, .run(["reopen", "trip"]))],
      after: "- [ ] trip\n  - [x] book hotel {completed: 2026-11-22}\n"),
    Row(
      title: "what was done with it is open", before: trip,
      events: [(20, .run(["done", "trip", "--yes"])), (23, .run(["reopen", "trip"]))], after: trip),
    Row(
      title: "what was done with it, and again on another day, stays done", before: trip,
      events: [
        (20, .run(["done", "trip", "--yes"])), (21, .run(["reopen", "book hotel"])),
        (22, .run(["done", "book hotel"])), (23, .run(["reopen", "trip"])),
      ], after: "- [ ] trip\n  - [x] book hotel {completed: 2026-11-22}\n"),
    Row(
      title: "what was opened since stays open, also of what it opened",
      before: bins + "  - [x] paper\n  - [x] glass\n",
      events: [
        (20, .run(["done", "bins"])), (21, .run(["cancel", "paper"])), (22, .run(["reopen", "bins"])),
      ], after: bins + "  - [-] paper\n  - [x] glass\n"),
    Row(
      title: "what was begun before is begun again", before: "- [ ] trip\n  - [/] pack\n  - [-] book hotel\n",
      events: [(20, .run(["done", "trip", "--yes"])), (23, .run(["reopen", "trip"]))],
      after: "- [ ] trip\n  - [/] pack\n  - [-] book hotel\n"),
    Row(
      title: "what is named with it is open", before: bins + "  - [x] paper {completed: 2026-11-19}\n",
      events: [(20, .run(["done", "bins"])), (23, .run(["reopen", "bins", "paper"]))], after: bins + "  - [ ] paper\n"),
    Row(
      title: "what was reworded, added or removed since is left alone",
      before: "- [ ] trip\n  - [ ] pack\n  - [ ] book hotel\n  - [ ] water\n",
      events: [
        (20, .run(["done", "trip", "--yes"])), (21, .edit("book hotel", with: "book the hotel")),
        (21, .edit("  - [x] water {completed: 2026-11-20}\n", with: "  - [x] post\n")), (22, .run(["reopen", "trip"])),
      ],
      after: "- [ ] trip\n  - [ ] pack\n  - [x] book the hotel {completed: 2026-11-20}\n  - [x] post\n"),
    Row(
      title: "one of the same name elsewhere does not matter", before: "- [ ] trip\n  - [ ] pack\n",
      events: [
        (20, .run(["done", "trip", "--yes"])), (21, .edit("- [x] trip", with: "- [ ] sale\n  - [x] pack\n- [x] trip")),
        (22, .run(["reopen", "trip"])),
      ], after: "- [ ] sale\n  - [x] pack\n- [ ] trip\n  - [ ] pack\n"),
    Row(
      title: "a completion by hand changed nothing below", before: trip,
      events: [
        (20, .run(["done", "trip", "--yes"])),
        (21, .edit("- [x] trip {completed: 2026-11-20}", with: "- [x] trip")), (22, .run(["reopen", "trip"])),
      ], after: "- [ ] trip\n  - [x] book hotel {completed: 2026-11-20}\n"),
    Row(
      title: "neither did one by hand after the last was taken back", before: trip,
      events: [
        (20, .run(["done", "trip", "--yes"])), (20, .run(["undo"])),
        (20, .edit(trip, with: "- [x] trip {completed: 2026-11-20}\n  - [x] book hotel {completed: 2026-11-20}\n")),
        (22, .run(["reopen", "trip"])),
      ], after: "- [ ] trip\n  - [x] book hotel {completed: 2026-11-20}\n"),
    Row(
      title: "what repeats below it keeps its occurrences",
      before: "- [ ] house\n  - [ ] bins {due: 2026-11-20, repeat: weekly}\n    - [x] paper\n",
      events: [(20, .run(["done", "house", "bins"])), (22, .run(["reopen", "house"]))],
      after: "- [ ] house\n  - [ ] bins {due: 2026-11-27, repeat: weekly}\n    - [ ] paper\n    - [x] 2026-11-20\n"),
    Row(
      title: "what repeats below it and was ended with it goes on",
      before: "- [ ] house\n  - [ ] bins {due: 2026-11-20, repeat: weekly}\n    - [ ] paper\n",
      events: [(20, .run(["done", "house", "--yes"])), (22, .run(["reopen", "house"]))],
      after: "- [ ] house\n  - [ ] bins {due: 2026-11-20, repeat: weekly}\n    - [ ] paper\n"),
    Row(
      title: "an occurrence that was moved has its subtasks again",
      before: bins + "  - [x] paper {completed: 2026-11-19}\n",
      events: [
        (19, .run(["done", "bins", "--move", "2026-11-22"])), (22, .run(["done", "bins"])),
        (24, .run(["reopen", "bins"])),
      ],
      after: "- [ ] bins {due: 2026-11-22, repeat: weekly, except: [2026-11-20], also: [2026-11-22]}\n"
        + "  - [x] paper {completed: 2026-11-19}\n"),
    Row(
      title: "one that was left out has its subtasks again", before: bins + "  - [x] paper {completed: 2026-11-19}\n",
      events: [(20, .run(["done", "bins", "--skip"])), (24, .run(["reopen", "bins"]))],
      after: bins + "  - [x] paper {completed: 2026-11-19}\n"),
    Row(
      title: "it is the same note under another name", before: trip,
      events: [
        (20, .run(["done", "trip", "--yes"])), (21, .run(["mv", "tasks/a.md", "tasks/b.md"])),
        (22, .run(["reopen", "trip"])),
      ], after: trip, path: "tasks/b.md"),
    // Next week's paper is open, whichever is named first, as where one command follows the other.
    Row(
      title: "done with its part, the part first", before: bins + "  - [ ] paper\n  - [/] glass\n",
      events: [(20, .run(["done", "paper", "glass", "bins"]))],
      after: "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [ ] paper\n  - [ ] glass\n  - [x] 2026-11-20\n"),
    Row(
      title: "done with its part, the part last",
      before: bins + "  - [ ] paper\n  - [x] glass {completed: 2026-11-19}\n",
      events: [(20, .run(["done", "bins", "glass", "paper"]))],
      after: "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [ ] paper\n  - [ ] glass\n  - [x] 2026-11-20\n"),
    Row(
      title: "done with its part for the last time",
      before: bins.replacing("weekly", with: "weekly, count: 1") + "  - [ ] paper\n",
      events: [(20, .run(["done", "paper", "bins"]))],
      after: "- [x] bins {due: 2026-11-20, repeat: weekly, count: 1, completed: 2026-11-20}\n"
        + "  - [x] paper {completed: 2026-11-20}\n  - [x] 2026-11-20\n"),
    Row(
      title: "done, both found by a query", before: bins + "  - [ ] paper\n",
      events: [(20, .run(["done", "--where", "type:task", "--yes"]))],
      after: "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [ ] paper\n  - [x] 2026-11-20\n"),
  ]

  @Test(arguments: rows.indices)
  func `has what was done since`(number: Int) throws {
    let row = Self.rows[number]
    let vault = try EditVault(["tasks/a.md": row.before])
    var last: (text: String, now: String)?
    for (day, event) in row.events {
      let now = "2026-11-\(day) 09:00"
      last = nil
      switch event {
      case .edit(let old, let new):
        let text = vault.text("tasks/a.md")
        try #require(text.contains(old), "\(row.title): \(text)")
        try vault.directory.write("tasks/a.md", text.replacing(old, with: new))
      case .run(let words):
        if words != ["undo"] { last = (vault.text(row.path), now) }
        let run = vault.run(words) { $0.variables[.now] = now }
        try #require(run.code == .done, "\(row.title): \(run.errors)")
      }
    }
    #expect(vault.text(row.path) == row.after, "\(row.title)")
    // The last command is one step back.
    guard let last else { return }
    #expect(vault.run(["undo"]) { $0.variables[.now] = last.now }.code == .done)
    #expect(vault.text(row.path) == last.text, "\(row.title)")
  }
}
