import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// The columns of a room.
enum RoomColumns {
  typealias Entry = CatalogueEntry<Room>

  static let members: [Column<Entry>] = [
    Column("name", .title, .title) { $0.record.name }, Column("building") { $0.record.building },
    Column("floor") { $0.record.floor }, Column("kind") { $0.record.kinds }, Column("capacity") { $0.record.capacity },
    Column("department") { $0.record.departments }, Column("nickname") { $0.record.nickname },
    Column("favorite") { $0.isFavorite }, Column("path", .place, .path) { $0.path },
  ]

  /// What people see.
  static func cells(_ messages: Messages) -> [Column<Entry>] {
    [
      Column(forPeople: .title) { entry in
        .init(
          Entry.shownName(entry.record.name, entry.record.nickname, isFavorite: entry.isFavorite), .title)
      },
      Column(forPeople: .flexible(minimum: 4)) { .init($0.record.kinds.joined(separator: ", ")) },
      Column(forPeople: .number) { .init($0.record.capacity.map { messages(.roomsSeats, [.count($0)]) } ?? "") },
      Column(forPeople: .flexible(minimum: 8).whereThereIsRoom) {
        .init($0.record.departments.joined(separator: ", "), .faint)
      },
      Column(forPeople: .place) { .init($0.path.text, .path) },
    ]
  }
}
