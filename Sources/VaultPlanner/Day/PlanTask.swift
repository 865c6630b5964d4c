package import VaultModel

/// A flexible task that is open and waits for nothing but other tasks.
package struct PlanTask: Sendable, Hashable {
  /// What its reader knows it by.
  package var source: Int
  /// On the vault's clocks.
  package var due: Moment?
  /// The day somebody means to do it, where nothing or the plan says the time.
  package var scheduledDay: LocalDate?
  /// The part of that day.
  package var part: PartOfDay?
  /// The day until which it is hidden.
  package var hiddenUntil: LocalDate?
  /// The times that a person wrote: it stands there, and is not moved.
  package var pins: [Range<Int64>] = []
  package var priority: Priority
  /// 1 very easy … 5 very hard.
  package var difficulty: Int
  /// Folded.
  package var category: String
  package var created: Moment?
  /// What is left to do, in seconds.
  package var length: Int64
  /// Whether it may be done in several sittings.
  package var isSplit = false
  /// The tasks that come first and are open, as places among all of the plan; nil of one that is none of them.
  package var prerequisites: [Int?] = []

  package init(
    source: Int, priority: Priority = .none, difficulty: Int = 3, category: String = "", length: Int64 = 1800
  ) {
    self.source = source
    self.priority = priority
    self.difficulty = difficulty
    self.category = category
    self.length = max(length, PlanTask.shortest)
  }

  /// Nothing shorter is planned: a quarter of an hour, in seconds.
  package static let shortest: Int64 = 15 * 60
}
