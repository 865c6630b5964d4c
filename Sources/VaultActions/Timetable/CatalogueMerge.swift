import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What an import makes of the notes of rooms, teachers and groups: one a record, and of those that are there only the keys
/// that the source owns.
struct CatalogueMerge {
  private var records: [String: CatalogueRecord] = [:]
  private var order: [String] = []
  private var names = UnitNames()

  /// Takes the records and the names of an answer.
  mutating func take(_ answer: UniversityAnswer) {
    for record in answer.records {
      let key = record.type.name + ":" + record.name
      if records[key] == nil { order.append(key) }
      records[key, default: record].add(record)
    }
    for (key, units) in answer.units { for unit in units { names.add(unit, for: key) } }
  }

  /// Plans the notes; links lead to the new ones, too.
  ///
  /// - Returns: how many are new, and how many change.
  func plan(
    _ notes: inout TimetableNotes, _ paths: inout NoteNames, _ plan: inout EditPlan
  ) throws(Failure) -> (added: Int, changed: Int) {
    var (added, changed) = (0, 0)
    var changes: [Path: [ItemChange]] = [:]
    for key in order {
      guard let record = records[key].map(names.explained) else { continue }
      if let entry = notes.entry(of: record) {
        changes[entry.path, default: []] += Self.changes(record, of: entry.note)
      } else if !record.isAside {
        let note = try paths.note(record.type, titled: record.name, named: record.name)
        notes.expect(record, at: Path(note.path))
        plan.add(try Self.write(record, note))
        added += 1
      }
    }
    for entry in notes.catalogue {
      var changes = changes[entry.path] ?? []
      if !names.isEmpty, changes.isEmpty { changes = names.changes(of: entry.note) }
      guard !changes.isEmpty else { continue }
      plan.change(FoundItem(entry.note, path: entry.path, settings: plan.vault.settings), changes)
      changed += 1
    }
    return (added, changed)
  }

  private static func write(_ record: CatalogueRecord, _ note: NewNote) throws(Failure) -> NoteWrite {
    let changes = values(record).map { ItemChange.set([$0], $1) }
    do throws(EditRefusal) {
      let text = try note.text(of: [], changes: changes)
      return NoteWrite(Path(note.path), before: [], .create(text, permissions: note.permissions))
    } catch {
      throw Failure(error, path: Path(note.path), bytes: [])
    }
  }

  /// The keys in the order in which they are written.
  private static func values(_ record: CatalogueRecord) -> [(key: String, value: NewValue)] {
    keys.compactMap { key in
      guard let texts = record.values[key], let first = texts.first else { return nil }
      let scalars = texts.map { NewScalar($0, isText: !numbers.contains(key)) }
      return (key, texts.count == 1 ? .scalar(NewScalar(first, isText: !numbers.contains(key))) : .list(scalars))
    }
  }

  private static func changes(_ record: CatalogueRecord, of note: Note) -> [ItemChange] {
    values(record).compactMap { key, value in
      let (old, new) = (note.texts(key, of: note.whole), record.values[key] ?? [])
      let isKept = old.count == new.count && zip(old, new).allSatisfy { $0 == $1 || UnitNames.abbreviates($1, $0) }
      return isKept ? nil : .set([key], value)
    }
  }

  private static let keys = [
    "name", "building", "kind", "capacity", "faculty", "speciality", "code", "form", "degree", "course", "students",
    "rank", "faculty-abbrev", "speciality-abbrev",
    "department", "department-abbrev", "departments", "positions", "photo", "email", "phone", "page", "note", "iis-id",
    "calendar-id",
  ]
  private static let numbers: Set<String> = ["building", "capacity", "degree", "course", "students", "iis-id"]
}

/// Whole names of faculties, departments and specialities, by what stands for them elsewhere.
private struct UnitNames {
  private var byNumber: [String: UnitName] = [:]
  /// Nil where several have the abbreviation and different names.
  private var byAbbreviation: [String: UnitName?] = [:]

  var isEmpty: Bool { byNumber.isEmpty && byAbbreviation.isEmpty }

  mutating func add(_ unit: UnitName, for key: String) {
    if let id = unit.id { byNumber[key + ":" + id] = unit }
    guard let abbreviation = unit.abbreviation else { return }
    let place = key + ":" + abbreviation.lowercased()
    if let known = byAbbreviation[place] {
      if known?.name != unit.name { byAbbreviation[place] = .some(nil) }
    } else {
      byAbbreviation[place] = unit
    }
  }

  private func unit(_ key: String, _ text: String) -> UnitName? {
    let key = key == "departments" ? "department" : key
    return byAbbreviation[key + ":" + text.lowercased()].flatMap(\.self)
  }

  /// The keys of names, and those that keep what stood there before.
  private static let keys: [(name: String, abbreviation: ItemKey)] = [
    ("faculty", .facultyAbbreviation), ("speciality", .specialityAbbreviation),
    ("department", .departmentAbbreviation), ("departments", .departmentAbbreviation),
  ]

  /// A record with whole names instead of abbreviations.
  func explained(_ record: CatalogueRecord) -> CatalogueRecord {
    guard !isEmpty else { return record }
    var record = record
    for (key, abbreviation) in Self.keys {
      guard let texts = record.values[key] else { continue }
      let names = texts.map { unit(key, $0)?.name ?? $0 }
      guard names != texts else { continue }
      record.values[key] = names
      if record.values[abbreviation.rawValue] == nil { record.values[abbreviation.rawValue] = texts }
    }
    if let faculty = record.faculty.flatMap({ byNumber["faculty:" + $0] }) { record.set("faculty", faculty.name) }
    if let speciality = record.speciality.flatMap({ byNumber["speciality:" + $0] }) {
      record.set("speciality", speciality.name)
      record.set("code", speciality.code)
      record.set("form", speciality.form)
    }
    return record
  }

  /// Whole names instead of the abbreviations that a note has.
  func changes(of note: Note) -> [ItemChange] {
    Self.keys.flatMap { (key, abbreviation) -> [ItemChange] in
      let texts = note.texts(key, of: note.whole)
      let names = texts.map { unit(key, $0)?.name ?? $0 }
      guard names != texts else { return [] }
      let isKept = !note.texts(abbreviation.rawValue, of: note.whole).isEmpty
      return [Self.setting(key, names)] + (isKept ? [] : [Self.setting(abbreviation.rawValue, texts)])
    }
  }

  private static func setting(_ key: String, _ texts: [String]) -> ItemChange {
    let scalars = texts.map { NewScalar($0, isText: true) }
    return .set([key], scalars.count == 1 ? .scalar(scalars[0]) : .list(scalars))
  }

  /// Whether a text may stand for a longer one: its letters stand there in their order, and both begin alike. What a list
  /// abbreviates must not take the place of the whole name that another answer gave.
  static func abbreviates(_ short: String, _ long: String) -> Bool {
    guard short.count < long.count, !short.contains(" "), short.first?.lowercased() == long.first?.lowercased() else {
      return false
    }
    var rest = long.lowercased()[...]
    for letter in short.lowercased() where letter.isLetter {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return long.contains(" ")
  }
}
