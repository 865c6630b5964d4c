import Testing
import VaultTestSupport

@testable import VaultCommands

/// A group shows the date that put a task there: a deadline of today is due today, whenever it was meant to be done.
/// Now is Friday, 20 November 2026, 09:00; the week ends on Sunday.
@Suite struct `The date that a group shows` {
  static let rows: [(fields: String, group: String, date: String, role: String)] = [
    // Late by its deadline; the day it was meant for never makes it late.
    ("scheduled: 2026-11-10, due: 2026-11-18", "overdue", "2026-11-18", "due"),
    ("scheduled: 2026-11-19, due: 2026-11-18", "overdue", "2026-11-18", "due"),
    ("scheduled: 2026-11-17, due: 2026-11-20 08:00", "overdue", "2026-11-20 08:00", "due"),
    // Late by a block that has ended, with a deadline to come.
    ("start: 2026-11-19 10:00, end: 2026-11-19 11:00, due: 2026-11-25", "overdue", "2026-11-19 10:00", "start"),
    ("start: 2026-11-19 10:00, end: 2026-11-19 11:00, scheduled: 2026-11-16", "overdue", "2026-11-19 10:00", "start"),
    ("start: 2026-11-20 10:00, end: 2026-11-20 11:00, due: 2026-11-18", "overdue", "2026-11-18", "due"),
    // Due today.
    ("scheduled: 2026-11-17, due: 2026-11-20", "today", "2026-11-20", "due"),
    ("scheduled: 2026-11-17 10:00, due: 2026-11-20", "today", "2026-11-20", "due"),
    ("scheduled: 2026-11-17, due: 2026-11-20 15:00", "today", "2026-11-20 15:00", "due"),
    ("scheduled: 2026-11-20, due: 2026-11-20", "today", "2026-11-20", "due"),
    ("scheduled: 2026-11-24, due: 2026-11-20", "today", "2026-11-20", "due"),
    ("scheduled: 2026-11-17, due: 2026-11-20, repeat: weekly", "today", "2026-11-20", "due"),
    ("scheduled: 2026-11-10, due: 2026-11-13, repeat: weekly, except: 2026-11-13", "today", "2026-11-20", "due"),
    // Meant for today or before, with a deadline to come or none.
    ("scheduled: 2026-11-17, due: 2026-11-25", "today", "2026-11-17", "scheduled"),
    ("scheduled: 2026-11-17, due: 2026-11-21", "today", "2026-11-17", "scheduled"),
    ("scheduled: 2026-11-20, due: 2026-11-27", "today", "2026-11-20", "scheduled"),
    ("scheduled: 2026-11-17", "today", "2026-11-17", "scheduled"),
    // To come: the first of them.
    ("scheduled: 2026-11-21, due: 2026-11-22", "tomorrow", "2026-11-21", "scheduled"),
    ("scheduled: 2026-11-25, due: 2026-11-21", "tomorrow", "2026-11-21", "due"),
    ("scheduled: 2026-11-21, due: 2026-11-21", "tomorrow", "2026-11-21", "due"),
    ("scheduled: 2026-11-22, due: 2026-11-24", "this-week", "2026-11-22", "scheduled"),
    ("scheduled: 2026-11-24, due: 2026-11-26", "later", "2026-11-24", "scheduled"),
  ]

  private func vault(_ fields: String, isNote: Bool) throws -> EditVault {
    let keys = fields.split(separator: ", ").map { "\($0)\n" }.joined()
    return try EditVault([
      "tasks/x.md": isNote ? "---\n\(keys)---\n# bins\n" : "---\ntype: note\n---\n- [ ] bins {\(fields)}\n"
    ])
  }

  @Test(arguments: rows.indices, [false, true])
  func `is the one that put the task there`(number: Int, isNote: Bool) throws {
    let row = Self.rows[number]
    let vault = try vault(row.fields, isNote: isNote)
    let lines = vault.run("tasks", "--format", "{title}|{group}|{date}|{role}").output.split(separator: "\n")
    #expect(lines.contains("bins|\(row.group)|\(row.date)|\(row.role)"), "\(lines)")
    let objects = vault.run("tasks", "--json").output.split(separator: "\n")
    let json = objects.first { $0.contains(#""title":"bins""#) } ?? ""
    #expect(json.contains(#""group":"\#(row.group)""#), "\(json)")
    #expect(json.contains(#""date":"\#(row.date)","role":"\#(row.role)""#), "\(json)")
    let isOfToday = ["overdue", "today"].contains(row.group)
    let today = vault.run("today").output.split(separator: "\n").filter { $0.contains("\tbins\t") }
    #expect(today.contains { $0.contains("\t\(row.date)\t") } == isOfToday, "\(today)")
  }

  @Test func `is told to people as what it is`() throws {
    let vault = try vault("scheduled: 2026-11-17, due: 2026-11-20", isNote: false)
    for command in ["tasks", "today"] {
      let run = vault.run([command]) {
        $0.outputIsTerminal = true
        $0.variables[.noColor] = "1"
        $0.terminalColumns = 100
      }
      let line = run.output.split(separator: "\n").first { $0.contains("bins") } ?? ""
      #expect(!line.isEmpty && !line.contains("days ago") && !line.contains("planned"), "\(run.output)")
    }
    let late = try self.vault("scheduled: 2026-11-10, due: 2026-11-18", isNote: false).run("tasks") {
      $0.outputIsTerminal = true
      $0.variables[.noColor] = "1"
    }
    #expect(late.output.contains("2 days late"), "\(late.output)")
  }

  @Test func `orders its group by what it shows`() throws {
    // Meant for the 17th, which is shown, before what is due today and was meant for the 16th.
    let vault = try EditVault([
      "tasks/x.md": """
      ---
      type: note
      ---
      - [ ] first {scheduled: 2026-11-16, due: 2026-11-20}
      - [ ] second {scheduled: 2026-11-17}

      """
    ])
    let titles = vault.run("tasks", "is:today", "--format", "{title}").output.split(separator: "\n").map(String.init)
    #expect(titles == ["second", "first"])
  }
}
