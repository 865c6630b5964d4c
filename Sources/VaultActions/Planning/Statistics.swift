import VaultMessages
package import VaultModel
package import VaultPlanner
import VaultSearch
import VaultStore
import VaultTasks

/// Looks back: moods, strength, what was done, and how long it took.
///
/// ```swift
/// let moods = try Statistics(from: first, to: last).moods(in: workspace)
/// ```
package struct Statistics: Sendable {
  /// Nil: six days before the last one.
  package var first: LocalDate?
  /// Nil: today.
  package var last: LocalDate?

  package init(from first: LocalDate? = nil, to last: LocalDate? = nil) { (self.first, self.last) = (first, last) }

  /// The days that are looked at.
  ///
  /// - Throws: that the last one comes first.
  package func days(in workspace: Workspace) throws(Failure) -> ClosedRange<LocalDate> {
    let today = try workspace.vault().now.date
    let last = last ?? first.map { max($0, today) } ?? today
    let first = first ?? last.adding(days: -6) ?? last
    guard first <= last else { throw Failure(.wrongRequest, .statsDaysTurned, [.day(first), .day(last)]) }
    return first...last
  }

  /// How somebody felt.
  package func moods(in workspace: Workspace) throws(Failure) -> MoodStatistics {
    try statistics(in: workspace, \.mood) { $0.mood?.score }
  }

  /// How much strength somebody had.
  package func energy(in workspace: Workspace) throws(Failure) -> MoodStatistics {
    try statistics(in: workspace, \.energy) { $0.energy }
  }

  private func statistics(
    in workspace: Workspace, _ value: @escaping @Sendable (MoodSample) -> Int?,
    ofNote noteValue: @escaping @Sendable (DiaryDay) -> Int?
  ) throws(Failure) -> MoodStatistics {
    let vault = try workspace.vault()
    let days = try days(in: workspace)
    defer { vault.tellOfUnreadable() }
    return try vault.ask { index throws(Failure) in
      let found = try MoodSamples(of: vault, index, on: days, ofNote: noteValue)
      return MoodStatistics(of: found.samples, ofNotes: found.ofNotes, value)
    }
  }

  /// How well check-ins are predicted from those before them, over all of the diary, and so the lengths of what was done.
  package func evaluation(in workspace: Workspace) throws(Failure) -> (moods: MoodEvaluation, lengths: LengthEvaluation)
  {
    let vault = try workspace.vault()
    return try vault.ask { index throws(Failure) in
      (
        MoodEvaluation(of: try MoodSamples(of: vault, index, on: nil).samples),
        LengthEvaluation(of: try Self.completions(in: vault, index))
      )
    }
  }

  /// Everything that was done up to today, in the order of its days.
  static func completions(in vault: Vault, _ index: IndexedVault) throws(Failure) -> [TaskStatistics.Completion] {
    let today = try vault.now.date
    return try Self.tasks(in: index, vault.workspace).flatMap { $0.task.completions(through: today) }
      .enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }

  /// All tasks, closed ones too.
  private static func tasks(in index: IndexedVault, _ workspace: Workspace) throws(Failure) -> [FoundTask] {
    let type = Condition.field("type", .anyOf([ItemType.task.name]))
    return try FoundTask.read(
      try NoteTexts(index).hits(of: Query(condition: type), keepingNotes: true), in: index, workspace)
  }

  /// What was done, and what is open.
  package func tasks(in workspace: Workspace) throws(Failure) -> TaskStatistics {
    let vault = try workspace.vault()
    let days = try days(in: workspace)
    defer { vault.tellOfUnreadable() }
    return try vault.ask { index throws(Failure) in
      let found = try Self.tasks(in: index, workspace)
      let today = try vault.now.date
      let completions = found.flatMap { $0.task.completions(on: days, today) }
      let read = try DayItems(of: found.filter { !$0.task.status.isClosed }.map(DatedItem.init), in: vault, index)
      read.tellUnread(in: workspace)
      let open = read.members.count { $0.standing?.isDated(on: days, read.zones) ?? false }
      return TaskStatistics(of: completions, open: open, weekStart: vault.settings.weekStart)
    }
  }
}

extension TaskItem {
  /// A hundred years, in seconds: longer is a slip of the pen, and sums stay exact.
  private static let longest: Int64 = 100 * 366 * 86_400

  /// What was done of it on some days: the lines of its log, else the task itself; and what was spent on each other day,
  /// which counts as none that was done. Of what is open, or was cancelled, what was spent on no known day stands at today,
  /// or at the day on which it was cancelled.
  func completions(on days: ClosedRange<LocalDate>, _ today: LocalDate) -> [TaskStatistics.Completion] {
    var completions = timesDone.flatMap { parts(of: $0.spentTime, doneOn: $0.moment?.date) }
    if status != .done || !log.isEmpty, let spentTime {
      completions += parts(of: spentTime, on: cancelled?.date ?? today)
    }
    return completions.filter { days.contains($0.day) }
  }

  /// What was done of it up to a day, each time as a whole.
  func completions(through last: LocalDate) -> [TaskStatistics.Completion] {
    timesDone.compactMap { time in
      time.moment.flatMap { $0.date > last ? nil : completion(on: $0.date, time.spent, planned: duration.seconds) }
    }
  }

  private func completion(
    on day: LocalDate, _ spent: TimeSpan?, planned: Int64, isOpen: Bool = false
  ) -> TaskStatistics.Completion {
    TaskStatistics.Completion(
      day: day, category: TaskCategory.key(of: category), list: list, tags: tags,
      spent: spent.map { min($0.seconds, Self.longest) }, planned: min(planned, Self.longest),
      isEstimated: said.contains(.length), isOpen: isOpen)
  }

  /// Something that was done on a day, and what was spent on it on others: what was planned is shared among them as what was
  /// spent is.
  private func parts(of spent: SpentTime?, doneOn day: LocalDate?) -> [TaskStatistics.Completion] {
    guard let day else { return spent.map { self.parts(of: $0, on: nil) } ?? [] }
    guard let spent else { return [completion(on: day, nil, planned: duration.seconds)] }
    let parts = self.parts(of: spent, on: day)
    guard let place = parts.firstIndex(where: { $0.day == day }) else {
      return [completion(on: day, nil, planned: 0)] + parts
    }
    var all = parts
    all[place].isOpen = false
    return all
  }

  /// What was spent on each day; nil for what is of no known one leaves that out.
  private func parts(of spent: SpentTime, on day: LocalDate?) -> [TaskStatistics.Completion] {
    var lengths: [LocalDate: Int64] = [:]
    for part in spent.parts {
      guard let day = part.day ?? day else { continue }
      lengths[day, default: 0] += part.length.seconds
    }
    let whole = Double(max(spent.total.seconds, 1))
    return lengths.sorted { $0.key < $1.key }.map { day, seconds in
      let planned = lengths.count == 1 ? duration.seconds : Int64(Double(duration.seconds) * Double(seconds) / whole)
      return completion(on: day, TimeSpan(seconds: seconds), planned: planned, isOpen: true)
    }
  }
}
