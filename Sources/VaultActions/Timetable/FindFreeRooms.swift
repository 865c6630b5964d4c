import VaultMessages
package import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Finds the rooms that no lesson is in for some time.
///
/// ```swift
/// var request = FindFreeRooms(on: day, times)
/// request.building = "4"
/// let answer = try request.answer(in: workspace)
/// ```
///
/// A lesson fills its rooms from its start until before its end, also where its person skips it. The times are those of the
/// schedules' clocks.
package struct FindFreeRooms: Sendable {
  /// What is free, and of how many groups the lessons are known.
  package struct Answer: Sendable {
    /// By name, favourites first.
    package var free: [CatalogueEntry<Room>]
    /// Those that are free, and of which nobody knows whether they hold enough people.
    package var ofUnknownCapacity: [CatalogueEntry<Room>]
    package var coverage: ScheduleCoverage
  }

  package var day: LocalDate
  package var times: TimeRange
  package var filter = RoomFilter()
  /// How many people must fit in.
  package var minimumCapacity: Int?

  package init(on day: LocalDate, _ times: TimeRange) { (self.day, self.times) = (day, times) }

  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    return try vault.ask { index throws(Failure) in
      let busy = try busyRooms(in: index)
      let order = CatalogueOrder(vault.configuration.collation)
      let rooms = try vault.rooms(in: index) { !busy.contains(RoomName.folded($0.stem)) }
      let free = rooms.filter { entry in
        filter.takes(entry.record) && !entry.roomNames.contains { busy.contains(RoomName.folded($0)) }
      }.inOrder { order.key(of: $0.name) }
      let coverage = try vault.coverage(in: index)
      guard let minimumCapacity else { return Answer(free: free, ofUnknownCapacity: [], coverage: coverage) }
      return Answer(
        free: free.filter { $0.record.capacity.map { $0 >= minimumCapacity } ?? false },
        ofUnknownCapacity: free.filter { $0.record.capacity == nil }, coverage: coverage)
    }
  }

  /// The rooms of the lessons that overlap with the time, folded; the index alone knows them, so no schedule is read.
  private func busyRooms(in index: IndexedVault) throws(Failure) -> Set<String> {
    let type = Condition.field("type", .anyOf([ItemType.lesson.name]))
    let query = Query(condition: .every([type, .any(overlaps)]))
    let items = try NoteTexts(index).hits(of: query, keepingNotes: true).map(\.location.item)
    let names = try readingIndex(try index.snapshot.values(ofKey: IndexedLessons.roomKey, among: items))
    // A link may name a room by its folder.
    return names.union(names.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
  }

  /// What holds of lessons that overlap: on the day, of the day before past midnight, and of the next day where the time
  /// itself goes past midnight.
  private var overlaps: [Condition] {
    let start = Int64(times.start.minuteOfDay)
    // An end within a minute takes all of it.
    let end = start + (times.duration.seconds + Int64(times.start.second) + 59) / 60
    return [-1, 0, 1].compactMap { shift -> Condition? in
      let midnight = Int64(shift) * 1440
      guard let date = day.adding(days: shift), end > midnight else { return nil }
      let next = ColumnValue(.moment, number: date.columnValue.number + 1440)
      var conditions = [
        Condition.field(
          ItemKey.date.rawValue,
          .range(.init(date.columnValue, inclusive: true), .init(next, inclusive: false)))
      ]
      // Lessons begin within their day and end behind its beginning anyway.
      if end - midnight < 1440 {
        let bound = ColumnBound(ColumnValue(.timeOfDay, number: end - midnight), inclusive: false)
        conditions.append(.field("at", .range(nil, bound)))
      }
      let bound = ColumnBound(ColumnValue(.timeOfDay, number: max(0, start - midnight)), inclusive: false)
      conditions.append(.field(IndexedLessons.endKey, .range(bound, nil)))
      return .every(conditions)
    }
  }
}

/// Which rooms are asked for, besides by their names.
package struct RoomFilter: Sendable, Hashable {
  package var building: String?
  /// A room's kind, or that of lessons it must be made for.
  package var kind: String?
  /// A part of a department's name.
  package var department: String?

  package init() {}

  package func takes(_ room: Room) -> Bool {
    (building.map { building in room.building.map { LinkName.folded($0) } == LinkName.folded(building) } ?? true)
      && (kind.map(room.isMade) ?? true)
      && (department.map { part in
        room.departments.contains { LinkName.folded($0).contains(LinkName.folded(part)) }
      } ?? true)
  }
}

extension CatalogueEntry<Room> {
  /// All names that lessons may call it by.
  package var roomNames: [String] { [record.name, path.stem] + record.aliases }
}

extension Array {
  /// The entries by a key, favourites first.
  func inOrder<Record, Key: Comparable>(_ key: (Record) -> Key) -> Self where Element == CatalogueEntry<Record> {
    let keys = map { key($0.record) }
    return indices.sorted { left, right in
      self[left].isFavorite == self[right].isFavorite ? keys[left] < keys[right] : self[left].isFavorite
    }.map { self[$0] }
  }
}
