package import VaultModel

/// All that a plan is a function of.
package struct PlanInput: Sendable {
  /// In seconds since 1970-01-01 00:00 UTC.
  package var now: Int64
  package var clock: PlanClock
  package var settings: PlanSettings
  package var strategy: PlanStrategy
  /// −2 … 2: the last mood, at most four hours old; nil without one.
  package var mood: Int?
  /// What check-ins say; nil where it is not asked for.
  package var model: MoodModel?
  /// What takes place, tasks that are fixed or done and the running one included.
  package var busy: [BusySpan]
  /// The fixed tasks that are late since an earlier day, at the times that they missed, which take none.
  package var missed: [BusySpan]
  /// What lasts all day, and on which days.
  package var allDay: [(source: Int, days: ClosedRange<LocalDate>)]
  /// In the order of their places: by path, then by line.
  package var tasks: [PlanTask]
  /// The tasks that are done and stand nowhere in their day, with the time that counts for its capacity, in seconds.
  package var done: [(source: Int, day: LocalDate, seconds: Int64)]

  package init(
    now: Int64, clock: PlanClock, settings: PlanSettings = PlanSettings(), strategy: PlanStrategy = .adaptive,
    mood: Int? = nil, busy: [BusySpan] = [], missed: [BusySpan] = [],
    allDay: [(source: Int, days: ClosedRange<LocalDate>)] = [], tasks: [PlanTask] = [],
    done: [(source: Int, day: LocalDate, seconds: Int64)] = []
  ) {
    self.now = now
    self.clock = clock
    self.settings = settings
    self.strategy = strategy
    self.mood = mood
    self.busy = busy
    self.missed = missed
    self.allDay = allDay
    self.tasks = tasks
    self.done = done
  }
}
