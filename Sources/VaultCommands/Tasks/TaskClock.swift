import VaultModel
import VaultStore
import VaultTasks

/// The clocks by which tasks are told overdue or later: the vault's, at one moment.
struct TaskClock {
  /// On the vault's clocks, with how far they are ahead of UTC where that is known.
  let now: LocalDateTime
  let zones: ZoneTable
  let weekStart: Weekday

  /// - Parameter names: the zones that times name.
  init(_ session: VaultSession, naming names: some Sequence<String>, _ invocation: Invocation) throws(CommandFailure) {
    now = try session.instant(for: invocation)
    zones = session.zones(named: names, for: invocation)
    weekStart = session.configuration.settings.weekStart
  }

  func outlook(of found: FoundTask) -> TaskOutlook {
    found.isAllExcepted
      ? .withoutDate : TaskOutlook(of: found.task, now: now, weekStart: weekStart, zones: zones)
  }

  func hold(of found: FoundTask, _ dependencies: inout TaskDependencies) throws(CommandFailure) -> TaskHold? {
    try TaskHold(of: found.task, now: now, zones: zones) { link throws(CommandFailure) in
      try !dependencies.open(link, of: found.place.item).isEmpty
    }
  }
}
