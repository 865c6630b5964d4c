import Testing
import VaultTestSupport

@testable import VaultCommands

/// The rules of a plan, worked out by hand: what is busy, what is a candidate, where the gaps are. Unless a row says
/// otherwise it is Friday, 20 November 2026, 09:00, the hours are 09:00–18:00 and the buffer is 5 minutes.
@Suite struct `Rules of the day plan` {
  /// A note of an event with times on the 20th, and further keys.
  private static func event(_ start: String, _ end: String, _ keys: String = "") -> [String: String] {
    ["events/talk.md": "---\ntitle: Talk\nstart: 2026-11-20 \(start)\nend: 2026-11-20 \(end)\n\(keys)---\n"]
  }

  /// A note of an event that is weekly from the 13th on, and one of its occurrence of the 20th with further keys.
  private static func occurrence(_ keys: String) -> [String: String] {
    func note(_ uid: String, on day: Int, _ keys: String) -> String {
      "---\ntitle: Talk\nuid: \"\(uid)\"\nstart: 2026-11-\(day) 09:00\nend: 2026-11-\(day) 10:00\n\(keys)---\n"
    }
    return [
      "events/talk.md": note("talk", on: 13, "repeat: weekly\n"),
      "events/talk-20.md": note("talk#20261120T090000", on: 20, keys),
    ]
  }

  // MARK: Gaps

  /// The task of half an hour of these rows, and nothing else.
  private static func letters(
    _ name: String, at now: String, settings: String = "", files: [String: String] = [:], _ times: String
  ) -> PlanRow {
    PlanRow(
      name, at: now, settings: settings, files: files, tasks: ["letters {duration: 30m}"], ["planned letters \(times)"])
  }

  static let beginnings: [PlanRow] = [
    letters("before the hours", at: "2026-11-20 07:12", "09:00-09:30"),
    letters("at their beginning", at: "2026-11-20 09:00", "09:00-09:30"),
    letters("a minute later", at: "2026-11-20 09:01", "09:05-09:35"),
    letters("at five minutes past", at: "2026-11-20 09:05", "09:05-09:35"),
    letters("some seconds after five past", at: "2026-11-20 09:05:01", "09:10-09:40"),
    letters("four minutes before the hour", at: "2026-11-20 09:56", "10:00-10:30"),
    letters("the last moment", at: "2026-11-20 17:30", "17:30-18:00"),
    // Only now is rounded.
    letters(
      "before hours that begin at two past", at: "2026-11-20 07:12", settings: "active-hours: 09:02-18:00\n",
      "09:02-09:32"),
  ]

  @Test(arguments: beginnings) func `begin at now, rounded up to five minutes`(row: PlanRow) throws { try row.check() }

  @Test func `leave out what does not fit after now is rounded`() throws {
    try PlanRow(
      "17:31 is 17:35, and 25 minutes are left", at: "2026-11-20 17:31", tasks: ["letters {duration: 30m}"], [],
      left: ["letters 2026-11-21"]
    ).check()
  }

  static let gaps: [PlanRow] = [
    PlanRow(
      "none at the edges of the window", tasks: ["long {duration: 9h}"], ["planned long 09:00-18:00"]),
    PlanRow(
      "no buffer", settings: "buffer: 0m\n", tasks: ["a {duration: 30m}", "b {duration: 1h}"],
      ["planned a 09:00-09:30", "planned b 09:30-10:30"]),
    PlanRow(
      "a quarter of an hour", settings: "buffer: 15m\n", files: event("10:30", "11:00"),
      tasks: ["a {duration: 30m}", "b {duration: 30m}", "c {duration: 30m}"],
      // 09:30 + 15, + 30 = 10:15, + 15 = 10:30; 11:00 + 15.
      ["planned a 09:00-09:30", "planned b 09:45-10:15", "event Talk 10:30-11:00", "planned c 11:15-11:45"]),
    PlanRow(
      "a gap that is exactly filled", files: event("10:00", "10:30"), tasks: ["a {duration: 55m}"],
      ["planned a 09:00-09:55", "event Talk 10:00-10:30"]),
    PlanRow(
      "a gap that is a minute too short", files: event("10:00", "10:33"), tasks: ["a {duration: 56m}"],
      // 10:33 + 5 is not rounded.
      ["event Talk 10:00-10:33", "planned a 10:38-11:34"]),
    PlanRow(
      "a later task in a gap that an earlier one skips", files: event("09:50", "10:30"),
      tasks: ["long {duration: 1h, priority: high}", "short {duration: 30m}"],
      ["planned short 09:00-09:30", "event Talk 09:50-10:30", "planned long 10:35-11:35"]),
    PlanRow(
      "inside of what is going on", at: "2026-11-20 09:40", files: event("09:00", "10:00"),
      tasks: ["a {duration: 30m}"], ["event Talk 09:00-10:00", "planned a 10:05-10:35"]),
    PlanRow(
      "what ends exactly now has passed", at: "2026-11-20 10:00", files: event("09:00", "10:00"),
      tasks: ["a {duration: 30m}"], ["event Talk 09:00-10:00", "planned a 10:00-10:30"]),
    PlanRow(
      "what ended a minute ago needs no buffer", at: "2026-11-20 10:00", files: event("09:00", "09:59"),
      tasks: ["a {duration: 30m}"], ["event Talk 09:00-09:59", "planned a 10:00-10:30"]),
    PlanRow(
      "before the window", at: "2026-11-20 07:00", files: event("08:00", "09:00"), tasks: ["a {duration: 30m}"],
      ["event Talk 08:00-09:00", "planned a 09:05-09:35"]),
    PlanRow(
      "behind the window, just enough room", files: event("18:00", "19:00"), tasks: ["a {duration: 8h55m}"],
      ["planned a 09:00-17:55", "event Talk 18:00-19:00"]),
    PlanRow(
      "behind the window, a minute too little", files: event("18:00", "19:00"), tasks: ["a {duration: 8h56m}"],
      ["event Talk 18:00-19:00"], left: ["a 2026-11-21"]),
  ]

