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
          let least = min(task.minutes, 15)
          #expect(minutes.allSatisfy { $0 >= least } && minutes.reduce(0, +) <= task.minutes, comment)
        } else {
          #expect(minutes.allSatisfy { $0 == task.minutes }, comment)
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

  // MARK: The specification

  @Test func `is line by line what the specification says, in eight zones`() throws {
    for seed in LongSearch.seeds(few: 60) { try check(RandomPlan(seed: seed, isWeek: false), seed) }
  }

  @Test func `and of a week too`() throws {
    for seed in LongSearch.seeds(few: 16) { try check(RandomPlan(seed: seed, isWeek: true), seed) }
  }

  /// Compares a plan with the plain one; of what differs the smallest vault that does is told.
  private func check(_ vault: RandomPlan, _ seed: UInt64) throws {
    guard try !AskedPlan(vault).faults.isEmpty else { return }
    let smallest = try vault.smallest { try !AskedPlan($0).faults.isEmpty }
    let asked = try AskedPlan(smallest)
    let faults = asked.faults.joined(separator: "\n")
    Issue.record("seed \(seed)\n\(smallest.description)\n\(faults)\n\(asked.output)")
  }
}

/// The plan of a random vault, and what it says otherwise than the plain one.
private struct AskedPlan {
  let output: String
  /// A line each: what is there and should not be, and what is not.
  private(set) var faults: [String] = []

  init(_ vault: RandomPlan) throws {
    let directory = try ScratchDirectory(vault.files)
    let zone = ZoneFile(types: [Int32(vault.zone.standard * 60)], transitions: [], footer: vault.zone.rule)
    try directory.write("zones/Etc/Here", zone.bytes(version: UInt8(ascii: "2")))
    let run = CommandRun(vault.words, in: directory) { environment in
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.timeZoneDirectory] = directory.path + "/zones"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.variables[.noColor] = "1"
    }
    output = run.output
    if run.code != .done, run.code != .nothingFound { faults.append(run.errors) }
    let plan = PlainPlan(vault)
    var counts: [String: Int] = [:]
    for line in plan.lines { counts[line, default: 0] -= 1 }
    for object in try PlanVault.objects(in: run.output) {
      guard let text = Self.text(of: PlanLine(object), plan) else { continue }
      counts[text, default: 0] += 1
    }
    for (text, count) in counts.sorted(by: { $0.key < $1.key }) where count != 0 {
      faults.append((count > 0 ? "should not have " : "lacks ") + text)
    }
  }

  /// What is compared of a line; nil of free time, of what is done, and of what need not be there.
  private static func text(of line: PlanLine, _ plan: PlainPlan) -> String? {
    switch line.kind {
    case "event", "fixed", "pinned", "missed", "planned":
      return "\(line.kind) \(line.title) \(line.start) - \(line.end)"
    case "left":
      if line.reason.isEmpty { return "left \(line.title) without a reason" }
      if plan.optional.contains(line.title) { return nil }
      let hasDay = !line.firstDay.isEmpty && !plan.undated.contains(line.title)
      return "left " + line.title + (hasDay ? " " + line.firstDay : "")
    default: return nil
    }
  }
}
