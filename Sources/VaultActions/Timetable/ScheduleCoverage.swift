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
    let isUnknown = { (path: Path) in !covered.contains(LessonName.folded(path.stem)) }
    let others = try catalogue(of: .group, in: index, at: isUnknown) { note, _ in
      (record: LessonName.folded(note.studyGroup.name), isFavorite: false)
    }.map(\.record)
    return ScheduleCoverage(covered: covered.count, groups: covered.union(others).count)
  }
}
