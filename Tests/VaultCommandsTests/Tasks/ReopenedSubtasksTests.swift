import Testing
import VaultTestSupport

@testable import VaultCommands

/// `reopen` brings back what `done` changed in the subtasks of a repeating task, with the days on which they were
/// done. Now is Friday, 20 November 2026, 09:00.
@Suite struct `The subtasks of a repeating task` {
  private static let head = "- [ ] bins {due: 2026-11-20, repeat: weekly}\n"
  private static let note = "---\ndue: 2026-11-20\nrepeat: weekly\n---\n\n# bins\n\n"

  static let rows: [String] = [
    head + "  - [x] paper {completed: 2026-11-19}\n",
    head + "  - [x] paper\n",
    head + "  - [ ] paper\n  - [x] glass {completed: 2026-11-18}\n  - [ ] rest\n",
    head + "  - [x] paper {completed: 2026-11-19}\n  - [x] glass {completed: 2026-11-18}\n",
    head + "  - [x] paper {due: 2026-11-19, completed: 2026-11-18}\n",
    head + "  - [x] paper {completed: 2026-11-19}\n    - [x] bundle {completed: 2026-11-17}\n      - [x] string\n",
    head + "  - [ ] paper\n    - [x] bundle {completed: 2026-11-17}\n",
    head + "  - [-] glass\n  - [x] paper {completed: 2026-11-19}\n",
    head + "  - [/] glass\n  - [x] paper {completed: 2026-11-19}\n",
    // Two of one name are told apart.
    head + "  - [x] paper {completed: 2026-11-19}\n  - [ ] paper\n",
    head + "  - [x] paper {completed: 2026-11-18}\n  - [x] paper {completed: 2026-11-19}\n",
    head + "  Put them out at seven.\n  - [x] paper {completed: 2026-11-19}\n  - [x] 2026-11-13\n",
    head + "  - [x] 2026-11-13\n  - [x] 2026-11-06\n  - [x] paper {completed: 2026-11-19}\n",
    (head + "  - [x] paper {completed: 2026-11-19}\n- [ ] tea\n").replacing("\n", with: "\r\n")
      .replacing("  -", with: "\t*"),
    head.replacing("2026-11-20", with: "2026-11-18") + "  - [x] paper {completed: 2026-11-17}\n",
    head.replacing("weekly", with: "every 3 days after completion") + "  - [x] paper {completed: 2026-11-19}\n",
    head.replacing("weekly", with: "weekly, count: 3") + "  - [x] paper {completed: 2026-11-19}\n",
    "- [ ] bins 🔁 weekly 📅 2026-11-20\n  - [x] paper ✅ 2026-11-19\n",
    note + "- [x] paper {completed: 2026-11-19}\n- [ ] rest\n",
    note + "- [x] paper {completed: 2026-11-19}\n- [-] glass\n\nMore.\n\n- [x] 2026-11-13\n",
    note + "- [x] paper\n  - [x] bundle {completed: 2026-11-17}\n",
  ]

  /// A day that is brought back is written as new ones are: in the style of the line, else of its note.
  static let styled: [(text: String, restored: String)] = [
    (
      head + "  - [x] paper ✅ 2026-11-19\n  - [x] glass 📅 2026-11-20 ✅ 2026-11-18\n",
      head + "  - [x] paper {completed: 2026-11-19}\n  - [x] glass 📅 2026-11-20 ✅ 2026-11-18\n"
    ),
    (head + "  - [x] paper [completed:: 2026-11-19]\n", head + "  - [x] paper {completed: 2026-11-19}\n"),
    (head + "  - [x] paper completed:2026-11-19\n", head + "  - [x] paper {completed: 2026-11-19}\n"),
    (
      head + "  - [x] paper #town {completed: 2026-11-19, spent: 10m} ^paper\n",
      head + "  - [x] paper #town {spent: 10m, completed: 2026-11-19} ^paper\n"
    ),
  ]

  @Test(arguments: styled.indices)
  func `have their days again in the style of their line or note`(number: Int) throws {
    let row = Self.styled[number]
    let vault = try EditVault(["tasks/a.md": row.text])
    #expect(vault.run("done", "bins").code == .done)
    #expect(vault.run("reopen", "bins").code == .done)
    #expect(vault.text("tasks/a.md") == row.restored)
  }

  @Test(arguments: rows)
  func `are as they were when the completion is taken back`(text: String) throws {
    let vault = try EditVault(["tasks/a.md": text])
    #expect(vault.run("done", "bins").code == .done)
    // Their next time is open.
    let opened = vault.text("tasks/a.md")
    for title in ["paper", "bundle", "string"] { #expect(!opened.contains("[x] \(title)"), "\(opened)") }
    #expect(!vault.run("check", "tasks/a.md").output.contains("error"))
    let run = vault.run("reopen", "bins")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/a.md") == text)
    // Both steps are undone one by one.
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("tasks/a.md") == opened)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("tasks/a.md") == text)
  }

  @Test func `are as they were before each of two completions`() throws {
    let text = Self.head + "  - [x] paper {completed: 2026-11-19}\n  - [x] glass {completed: 2026-11-18}\n"
    let vault = try EditVault(["tasks/a.md": text])
    #expect(vault.run("done", "bins").code == .done)
    // A week later the glass is done on Thursday, and the paper is not.
    let thursday = vault.run("done", "glass") { $0.variables[.now] = "2026-11-26 09:00" }
    #expect(thursday.code == .done, "\(thursday.errors)")
    let between = vault.text("tasks/a.md")
    #expect(between.contains("[x] glass {completed: 2026-11-26}") && between.contains("[ ] paper"), "\(between)")
    let friday = vault.run("done", "bins") { $0.variables[.now] = "2026-11-27 09:00" }
    #expect(friday.code == .done, "\(friday.errors)")
    #expect(vault.run("reopen", "bins").code == .done)
    #expect(vault.text("tasks/a.md") == between)
    #expect(vault.run("reopen", "glass").code == .done)
    #expect(vault.run("reopen", "bins").code == .done)
    #expect(vault.text("tasks/a.md") == text)
  }

  @Test func `are no tasks of their own for what was kept of them`() throws {
    let text = Self.head + "  - [x] paper {completed: 2026-11-19}\n  - [ ] rest\n"
    let vault = try EditVault(["tasks/a.md": text])
    #expect(vault.run("done", "bins").code == .done)
    let rows = vault.run("tasks", "--format", "{title}|{place}").output.split(separator: "\n")
    let shown = rows.filter { $0.contains("|tasks/a.md:") }.compactMap { $0.split(separator: "|").first }
    // A note of lines alone only gathers them.
    #expect(shown.sorted() == ["bins", "paper", "rest"])
    let completed = vault.run("search", "type:task", "completed:2026-11-19", "--format", "{title}").output
    #expect(!completed.contains("rest"), "\(completed)")
  }

  @Test func `are taken back with the last time that marked them, too`() throws {
    let head = Self.head.replacing("weekly", with: "weekly, count: 1")
    let text = head + "  - [ ] paper\n  - [x] glass {completed: 2026-11-19}\n"
    let vault = try EditVault(["tasks/a.md": text])
    #expect(vault.run("done", "bins", "--yes").code == .done)
    #expect(vault.text("tasks/a.md").contains("- [x] bins"))
    #expect(vault.run("reopen", "bins").code == .done)
    #expect(vault.text("tasks/a.md") == text)
  }
}
