import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `done`, `reopen` and `cancel` make of tasks that repeat, byte for byte, on Friday, 20 November 2026.
@Suite struct `A task that repeats` {
  /// A note, a command about a task in it, and the note afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let words: [String]
    let after: String

    init(_ name: String, _ before: String, _ words: [String], _ after: String) {
      self.name = name
      self.before = before
      self.words = words
      self.after = after
    }

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      "moves to its next date and logs this one",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n", ["done", "bins"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n"),
    Row(
      "logs the day on which it was done where that is another one",
      "- [ ] bins {due: 2026-11-18, repeat: weekly}\n", ["done", "bins"],
      "- [ ] bins {due: 2026-11-25, repeat: weekly}\n  - [x] 2026-11-18 {completed: 2026-11-20}\n"),
    Row(
      "was done on a day that is said",
      "- [ ] bins {due: 2026-11-18, repeat: weekly}\n", ["done", "bins", "--on", "2026-11-18"],
      "- [ ] bins {due: 2026-11-25, repeat: weekly}\n  - [x] 2026-11-18\n"),
    Row(
      "keeps the style of emoji",
      "- [ ] smoke alarm 🔁 every 3 months 📅 2026-11-20\n", ["done", "smoke alarm"],
      "- [ ] smoke alarm 🔁 every 3 months 📅 2027-02-20\n  - [x] 2026-11-20\n"),
    Row(
      "keeps no log where done lines are deleted",
      "- [ ] bins 🔁 weekly 📅 2026-11-20 🏁 delete\n", ["done", "bins"],
      "- [ ] bins 🔁 weekly 📅 2026-11-27 🏁 delete\n"),
    Row(
      "logs a time that was left out, which is not done",
      "- [ ] bins 🔁 weekly 📅 2026-11-20 🏁 delete\n", ["done", "bins", "--skip"],
      "- [ ] bins 🔁 weekly 📅 2026-11-27 🏁 delete\n  - [-] 2026-11-20\n"),
    Row(
      "is deleted with its last time",
      "- [ ] tea\n- [ ] bins {due: 2026-11-20, repeat: weekly until 2026-11-22, on-completion: delete}\n",
      ["done", "bins"], "- [ ] tea\n"),
    Row(
      "keeps its log where that says so",
      "- [ ] bins {due: 2026-11-20, repeat: weekly, on-completion: keep}\n", ["done", "bins"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly, on-completion: keep}\n  - [x] 2026-11-20\n"),
    Row(
      "keeps a date that stands before its words",
      "* [ ] 2026-11-20 15:00 call mum #family {repeat: weekly} ^mum\n", ["done", "call mum"],
      "* [ ] 2026-11-27 15:00 call mum #family {repeat: weekly} ^mum\n  * [x] 2026-11-20\n"),
    Row(
      "moves a block of time as a whole",
      "- [ ] 2026-11-20 23:30-00:15 walk {repeat: every week on fri}\n", ["done", "walk"],
      "- [ ] 2026-11-27 23:30-00:15 walk {repeat: every week on fri}\n  - [x] 2026-11-20\n"),
    Row(
      "goes on with a log that has the newest first",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n  Put them out at seven.\n  - [x] 2026-11-13\n  - [x] 2026-11-06\n",
      ["done", "bins"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  Put them out at seven.\n  - [x] 2026-11-20\n  - [x] 2026-11-13\n"
        + "  - [x] 2026-11-06\n"),
    Row(
      "goes on with a log that has the oldest first, in tabs and CRLF",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\r\n\t* [x] 2026-11-06\r\n\t* [x] 2026-11-13\r\n- [ ] tea\r\n",
      ["done", "bins"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\r\n\t* [x] 2026-11-06\r\n\t* [x] 2026-11-13\r\n\t* [x] 2026-11-20\r\n"
        + "- [ ] tea\r\n"),
    Row(
      "is a note with a log as the last list of its body",
      "---\ndue: 2026-11-20 # Friday\nrepeat: weekly\n---\n\n# bins\n\nAt seven.\n", ["done", "bins"],
      "---\ndue: 2026-11-27 # Friday\nrepeat: weekly\n---\n\n# bins\n\nAt seven.\n\n- [x] 2026-11-20\n"),
    Row(
      "is a note that has subtasks, which are opened again, and a log that is another list",
      "---\ndue: 2026-11-20\nrepeat: weekly\n---\n\n# bins\n\n- [x] paper\n- [-] glass\n- [ ] rest\n",
      ["done", "bins"],
      "---\ndue: 2026-11-27\nrepeat: weekly\n---\n\n# bins\n\n- [ ] paper\n- [-] glass\n- [ ] rest\n\n* [x] 2026-11-20\n"
    ),
    Row(
      "opens the subtasks of a line again",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n  - [x] paper {completed: 2026-11-19}\n    - [x] bundle\n  - [x] 2026-11-13\n",
      ["done", "bins"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [ ] paper\n    - [ ] bundle\n  - [x] 2026-11-13\n  - [x] 2026-11-20\n"
    ),
    Row(
      "is in progress and then open again",
      "- [/] bins {due: 2026-11-20, repeat: weekly, spent: 10m}\n", ["done", "bins"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20 {spent: 10m}\n"),
    Row(
      "moves everything that belongs to it",
      "---\nstart: 2026-11-20 07:00\nend: 2026-11-20 07:25\nwait: 2026-11-18\nscheduled: 2026-11-19 10:00-11:00\n"
        + "remind: [2026-11-19 20:00, 15m]\nrepeat: FREQ=WEEKLY;BYDAY=MO,FR\n---\n# gym\n",
      ["done", "gym"],
      "---\nstart: 2026-11-23 07:00\nend: 2026-11-23 07:25\nwait: 2026-11-21\nscheduled: 2026-11-22 10:00-11:00\n"
        + "remind: [2026-11-22 20:00, 15m]\nrepeat: FREQ=WEEKLY;BYDAY=MO,FR\n---\n# gym\n\n- [x] 2026-11-20\n"),
    Row(
      "counts down",
      "- [ ] drops {due: 2026-11-20, repeat: daily, count: 5}\n", ["done", "drops"],
      "- [ ] drops {due: 2026-11-21, repeat: daily, count: 4}\n  - [x] 2026-11-20\n"),
    Row(
      "counts down in its words",
      "- [ ] drops {due: 2026-11-20, repeat: every 5 days for 5 times}\n", ["done", "drops"],
      "- [ ] drops {due: 2026-11-25, repeat: every 5 days for 4 times}\n  - [x] 2026-11-20\n"),
    Row(
      "counts down to one time",
      "- [ ] drops {due: 2026-11-20, repeat: daily 2 times}\n", ["done", "drops"],
      "- [ ] drops {due: 2026-11-21, repeat: daily 1 time}\n  - [x] 2026-11-20\n"),
    Row(
      "counts down in the forms of Ukrainian",
      "- [ ] краплі {due: 2026-11-20, repeat: щодня 5 разів}\n", ["done", "краплі"],
      "- [ ] краплі {due: 2026-11-21, repeat: щодня 4 рази}\n  - [x] 2026-11-20\n"),
    Row(
      "counts down to one time in Ukrainian",
      "- [ ] краплі {due: 2026-11-20, repeat: щодня 2 рази}\n", ["done", "краплі"],
      "- [ ] краплі {due: 2026-11-21, repeat: щодня 1 раз}\n  - [x] 2026-11-20\n"),
    Row(
      "counts down in RRULE text",
      "- [ ] drops {due: 2026-11-20, repeat: FREQ=DAILY;COUNT=2}\n", ["done", "drops"],
      "- [ ] drops {due: 2026-11-21, repeat: FREQ=DAILY;COUNT=1}\n  - [x] 2026-11-20\n"),
    Row(
      "is done for good with the last time",
      "- [ ] drops {due: 2026-11-20, repeat: daily, count: 1}\n", ["done", "drops"],
      "- [x] drops {due: 2026-11-20, repeat: daily, count: 1, completed: 2026-11-20}\n  - [x] 2026-11-20\n"),
    Row(
      "is done for good when its last day is over",
      "- [ ] drops {due: 2026-11-20, repeat: weekly, until: 2026-11-26}\n", ["done", "drops"],
      "- [x] drops {due: 2026-11-20, repeat: weekly, until: 2026-11-26, completed: 2026-11-20}\n  - [x] 2026-11-20\n"),
    Row(
      "comes from its due date however late",
      "- [ ] bins {due: 2026-11-10, repeat: daily}\n", ["done", "bins"],
      "- [ ] bins {due: 2026-11-11, repeat: daily}\n  - [x] 2026-11-10 {completed: 2026-11-20}\n"),
    Row(
      "catches up",
      "- [ ] bins {due: 2026-11-09, repeat: every week on mon catch up}\n", ["done", "bins"],
      "- [ ] bins {due: 2026-11-23, repeat: every week on mon catch up}\n  - [x] 2026-11-09 {completed: 2026-11-20}\n"),
    Row(
      "counts from its completion also when it was moved",
      "- [ ] fern {due: 2026-11-22, repeat: every 3 days after completion, except: 2026-11-21, also: 2026-11-22}\n",
      ["done", "fern"],
      "- [ ] fern {due: 2026-11-23, repeat: every 3 days after completion}\n"
        + "  - [x] 2026-11-21 {due: 2026-11-22, completed: 2026-11-20}\n"),
    Row(
      "counts from its completion onto the day from which it was moved",
      "- [ ] fern {due: 2026-11-19, repeat: every 2 days after completion, except: 2026-11-22, also: 2026-11-19}\n",
      ["done", "fern"],
      "- [ ] fern {due: 2026-11-22, repeat: every 2 days after completion}\n"
        + "  - [x] 2026-11-22 {due: 2026-11-19, completed: 2026-11-20}\n"),
    Row(
      "counts from its completion",
      "- [ ] fern {due: 2026-11-18, repeat: every 3 days after completion}\n", ["done", "fern"],
      "- [ ] fern {due: 2026-11-23, repeat: every 3 days after completion}\n  - [x] 2026-11-18 {completed: 2026-11-20}\n"
    ),
    Row(
      "keeps the 31st over a short month",
      "- [ ] rent {due: 2026-01-31, repeat: monthly}\n", ["done", "rent", "--on", "2026-01-31"],
      "- [ ] rent {due: 2026-02-28, repeat: every month on the 31st}\n  - [x] 2026-01-31\n"),
    Row(
      "comes back to the 31st",
      "- [ ] rent {due: 2026-02-28, repeat: every month on the 31st}\n", ["done", "rent", "--on", "2026-02-28"],
      "- [ ] rent {due: 2026-03-31, repeat: every month on the 31st}\n  - [x] 2026-02-28\n"),
    Row(
      "gets a date with its first completion",
      "- [ ] rent {repeat: weekly}\n", ["done", "rent"],
      "- [ ] rent {repeat: weekly, due: 2026-11-27}\n  - [x] 2026-11-20\n"),
    Row(
      "leaves a time out",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n", ["done", "bins", "--skip"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [-] 2026-11-20\n"),
    Row(
      "is moved once",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n", ["done", "bins", "--move", "mon"],
      "- [ ] bins {due: 2026-11-23, repeat: weekly, except: [2026-11-20], also: [2026-11-23]}\n"),
    Row(
      "goes on from where it was after it was moved",
      "- [ ] bins {due: 2026-11-23, repeat: weekly, except: [2026-11-20], also: [2026-11-23]}\n",
      ["done", "bins", "--on", "2026-11-23"],
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20 {due: 2026-11-23, completed: 2026-11-23}\n"),
    Row(
      "is moved once more",
      "- [ ] bins {due: 2026-11-23, repeat: weekly, except: [2026-11-20], also: [2026-11-23]}\n",
      ["done", "bins", "--move", "2026-11-24"],
      "- [ ] bins {due: 2026-11-24, repeat: weekly, except: [2026-11-20], also: [2026-11-24]}\n"),
    Row(
      "is moved back",
      "- [ ] bins {due: 2026-11-23, repeat: weekly, except: [2026-11-20], also: [2026-11-23]}\n",
      ["done", "bins", "--move", "2026-11-20"], "- [ ] bins {due: 2026-11-20, repeat: weekly}\n"),
    Row(
      "keeps its clock when a day is said, and gives it up for another",
      "- [ ] 2026-11-20 15:00 bins {repeat: weekly}\n", ["done", "bins", "--move", "2026-11-21"],
      "- [ ] 2026-11-21 15:00 bins {repeat: weekly, except: [2026-11-20 15:00], also: [2026-11-21 15:00]}\n"),
    Row(
      "takes its last completion back",
      "- [ ] bins {due: 2026-11-27, repeat: weekly, count: 4}\n  - [x] 2026-11-13\n  - [x] 2026-11-20 {spent: 5m}\n",
      ["reopen", "bins"],
      "- [ ] bins {due: 2026-11-20, repeat: weekly, count: 5, spent: 5m}\n  - [x] 2026-11-13\n"),
    Row(
      "stands again where it was moved to when that completion is taken back",
      "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20 {due: 2026-11-23, completed: 2026-11-23}\n",
      ["reopen", "bins"], "- [ ] bins {due: 2026-11-23, repeat: weekly, except: [2026-11-20], also: [2026-11-23]}\n"),
    Row(
      "is only opened again when it was cancelled after a completion",
      "- [-] bins {due: 2026-11-27, repeat: weekly, completed: 2026-11-21}\n  - [x] 2026-11-20\n",
      ["reopen", "bins"], "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [x] 2026-11-20\n"),
    Row(
      "is only opened again when it was cancelled after it was left out",
      "- [-] bins {due: 2026-11-27, repeat: weekly}\n  - [-] 2026-11-20\n",
      ["reopen", "bins"], "- [ ] bins {due: 2026-11-27, repeat: weekly}\n  - [-] 2026-11-20\n"),
    Row(
      "stands again at its last time when that was moved and ended it",
      "- [x] bins {due: 2026-11-23, repeat: weekly, count: 1, except: [2026-11-20], also: [2026-11-23], "
        + "completed: 2026-11-23}\n  - [x] 2026-11-20 {due: 2026-11-23, completed: 2026-11-23}\n",
      ["reopen", "bins"],
      "- [ ] bins {due: 2026-11-23, repeat: weekly, count: 1, except: [2026-11-20], also: [2026-11-23]}\n"),
    Row(
      "is opened again after its last time",
      "- [x] drops {due: 2026-11-20, repeat: daily, count: 1, completed: 2026-11-20}\n  - [x] 2026-11-20\n",
      ["reopen", "drops"], "- [ ] drops {due: 2026-11-20, repeat: daily, count: 1}\n"),
    Row(
      "ends when it is cancelled",
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n", ["cancel", "bins"],
      "- [-] bins {due: 2026-11-20, repeat: weekly, completed: 2026-11-20}\n"),
    Row(
      "says each of several times a day by its clock",
      "- [ ] drops {due: 2026-11-20 08:00, repeat: every 6 hours}\n", ["done", "drops"],
      "- [ ] drops {due: 2026-11-20 14:00, repeat: every 6 hours}\n  - [x] 2026-11-20 08:00\n"),
    Row(
      "passes a holiday of a linked note",
      "---\ntype: note\n---\n- [ ] bins {due: 2026-12-18, repeat: weekly, except: \"[[free]]\"}\n",
      ["done", "bins", "--on", "2026-12-18"],
      "---\ntype: note\n---\n- [ ] bins {due: 2027-01-01, repeat: weekly, except: \"[[free]]\"}\n  - [x] 2026-12-18\n"),
  ]

  @Test(arguments: rows)
  func `changes its own lines and no others`(row: Row) throws {
    let vault = try EditVault(["tasks/a.md": row.before, "free.md": "# Free days\n\n- 2026-12-25 Christmas\n"])
    let run = vault.run(row.words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("tasks/a.md") == row.after)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("tasks/a.md") == row.before)
  }

  @Test func `keeps no log where the settings say so`() throws {
    let vault = try EditVault([
      ".vault/config.yaml": "log: none\n", "tasks/a.md": "- [ ] bins {due: 2026-11-20, repeat: weekly}\n",
    ])
    #expect(vault.run("done", "bins").code == .done)
    #expect(vault.text("tasks/a.md") == "- [ ] bins {due: 2026-11-27, repeat: weekly}\n")
    let run = vault.run("reopen", "bins")
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("no completion in its log"), "\(run.errors)")
  }

  @Test func `says when it is due next, in the reader's language`() throws {
    let vault = try EditVault(["tasks/a.md": "- [ ] bins {due: 2026-11-20, repeat: weekly}\n"])
    let run = vault.run("done", "bins", "--dry-run")
    #expect(run.errors == "after that: 'bins' is done; next Fri, 27 Nov 2026\n")
    let ukrainian = vault.run("done", "bins", "--dry-run", language: "uk")
    #expect(ukrainian.errors == "після цього: «bins» виконано; наступного разу пт, 27 лист. 2026\n")
  }

  @Test(arguments: [
    (["done", "bins", "--move", "2026-11-27"], "comes again Fri, 27 Nov 2026"),
    (["done", "tea", "--skip"], "tasks/a.md:2 does not repeat"),
    (["done", "over", "--skip"], "'over' is done or cancelled"),
    (["done", "wrong"], "repeats by a rule that cannot be read: every blue moon"),
    (["reopen", "bins"], "no completion in its log"),
    (["done", "bins", "--move", "2026-11-21", "--skip"], "cannot be used together"),
    (["done", "bins", "--on", "soonish"], "soonish"),
    (["set", "bins", "status=done"], "could mean one time or all of them"),
  ])
  func `refuses what cannot be meant, and says what can`(words: [String], sentence: String) throws {
    let text =
      "- [ ] bins {due: 2026-11-20, repeat: weekly}\n- [ ] tea\n- [ ] wrong {repeat: every blue moon}\n"
      + "- [-] over {due: 2026-11-20, repeat: weekly}\n"
    let vault = try EditVault(["tasks/a.md": "---\ntype: note\n---\n" + text])
    let run = vault.run(words)
    #expect(run.code == .wrongCall)
    let expected = sentence.replacing("a.md:2", with: "a.md:5")
    #expect(run.errors.contains(expected), "\(run.errors)")
    #expect(vault.text("tasks/a.md") == "---\ntype: note\n---\n" + text)
  }

  @Test func `asks about open subtasks of a task that is done for good`() throws {
    let text = "---\ntype: note\n---\n- [ ] move house\n  - [ ] pack\n    - [ ] books\n  - [x] van\n"
    let vault = try EditVault(["tasks/a.md": text])
    let run = vault.run("done", "move house")
    #expect(run.errors.contains("2 subtasks stay open; '--yes' marks them, too"), "\(run.errors)")
    #expect(
      vault.text("tasks/a.md") == text.replacing("[ ] move house", with: "[x] move house {completed: 2026-11-20}"))
    #expect(vault.run("undo").code == .done)
    #expect(vault.run("done", "move house", "--yes").code == .done)
    #expect(
      vault.text("tasks/a.md")
        == text.replacing("[ ] move house", with: "[x] move house {completed: 2026-11-20}")
        .replacing("[ ] pack", with: "[x] pack {completed: 2026-11-20}")
        .replacing("[ ] books", with: "[x] books {completed: 2026-11-20}"))
  }
}
