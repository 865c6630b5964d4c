import VaultActions
import VaultModel
import VaultSearch
import VaultStore

/// What stands in notes beside their names.
extension VaultCompletions {
  /// The groups, teachers or rooms that lessons name, and those that have a note.
  func owners(_ kind: TimetableOwner.Kind, from prefix: String) throws -> [CompletionSource.Candidate] {
    let notes = try snapshot.notes(namedFrom: prefix, limit: Self.most).filter { $0.type.name == kind.name }
    return try matching(prefix, snapshot.values(ofKey: kind.name).map(\.text) + names(ofNotes: notes).map(\.text))
  }

  /// The values of a key as the first item that has each writes it; the index has them folded.
  func written(_ key: String, from prefix: String) throws -> [CompletionSource.Candidate] {
    let texts = NoteTexts(vault)
    return try matching(prefix, snapshot.values(ofKey: key).map(\.text)).map { folded in
      let query = Query(condition: .field(key, .anyOf([folded.text])), limit: 1)
      guard !isOver(), let hit = try texts.hits(of: query, keepingNotes: true).first else { return folded }
      let (note, item) = texts.item(at: hit.location)
      let spellings = note.texts(ofKey: key, of: item).map(\.text)
      return .init(spellings.first { TextFolding.caseFolded($0) == folded.text } ?? folded.text)
    }
  }

  /// The folders of the vault, each with `/` at its end.
  func folders(from prefix: String) throws -> [CompletionSource.Candidate] {
    var paths: [String] = []
    for folder in 0..<snapshot.directoryCount where snapshot.isLive(directory: folder) {
      let path = Path(bytes: try snapshot.path(ofDirectory: folder)).text
      if !path.isEmpty { paths.append(path.hasSuffix("/") ? path : path + "/") }
    }
    return matching(prefix, paths)
  }

  /// The texts that begin so in any case, each once and sorted, unless their order says something.
  func matching(_ prefix: String, _ texts: [String], isSorted: Bool = false) -> [CompletionSource.Candidate] {
    let fitting = texts.filter(WordStart(prefix).begins)
    return (isSorted ? fitting : Set(fitting).sorted()).map { .init($0) }
  }
}
