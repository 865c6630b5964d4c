import Testing
import VaultTestSupport

@testable import VaultCommands

/// A time in front of a task is when it happens, and a deadline stands in its tail. It is Friday, 20 November 2026, in Kyiv.
@Suite struct `At and by` {
  private static let now = "2026-11-20 10:00"

  @Test func `is told of a new task, to a person with the other way once a call`() throws {
    let vault = try PlanVault(["inbox.md": "# Inbox\n"])
    let at = vault.run(["add", "Call Ann tomorrow 15:00"], at: Self.now, onTerminal: true)
    #expect(
      at.errors.hasPrefix(
        "understood 'Call Ann': at Sat, 21 Nov 2026 15:00\n"
          + "it happens then; 'by' before the day or the time makes it a deadline\n"))
    let by = vault.run(["add", "Report no later than mon 17:00"], at: Self.now, onTerminal: true)
    #expect(
      by.errors.hasPrefix(
        "understood 'Report': due Mon, 23 Nov 2026 17:00\n"
          + "it is to be done by then; without 'no later than' it happens then\n"))
    let ukrainian = vault.run(["add", "звіт до 18:00", "--lang", "uk"], at: Self.now, onTerminal: true)
    #expect(
      ukrainian.errors.hasPrefix(
        "зрозуміло «звіт»: термін пт, 20 лист. 2026 18:00\nдо того часу це треба зробити; без «до» воно відбувається тоді\n"
      ))
    #expect(!vault.run(["add", "Gym mon 7:00"], at: Self.now).errors.contains("happens"))
    #expect(!vault.run(["add", "Gym mon"], at: Self.now, onTerminal: true).errors.contains("happens"))
    #expect(
      vault.text("inbox.md") == """
        # Inbox

        - [ ] 2026-11-21 15:00 Call Ann
        - [ ] Report {due: 2026-11-23 17:00}
        - [ ] звіт {due: 2026-11-20 18:00}
        - [ ] 2026-11-23 07:00 Gym
        - [ ] 2026-11-23 Gym

        """)
  }

  @Test func `is in both the day by which tasks are asked, sorted and told`() throws {
    let vault = try PlanVault(tasks: [
      "2026-11-25 15:00 late call", "report {due: 2026-11-24 17:00}", "2026-11-23 14:00-15:00 workshop",
      "2026-11-22 10:00 visit {due: 2026-11-26}", "walk {start: 2026-11-27}",
    ])
    let sorted = vault.run(["search", "type:task due:any | sort due", "--format", "{title}"], at: Self.now)
    #expect(sorted.output.split(separator: "\n") == ["workshop", "report", "late call", "visit", "walk"])
    let listed = vault.run(["tasks", "--format", "{title}|{role}|{date}|{day}"], at: Self.now).output
    #expect(
      listed.split(separator: "\n") == [
        "visit|start|2026-11-22 10:00|2026-11-26", "workshop|start|2026-11-23 14:00|2026-11-23",
        "report|due|2026-11-24 17:00|2026-11-24", "late call|start|2026-11-25 15:00|2026-11-25",
        "walk|start|2026-11-27|2026-11-27",
      ])
    #expect(vault.run(["search", "due:2026-11-22", "--count"], at: Self.now).output == "0\n")
  }

  @Test func `keeps its time when it gets another day in words, and says so`() throws {
    let vault = try PlanVault(tasks: ["2026-11-20 15:00 call", "report {due: 2026-11-20 17:00}"])
    let call = vault.run(["set", "call", "start=monday"], at: Self.now)
    #expect(call.errors.contains("its time stays 15:00; 'start=2026-11-23' takes it away\n"))
    let report = vault.run(["set", "report", "due=monday"], at: Self.now)
    #expect(report.errors.contains("its time stays 17:00; 'due=2026-11-23' takes it away\n"))
    #expect(
      vault.text("tasks/day.md") == "- [ ] 2026-11-23 15:00 call\n- [ ] report {due: 2026-11-23 17:00}\n")
    #expect(!vault.run(["set", "report", "due=2026-11-24"], at: Self.now).errors.contains("stays"))
    let ukrainian = vault.run(["set", "call", "start=2026-11-24 16:00", "--lang", "uk"], at: Self.now)
    #expect(!ukrainian.errors.contains("лишається"))
    #expect(
      vault.text("tasks/day.md") == "- [ ] 2026-11-24 16:00 call\n- [ ] report {due: 2026-11-24}\n")
  }

  @Test func `that happens at a time gets a deadline beside it, with a word on how to move it`() throws {
    let vault = try PlanVault(tasks: ["2026-11-20 15:00 call"])
    let run = vault.run(["set", "call", "due=2026-11-25"], at: Self.now)
    #expect(
      run.errors.contains(
        "'call' has a deadline now, and still happens at 2026-11-20 15:00; 'start=2026-11-25' moves that\n"))
    #expect(vault.text("tasks/day.md") == "- [ ] 2026-11-20 15:00 call {due: 2026-11-25}\n")
  }

  @Test func `is no block of the day any more once it has passed undone`() throws {
    let tasks = ["2026-11-20 14:00 call {duration: 1h}", "2026-11-20 09:00 visit", "2026-11-20 09:00-09:30 lunch"]
    let vault = try PlanVault(tasks: tasks)
    let rows = vault.run(["plan", "--format", "{title}|{kind}|{start}|{end}"], at: Self.now).output
    #expect(
      rows.split(separator: "\n").filter { !$0.contains("|free|") } == [
        "lunch|missed|2026-11-20 09:00|2026-11-20 09:30", "visit|planned|2026-11-20 10:00|2026-11-20 10:30",
        "call|fixed|2026-11-20 14:00|2026-11-20 15:00",
      ])
    // At the moment it is still one.
    let before = vault.run(["plan", "--format", "{title}|{kind}|{start}"], at: "2026-11-20 09:10").output
    #expect(before.contains("visit|fixed|2026-11-20 09:00\n"))
    #expect(vault.run(["tasks", "--format", "{title}|{group}"], at: Self.now).output.contains("visit|overdue"))
    #expect(vault.run(["tasks", "--format", "{title}|{group}"], at: "2026-11-20 09:29").output.contains("visit|today"))
  }

  @Test func `reminds at the moment, and before only of a block with an end`() throws {
    let vault = try PlanVault(tasks: ["2026-11-20 12:00 call", "2026-11-20 13:00-14:00 lunch"])
    func told(at time: String) -> [Substring] {
      vault.run(["remind", "--dry-run"], at: "2026-11-20 " + time).output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)[6]
      }
    }
    #expect(told(at: "11:59") == [] && told(at: "12:00") == ["call"])
    #expect(told(at: "12:44") == ["call"] && told(at: "12:45") == ["call", "lunch"])
  }
}

