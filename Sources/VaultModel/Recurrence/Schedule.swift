/// When something that repeats happens: a ``Repetition`` read against its start.
///
/// ```swift
/// let schedule = try Schedule(task.repetition, start: due, weekStart: .monday, exceptions: [])
/// schedule.occurrences.prefix(3).map(\.text)            // 2026-01-31, 2026-02-28, 2026-03-31 of `monthly`
/// schedule.next(after: due, completedOn: today)         // the next due moment
/// schedule.recurrenceRule?.text                         // FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1
/// ```
///
/// Words on a day that a month lacks take its last day and keep their anchor; RRULE text skips it (the page about tasks).
/// Moments are those of the clock that the start is written in.
///
/// ## Topics
/// - Asking: ``occurrences``, ``occurrences(from:through:)``, ``next(after:completedOn:)``, ``steps``
/// - Telling others: ``recurrenceRule``, ``words``
package struct Schedule: Sendable {
  /// What follows when one occurrence is completed.
  package enum Mode: UInt8, Sendable, Hashable, CaseIterable {
    /// The one after the due one.
    case fromDue
    /// The first one after both the due one and the day of completion.
    case catchUp
    /// One counted from the day of completion.
    case fromCompletion
  }

  /// What follows when one occurrence is completed.
  package var mode: Mode { words.mode }
  /// The rule with the keys beside it put in.
  package let words: RepetitionWords
  /// The moment the rule is laid from.
  package let start: Moment
  /// Days, also of linked notes, and what becomes of them.
  let exclusions: ScheduleExclusions
  let weekStart: Weekday
  /// The zones by which an end in UTC, and moments with a zone in `except` and `also`, are told.
  let zones: ZoneTable
  /// Whether nothing takes place because everything is left out: the rule alone would have occurrences.
  package let isAllExcepted: Bool
  private let first: ScheduleIterator

  /// Reads a repetition; `exceptions` are the days of the notes of holidays that its `except` links, `overridden` the
  /// occurrences that notes of their own stand for (`RECURRENCE-ID`, RFC 5545 section 3.8.4.4), and `current` is the
  /// occurrence at which a task stands: what came before it is over and no occurrence any more.
  ///
  /// An end in UTC is an instant in the zone of the start, of one without a zone in the home of `zones`; without `zones`
  /// it is taken for a time on the start's clock. So are the moments of `except` and `also` that have a zone.
  ///
  /// Throws what cannot be read, with its range in the rule's text; that two places say the same; that the rule never
  /// fires, found without walking the days. That exceptions leave nothing of it is no error: ``isAllExcepted``.
  package init(
    _ repetition: Repetition, start: Moment, since current: Moment? = nil, weekStart: Weekday,
    exceptions: [LocalDate], overridden: [Moment] = [], zones: ZoneTable = ZoneTable()
  ) throws(ScheduleError) {
    let words = try RepetitionReading(repetition).words()
    let others = overridden.compactMap { RepetitionDate($0, of: start) }
    try self.init(
      words, start: start, since: current, weekStart: weekStart,
      exclusions: ScheduleExclusions(
        words.except + others, of: start, zones, holidays: exceptions, onHoliday: repetition.onHoliday ?? .skip),
      zones: zones)
  }

  /// Reads a repetition by what stands beside it in its vault.
  package init(
    _ repetition: Repetition, start: Moment, since current: Moment? = nil, in context: RepetitionContext
  ) throws(ScheduleError) {
    try self.init(
      repetition, start: start, since: current, weekStart: context.weekStart, exceptions: context.holidays,
      overridden: context.overridden, zones: context.zones)
  }

  /// Lays words from a start.
  init(
    _ words: RepetitionWords, start: Moment, since current: Moment? = nil, weekStart: Weekday,
    exclusions: ScheduleExclusions, zones: ZoneTable
  ) throws(ScheduleError) {
    self.words = words
    self.start = start
    self.weekStart = weekStart
    self.exclusions = exclusions
    self.zones = zones
    var first = try ScheduleIterator(
      words, start: start, weekStart: weekStart, exclusions: exclusions, zones: zones,
      until: RecurrenceLimit(words.rule.until, of: start, zones))
    var trial = first
    isAllExcepted = trial.nextStep(keepingExcluded: false) == nil
    trial = first
    guard !isAllExcepted || trial.nextStep(keepingExcluded: true) != nil else {
      throw ScheduleError(.neverFires, at: .rule(words.range))
    }
    if let current { first.begin(at: current, of: start) }
    self.first = first
  }

  // MARK: Occurrences

  /// When the occurrence takes place that the rule has at its start: of a holiday the day it is moved to, else the start.
  package var firstMoment: Moment {
    let day = exclusions.day(insteadOf: Int(start.date.daysSinceEpoch))
    guard day != Int(start.date.daysSinceEpoch), let first = occurrences.first(where: { _ in true }),
      Int(first.date.daysSinceEpoch) == day
    else { return start }
    return first
  }

  /// The first occurrence, with the reason that it is there; nil where everything is left out.
  package var firstStep: ScheduleStep? {
    ScheduleWindow(steps: first, through: .max, isWholeDays: start.isWholeDay, zone: zone, keepsExcluded: false)
      .first { _ in true }
  }

  /// Whether its exceptions leave a moment of the start's clock out.
  package func leavesOut(_ moment: Moment) -> Bool {
    let second = moment.beginning.secondsSinceEpoch
    let day = Int(second.flooredDay)
    return exclusions.lastExceptedDay(around: day) != nil || exclusions.isSkippedHoliday(day)
      || exclusions.contains(second: second)
  }

  /// From the start on, lazily to 9999-12-31. What counts from completion is given as if each were done on its day.
  package var occurrences: some Sequence<Moment> & Sendable {
    ScheduleMoments(
      window: ScheduleWindow(
        steps: first, through: .max, isWholeDays: start.isWholeDay, zone: zone, keepsExcluded: false))
  }

  /// Those in a window, both ends included; a whole day is in it if a part of it is. The time before the window is not
  /// walked through.
  package func occurrences(from: LocalDateTime, through: LocalDateTime) -> some Sequence<Moment> & Sendable {
    ScheduleMoments(window: window(from: from, through: through, keepsExcluded: false))
  }

  /// Every occurrence and every one left out, each with the reason it is there or not.
  package var steps: some Sequence<ScheduleStep> & Sendable {
    ScheduleWindow(steps: first, through: .max, isWholeDays: start.isWholeDay, zone: zone, keepsExcluded: true)
  }

  /// The same from a moment on; without those that are left out, long spans of exceptions are not walked through.
  package func steps(from: LocalDateTime, keepingExcluded: Bool = true) -> some Sequence<ScheduleStep> & Sendable {
    window(
      from: from, through: LocalDateTime(.last, LocalTime(secondOfDay: 86_399) ?? .midnight),
      keepsExcluded: keepingExcluded)
  }

  private func window(from: LocalDateTime, through: LocalDateTime, keepsExcluded: Bool) -> ScheduleWindow {
    let isWholeDays = start.isWholeDay
    var iterator = first
    iterator.skip(to: (isWholeDays ? LocalDateTime(from.date) : from).secondsSinceEpoch)
    return ScheduleWindow(
      steps: iterator, through: through.secondsSinceEpoch, isWholeDays: isWholeDays, zone: zone,
      keepsExcluded: keepsExcluded)
  }

  private var zone: WrittenZone? {
    if case .time(let moment) = start { moment.zone } else { nil }
  }
}