  @Test(arguments: gaps) func `keep a buffer to everything else`(row: PlanRow) throws { try row.check() }

  // MARK: Lengths

  @Test(arguments: [
    ("letters", "09:00-09:30"), ("letters {duration: 5m}", "09:00-09:05"), ("letters {duration: 20m}", "09:00-09:20"),
    ("letters {duration: 1h, spent: 20m}", "09:00-09:40"), ("letters {duration: 1h, spent: 50m}", "09:00-09:15"),
    ("letters {duration: 1h, spent: 2h}", "09:00-09:15"), ("letters {spent: 10m}", "09:00-09:20"),
    ("- [/] letters {duration: 1h}", "09:00-10:00"), ("letters {duration: 10m, spent: 8m}", "09:00-09:10"),
    ("letters {duration: 0m}", "09:00-09:00"),
  ])
  func `plan what is left of a duration, a quarter of an hour or what was written`(task: String, times: String) throws {
    try PlanRow(task, tasks: [task], ["planned letters \(times)"]).check()
  }

  // MARK: Busy time

  static let busy: [PlanRow] = [
    PlanRow(
      "the way there is busy too", files: event("14:00", "15:00", "travel: 30m\n"),
      // From 09:00 to 13:25 there are 265 minutes.
      tasks: ["a {duration: 4h25m}", "b {duration: 30m}"],
      ["planned a 09:00-13:25", "event Talk 14:00-15:00", "planned b 15:05-15:35"]),
    PlanRow(
      "a minute more does not fit before it", files: event("14:00", "15:00", "travel: 30m\n"),
      // From 15:05 to 18:00 there are 175 minutes.
      tasks: ["a {duration: 4h26m}"], ["event Talk 14:00-15:00"], left: ["a 2026-11-21"]),
    PlanRow(
      "an event that is not busy", files: event("09:00", "10:00", "busy: false\n"), tasks: ["a {duration: 30m}"],
      ["planned a 09:00-09:30", "event Talk 09:00-10:00"]),
    PlanRow(
      "an event that is cancelled", files: event("09:00", "10:00", "status: cancelled\n"),
      tasks: ["a {duration: 30m}"], ["planned a 09:00-09:30"]),
    PlanRow(
      "an occurrence that is cancelled", files: occurrence("status: cancelled\n"), tasks: ["a {duration: 30m}"],
      ["planned a 09:00-09:30"]),
    PlanRow(
      "an occurrence that is not busy", files: occurrence("busy: false\n"), tasks: ["a {duration: 30m}"],
      ["planned a 09:00-09:30", "event Talk 09:00-10:00"]),
    PlanRow(
      "an event that repeats",
      files: [
        "events/talk.md": "---\ntitle: Talk\nstart: 2026-11-13 09:00\nend: 2026-11-13 10:00\nrepeat: weekly\n---\n"
      ], tasks: ["a {duration: 30m}"], ["event Talk 09:00-10:00", "planned a 10:05-10:35"]),
    PlanRow(
      "an event of several days blocks nothing",
      files: ["events/fair.md": "---\ntitle: Fair\nstart: 2026-11-19\nend: 2026-11-21\n---\n"],
      tasks: ["a {duration: 30m}"], ["all-day Fair", "planned a 09:00-09:30"]),
    PlanRow(
      "a fixed task by its keys",
      tasks: ["dentist {start: 2026-11-20 09:00, end: 2026-11-20 10:00}", "a {duration: 30m}"],
      ["fixed dentist 09:00-10:00", "planned a 10:05-10:35"]),
    PlanRow(
      "a fixed task that repeats, on its occurrence",
      tasks: ["2026-11-18 09:00-10:00 gym {repeat: daily}", "a {duration: 30m}"], words: ["2026-11-21"],
      [
        "missed gym 2026-11-18 09:00-2026-11-18 10:00", "fixed gym 2026-11-21 09:00-2026-11-21 10:00",
        "planned a 2026-11-21 10:05-2026-11-21 10:35",
      ]),
    PlanRow(
      "two that overlap", files: event("09:00", "10:00"),
      tasks: ["2026-11-20 09:30-10:30 dentist", "a {duration: 30m}"],
      ["event Talk 09:00-10:00", "fixed dentist 09:30-10:30", "planned a 10:35-11:05"]),
    PlanRow(
      "a fixed task that was missed is not planned again", at: "2026-11-20 10:00",
      tasks: ["2026-11-20 09:00-10:00 dentist", "a {duration: 30m}"],
      ["missed dentist 09:00-10:00", "planned a 10:00-10:30"]),
    PlanRow(
      "a pinned task that was missed is", at: "2026-11-20 12:00",
      tasks: ["call {scheduled: 2026-11-20 09:00, duration: 1h}"],
      ["missed call 09:00-10:00", "planned call 12:00-13:00"]),
    PlanRow(
      "a pinned task that goes on", at: "2026-11-20 09:30",
      tasks: ["call {scheduled: 2026-11-20 09:00, duration: 1h}", "a {duration: 30m}"],
      ["pinned call 09:00-10:00", "planned a 10:05-10:35"]),
    PlanRow(
      "what stands outside of the hours is shown", tasks: ["2026-11-20 20:00-21:00 choir", "a {duration: 30m}"],
      ["planned a 09:00-09:30", "fixed choir 20:00-21:00"]),
  ]

