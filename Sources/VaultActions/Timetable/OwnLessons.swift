import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
package import VaultTimetable

/// One's own lessons on some days, by the vault's clocks: those of the schedules that the settings' `timetable: mine` names.
///
/// ```swift
/// let own = try OwnLessons(on: today...today, in: vault)
/// own.entries.map(\.occurrence.lesson.name)   // ["БД", "МатПрог"]
/// ```
package struct OwnLessons: Sendable {
  /// A lesson on one day.
  package struct Entry: Sendable {
    package let occurrence: LessonOccurrence
    /// When it begins, on the vault's clocks; its day where its line says no time.
    package let start: Moment
    /// When it ends, on the vault's clocks; nil where its line says no end.
    package let end: LocalDateTime?

    package var lesson: ScheduledLesson { occurrence.lesson }
  }

  /// In the order in which they begin.
  package let entries: [Entry]
  /// The zones by which their times are read.
  package let zones: ZoneTable

  /// - Parameter conditions: what their lines must meet besides.
  package init(
    on days: ClosedRange<LocalDate>, where conditions: [Condition] = [], in vault: Vault
  ) throws(Failure) {
    self.init(of: try vault.ownLessons(where: conditions), on: days, in: vault)
  }

  /// The days of some lessons.
  package init(of lessons: [ScheduledLesson], on days: ClosedRange<LocalDate>, in vault: Vault) {
    let zones = vault.zones(named: Set(lessons.compactMap(\.timezone)))
    self.zones = zones
    // On the clocks of another zone it may be the day before or after.
    let margin = lessons.contains { $0.timezone != nil } ? 1 : 0
    let first = days.lowerBound.adding(days: -margin) ?? .first
    let last = days.upperBound.adding(days: margin) ?? .last
    let entries = lessons.occurrences(in: first...last).map { Entry($0, zones) }
    self.entries = entries.filter { days.contains($0.start.date) }.enumerated()
      .sorted { ($0.element.beginning, $0.offset) < ($1.element.beginning, $1.offset) }.map(\.element)
  }
}

extension OwnLessons.Entry {
  fileprivate init(_ occurrence: LessonOccurrence, _ zones: ZoneTable) {
    self.occurrence = occurrence
    guard let start = occurrence.zonedStart else {
      (self.start, end) = (.day(occurrence.date), nil)
      return
    }
    self.start = .time(zones.homeClock(of: start))
    end = occurrence.lesson.end.map { _ in zones.homeClock(of: occurrence.zonedEnd) }
  }

  /// What has no time stands first on its day.
  fileprivate var beginning: Int64 {
    switch start {
    case .day(let day): LocalDateTime(day).secondsSinceEpoch - 1
    case .time(let time): time.secondsSinceEpoch
    }
  }

  /// Whether it has ended; what says no time has not while its day lasts.
  package func isOver(at now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    switch start {
    case .day(let day): day < now.date
    case .time(let start): zones.seconds(from: end ?? start, to: now) >= 0
    }
  }

  /// Whether it is going on.
  package func isCurrent(at now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    guard case .time(let start) = start, let end else { return false }
    return zones.seconds(from: start, to: now) >= 0 && zones.seconds(from: end, to: now) < 0
  }
}

extension ScheduledLesson {
  /// Where it stands, as queries tell it.
  package func hitPlace(in index: IndexedVault) throws(Failure) -> HitPlace {
    let file = try readingIndex(try index.snapshot.location(of: place.item)).file
    return HitPlace(item: place.item, file: file, path: Path(place.path), line: place.line)
  }
}

extension Vault {
  /// The lines of the schedules that the settings' `timetable: mine` names, in the order of paths and lines; none where it
  /// names none.
  ///
  /// - Parameter conditions: what they must meet besides.
  package func ownLessons(where conditions: [Condition] = []) throws(Failure) -> [ScheduledLesson] {
    guard !settings.ownTimetables.isEmpty else { return [] }
    let lessons = try TimetableScope().lessons(in: self).lessons
    guard !conditions.isEmpty, !lessons.isEmpty else { return lessons }
    let found = try ask { index throws(Failure) in
      let type = Condition.field(ItemKey.type.rawValue, .anyOf([ItemType.lesson.name]))
      return Set(try NoteTexts(index).hits(of: Query(condition: .every([type] + conditions))).map(\.location.item))
    }
    return lessons.filter { found.contains($0.place.item) }
  }
}
