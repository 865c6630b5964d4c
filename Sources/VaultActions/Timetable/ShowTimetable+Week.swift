import VaultMessages
package import VaultModel
import VaultSearch
import VaultTimetable

extension Vault {
  /// The calendar by which weeks are numbered for some lessons on a day: that of most of those whose term has the day, else
  /// of most of all; without lessons that of a schedule of their owners, and without one the usual one.
  package func calendar(of scoped: ScopedLessons, on day: LocalDate) throws(Failure) -> StudyCalendar {
    let calendars = scoped.lessons.isEmpty ? try schedules(of: scoped.views) : scoped.lessons.map(\.calendar)
    let current = calendars.filter { $0.term?.contains(day) ?? true }
    let candidates = current.isEmpty ? calendars : current
    let counts = Dictionary(candidates.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return candidates.first { counts[$0] == most } ?? StudyCalendar()
  }

  /// The calendars of the schedules of those whom some views name, by path.
  private func schedules(of views: [TimetableView]) throws(Failure) -> [StudyCalendar] {
    let owners = views.flatMap { view in
      view.groups.map { IndexedLessons.owner(.group, $0) } + view.teachers.map { IndexedLessons.owner(.teacher, $0) }
        + view.rooms.map { IndexedLessons.owner(.room, $0) }
    }
    guard !owners.isEmpty else { return [] }
    return try ask { index throws(Failure) in
      try FoundNote.all(
        matching: "type:timetable", where: [.field(IndexedLessons.ownerKey, .anyOf(owners))], in: index, self)
    }.map(\.note.timetableFrame.calendar)
  }
}

extension IndexedLessons {
  /// An owner as ``ownerKey`` has it.
  static func owner(_ kind: TimetableOwner.Kind, _ name: String) -> String {
    kind.name + "=" + TextFolding.caseFolded(name)
  }
}

extension ShowTimetable {
  /// Shows the lessons of the nearest week from now on, this one included, that has a number in the cycle.
  ///
  /// - Throws: wrong request for a number that the cycle does not have.
  package func answer(ofCycleWeek number: Int, in workspace: Workspace) throws(Failure) -> Answer {
    let vault = try workspace.vault()
    let now = try vault.now
    let scoped = try scope.lessons(in: vault)
    let calendar = try vault.calendar(of: scoped, on: now.date)
    var monday: LocalDate? = now.date.startOfWeek()
    // Weeks that do not count may lie between.
    for _ in 0..<(calendar.cycle + 53) {
      if let first = monday, calendar.week(of: first) == number, let last = first.adding(days: 6) {
        return try answer(of: scoped, on: first...last, in: vault)
      }
      monday = monday?.adding(days: 7)
    }
    throw Failure(.wrongRequest, .timetableNoWeek, [.count(number), .count(calendar.cycle)])
  }

  private func answer(
    of scoped: ScopedLessons, on days: ClosedRange<LocalDate>, in vault: Vault
  ) throws(Failure) -> Answer {
    defer { vault.tellOfUnreadable() }
    return Answer(
      scoped: scoped, days: days, occurrences: scoped.lessons.occurrences(in: days), now: try vault.now,
      clock: try vault.scheduleClock(of: scoped.lessons))
  }
}
