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
  private var occurrences: TaskOccurrences
  private var dependencies: TaskDependencies

  /// - Parameter names: the zones that will be asked for, so that they are looked up once; others are when they are met.
  package init(_ vault: IndexedVault, now: LocalDateTime, naming names: Set<String> = []) {
    self.vault = vault
    self.now = now
    zoneNames = names
    zones = vault.zones(names)
    occurrences = TaskOccurrences(vault, zones: zones)
    dependencies = TaskDependencies(vault)
  }

  /// How a task stands.
  package mutating func standing(of found: FoundTask) throws(Failure) -> TaskStanding {
    var found = found
    know(found.zoneNames)
    let weekStart = vault.configuration.settings.weekStart
    let occurrence = try occurrences.occurrence(of: found.task)
    found.task = found.task.counting(on: now.date).standing(at: occurrence)
      .standing(on: now.date, weekStart: weekStart)
    found.isAllExcepted = occurrence == .never
    let outlook =
      found.isAllExcepted
      ? .withoutDate : TaskOutlook(of: found.task, now: now, weekStart: weekStart, zones: zones)
    let (task, item) = (found.task, found.place.item)
    let hold = try TaskHold(of: task, now: now, zones: zones) { link throws(Failure) in
      try !open(among: dependencies.meaning(of: link, of: item).targets, before: task).isEmpty
    }
    var blockers: [TaskDependencies.Target] = []
    if case .after(let links)? = hold {
      for link in links {
        blockers += try open(among: dependencies.meaning(of: link, of: item).targets, before: task)
      }
    }
    return TaskStanding(found: found, outlook: outlook, hold: hold, blockers: blockers)
  }

  /// A task with its dates as they stand.
  package mutating func standing(of task: TaskItem) throws(Failure) -> TaskItem {
    know(task.zoneNames)
    return task.standing(at: try occurrences.occurrence(of: task))
  }

  /// The tasks that still come before one that was just read.
  package mutating func blockers(of found: FoundItem) throws(Failure) -> [TaskDependencies.Target] {
    let task = found.note.task(of: found.item)
    let targets = try dependencies.targets(of: task.depends, in: found).joined()
    return try open(among: Array(targets), before: standing(of: task))
  }

  /// The tasks that still come before one that a query found.
  package mutating func blockers(of found: FoundTask) throws(Failure) -> [TaskDependencies.Target] {
    var targets: [TaskDependencies.Target] = []
    for link in found.task.depends { targets += try dependencies.meaning(of: link, of: found.place.item).targets }
    return try open(among: targets, before: found.task)
  }

  /// The task that one is a part of by its key; nil of one that does not say it, or of no single one.
  package mutating func parent(of found: FoundTask) throws(Failure) -> FoundTask.ID? {
    guard let link = found.task.parent else { return nil }
    let targets = try dependencies.meaning(of: link, of: found.place.item).targets
    return targets.count == 1 ? targets[0].id : nil
  }

  /// Those of some tasks that hold another one back, whose dates stand.
  private mutating func open(
    among targets: [TaskDependencies.Target], before task: TaskItem
  ) throws(Failure) -> [TaskDependencies.Target] {
    var blockers: [TaskDependencies.Target] = []
    for target in targets {
      know(target.task.zoneNames)
      let occurrence = try occurrences.occurrence(of: target.task)
      let isOpen = TaskHold.holds(
        target.task, at: occurrence, back: task, zones: zones, keepsLog: vault.configuration.settings.keepsLog,
        today: now.date)
      if isOpen { blockers.append(target) }
    }
    return blockers
  }

  private mutating func know(_ names: [String]) {
    guard !zoneNames.isSuperset(of: names) else { return }
    zoneNames.formUnion(names)
    zones = vault.zones(zoneNames)
    occurrences.zones = zones
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
