import Testing
import VaultTestSupport

@testable import VaultCommands

/// Tasks in several parts, and plans of several days, worked out by hand. It is Friday, 20 November 2026, 09:00.
@Suite struct `Plans of parts and of days` {
  /// Busy from 10:00 to 14:00 and from 15:00 to 18:00, so that gaps of 55 and of 50 minutes are left.
  private static let talks = [
    "events/one.md": "---\ntitle: One\nstart: 2026-11-20 10:00\nend: 2026-11-20 14:00\n---\n",
    "events/two.md": "---\ntitle: Two\nstart: 2026-11-20 15:00\nend: 2026-11-20 18:00\n---\n",
  ]

  static let parts: [PlanRow] = [
    PlanRow(
      // 55 + 35.
      "one that is longer than every gap", files: talks, tasks: ["a {duration: 90m, split: true}"],
      ["planned a 09:00-09:55", "event One 10:00-14:00", "planned a 14:05-14:40", "event Two 15:00-18:00"]),
    PlanRow(
      "not one that is not to be split", files: talks, tasks: ["a {duration: 90m}"],
      ["event One 10:00-14:00", "event Two 15:00-18:00"], left: ["a 2026-11-21"]),
    PlanRow(
      "not one that fits into a gap", files: talks, tasks: ["a {duration: 50m}", "b {duration: 45m, split: true}"],
      ["planned a 09:00-09:50", "event One 10:00-14:00", "planned b 14:05-14:50", "event Two 15:00-18:00"]),
    PlanRow(
      // 55 + 50 = 105, and 15 of 120 are left.
      "what does not fit is left", files: talks, tasks: ["a {duration: 2h, split: true}"],
      ["planned a 09:00-09:55", "event One 10:00-14:00", "planned a 14:05-14:55", "event Two 15:00-18:00"],
      left: ["a 2026-11-21"], reasons: ["a": "15"]),
    PlanRow(
      "the flag says the same as the key", files: talks, tasks: ["a {duration: 90m, split}"],
      ["planned a 09:00-09:55", "event One 10:00-14:00", "planned a 14:05-14:40", "event Two 15:00-18:00"]),
  ]

  @Test(arguments: parts) func `split what may be split`(row: PlanRow) throws { try row.check() }

  @Test func `never make a part shorter than a quarter of an hour`() throws {
    // 55 minutes in the first gap would leave 5.
    let vault = try PlanVault(Self.talks, tasks: ["a {duration: 1h, split: true}"])
    let plan = try vault.plan()
    let blocks = plan.blocks("planned")
    #expect(blocks.count == 2, "\(plan.output)")
    #expect(blocks.first?.hasPrefix("planned a 09:00-09:") == true)
    #expect(blocks.last?.hasPrefix("planned a 14:05-14:") == true)
    let (first, last) = (blocks.first?.suffix(2), blocks.last?.suffix(2))
    let minutes = try #require(first.flatMap { Int($0) })
    let rest = try #require(last.flatMap { Int($0) }) - 5
    #expect(minutes + rest == 60 && min(minutes, rest) >= 15, "\(plan.output)")
  }

  static let weeks: [PlanRow] = [
    PlanRow(
      "each task stands once", tasks: ["a {duration: 6h}", "b {duration: 6h}"], words: ["week"],
      ["planned a 09:00-15:00", "planned b 2026-11-21 09:00-2026-11-21 15:00"]),
    PlanRow(
      // On the 23rd c is of the first tier.
      "a task stands on its own day", tasks: ["c {scheduled: 2026-11-23, duration: 1h}", "a {duration: 1h}"],
      words: ["week"], ["planned a 09:00-10:00", "planned c 2026-11-23 09:00-2026-11-23 10:00"]),
    PlanRow(
      "the days without hours are empty", settings: "active-hours: {mon-fri: 09:00-18:00}\n",
      tasks: ["a {duration: 9h}", "b {duration: 1h}"], words: ["week"],
      ["planned a 09:00-18:00", "planned b 2026-11-23 09:00-2026-11-23 10:00"]),
    PlanRow(
      "the capacity is that of a day", settings: "capacity: 1h\n",
      tasks: ["a {duration: 1h}", "b {duration: 1h}", "c {duration: 1h}"], words: ["week"],
      [
        "planned a 09:00-10:00", "planned b 2026-11-21 09:00-2026-11-21 10:00",
        "planned c 2026-11-22 09:00-2026-11-22 10:00",
      ]),
    PlanRow(
      "what repeats and is fixed stands on each day", tasks: ["2026-11-25 10:00-11:00 gym {repeat: daily}"],
      words: ["week"],
      [
        "fixed gym 2026-11-25 10:00-2026-11-25 11:00", "fixed gym 2026-11-26 10:00-2026-11-26 11:00",
      ]),
    PlanRow(
      // 20 + 6 = 26.
      "the last day is the sixth after the first",
      tasks: ["a {scheduled: 2026-11-26, duration: 1h}", "b {scheduled: 2026-11-27, duration: 1h}"], words: ["week"],
      ["planned a 2026-11-26 09:00-2026-11-26 10:00"]),
  ]

  @Test(arguments: weeks) func `of a week place a task once`(row: PlanRow) throws { try row.check() }

  @Test func `promise no gap twice`() throws {
    // On Saturday there is room for one of the two.
    try PlanRow(
      "first days", tasks: ["now {scheduled: 2026-11-20, duration: 9h}", "a {duration: 6h}", "b {duration: 6h}"],
      ["planned now 09:00-18:00"], left: ["a 2026-11-21", "b 2026-11-22"]
    ).check()
  }

  @Test func `of a past day show what was`() throws {
    let vault = try PlanVault(tasks: [
      "2026-11-19 10:00-11:00 dentist", "- [x] letters {completed: 2026-11-19}", "draft {duration: 1h}",
    ])
    let plan = try vault.plan(["2026-11-19"])
    #expect(plan.blocks("missed") == ["missed dentist 2026-11-19 10:00-2026-11-19 11:00"], "\(plan.output)")
    #expect(plan.lines.contains { $0.kind == "done" && $0.title == "letters" }, "\(plan.output)")
    #expect(plan.blocks("planned").isEmpty, "\(plan.output)")
  }

  @Test func `are the same for the same input`() throws {
    let tasks = ["a {duration: 6h, split: true}", "b {duration: 6h, split: true}", "c {due: 2026-11-21}"]
    let vaults = try (0..<2).map { _ in try PlanVault(Self.talks, tasks: tasks) }
    let outputs = try vaults.map { try $0.plan(["week"]).output }
    #expect(outputs[0] == outputs[1])
    #expect(try vaults[0].plan(["week"]).output == outputs[0])
    #expect(vaults[0].text() == PlanVault.text(of: tasks))
  }

  @Test func `of a wrong day or strategy are refused`() throws {
    let vault = try PlanVault(tasks: ["a"])
    for words in [["2026-02-30"], ["--strategy", "fastest"]] {
      #expect(vault.run(["plan"] + words, at: "2026-11-20 09:00").code == .wrongCall, "\(words)")
    }
  }
}
