/// `links:`, `linked-from:` and `broken:`.
extension Evaluator {
  /// How many notes no note links to, itself not excepted.
  ///
  /// - Complexity: O(*links*).
  package mutating func unlinkedNoteCount() throws(SnapshotFault) -> Int {
    var names = LinkNames(snapshot)
    return snapshot.noteCount - (try notes(linkedFrom: nil, &names)).count
  }

  mutating func answer(toLinks field: FieldCondition) throws(SnapshotFault) -> MatchedItems {
    var names = LinkNames(snapshot)
    let targets: [String]
    switch field.test {
    case .anyOf(let values), .allOf(let values): targets = values
    case .exactly(let value): targets = [value]
    case .present: return MatchedItems(try items(withAnyOf: field.key, &names))
    case .absent:
      let matches = snapshot.live.subtracting(try items(withAnyOf: field.key, &names))
      // Nothing can link to a line, so that it is no finding that nothing does.
      return MatchedItems(matches: matches, own: field.key == "linked-from" ? emptyAnswer.own : matches)
    case .words, .phrase, .range, .amount, .stands: return emptyAnswer
    }
    guard field.key != "broken" else { return emptyAnswer }
    var matches = emptyAnswer.matches
    for (number, target) in targets.enumerated() {
      let folded = LinkNames.target(target)
      let found =
        field.key == "links"
        ? try items(linkingTo: folded, &names) : try notes(linkedFrom: try names.notes(for: folded), &names)
      if case .allOf = field.test, number > 0 {
        matches.formIntersection(found)
      } else {
        matches.formUnion(found)
      }
    }
    return MatchedItems(matches)
  }

  private mutating func items(withAnyOf key: String, _ names: inout LinkNames) throws(SnapshotFault) -> ItemSet {
    switch key {
    case "links":
      return try items(of: [TermName.make(TermName.key, "links".utf8)], lifting: true)
    case "broken":
      return try items(ofLinks: { (target) throws(SnapshotFault) in try names.notes(for: target).count != 1 })
    default:
      return try notes(linkedFrom: nil, &names)
    }
  }

  /// The items with a link whose target is wanted, and the notes of such lines.
  private mutating func items(
    ofLinks isWanted: ([UInt8]) throws(SnapshotFault) -> Bool
  ) throws(SnapshotFault) -> ItemSet {
    var entries: [[TermEntry]] = []
    for part in snapshot.parts {
      var found: [TermEntry] = []
      for link in try links(in: part) where try isWanted(link.target) { found.append(link.entry) }
      entries.append(found)
    }
    return try items(of: entries, lifting: true)
  }

  private func links(in part: Snapshot.Part) throws(SnapshotFault) -> [(target: [UInt8], entry: TermEntry)] {
    let prefix = TermName.make(TermName.value, key: "links".utf8, bytes: [UInt8]())
    var links: [(target: [UInt8], entry: TermEntry)] = []
    try part.segment.forEachTerm(withPrefix: prefix) { links.append((Array($0.dropFirst(prefix.count)), $1)) }
    return links
  }

  /// The items that link to what `target` means; when it means no note, those with a link written so.
  private mutating func items(
    linkingTo target: [UInt8], _ names: inout LinkNames
  ) throws(SnapshotFault) -> ItemSet {
    let meant = Set(try names.notes(for: target))
    guard !meant.isEmpty else { return try items(ofLinks: { LinkNames.written($0).elementsEqual(target) }) }
    // Only targets that end in a name of a meant note can mean it; the others need no look-up.
    var endings: Set<[UInt8]> = []
    for note in meant {
      endings.insert(Array(LinkNames.lastPart(try names.foldedPath(of: note))))
      endings.formUnion(try aliases(of: note))
    }
    return try items(ofLinks: { (other) throws(SnapshotFault) in
      guard endings.contains(Array(LinkNames.lastPart(other))) || endings.contains(other) else { return false }
      let notes = try names.notes(for: other)
      return notes.count == 1 && meant.contains(notes[0])
    })
  }

  func aliases(of note: Int) throws(SnapshotFault) -> [[UInt8]] {
    let (part, number) = snapshot.part(ofItem: note)
    var found: [([UInt8], TermEntry)] = []
    try part.segment.forEachTerm(withPrefix: [TermName.name]) { found.append((Array($0.dropFirst()), $1)) }
    var aliases: [[UInt8]] = []
    for (name, entry) in found {
      try part.segment.forEachPosting(of: entry) {
        if $0.item == number, $0.fields.contains(.title) { aliases.append(name) }
      }
    }
    return aliases
  }

  /// The notes that `sources` or their lines link to; that any note links to when it is nil.
  private mutating func notes(
    linkedFrom sources: [Int]?, _ names: inout LinkNames
  ) throws(SnapshotFault) -> ItemSet {
    var from = snapshot.live
    if let sources {
      from = emptyAnswer.matches
      for source in sources { from.insert(source) }
      from = from.withLines(notes: snapshot.notes).intersection(snapshot.live)
    }
    var notes = emptyAnswer.matches
    for part in snapshot.parts {
      for link in try links(in: part) {
        var isLinked = false
        try part.segment.forEachPosting(of: link.entry) {
          if from.contains(Int($0.item) + part.firstItem) { isLinked = true }
        }
        guard isLinked else { continue }
        let targets = try names.notes(for: link.target)
        if targets.count == 1 { notes.insert(targets[0]) }
      }
    }
    return notes
  }
}
