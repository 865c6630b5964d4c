import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// What holds of the plan of every day whatever: random tasks, events, moods and settings, at random moments.
@Suite struct `The plan of any day` {
  /// The minute of a time since 1970 by the clocks, for times that are all on one side of a change of theirs.
  private static func minute(_ time: String) -> Int64 { (LocalDateTime(time)?.secondsSinceEpoch ?? 0) / 60 }

  /// Makes the vault of a day.
  private func vault(of day: RandomDay) throws -> PlanVault {
    try PlanVault(day.files, tasks: day.tasks.map(\.line), settings: day.settings)
  }

  @Test func `places no task twice, and accounts for each`() throws {
    for seed in LongSearch.seeds(few: 40) {
      let day = RandomDay(seed: seed)
      let plan = try vault(of: day).plan(day.words, at: day.now)
      let comment: Comment = "seed \(seed): \(plan.output)"
      for task in day.tasks {
        let lines = plan.lines.filter { $0.title == task.title }
        let planned = lines.filter { $0.kind == "planned" }
        let left = lines.filter { $0.kind == "left" }
        if task.isSplit {
          #expect(!planned.isEmpty || left.count == 1, comment)
        } else if task.isFixed {
          #expect(planned.isEmpty && left.isEmpty, comment)
        } else if task.pinned == nil {
          #expect(planned.count + left.count == 1, comment)
        } else {
          // A missed one stands twice: as missed, and where it is planned anew or left.
          let isMissed = lines.contains { $0.kind == "missed" }
          #expect(planned.count + left.count == (isMissed ? 1 : 0), comment)
        }
        #expect(left.allSatisfy { !$0.reason.isEmpty }, comment)
        // Where the clocks are changed, times do not tell lengths.
        guard !day.isClockChanged else { continue }
        let minutes = planned.map { Self.minute($0.end) - Self.minute($0.start) }
        if task.isSplit {
          #expect(minutes.allSatisfy { $0 >= 15 } && minutes.reduce(0, +) <= max(task.minutes, 15), comment)
        } else {
          #expect(minutes.allSatisfy { $0 == max(task.minutes, 15) }, comment)
        }
      }
    }
  }

  @Test func `lets nothing overlap, and keeps the buffer and the hours`() throws {
    for seed in LongSearch.seeds(few: 40) {
      let day = RandomDay(seed: seed)
      let plan = try vault(of: day).plan(day.words, at: day.now)
      let comment: Comment = "seed \(seed): \(plan.output)"
      let now = Self.minute(day.now)
      let planned = plan.lines.filter { $0.kind == "planned" }
      for block in planned {
        let (start, end) = (Self.minute(block.start), Self.minute(block.end))
        #expect(start >= now && start < end, comment)
        #expect(block.start >= day.window.start && block.end <= day.window.end, comment)
        #expect(block.day == day.date, comment)
        if day.isRepeatedHour {
          #expect(!block.start.contains("2026-10-25 03:") && !block.end.contains("2026-10-25 03:"), comment)
        }
      }
      let standing = plan.lines.filter { ["event", "fixed", "pinned", "running"].contains($0.kind) }
      for (place, block) in planned.enumerated() {
        let others = standing.filter { Self.minute($0.end) > now } + planned[(place + 1)...]
        for other in others {
          let gap = max(
            Self.minute(other.start) - Self.minute(block.end), Self.minute(block.start) - Self.minute(other.end))
          #expect(gap >= day.buffer, comment)
        }
      }
    }
  }

  @Test func `moves nothing that a person gave a time`() throws {
    for seed in LongSearch.seeds(few: 30) {
      let day = RandomDay(seed: seed)
      let vault = try vault(of: day)
      for strategy in ["adaptive", "mood", "due", "easy", "hard"] {
        let plan = try vault.plan(["--strategy", strategy], at: day.now)
        let comment: Comment = "seed \(seed), \(strategy): \(plan.output)"
        for task in day.tasks {
          guard let pinned = task.pinned else { continue }
          let isOver = Self.minute(pinned.end) <= Self.minute(day.now)
          let kind = isOver ? "missed" : task.isFixed ? "fixed" : "pinned"
          let lines = plan.lines.filter { $0.title == task.title && $0.kind == kind }
          #expect(lines.map(\.start) == [pinned.start] && lines.map(\.end) == [pinned.end], comment)
        }
      }
    }
  }

  @Test func `is the same for the same input`() throws {
    for seed in LongSearch.seeds(few: 15) {
      let day = RandomDay(seed: seed)
      let (first, second) = (try vault(of: day), try vault(of: day))
      let plan = try first.plan(day.words, at: day.now)
      #expect(try first.plan(day.words, at: day.now).output == plan.output, "seed \(seed)")
      #expect(try second.plan(day.words, at: day.now).output == plan.output, "seed \(seed)")
      #expect(first.text() == PlanVault.text(of: day.tasks.map(\.line)), "seed \(seed)")
    }
  }

  @Test func `is applied once`() throws {
    for seed in LongSearch.seeds(few: 25) {
      let day = RandomDay(seed: seed)
      let vault = try vault(of: day)
      let before = vault.text()
      let plan = try vault.plan(day.words, at: day.now)
      let run = vault.apply(day.words, at: day.now)
      #expect(run.code == .done || run.code == .nothingFound, "seed \(seed): \(run.errors)")
      let written = vault.text()
      try vault.age()
      let again = try vault.plan(day.words, at: day.now)
      #expect(again.blocks == plan.blocks && again.left == plan.left, "seed \(seed): \(plan.output)\(again.output)")
      let second = vault.apply(day.words, at: day.now)
      #expect(second.code == .done || second.code == .nothingFound, "seed \(seed): \(second.errors)")
      #expect(vault.text() == written, "seed \(seed)")
      #expect(try vault.isAged(), "seed \(seed)")
      for task in day.tasks where task.pinned != nil {
        #expect(vault.line(task.title) == "- [ ] " + task.line, "seed \(seed)")
      }
      guard written != before else { continue }
      #expect(vault.run(["undo"], at: day.now).code == .done, "seed \(seed)")
      #expect(vault.text() == before, "seed \(seed)")
    }
  }
}
