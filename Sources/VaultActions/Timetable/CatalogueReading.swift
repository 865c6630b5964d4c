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
  ///
  /// - Parameter isWanted: tells by its path whether a note is to be read.
  func catalogue<Record: Sendable>(
    of type: ItemType, where conditions: [Condition] = [], in index: IndexedVault,
    at isWanted: (Path) -> Bool = { _ in true },
    _ read: @escaping @Sendable (Note, Path) -> (record: Record, isFavorite: Bool)
  ) throws(Failure) -> [CatalogueEntry<Record>] {
    let query = Query(
      condition: .every([.field("type", .anyOf([type.name]))] + conditions), sort: [SortKey(key: "path")])
    var hits: [Hit] = []
    for hit in try NoteTexts(index).hits(of: query, keepingNotes: true) where !hit.location.isLine {
      // The index knows the path, so that no note is opened for it.
      let path = Path(bytes: try readingIndex(try index.snapshot.path(ofFile: hit.location.file)))
      if isWanted(path) { hits.append(hit) }
    }
    return try index.read(hits, workspace) { note, _, place in
      let (record, isFavorite) = read(note, place.path)
      return CatalogueEntry(record: record, path: place.path, isFavorite: isFavorite)
    }
  }

  /// The rooms that have a note.
  ///
  /// - Parameter isWanted: tells by its path whether a note is to be read.
  func rooms(
    in index: IndexedVault, at isWanted: (Path) -> Bool = { _ in true }
  ) throws(Failure) -> [CatalogueEntry<Room>] {
    let favorites = Set((settings.favorites["room"] ?? []).map { RoomName.folded($0) })
    return try catalogue(of: .room, in: index, at: isWanted) { note, path in
      let room = note.room
      let names = favorites.isEmpty ? [] : [room.name, path.stem]
      return (room, room.isFavorite || names.contains { favorites.contains(RoomName.folded($0)) })
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
