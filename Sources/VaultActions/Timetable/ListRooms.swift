package import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Lists rooms: by building, floor or department, of a kind, or those that a search finds.
package struct ListRooms: Sendable {
  package enum Grouping: String, Sendable, CaseIterable { case building, floor, department }

  /// What else is known of one room.
  package struct Card: Sendable {
    /// The groups that have lessons in it.
    package let groups: [String]
  }

  package var search = ""
  package var filter = RoomFilter()
  package var grouping: Grouping?

  package init() {}

  package func answer(in workspace: Workspace) throws(Failure) -> CatalogueAnswer<Room, Card> {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    let order = CatalogueOrder(vault.configuration.collation)
    return try vault.ask { index throws(Failure) in
      let entries = try vault.rooms(in: index).filter { filter.takes($0.record) }
        .found(by: search, names: \.roomNames) { $0.finds($1.record, stem: $1.path.stem) }
        .inOrder { order.key(of: $0.name) }
      let only = search.isEmpty || entries.count != 1 ? nil : entries.first
      let card = try only.map { entry throws(Failure) in
        let names = entry.roomNames.map { RoomName.folded($0) }
        let lessons = try vault.lessons(where: [.field(IndexedLessons.roomKey, .anyOf(names))], in: index)
        return Card(groups: lessons.flatMap(\.groups).namesOnce(by: order))
      }
      return CatalogueAnswer(entries, by: order, card: card, groupedBy: grouping?.names)
    }
  }
}

extension ListRooms.Grouping {
  fileprivate var names: @Sendable (Room) -> [String] {
    switch self {
    case .building: { [$0.building].compactMap(\.self) }
    case .floor: { [$0.groupingFloor].compactMap(\.self) }
    case .department: { $0.departments }
    }
  }
}
