import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax
import VaultTimetable

/// The tasks that are due at no start of the lesson they are for any more, each with the start to offer instead.
///
/// ```swift
/// let moved = try MovedLessons(of: tasks, in: vault, index)
/// moved.moves.map(\.start)    // [2026-11-30 09:00]
/// ```
package struct MovedLessons {
  package struct Move: Sendable {
    package let task: FoundTask
    package let due: Moment
    /// The first start after now that is not before the week in which the task is due, on the vault's clocks; nil where
    /// there is none.
    package let start: LocalDateTime?
  }

  /// In the order of the tasks.
  package private(set) var moves: [Move] = []
  private let vault: Vault
  private let now: LocalDateTime
  private var names: LinkNames
  private var notes: [Path: Note] = [:]

  /// - Complexity: O(*n*) in the notes that the lessons of the tasks stand in.
  package init(of tasks: some Sequence<FoundTask>, in vault: Vault, _ index: IndexedVault) throws(Failure) {
    self.vault = vault
    now = try vault.instant
    names = LinkNames(index.snapshot)
    for found in tasks {
      guard !found.task.status.isClosed, found.task.repetition == nil, let due = found.task.due,
        let link = found.task.lesson.map({ NamedLink($0) }), link.isLink,
        let lessons = try lessons(of: link, for: found)
      else { continue }
      if let move = move(of: found, due: due, among: lessons) { moves.append(move) }
    }
  }

  /// The lesson with the link's id, else those of the task's subject; nil where the link leads to no timetable.
  private mutating func lessons(of link: NamedLink, for found: FoundTask) throws(Failure) -> [ScheduledLesson]? {
    guard let path = try path(of: link, from: found) else { return nil }
    let note = try note(at: path)
    guard note.type == .timetable else { return nil }
    let id = (link.heading?.hasPrefix("^") == true ? link.heading?.dropFirst().lowercased() : nil) ?? ""
    let sections = TimetableSections(of: note.document)
    let lines = note.items.filter { $0.type == .lesson }
    let identified = lines.filter { note.blockID(of: $0)?.lowercased() == id }
    let frame = note.timetableFrame
    return (identified.isEmpty ? lines : identified).map { item in
      ScheduledLesson(note.lesson(of: item, in: sections), of: frame, at: .init(path: path.text, line: 0, item: 0))
    }
    .filter { lesson in
      !identified.isEmpty || lesson.lesson.subject.lowercased() == found.task.subject?.lowercased()
    }
  }

  private mutating func path(of link: NamedLink, from found: FoundTask) throws(Failure) -> Path? {
    if link.target.isEmpty { return found.place.path }
    do throws(SnapshotFault) {
      let targets = try names.notes(for: LinkNames.folded(link.target))
      guard targets.count == 1 else { return nil }
      return Path(bytes: try names.path(ofNote: targets[0]))
    } catch {
      throw Failure(error)
    }
  }

  private mutating func note(at path: Path) throws(Failure) -> Note {
    if let note = notes[path] { return note }
    let bytes = try vault.bytes(ofNoteAt: path) ?? []
    let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
    notes[path] = note
    return note
  }

  /// Nil where the task is due at a start of one of the lessons, and where nothing tells which of several is meant.
  private func move(of found: FoundTask, due: Moment, among lessons: [ScheduledLesson]) -> Move? {
    guard !lessons.isEmpty else { return nil }
    let zones = vault.zones(named: [due.zoneName].compactMap(\.self), isSilent: true)
    let home = if case .time(let time) = due { Moment.time(zones.homeClock(of: time)) } else { due }
    let week = home.date.startOfWeek()
    let year = StudyCalendar.academicYear(of: max(home.date, now.date))
    let own = OwnLessons(of: lessons, on: min(week, year.lowerBound)...year.upperBound, in: vault)
    let isHeld = own.entries.contains { $0.start == home || home.isWholeDay && $0.start.date == home.date }
    guard !isHeld, lessons.united.count == 1 else { return nil }
    let starts = own.entries.lazy.compactMap { if case .time(let start) = $0.start { start } else { nil } }
    return Move(
      task: found, due: home,
      start: starts.first { $0.date >= week && own.zones.seconds(from: now, to: $0) > 0 })
  }
}
