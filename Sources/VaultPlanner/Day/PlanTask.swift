package import VaultModel

/// A flexible task that is open and waits for nothing but other tasks.
package struct PlanTask: Sendable, Hashable {
  /// What its reader knows it by.
  package var source: Int
  /// On the vault's clocks.
  package var due: Moment?
  /// The day somebody means to do it, where nothing or the plan says the time.
  package var scheduledDay: LocalDate?
  /// The day on which somebody means to do something that is due sooner and waits for it.
  package var urgentDay: LocalDate?
  /// The part of the day for which it is meant.
  package var part: PartOfDay?
  /// The day until which it is hidden.
  package var hiddenUntil: LocalDate?
  /// The day of an occurrence of what repeats, before which it is planned only to be in time.
  package var ownDay: LocalDate?
  /// On which days it is planned as one of the times that something is done in a period; nil of anything else.
  package var turn: PlanTurn?
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
  /// What is left to do, in seconds; nothing of what only rings.
  package var length: Int64
  /// It is no shorter than that, in seconds.
  private let least: Int64
  /// Whether it may be done in several sittings.
  package var isSplit = false
  /// Whether it says nothing of a plan: no length, difficulty, category, priority or flag.
  package var isBare = false
  /// The steps that tell it, as places among all of the plan, nil of one that is none of them; nil of what is planned itself.
  package var tellers: [Int?]?
  /// The tasks that come first and are open, as places among all of the plan; nil of one that is none of them.
  package var prerequisites: [Int?] = []

  /// - Parameters:
  ///   - written: its whole length, in seconds.
  ///   - spent: what of it is done.
  package init(
    source: Int, priority: Priority = .none, difficulty: Int = 3, category: String = "", length written: Int64 = 1800,
    spent: Int64 = 0
  ) {
    self.source = source
    self.priority = priority
    self.difficulty = difficulty
    self.category = TaskCategory.key(of: category)
    least = min(max(written, 0), Self.shortest)
    length = max(written - spent, least)
  }

  /// Leaves less to do, but no less than a quarter of an hour, or than was written.
  package mutating func shorten(by seconds: Int64) { length = max(length - seconds, least) }

  /// Takes another length for what is left, but no less than it may have.
  package mutating func lengthen(to seconds: Int64) { length = max(seconds, least) }

  /// What stands at times that a person wrote, some of which are over, as what is still to stand and what was missed.
  package func parts(at now: Int64) -> [PlanTask] {
    let missed = pins.filter { $0.upperBound <= now }
    guard !missed.isEmpty, missed.count < pins.count else { return [self] }
    var (standing, late) = (self, self)
    standing.pins.removeAll { $0.upperBound <= now }
    late.pins = missed
    late.length = max(min(length, missed.reduce(0) { $0 + $1.upperBound - $1.lowerBound }), least)
    return [standing, late]
  }

  /// Whether something comes first.
  package var follows: Bool { followsStanding || !prerequisites.isEmpty }

  /// Nothing shorter is planned, unless somebody wrote so: a quarter of an hour, in seconds.
  package static let shortest: Int64 = 15 * 60
}

/// One of the times that something is to be done in a period, on no day of its own; those of one source are one another's.
package struct PlanTurn: Sendable, Hashable {
  /// The period.
  package let days: ClosedRange<LocalDate>
  /// How many of them are planned on one day.
  private let perDay: Int
  /// How many took place or are set on a day.
  private let taken: [LocalDate: Int]

  package init(in days: ClosedRange<LocalDate>, perDay: Int, taken: [LocalDate: Int] = [:]) {
    (self.days, self.perDay, self.taken) = (days, perDay, taken)
  }

  /// How many are planned on a day at most.
  func most(on date: LocalDate) -> Int { days.contains(date) ? max(0, perDay - (taken[date] ?? 0)) : 0 }
}
