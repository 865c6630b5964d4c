import Testing
import VaultTestSupport

@testable import VaultCommands

/// In which hours a plan puts tasks, and how many of them, worked out by hand. 20 November 2026 is a Friday.
@Suite struct `Hours of the day plan` {
  // MARK: Active hours

  private static let week = "active-hours: {mon-fri: 09:00-18:00, sat: 10:00-14:00, sun: none}\n"
  private static let evening = "active-hours: 22:00-02:00\n"

  static let active: [PlanRow] = [
    PlanRow(
      "a weekday", settings: week, tasks: ["a {duration: 9h}"], ["planned a 09:00-18:00"]),
    PlanRow(
      "Saturday", at: "2026-11-21 08:00", settings: week, tasks: ["a {duration: 4h}"], ["planned a 10:00-14:00"]),
    PlanRow(
      "longer than Saturday", at: "2026-11-21 08:00", settings: week, tasks: ["a {duration: 4h1m}"], [],
      left: ["a 2026-11-23"]),
    PlanRow(
      "Sunday, which is none", at: "2026-11-22 09:00", settings: week, tasks: ["a {duration: 30m}"], [],
      left: ["a 2026-11-23"]),
    PlanRow(
      "a day that is not named", settings: "active-hours: {mon-thu: 09:00-18:00}\n", tasks: ["a {duration: 30m}"], [],
      left: ["a 2026-11-23"]),
    PlanRow(
      "after the hours", at: "2026-11-20 18:00", settings: week, tasks: ["a {duration: 30m}"], [],
      left: ["a 2026-11-21"]),
    PlanRow(
      "another day, from its beginning", at: "2026-11-20 15:00", settings: week, tasks: ["a {duration: 30m}"],
      words: ["2026-11-21"], ["planned a 2026-11-21 10:00-2026-11-21 10:30"]),
    PlanRow(
      // 22:30 + 5, + 180 = 01:35.
      "over midnight", at: "2026-11-20 21:00", settings: evening, tasks: ["a {duration: 30m}", "b {duration: 3h}"],
      ["planned a 22:00-22:30", "planned b 22:35-2026-11-21 01:35"]),
    PlanRow(
      "over midnight, around what is fixed", at: "2026-11-20 22:00", settings: evening,
      tasks: ["2026-11-20 23:30-00:15 walk", "a {duration: 30m}", "b {duration: 50m}", "c {duration: 30m}"],
      [
        "planned a 22:00-22:30", "planned b 22:35-23:25", "fixed walk 23:30-2026-11-21 00:15",
        "planned c 2026-11-21 00:20-2026-11-21 00:50",
      ]),
    PlanRow(
      // The tiers are those of the 20th, on which the 28th is more than seven days away.
      "after midnight, in the window of the day before", at: "2026-11-21 00:30", settings: evening,
      tasks: ["x {due: 2026-11-28, duration: 30m}", "y {priority: high, duration: 30m}"],
      ["planned y 00:30-01:00", "planned x 01:05-01:35"]),
    PlanRow(
      "after the window of the day before", at: "2026-11-21 02:00", settings: evening,
      tasks: ["x {due: 2026-11-28, duration: 30m}", "y {priority: high, duration: 30m}"],
      ["planned x 22:00-22:30", "planned y 22:35-23:05"]),
  ]

  @Test(arguments: active) func `are the active ones`(row: PlanRow) throws { try row.check() }

  @Test func `belong to the day on which the window began`() throws {
    let vault = try PlanVault(tasks: ["a {duration: 30m}"], settings: Self.evening)
    let plan = try vault.plan(at: "2026-11-21 00:30")
    #expect(plan.lines.filter { $0.kind == "planned" }.map(\.day) == ["2026-11-20"])
  }

  @Test func `of a span begin with the window in which now is`() throws {
    let vault = try PlanVault(tasks: ["a {duration: 30m}"], settings: "active-hours: 20:00-00:30\n")
    let plan = try vault.plan(["2026-11-19..2026-11-22"], at: "2026-11-20 00:00")
    #expect(plan.lines.filter { $0.kind == "planned" }.map(\.day) == ["2026-11-19"])
  }

  // MARK: Breaks

  private static let office = "active-hours: [09:00-12:00, 13:00-18:00]\n"

