import Testing
import VaultTestSupport

@testable import VaultCommands

/// What is planned of tasks that repeat, have steps, wait or say nothing, worked out by hand from the page about planning. It
/// is Friday, 20 November 2026, 09:00, the hours are 09:00–18:00 and the buffer is 5 minutes unless a row says otherwise.
@Suite struct `Steps and own times of a plan` {
  // MARK: What repeats

  static let repeating: [PlanRow] = [
    PlanRow(
      "done today, it does not come back today", at: "2026-11-20 10:05",
      tasks: ["water {due: 2026-11-21, repeat: daily}"], []),
    PlanRow(
      "on its day it is planned", tasks: ["water {due: 2026-11-21, repeat: daily}"], words: ["2026-11-21"],
      ["planned water 2026-11-21 09:00-2026-11-21 09:30"]),
    PlanRow(
      "of a rule within the day its hour counts", at: "2026-11-20 10:05",
      tasks: ["drink {due: 2026-11-20 12:00, repeat: every 2 hours}"], ["planned drink 12:00-12:30"]),
    PlanRow(
      "what could not be in time on its day comes before it", tasks: ["bins {due: 2026-11-21 08:00, repeat: weekly}"],
      ["planned bins 09:00-09:30"], reasons: ["bins": "deadline"]),
    PlanRow(
      "on the last day on which it can, not before", at: "2026-11-19 09:00",
      tasks: ["bins {due: 2026-11-21 08:00, repeat: weekly}"], []),
    PlanRow(
      "the day somebody means to do it counts before the one it is due",
      tasks: ["review {scheduled: 2026-11-21, due: 2026-11-25, repeat: weekly}"], []),
    PlanRow(
      "what is late is planned at once", tasks: ["water {due: 2026-11-18, repeat: daily}"],
      ["planned water 09:00-09:30"]),
    PlanRow("what is due once may be done before", tasks: ["report {due: 2026-11-21}"], ["planned report 09:00-09:30"]),
  ]

  @Test(arguments: repeating) func `keep the next occurrence for its own time`(row: PlanRow) throws { try row.check() }

  // MARK: Steps

  private static let parent = "- [ ] move flat {due: 2026-11-20, duration: 3h}"

  static let told: [PlanRow] = [
    PlanRow(
      "by steps of today alone it has no line", tasks: [parent, "  - [ ] boxes {duration: 1h}"],
      ["planned boxes 09:00-10:00"]),
    PlanRow(
      "of a later day by its own time", tasks: [parent, "  - [ ] 2026-11-25 10:00-11:00 hand over the keys"], [],
      left: ["move flat"], reasons: ["move flat": "waits"]),
    PlanRow(
      "pinned to a later day", tasks: [parent, "  - [ ] keys {scheduled: 2026-11-25 10:00}"], [], left: ["move flat"]),
    PlanRow(
      "one of two waits",
      tasks: [parent, "  - [ ] boxes {duration: 1h}", "  - [ ] keys {wait: 2026-11-24, due: 2026-12-01}"],
      ["planned boxes 09:00-10:00"], left: ["move flat"]),
    PlanRow(
      "one is done today at its time", tasks: [parent, "  - [ ] 2026-11-20 10:00-11:00 hand over the keys"],
      ["fixed hand over the keys 10:00-11:00"]),
    PlanRow(
      "not due yet it needs none",
      tasks: ["- [ ] move flat {due: 2026-11-27}", "  - [ ] keys {scheduled: 2026-11-25 10:00}"], []),
    PlanRow(
      "its time was missed, and its steps belong to it",
      tasks: ["- [ ] draft {duration: 2h, scheduled: 2026-11-20 07:00}", "  - [ ] outline {duration: 90m}"],
      ["missed draft 07:00-09:00", "planned draft 09:00-11:00"]),
  ]

  @Test(arguments: told) func `tell a task that is due only where they are there`(row: PlanRow) throws {
    try row.check()
  }

