import VaultMessages
import VaultModel
package import VaultSearch
package import VaultStore
import VaultSyntax

/// What the items of a vault are called, as far as the index and their titles tell.
package struct ItemNames {
  package let vault: IndexedVault
  package let texts: NoteTexts
  private let handles: Handles
  private let wanted: ItemLookup.Wanted

  package init(_ vault: IndexedVault, wanting wanted: ItemLookup.Wanted) {
    self.vault = vault
    self.wanted = wanted
    texts = NoteTexts(vault)
    handles = Handles(vault.snapshot)
  }

  /// The short names of items, by item. Complexity: one pass over all items of the vault.
  package func handles(of locations: some Sequence<ItemLocation>) throws(Failure) -> ItemHandles {
    try handles.handles(of: locations.map(\.item))
  }

  /// What a name fits.
  package struct Matches {
    package var items: [ItemLocation]
    /// Whether the name is only a part of their titles.
    package var arePartial = false
  }

  /// The first note that cannot be read and whose file has the name, or one of whose items had it when it could be read
  /// last: nobody knows then what else has it.
  package func unreadableNote(named name: String) throws(SnapshotFault) -> IndexReport.Unreadable? {
    let notes = try vault.unreadableNotes()
    guard !notes.isEmpty else { return nil }
    let target = Snapshot.linkTarget(name)
    let former = try vault.snapshot.formerPaths(maybeTitled: name)
    return notes.first { note in
      let path = Snapshot.linkTarget(note.path.text)
      return path == target || path.hasSuffix("/" + target) || former.contains(note.path.bytes)
    }
  }

  /// Refuses a name that a note may have which cannot be read.
  package func refuseUnreadable(named name: String) throws(Failure) {
    let hidden = try readingIndex(try unreadableNote(named: name))
    if let hidden { throw Failure(hidden, in: vault) }
  }

  /// The items of a name, by the first kind of name that any has; where tasks are wanted, that any task has.
  package func matches(of name: String) throws(SnapshotFault) -> Matches {
    var all = try allItems(named: name)
    guard wanted == .task else { return all }
    guard all.items.contains(where: \.isTask) else {
      let tasks = try titled(name, \.isTask)
      return tasks.items.isEmpty ? all : tasks
    }
    all.items.removeAll { !$0.isTask }
    return all
  }

  private func allItems(named name: String) throws(SnapshotFault) -> Matches {
    let handled = try handles.items(withPrefix: name)
    if handled.count == 1 { return Matches(items: [try vault.snapshot.location(of: handled[0])]) }
    let linked = fitting(try vault.snapshot.notes(linkedBy: name))
    if !linked.isEmpty { return Matches(items: linked) }
    let titled = try titled(name)
    // Lines of one note that are equal to the byte have one handle, which then fits them all.
    return titled.items.isEmpty ? Matches(items: try vault.snapshot.locations(of: handled)) : titled
  }

  /// The items whose title is the text, else those whose title has its words beside each other. Case and accents do not
  /// matter.
  private func titled(
    _ text: String, _ counts: (ItemLocation) -> Bool = { _ in true }
  ) throws(SnapshotFault) -> Matches {
    let (wanted, words, signs) = (TextFolding.caseFolded(text), WordForms.words(of: text), Self.signs(of: text))
    var whole: [ItemLocation] = []
    var part: [ItemLocation] = []
    // A number is no name: it would be the amount of one line and the date of another. Nor is a tag, which many have,
    // or `and`, which says nothing of what it stands in.
    let mayBePart =
      text.contains(where: \.isLetter) && !text.hasPrefix("#") && !words.allSatisfy(FunctionWords.contains)
    for location in fitting(try vault.snapshot.items(maybeTitled: text)) where counts(location) {
      let title = ownTitle(of: location)
      let names = names(of: location, title)
      let isSaid = names.contains {
        TextFolding.caseFolded($0) == wanted || WordForms.words(of: $0) == words && Self.signs(of: $0) == signs
      }
      if isSaid {
        whole.append(location)
      } else if mayBePart, WordForms.words(of: names.last ?? title).contains(inOrder: words) {
        part.append(location)
      }
    }
    return whole.isEmpty ? Matches(items: part.meant, arePartial: true) : Matches(items: whole.meant)
  }

  /// What stands between the words of a text: `C` is not `C++`.
  private static func signs(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      let properties = $0.properties
      return !properties.isAlphabetic && !properties.isWhitespace && properties.numericType == nil
        && properties.canonicalCombiningClass == .notReordered
    }
  }

  /// What an item goes by: its title; a line also without its tags, and last, without the amount of what is to be bought
  /// or is there, `flour` for `2 kg flour #baking`.
  private func names(of location: ItemLocation, _ title: String) -> [String] {
    guard location.isLine else { return [title] }
    let text = Self.withoutTail(title)
    guard location.type.hasAmounts, let name = StatedAmount.name(in: text) else { return [text, title] }
    return [text, title, name]
  }

  /// The text of a line without the tags, projects and contexts at its end.
  private static func withoutTail(_ title: String) -> String {
    var words = title.split(separator: " ", omittingEmptySubsequences: false)
    while words.count > 1, let last = words.last {
      let isTag = last.first.map { "#+@".contains($0) } == true && last.dropFirst().first?.isLetter == true
      guard last.isEmpty || isTag else { break }
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// The title without the targets of its links: what a line merely links to is no name of the line.
  private func ownTitle(of location: ItemLocation) -> String {
    let title = texts.title(of: location)
    guard location.isLine, title.utf8.contains(UInt8(ascii: "[")) else { return title }
    let bytes = Array(title.utf8)
    var own: [UInt8] = []
    var end = 0
    for link in InlineScan(of: ByteRange(0, bytes.count), in: bytes).links where link.range.lower >= end {
      own += bytes[end..<link.range.lower] + bytes[link.text.indices]
      end = link.range.upper
    }
    return TextSource(own + bytes[end...]).trimmed.text
  }

  /// Those that can be meant: for a recipe only notes, and of these the recipes if there are any.
  private func fitting(_ locations: [ItemLocation]) -> [ItemLocation] {
    guard wanted == .recipe else { return locations }
    let notes = locations.filter { !$0.isLine }
    let recipes = notes.filter { $0.type == .recipe }
    return recipes.isEmpty ? notes : recipes
  }

  // MARK: Suggestions

  /// The names nearest to one that nothing has, titles, file names and aliases, else titles with its words misspelt; at
  /// most three. What has no letter is near to nothing.
  package func suggestions(for name: String) throws(SnapshotFault) -> [String] {
    guard name.contains(where: \.isLetter) else { return [] }
    let misspelt = fitting(try vault.snapshot.items(maybeTitled: name, isMisspelt: true, limit: 20))
    let titles = misspelt.map { texts.title(of: $0) }
    let near = EditDistance.nearest(to: Path(name).stem, among: titles + (try vault.snapshot.linkNames()))
    var offered: [String] = []
    var items: Set<[Int]> = []
    // A note's title and its file name lead to the same.
    for name in near.isEmpty ? Array(titles.filter { Self.isNear(name, $0) }.prefix(3)) : near
    where items.insert(try matches(of: name).items.map { Int($0.item) }).inserted {
      offered.append(name)
    }
    return offered
  }

  /// Whether every word of a name is near to one of a title: the index takes one typo in a word of any length.
  private static func isNear(_ name: String, _ title: String) -> Bool {
    let words = WordForms.words(of: title)
    return WordForms.words(of: name).allSatisfy { !EditDistance.nearest(to: $0, among: words).isEmpty }
  }
}

extension [String] {
  /// Whether these words stand in it, one behind the other.
  fileprivate func contains(inOrder words: [String]) -> Bool {
    !words.isEmpty && indices.contains { self[$0...].starts(with: words) }
  }
}

extension [ItemLocation] {
  /// Without check-ins where there is anything else: one after a task has the title of the task, which the task keeps for
  /// itself; the check-in has its handle.
  fileprivate var meant: [ItemLocation] {
    let others = filter { $0.type != .checkIn }
    return others.isEmpty ? self : others
  }
}

extension ItemLocation {
  /// Whether it is a task, or a line of a shopping list, which is ticked off as well.
  fileprivate var isTask: Bool { type == .task || (isLine && type == .shopping) }
}
