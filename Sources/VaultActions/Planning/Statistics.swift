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

  /// How well check-ins are predicted from those before them, over all of the diary.
  package func evaluation(in workspace: Workspace) throws(Failure) -> MoodEvaluation {
    let vault = try workspace.vault()
    return try vault.ask { index throws(Failure) in
      MoodEvaluation(of: try MoodSamples(of: vault, index, on: nil).samples)
    }
  }

  /// What was done, and what is open.
  package func tasks(in workspace: Workspace) throws(Failure) -> TaskStatistics {
    let vault = try workspace.vault()
    let days = try days(in: workspace)
    defer { vault.tellOfUnreadable() }
    return try vault.ask { index throws(Failure) in
      let type = Condition.field("type", .anyOf([ItemType.task.name]))
      let found = try FoundTask.read(
        try NoteTexts(index).hits(of: Query(condition: type), keepingNotes: true), in: index, workspace)
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

  /// What was done of it on some days: the lines of its log, else the task itself. What was spent on an open one is of no
  /// known day, and stands at today.
  func completions(
    on days: ClosedRange<LocalDate>, _ today: LocalDate
  ) -> [TaskStatistics.Completion] {
    func completion(_ day: LocalDate?, _ spent: TimeSpan?, isOpen: Bool = false) -> TaskStatistics.Completion? {
      guard let day, days.contains(day) else { return nil }
      return TaskStatistics.Completion(
        day: day, category: TaskCategory.key(of: category), list: list, tags: tags,
        spent: spent.map { min($0.seconds, Self.longest) },
        planned: min(duration.seconds, Self.longest), isOpen: isOpen)
    }
    let begun = status.isClosed ? nil : spent.flatMap { completion(today, $0, isOpen: true) }
    return timesDone.compactMap { completion($0.moment?.date, $0.spent) } + [begun].compactMap(\.self)
  }
}
