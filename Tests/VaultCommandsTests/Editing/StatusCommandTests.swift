import Testing
import VaultTestSupport

@testable import VaultCommands

struct StatusCommandTests {
  @Test(arguments: [
    (["done", "buy soap"], "chores.md", "- [ ] buy soap", "- [x] buy soap {completed: 2026-11-20}"),
    (
      ["done", "the green one"], "chores.md", "- [ ] the green one", "- [x] the green one {completed: 2026-11-20}"
    ),
    (["cancel", "buy soap"], "chores.md", "- [ ] buy soap", "- [-] buy soap"),
    (["reopen", "water the plants"], "chores.md", "- [x] water", "- [ ] water"),
    // A line that has fields keeps the day in their style.
    (
      ["done", "chores^kettle"], "chores.md", "- [ ] descale the kettle {due: 2026-11-24} ^kettle",
      "- [x] descale the kettle {due: 2026-11-24, completed: 2026-11-20} ^kettle"
    ),
    (["done", "call Ann"], "chores.md", "- [ ] call Ann 📅 2026-11-25", "- [x] call Ann 📅 2026-11-25 ✅ 2026-11-20"),
    (["cancel", "call Ann"], "chores.md", "- [ ] call Ann 📅 2026-11-25", "- [-] call Ann 📅 2026-11-25 ❌ 2026-11-20"),
    (
      ["done", "tasks/report"], "tasks/report.md", "status: open\ndue: 2026-11-27\n",
      "status: done\ndue: 2026-11-27\ncompleted: 2026-11-20\n"
    ),
    (
      ["cancel", "tasks/report"], "tasks/report.md", "status: open\ndue: 2026-11-27\n",
      "status: cancelled\ndue: 2026-11-27\ncompleted: 2026-11-20\n"
    ),
    // The value stays in its author's language.
    (["done", "tasks/zvit"], "tasks/zvit.md", "status: Відкрито\n", "status: Зроблено\ncompleted: 2026-11-20\n"),
  ])
  func `marks one line or status`(words: [String], path: String, before: String, after: String) throws {
    let vault = try EditVault()
    let old = vault.text(path)
    let run = vault.run(words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(old.contains(before))
    #expect(vault.text(path) == old.replacing(before, with: after))
  }

  @Test(arguments: [
    ("done", "the green one", "'the green one' is done", "«the green one» виконано"),
    ("cancel", "buy soap", "'buy soap' is cancelled", "«buy soap» скасовано"),
    ("reopen", "water the plants", "'water the plants' is open again", "«water the plants» знову відкрито"),
  ])
  func `says in a sentence what it did, before the lines that changed`(
    command: String, item: String, english: String, ukrainian: String
  ) throws {
    let vault = try EditVault()
    let foretold = vault.run(command, item, "--dry-run")
    #expect(foretold.errors == "after that: \(english)\n")
    let run = vault.run(command, item)
    #expect(run.errors == "\(english)\n")
    #expect(vault.run("undo").code == .done)
    #expect(vault.run(command, item, language: "uk").errors == "\(ukrainian)\n")
  }

  @Test(arguments: ["buy soap", "call Ann", "tasks/report", "tasks/zvit"])
  func `done and then reopened is as it was`(item: String) throws {
    let vault = try EditVault()
    #expect(vault.run("done", item).code == .done)
    #expect(vault.run("reopen", item).code == .done)
    #expect(vault.text("chores.md") == EditVault.chores)
    #expect(vault.text("tasks/report.md") == EditVault.report)
    #expect(vault.text("tasks/zvit.md") == EditVault.ukrainian)
  }

  @Test func `what is done already is not written again`() throws {
    let vault = try EditVault()
    let run = vault.run("done", "water the plants")
    #expect(run.code == .done)
    #expect(run.errors == "nothing to change: 'water the plants' is done already\n")
    #expect(
      vault.run("done", "water the plants", language: "uk").errors
        == "нічого змінювати: «water the plants» уже виконано\n")
    #expect(vault.run("reopen", "buy soap").errors == "nothing to change: 'buy soap' is open already\n")
  }

  @Test func `the day on which a line was done stays`() throws {
    let text = "- [x] old {completed: 2026-11-08}\n"
    let vault = try EditVault(["old.md": text])
    #expect(vault.run("done", "old.md", "--where", "in:old.md type:task").code != .ioFailure)
    #expect(vault.run("done", "--where", "in:old.md type:task").code == .done)
    #expect(vault.text("old.md") == text)
  }