  static let steps: [PlanRow] = [
    PlanRow(
      "those that say nothing are part of their task",
      tasks: ["- [ ] pack {duration: 30m}", "  - [ ] socks", "  - [ ] shirts"],
      ["planned pack 09:00-09:30"]),
    PlanRow(
      "those that say something are planned and have the rest from above",
      tasks: [
        "- [ ] taxes {due: 2026-11-20, duration: 2h, priority: high}", "  - [ ] receipts {duration: 30m}",
        "  - [ ] form {duration: 45m}",
      ], ["planned receipts 09:00-09:30", "planned form 09:35-10:20"],
      reasons: ["receipts": "due today, priority", "form": "due today, priority"]),
    PlanRow(
      "of both kinds the task keeps what is left of its length",
      tasks: ["- [ ] move {duration: 2h}", "  - [ ] boxes {duration: 30m}", "  - [ ] tape"],
      ["planned move 09:00-10:30", "planned boxes 10:35-11:05"]),
    PlanRow(
      "those of a fixed task belong to its block",
      tasks: ["- [ ] 2026-11-20 10:00-12:00 workshop", "  - [ ] slides {duration: 30m}"], ["fixed workshop 10:00-12:00"]
    ),
    PlanRow(
      "those of a pinned task, too",
      tasks: [
        "- [ ] deep work {scheduled: 2026-11-20 10:00, duration: 2h}", "  - [ ] outline", "- [ ] a {duration: 30m}",
      ],
      ["planned a 09:00-09:30", "pinned deep work 10:00-12:00"]),
    PlanRow(
      "a key makes a step as indentation does",
      tasks: ["paint {duration: 1h} ^paint", "brushes {parent: \"[[#^paint]]\"}"], ["planned paint 09:00-10:00"]),
    PlanRow(
      "what something due depends on comes before what is due later",
      tasks: [
        "send {due: 2026-11-20, duration: 30m, depends: \"[[#^w]]\"}", "write {duration: 30m} ^w",
        "other {due: 2026-11-23, duration: 30m, priority: high}",
      ], ["planned write 09:00-09:30", "planned send 09:35-10:05", "planned other 10:10-10:40"],
      reasons: ["write": "due today"]),
  ]

  @Test(arguments: steps) func `stand in the plan by one rule`(row: PlanRow) throws { try row.check() }

  @Test func `are named in the row of their task`() throws {
    let vault = try PlanVault(tasks: [
      "- [ ] pack {duration: 30m}", "  - [ ] socks", "  - [x] shirts", "  - [ ] tickets",
    ])
    #expect(vault.shown().contains("with socks, tickets"), "\(vault.shown())")
    let output = vault.run(["plan", "--json"], at: "2026-11-20 09:00").output
    #expect(output.contains(#""steps":["socks","tickets"]"#), "\(output)")
  }

  // MARK: What waits

  static let waiting: [PlanRow] = [
    PlanRow(
      "what is due and hidden is left with its reason", tasks: ["x {due: 2026-11-20, wait: 2026-11-25}"], [],
      left: ["x 2026-11-25"], reasons: ["x": "waits until 2026-11-25"]),
    PlanRow("what is hidden and not due has no line", tasks: ["x {wait: 2026-11-25}"], []),
    PlanRow(
      "what follows a fixed task comes behind it",
      tasks: ["2026-11-20 10:00-11:00 meeting ^m", "minutes {duration: 30m, depends: \"[[#^m]]\"}"],
      ["fixed meeting 10:00-11:00", "planned minutes 11:05-11:35"]),
    PlanRow(
      "what follows something hidden is left", tasks: ["x {wait: 2026-12-01} ^x", "y {depends: \"[[#^x]]\"}"], [],
      left: ["y 2026-12-01"], reasons: ["y": "waits"]),
    PlanRow(
      "what waits until a time is planned from then on", tasks: ["z {wait: 2026-11-20 14:00, duration: 30m}"],
      ["planned z 14:00-14:30"]),
    PlanRow(
      "waiting is asked of the planned day", tasks: ["z {wait: 2026-11-21, duration: 30m}"], words: ["2026-11-21"],
      ["planned z 2026-11-21 09:00-2026-11-21 09:30"]),
  ]

