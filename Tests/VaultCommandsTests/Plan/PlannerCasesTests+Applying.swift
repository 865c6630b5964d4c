import Testing
import VaultTestSupport

@testable import VaultCommands

/// The cases of a day plan: `--apply` owns what it wrote and nothing else.
@Suite struct `Cases of an applied plan` {
  private static let tasks = [
    "letters {duration: 30m}", "draft {duration: 1h, scheduled: 2026-11-20}",
    "report {duration: 1h, scheduled: 2026-11-20 16:00}",
  ]
  private static let morning = "2026-11-20T09:00"

  /// A vault after the plan of Friday morning was applied.
  private func applied(_ tasks: [String] = tasks) throws -> PlanVault {
    let vault = try PlanVault(tasks: tasks)
    let run = vault.apply(at: Self.morning)
    #expect(run.code == .done, "\(run.errors)")
    return vault
  }

  /// The same after a person moved the letters to 11:00.
  private func changedByHand() throws -> PlanVault {
    let vault = try applied()
    let text = ["", "\"", "'"].reduce(vault.text()) { text, quote in
      text.replacing("scheduled: \(quote)2026-11-20 10:05", with: "scheduled: \(quote)2026-11-20 11:00")
    }
    try vault.directory.write("tasks/day.md", text)
    #expect(vault.field("scheduled", of: "letters") == "2026-11-20 11:00")
    #expect(vault.field("auto", of: "letters") == "2026-11-20 10:05")
    return vault
  }

  @Test func `owned times stand in the lines, a time by hand stays`() throws {
    let vault = try applied()
    for (title, time) in [("letters", "2026-11-20 10:05"), ("draft", "2026-11-20 09:00")] {
      #expect(vault.field("scheduled", of: title) == time)
      #expect(vault.field("auto", of: title) == time)
    }
    #expect(vault.field("auto-day", of: "draft") == "2026-11-20")
    #expect(vault.field("auto-day", of: "letters") == nil)
    #expect(vault.field("duration", of: "letters") == "30m")
    #expect(vault.field("duration", of: "draft") == "1h")
    #expect(vault.line("report") == "- [ ] " + Self.tasks[2])
    let check = vault.run(["check", "--json"], at: Self.morning)
    #expect(check.code == .done && check.output.isEmpty, "\(check.output)")
  }

  @Test func `a second plan of the same tasks writes nothing`() throws {
    let vault = try applied()
    let text = vault.text()
    try vault.age()
    #expect(vault.apply(at: Self.morning).code == .done)
    #expect(vault.text() == text)
    #expect(try vault.isAged())
  }

  @Test func `a time that a person changed is pinned`() throws {
    let vault = try changedByHand()
    let plan = try vault.plan(at: Self.morning)
    #expect(
      plan.blocks == [
        "planned draft 09:00-10:00", "pinned letters 11:00-11:30", "pinned report 16:00-17:00",
      ], "\(plan.output)")
    #expect(vault.apply(at: Self.morning).code == .done)
    #expect(vault.field("scheduled", of: "letters") == "2026-11-20 11:00")
  }

  @Test func `what was not done is planned anew on the next day`() throws {
    let vault = try changedByHand()
    #expect(vault.apply(at: Self.morning).code == .done)
    let plan = try vault.plan(at: "2026-11-21T09:00")
    #expect(
      plan.blocks == [
        "planned letters 09:00-09:30", "planned draft 09:35-10:35", "planned report 10:40-11:40",
      ], "\(plan.output)")
    #expect(vault.apply(at: "2026-11-21T09:00").code == .done)
    #expect(vault.field("scheduled", of: "draft") == "2026-11-21 09:35")
    #expect(vault.field("auto", of: "draft") == "2026-11-21 09:35")
    #expect(vault.field("auto-day", of: "draft") == "2026-11-20")
    #expect(vault.field("scheduled", of: "letters") == "2026-11-20 11:00")
    #expect(vault.field("scheduled", of: "report") == "2026-11-20 16:00")
  }

  @Test func `what is done leaves no owned time behind, and undo brings it back`() throws {
    let vault = try applied()
    let text = vault.text()
    #expect(vault.run(["done", "draft"], at: "2026-11-20T10:00").code == .done)
    #expect(vault.line("draft").hasPrefix("- [x] draft"))
    #expect(vault.field("auto", of: "draft") == nil)
    #expect(vault.field("auto-day", of: "draft") == nil)
    #expect((vault.field("scheduled", of: "draft") ?? "2026-11-20") == "2026-11-20")
    #expect(vault.run(["undo"], at: "2026-11-20T10:01").code == .done)
    #expect(vault.text() == text)
    #expect(vault.run(["undo"], at: "2026-11-20T10:02").code == .done)
    #expect(vault.text() == PlanVault.text(of: Self.tasks))
  }

  @Test func `the next occurrence has no owned time`() throws {
    let vault = try applied([
      Self.tasks[0], "draft {duration: 1h, scheduled: 2026-11-20, repeat: daily, due: 2026-11-20}", Self.tasks[2],
    ])
    #expect(vault.field("auto", of: "draft") == "2026-11-20 09:00")
    #expect(vault.run(["done", "draft"], at: "2026-11-20T10:00").code == .done)
    #expect(vault.line("draft").hasPrefix("- [ ] draft"))
    #expect(vault.field("due", of: "draft") == "2026-11-21")
    #expect(vault.field("auto", of: "draft") == nil)
    #expect(vault.field("auto-day", of: "draft") == nil)
    #expect(vault.field("scheduled", of: "draft")?.contains(":") != true)
  }
}