  @Test(arguments: busy) func `know what is busy`(row: PlanRow) throws { try row.check() }

  @Test func `report what overlaps`() throws {
    let vault = try PlanVault(Self.event("09:00", "10:00"), tasks: ["2026-11-20 09:30-10:30 dentist"])
    #expect(vault.shown().lowercased().contains("overlap"))
  }

  @Test(arguments: [
    // Its own end; five minutes from now, and the buffer behind it, neither of which is rounded.
    ("09:40", "running write 09:00-10:00", "planned a 10:05-10:35"),
    ("09:56", "running write 09:00-10:01", "planned a 10:06-10:36"),
    ("10:20", "running write 09:00-10:25", "planned a 10:30-11:00"),
    ("10:22", "running write 09:00-10:27", "planned a 10:32-11:02"),
  ])
  func `let the running task go on`(time: String, running: String, planned: String) throws {
    let vault = try PlanVault(tasks: ["write {duration: 1h}", "a {duration: 30m}"])
    #expect(vault.run(["start", "write"], at: "2026-11-20 09:00").code == .done)
    let plan = try vault.plan(at: "2026-11-20 \(time)")
    #expect(plan.blocks == [running, planned], "\(plan.output)")
    #expect(plan.left.isEmpty)
  }

  // MARK: Candidates

  static let candidates: [PlanRow] = [
    PlanRow(
      "of a parent its open steps",
      tasks: ["move {duration: 2h}", "  - [ ] pack {duration: 30m}", "  - [x] sort", "  - [ ] carry {duration: 1h}"],
      ["planned pack 09:00-09:30", "planned carry 09:35-10:35"]),
    PlanRow(
      "a parent whose steps are done", tasks: ["move {duration: 2h}", "  - [x] pack"], ["planned move 09:00-11:00"]),
    PlanRow(
      "what follows something of this plan",
      tasks: ["coat {depends: \"[[#^buy]]\", priority: high, duration: 1h}", "buy {duration: 30m} ^buy"],
      ["planned buy 09:00-09:30", "planned coat 09:35-10:35"]),
    PlanRow(
      "not what follows something of a later day",
      tasks: ["coat {depends: \"[[#^buy]]\", duration: 1h}", "buy {scheduled: 2026-11-23} ^buy"], []),
    PlanRow(
      "what follows something done", tasks: ["coat {depends: \"[[#^buy]]\", duration: 1h}", "- [x] buy ^buy"],
      ["planned coat 09:00-10:00"]),
    PlanRow(
      "not what is hidden until tomorrow",
      tasks: ["a {wait: 2026-11-21}", "b {wait: 2026-11-20, duration: 30m}"], ["planned b 09:00-09:30"]),
    PlanRow("not what is done or cancelled", tasks: ["- [x] a", "- [-] b"], []),
    PlanRow(
      "not what is scheduled for a later day",
      tasks: ["a {scheduled: 2026-11-21}", "b {scheduled: 2026-11-21 10:00}", "c {scheduled: 2026-11-21 evening}"],
      []),
    PlanRow(
      "a note that is a task, with the usual length", files: ["tasks/report.md": "---\nstatus: open\n---\n# Report\n"],
      ["planned Report 09:00-09:30"]),
  ]

