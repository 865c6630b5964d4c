import VaultMessages
import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

/// Finds the one item that a word names: by path, `path^block-id`, handle, link name, exact title or
/// text of a line, or whole words that only one title has, in this order.
///
/// ```swift
/// var lookup = ItemLookup(workspace)
/// let found = try lookup.find("borshch")
/// ```
///
/// A name that is a path is read alone: no vault is needed and none is walked. For any other the index is refreshed. The
/// name of a folder, or of a note that cannot be read, may be another item's too, which those who change
/// something do not take it for.
package struct ItemLookup {
  /// What the name may stand for.
  package enum Wanted: Sendable {
    case anything
    /// A note; of several that fit the recipes alone count.
    case recipe
    /// A task, or a line to tick off; anything else counts only where no such thing fits.
    case task
  }

  private let workspace: Workspace
  private let wanted: Wanted
  private let takesParts: Bool
  private let isWriting: Bool
  /// The vault whose index was asked.
  private var asked: Vault?

  /// - Parameters:
  ///   - takesParts: take an item for a part of its title, which those who destroy or change one do only when somebody
  ///     says that it is meant.
  ///   - isWriting: take nothing for a folder, or for a note that cannot be read, whose name it has too.
  package init(
    _ workspace: Workspace, wanting wanted: Wanted = .anything, takingParts takesParts: Bool = true,
    forWriting isWriting: Bool = false
  ) {
    self.workspace = workspace
    self.wanted = wanted
    self.takesParts = takesParts
    self.isWriting = isWriting
  }

  /// The item.
  ///
  /// - Throws: the failure to report: nothing has the name, several items have it, or a file cannot be read.
  package mutating func find(_ name: String) throws(Failure) -> FoundItem {
    var lookup = FileLookup(workspace)
    if let file = try lookup.find(name) { return found(file) }
    if let (path, id) = blockReference(name), let file = try lookup.find(path) {
      let note = file.note()
      guard let item = note.item(withBlockID: id) else {
        throw Failure(.notFound, .blockNotFound, [.text(file.path.text), .text(id)])
      }
      return FoundItem(note, item: item, path: file.path, settings: file.configuration.settings, root: file.root)
    }
    if isWriting, let folder = lookup.folderOfVault() {
      throw Failure(
        .wrongRequest, .itemIsFolder, [.text(name)],
        hints: [.init(.itemIsFolderHint, [.text(FolderQuery(of: folder).typed)])])
    }
    do {
      return try findInIndex(name)
    } catch {
      // A name that nothing else has, and that stands for a folder, meant the folder.
      let failure = error.isOfUnknownName ? lookup.obstacle ?? error : error
      if failure.kind == .notFound { asked?.tellOfUnreadable() }
      asked?.keepIndex()
      throw failure
    }
  }

  /// Keeps what is new of the index; call it when the answer is printed.
  package func finish() { asked?.keepIndex() }

  /// Asks the index that a name was looked up in something more; nil when none was needed.
  package mutating func asking<Answer>(
    _ question: (IndexedVault) throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    try asked.map { vault throws(Failure) in try vault.ask(question) }
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

  private mutating func findInIndex(_ name: String) throws(Failure) -> FoundItem {
    let isPath = Self.isPath(name)
    let home = try vault(forPath: isPath, name)
    asked = home
    let (names, matches, near, hidden) = try home.ask {
      [wanted, isWriting] vault throws(Failure)
        -> (ItemNames, ItemNames.Matches, [String], IndexReport.Unreadable?) in
      let names = ItemNames(vault, wanting: wanted)
      do throws(SnapshotFault) {
        let matches = try names.matches(of: name)
        let near = try matches.items.isEmpty ? names.suggestions(for: name) : []
        return (names, matches, near, isWriting ? try names.unreadableNote(named: name) : nil)
      } catch {
        throw Failure(error)
      }
    }
    if let hidden { throw Failure(hidden, in: try home.index) }
    let isResembled = matches.arePartial && !takesParts
    if !isResembled, matches.items.count == 1 { return try open(matches.items[0], names) }
    guard matches.items.isEmpty else {
      let choice = try ItemChoice(name, among: matches.items, names)
      if let choose = workspace.choose, let number = try choose(choice), choice.locations.indices.contains(number) {
        return try open(choice.locations[number], names)
      }
      throw choice.failure(isResembled, in: workspace)
    }
    var hints = near.isEmpty ? [] : [Remark.didYouMean(near)]
    if name.contains(where: \.isNumber), !name.contains(where: \.isLetter) { hints.append(.init(.itemNumberHint)) }
    throw isPath
      ? Self.noFile(name, hints: hints)
      : Failure(.notFound, .itemNotFound, [.text(name)], hints: hints, code: .noItem)
  }

  /// The vault whose index is asked; the same one for every name.
  private func vault(forPath isPath: Bool, _ name: String) throws(Failure) -> Vault {
    if let asked { return asked }
    do {
      return try workspace.vault()
    } catch {
      throw isPath && workspace.device.place.named == nil ? Self.noFile(name) : error
    }
  }

  /// Whether a name can only be meant as a path, so that its absence is a file's.
  private static func isPath(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".md") || name.hasPrefix("/") || name.hasPrefix("./") || name.hasPrefix("../")
  }

  private static func noFile(_ name: String, hints: [Remark] = []) -> Failure {
    Failure(cannotRead: name, .systemError(SystemError.notFound.code), hints: hints)
  }

  /// Reads the note of an item of the index.
  private func open(_ location: ItemLocation, _ names: ItemNames) throws(Failure) -> FoundItem {
    let vault = names.vault
    let path = names.texts.path(of: location)
    switch vault.note(at: path) {
    case .unreadable(let reason, _):
      throw Failure(cannotRead: path, reason, at: vault.root.path.appending(path), vault.files)
    case .note(let bytes, _):
      let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
      return FoundItem(
        note, item: note.item(lineAt: location.isLine ? location.range.lower : nil), path: path,
        settings: vault.configuration.settings, root: vault.root,
        handle: try names.handles(of: [location])[location.item])
    }
  }
}
