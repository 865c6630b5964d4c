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
  /// The day of an occurrence of what repeats, before which it is planned only to be in time.
  package var ownDay: LocalDate?
  /// The moment before which it does not begin.
  package var notBefore: Int64?
  /// Whether it follows something that has its place in the plan without being one of its tasks.
  package var followsStanding = false
  /// The times that a person wrote: it stands there, and is not moved.
  package var pins: [Range<Int64>] = []
  package var priority: Priority
  /// 1 very easy … 5 very hard.
  package var difficulty: Int
  /// As ``TaskCategory/key(of:)`` names it.
  package var category: String
  package var created: Moment?
  /// What is left to do, in seconds.
  package var length: Int64
  /// Whether it may be done in several sittings.
  package var isSplit = false
  /// Whether it says nothing of a plan: no length, difficulty, category, priority or flag.
  package var isBare = false
  /// The tasks that come first and are open, as places among all of the plan; nil of one that is none of them.
  package var prerequisites: [Int?] = []

  package init(
    source: Int, priority: Priority = .none, difficulty: Int = 3, category: String = "", length: Int64 = 1800
  ) {
    self.source = source
    self.priority = priority
    self.difficulty = difficulty
    self.category = TaskCategory.key(of: category)
    self.length = max(length, PlanTask.shortest)
  }

  /// Whether something comes first.
  package var follows: Bool { followsStanding || !prerequisites.isEmpty }

  /// Nothing shorter is planned: a quarter of an hour, in seconds.
  package static let shortest: Int64 = 15 * 60
}
