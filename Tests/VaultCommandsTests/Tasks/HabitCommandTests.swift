import Testing
import VaultTestSupport

@testable import VaultCommands

/// What people and programs are told of what is to be done so often in a period, and what completing makes of it. It is
/// Friday, 20 November 2026; weeks begin on Mondays.
@Suite struct `A habit` {
  private static let now = "2026-11-20 09:00"
  private static let gym = "- [ ] gym {repeat: 3 times a week}\n"
  private static let twice = gym + "  - [x] 2026-11-16\n  - [x] 2026-11-18\n"

  private func vault(_ note: String) throws -> PlanVault { try PlanVault(["tasks/day.md": note]) }

  /// A note, a command, and the note afterwards, with what is said.
  static let rows: [(before: String, words: [String], after: String, said: String)] = [
    (gym, ["done", "gym"], gym + "  - [x] 2026-11-20\n", "'gym' is done: 1 of 3 (3 times a week)"),
    (
      twice, ["done", "gym"], twice + "  - [x] 2026-11-20\n",
      "'gym' is done: 3 of 3 (3 times a week); open again from Mon, 23 Nov 2026"
    ),
    (twice, ["done", "gym", "--on", "2026-11-17"], twice + "  - [x] 2026-11-17\n", "3 of 3"),
    // A second time on one day has its time.
    (
      gym + "  - [x] 2026-11-20\n", ["done", "gym"], gym + "  - [x] 2026-11-20\n  - [x] 2026-11-20 09:00\n", "2 of 3"
    ),
    (
      "- [ ] water {repeat: 2 times a day}\n", ["done", "water"],
      "- [ ] water {repeat: 2 times a day}\n  - [x] 2026-11-20 09:00\n", "1 of 2 (2 times a day)"
    ),
    (twice, ["reopen", "gym"], gym + "  - [x] 2026-11-16\n", "'gym' is open again: 1 of 3 (3 times a week)"),
    // The line goes with no completion, which would lose how it is kept.
    (
      "- [ ] gym {repeat: once a week, on-completion: delete}\n", ["done", "gym"],
      "- [ ] gym {repeat: once a week, on-completion: delete}\n  - [x] 2026-11-20\n", "1 of 1 (once a week)"
    ),
    (
      "- [ ] зал {repeat: тричі на тиждень}\n", ["done", "зал", "--lang", "uk"],
      "- [ ] зал {repeat: тричі на тиждень}\n  - [x] 2026-11-20\n", "«зал» виконано: 1 з 3 (3 рази на тиждень)"
    ),
    (gym, ["cancel", "gym"], "- [-] gym {repeat: 3 times a week, completed: 2026-11-20}\n", "'gym'"),
  ]

  @Test(arguments: rows) func `is done so often`(before: String, words: [String], after: String, said: String) throws {
    let vault = try vault(before)
    let run = vault.run(words, at: Self.now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text() == after)
    #expect((run.output + run.errors).contains(said), "\(run.output)\(run.errors)")
    #expect(vault.run(["undo"], at: Self.now).code == .done)
    #expect(vault.text() == before)
  }

  @Test(arguments: [["--skip"], ["--move", "2026-11-21"]])
  func `has no day that could be left out or moved`(options: [String]) throws {
    let vault = try vault(Self.twice)
    let run = vault.run(["done", "gym"] + options, at: Self.now)
    #expect(run.code == .wrongCall && run.errors.contains("no day of its own"), "\(run.errors)")
    #expect(vault.text() == Self.twice)
  }

  @Test func `is no late one, and is hidden once it is fulfilled`() throws {
    let vault = try vault(Self.twice + "- [ ] run {repeat: twice a month, due: 2026-11-01}\n")
    let tasks = vault.run(["tasks", "--json"], at: Self.now).output
    #expect(tasks.contains(#""title":"gym""#) && tasks.contains(#""title":"run""#), "\(tasks)")
    for query in ["is:overdue", "is:today", "due:any", "due:2026-01-01..2026-12-31"] {
      #expect(vault.run(["search", query, "--json"], at: Self.now).output.isEmpty, "\(query)")
    }
    let undated = vault.run(["search", "is:no-date", "--json"], at: Self.now).output
    #expect(undated.contains(#""title":"gym""#) && undated.contains(#""title":"run""#), "\(undated)")
    #expect(vault.run(["done", "gym"], at: Self.now).code == .done)
    #expect(!vault.run(["tasks", "--json"], at: Self.now).output.contains("gym"))
    #expect(vault.run(["tasks", "--waiting", "--json"], at: Self.now).output.contains("gym"))
    #expect(!vault.run(["tasks", "--json"], at: "2026-11-22 23:00").output.contains("gym"))
    #expect(vault.run(["tasks", "--json"], at: "2026-11-23 00:30").output.contains("gym"))
  }

