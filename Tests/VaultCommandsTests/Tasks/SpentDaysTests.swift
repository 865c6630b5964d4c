import Testing
import VaultTestSupport

@testable import VaultCommands

/// On which days time was spent, by hand: 20 November 2026 is a Friday.
@Suite struct `Time that is spent` {
  private func vault(_ task: String = "write {category: work, duration: 2h}") throws -> PlanVault {
    try PlanVault(tasks: [task])
  }

  /// The rows of a table of `vault stats time`, without their first one and without empty fields.
  private func table(_ vault: PlanVault, at now: String, by group: String) -> [String] {
    let run = vault.run(["stats", "time", "--from", "2026-11-16", "--by", group, "--csv"], at: now)
    return run.output.replacing("\r\n", with: "\n").split(separator: "\n").dropFirst().map { row in
      row.split(separator: ",").joined(separator: " ")
    }
  }

  @Test func `over midnight is of two days, whenever the task is done`() throws {
    let vault = try vault()
    #expect(vault.run(["start", "write"], at: "2026-11-20 23:30").code == .done)
    #expect(vault.run(["stop"], at: "2026-11-21 00:15").code == .done)
    #expect(vault.field("spent", of: "write") == "30m 2026-11-20 + 15m 2026-11-21")
    // 120 min are shared as 30 and 15 of 45 are: 80 and 40.
    let days = ["day 2026-11-20 30 80", "day 2026-11-21 15 40"]
    #expect(table(vault, at: "2026-11-23 09:00", by: "day") == days)
    #expect(vault.run(["done", "write"], at: "2026-11-23 09:00").code == .done)
    #expect(table(vault, at: "2026-11-23 09:00", by: "day") == days)
    #expect(table(vault, at: "2026-11-23 09:00", by: "category") == ["category work 45 120"])
    #expect(table(vault, at: "2026-11-23 09:00", by: "week") == ["week 2026-11-16 45 120"])
  }

  @Test func `on the day on which it is done needs no day`() throws {
    let vault = try vault()
    #expect(vault.run(["start", "write"], at: "2026-11-20 14:00").code == .done)
    #expect(vault.run(["stop"], at: "2026-11-20 14:25").code == .done)
    #expect(vault.field("spent", of: "write") == "25m 2026-11-20")
    #expect(vault.run(["start", "write"], at: "2026-11-20 15:00").code == .done)
    #expect(vault.run(["done", "write"], at: "2026-11-20 15:20").code == .done)
    #expect(vault.field("spent", of: "write") == "45m")
    #expect(table(vault, at: "2026-11-23 09:00", by: "day") == ["day 2026-11-20 45 120"])
  }

  @Test func `on other days keeps them in the log of what repeats`() throws {
    let vault = try vault("water {due: 2026-11-21, repeat: daily, duration: 30m}")
    #expect(vault.run(["start", "water"], at: "2026-11-20 08:00").code == .done)
    #expect(vault.run(["stop"], at: "2026-11-20 08:10").code == .done)
    #expect(vault.run(["start", "water"], at: "2026-11-21 08:00").code == .done)
    #expect(vault.run(["done", "water"], at: "2026-11-21 08:20").code == .done)
    #expect(vault.text().contains("  - [x] 2026-11-21 {spent: 10m 2026-11-20 + 20m 2026-11-21}\n"))
    #expect(table(vault, at: "2026-11-21 09:00", by: "day") == ["day 2026-11-20 10 10", "day 2026-11-21 20 20"])
    // Taken back, it stands where it was.
    #expect(vault.run(["reopen", "water"], at: "2026-11-21 09:00").code == .done)
    #expect(vault.field("spent", of: "water") == "10m 2026-11-20 + 20m 2026-11-21")
  }

  @Test func `by hand without a day is of the day on which it is done, or of today`() throws {
    let open = try vault("write {spent: 20m}")
    #expect(table(open, at: "2026-11-23 09:00", by: "day") == ["day 2026-11-23 20 30"])
    let mixed = try vault("- [x] write {spent: 20m + 40m 2026-11-19, completed: 2026-11-20}")
    #expect(table(mixed, at: "2026-11-23 09:00", by: "day") == ["day 2026-11-19 40 20", "day 2026-11-20 20 10"])
    #expect(mixed.run(["search", "spent:1h"], at: "2026-11-23 09:00").output.contains("write"))
    let check = try vault("write {spent: 20m tomorrow}").run(["check"], at: "2026-11-23 09:00")
    #expect(check.code == .nothingFound && check.output.contains("20m tomorrow"), "\(check.output)")
  }

  @Test func `counts on every day to the length that is left`() throws {
    // 120 − 30 − 15 = 75.
    let vault = try vault("write {duration: 2h, spent: 30m 2026-11-18 + 15m 2026-11-19}")
    #expect(try vault.plan().blocks("planned") == ["planned write 09:00-10:15"])
  }

  // MARK: At another time than now

