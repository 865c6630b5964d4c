import VaultMessages
package import VaultModel
package import VaultPlanner
package import VaultStore
import VaultSyntax

/// Plans a day, or several: what `plan` answers, and what `today` shows of it.
///
/// ```swift
/// let planned = try PlanDay().answer(in: workspace)
/// planned.plan.blocks
/// ```
package struct PlanDay: Sendable {
  /// The first day; nil: that to which now belongs.
  package var day: LocalDate?
  /// How many days.
  package var count = 1
  /// Nil: as the settings say.
  package var strategy: PlanStrategy?

  package init() {}

  package func answer(in workspace: Workspace) throws(Failure) -> PlannedDays {
    try answer(in: try workspace.vault())
  }

  /// The same of a vault that is open.
  package func answer(in vault: Vault) throws(Failure) -> PlannedDays {
    let strategy = strategy ?? PlanStrategy(rawValue: vault.settings.strategy) ?? .adaptive
    defer { vault.tellOfUnreadable() }
    tellUnreadSettings(of: vault)
    return try vault.ask { index throws(Failure) in
      let today = try vault.plannedToday
      let first = day ?? today
      let last = first.adding(days: max(count, 1) - 1) ?? first
      let reading = try PlanReading(vault, index, days: first...last, strategy: strategy)
      let planner = Planner(reading.input)
      return PlannedDays(
        plan: planner.plan(from: first, days: count), sources: reading.sources, clock: reading.input.clock,
        now: reading.input.now, today: today, strategy: strategy, mood: reading.mood,
        checkIns: reading.input.model?.count ?? 0, lengths: reading.lengths, unread: reading.unread)
    }
  }
}

extension Vault {
  /// The day to which now belongs in plans: the one before while its hours run over midnight.
  package var plannedToday: LocalDate {
    get throws(Failure) {
      let clock = PlanClock(zones(named: []))
      let settings = PlanSettings(activeHours: settings.activeHours)
      return PlanWindow.day(of: clock.instant(of: try instant), settings, clock)
    }
  }
}

extension PlanDay {
  /// Says of settings of plans that do not read, each once, with what is used instead.
  private func tellUnreadSettings(of vault: Vault) {
    let used: [String: MessageValue] = [
      "active-hours": .text("09:00-21:00"), "hours": .message(.planAllHours),
      "buffer": .text(Settings.defaultBuffer.text), "capacity": .message(.planNoCapacity),
      "strategy": .text(Settings.strategies[0]), "fill": .text(String(Settings.defaultFill)),
    ]
    for wrong in vault.configuration.diagnostics where wrong.code == .badSetting {
      let name = wrong.values.first.map { String($0.prefix { $0 != ":" }) } ?? ""
      guard let used = used[name], !vault.workspace.news(of: ["setting \(name)"]).isEmpty else { continue }
      vault.workspace.warn(.planSettingUnread, [.diagnostic(wrong), used])
    }
  }
}

/// The plan of some days, with the items that it names.
package struct PlannedDays: Sendable {
  package let plan: Planner.Plan
  /// What the blocks and the tasks that are left know by number.
  package let sources: [PlanSource]
  package let clock: PlanClock
  /// In seconds since 1970-01-01 00:00 UTC.
  package let now: Int64
  /// The day to which now belongs.
  package let today: LocalDate
  package let strategy: PlanStrategy
  /// The last mood, at most four hours old.
  package let mood: Mood?
  /// How many check-ins what is learned rests on.
  package let checkIns: Int
  /// On how many lengths of tasks that are done those of the others rest.
  package let lengths: Int
  /// The items whose rules do not read: each stands once, as it is written.
  package let unread: [UnreadRule]

  /// `2026-11-20 09:00`, on the vault's clocks.
  package func text(of instant: Int64) -> String {
    let clock = clock.clock(at: instant)
    return "\(clock.date.text) \(clock.time.shortText)"
  }

  /// The notes with items of these days in which a merge left a conflict, sorted.
  package var conflicts: [Path] { Set(sources.lazy.filter(\.place.isInConflict).map(\.place.path)).sorted() }

  /// The first block that begins or goes on after now and is not free, one without a near date only where there is no
  /// other; nil without one.
  package var next: PlanBlock? {
    let coming = plan.blocks.filter { block in
      guard let span = block.span else { return false }
      return block.kind != .free && block.kind != .missed && block.kind != .done && span.upperBound > now
    }.sorted { ($0.span?.lowerBound ?? 0) < ($1.span?.lowerBound ?? 0) }
    return coming.first { $0.reasons.first != .distant } ?? coming.first
  }
}

extension Workspace {
  /// Says of the notes of a plan that they are in conflict, each once.
  package func tellConflicts(in planned: PlannedDays) {
    for path in planned.conflicts where !news(of: ["conflict \(path.text)"]).isEmpty {
      warn(.planConflict, [.text(path.text)])
    }
  }
}