  @Test func `is said in words and has no rule of days`() throws {
    let vault = try vault(Self.gym)
    for words in [["recur", "3 times a week"], ["recur", "gym"], ["recur", "тричі на тиждень"]] {
      let run = vault.run(words, at: Self.now)
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.hasPrefix("3 times a week: on days with room"), "\(run.output)")
    }
    let json = vault.run(["recur", "gym", "--json"], at: Self.now).output
    #expect(json.contains(#""rrule":null"#) && json.contains(#""quota":{"count":3,"period":"week"}"#), "\(json)")
    #expect(json.contains(#""occurrences":[]"#), "\(json)")
    let calendar = vault.run(["export", "--where", "type:task", "--format", "ics"], at: Self.now)
    #expect(calendar.output.contains("SUMMARY:gym") && !calendar.output.contains("RRULE"), "\(calendar.output)")
    let shown = vault.run(["tasks"], at: Self.now, onTerminal: true).output
    #expect(shown.contains("↻ 3 times a week"), "\(shown)")
  }

  @Test func `is accepted by check, with a hint of a date beside it`() throws {
    let plain = try vault(Self.gym + "- [ ] windows {repeat: раз на місяць}\n").run(["check"], at: Self.now)
    #expect(!(plain.output + plain.errors).contains("repeat-"), "\(plain.output)\(plain.errors)")
    let dated = try vault("- [ ] gym {due: 2026-11-20, repeat: 3 times a week}\n").run(["check"], at: Self.now)
    #expect((dated.output + dated.errors).contains("[repeat-with-date]"), "\(dated.output)\(dated.errors)")
  }

  @Test func `is kept by the period`() throws {
    let vault = try vault(Self.gym + ["02", "03", "04", "09", "10"].map { "  - [x] 2026-11-\($0)\n" }.joined())
    // 3 of 3, and 2 of 3; this week is not over.
    let streak = #""streak":{"done":5,"due":6,"current":0,"longest":1}"#
    #expect(vault.run(["show", "gym", "--json"], at: Self.now).output.contains(streak))
    let stats = vault.run(["stats", "habits", "--from", "2026-11-09", "--json"], at: Self.now).output
    #expect(stats.contains(#"{"kind":"habit","name":"gym","done":2,"due":3,"longest":1,"streak":0}"#), "\(stats)")
  }

  static let plans: [PlanRow] = [
    PlanRow(
      "is planned once on a day", tasks: ["gym {repeat: 3 times a week, duration: 1h}"], ["planned gym 09:00-10:00"]),
    PlanRow(
      // Three in the rest of the week, and three from the 23rd on.
      "is planned so often in each week", tasks: ["gym {repeat: 3 times a week, duration: 1h}"], words: ["week"],
      ["planned gym 09:00-10:00"]
        + (21...25).map { "planned gym 2026-11-\($0) 09:00-2026-11-\($0) 10:00" }),
    PlanRow(
      "is planned as often as is left",
      tasks: ["gym {repeat: 3 times a week, duration: 1h}", "  - [x] 2026-11-16", "  - [x] 2026-11-18"],
      words: ["week"],
      ["planned gym 09:00-10:00"] + (23...25).map { "planned gym 2026-11-\($0) 09:00-2026-11-\($0) 10:00" }),
    PlanRow(
      "does not come back on the day on which it is done",
      tasks: ["gym {repeat: 3 times a week, duration: 1h}", "  - [x] 2026-11-20"], ["done gym"]),
    PlanRow(
      "is not planned once it is fulfilled",
      tasks: ["gym {repeat: twice a week, duration: 1h}", "  - [x] 2026-11-16", "  - [x] 2026-11-18"], []),
    PlanRow(
      "is planned on days with room",
      files: ["events/one.md": "---\ntitle: One\nstart: 2026-11-20 09:00\nend: 2026-11-20 18:00\n---\n"],
      tasks: ["gym {repeat: twice a week, duration: 1h}"], words: ["2026-11-20..2026-11-22"],
      ["event One 09:00-18:00"] + (21...22).map { "planned gym 2026-11-\($0) 09:00-2026-11-\($0) 10:00" }),
    PlanRow(
      "is planned twice on a day that wants it twice", tasks: ["water {repeat: 2 times a day, duration: 15m}"],
      ["planned water 09:00-09:15", "planned water 09:20-09:35"]),
    PlanRow(
      "counts what was done of the day",
      tasks: ["water {repeat: 2 times a day, duration: 15m}", "  - [x] 2026-11-20 08:00"],
      ["done water", "planned water 09:00-09:15"]),
    PlanRow(
      "keeps the time that a person wrote",
      tasks: ["gym {repeat: twice a week, duration: 1h, scheduled: 2026-11-21 12:00}"],
      words: ["2026-11-20..2026-11-22"],
      ["planned gym 09:00-10:00", "pinned gym 2026-11-21 12:00-2026-11-21 13:00"]),
  ]

  @Test(arguments: plans) func `is planned by what is left of its period`(row: PlanRow) throws { try row.check() }

  @Test func `keeps the plan's times of other days, and gives them back when it is done`() throws {
    let line = "gym {repeat: 3 times a week, duration: 1h}"
    let vault = try PlanVault(tasks: [line])
    #expect(vault.apply(["2026-11-20..2026-11-22"]).code == .done)
    let planned = vault.text()
    #expect(planned.contains("2026-11-20 09:00-10:00") && planned.contains("2026-11-22 09:00-10:00"), "\(planned)")
    // Applied again, for all days and for one of them.
    _ = vault.apply(["2026-11-20..2026-11-22"])
    #expect(vault.text() == planned)
    _ = vault.apply()
    #expect(vault.text() == planned)
    #expect(vault.run(["done", "gym"], at: Self.now).code == .done)
    #expect(vault.text() == "- [ ] \(line)\n  - [x] 2026-11-20\n")
  }
}
