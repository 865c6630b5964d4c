import Testing
import VaultTestSupport

@testable import VaultCommands

/// What people and programs are told of days that have passed, on Friday, 20 November 2026.
@Suite struct `Statistics` {
  @Test func `of time count what was spent on open tasks, at today, and not as done`() throws {
    let vault = try PlanVault(tasks: [
      "report {category: work, duration: 2h, spent: 45m}", "letters {category: home}",
      "- [x] photos {category: work, duration: 1h, spent: 30m, completed: 2026-11-19}",
    ])
    let time = vault.run(
      ["stats", "time", "--format", "{kind} {name}{date} {spent} {planned}"], at: "2026-11-20 21:00")
    let lines = time.output.split(separator: "\n").map(String.init)
    #expect(
      Set(["summary  75 180", "category work 75 180", "day 2026-11-19 30 60", "day 2026-11-20 45 120"]).isSubset(
        of: lines), "\(lines)")
    let tasks = vault.run(["stats", "tasks", "--format", "{kind} {name}{date} {count} {done}"], at: "2026-11-20 21:00")
    #expect(tasks.output.contains("summary   1\n") && tasks.output.contains("category work 1 \n"), "\(tasks.output)")
    #expect(!tasks.output.contains("day 2026-11-20"), "\(tasks.output)")
    let past = vault.run(
      ["stats", "time", "--from", "2026-11-18", "--to", "2026-11-19", "--format", "{kind} {spent}"],
      at: "2026-11-20 21:00")
    #expect(past.output.hasPrefix("summary 30\n"), "\(past.output)")
  }

  @Test(arguments: [("en", "friday"), ("uk", "п'ятниця")])
  func `name weekdays in the language of people, and as ever for programs`(language: String, name: String) throws {
    let vault = try PlanVault(PlanVault.checkIn("happy"))
    let words = ["stats", "mood", "--lang", language]
    let shown = vault.run(words, at: "2026-11-20 21:00", onTerminal: true).output
    #expect(shown.lowercased().contains("  \(name) "), "\(shown)")
    #expect(vault.run(words, at: "2026-11-20 21:00").output.contains("weekday\tfriday"))
  }
}
