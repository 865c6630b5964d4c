import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
package import VaultTasks
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
    /// What of it takes place, as its line says it.
    package var source: AgendaSource {
      AgendaSource(
        at: occurrence.zonedStart.map(Moment.time) ?? .day(occurrence.date),
        to: lesson.end.map { _ in .time(occurrence.zonedEnd) })
    }
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

  /// The days of some lessons; one of an earlier day is among them that lasts into the first one.
  package init(of lessons: [ScheduledLesson], on days: ClosedRange<LocalDate>, in vault: Vault) {
    let zones = vault.zones(named: Set(lessons.compactMap(\.timezone)))
    self.zones = zones
    // On the clocks of another zone it may be the day before or after, and what is over midnight began the day before.
    let margin = lessons.contains { $0.timezone != nil } ? 1 : 0
    let first = days.lowerBound.adding(days: -margin - 1) ?? .first
    let last = days.upperBound.adding(days: margin) ?? .last
    let entries = lessons.occurrences(in: first...last).map { Entry($0, zones) }
    let begin = LocalDateTime(days.lowerBound).secondsSinceEpoch
    self.entries = entries.filter { entry in
      entry.start.date <= days.upperBound
        && (days.lowerBound <= entry.start.date || begin < entry.end?.secondsSinceEpoch ?? begin)
    }.enumerated()
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
}

extension ScheduledLesson {
  /// The name of the note that it stands in, which is that of its group, teacher or room.
  package var scheduleName: String { Path(place.path).stem }

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
  /// - Parameters:
  ///   - conditions: what they must meet besides.
  ///   - areShown: whether they are only shown, as those of the vault's only schedule are where nothing is said.
  package func ownLessons(
    where conditions: [Condition] = [], areShown: Bool = false
  ) throws(Failure) -> [ScheduledLesson] {
    let lessons: [ScheduledLesson]
    if let own = settings.ownTimetables {
      lessons = own.isEmpty ? [] : try TimetableScope().lessons(in: self).lessons
    } else {
      let isShown = areShown ? try hasOnlyOneSchedule() : false
      lessons = isShown ? try self.lessons() : []
    }
    guard !conditions.isEmpty, !lessons.isEmpty else { return lessons }
    let found = try ask { index throws(Failure) in
      let type = Condition.field(ItemKey.type.rawValue, .anyOf([ItemType.lesson.name]))
      return Set(try NoteTexts(index).hits(of: Query(condition: .every([type] + conditions))).map(\.location.item))
    }
    return lessons.filter { found.contains($0.place.item) }
  }
}
