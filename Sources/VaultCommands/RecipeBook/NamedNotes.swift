import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// The notes of one type with every name they go by: the chefs and the collections of a recipe book.
struct NamedNotes {
  /// A note and its names.
  struct Entry {
    let path: Path
    let note: Note
    let location: ItemLocation
    /// Its title, its own name where it has one, its aliases, its stem and its path without `.md`.
    let names: [String]

    /// Its path without `.md`, as a query names it.
    var target: String { String(path.text.dropLast(3)) }
  }

  /// In the order of their titles.
  let entries: [Entry]

  /// Reads the notes of a type.
  init(_ type: ItemType, in vault: IndexedVault) throws(Failure) {
    let texts = NoteTexts(vault)
    let query = Query(condition: .field("type", .anyOf([type.name])), sort: [SortKey(key: "title")])
    entries = try texts.hits(of: query).filter { !$0.location.isLine }.map { hit in
      Self.entry(of: hit.location, texts)
    }
  }

  private static func entry(of location: ItemLocation, _ texts: NoteTexts) -> Entry {
    let note = texts.note(of: location)
    let path = texts.path(of: location)
    let own = note.type == .chef ? [note.chef.name] : []
    let aliases = note.field(.aliases, of: note.whole).map { note.texts(of: $0).map(\.text) } ?? []
    var seen: Set<String> = []
    let names = (own + [note.title] + aliases + [path.stem, String(path.text.dropLast(3))])
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return Entry(path: path, note: note, location: location, names: names)
  }

  /// The notes of a whole name; case does not matter.
  func entries(named name: String) -> [Entry] {
    let wanted = LinkName.folded(name)
    return entries.filter { entry in entry.names.contains { LinkName.folded($0) == wanted } }
  }

  /// The one note of a whole name.
  ///
  /// - Throws: `missing` with the nearest names when there is none, or the paths of several.
  func entry(
    named name: String, orElse missing: MessageKey, hint: Remark? = nil
  ) throws(Failure) -> Entry {
    let found = entries(named: name)
    guard let entry = found.first else {
      let near = EditDistance.nearest(to: name, among: entries.flatMap(\.names))
      throw Failure(
        .notFound, missing, [.text(name)], hints: near.isEmpty ? [hint].compactMap(\.self) : [.didYouMean(near)])
    }
    guard found.count == 1 else {
      throw Failure(
        .wrongRequest, .itemAmbiguous, [.text(name), .count(found.count)],
        details: found.map { .text($0.path.text) },
        hints: [.init(.itemAmbiguousHint)])
    }
    return entry
  }
}
