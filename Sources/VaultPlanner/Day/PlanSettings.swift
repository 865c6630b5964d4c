package import VaultModel

/// What the settings of a vault say about plans.
package struct PlanSettings: Sendable, Hashable {
  package var activeHours: WeekHours
  /// By category, as ``TaskCategory/key(of:)`` names it: the hours in which it is done; of another category all active ones.
  package var hours: [String: WeekHours]
  /// What lies between something planned and everything else, in seconds.
  package var buffer: Int64
  /// The most that is planned on a day, in seconds.
  package var capacity: WeekCapacity?
  /// How many tasks without a near date that say nothing of a plan are planned on a day; nil for any number.
  package var fill: Int?

  package init(
    activeHours: WeekHours = .usual, hours: [String: WeekHours] = [:], buffer: Int64 = 300,
    capacity: WeekCapacity? = nil, fill: Int? = Settings.defaultFill
  ) {
    self.activeHours = activeHours
    self.hours = hours
    self.buffer = buffer
    self.capacity = capacity
    self.fill = fill
  }
}

/// In which order the tasks of one tier are planned.
package enum PlanStrategy: String, Sendable, CaseIterable {
  /// By priority, then by difficulty as the last mood has it, then by due date.
  case adaptive
  /// By difficulty as the last mood has it.
  case mood
  /// By due date.
  case due
  /// The easiest first.
  case easy
  /// The hardest first.
  case hard
  /// As somebody's own check-ins say that a better mood is to be expected; with too few of them like ``adaptive``.
  case learned
}
