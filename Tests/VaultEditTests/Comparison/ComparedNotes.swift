import VaultEdit
import VaultModel
import VaultSyntax

/// Two versions of a note, compared, with the facts spelled short.
struct ComparedNotes {
  let before: Note
  let after: Note

  init(_ before: String, _ after: String, type: ItemType = .note) {
    self.init(Array(before.utf8), Array(after.utf8), type: type)
  }

  init(_ before: [UInt8], _ after: [UInt8], type: ItemType = .note) {
    let context = ReadingContext(folderType: type, stem: "stem")
    self.before = Note(Document(before), context: context)
    self.after = Note(Document(after), context: context)
  }

  var changes: [NoteChange] { NoteComparison(before: before, after: after).changes }

  /// The changes, a line each.
  var facts: [String] { changes.map(\.fact) }

  /// What leads back, compared as such.
  var isInvertible: Bool {
    let back = NoteComparison(before: after, after: before).changes
    return Set(back) == Set(changes.map(\.inverse)) && back.count == changes.count
  }
}

extension NoteChange {
  /// The fact in a few words: `servings: 2 → 4`, `milk: open → done`.
  var fact: String {
    switch self {
    case .noteAdded(let title): "note added \(title)"
    case .noteRemoved(let title): "note removed \(title)"
    case .type(let before, let after): "type \(before.name) → \(after.name)"
    case .title(let before, let after): "title \(before) → \(after)"
    case .key(let path, let before, let after): "\(path.joined(separator: ".")): \(before ?? "∅") → \(after ?? "∅")"
    case .keyRenamed(let path, let name): "\(path.joined(separator: ".")) renamed \(name)"
    case .list(let path, let added, let removed): "\(path.joined(separator: "."))" + Self.list(added, removed)
    case .listReordered(let path): "\(path.joined(separator: ".")) reordered"
    case .frontMatterText(let added, let removed): "front matter" + Self.list(added, removed)
    case .headingAdded(let words): "heading + \(words)"
    case .headingRemoved(let words): "heading − \(words)"
    case .headingRenamed(let before, let after): "heading \(before) → \(after)"
    case .headingMoved(let words): "heading \(words) moved"
    case .headingLevel(let words, let before, let after): "heading \(words): level \(before) → \(after)"
    case .text(let heading, let added, let removed): "text under \(heading.after ?? "∅")" + Self.list(added, removed)
    case .formatting: "formatting"
    default: lineFact
    }
  }

  private var lineFact: String {
    switch self {
    case .lineAdded(let line): "+ \(line.words)"
    case .lineRemoved(let line): "− \(line.words)"
    case .lineMarked(let line, let before, let after): "\(line.words): \(before) → \(after)"
    case .lineReworded(let line): "“\(line.before?.words ?? "")” → “\(line.after?.words ?? "")”"
    case .lineMoved(let line, let from, let to): "\(line.words) moved: \(from.text) → \(to.text)"
    case .linesReordered(_, let place): "lines reordered: \(place.text)"
    case .lineKey(let line, let key, let before, let after):
      "\(line.words).\(key): \(before ?? "∅") → \(after ?? "∅")"
    case .lineList(let line, let key, let added, let removed): "\(line.words).\(key)" + Self.list(added, removed)
    case .lineText(let line, let added, let removed): "text below \(line.words)" + Self.list(added, removed)
    case .logged(let line, let day, let status): "\(line?.words ?? "∅") logged \(day) \(status)"
    case .unlogged(let line, let day, let status): "\(line?.words ?? "∅") unlogged \(day) \(status)"
    default: "?"
    }
  }

  private static func list(_ added: [String], _ removed: [String]) -> String {
    added.map { " + \($0)" }.joined() + removed.map { " − \($0)" }.joined()
  }
}

extension LineSurroundings {
  fileprivate var text: String { "\(heading ?? "∅")/\(parent ?? "∅")" }
}
