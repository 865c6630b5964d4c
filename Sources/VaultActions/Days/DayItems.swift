import VaultMessages
package import VaultModel
package import VaultStore
package import VaultTasks

/// Events and tasks with how they repeat and where they stand: the one reader of what stands on a day, below everything
/// that shows days, plans them or reminds of what they bring.
///
/// ```swift
/// let days = try DayItems(of: items, in: vault, index)
/// let agenda = Agenda(of: days.members.flatMap(\.sources), from: monday, through: sunday, zones: days.zones)
/// days.tellUnread(in: workspace)
/// ```
package struct DayItems: Sendable {
  /// An item of it.
  package struct Member: Sendable {
    package let item: DatedItem
    /// How it repeats; nil for once, and where only its completion tells when it is due again.
    package let schedule: Schedule?
    /// Where a task stands.
    package let occurrence: TaskOccurrence

    /// What of it takes place.
    package var sources: [AgendaSource] { item.sources(schedule, occurrence) }

    /// A task with its dates as they stand; nil of anything else, and of one that stands on no day.
    package var standing: TaskItem? {
      guard case .task(let task) = item.content, occurrence != .never else { return nil }
      return task.standing(at: occurrence)
    }

    /// What there is to be reminded of it.
    ///
    /// - Parameter identity: what tells it from all other items of the vault.
    package func reminders(identity: String, _ defaults: ReminderDefaults) -> [ReminderSource] {
      item.reminders(identity: identity, schedule, occurrence, defaults)
    }
  }

  /// In the order of the items.
  package private(set) var members: [Member] = []
  /// The zones by which their times are read.
  package let zones: ZoneTable
  /// The items whose rules do not read: each stands once, as it is written.
  package private(set) var unread: [UnreadRule] = []

  /// Reads how some items repeat.
  ///
  /// - Parameters:
  ///   - further: names of zones that are needed besides those of the items.
  ///   - isSilent: whether names that are those of no zone are not told of.
  /// - Throws: that somebody stopped the request, or a note of holidays that cannot be read.
  package init(
    of items: [DatedItem], naming further: [String] = [], isSilent: Bool = false, in vault: Vault, _ index: IndexedVault
  ) throws(Failure) {
    zones = vault.zones(named: items.flatMap(\.zoneNames) + further, isSilent: isSilent)
    var occurrences = TaskOccurrences(index, zones: zones)
    members.reserveCapacity(items.count)
    for item in items {
      try vault.workspace.goOn()
      let read = try occurrences.repetition(of: item)
      if read.isUnread { unread.append(UnreadRule(place: item.place.text, title: item.title)) }
      members.append(Member(item: item, schedule: read.schedule, occurrence: read.occurrence))
    }
  }

  /// Says of each rule that does not read that it does not, once a request however many ask for it.
  package func tellUnread(in workspace: Workspace) { workspace.tellUnread(unread) }
}

/// An item whose rule of repetition does not read.
package struct UnreadRule: Sendable {
  /// As ``HitPlace/text``.
  package let place: String
  package let title: String

  package init(place: String, title: String) { (self.place, self.title) = (place, title) }
}

extension Workspace {
  /// Says of rules that they do not read, each once.
  package func tellUnread(_ rules: [UnreadRule]) {
    for rule in rules where !news(of: ["unread \(rule.place)"]).isEmpty {
      warn(.agendaUnread, [.text(rule.place), .text(rule.title)])
    }
  }
}

extension TaskOccurrences {
  /// How an item repeats, at which occurrence it stands, and whether its rule does not read.
  fileprivate mutating func repetition(
    of item: DatedItem
  ) throws(Failure) -> (schedule: Schedule?, occurrence: TaskOccurrence, isUnread: Bool) {
    guard let repetition = item.repetition, let start = item.ruleStart else { return (nil, .asWritten, false) }
    let context = try context(of: repetition)
    do throws(ScheduleError) {
      let schedule = try Schedule(repetition, start: start, since: item.current, in: context)
      if schedule.isAllExcepted { return (schedule, .never, false) }
      return (schedule.mode == .fromCompletion ? nil : schedule, item.occurrence(in: context), false)
    } catch {
      return (nil, .asWritten, true)
    }
  }
}
