import Testing
import VaultTestSupport

@testable import VaultCommands

/// A rule with weekdays and an interval above one that counts from the completion goes on a whole interval behind it:
/// in the week, the month or the year that is so far from that of the completion, never in that one again.
///
/// November 2026: Monday the 16th, the 23rd and the 30th; Friday the 20th and the 27th; Friday, 4 December.
@Suite struct `Weekdays counted from the completion` {
  /// A rule, the day it is due, the day it is done, and the day it is due then.
  typealias Row = (rule: String, due: String, done: String, next: String)

  /// Rows in which a whole interval from the day and from its week are the same.
  static let rows: [Row] = [
    ("every 2 weeks on fri", "2026-11-20", "2026-11-20", "2026-12-04"),
    // Two days early, not once more on the day it was done for: the week of the 16th and two weeks.
    ("every 2 weeks on fri", "2026-11-20", "2026-11-18", "2026-12-04"),
    ("every 2 weeks on fri", "2026-11-20", "2026-11-16", "2026-12-04"),
    // Three days late, and not on Friday, the 27th, four days after that: the week of the 23rd and two weeks.
    ("every 2 weeks on fri", "2026-11-20", "2026-11-23", "2026-12-11"),
    ("every 2 weeks on fri", "2026-11-20", "2026-11-27", "2026-12-11"),
    ("every 3 weeks on wed", "2026-11-18", "2026-11-17", "2026-12-09"),
    ("every 3 weeks on wed", "2026-11-18", "2026-11-18", "2026-12-09"),
    // Done on Monday: 30 November is the Monday of the next interval, and Thursday, the 19th, still is in this one.
    ("every 2 weeks on mon, thu", "2026-11-16", "2026-11-16", "2026-11-30"),
    ("every 2 weeks on wed, fri", "2026-11-18", "2026-11-16", "2026-12-02"),
    ("every 2 weeks on wed, fri", "2026-11-18", "2026-11-18", "2026-12-02"),
    ("every other week on sun", "2026-11-22", "2026-11-20", "2026-12-06"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "2026-11-20", "2026-11-18", "2026-12-04"),
    ("every 2 weeks on weekdays", "2026-11-16", "2026-11-16", "2026-11-30"),
    ("кожні 2 тижні у пт", "2026-11-20", "2026-11-18", "2026-12-04"),
    // The last Friday of January 2027 is the 29th; that of this month, the 27th, is not next.
    ("every 2 months on the last fri", "2026-11-27", "2026-11-20", "2027-01-29"),
    ("every 2 months on the last fri", "2026-11-27", "2026-11-27", "2027-01-29"),
    // 1 November is a Sunday, 1 February 2027 a Monday.
    ("every 3 months on the 1st mon", "2026-11-02", "2026-11-01", "2027-02-01"),
  ]

  /// Rows in which the week of the completion counts, not its day.
  static let late: [Row] = [
    ("every 2 weeks on mon", "2026-11-16", "2026-11-20", "2026-11-30"),
    ("every 2 weeks on mon", "2026-11-16", "2026-11-22", "2026-11-30"),
    ("every 2 weeks on mon", "2026-11-16", "2026-11-23", "2026-12-07"),
    ("every 2 weeks on mon, thu", "2026-11-16", "2026-11-17", "2026-11-30"),
    ("every 2 weeks on mon, thu", "2026-11-19", "2026-11-19", "2026-11-30"),
    ("every 2 weeks on mon, thu", "2026-11-16", "2026-11-20", "2026-11-30"),
    ("every 2 weeks on mon, thu", "2026-11-16", "2026-11-23", "2026-12-07"),
    ("every 3 weeks on wed", "2026-11-18", "2026-11-20", "2026-12-09"),
    ("every 3 weeks on tue", "2026-11-17", "2026-11-22", "2026-12-08"),
    ("every 2 months on the 1st mon", "2026-11-02", "2026-11-20", "2027-01-04"),
  ]

  /// Rows of an interval of one, of days and without weekdays, which are as before.
  static let plain: [Row] = [
    ("every week on mon, thu", "2026-11-16", "2026-11-16", "2026-11-19"),
    ("every week on mon, thu", "2026-11-16", "2026-11-20", "2026-11-23"),
    ("every week on fri", "2026-11-20", "2026-11-20", "2026-11-27"),
    ("every 2 weeks", "2026-11-16", "2026-11-20", "2026-12-04"),
    ("every 3 days", "2026-11-18", "2026-11-20", "2026-11-23"),
    ("monthly", "2026-11-18", "2026-11-20", "2026-12-20"),
    // Three days on is Saturday, six are Tuesday.
    ("FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR", "2026-11-18", "2026-11-18", "2026-11-24"),
    ("FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR", "2026-11-20", "2026-11-20", "2026-11-23"),
  ]

  private func questions(_ row: Row, isNote: Bool) throws -> DueDateQuestions {
    let rule = row.rule + (row.rule.hasPrefix("кожні") ? " після виконання" : " after completion")
    let text =
      isNote
      ? "---\ndue: \(row.due)\nrepeat: \"\(rule)\"\n---\n# fern\n"
      : "---\ntype: note\n---\n- [ ] fern {due: \(row.due), repeat: \"\(rule)\"}\n"
    return try DueDateQuestions(["tasks/x.md": text], now: row.done + " 09:00")
  }

  @Test(arguments: LongSearch.sample(8, of: Array((rows + late + plain).indices)), [false, true])
  func `go on by whole intervals`(number: Int, isNote: Bool) throws {
    let row = (Self.rows + Self.late + Self.plain)[number]
    let questions = try questions(row, isNote: isNote)
    #expect(try questions.faults(completing: "fern", logs: row.due, next: row.next) == [], "\(row)")
    #expect(questions.repeated("fern") == row.next, "\(row)")
    #expect(try questions.planned("fern") == [row.next], "\(row)")
  }

  @Test(arguments: rows.indices)
  func `come back to the day they were done for`(number: Int) throws {
    let questions = try questions(Self.rows[number], isNote: false)
    let before = questions.vault.text("tasks/x.md")
    #expect(questions.run(["done", "fern"]).code == .done)
    #expect(questions.run(["reopen", "fern"]).code == .done)
    #expect(questions.vault.text("tasks/x.md") == before)
  }

  @Test func `go on from one completion to the next`() throws {
    let vault = try EditVault([
      "tasks/x.md": "- [ ] fern {due: 2026-11-20, repeat: every 2 weeks on fri after completion}\n"
    ])
    // Two days early, on the day, four days late: each Friday is in the second week behind that.
    for (day, next) in [
      ("2026-11-18", "2026-12-04"), ("2026-12-04", "2026-12-18"), ("2026-12-22", "2027-01-08"),
    ] {
      let run = vault.run("done", "fern") { $0.variables[.now] = day + " 09:00" }
      #expect(run.code == .done, "\(run.errors)")
      #expect(vault.text("tasks/x.md").hasPrefix("- [ ] fern {due: \(next),"), "\(day)")
    }
  }
}