  @Test(arguments: candidates) func `take what can be done`(row: PlanRow) throws { try row.check() }

  @Test func `take only the current occurrence of what repeats`() throws {
    let vault = try PlanVault(tasks: ["water {due: 2026-11-20, repeat: daily, duration: 15m}"])
    #expect(try vault.plan(["week"]).blocks == ["planned water 09:00-09:15"])
  }

  @Test func `say by when a task is to be done where that is a time of its day`() throws {
    let vault = try PlanVault(tasks: [
      "send {due: 2026-11-20 15:00}", "write {due: 2026-11-20}", "mow {due: 2026-11-21 12:00}",
      "meet {due: 2026-11-20 18:00, scheduled: 2026-11-20 17:00}",
    ])
    let rows = vault.shown().split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().joined(separator: " ")
    }
    for row in [
      "09:00–09:30 send due 15:00 tasks/day.md:1", "09:35–10:05 write tasks/day.md:2",
      "10:10–10:40 mow tasks/day.md:3", "17:00–17:30 meet pinned · due 18:00 tasks/day.md:4",
    ] {
      #expect(rows.contains(row), "\(rows)")
    }
  }

  @Test func `name the place of a task`() throws {
    let vault = try PlanVault(tasks: ["a {duration: 30m}", "b {duration: 30m}"])
    let line = try #require(try vault.plan().lines.first { $0.title == "b" })
    #expect(line.path == "tasks/day.md" && line.line == 2 && line.day == "2026-11-20")
    #expect(line.start == "2026-11-20 09:35" && line.end == "2026-11-20 10:05" && !line.reason.isEmpty)
  }

  static let passed: [PlanRow] = [
    PlanRow(
      "one part of several was missed", at: "2026-11-20 10:00",
      tasks: ["a {split: true, duration: 1h, scheduled: [2026-11-20 08:00-08:30, 2026-11-20 15:00-15:30]}"],
      ["missed a 08:00-08:30", "planned a 10:00-10:30", "pinned a 15:00-15:30"]),
    PlanRow(
      "what ends now has passed", at: "2026-11-20 10:00", tasks: ["2026-11-20 09:30 a"], ["planned a 10:00-10:30"]),
    PlanRow(
      "a minute before it has not", at: "2026-11-20 09:59", tasks: ["2026-11-20 09:30 a"], ["fixed a 09:30-10:00"]),
    PlanRow(
      "what waits for tomorrow waits after midnight, too", at: "2026-11-21 00:30",
      settings: "active-hours: 22:00-03:00\n", tasks: ["a {wait: 2026-11-21, duration: 20m}"], []),
    PlanRow(
      "what a task depends on that is hidden and due has its deadline",
      // b would come first without it.
      tasks: [
        "b {priority: high, duration: 9h}", "x ^x", "a {due: 2026-11-21, wait: 2026-11-24, depends: \"[[day#^x]]\"}",
      ],
      words: ["2026-11-20..2026-11-22"],
      ["planned x 09:00-09:30", "planned b 2026-11-21 09:00-2026-11-21 18:00"], left: ["a 2026-11-24"]),
  ]

  @Test(arguments: passed) func `ask each time of its own moment`(row: PlanRow) throws { try row.check() }

  static let conflicts: [PlanRow] = [
    PlanRow(
      "of both halves the first",
      files: [
        "todo.md": "<<<<<<< ours\n- [ ] a {due: 2026-11-20, duration: 1h}\n=======\n"
          + "- [ ] a {due: 2026-11-20, duration: 2h}\n- [ ] b {due: 2026-11-20}\n>>>>>>> theirs\n"
      ], ["planned a 09:00-10:00", "planned b 10:05-10:35"]),
    PlanRow(
      "of one that is done in the first half none",
      files: [
        "todo.md": "<<<<<<< ours\n- [x] a {due: 2026-11-20}\n=======\n- [ ] a {due: 2026-11-20}\n>>>>>>> theirs\n"
      ], []),
  ]

  @Test(arguments: conflicts) func `take a task of both halves of a conflict once`(row: PlanRow) throws {
    try row.check()
  }

  @Test func `say that a note is in conflict, whose tasks stand in their groups once`() throws {
    let vault = try PlanVault(Self.conflicts[0].files)
    let said = "todo.md is in conflict: a task of both halves counts once, as the first half has it"
    for words in [["plan"], ["today"]] {
      let run = vault.run(words, at: "2026-11-20 09:00")
      #expect(run.errors.contains(said), "\(words): \(run.errors)")
    }
    #expect(vault.run(["tasks", "--format", "{title}"], at: "2026-11-20 09:00").output == "a\nb\n")
  }
}
