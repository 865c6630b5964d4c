import VaultModel

/// The key `list`.
extension Evaluator {
  /// `list:Home` asks for what is in a plain list: what names it in any way, and the lines of its own note but for those
  /// that name another one.
  mutating func answer(toList field: FieldCondition) throws(SnapshotFault) -> MatchedItems {
    switch field.test {
    case .anyOf(let names):
      var matches = emptyAnswer.matches
      for name in names { matches.formUnion(try members(ofList: name)) }
      return MatchedItems(matches)
    case .allOf(let names):
      var matches = snapshot.live
      for name in names { matches.formIntersection(try members(ofList: name)) }
      return MatchedItems(matches)
    case .exactly(let name): return MatchedItems(try members(ofList: name))
    case .present: return MatchedItems(try itemsInLists())
    case .absent: return MatchedItems(snapshot.live.subtracting(try itemsInLists()))
    case .words, .phrase, .range, .amount, .stands: return emptyAnswer
    }
  }

  private mutating func members(ofList name: String) throws(SnapshotFault) -> ItemSet {
    let notes = try notes(ofList: name)
    var names = [name]
    for note in notes.items { names += try self.names(ofList: note) }
    return try items(ofValues: names, key: ItemKey.list.queryName).union(try lines(ofLists: notes))
  }

  private mutating func itemsInLists() throws(SnapshotFault) -> ItemSet {
    try items(havingKey: ItemKey.list.queryName).union(try lines(ofLists: try plainLists()))
  }

  /// The notes of lists that neither a query nor the classifier fills.
  private mutating func plainLists() throws(SnapshotFault) -> ItemSet {
    var lists = try items(ofType: [ItemType.list.name]).intersection(snapshot.notes)
    guard !lists.isEmpty else { return lists }
    for key in [ItemKey.query, .topic] { lists.subtract(try items(havingKey: key.queryName)) }
    return lists
  }

  /// The plain lists that have a name: as title, alias, file name or path.
  private mutating func notes(ofList name: String) throws(SnapshotFault) -> ItemSet {
    let lists = try plainLists()
    guard !lists.isEmpty else { return lists }
    var names = LinkNames(snapshot)
    var found = try items(titled: name, within: lists)
    for note in try names.notes(for: LinkNames.target(name)) where lists.contains(note) { found.insert(note) }
    return found
  }

  /// Every name that a task may give to say that it is in a list.
  private mutating func names(ofList note: Int) throws(SnapshotFault) -> [String] {
    let path = try LinkNames(snapshot).foldedPath(of: note)
    let stem = LinkNames.lastPart(path)
    let paths = [path, Array(stem), path + Array(".md".utf8)].map { String(decoding: $0, as: UTF8.self) }
    trace.opened += 1
    let title = LinkName.folded(texts.title(of: try snapshot.location(of: note)))
    return try [title] + paths + aliases(of: note).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of lists that are records of their own and name no other list.
  private mutating func lines(ofLists notes: ItemSet) throws(SnapshotFault) -> ItemSet {
    guard !notes.isEmpty else { return notes }
    let records = try items(ofType: [ItemType.task.name, ItemType.entry.name])
    return notes.withLines(notes: snapshot.notes).subtracting(snapshot.notes).intersection(records)
      .subtracting(try items(havingKey: ItemKey.list.queryName))
  }
}
