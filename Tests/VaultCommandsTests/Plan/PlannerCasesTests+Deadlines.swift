import Testing
import VaultTestSupport

@testable import VaultCommands

/// The cases of a day plan: tiers, deadlines, what is left out, capacity.
@Suite struct `Cases of tiers and deadlines` {
  // MARK: Deadlines

  /// By priority A is 09:00–13:00 and B 13:05–14:05, two hours late; by due time both are in time.
  private func deadlines() throws -> PlanVault {
    try PlanVault(
      ["diary/2026/2026-11-20.md": "- 08:50 ok {mood: neutral}\n"],
      tasks: [
        "A {due: 2026-11-20 17:00, priority: high, duration: 4h}", "B {due: 2026-11-20 12:00, duration: 1h}",
      ])
  }

  @Test func `a deadline moves a task up`() throws {
    let plan = try deadlines().plan(at: "2026-11-20T09:00")
    #expect(plan.blocks == ["planned B 09:00-10:00", "planned A 10:05-14:05"], "\(plan.output)")
    #expect(plan.reason(of: "B").contains("deadline"), "\(plan.output)")
  }

  @Test(arguments: ["due", "easy", "hard"])
  func `a deadline holds for every strategy`(strategy: String) throws {
    let plan = try deadlines().plan(["--strategy", strategy], at: "2026-11-20T09:00")
    #expect(plan.blocks == ["planned B 09:00-10:00", "planned A 10:05-14:05"], "\(plan.output)")
  }

  // MARK: Tiers

  @Test func `what is due soon comes before what is important, and what is too long is left`() throws {
    let vault = try PlanVault(tasks: [
      "report {due: 2026-11-24, duration: 3h}", "photos {duration: 8h, priority: high}",
      "tax form {due: 2026-12-03, duration: 30m}",
    ])
    let plan = try vault.plan(at: "2026-11-23T09:00")
    // 12:05–18:00 is 355 minutes, photos need 480; Tuesday has 540.
    #expect(plan.blocks == ["planned report 09:00-12:00", "planned tax form 12:05-12:35"], "\(plan.output)")
    #expect(plan.left == ["photos 2026-11-24"])
    #expect(!plan.reason(of: "photos").isEmpty)
  }

  @Test func `what is left of a split task goes on to the next day`() throws {
    let vault = try PlanVault(tasks: [
      "report {due: 2026-11-24, duration: 3h}", "photos {duration: 8h, priority: high, split: true}",
      "tax form {due: 2026-12-03, duration: 30m}",
    ])
    let plan = try vault.plan(["week"], at: "2026-11-23T09:00")
    // 355 + 125 = 480.
    #expect(
      plan.blocks == [
        "planned report 09:00-12:00", "planned photos 12:05-18:00",
        "planned photos 2026-11-24 09:00-2026-11-24 11:05", "planned tax form 2026-11-24 11:10-2026-11-24 11:40",
      ], "\(plan.output)")
    #expect(plan.left.isEmpty, "\(plan.output)")
  }

  // MARK: Capacity

  @Test func `what goes beyond the capacity is left, but for what is due today`() throws {
    let vault = try PlanVault(
      tasks: [
        "2026-11-20 10:00-11:00 dentist", "call {scheduled: 2026-11-20 14:00, duration: 1h}",
        "X {due: 2026-11-20, duration: 2h30m}", "Y {duration: 30m}",
      ], settings: "capacity: 4h\n")
    let plan = try vault.plan(at: "2026-11-20T09:00")
    // The first gap that holds 150 minutes is 11:05–13:55; 2 h + 2 h 30 min is more than 4 h.
    #expect(
      plan.blocks == [
        "fixed dentist 10:00-11:00", "planned X 11:05-13:35", "pinned call 14:00-15:00",
      ], "\(plan.output)")
    #expect(plan.left == ["Y 2026-11-21"])
    #expect(plan.reason(of: "Y").contains("capacity"), "\(plan.output)")
    #expect(vault.shown(at: "2026-11-20T09:00").contains("capacity"))
  }
}
