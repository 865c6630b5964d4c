import VaultModel
import VaultSearch
import VaultStore

/// How many groups have their schedule in the vault: where some are missing, busy rooms look free.
package struct ScheduleCoverage: Sendable, Hashable {
  /// The groups whose schedule is there.
  package let covered: Int
  /// These, and those that only have a note.
  package let groups: Int
}

extension Vault {
  /// The coverage of the groups that the vault knows. A group is known by its note, by the note's file or by its schedule.
  ///
  /// - Complexity: O(*n*) in the groups; only the notes of groups are read that are called like no schedule's owner.
  func coverage(in index: IndexedVault) throws(Failure) -> ScheduleCoverage {
    let mark = TimetableOwner.Kind.group.name + "="
    let owners = try readingIndex(try index.snapshot.values(ofKey: IndexedLessons.ownerKey)).map(\.text)
      .filter { $0.hasPrefix(mark) }.map { LessonName.folded(String($0.dropFirst(mark.count))) }
    let covered = Set(owners)
    let query = Query(condition: .field("type", .anyOf([ItemType.group.name])), sort: [SortKey(key: "path")])
    var unknown: [Hit] = []
    for hit in try NoteTexts(index).hits(of: query, keepingNotes: true) where !hit.location.isLine {
      // The index knows the path, so that no note is opened for it.
      let path = Path(bytes: try readingIndex(try index.snapshot.path(ofFile: hit.location.file)))
      if !covered.contains(LessonName.folded(path.stem)) { unknown.append(hit) }
    }
    let others = try index.read(unknown, workspace) { note, _, _ in LessonName.folded(note.studyGroup.name) }
    return ScheduleCoverage(covered: covered.count, groups: covered.union(others).count)
  }
}
