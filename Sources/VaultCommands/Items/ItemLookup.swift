import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Finds the one item that a word of the command line names: by path, `path^block-id`, handle, link name, exact title or
/// text of a line, or whole words that only one title has, in this order.
///
/// ```swift
/// var lookup = ItemLookup(invocation)
/// let found = try lookup.find("borshch")
/// // … print it …
/// lookup.finish()
/// ```
///
/// A name that is a path is read alone: no vault is needed and none is walked. For any other the index is refreshed. The
/// name of a folder, or of a note that cannot be read, may be another item's too, which commands that are asked to change
/// something do not take it for.
struct ItemLookup {
  /// What the name may stand for.
  enum Wanted {
    case anything
    /// A note; of several that fit the recipes alone count.
    case recipe
    /// A task, or a line to tick off; anything else counts only where no such thing fits.
    case task
  }

  private let invocation: Invocation
  private let wanted: Wanted
  private let takesParts: Bool
  private let isWriting: Bool
  private let files: FileOperations
  /// The vault whose index was asked, to be saved when the answer is out.
  private var asked: (session: VaultSession, vault: IndexedVault)?

  /// - Parameters:
  ///   - takesParts: take an item for a part of its title, which commands that destroy or change one do only when somebody
  ///     at the terminal says that it is meant.
  ///   - isWriting: take nothing for a folder, or for a note that cannot be read, whose name it has too.
  init(
    _ invocation: Invocation, wanting wanted: Wanted = .anything, takingParts takesParts: Bool = true,
    forWriting isWriting: Bool = false, files: FileOperations = .system
  ) {
    self.invocation = invocation
    self.wanted = wanted
    self.takesParts = takesParts
    self.isWriting = isWriting
    self.files = files
  }

  /// The item.
  ///
  /// - Throws: the failure to report: nothing has the name, several items have it, or a file cannot be read.
  mutating func find(_ name: String) throws(CommandFailure) -> FoundItem {
    var lookup = FileLookup(invocation, files: files)
    if let file = try lookup.find(name) { return found(file) }
    if let (path, id) = blockReference(name), let file = try lookup.find(path) {
      let note = file.note()
      guard let item = note.item(withBlockID: id) else {
        throw CommandFailure(.nothingFound, .blockNotFound, [.text(file.path.text), .text(id)])
      }
      return FoundItem(note, item: item, path: file.path, settings: file.configuration.settings, root: file.root)
    }
    if isWriting, let folder = lookup.folderOfVault() {
      throw CommandFailure(
        .wrongCall, .itemIsFolder, [.text(name)],
        hints: [.init(.itemIsFolderHint, [.text(FolderQuery(of: folder).typed)])])
    }
    do {
      return try findInIndex(name)
    } catch {
      // A name that nothing else has, and that stands for a folder, meant the folder.
      let failure = error.isOfUnknownName ? lookup.obstacle ?? error : error
      if let asked { asked.session.save(asked.vault, for: invocation, isSearch: failure.exit == .nothingFound) }
      throw failure
    }
  }

  /// Keeps what is new of the index; call it when the answer is printed.
  func finish() {
    if let asked { asked.session.save(asked.vault, for: invocation, isSearch: false) }
  }

  /// Asks the index that a name was looked up in something more; nil when none was needed.
  mutating func asking<Answer>(
    _ question: (IndexedVault) throws(CommandFailure) -> Answer
  ) throws(CommandFailure) -> Answer? {
    guard let (session, known) = asked else { return nil }
    let (vault, answer) = try session.asking(known, for: invocation, question)
    asked = (session, vault)
    return answer
  }

  private func found(_ file: NamedFile) -> FoundItem {
    let note = file.note(assuming: wanted == .recipe ? .recipe : .note)
    var found = FoundItem(note, path: file.path, settings: file.configuration.settings, root: file.root)
    found.link = file.link
    return found
  }

  /// The two parts of `path^block-id`.
  private func blockReference(_ name: String) -> (path: String, id: String)? {
    guard wanted != .recipe, let sign = name.lastIndex(of: "^") else { return nil }
    let id = name[name.index(after: sign)...]
    guard !id.isEmpty, sign > name.startIndex else { return nil }
    return (String(name[..<sign]), String(id))
  }

  // MARK: In the index

  private mutating func findInIndex(_ name: String) throws(CommandFailure) -> FoundItem {
    let isPath = Self.isPath(name)
    let session = try session(forPath: isPath, name)
    let (vault, (names, matches, near, hidden)) = try session.asking(asked?.vault, for: invocation) {
      [wanted, isWriting] vault throws(CommandFailure)
        -> (ItemNames, ItemNames.Matches, [String], IndexReport.Unreadable?) in
      let names = ItemNames(vault, wanting: wanted)
      do throws(SnapshotFault) {
        let matches = try names.matches(of: name)
        let near = try matches.items.isEmpty ? names.suggestions(for: name) : []
        return (names, matches, near, isWriting ? try names.unreadableNote(named: name) : nil)
      } catch {
        throw CommandFailure(error)
      }
    }
    asked = (session, vault)
    if let hidden { throw CommandFailure(hidden, in: vault) }
    let isResembled = matches.arePartial && !takesParts
    if !isResembled, matches.items.count == 1 { return try open(matches.items[0], names) }
    guard matches.items.isEmpty else {
      let list = ItemList(matches.items, names: names)
      let choice = ItemChoice(list, invocation)
      if choice.isPossible, let chosen = try choice.ask(about: name) { return try open(chosen, names) }
      if isResembled { throw try list.resemblance(to: name, invocation, isShown: choice.isPossible) }
      throw try list.failure(for: name, invocation, isShown: choice.isPossible)
    }
    var hints = near.isEmpty ? [] : [Remark.didYouMean(near)]
    if name.contains(where: \.isNumber), !name.contains(where: \.isLetter) { hints.append(.init(.itemNumberHint)) }
    throw isPath
      ? Self.noFile(name, hints: hints)
      : CommandFailure(.nothingFound, .itemNotFound, [.text(name)], hints: hints, code: .noItem)
  }

  /// The vault whose index is asked; the same one for every name.
  private func session(forPath isPath: Bool, _ name: String) throws(CommandFailure) -> VaultSession {
    if let asked { return asked.session }
    do {
      return try VaultSession(for: invocation, files: files)
    } catch {
      throw isPath && invocation.statedVault == nil ? Self.noFile(name) : error
    }
  }

  /// Whether a name can only be meant as a path, so that its absence is a file's.
  private static func isPath(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".md") || name.hasPrefix("/") || name.hasPrefix("./") || name.hasPrefix("../")
  }

  private static func noFile(_ name: String, hints: [Remark] = []) -> CommandFailure {
    CommandFailure(cannotRead: name, .systemError(SystemError.notFound.code), hints: hints)
  }

  /// Reads the note of an item of the index.
  private func open(_ location: ItemLocation, _ names: ItemNames) throws(CommandFailure) -> FoundItem {
    let vault = names.vault
    let path = names.texts.path(of: location)
    switch vault.note(at: path) {
    case .unreadable(let reason, _):
      throw CommandFailure(cannotRead: path, reason, at: vault.root.path.appending(path), files)
    case .note(let bytes, _):
      let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
      return FoundItem(
        note, item: note.item(lineAt: location.isLine ? location.range.lower : nil), path: path,
        settings: vault.configuration.settings, root: vault.root,
        handle: try names.handles(of: [location])[location.item])
    }
  }
}
