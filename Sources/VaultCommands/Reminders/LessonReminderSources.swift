import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks
import VaultTimetable

/// What there is to be reminded of one's own lessons around a span of time: of the first one of each day, of all or of none,
/// as the setting `remind-lessons` says; always of exams, and of lessons whose lines say when. Never of what is not attended,
/// nor of what is over: nobody can go there any more.
struct LessonReminderSources {
  private(set) var sources: [ReminderSource] = []
  /// The lessons of the sources.
  private(set) var owners: [DatedItem] = []

  /// - Parameters:
  ///   - lessons: all that are one's own, so that the first of a day is known.
  ///   - asked: where those stand that are asked about.
  ///   - now: the moment, in seconds since 1970-01-01 00:00 UTC.
  ///   - start: the alerts are asked for after it.
  ///   - end: the last second of the span.
  init(
    _ lessons: [ScheduledLesson], of asked: Set<ScheduledLesson.Place>, at now: Int64, after start: Int64,
    through end: Int64, _ clock: ReminderClock, _ session: Vault, _ vault: IndexedVault
  ) throws(Failure) {
    let lessons = lessons.filter { !$0.lesson.isSkipped && !$0.lesson.isUnreminded }
    guard !lessons.isEmpty else { return }
    let defaults = ReminderDefaults(session.settings)
    let (first, last) = Self.days(of: lessons, after: start, through: end, clock, defaults)
    let own = OwnLessons(of: lessons, on: first...last, in: session)
    let setting = session.settings.lessonReminders
    let moment = clock.clock(at: now)
    var begun: Set<LocalDate> = []
    for entry in own.entries {
      let isFirst = entry.start.isWholeDay ? false : begun.insert(entry.start.date).inserted
      let lesson = entry.lesson.lesson
      guard asked.contains(entry.lesson.place) else { continue }
      if let moment, entry.isPast(at: moment, own.zones) { continue }
      let source = ReminderSource.lesson(
        from: entry.occurrence.zonedStart.map(Moment.time) ?? entry.start,
        to: entry.lesson.end.map { _ in .time(entry.occurrence.zonedEnd) }, lesson.reminders,
        isUsual: lesson.isExam || setting == .all || setting == .first && isFirst,
        identity: Self.identity(of: entry.lesson), defaults)
      try add(source, of: entry.lesson, vault)
    }
    for lesson in lessons where asked.contains(lesson.place) {
      let moments = ReminderSource.moments(of: lesson.lesson.reminders, identity: Self.identity(of: lesson))
      if let moments { try add(moments, of: lesson, vault) }
    }
  }

  private mutating func add(
    _ source: ReminderSource, of lesson: ScheduledLesson, _ vault: IndexedVault
  ) throws(Failure) {
    guard source.hasReminders else { return }
    sources.append(source)
    owners.append(DatedItem(lesson, at: try lesson.hitPlace(in: vault)))
  }

  /// The days of which something may remind in a span; leads longer than a year do not count.
  private static func days(
    of lessons: [ScheduledLesson], after start: Int64, through end: Int64, _ clock: ReminderClock,
    _ defaults: ReminderDefaults
  ) -> (first: LocalDate, last: LocalDate) {
    let leads = lessons.flatMap(\.lesson.reminders).compactMap { reminder in
      if case .before(let lead) = reminder { lead.seconds } else { nil }
    }
    let longest = min(max(leads.max() ?? 0, defaults.longestLead.seconds), 366 * 86_400)
    let first = clock.clock(at: start)?.date.adding(days: -1) ?? .first
    let last = clock.clock(at: end + longest)?.date.adding(days: 1) ?? .last
    return (first, max(first, last))
  }

  /// What tells a lesson from others of the vault, wherever its line stands and whatever room it moves to.
  private static func identity(of lesson: ScheduledLesson) -> String {
    let subgroup = lesson.lesson.subgroup.map(String.init) ?? ""
    return [lesson.place.path, lesson.name, lesson.lesson.kind ?? "", subgroup].joined(separator: "\n")
  }
}

extension OwnLessons.Entry {
  /// Whether there is nothing of it left; of what says no end only a later day says so.
  fileprivate func isPast(at now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    end.map { zones.seconds(from: $0, to: now) >= 0 } ?? (start.date < now.date)
  }
}
