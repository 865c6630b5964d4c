import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
import VaultSyntax
package import VaultTimetable

/// What a timetable's note says once for all of its lessons.
private struct ScheduleFrame: Sendable {
  let note: Note
  let timetable: Timetable
  let sections: TimetableSections

  init?(_ note: Note) {
    guard note.type == .timetable else { return nil }
    self.note = note
    timetable = note.timetableFrame
    sections = TimetableSections(of: note.document)
  }
}

/// The moment to take for now on the clocks of a schedule's zone; nil: on the vault's.
package typealias ScheduleClock = @Sendable (_ timezone: String?) -> LocalDateTime

extension Vault {
  /// The lessons that meet some conditions, in the order of paths and lines; a lesson of two schedules stands twice.
  package func lessons(where conditions: [Condition] = []) throws(Failure) -> [ScheduledLesson] {
    try ask { index throws(Failure) in try lessons(where: conditions, in: index) }
  }

  /// The same in an index that is open.
  package func lessons(
    where conditions: [Condition], in index: IndexedVault
  ) throws(Failure) -> [ScheduledLesson] {
    let type = Condition.field("type", .anyOf([ItemType.lesson.name]))
    let query = Query(condition: .every([type] + conditions), sort: [SortKey(key: "path")])
    let hits = try NoteTexts(index).hits(of: query, keepingNotes: true)
    return try index.read(hits, workspace, of: { ScheduleFrame($0) }) { frame, item, place in
      guard item.type == .lesson else { return nil }
      return ScheduledLesson(
        frame.note.lesson(of: item, in: frame.sections), of: frame.timetable,
        at: .init(path: place.path.text, line: place.line, item: place.item))
    }.sorted { $0.place < $1.place }
  }

  /// The moment to take for now by the zones of some schedules.
  package func scheduleClock(of lessons: some Sequence<ScheduledLesson>) throws(Failure) -> ScheduleClock {
    let here = try now
    let names = Set(lessons.compactMap(\.timezone))
    let zones = zones(named: names)
    var clocks: [String: LocalDateTime] = [:]
    for name in names {
      clocks[name] = zones.clock(of: here, in: .named(name))
      clocks[name]?.zone = nil
    }
    return { [clocks] name in name.flatMap { clocks[$0] } ?? here }
  }
}
