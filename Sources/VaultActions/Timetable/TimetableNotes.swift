import VaultExchange
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The timetables of a vault and its notes of rooms, teachers and groups, found in one pass over the index.
struct TimetableNotes {
  /// A note that is there.
  struct Entry: Sendable {
    let path: Path
    let note: Note
  }

  /// The notes of the catalogue, by path.
  private(set) var catalogue: [Entry] = []
  private var schedules: [String: Entry] = [:]
  /// Timetables without an owner by the names of their files.
  private var unowned: [String: Entry] = [:]
  /// The places in ``catalogue`` by type and name.
  private var places: [String: Int] = [:]
  /// Where the notes of the catalogue are, or will be, by type and name.
  private var paths: [String: Path] = [:]
  /// What rooms are called, by what leads to their notes.
  private var rooms: [String: String] = [:]

  init(_ vault: Vault) throws(Failure) {
    let entries = try vault.ask { index throws(Failure) -> [Entry] in
      let query = try vault.workspace.read("type:timetable,room,teacher,group", by: vault.queryParser(in: index))
      let hits = try NoteTexts(index).hits(of: query, keepingNotes: true).filter { !$0.location.isLine }
      return try index.read(hits, vault.workspace) { note, _, place in Entry(path: place.path, note: note) }
    }
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      if entry.note.type == .timetable { add(timetable: entry) } else { add(entry) }
    }
  }

  private mutating func add(timetable entry: Entry) {
    guard entry.note.frontMatterValue(.view) == nil else { return }
    let owner = entry.note.frontMatterValue(.owner)?.pairs.first { TimetableOwner.Kind(spelling: $0.key) != nil }
    guard let owner, let kind = TimetableOwner.Kind(spelling: owner.key), let source = owner.value.source else {
      unowned[entry.path.stem.lowercased()] = unowned[entry.path.stem.lowercased()] ?? entry
      return
    }
    let key = Self.key(kind.name, NamedLink(source).target)
    schedules[key] = schedules[key] ?? entry
  }

  private mutating func add(_ entry: Entry) {
    let (note, type) = (entry.note, entry.note.type)
    // People who share a name are told apart by the names of their notes.
    var names = [entry.path.stem, note.title] + note.texts("aliases", of: note.whole)
    if type != .teacher { names += note.texts("name", of: note.whole) }
    for name in names {
      let key = Self.key(type.name, name)
      guard places[key] == nil else { continue }
      (places[key], paths[key]) = (catalogue.count, entry.path)
    }
    if type == .room {
      for target in [Self.target(of: entry.path), entry.path.stem] { rooms[target.lowercased()] = note.room.name }
    }
    catalogue.append(entry)
  }

  /// A name in the terms in which equal ones are compared.
  private static func key(_ type: String, _ name: String) -> String {
    type + ":" + (type == ItemType.room.name ? RoomName.folded(RoomName.name(name)) : LessonName.folded(name))
  }

  private static func target(of path: Path) -> String { String(path.text.dropLast(3)) }

  // MARK: Looking up

  /// The timetable of an owner, wherever it stands; without an owner that of the name.
  func schedule(of schedule: ImportedSchedule) -> Entry? {
    schedule.kind.map { schedules[Self.key($0.name, schedule.name)] } ?? unowned[schedule.name.lowercased()]
  }

  func entry(of record: CatalogueRecord) -> Entry? {
    places[Self.key(record.type.name, record.name)].map { catalogue[$0] }
  }

  /// A link to the note of a room or a teacher; nil where there is none. A teacher's names the folder, because the timetable
  /// of the teacher has the same name.
  func link(to type: ItemType, named name: String) -> String? {
    paths[Self.key(type.name, name)].map { "[[" + (type == .room ? $0.stem : Self.target(of: $0)) + "]]" }
  }

  /// The room that a value of a line names.
  func room(linked value: String) -> String {
    let target = NamedLink(value).target
    return rooms[target.lowercased()] ?? target.split(separator: "/").last.map(String.init) ?? target
  }

  /// A note of the catalogue will be there.
  mutating func expect(_ record: CatalogueRecord, at path: Path) {
    paths[Self.key(record.type.name, record.name)] = path
  }
}
