package import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What a list holds by hand: the lines of its note, and the tasks elsewhere that name it.
package struct ListContents {
  package let vault: Vault
  package let list: SavedList
  /// Its note as it is now; nil of a list that only tasks name.
  package private(set) var found: FoundItem?
  /// The outermost lines of the note with its tasks below them, by their places in ``Note/lines``.
  package private(set) var lines: [Int] = []
  /// The same of lines that belong to other lists, which they name.
  package private(set) var foreignLines: [Int] = []
  /// Steps below its own lines that belong to other lists, the outermost of each.
  package private(set) var foreignSteps: [Int] = []
  /// The tasks of other notes that name it.
  package private(set) var others: [FoundItem] = []
  /// What it alone is called, folded: a name that another list has as well stands for that one.
  private let names: Set<String>

  /// Whether nothing is lost with it.
  package var isEmpty: Bool { lines.isEmpty && foreignLines.isEmpty && others.isEmpty }

  /// - Throws: that there is no such list, that every vault has it, or that a note cannot be read.
  package init(ofListNamed words: [String], in vault: Vault, language: MessageLanguage) throws(Failure) {
    self.vault = vault
    (list, names, others) = try vault.ask { index throws(Failure) -> (SavedList, Set<String>, [FoundItem]) in
      let lists = try TaskLists(index, parser: try vault.queryParser(in: index), language: language)
      let list = try lists.list(named: words.joined(separator: " "), takingParts: false)
      let rest = lists.lists.filter { $0.path != nil && $0.path != list.path }.flatMap(\.names).map(LinkName.folded)
      let names = Set(list.names.map(LinkName.folded)).subtracting(rest)
      let naming = Query(condition: .field("list", .anyOf(names.sorted())))
      let others = try FoundItem.all(of: naming, in: index, vault, keepingNotes: true).filter { found in
        found.path != list.path && found.item.type == .task && found.note.names(aListOf: names, found.item)
      }
      return (list, names, others)
    }
    if case .builtIn = list.source { throw Failure(.wrongRequest, .listRemoveBuiltIn, [.text(list.title)]) }
    if let path = list.path, let bytes = try vault.bytes(ofNoteAt: path) {
      let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
      found = FoundItem(note, path: path, settings: vault.settings, root: vault.root)
      readLines(of: note)
    }
  }

  private mutating func readLines(of note: Note) {
    var items: [Int: Item] = [:]
    var roots: Set<Int> = []
    for item in note.items {
      guard let line = item.line, item.type == .task || (item.type == .entry && list.kindName == "plain") else {
        continue
      }
      items[line] = item
      roots.insert(note.outermost(line))
    }
    for line in roots.sorted() {
      let isForeign = items[line].flatMap { note.text(.list, of: $0) }.map { !names.contains(LinkName.folded($0)) }
      if isForeign ?? false { foreignLines.append(line) } else { lines.append(line) }
    }
    let own = Set(lines)
    var end = 0
    for (line, item) in items.sorted(by: { $0.key < $1.key })
    where line >= end && item.type == .task && !roots.contains(line) && own.contains(note.outermost(line)) {
      guard let name = note.text(.list, of: item), !names.contains(LinkName.folded(name)) else { continue }
      foreignSteps.append(line)
      end = Int(note.lines[line].subtreeEnd)
    }
  }

  /// Whether an item names the list.
  func isNamed(by item: Item, of note: Note) -> Bool { note.names(aListOf: names, item) }

  /// Whether the note of a plain list says more than its tasks, its title and its headings.
  package var hasProse: Bool {
    guard list.kindName == "plain", let note = found?.note else { return false }
    let taken = (lines + foreignLines).map { note.lines[$0].range }
    return note.document.blocks.blocks.contains { block in
      !block.isContainer && block.kind != .heading && !taken.contains { $0.contains(block.range.lower) }
    }
  }
}

extension Note {
  fileprivate func names(aListOf names: Set<String>, _ item: Item) -> Bool {
    text(.list, of: item).map { names.contains(LinkName.folded($0)) } ?? false
  }

  /// The line that a line stands below and that stands below none.
  fileprivate func outermost(_ line: Int) -> Int {
    var line = line
    while lines[line].parent >= 0 { line = Int(lines[line].parent) }
    return line
  }
}