  @Test(arguments: waiting) func `say of all that is due where it is`(row: PlanRow) throws { try row.check() }

  // MARK: What says nothing

  static let fillers: [PlanRow] = [
    PlanRow(
      "three are enough for a day", tasks: ["a", "b", "c", "d"],
      ["planned a 09:00-09:30", "planned b 09:35-10:05", "planned c 10:10-10:40"], left: ["d"], reasons: ["d": "fill"]),
    PlanRow(
      "all, where that is set", settings: "fill: all\n", tasks: ["a", "b", "c", "d"],
      ["planned a 09:00-09:30", "planned b 09:35-10:05", "planned c 10:10-10:40", "planned d 10:45-11:15"]),
    PlanRow(
      "none, where that is set, but what says how long it takes", settings: "fill: 0\n",
      tasks: ["a", "b {duration: 15m}"],
      ["planned b 09:00-09:15"], left: ["a"]),
    PlanRow(
      "what is due soon is no filler", settings: "fill: 0\n", tasks: ["a {due: 2026-11-23}"], ["planned a 09:00-09:30"]),
    PlanRow(
      "nor what has a flag", settings: "fill: 0\n", tasks: ["a {flag: true}"], ["planned a 09:00-09:30"]),
  ]

  @Test(arguments: fillers) func `leave a day free of what says nothing`(row: PlanRow) throws { try row.check() }

  @Test func `end with what there is to do and when it is over`() throws {
    let vault = try PlanVault(tasks: ["a {duration: 90m}", "b {duration: 30m}"])
    // Two hours and the five minutes between.
    #expect(vault.shown().contains("2 h, done by 11:05"), "\(vault.shown())")
  }

  // MARK: Settings

  @Test(arguments: [
    ("active-hours: 9-17\n", "the plan takes 09:00-21:00"), ("fill: many\n", "the plan takes 3"),
    ("buffer: soon\n", "the plan takes 5m"),
  ])
  func `say of a setting that does not read what is used instead`(settings: String, text: String) throws {
    let vault = try PlanVault(tasks: ["a"], settings: settings)
    for words in [["plan"], ["plan", "--json"], ["today"]] {
      let run = vault.run(words, at: "2026-11-20 09:00")
      #expect(run.errors.ranges(of: text).count == 1, "\(words): \(run.errors)")
    }
  }

  // MARK: Times that a plan wrote

  @Test func `give back the times of a day, and the days that stood there`() throws {
    let tasks = ["a {duration: 30m}", "b {duration: 30m, scheduled: 2026-11-20}"]
    let vault = try PlanVault(tasks: tasks)
    let before = vault.text()
    #expect(vault.apply().code == .done)
    #expect(vault.field("scheduled", of: "b") == "2026-11-20 09:00")
    // A time that a person wrote stays.
    let other = vault.run(["plan", "tomorrow", "--clear"], at: "2026-11-20 09:10")
    #expect(other.code == .done && other.errors.contains("no plan wrote a time for these days"), "\(other.errors)")
    #expect(vault.run(["plan", "--clear"], at: "2026-11-20 09:10").code == .done)
    #expect(vault.text() == before)
    #expect(vault.run(["undo"], at: "2026-11-20 09:10").code == .done)
    #expect(vault.field("auto", of: "a") == "2026-11-20 09:35")
  }

  @Test func `become a person's own when they are to be kept`() throws {
    let vault = try PlanVault(tasks: ["a {duration: 30m}"])
    #expect(vault.run(["plan", "--keep", "a"], at: "2026-11-20 09:00").code == .wrongCall)
    #expect(vault.apply().code == .done)
    #expect(vault.run(["plan", "--keep", "a"], at: "2026-11-20 09:10").code == .done)
    #expect(vault.line("a") == "- [ ] a {duration: 30m, scheduled: 2026-11-20 09:00}")
    #expect(try vault.plan(at: "2026-11-20 08:00").blocks == ["pinned a 09:00-09:30"])
  }
}
