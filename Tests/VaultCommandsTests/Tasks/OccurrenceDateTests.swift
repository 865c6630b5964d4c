import Testing
import VaultTestSupport

@testable import VaultCommands

/// Which date a repeating task or event goes to, and where lists and the agenda show it.
@Suite struct `The dates of what repeats` {
  /// A line, commands each with their moment, and the line after each of them with its log.
  struct Walk: Sendable, CustomTestStringConvertible {
    let line: String
    let steps: [(now: String, words: [String], after: String)]

    var testDescription: String { line }
  }

  static let walks: [Walk] = [
    // A further date keeps the block of the rule, whose last time is an exception meanwhile.
    Walk(
      line: "- [ ] 2026-11-20 14:00-15:00 club {repeat: weekly, also: [2026-11-22 09:00]}\n",
      steps: [
        (
          "2026-11-20 15:00", ["done", "club"],
          "- [ ] 2026-11-22 09:00-10:00 club {repeat: weekly, also: [2026-11-22 09:00], except: [2026-11-20 14:00]}\n"
            + "  - [x] 2026-11-20 14:00\n"
        ),
        (
          "2026-11-22 10:00", ["done", "club"],
          "- [ ] 2026-11-27 14:00-15:00 club {repeat: weekly, also: [2026-11-22 09:00]}\n"
            + "  - [x] 2026-11-20 14:00\n  - [x] 2026-11-22 09:00\n"
        ),
        (
          "2026-11-22 10:00", ["reopen", "club"],
          "- [ ] 2026-11-22 09:00-10:00 club {repeat: weekly, also: [2026-11-22 09:00], except: [2026-11-20 14:00]}\n"
            + "  - [x] 2026-11-20 14:00\n"
        ),
        (
          "2026-11-22 10:00", ["reopen", "club"],
          "- [ ] 2026-11-20 14:00-15:00 club {repeat: weekly, also: [2026-11-22 09:00]}\n"
        ),
      ]),
    // One that a holiday moves stays where the rule has it, and is followed by what comes after its day.
    Walk(
      line: "- [ ] 2026-11-27 t {repeat: every week on fri, except: [[hol]], on-holiday: after}\n",
      steps: [
        (
          "2026-11-28 09:00", ["done", "t"],
          "- [ ] 2026-12-04 t {repeat: every week on fri, except: [[hol]], on-holiday: after}\n"
            + "  - [x] 2026-11-27 {completed: 2026-11-28}\n"
        ),
        (
          "2026-11-28 09:00", ["reopen", "t"],
          "- [ ] 2026-11-27 t {repeat: every week on fri, except: [[hol]], on-holiday: after}\n"
        ),
      ]),
    Walk(
      line: "- [ ] 2026-11-20 16:00 pill {repeat: every 8 hours}\n",
      steps: [
        (
          "2026-11-20 16:05", ["done", "pill"],
          "- [ ] 2026-11-21 00:00 pill {repeat: every 8 hours}\n  - [x] 2026-11-20 16:00\n"
        ),
        ("2026-11-20 16:06", ["reopen", "pill"], "- [ ] 2026-11-20 16:00 pill {repeat: every 8 hours}\n"),
      ]),
    // Four hours late: from noon on, and what came before noon is missed.
    Walk(
      line: "- [ ] 2026-11-20 08:00 pill {repeat: every 8 hours after completion}\n",
      steps: [
        (
          "2026-11-20 12:00", ["done", "pill"],
          "- [ ] 2026-11-20 20:00 pill {repeat: every 8 hours after completion}\n  - [x] 2026-11-20 08:00\n"
        )
      ]),
    Walk(
      line: "- [ ] 2026-11-20 08:00 pill {repeat: every 8 hours catch up}\n",
      steps: [
        (
          "2026-11-20 12:00", ["done", "pill"],
          "- [ ] 2026-11-20 16:00 pill {repeat: every 8 hours catch up}\n  - [x] 2026-11-20 08:00\n"
        )
      ]),
    Walk(
      line: "- [ ] 2026-11-20 08:00 look {repeat: every hour catch up}\n",
      steps: [
        (
          "2026-11-20 12:00", ["done", "look"],
          "- [ ] 2026-11-20 13:00 look {repeat: every hour catch up}\n  - [x] 2026-11-20 08:00\n"
        )
      ]),
    // The 20 × 8 hours before were done, or not; on a day that is only said nobody knows the time.
    Walk(
      line: "- [ ] 2026-11-20 08:00 pill {repeat: every 8 hours catch up}\n",
      steps: [
        (
          "2026-11-21 12:00", ["done", "pill", "--on", "2026-11-20"],
          "- [ ] 2026-11-21 00:00 pill {repeat: every 8 hours catch up}\n  - [x] 2026-11-20 08:00\n"
        )
      ]),
    // Its last day is over before it is due: this was the last time.
    Walk(
      line: "- [ ] 2026-11-20 x {repeat: daily, until: 2026-11-01}\n",
      steps: [
        (
          "2026-11-20 12:00", ["done", "x"],
          "- [x] 2026-11-20 x {repeat: daily, until: 2026-11-01, completed: 2026-11-20}\n  - [x] 2026-11-20\n"
        )
      ]),
    Walk(
      line: "- [ ] 2026-11-20 x {repeat: daily until 2026-11-01}\n",
      steps: [
        (
          "2026-11-20 12:00", ["done", "x"],
          "- [x] 2026-11-20 x {repeat: daily until 2026-11-01, completed: 2026-11-20}\n  - [x] 2026-11-20\n"
        )
      ]),
  ]

