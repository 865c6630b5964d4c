import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lines with `🏁 delete`, Obsidian Tasks' "On completion": they go when they are done.
@Suite struct `A line that is deleted when it is done` {
  static let before = "- [ ] tea\n- [ ] ring Bob 📅 2026-11-20 🏁 delete\n- [ ] bread\n"

  @Test(arguments: [
    (before, "- [ ] tea\n- [ ] bread\n"),
    ("- [ ] tea\n- [ ] ring Bob {on-completion: delete}\n", "- [ ] tea\n"),
    ("- [ ] tea\n  - [ ] ring Bob [on-completion:: delete]\n", "- [ ] tea\n"),
    ("- [ ] ring Bob 🏁 keep\n", "- [x] ring Bob 🏁 keep ✅ 2026-11-20\n"),
  ]) func `goes, or stays as it asks for`(before: String, after: String) throws {
    let vault = try EditVault(["home.md": before])
    let run = vault.run("done", "ring Bob")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("home.md") == after)
  }

  @Test func `is told of, shown by a dry run, and comes back by undo`() throws {
    let vault = try EditVault(["home.md": Self.before])
    let dry = vault.run("done", "ring Bob", "--dry-run")
    #expect(dry.output.contains("\n-- [ ] ring Bob 📅 2026-11-20 🏁 delete\n"), "\(dry.output)")
    #expect(vault.text("home.md") == Self.before)
    let run = vault.run("done", "ring Bob")
    #expect(run.errors.contains("'ring Bob' is done, and its line is deleted as it asks\n"), "\(run.errors)")
    let ukrainian = vault.run("undo", language: "uk")
    #expect(ukrainian.code == .done)
    #expect(vault.text("home.md") == Self.before)
    let again = vault.run("done", "ring Bob", language: "uk")
    #expect(again.errors.contains("«ring Bob» виконано, і рядок вилучено, як він і просить\n"), "\(again.errors)")
  }

  @Test func `stays where something would be lost with it, and that is said`() throws {
    let vault = try EditVault([
      "home.md": "- [ ] ring Bob 📅 2026-11-20 🏁 delete\n  - ask for the lease\n",
      "tasks/report.md": "---\non-completion: delete\n---\n# Report\n",
    ])
    let line = vault.run("done", "ring Bob")
    #expect(vault.text("home.md") == "- [x] ring Bob 📅 2026-11-20 🏁 delete ✅ 2026-11-20\n  - ask for the lease\n")
    #expect(line.errors.contains("only a line with nothing below it is deleted"), "\(line.errors)")
    let note = vault.run("done", "tasks/report.md")
    #expect(note.code == .done && vault.text("tasks/report.md").contains("status: done"), "\(note.errors)")
    #expect(note.errors.contains("only a line with nothing below it is deleted"), "\(note.errors)")
  }

  @Test func `stays where it is cancelled`() throws {
    let vault = try EditVault(["home.md": "- [ ] ring Bob 🏁 delete\n"])
    #expect(vault.run("cancel", "ring Bob").code == .done)
    #expect(vault.text("home.md").hasPrefix("- [-] ring Bob 🏁 delete"))
  }
}
