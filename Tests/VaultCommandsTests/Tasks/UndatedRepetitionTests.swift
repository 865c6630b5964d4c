import Testing
import VaultTestSupport

@testable import VaultCommands

/// A repeating task that has only a day from which it is shown, or only a start, moves that, and no command gives it a
/// day on which it is due. Now is Friday, 20 November 2026, 09:00.
@Suite struct `A repeating task that is never due` {
  /// A task, a command, the task afterwards, and the key and day by which queries find it then.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let words: [String]
    let after: String
    let query: String

    init(
      _ name: String, _ before: String, by words: [String] = ["done", "bins"], _ after: String, finds query: String
    ) {
      self.name = name
      self.before = before
      self.words = words
      self.after = after
      self.query = query
    }

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      "with wait", "- [ ] bins {wait: 2026-11-20, repeat: weekly}\n",
      "- [ ] bins {wait: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n", finds: "wait:2026-11-27"),
    Row(
      "with wait, late", "- [ ] bins {wait: 2026-11-18, repeat: weekly}\n",
      "- [ ] bins {wait: 2026-11-25, repeat: weekly}\n  - [x] 2026-11-18 {completed: 2026-11-20}\n",
      finds: "wait:2026-11-25"),
    Row(
      "with wait, before its day", "- [ ] bins {wait: 2026-11-21, repeat: daily}\n",
      "- [ ] bins {wait: 2026-11-22, repeat: daily}\n  - [x] 2026-11-21 {completed: 2026-11-20}\n",
      finds: "wait:2026-11-22"),
    Row(
      "with wait, left out", "- [ ] bins {wait: 2026-11-20, repeat: weekly}\n", by: ["done", "bins", "--skip"],
      "- [ ] bins {wait: 2026-11-27, repeat: weekly}\n  - [-] 2026-11-20\n", finds: "wait:2026-11-27"),
    Row(
      "with wait, catching up", "- [ ] bins {wait: 2026-11-09, repeat: every week on mon catch up}\n",
      "- [ ] bins {wait: 2026-11-23, repeat: every week on mon catch up}\n  - [x] 2026-11-09 {completed: 2026-11-20}\n",
      finds: "wait:2026-11-23"),
    Row(
      "with wait, counted from the completion",
      "- [ ] bins {wait: 2026-11-18, repeat: every 3 days after completion}\n",
      "- [ ] bins {wait: 2026-11-23, repeat: every 3 days after completion}\n"
        + "  - [x] 2026-11-18 {completed: 2026-11-20}\n", finds: "wait:2026-11-23"),
    Row(
      "with wait and a count", "- [ ] bins {wait: 2026-11-20, repeat: daily, count: 3}\n",
      "- [ ] bins {wait: 2026-11-21, repeat: daily, count: 2}\n  - [x] 2026-11-20\n", finds: "wait:2026-11-21"),
    Row(
      "with wait and a time", "- [ ] bins {wait: 2026-11-20 08:00, repeat: daily}\n",
      "- [ ] bins {wait: 2026-11-21 08:00, repeat: daily}\n  - [x] 2026-11-20\n", finds: "wait:2026-11-21"),
    Row(
      "with wait on an excepted day behind it",
      "- [ ] bins {wait: 2026-11-20, repeat: daily, except: 2026-11-21..2026-11-22}\n",
      "- [ ] bins {wait: 2026-11-23, repeat: daily, except: 2026-11-21..2026-11-22}\n  - [x] 2026-11-20\n",
      finds: "wait:2026-11-23"),
    Row(
      "with 🛫", "- [ ] bins 🛫 2026-11-20 🔁 every week\n",
      "- [ ] bins 🛫 2026-11-27 🔁 every week\n  - [x] 2026-11-20\n", finds: "wait:2026-11-27"),
    Row(
      "with 🛫 behind the rule", "- [ ] bins 🔁 every 3 months 🛫 2026-11-20\n",
      "- [ ] bins 🔁 every 3 months 🛫 2027-02-20\n  - [x] 2026-11-20\n", finds: "wait:2027-02-20"),
    Row(
      "with wait in a field of Dataview", "- [ ] bins [wait:: 2026-11-20] [repeat:: weekly]\n",
      "- [ ] bins [wait:: 2026-11-27] [repeat:: weekly]\n  - [x] 2026-11-20\n", finds: "wait:2026-11-27"),
    Row(
      "with wait in a field of todo.txt", "- [ ] bins wait:2026-11-20 repeat:weekly\n",
      "- [ ] bins wait:2026-11-27 repeat:weekly\n  - [x] 2026-11-20\n", finds: "wait:2026-11-27"),
    Row(
      "with t:", "- [ ] bins t:2026-11-20 repeat:weekly\n",
      "- [ ] bins t:2026-11-27 repeat:weekly\n  - [x] 2026-11-20\n", finds: "repeat:any"),
    Row(
      "with a start", "- [ ] bins {start: 2026-11-20, repeat: weekly}\n",
      "- [ ] bins {start: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n", finds: "start:2026-11-27"),
    Row(
      "with a start at a time", "- [ ] bins {start: 2026-11-20 10:00, repeat: weekly}\n",
      "- [ ] bins {start: 2026-11-27 10:00, repeat: weekly}\n  - [x] 2026-11-20\n", finds: "start:2026-11-27"),
    Row(
      "with a start and wait", "- [ ] bins {start: 2026-11-20, wait: 2026-11-18, repeat: weekly}\n",
      "- [ ] bins {start: 2026-11-27, wait: 2026-11-25, repeat: weekly}\n  - [x] 2026-11-20\n",
      finds: "start:2026-11-27"),
    Row(
      "with a day it is meant for and wait", "- [ ] bins {scheduled: 2026-11-20, wait: 2026-11-18, repeat: weekly}\n",
      "- [ ] bins {scheduled: 2026-11-27, wait: 2026-11-25, repeat: weekly}\n  - [x] 2026-11-20\n",
      finds: "scheduled:2026-11-27"),
    Row(
      "that is a note with wait", "---\nwait: 2026-11-20 # Friday\nrepeat: weekly\n---\n\n# bins\n",
      "---\nwait: 2026-11-27 # Friday\nrepeat: weekly\n---\n\n# bins\n\n- [x] 2026-11-20\n", finds: "wait:2026-11-27"),
    Row(
      "that is a note with a start", "---\nstart: 2026-11-20\nrepeat: weekly\n---\n\n# bins\n",
      "---\nstart: 2026-11-27\nrepeat: weekly\n---\n\n# bins\n\n- [x] 2026-11-20\n", finds: "start:2026-11-27"),
  ]

  @Test(arguments: rows)
  func `moves what it has, and nothing else`(row: Row) throws {
    let vault = try EditVault(["tasks/a.md": row.before])
    let run = vault.run(row.words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/a.md") == row.after)
    for (query, isFound) in [(row.query, true), ("due:any", row.query.hasPrefix("start:")), ("repeat:any", true)] {
      let found = vault.run("search", "type:task", query, "--format", "{title}").output.split(separator: "\n")
      #expect(found.contains { $0.hasPrefix("bins") } == isFound, "\(query): \(found)")
    }
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("tasks/a.md") == row.before)
  }

  @Test(arguments: rows.filter { $0.words.last == "bins" })
  func `moves back when the completion is taken back`(row: Row) throws {
    let vault = try EditVault(["tasks/a.md": row.before])
    #expect(vault.run(row.words).code == .done)
    let run = vault.run("reopen", "bins")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/a.md") == row.before)
  }

  @Test func `is hidden up to its next day, and never late`() throws {
    let vault = try EditVault(["tasks/a.md": "- [ ] bins {wait: 2026-11-20, repeat: weekly}\n"])
    func group(_ words: String..., now: String) -> String? {
      vault.run(["tasks"] + words + ["--format", "{group} {title}"]) { $0.variables[.now] = now }.output
        .split(separator: "\n").first { $0.hasSuffix(" bins") }.map(String.init)
    }
    #expect(group(now: "2026-11-19 09:00") == nil)
    #expect(group(now: "2026-11-20 09:00") == "no-date bins")
    #expect(group(now: "2026-12-20 09:00") == "no-date bins")
    let run = vault.run("done", "bins")
    #expect(run.errors.contains("next Fri, 27 Nov 2026"), "\(run.errors)")
    #expect(group(now: "2026-11-26 09:00") == nil)
    #expect(group("--waiting", now: "2026-11-26 09:00") == "no-date bins")
    #expect(group(now: "2026-11-27 09:00") == "no-date bins")
    #expect(vault.run("recur", "bins", "--count", "1").output.hasPrefix("2026-11-27"))
    let agenda = vault.run("agenda", "2026-11-16..2026-12-31", "--json").output.split(separator: "\n")
    #expect(!agenda.contains { $0.contains(#""title":"bins""#) && $0.contains(#""role":"due""#) }, "\(agenda)")
  }
}
