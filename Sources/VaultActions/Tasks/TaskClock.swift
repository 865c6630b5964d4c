import VaultMessages
package import VaultModel
package import VaultStore
package import VaultTasks

/// Tells when the tasks of a vault call for attention, at one moment: the one meaning of *overdue* and *today* that
/// `tasks`, `today`, the lists and every query have.
///
/// ```swift
/// var clock = TaskClock(vault, now: now)
/// try clock.standing(of: found).group   // .overdue; nil while it waits
/// ```
package struct TaskClock {
  /// On the vault's clocks, with how far they are ahead of UTC where that is known.
  package let now: LocalDateTime
  private let vault: IndexedVault
  /// The zones of the tasks that it was asked about.
  package private(set) var zones: ZoneTable
  private var zoneNames: Set<String>
  private var holidays: HolidayNotes
  private var dependencies: TaskDependencies

  /// - Parameter names: the zones that will be asked for, so that they are looked up once; others are when they are met.
  package init(_ vault: IndexedVault, now: LocalDateTime, naming names: Set<String> = []) {
    self.vault = vault
    self.now = now
    zoneNames = names
    zones = vault.zones(names)
    holidays = HolidayNotes(vault)
    dependencies = TaskDependencies(vault)
  }

  /// How a task stands.
  package mutating func standing(of found: FoundTask) throws(Failure) -> TaskStanding {
    var found = found
    if !zoneNames.isSuperset(of: found.zoneNames) {
      zoneNames.formUnion(found.zoneNames)
      zones = vault.zones(zoneNames)
    }
    let weekStart = vault.configuration.settings.weekStart
    if let repetition = found.task.repetition, let start = found.task.ruleStart {
      let days = try holidays.days(of: repetition.exceptionLinks)
      found.task = found.task.onWorkingDay(holidays: Set(days), weekStart: weekStart, zones: zones)
      found.isAllExcepted = repetition.isAllExcepted(
        from: start, weekStart: weekStart, exceptions: days, zones: zones)
    }
    let outlook =
      found.isAllExcepted
      ? .withoutDate : TaskOutlook(of: found.task, now: now, weekStart: weekStart, zones: zones)
    let hold = try TaskHold(of: found.task, now: now, zones: zones) { link throws(Failure) in
      try !dependencies.open(link, of: found.place.item).isEmpty
    }
    var blockers: [TaskDependencies.Target] = []
    if case .after(let links)? = hold {
      for link in links { blockers += try dependencies.open(link, of: found.place.item) }
    }
    return TaskStanding(found: found, outlook: outlook, hold: hold, blockers: blockers)
  }
}

/// How a task stands at one moment: by reference, as lists are sorted and each of their columns asks for it.
package final class TaskStanding: Sendable {
  /// With its dates on the day that holidays move them to.
  package let found: FoundTask
  /// How near it is, whether it waits or not.
  package let outlook: TaskOutlook
  /// Why it is not to be done yet; nil when nothing holds it back.
  package let hold: TaskHold?
  /// The open tasks that come first.
  package let blockers: [TaskDependencies.Target]

  package init(found: FoundTask, outlook: TaskOutlook, hold: TaskHold?, blockers: [TaskDependencies.Target]) {
    self.found = found
    self.outlook = outlook
    self.hold = hold
    self.blockers = blockers
  }

  /// When it calls for attention; nil of one that is done or cancelled, and while it waits for its day or for other tasks.
  package var group: TaskGroup? { found.task.status.isClosed || hold != nil ? nil : outlook.group }
}
