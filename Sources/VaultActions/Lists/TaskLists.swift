package import VaultMessages
import VaultModel
package import VaultSearch
package import VaultStore

/// The lists of one vault: those that every vault has, the notes of type `list` in the order of their paths, and the
/// names that only tasks give.
package struct TaskLists {
  package let vault: IndexedVault
  package let parser: QueryParser
  package private(set) var lists: [SavedList] = []
  /// Where the notes of the lists are read.
  package let texts: NoteTexts

  /// - Parameter language: the one in which built-in lists are named.
  package init(_ vault: IndexedVault, parser: QueryParser, language: MessageLanguage) throws(Failure) {
    self.vault = vault
    self.parser = parser
    texts = NoteTexts(vault)
    lists = BuiltInList.allCases.map { SavedList(title: $0.title(in: language), source: .builtIn($0)) }
    lists += try lists(of: vault)
    let known = Set(lists.filter { $0.path != nil }.flatMap(\.names).map(LinkName.folded))
    for name in try namesOfTasks() where !known.contains(name) {
      lists.append(SavedList(title: name, source: .named))
    }
  }

  /// The list with its name as people write it: of a name that only tasks give, the index has it folded.
  package func spelled(_ list: SavedList) throws(Failure) -> SavedList {
    guard case .named = list.source else { return list }
    return SavedList(title: try spelling(of: list.title), source: .named)
  }

  /// Every list with its name as people write it.
  package func spelled() throws(Failure) -> [SavedList] {
    try lists.map { list throws(Failure) in try spelled(list) }
  }

  private func lists(of vault: IndexedVault) throws(Failure) -> [SavedList] {
    let notes = try found(.field("type", .anyOf([ItemType.list.name])), sortedBy: "path")
    return notes.map { location in
      let list = texts.note(of: location).taskList
      let note = SavedList.Note(list: list, path: texts.path(of: location), location: location)
      return SavedList(title: list.title, source: .note(note))
    }
  }

  private func namesOfTasks() throws(Failure) -> [String] {
    do throws(SnapshotFault) {
      return try vault.snapshot.values(ofKey: "list").filter { $0.count > 0 }.map(\.text)
    } catch {
      throw Failure(error)
    }
  }

  /// A name as the first task that gives it writes it; the index has it folded.
  private func spelling(of name: String) throws(Failure) -> String {
    guard let location = try found(.field("list", .anyOf([name])), sortedBy: "path", limit: 1).first else {
      return name
    }
    let (note, item) = texts.item(at: location)
    return note.texts(ofKey: "list", of: item).map(\.text).first { LinkName.folded($0) == name } ?? name
  }

  private func found(
    _ condition: Condition, sortedBy key: String, limit: Int? = nil
  ) throws(Failure) -> [ItemLocation] {
    try texts.hits(of: Query(condition: condition, sort: [SortKey(key: key)], limit: limit)).map(\.location)
  }

  // MARK: By name

  /// The list that the first words name, and the words after its name: `Quick wins tag:home` need no quotes.
  package func list(namedFirstIn words: [String]) throws(Failure) -> (list: SavedList, rest: ArraySlice<String>) {
    for count in stride(from: words.count, to: 1, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      let found = lists(wholly: name)
      if !found.isEmpty { return (try only(found, name), words.dropFirst(count)) }
    }
    return (try list(named: words.first ?? ""), words.dropFirst())
  }

  /// The lists of a whole name; those that are notes stand for it alone where there are any.
  private func lists(wholly name: String) -> [SavedList] {
    let wanted = LinkName.folded(name)
    let whole = lists.filter { list in list.names.contains { LinkName.folded($0) == wanted } }
    let notes = whole.filter { $0.path != nil }
    return notes.isEmpty ? whole : notes
  }

  /// The list of a name: by a whole name, notes before built-in lists; by handle; by the beginning of a title's words.
  ///
  /// - Parameter takesParts: whether the beginning of a word is a name; else it is only suggested.
  package func list(named name: String, takingParts takesParts: Bool = true) throws(Failure) -> SavedList {
    let handled = try readingIndex(try Handles(vault.snapshot).items(withPrefix: name))
    let whole = lists(wholly: name)
    if !whole.isEmpty { return try only(whole, name) }
    let marked = lists.filter { list in list.location.map { handled.contains($0.item) } ?? false }
    if !marked.isEmpty { return try only(marked, name) }
    let start = TextFolding.caseFolded(name)
    let part = lists.filter { list in
      let title = TextFolding.caseFolded(list.title)
      return title.hasPrefix(start) || title.contains(" " + start)
    }
    guard part.isEmpty || start.isEmpty || !takesParts else { return try only(part, name) }
    let near = takesParts || part.isEmpty || start.isEmpty ? suggestions(for: name) : part.prefix(3).map(\.title)
    throw Failure(
      .notFound, .listNotFound, [.text(name)],
      hints: [near.isEmpty ? Remark(.tryCall, [.call(["list"])]) : .didYouMean(near)], code: .noList)
  }

  /// The titles and aliases nearest to a name, else the titles with a word near to it; at most three.
  private func suggestions(for name: String) -> [String] {
    let lists = (try? spelled()) ?? lists
    let near = EditDistance.nearest(to: name, among: lists.flatMap { [$0.title] + ($0.list?.aliases ?? []) })
    guard near.isEmpty else { return near }
    let misspelt = lists.filter { list in
      !EditDistance.nearest(to: name, among: list.title.split(separator: " ").map(String.init)).isEmpty
    }
    return misspelt.prefix(3).map(\.title)
  }

  private func only(_ found: [SavedList], _ name: String) throws(Failure) -> SavedList {
    guard found.count > 1 else { return try spelled(found[0]) }
    throw Failure(
      .wrongRequest, .listAmbiguous, [.text(name), .count(found.count)],
      details: found.map { list in .text(list.title + (list.path.map { "  " + $0.text } ?? "")) },
      hints: [.init(.listAmbiguousHint)])
  }

  // MARK: What is in them

  /// How many items a list shows.
  package func count(_ list: SavedList) throws(Failure) -> Result<Int, QueryLineError> {
    let query: Query
    do throws(QueryLineError) { query = try list.query(by: parser) } catch { return .failure(error) }
    return .success(try count(list.hiding(in: query, by: parser).query.condition))
  }

  /// How many items meet a condition, notes beside their lines.
  package func count(_ condition: Condition) throws(Failure) -> Int {
    var evaluator = Evaluator(vault.snapshot, texts: texts, keepingNotes: true)
    let count: Int
    do throws(EvaluationError) { count = try evaluator.count(condition) } catch { throw Failure(error) }
    try texts.verify()
    return count
  }

  /// The handles of the lists that are notes, by their items.
  package var handles: ItemHandles {
    get throws(Failure) { try Handles(vault.snapshot).handles(of: lists.compactMap { $0.location?.item }) }
  }
}
