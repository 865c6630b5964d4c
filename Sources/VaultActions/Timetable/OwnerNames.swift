import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// What the groups, teachers and rooms of a vault are called: by lessons, by their notes and by their files.
struct OwnerNames {
  private let vault: Vault
  private let index: IndexedVault

  init(_ vault: Vault, _ index: IndexedVault) { (self.vault, self.index) = (vault, index) }

  /// A view with every name that those whom it names go by, so that it finds lessons that call them otherwise.
  ///
  /// - Throws: not found for a name that neither a lesson nor a note has, where such are refused.
  func expanded(_ view: TimetableView, refusingUnknown isStrict: Bool) throws(Failure) -> TimetableView {
    var view = view
    view.groups = try names(of: .group, view.groups, isStrict)
    view.teachers = try names(of: .teacher, view.teachers, isStrict)
    view.rooms = try names(of: .room, view.rooms, isStrict)
    return view
  }

  private func names(
    of kind: TimetableOwner.Kind, _ wanted: [String], _ isStrict: Bool
  ) throws(Failure) -> [String] {
    guard !wanted.isEmpty else { return [] }
    let noted = try notes(of: kind, called: wanted).flatMap { $0 }
    if isStrict {
      let known = Set(noted.map(kind.folded))
      for name in wanted where !known.contains(kind.folded(name)) { try refuseUnknown(name, kind) }
    }
    return wanted + noted
  }

  /// What people call those whom lessons name: the names in their notes, by the folded names in the lessons; none for whom
  /// no note or several have the name.
  func shown(_ kind: TimetableOwner.Kind, _ wanted: [String]) throws(Failure) -> [String: String] {
    guard !wanted.isEmpty else { return [:] }
    var shown: [String: Set<String>] = [:]
    for names in try notes(of: kind, called: wanted) {
      for name in names { shown[kind.folded(name), default: []].formUnion(names.prefix(1)) }
    }
    return shown.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The names of each note that has one of some names: see ``TimetableOwner/Kind/names(in:at:)``.
  private func notes(of kind: TimetableOwner.Kind, called wanted: [String]) throws(Failure) -> [[String]] {
    let folded = Set(wanted.map(kind.folded))
    // Only the notes are read that may have one of the names.
    let keys: [ItemKey] = [.name, .aliases, .nickname]
    let named = Condition.any(
      keys.map { .field($0.rawValue, .anyOf(wanted)) } + wanted.map { .field(ItemKey.title.rawValue, .exactly($0)) })
    let type = Condition.field(ItemKey.type.rawValue, .anyOf([kind.name]))
    let known = Set(
      try NoteTexts(index).hits(of: Query(condition: .every([type, named])), keepingNotes: true).map(\.location.item))
    var hits: [Hit] = []
    for hit in try NoteTexts(index).hits(of: Query(condition: type), keepingNotes: true) where !hit.location.isLine {
      let path = Path(bytes: try readingIndex(try index.snapshot.path(ofFile: hit.location.file)))
      if known.contains(hit.location.item) || folded.contains(kind.folded(path.stem)) { hits.append(hit) }
    }
    return try index.read(hits, vault.workspace) { note, _, place -> [String] in
      kind.names(in: note, at: place.path)
    }.filter { $0.contains { folded.contains(kind.folded($0)) } }
  }

  /// Refuses a name that no note has, unless a lesson has it.
  private func refuseUnknown(_ name: String, _ kind: TimetableOwner.Kind) throws(Failure) {
    let folded = kind.folded(name)
    guard !(try readingIndex(try index.snapshot.hasValue(folded, ofKey: kind.indexKey))) else { return }
    // As people write them first, so that of equal ones that spelling is offered.
    let noted = try FoundNote.all(of: kind.name, in: index, vault).flatMap { kind.names(in: $0.note, at: $0.path) }
    let taught = try readingIndex(try index.snapshot.values(ofKey: kind.indexKey)).map(\.text)
    var known: Set<String> = []
    let spellings = (noted + taught).filter { known.insert(kind.folded($0)).inserted }
    let near = EditDistance.nearest(to: name, among: spellings)
    throw Failure(.notFound, kind.unknown, [.text(name)], hints: near.isEmpty ? [] : [.didYouMean(near)])
  }
}

extension TimetableOwner.Kind {
  /// All names by which people and lessons may call what a note of the catalogue is of, that which people read first; none of
  /// them is empty.
  func names(in note: Note, at path: Path) -> [String] {
    let (name, aliases, nickname) =
      switch self {
      case .group: (note.studyGroup.name, note.studyGroup.aliases, note.studyGroup.nickname)
      case .teacher: (note.teacher.name, note.teacher.aliases, note.teacher.nickname)
      case .room: (note.room.name, note.room.aliases, note.room.nickname)
      }
    return ([name, path.stem, note.title] + aliases + [nickname].compactMap(\.self)).filter { !$0.isEmpty }
  }

  /// The key under which the index has those of lessons, folded.
  fileprivate var indexKey: String {
    switch self {
    case .group: ItemKey.group.rawValue
    case .teacher: ItemKey.teacher.rawValue
    case .room: IndexedLessons.roomKey
    }
  }

  /// What is said of a name that nobody has.
  fileprivate var unknown: MessageKey {
    switch self {
    case .group: .timetableNoGroup
    case .teacher: .timetableNoTeacher
    case .room: .timetableNoRoom
    }
  }
}

extension Vault {
  /// What people call some teachers, by the folded names that lessons have; one without a note of that name is not there.
  package func shownTeachers(_ names: some Sequence<String>) throws(Failure) -> [String: String] {
    let names = Set(names).sorted()
    return try ask { index throws(Failure) in try OwnerNames(self, index).shown(.teacher, names) }
  }
}
