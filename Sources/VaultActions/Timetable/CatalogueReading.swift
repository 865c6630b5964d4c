import VaultModel
import VaultSearch
package import VaultStore
import VaultTimetable

/// A room, a teacher or a group with the note that tells of it.
package struct CatalogueEntry<Record: Sendable>: Sendable {
  package let record: Record
  package let path: Path
  /// Whether its note or the settings say that it is looked at often.
  package let isFavorite: Bool
}

extension Vault {
  /// The notes of rooms, teachers or groups that meet some conditions, by path, read on all processors.
  func catalogue<Record: Sendable>(
    of type: ItemType, where conditions: [Condition] = [], in index: IndexedVault,
    _ read: @escaping @Sendable (Note, Path) -> (record: Record, isFavorite: Bool)
  ) throws(Failure) -> [CatalogueEntry<Record>] {
    let query = Query(
      condition: .every([.field("type", .anyOf([type.name]))] + conditions), sort: [SortKey(key: "path")])
    let hits = try NoteTexts(index).hits(of: query, keepingNotes: true).filter { !$0.location.isLine }
    return try index.read(hits, workspace) { note, _, place in
      let (record, isFavorite) = read(note, place.path)
      return CatalogueEntry(record: record, path: place.path, isFavorite: isFavorite)
    }
  }

  /// The rooms that have a note.
  func rooms(in index: IndexedVault) throws(Failure) -> [CatalogueEntry<Room>] {
    let favorites = Set((settings.favorites["room"] ?? []).map { RoomName.folded($0) })
    return try catalogue(of: .room, in: index) { note, path in
      let room = note.room
      return (room, room.isFavorite || [room.name, path.stem].contains { favorites.contains(RoomName.folded($0)) })
    }
  }

  /// The teachers that have a note.
  func teachers(in index: IndexedVault) throws(Failure) -> [CatalogueEntry<Teacher>] {
    let favorites = favoriteNames("teacher")
    return try catalogue(of: .teacher, in: index) { note, path in
      let teacher = note.teacher
      return (
        teacher, teacher.isFavorite || [teacher.name, path.stem].contains { favorites.contains(LessonName.folded($0)) }
      )
    }
  }

  /// The groups that have a note.
  func groups(in index: IndexedVault) throws(Failure) -> [CatalogueEntry<StudyGroup>] {
    let favorites = favoriteNames("group")
    return try catalogue(of: .group, in: index) { note, path in
      let group = note.studyGroup
      return (
        group, group.isFavorite || [group.name, path.stem].contains { favorites.contains(LessonName.folded($0)) }
      )
    }
  }

  private func favoriteNames(_ kind: String) -> Set<String> {
    Set((settings.favorites[kind] ?? []).map(LessonName.folded))
  }
}