  @Test(arguments: walks)
  func `are those of the rule, after each completion`(walk: Walk) throws {
    let vault = try EditVault(["tasks/a.md": "# A\n\n" + walk.line, "hol.md": "- 2026-11-27 holiday\n"])
    for step in walk.steps {
      let run = vault.run(step.words) { $0.variables[.now] = step.now }
      #expect(run.code == .done, "\(run.errors)")
      #expect(vault.text("tasks/a.md") == "# A\n\n" + step.after)
    }
  }

  @Test func `are shown where a holiday moves them: alone, in the agenda, among tasks and by a reminder`() throws {
    let vault = try EditVault([
      "tasks/a.md": "- [ ] 2026-11-20 10:00 memo {repeat: every fri, except: [[hol]], on-holiday: after}\n",
      "hol.md": "- 2026-11-27 holiday\n",
    ])
    #expect(vault.run("done", "memo").errors.contains("'memo' is done; next Sat, 28 Nov 2026 10:00\n"))
    let dates = vault.run("recur", "memo", "--count", "2").output
    #expect(dates == "2026-11-28 10:00  Sat\n2026-12-04 10:00  Fri\n")
    let agenda = vault.run("agenda", "2026-11-20..2026-12-05").output.split(separator: "\n")
    #expect(
      agenda.filter { $0.contains("memo") }.map { $0.split(separator: "\t")[1] } == ["2026-11-28", "2026-12-04"])
    let tasks = vault.run("tasks", "memo", "--format", "json").output
    #expect(tasks.contains(#""date":"2026-11-28 10:00""#), "\(tasks)")
    let reminded = vault.run("remind") { $0.variables[.now] = "2026-11-28 10:00" }
    #expect(reminded.output.contains("memo"), "\(reminded.output) \(reminded.errors)")
  }

  @Test(arguments: [
    (["--skip"], "repeat: weekly\nexcept: [2026-11-23]\n"),
    (["--move", "2026-11-25"], "repeat: weekly\nexcept: [2026-11-23]\nalso: [2026-11-25]\n"),
  ])
  func `of an event change only from now on`(words: [String], keys: String) throws {
    // Mondays from 5 January on; it is Friday, 20 November.
    let head = "---\ntype: event\nstart: 2026-01-05\n"
    let vault = try EditVault(["events/a.md": head + "repeat: weekly\n---\n# choir\n"])
    let run = vault.run(["done", "choir"] + words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("events/a.md") == head + keys + "---\n# choir\n")
  }

  @Test func `of an event that goes on are not over`() throws {
    let head = "---\ntype: event\nstart: 2026-01-02 08:30\nend: 2026-01-02 09:30\nrepeat: every week on fri\n"
    let vault = try EditVault(["events/a.md": head + "---\n# choir\n"])
    #expect(vault.run("done", "choir", "--skip").code == .done)
    #expect(vault.text("events/a.md") == head + "except: [2026-11-20 08:30]\n---\n# choir\n")
    // The next one is a week later, and cannot go to where the one after it is.
    let run = vault.run("done", "choir", "--move", "2026-12-04")
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("comes again"), "\(run.errors)")
    #expect(vault.run("done", "choir", "--move", "2026-11-26").code == .done)
    #expect(
      vault.text("events/a.md") == head
        + "except: [2026-11-20 08:30, 2026-11-27 08:30]\nalso: [2026-11-26 08:30]\n---\n# choir\n")
  }

  @Test func `of an event that are over are not changed`() throws {
    let text = "---\ntype: event\nstart: 2026-01-05\nrepeat: weekly\nuntil: 2026-02-02\n---\n# choir\n"
    let vault = try EditVault(["events/a.md": text])
    let run = vault.run("done", "choir", "--skip")
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("all times of events/a.md"), "\(run.errors)")
    #expect(vault.text("events/a.md") == text)
  }

  @Test func `keep a run whose start is ahead of the clock`() throws {
    let vault = try EditVault(["tasks/a.md": "- [ ] read\n"])
    #expect(vault.run("start", "read").code == .done)
    let run = vault.run("stop") { $0.variables[.now] = "2026-11-20 08:00" }
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("it is still running"), "\(run.errors)")
    let later = vault.run("stop") { $0.variables[.now] = "2026-11-20 09:20" }
    #expect(later.errors.contains("20 min spent"), "\(later.errors)")
  }
}
