import VaultActions
import VaultModel
import VaultSearch
import VaultStore

/// What notes and lines are called.
extension VaultCompletions {
  /// The items that a scope takes, by the name of their file where it begins so, else by their title where one of its
  /// words does; without a text all such notes, and of lines those that are named so often, not those of every recipe.
  func items(_ scope: ItemScope, from prefix: String) throws -> [CompletionSource.Candidate] {
    let texts = NoteTexts(vault)
    let takes = try filter(scope, texts)
    let noted = try snapshot.notes(namedFrom: prefix, limit: Self.most).filter(takes)
    let known = Set(noted.map(\.item))
    let titled: [ItemLocation] =
      if !prefix.isEmpty {
        try snapshot.items(maybeTitled: prefix).filter(takes)
      } else if scope == .all {
        try found(.openTasks, texts).filter(\.isLine)
      } else {
        try found(scope, texts).filter { $0.isLine && takes($0) }
      }
    return try names(ofNotes: noted)
      + names(of: titled.filter { !known.contains($0.item) }, scope, from: prefix)
  }

  /// What a scope takes, in the order of its query; nothing where no query tells.
  func found(_ scope: ItemScope, _ texts: NoteTexts) throws -> [ItemLocation] {
    guard let condition = scope.condition else { return [] }
    return try texts.hits(of: Query(condition: condition), keepingNotes: true).map(\.location).filter(scope.takes)
  }

  /// Whether an item is one that a scope takes.
  private func filter(_ scope: ItemScope, _ texts: NoteTexts) throws -> (ItemLocation) -> Bool {
    switch scope {
    case .all: return { _ in true }
    case .wholeNotes: return { !$0.isLine }
    case .notes(let type): return { !$0.isLine && $0.type == type }
    case .filled:
      let files = Set(try found(scope, texts).map(\.file))
      return { !$0.isLine && $0.type != .diary && files.contains($0.file) }
    default:
      let items = Set(try found(scope, texts).map(\.item))
      return { items.contains($0.item) }
    }
  }

  /// The names of notes' files without `.md`, or the paths where several have that name, or where it would be taken for an
  /// option.
  func names(ofNotes notes: [ItemLocation]) throws -> [CompletionSource.Candidate] {
    let found = try notes.map { (path: Path(bytes: try snapshot.path(ofFile: $0.file)), type: $0.type) }
    let counts = Dictionary(found.map { ($0.path.stem, 1) }, uniquingKeysWith: +)
    return found.map { note in
      let isTold = counts[note.path.stem] == 1 && !note.path.stem.hasPrefix("-")
      return .init(isTold ? note.path.stem : note.path.text, detail: note.type.name)
    }
    .sorted { $0.text < $1.text }
  }

  /// The titles in which a word begins so, as far as they name one item, else its handle.
  private func names(
    of items: [ItemLocation], _ scope: ItemScope, from prefix: String
  ) throws -> [CompletionSource.Candidate] {
    let names = ItemNames(vault, wanting: scope.wanted)
    let start = WordStart(prefix)
    var told: [CompletionSource.Candidate] = []
    var others: [(item: ItemLocation, title: String)] = []
    // Notes are read for it, the lines of one after another.
    for item in items.prefix(Self.most) {
      if isOver() { break }
      let title = names.texts.title(of: item)
      guard !title.isEmpty, start.isIn(title) else { continue }
      let isName = !title.hasPrefix("-") && Assignment(title) == nil
      let matches = try names.matches(of: title)
      if isName, !matches.arePartial, matches.items.map(\.item) == [item.item] {
        told.append(.init(title, detail: item.type.name))
      } else {
        others.append((item, title))
      }
    }
    let handles = try names.handles(of: others.map(\.item))
    let handled: [CompletionSource.Candidate] = try others.compactMap { other in
      // Lines that are equal to the byte share one, and nothing names one of them.
      guard let handle = handles[other.item.item], try names.matches(of: handle).items.count == 1 else { return nil }
      return .init(handle, detail: other.title)
    }
    return told.sorted { $0.text < $1.text } + handled
  }

  /// What lines of a type are called, each once.
  func titles(of type: ItemType, from prefix: String) throws -> [CompletionSource.Candidate] {
    let texts = NoteTexts(vault)
    let condition = Condition.field(ItemKey.type.queryName, .anyOf([type.name]))
    let found = try texts.hits(of: Query(condition: condition), keepingNotes: true).map(\.location).filter(\.isLine)
    let start = WordStart(prefix)
    var titles: Set<String> = []
    for item in found.prefix(Self.most) where !isOver() {
      let text = texts.title(of: item)
      // Foods without the amount that is there.
      let title = type.hasAmounts ? StatedAmount.name(in: text) ?? text : text
      if !title.isEmpty, start.isIn(title) { titles.insert(title) }
    }
    return titles.sorted().map { .init($0) }
  }
}
