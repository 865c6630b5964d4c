import VaultActions
import VaultModel
import VaultSearch
import VaultStore

extension CompletionSource {
  /// Knows what stands in the vault: asks its index, and is silent when there is no vault or reading it takes longer
  /// than somebody who pressed a key would wait.
  package static let vault = CompletionSource(opening: { vault, environment in
    var opened: VaultCompletions??
    return { kind, prefix in
      let completions = opened ?? VaultCompletions(vault, environment)
      opened = completions
      return (try? completions?.candidates(of: kind, from: prefix)) ?? []
    }
  })
}

/// The names in one vault.
private struct VaultCompletions {
  /// Nobody reads more candidates, and shells get slow.
  private static let most = 1_000
  /// An index that takes longer is left to the next command.
  private static let patience = Duration.milliseconds(700)

  private let vault: IndexedVault
  private let settings: Settings
  private let isOver: @Sendable () -> Bool
  private var snapshot: Snapshot { vault.snapshot }

  init?(_ named: String?, _ environment: ProcessEnvironment) {
    let hints = VaultRoot.Hints(
      named: named.map { Path($0) }, environment: environment[.vaultDirectory].map { Path($0) },
      workingDirectory: Path(environment.workingDirectory))
    let device = Device(place: hints, stateFolder: environment.stateFolder)
    guard let session = try? Workspace(on: device).vault() else { return nil }
    isOver = { environment.isInterrupted() || environment.stopwatch() > Self.patience }
    var refresh = IndexRefresh(root: session.root, configuration: session.configuration, files: session.files)
    refresh.workers = environment.processors
    refresh.shouldStop = isOver
    guard let vault = try? refresh.run() else { return nil }
    try? vault.save()
    (self.vault, settings) = (vault, session.settings)
  }

  func candidates(of kind: CompletionSource.Kind, from prefix: String) throws -> [CompletionSource.Candidate] {
    switch kind {
    case .items(let scope): try items(scope, from: prefix)
    case .titles(let type): try titles(of: type, from: prefix)
    case .types: try ItemNames(vault, wanting: .anything).matches(of: prefix).items.map { .init($0.type.name) }
    case .tag: try matching(prefix, snapshot.values(ofKey: "tag").map(\.text))
    case .list:
      try Set(
        matching(prefix, snapshot.values(ofKey: "list").map(\.text))
          + items(.notes(.list), from: prefix).map { .init($0.text) }
      ).sorted { $0.text < $1.text }
    case .owner(let kind): try owners(kind, from: prefix)
    case .mapping: matching(prefix, Array(settings.imports.keys) + Array(settings.timetableImports.keys))
    case .key: try matching(prefix, QueryVocabulary.standard.names + snapshot.keys())
    case .folder: try folders(from: prefix)
    case .values(let key, false): try matching(prefix, snapshot.values(ofKey: key).map(\.text))
    case .values(let key, true): try written(key, from: prefix)
    }
  }

  // MARK: Items

  /// The items that a scope takes, by the name of their file where it begins so, else by their title where one of its
  /// words does; without a text all such notes, and of lines those that are named so often, not those of every recipe.
  private func items(_ scope: ItemScope, from prefix: String) throws -> [CompletionSource.Candidate] {
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

  private func found(_ scope: ItemScope, _ texts: NoteTexts) throws -> [ItemLocation] {
    guard let condition = scope.condition else { return [] }
    return try texts.hits(of: Query(condition: condition), keepingNotes: true).map(\.location).filter(scope.takes)
  }

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
  private func names(ofNotes notes: [ItemLocation]) throws -> [CompletionSource.Candidate] {
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

  private func titles(of type: ItemType, from prefix: String) throws -> [CompletionSource.Candidate] {
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

  // MARK: Values

  /// The groups, teachers or rooms that lessons name, and those that have a note.
  private func owners(_ kind: TimetableOwner.Kind, from prefix: String) throws -> [CompletionSource.Candidate] {
    let notes = try snapshot.notes(namedFrom: prefix, limit: Self.most).filter { $0.type.name == kind.name }
    return try matching(prefix, snapshot.values(ofKey: kind.name).map(\.text) + names(ofNotes: notes).map(\.text))
  }

  /// The values of a key as the first item that has each writes it; the index has them folded.
  private func written(_ key: String, from prefix: String) throws -> [CompletionSource.Candidate] {
    let texts = NoteTexts(vault)
    return try matching(prefix, snapshot.values(ofKey: key).map(\.text)).map { folded in
      let query = Query(condition: .field(key, .anyOf([folded.text])), limit: 1)
      guard !isOver(), let hit = try texts.hits(of: query, keepingNotes: true).first else { return folded }
      let (note, item) = texts.item(at: hit.location)
      let spellings = note.texts(ofKey: key, of: item).map(\.text)
      return .init(spellings.first { TextFolding.caseFolded($0) == folded.text } ?? folded.text)
    }
  }

  private func folders(from prefix: String) throws -> [CompletionSource.Candidate] {
    var paths: [String] = []
    for folder in 0..<snapshot.directoryCount where snapshot.isLive(directory: folder) {
      let path = Path(bytes: try snapshot.path(ofDirectory: folder)).text
      if !path.isEmpty { paths.append(path.hasSuffix("/") ? path : path + "/") }
    }
    return matching(prefix, paths)
  }

  /// The texts that begin so in any case, each once and sorted.
  private func matching(_ prefix: String, _ texts: [String]) -> [CompletionSource.Candidate] {
    let start = TextFolding.caseFolded(prefix)
    return Set(texts).filter { TextFolding.caseFolded($0).hasPrefix(start) }.sorted().map { .init($0) }
  }
}

/// The beginning of some word of a title, in any case, and what follows it there.
private struct WordStart {
  private let text: String

  init(_ text: String) { self.text = TextFolding.caseFolded(text) }

  func isIn(_ title: String) -> Bool {
    let title = TextFolding.caseFolded(title)
    if title.hasPrefix(text) { return true }
    return title.indices.contains { place in
      Self.isOfWord(title[place]) && place > title.startIndex && !Self.isOfWord(title[title.index(before: place)])
        && title[place...].hasPrefix(text)
    }
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