/// Lines of before, in which one time in front was when a task was due.
@Suite struct `Times in front of old lines` {
  private static let now = "2026-11-20 10:00"
  private static let tasks = [
    "2026-11-25 17:00 report #work", "2026-11-26 15:00 call Ann", "- [x] 2026-11-19 12:00 pay",
    "2026-11-27 09:00-10:00 meeting", "2026-11-28 23:59 essay", "slides {due: 2026-11-25 12:00}",
  ]

  @Test func `are told once with their number, and not where the settings say so`() throws {
    let vault = try PlanVault(["notes/b.md": "- [ ] 2026-11-30 08:00 train\n"], tasks: Self.tasks)
    let run = vault.run(["check", "--only", "leading-time-is-start"], at: Self.now)
    #expect(run.code == .done)
    #expect(
      run.output
        == "notes/b.md:1:7: hint: 3 open tasks begin with a day and a time, when they happen; by when something is to be "
        + "done stands in '{due: …}' [leading-time-is-start]\n")
    let quiet = try PlanVault(tasks: Self.tasks, settings: "check: {leading-time-is-start: off}\n")
    #expect(quiet.run(["check"], at: Self.now).output == "")
    let wrong = try PlanVault(settings: "check: {leading-time: off, link-dangling: perhaps}\n")
    let output = wrong.run(["check"], at: Self.now).output
    #expect(output.contains("[unknown-setting]") && output.contains("[bad-setting]"), "\(output)")
  }

  @Test func `become deadlines where somebody agrees`() throws {
    let vault = try PlanVault(tasks: Self.tasks)
    let before = vault.text("tasks/day.md")
    let call = ["check", "--fix", "--only", "leading-time-is-start"]
    let asked = vault.run(call, at: Self.now)
    #expect(asked.code == .nothingFound && asked.errors.contains("QUERY --yes"), "\(asked.errors)")
    #expect(asked.errors.contains("tasks/day.md:1: report #work, at Wed, 25 Nov 2026 17:00\n"))
    let shown = vault.run(call + ["--dry-run"], at: Self.now)
    #expect(shown.code == .done && shown.output.contains("+- [ ] report #work {due: 2026-11-25 17:00}"))
    #expect(vault.text("tasks/day.md") == before)
    #expect(vault.run(call + ["tag:work", "--yes"], at: Self.now).code == .done)
    let after = before.replacing("2026-11-25 17:00 report #work", with: "report #work {due: 2026-11-25 17:00}")
    #expect(vault.text("tasks/day.md") == after)
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text("tasks/day.md") == before)
    #expect(vault.run(call + ["tag:none-such", "--yes"], at: Self.now).code == .nothingFound)
    let other = vault.run(["check", "--fix", "--only", "link-dangling"], at: Self.now)
    #expect(other.code == .wrongCall && other.errors.contains("'leading-time-is-start' alone"))
  }
}
