import Testing
import VaultTestSupport

@testable import VaultCommands

/// On which day a task was done is kept, unless `completion-day` says otherwise (tasks.md).
@Suite struct `The day of a completion` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let words: [String]
    let after: String
    var settings = ""

    init(_ description: String, _ before: String, _ words: [String], _ after: String, settings: String = "") {
      (testDescription, self.before, self.words, self.after, self.settings) = (
        description, before, words, after, settings
      )
    }
  }

  static let rows: [Row] = [
    Row("is in braces", "- [ ] milk\n", ["done", "milk"], "- [x] milk {completed: 2026-11-20}\n"),
    Row(
      "is written as the other lines of the note write", "- [ ] milk\n- [ ] bread 📅 2026-11-25\n", ["done", "milk"],
      "- [x] milk ✅ 2026-11-20\n- [ ] bread 📅 2026-11-25\n"),
    Row(
      "is written as most other lines write, before a mark",
      "- [ ] milk ^m\n- [ ] a due:2026-11-25\n- [ ] b 📅 2026-11-25\n"
        + "- [ ] c due:2026-11-26\n", ["done", "milk"],
      "- [x] milk completed:2026-11-20 ^m\n- [ ] a due:2026-11-25\n- [ ] b 📅 2026-11-25\n- [ ] c due:2026-11-26\n"),
    Row(
      "is another one on request", "- [ ] milk\n", ["done", "milk", "--on", "2026-11-18"],
      "- [x] milk {completed: 2026-11-18}\n"),
    Row(
      "comes also to what was ticked by hand", "- [x] milk\n", ["done", "milk", "--on", "2026-11-18"],
      "- [x] milk {completed: 2026-11-18}\n"),
    Row(
      "is put right", "- [x] milk {completed: 2026-11-19}\n", ["done", "milk", "--on", "2026-11-18"],
      "- [x] milk {completed: 2026-11-18}\n"),
    Row(
      "stays when it is done again", "- [x] milk {completed: 2026-11-18}\n", ["done", "milk"],
      "- [x] milk {completed: 2026-11-18}\n"),
    Row("goes when it is opened", "- [x] milk {completed: 2026-11-20}\n", ["reopen", "milk"], "- [ ] milk\n"),
    Row("goes from emoji too", "- [x] milk ✅ 2026-11-20\n", ["reopen", "milk"], "- [ ] milk\n"),
    Row("is none of a plain line that is cancelled", "- [ ] milk\n", ["cancel", "milk"], "- [-] milk\n"),
    Row(
      "comes before a mark of the line", "- [ ] milk ^m\n", ["done", "milk"], "- [x] milk {completed: 2026-11-20} ^m\n"),
    Row(
      "is left out of plain lines by a setting", "- [ ] milk\n- [ ] tea {due: 2026-11-25}\n", ["done", "milk", "tea"],
      "- [x] milk\n- [x] tea {due: 2026-11-25, completed: 2026-11-20}\n", settings: "completion-day: with-fields\n"),
    Row(
      "is left out of all lines by a setting", "- [ ] milk\n- [ ] tea {due: 2026-11-25}\n", ["done", "milk", "tea"],
      "- [x] milk\n- [x] tea {due: 2026-11-25}\n", settings: "completion-day: off\n"),
    Row(
      "is left out by the note", "---\ncompletion-day: off\n---\n- [ ] milk\n", ["done", "milk"],
      "---\ncompletion-day: off\n---\n- [x] milk\n"),
    Row(
      "is left out of plain lines by the note", "---\ncompletion-day: з полями\n---\n- [ ] milk\n", ["done", "milk"],
      "---\ncompletion-day: з полями\n---\n- [x] milk\n"),
    Row(
      "is written where the note says so against the setting", "---\ncompletion-day: always\n---\n- [ ] milk\n",
      ["done", "milk"], "---\ncompletion-day: always\n---\n- [x] milk {completed: 2026-11-20}\n",
      settings: "completion-day: off\n"),
  ]

  private func vault(_ row: Row) throws -> EditVault {
    try EditVault([".vault/config.yaml": "lang: en\n" + row.settings, "plan.md": row.before])
  }

  @Test(arguments: rows) func `is kept`(row: Row) throws {
    let vault = try vault(row)
    let run = vault.run(row.words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("plan.md") == row.after)
  }

  @Test(arguments: ["with-fields", "off"], [["done", "milk", "--on", "2026-11-18"]])
  func `is refused where it would be lost`(setting: String, words: [String]) throws {
    let vault = try vault(Row("", "- [ ] milk\n", [], "", settings: "completion-day: \(setting)\n"))
    let run = vault.run(words)
    #expect(run.code == .wrongCall && run.errors.contains("plan.md:1 keeps no day"), "\(run.errors)")
    #expect(vault.text("plan.md") == "- [ ] milk\n")
  }

  @Test func `is found, and what has none is counted`() throws {
    let vault = try EditVault([
      "plan.md": "- [ ] milk\n- [ ] tea {due: 2026-11-25}\n- [x] rice\n- [x] salt {due: 2026-11-19}\n"
    ])
    #expect(vault.run("done", "milk", "tea").code == .done)
    let run = vault.run("search", "completed:today", "in:plan.md", "--count")
    #expect(run.output == "2\n")
    #expect(run.errors == "2 tasks were ticked by hand and have no day: left out\n", "\(run.errors)")
    #expect(vault.run("search", "completed:none", "in:plan.md", "--count").errors.isEmpty)
    #expect(vault.run("search", "status:done", "in:plan.md", "--count").errors.isEmpty)
  }

  @Test func `goes out with every export`() throws {
    let vault = try EditVault(["plan.md": "- [ ] milk\n"])
    #expect(vault.run("done", "milk", "--on", "2026-11-18").code == .done)
    for (format, text) in [("ics", "\r\nCOMPLETED:20261118T"), ("todotxt", "x 2026-11-18 "), ("csv", ",2026-11-18,")] {
      let run = vault.run("export", "--where", "in:plan.md type:task", "--format", format)
      #expect(run.output.contains(text), "\(run.output) \(run.errors)")
    }
  }
}
