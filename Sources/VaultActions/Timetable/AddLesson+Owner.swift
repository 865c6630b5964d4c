import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

extension Vault {
  /// The one owner that the settings' own timetables name.
  func ownOwner() throws(Failure) -> TimetableOwner {
    let owners = (settings.ownTimetables ?? []).flatMap { view in
      view.groups.map { TimetableOwner(.group, $0) } + view.teachers.map { TimetableOwner(.teacher, $0) }
        + view.rooms.map { TimetableOwner(.room, $0) }
    }
    guard owners.count == 1 else {
      throw Failure(.wrongRequest, .lessonNoOwner, hints: [Remark(.timetableWhoseHint)])
    }
    return owners[0]
  }

  /// The schedule of an owner: of several the one whose term has a day, else the latest; nil where there is none.
  func schedule(of owner: TimetableOwner, on day: LocalDate) throws(Failure) -> FoundNote? {
    let folded = owner.kind.folded(owner.name)
    // The index has rooms under one spelling alone, so that their schedules are all read.
    let own = IndexedLessons.owner(owner.kind, owner.name)
    let conditions = owner.kind == .room ? [] : [Condition.field(IndexedLessons.ownerKey, .anyOf([own]))]
    let found = try ask { index throws(Failure) in
      try FoundNote.all(matching: "type:timetable", where: conditions, in: index, self).filter { found in
        guard let other = found.note.timetableFrame.owner, other.kind == owner.kind else { return false }
        return owner.kind.folded(other.name) == folded
      }
    }
    let terms = found.map { ($0, $0.note.timetableFrame.term) }
    let current = terms.first { $0.1?.contains(day) ?? true }
    return (current ?? terms.max { ($0.1?.last ?? .last) < ($1.1?.last ?? .last) })?.0
  }
}