  @Test func `may be told afterwards`() throws {
    let vault = try vault()
    #expect(vault.run(["start", "write", "--at", "14:00"], at: "2026-11-20 15:00").code == .done)
    #expect(vault.run(["stop", "--at", "14:45"], at: "2026-11-20 15:10").code == .done)
    #expect(vault.field("spent", of: "write") == "45m 2026-11-20")
    // The evening before is meant by what is not long ago.
    #expect(vault.run(["start", "write", "--at", "23:30"], at: "2026-11-21 00:30").code == .done)
    #expect(vault.run(["stop", "--at", "2026-11-21 00:10"], at: "2026-11-21 09:00").code == .done)
    #expect(vault.field("spent", of: "write") == "1h15m 2026-11-20 + 10m 2026-11-21")
  }

  @Test func `is nothing before its beginning, nor to come`() throws {
    let vault = try vault()
    let early = vault.run(["start", "write", "--at", "16:00"], at: "2026-11-20 15:00")
    #expect(early.code == .wrongCall && early.errors.contains("16:00 is still to come, it is 15:00"), "\(early.errors)")
    let day = vault.run(["start", "write", "--at", "yesterday"], at: "2026-11-20 15:00")
    #expect(day.code == .wrongCall && day.errors.contains("needs a time"), "\(day.errors)")
    #expect(vault.run(["start", "write"], at: "2026-11-20 15:00").code == .done)
    let before = vault.run(["stop", "--at", "14:00"], at: "2026-11-20 15:30")
    #expect(before.code == .wrongCall && before.errors.contains("was started 15:00, after 14:00"), "\(before.errors)")
    #expect(vault.field("spent", of: "write") == nil)
    #expect(vault.run(["stop", "--at", "14:00", "--discard"], at: "2026-11-20 15:30").code == .wrongCall)
  }

  @Test func `of which only the length is said was spent last`() throws {
    let vault = try vault()
    #expect(vault.run(["start", "write"], at: "2026-11-20 22:00").code == .done)
    #expect(vault.run(["stop", "--spent", "1h30m"], at: "2026-11-21 00:30").code == .done)
    #expect(vault.field("spent", of: "write") == "1h 2026-11-20 + 30m 2026-11-21")
  }

  // MARK: Hours over midnight

  @Test func `after midnight counts for the capacity of the evening`() throws {
    let settings = "active-hours: 20:00-02:00\ncapacity: 2h\n"
    let tasks = ["a {duration: 90m}", "b {duration: 1h}", "c {duration: 30m}"]
    let vault = try PlanVault(tasks: tasks, settings: settings)
    #expect(vault.run(["done", "a"], at: "2026-11-21 00:10").code == .done)
    let plan = try vault.plan(at: "2026-11-21 00:15")
    #expect(plan.left == ["b 2026-11-21"] && plan.blocks("planned") == ["planned c 00:15-00:45"], "\(plan.output)")
    // Of the next evening nothing is used up.
    let next = try vault.plan(["2026-11-21"], at: "2026-11-21 00:15")
    #expect(next.left.isEmpty, "\(next.output)")
  }

  // MARK: Pages

  @Test(arguments: ["mood", "tasks", "energy", "time", "diary", "money"])
  func `and all that stats tells is a page of its own`(topic: String) throws {
    let vault = try PlanVault(
      [
        "diary/2026/2026-11-20.md": "- 09:00 ok {mood: happy, energy: 3, category: work}\n",
        "money/card.md": "- 2026-11-20 -5 EUR tea\n",
      ], tasks: ["- [x] <b>write</b> {category: work, spent: 1h, completed: 2026-11-20}"])
    let page = vault.run(["stats", topic, "--html"], at: "2026-11-20 18:00")
    #expect(page.code == .done && page.output.hasPrefix("<!DOCTYPE html>"), "\(page.errors)")
    #expect(!page.output.contains("<b>write") && !page.output.contains("://"))
    #expect(vault.run(["stats", topic, "--format", "html"], at: "2026-11-20 18:00").output == page.output)
  }

  @Test func `is grouped where there is something to group`() throws {
    let vault = try vault("- [x] write #desk {spent: 1h, completed: 2026-11-20}")
    #expect(table(vault, at: "2026-11-20 18:00", by: "tag") == ["tag desk 60 30"])
    let done = vault.run(["stats", "tasks", "--by", "tag", "--json"], at: "2026-11-20 18:00").output
    #expect(done == "{\"kind\":\"tag\",\"name\":\"desk\",\"count\":1}\n", "\(done)")
    let mood = vault.run(["stats", "mood", "--by", "tag"], at: "2026-11-20 18:00")
    #expect(mood.code == .wrongCall && mood.errors.contains("'--by' groups 'vault stats tasks'"), "\(mood.errors)")
    #expect(vault.run(["stats", "time", "--csv", "--html"], at: "2026-11-20 18:00").code == .wrongCall)
  }
}
