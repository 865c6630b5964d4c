import VaultMessages
import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax
package import VaultTasks

/// Finds the one item that a word names: by path, `path.md:line`, `path^block-id`, handle, link name, exact title or text
/// of a line, or whole words that only one title has, in this order.
///
/// ```swift
/// var lookup = ItemLookup(workspace)
/// let found = try lookup.find("borshch")
/// ```
///
/// A name that is a path is read alone: no vault is needed and none is walked, unless the item is to be ``named(_:)``. For
/// any other the index is refreshed. The
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
    if let (path, line) = Self.place(named: name) { return try find(path, line: line) }
    if name.hasSuffix("/"), !isWriting, let obstacle = lookup.obstacle { throw Self.failure(obstacle, lookup) }
    if isWriting, let folder = lookup.folderOfVault() {
      throw Failure(
        .wrongRequest, .itemIsFolder, [.text(name)],
        hints: [.init(.itemIsFolderHint, [.text(FolderQuery(of: folder).typed)])])
    }
    do {
      return try findInIndex(name)
    } catch {
      // A name that nothing else has, and that stands for a folder, meant the folder.
      let failure = error.isOfUnknownName ? lookup.obstacle.map { Self.failure($0, lookup) } ?? error : error
      if failure.kind == .notFound { asked?.tellOfUnreadable() }
      asked?.keepIndex()
      throw failure
    }
  }

  /// Keeps what is new of the index; call it when the answer is printed.
  package func finish() { asked?.keepIndex() }

  /// The item with its short name, which one that was read by its path has from the index of its vault; from then on that
  /// is asked. Outside of every vault, and where no index can be had, it stays without: it was found already.
  package mutating func named(_ found: FoundItem) throws(Failure) -> FoundItem {
    guard asked == nil, let root = found.root else { return found }
    var named = found
    do throws(Failure) {
      let home = try workspace.vault(of: root)
      named.handle = try home.ask { index throws(Failure) in
        let texts = NoteTexts(index)
        let alike = Query(
          condition: .every([
            .field("in", .anyOf([found.path.text])), .field("type", .anyOf([found.item.type.name])),
          ]))
        let location = try texts.hits(of: alike, keepingNotes: true).map(\.location).first { location in
          texts.path(of: location) == found.path && location.isLine == found.isLine
            && (!found.isLine || location.range.lower == found.item.range.lower)
        }
        guard let location else { return nil }
        return try Handles(index.snapshot).handles(of: [location.item])[location.item]
      }
      asked = home
    } catch {
      if error.kind == .stopped { throw error }
    }
    return named
  }

  /// Asks the index that a name was looked up in something more; nil when none was needed.
  package mutating func asking<Answer>(
    _ question: (IndexedVault) throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    try asked.map { vault throws(Failure) in try vault.ask(question) }
  }

  /// How an item is kept in the vault in which it stands; nil outside of every one, where nobody knows the holidays.
  package func streak(of found: FoundItem) -> Streak? { asked.flatMap { try? $0.streak(of: found) } }

  /// Whether one item, and no more, is called so in the vault whose index was asked already; nobody is asked to choose.
  func hasOneItem(called name: String) -> Bool {
    let isOne = try? asked.map { vault throws(Failure) in
      try vault.ask { [wanted] index throws(Failure) in
        guard let matches = try? ItemNames(index, wanting: wanted).matches(of: name) else { return false }
        return !matches.arePartial && matches.items.count == 1
      }
    }
    return isOne == true
  }

  private func found(_ file: NamedFile) -> FoundItem {
    let note = file.note(assuming: wanted == .recipe ? .recipe : .note)
    var found = FoundItem(note, path: file.path, settings: file.configuration.settings, root: file.root)
    found.link = file.link
    return found
  }

  /// That something stands under the name and is no note; of a folder, how to find what is in it.
  private static func failure(_ obstacle: Failure, _ lookup: FileLookup) -> Failure {
    guard let folder = lookup.folderOfVault() else { return obstacle }
    return obstacle.with(hints: [Self.search(FolderQuery(of: folder).text)])
  }

  /// The two parts of `path.md:line`, or of `path.md:line:column`, as lists and errors print a place; nil for another
  /// name, in which a number behind a colon may be the time of day.
  package static func place(named name: String) -> (path: String, line: Int)? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard let end = parts.lastIndex(where: { $0.lowercased().hasSuffix(".md") }) else { return nil }
    let numbers = parts[(end + 1)...].map { Int($0) ?? 0 }
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return (parts[...end].joined(separator: ":"), numbers[0])
  }

  /// The item that begins in a line of a note; in its first line, and for those who only read in any other, the note.
  private mutating func find(_ path: String, line: Int) throws(Failure) -> FoundItem {
    var found = try find(path)
    let (note, document) = (found.note, found.note.document)
    if let item = note.items.first(where: { $0.line != nil && document.location(of: $0.range.lower).line == line }) {
      found.item = item
      found.handle = nil
    } else if isWriting, line > 1 {
      throw Failure(
        .notFound, .placeHoldsNothing, [.text(found.path.text), .text(String(line))],
        hints: [.init(.tryCall, [.call(["show", path])])])
    }
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
    let hints = near.isEmpty ? [] : [Remark.didYouMean(near)]
    if isPath { throw Self.noFile(name, hints: hints) }
    // A query is none of the titles that look like it.
    let isGuess = !hints.isEmpty && Self.query(meantBy: name) == nil
    throw Failure(
      .notFound, .itemNotFound, [.text(name)], hints: isGuess ? hints : Self.hints(for: name), code: .noItem)
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

  /// What helps with a name that nothing is near to: a day, a number, a query or words that may stand anywhere.
  private static func hints(for name: String) -> [Remark] {
    if LocalDate(name) != nil { return [.init(.tryCall, [.call(["agenda", name.trimmed])])] }
    guard name.contains(where: \.isLetter) else {
      return name.contains(where: \.isNumber) ? [.init(.itemNumberHint)] : []
    }
    if let query = query(meantBy: name) { return [.init(.itemQueryHint), search(query)] }
    return name.hasPrefix("-") ? [] : [search(name)]
  }

  /// The call that looks for what nothing is called.
  private static func search(_ typed: String) -> Remark { .init(.tryCall, [.call(["search", typed])]) }

  /// `tag:work` for `#work`, and a condition such as `due:today` as it stands; nil for what is no query.
  private static func query(meantBy name: String) -> String? {
    if name.hasPrefix("#"), name.dropFirst().first?.isLetter == true {
      return "tag:" + QueryWord.quoted(String(name.dropFirst()))
    }
    guard let colon = name.firstIndex(of: ":"), name.index(after: colon) < name.endIndex else { return nil }
    return QueryVocabulary.standard.key(named: String(name[..<colon])) == nil ? nil : name
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