  static let breaks: [PlanRow] = [
    PlanRow(
      "between commas as well", settings: "active-hours: 09:00-12:00, 13:00-18:00\n",
      tasks: ["a {duration: 3h}", "b {duration: 1h}"], ["planned a 09:00-12:00", "planned b 13:00-14:00"]),
    PlanRow(
      // 11:05 + 120 = 13:05 is in the break and behind it; so is 11:05 + 60.
      "nothing goes over one", settings: office, tasks: ["a {duration: 2h}", "b {duration: 2h}", "c {duration: 1h}"],
      ["planned a 09:00-11:00", "planned b 13:00-15:00", "planned c 15:05-16:05"]),
    PlanRow(
      "its edges need no buffer", settings: office,
      tasks: ["a {duration: 2h}", "b {duration: 55m}", "c {duration: 5h}"],
      ["planned a 09:00-11:00", "planned b 11:05-12:00", "planned c 13:00-18:00"]),
    PlanRow(
      "a split task goes on behind it", settings: office, tasks: ["a {duration: 6h, split: true}"],
      ["planned a 09:00-12:00", "planned a 13:00-16:00"]),
    PlanRow(
      "longer than all hours between two", settings: office, tasks: ["a {duration: 5h1m}"], [], left: ["a"],
      reasons: ["a": "no room for 5h1m"]),
    PlanRow(
      // 12:58 + 5.
      "what takes place in it keeps its buffer behind it", settings: office,
      tasks: ["a {duration: 3h}", "2026-11-20 12:30-12:58 lunch", "b {duration: 30m}"],
      ["planned a 09:00-12:00", "fixed lunch 12:30-12:58", "planned b 13:03-13:33"]),
    PlanRow(
      "now is in it", at: "2026-11-20 12:20", settings: office, tasks: ["a {duration: 30m}"],
      ["planned a 13:00-13:30"]),
    PlanRow(
      "in any order, touching and overlapping", settings: "active-hours: [14:00-18:00, 09:00-10:00, 10:00-11:00]\n",
      tasks: ["a {duration: 2h}", "b {duration: 4h}"], ["planned a 09:00-11:00", "planned b 14:00-18:00"]),
    PlanRow(
      "by weekday", at: "2026-11-21 09:00",
      settings: "active-hours: {mon-fri: [09:00-12:00, 13:00-18:00], sat: [10:00-11:00, 12:00-13:00]}\n",
      tasks: ["a {duration: 40m}", "b {duration: 40m}"], ["planned a 10:00-10:40", "planned b 12:00-12:40"]),
    PlanRow(
      "of a category", settings: "hours: {work: [09:00-10:00, 14:00-15:00]}\n",
      tasks: ["a {category: work, duration: 40m}", "b {category: work, duration: 40m}"],
      ["planned a 09:00-09:40", "planned b 14:00-14:40"]),
    PlanRow(
      "over midnight", at: "2026-11-20 21:00", settings: "active-hours: [20:00-22:00, 23:00-01:00]\n",
      tasks: ["a {duration: 1h}", "b {duration: 90m}"],
      ["planned a 21:00-22:00", "planned b 23:00-2026-11-21 00:30"]),
    PlanRow(
      // Behind the break there is no time for what is due at 13:00, so that comes first.
      "a deadline behind it is kept", settings: office,
      tasks: ["a {priority: high, duration: 2h}", "b {due: 2026-11-20 12:30, duration: 3h}"],
      ["planned b 09:00-12:00", "planned a 13:00-15:00"]),
  ]

  @Test(arguments: breaks) func `have breaks`(row: PlanRow) throws { try row.check() }

  @Test func `are free only outside their breaks`() throws {
    let plan = try PlanVault(tasks: ["a {duration: 1h}"], settings: Self.office).plan()
    let free = plan.lines.filter { $0.kind == "free" }
    #expect(free.map { $0.text(on: "2026-11-20") } == ["free  10:00-12:00", "free  13:00-18:00"])
  }

  // MARK: Hours of a category

  private static let own = "hours: {work: {mon-fri: 09:00-12:00}, personal: 15:00-18:00}\n"

  static let categories: [PlanRow] = [
    PlanRow(
      "each in its own", settings: own,
      tasks: [
        "report {category: work, duration: 1h}", "gym {category: personal, duration: 1h}", "letters {duration: 30m}",
      ], ["planned report 09:00-10:00", "planned letters 10:05-10:35", "planned gym 15:00-16:00"]),
    PlanRow(
      "in either language", settings: "hours: {робота: 09:00-12:00, personal: 15:00-18:00}\n",
      tasks: [
        "report {category: work, duration: 1h}", "call {category: Робота, duration: 1h}",
        "gym {category: особисте, duration: 1h}",
      ], ["planned report 09:00-10:00", "planned call 10:05-11:05", "planned gym 15:00-16:00"]),
    PlanRow(
      "exactly filled", settings: own, tasks: ["report {category: work, duration: 3h}"],
      ["planned report 09:00-12:00"]),
    PlanRow(
      "what was in them is over", at: "2026-11-20 12:00", settings: own, tasks: ["report {category: work}"], [],
      left: ["report 2026-11-23"]),
    PlanRow(
      "a day that the category does not name", at: "2026-11-21 09:00", settings: own,
      tasks: ["report {category: work}"], [], left: ["report 2026-11-23"]),
    PlanRow(
      "they narrow the active ones, and widen nothing", settings: "hours: {personal: 17:00-22:00}\n",
      tasks: ["gym {category: personal, duration: 1h}"], ["planned gym 17:00-18:00"]),
  ]

  @Test(arguments: categories) func `are narrower for a category`(row: PlanRow) throws { try row.check() }

  @Test func `of a category that never have room leave a task with a reason`() throws {
    let vault = try PlanVault(
      tasks: ["report {category: work, duration: 4h}", "gym {category: personal}"],
      settings: "hours: {work: 09:00-12:00, personal: 19:00-22:00}\n")
    let plan = try vault.plan()
    #expect(plan.blocks.isEmpty, "\(plan.output)")
    #expect(plan.left == ["gym", "report"], "\(plan.output)")
    #expect(!plan.reason(of: "gym").isEmpty && !plan.reason(of: "report").isEmpty)
  }

