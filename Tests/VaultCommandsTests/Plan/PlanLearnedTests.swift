import Testing
import VaultTestSupport

@testable import VaultCommands

/// What a plan learns of lengths, by hand: six hours of work took an hour and a half each, so two hours are three.
@Suite struct `A learned plan` {
  private static let moods = (0..<20).map { "- 08:\($0 + 10) ok {mood: happy, category: work}\n" }
  private static let tasks = [
    "report {category: work, duration: 2h}", "letters {category: home, duration: 30m}",
    "begun {category: work, duration: 1h, spent: 10m}",
    "- [x] guess {category: home, spent: 3h, completed: 2026-11-12}",
  ]
  private static let done = (1...6).map { number in
    "- [x] d\(number) {category: work, duration: 1h, spent: 90m, completed: 2026-11-1\(number)}"
  }

  private func vault(_ moods: [String] = moods, done: [String] = done) throws -> PlanVault {
    try PlanVault(["diary/2026/2026-11-19.md": moods.joined()], tasks: Self.tasks + done)
  }

  @Test func `takes as long as such tasks took, but for what is begun`() throws {
    let vault = try vault()
    // 120 × 1.5 = 180; 60 − 10 = 50.
    #expect(
      try vault.plan(["--strategy", "learned"]).blocks("planned") == [
        "planned report 09:00-12:00", "planned letters 12:05-12:35", "planned begun 12:40-13:30",
      ])
    #expect(vault.shown(["--strategy", "learned"]).contains("lengths by the time that 6 done tasks took"))
    #expect(try vault.plan().blocks("planned").first == "planned report 09:00-11:00")
  }

  @Test func `is the adaptive one below twenty moods, and takes written lengths below five tasks`() throws {
    for vault in [try vault(Self.moods.dropLast()), try vault(done: Self.done.dropLast(2))] {
      #expect(try vault.plan(["--strategy", "learned"]).blocks == vault.plan().blocks)
      #expect(!vault.shown(["--strategy", "learned"]).contains("lengths by"))
    }
  }

  @Test func `is weighed by what was predicted`() throws {
    let vault = try vault()
    // The sixth is predicted from five: 90 minutes, as it was; 60 were planned.
    let json = vault.run(["plan", "--eval", "--json"], at: "2026-11-20 09:00").output
    #expect(json.contains("\"lengths\":1,\"learnedMinutes\":0,\"plannedMinutes\":30,\"lengthsBetter\":true"), "\(json)")
    let text = vault.run(["plan", "--eval"], at: "2026-11-20 09:00").output
    #expect(text.contains("1 length predicted; mean absolute error: learned 0 min, as planned 30 min"), "\(text)")
    // Without moods lengths are told alone.
    let lengths = try self.vault([]).run(["plan", "--eval", "--json"], at: "2026-11-20 09:00").output
    #expect(lengths.hasPrefix("{\"checkIns\":0,\"better\":false,\"lengths\":1,"), "\(lengths)")
  }
}
