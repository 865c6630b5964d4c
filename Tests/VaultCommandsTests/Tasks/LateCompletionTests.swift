import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `done` says of a task that is several times late: how late the next time is, and how to catch up. Now is
/// Friday, 20 November 2026, 09:00.
@Suite struct `Completing a task that is several times late` {
  /// Fields of a task, and its next day and how many days late that is; nil when it is not.
  static let rows: [(fields: String, next: String, late: Int?)] = [
    // From the 11th to the 20th.
    ("due: 2026-11-10, repeat: daily", "Wed, 11 Nov 2026", 9),
    ("due: 2026-11-18, repeat: daily", "Thu, 19 Nov 2026", 1),
    // 30 October and a week; 6 to 20 November.
    ("due: 2026-10-30, repeat: weekly", "Fri, 6 Nov 2026", 14),
    ("due: 2026-10-02, repeat: every 2 weeks on fri", "Fri, 16 Oct 2026", 35),
    ("due: 2026-09-18, repeat: monthly", "Sun, 18 Oct 2026", 33),
    ("due: 2026-11-09, repeat: weekdays", "Tue, 10 Nov 2026", 10),
    ("due: 2026-11-10 15:00, repeat: daily", "Wed, 11 Nov 2026 15:00", 9),
    // The exceptions are no times: the 14th is next.
    ("due: 2026-11-10, repeat: daily, except: 2026-11-11..2026-11-13", "Sat, 14 Nov 2026", 6),
    ("due: 2026-11-10, repeat: daily, except: \"[[free]]\"", "Fri, 13 Nov 2026", 7),
    // Its own day is excepted, so that the 11th is done, and the 12th next.
    ("due: 2026-11-10, repeat: daily, except: 2026-11-10", "Thu, 12 Nov 2026", 8),
    ("start: 2026-11-10 10:00, end: 2026-11-10 11:00, repeat: daily", "Wed, 11 Nov 2026 10:00", 9),
    ("due: 2026-11-10, repeat: daily, count: 5", "Wed, 11 Nov 2026", 9),
    // Not late: today, later, what catches up, and what counts from the completion.
    ("due: 2026-11-19, repeat: daily", "Fri, 20 Nov 2026", nil),
    ("due: 2026-11-20, repeat: daily", "Sat, 21 Nov 2026", nil),
    ("due: 2026-11-18, repeat: weekly", "Wed, 25 Nov 2026", nil),
    ("due: 2026-11-10, repeat: daily catch up", "Sat, 21 Nov 2026", nil),
    ("due: 2026-11-10, repeat: every 3 days after completion", "Mon, 23 Nov 2026", nil),
    ("due: 2026-11-10, repeat: daily, except: 2026-11-11..2026-11-21", "Sun, 22 Nov 2026", nil),
  ]

  private func vault(_ fields: String, isNote: Bool = false) throws -> EditVault {
    let keys = fields.split(separator: ", ").map { "\($0)\n" }.joined()
    return try EditVault([
      "tasks/x.md": isNote ? "---\n\(keys)---\n# bins\n" : "---\ntype: note\n---\n- [ ] bins {\(fields)}\n",
      "free.md": "- 2026-11-11..2026-11-12 away\n",
    ])
  }

  @Test(arguments: rows.indices, [["--dry-run"], []])
  func `is told how late the next one is, and how to catch up`(number: Int, options: [String]) throws {
    let row = Self.rows[number]
    for isNote in [false, true] {
      let run = try vault(row.fields, isNote: isNote).run(["done", "bins"] + options)
      #expect(run.code == .done)
      #expect(run.errors.contains("'bins' is done; next \(row.next)"), "\(run.errors)")
      let isTold = row.late != nil
      if let late = row.late { #expect(run.errors.contains(late == 1 ? "1 day" : "\(late) days"), "\(run.errors)") }
      #expect(run.errors.contains("late") == isTold, "\(run.errors)")
      #expect(run.errors.contains("--skip") == isTold && run.errors.contains("--on") == isTold, "\(run.errors)")
    }
  }

  @Test func `is told in the reader's language`() throws {
    let run = try vault("due: 2026-11-10, repeat: daily").run("done", "bins", "--dry-run", language: "uk")
    #expect(run.errors.contains("«bins» виконано; наступного разу ср, 11 лист. 2026"), "\(run.errors)")
    for part in ["9 днів", "--on", "--skip"] { #expect(run.errors.contains(part), "\(run.errors)") }
  }

  @Test func `is caught up by the ways that were told`() throws {
    let vault = try vault("due: 2026-11-17, repeat: daily")
    #expect(vault.run("done", "bins").errors.contains("2 days"))
    // The 18th was done on its day, the 19th was not done.
    let second = vault.run("done", "bins", "--on", "2026-11-18")
    #expect(second.errors.contains("next Thu, 19 Nov 2026") && second.errors.contains("1 day"), "\(second.errors)")
    let third = vault.run("done", "bins", "--skip")
    #expect(third.errors.contains("next Fri, 20 Nov 2026") && !third.errors.contains("late"), "\(third.errors)")
    #expect(
      vault.text("tasks/x.md").hasSuffix(
        "- [ ] bins {due: 2026-11-20, repeat: daily}\n  - [x] 2026-11-17 {completed: 2026-11-20}\n"
          + "  - [x] 2026-11-18\n  - [-] 2026-11-19\n"))
  }
}