  @Test func `of what a query finds only the tasks that can be done are, and the others are told of`() throws {
    let vault = try EditVault()
    let run = vault.run("done", "--where", "(in:chores.md type:task) OR type:recipe")
    #expect(run.code == .done)
    #expect(
      run.errors == """
        1 item found is not a task and stays as it is
        'pay the rent' is done; next Sun, 20 Dec 2026
        4 items are done

        """, "\(run.errors)")
    #expect(
      vault.text("chores.md")
        == EditVault.chores.replacing("[ ] buy soap", with: "[x] buy soap {completed: 2026-11-20}")
        .replacing("[ ] the green one", with: "[x] the green one {completed: 2026-11-20}")
        .replacing(
          "[ ] descale the kettle {due: 2026-11-24}",
          with: "[x] descale the kettle {due: 2026-11-24, completed: 2026-11-20}"
        )
        .replacing("[ ] call Ann 📅 2026-11-25", with: "[x] call Ann 📅 2026-11-25 ✅ 2026-11-20")
        .replacing("{repeat: monthly}\n", with: "{repeat: monthly, due: 2026-12-20}\n  - [x] 2026-11-20\n"))
    #expect(vault.run("reopen", "--where", "in:chores.md type:task -water").code == .done)
    #expect(
      vault.text("chores.md")
        == EditVault.chores.replacing(
          "{repeat: monthly}\n", with: "{repeat: monthly, due: 2026-12-20}\n  - [x] 2026-11-20\n"))
  }

  @Test func `nothing is done when a query finds no task`() throws {
    let vault = try EditVault()
    let run = vault.run("done", "--where", "type:recipe")
    #expect(run.code == .nothingFound)
    #expect(run.errors == "1 item found is not a task and stays as it is\n")
  }

  @Test func `of several things with a name the task is meant`() throws {
    let vault = try EditVault([
      "notes/soap.md": "# Soap\n", "pantry/bath.md": "- soap\n", "notes/a.md": "# All about soap\n",
    ])
    #expect(vault.run("done", "soap").code == .done)
    #expect(
      vault.text("chores.md")
        == EditVault.chores.replacing("[ ] buy soap", with: "[x] buy soap {completed: 2026-11-20}"))
    #expect(vault.run("done", "all about").errors.contains("it is not a task"))
  }

  @Test func `equal lines are told apart by an id, not by the handle they share`() throws {
    let vault = try EditVault(["a.md": "- [ ] milk\n- [ ] milk\n"])
    let run = vault.run("done", "milk")
    #expect(run.code == .wrongCall)
    #expect(
      run.errors.hasSuffix(
        "hint: equal lines have one handle: give each its own id, such as '^one' at its end, and name it by path^one\n"),
      "\(run.errors)")
  }

  @Test func `a task without a status gets one`() throws {
    let vault = try EditVault(["tasks/bare.md": "# Bare\n"])
    #expect(vault.run("done", "tasks/bare").code == .done)
    #expect(vault.text("tasks/bare.md") == "---\nstatus: done\ncompleted: 2026-11-20\n---\n# Bare\n")
  }

  @Test func `a repeating task is done once, or cancelled for good`() throws {
    let vault = try EditVault()
    #expect(vault.run("done", "buy soap", "pay the rent").code == .done)
    #expect(
      vault.text("chores.md").contains("- [ ] pay the rent {repeat: monthly, due: 2026-12-20}\n  - [x] 2026-11-20\n"))
    #expect(vault.run("cancel", "pay the rent").code == .done)
    #expect(
      vault.text("chores.md").contains("- [-] pay the rent {repeat: monthly, due: 2026-12-20, completed: 2026-11-20}\n")
    )
  }

  @Test func `a repeating note is refused by set, and set opens what done closed`() throws {
    let daily = "---\nstatus: open\nrepeat: daily\n---\n"
    let vault = try EditVault(["tasks/daily.md": daily])
    #expect(vault.run("set", "tasks/daily", "status=done").code == .wrongCall)
    #expect(vault.text("tasks/daily.md") == daily)
    #expect(vault.run("done", "chores^kettle", "tasks/report").code == .done)
    #expect(vault.run("set", "chores^kettle", "tasks/report", "status=open").code == .done)
    #expect(vault.text("chores.md") == EditVault.chores)
    #expect(vault.text("tasks/report.md") == EditVault.report)
  }

  @Test(arguments: ["soup", "recipes/soup.md"])
  func `what is no task is not marked`(name: String) throws {
    let vault = try EditVault()
    let run = vault.run("done", name)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("it is not a task"), "\(run.errors)")
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
  }

  @Test func `many lines of one note are marked in one go`() throws {
    let lines = (1...300).map { "- [ ] step \($0)\n" }.joined()
    let vault = try EditVault(["plan.md": lines])
    #expect(vault.run("done", "--where", "in:plan.md type:task").code == .done)
    #expect(
      vault.text("plan.md") == lines.replacing("[ ]", with: "[x]").replacing("\n", with: " {completed: 2026-11-20}\n"))
  }
}