  // MARK: A part of the day

  static let parts: [PlanRow] = [
    PlanRow("morning", tasks: ["a {scheduled: 2026-11-20 morning}"], ["planned a 09:00-09:30"]),
    PlanRow("afternoon", tasks: ["a {scheduled: 2026-11-20 afternoon}"], ["planned a 12:00-12:30"]),
    PlanRow(
      "evening", settings: "active-hours: 09:00-23:00\n",
      // 17:00–22:00 are five hours.
      tasks: ["a {scheduled: 2026-11-20 evening, duration: 5h}", "b {duration: 30m}"],
      ["planned b 09:00-09:30", "planned a 17:00-22:00"]),
    PlanRow(
      "in Ukrainian", tasks: ["a {scheduled: 2026-11-20 увечері}"], ["planned a 17:00-17:30"]),
  ]

  @Test(arguments: parts) func `are those of the part of the day that is scheduled`(row: PlanRow) throws {
    try row.check()
  }

  @Test func `of a part of the day are all there is`() throws {
    let vault = try PlanVault(tasks: ["a {scheduled: 2026-11-20 evening, duration: 2h}"])
    let plan = try vault.plan()
    #expect(plan.blocks.isEmpty && plan.left.count == 1, "\(plan.output)")
    #expect(!plan.reason(of: "a").isEmpty)
  }

  // MARK: Capacity

  static let capacities: [PlanRow] = [
    PlanRow(
      // 45 + 30 is more than 60, 45 + 15 is not.
      "a later, shorter one may still fit", settings: "capacity: {mon-fri: 1h, sat: 4h}\n",
      tasks: ["a {duration: 45m}", "b {duration: 30m}", "c {duration: 15m}"],
      ["planned a 09:00-09:45", "planned c 09:50-10:05"], left: ["b 2026-11-21"], reasons: ["b": "capacity"]),
    PlanRow(
      "what is overdue is excepted, and what is due today", settings: "capacity: 1h\n",
      tasks: [
        "late {due: 2026-11-18, duration: 2h}", "today {due: 2026-11-20, duration: 1h}", "other {duration: 15m}",
      ],
      ["planned late 09:00-11:00", "planned today 11:05-12:05"], left: ["other 2026-11-21"],
      reasons: ["other": "capacity"]),
    PlanRow(
      "what is only scheduled today is not", settings: "capacity: 1h\n",
      tasks: ["a {scheduled: 2026-11-20, duration: 75m}", "b {duration: 1h}"], ["planned b 09:00-10:00"],
      left: ["a"], reasons: ["a": "capacity"]),
    PlanRow(
      "events do not count", settings: "capacity: 1h\n",
      files: ["events/talk.md": "---\ntitle: Talk\nstart: 2026-11-20 10:00\nend: 2026-11-20 13:00\n---\n"],
      tasks: ["a {duration: 1h}"], ["event Talk 10:00-13:00", "planned a 13:05-14:05"]),
    PlanRow(
      "a fixed task that was missed does not", at: "2026-11-20 12:00", settings: "capacity: 1h\n",
      tasks: ["2026-11-20 09:00-10:00 dentist", "a {duration: 1h}"],
      ["missed dentist 09:00-10:00", "planned a 12:00-13:00"]),
    PlanRow(
      "a pinned one that was missed does where it is planned anew", at: "2026-11-20 12:00", settings: "capacity: 1h\n",
      tasks: ["call {scheduled: 2026-11-20 09:00, duration: 1h}", "a {duration: 15m}"],
      ["missed call 09:00-10:00", "planned call 12:00-13:00"], left: ["a 2026-11-21"], reasons: ["a": "capacity"]),
    PlanRow(
      "a fixed task outside of the hours does", settings: "capacity: 1h\n",
      tasks: ["2026-11-20 20:00-21:00 choir", "a {duration: 15m}"], ["fixed choir 20:00-21:00"],
      left: ["a 2026-11-21"], reasons: ["a": "capacity"]),
  ]

  @Test(arguments: capacities) func `are no more than the capacity`(row: PlanRow) throws { try row.check() }

  @Test func `of what is done and of what is running count`() throws {
    let vault = try PlanVault(
      tasks: ["- [x] shop {completed: 2026-11-20, duration: 45m, spent: 45m}", "write {duration: 1h}", "a", "b"],
      settings: "capacity: 2h15m\n")
    #expect(vault.run(["start", "write"], at: "2026-11-20 09:00").code == .done)
    let plan = try vault.plan(at: "2026-11-20 09:30")
    // 45 + 60 + 30 = 135.
    #expect(plan.blocks("running", "planned") == ["running write 09:00-10:00", "planned a 10:05-10:35"])
    #expect(plan.left == ["b 2026-11-21"], "\(plan.output)")
    #expect(plan.blocks("done").count == 1, "\(plan.output)")
  }
}
