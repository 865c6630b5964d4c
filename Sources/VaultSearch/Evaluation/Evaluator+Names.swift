import VaultSyntax

/// Finding notes by what they are called.
extension Evaluator {
  /// The notes whose title, alias or file's name a query asks for, and those that have a name which begins so.
  ///
  /// File names and aliases stand in the index. Of titles it has the words, so those that hold all of them are compared
  /// themselves, the shortest first: what is asked for is as short as any.
  ///
  /// - Parameter matches: the items that meet the condition.
  mutating func notes(called name: AskedName, among matches: ItemSet) throws(SnapshotFault) -> NamedNotes {
    var found = NamedNotes(same: emptyAnswer.matches, beginning: emptyAnswer.matches)
    for part in snapshot.parts {
      var entries: [(entry: TermEntry, isSame: Bool)] = []
      try part.segment.forEachTerm(withPrefix: TermName.make(TermName.name, name.prefix)) { term, entry in
        switch name.likeness(ofTerm: term) {
        case .same: entries.append((entry, true))
        case .beginning: entries.append((entry, false))
        case .none: break
        }
      }
      for (entry, isSame) in entries {
        try part.segment.forEachPosting(of: entry) { posting in
          let item = Int(posting.item) &+ part.firstItem
          if isSame { found.same.insert(item) } else { found.beginning.insert(item) }
        }
      }
    }
    found.same.formIntersection(snapshot.live)
    try addTitles(like: name, among: matches, to: &found)
    return found
  }

  private mutating func addTitles(
    like name: AskedName, among matches: ItemSet, to found: inout NamedNotes
  ) throws(SnapshotFault) {
    var candidates = matches.intersection(snapshot.notes)
    for pattern in name.patterns { candidates.formIntersection(try wordMatches(pattern, key: nil).titled) }
    let (items, lengths) = try writtenTitles(of: candidates)
    for place in ShortNames.places(of: lengths) {
      trace.opened += 1
      switch name.likeness(of: texts.title(of: try snapshot.location(of: items[place]))) {
      case .same: found.same.insert(items[place])
      case .beginning: found.beginning.insert(items[place])
      case .none: break
      }
    }
  }

  /// Those of some notes that have a title of their own, not only the file's name, with its length in bytes.
  private func writtenTitles(of notes: ItemSet) throws(SnapshotFault) -> (items: [Int], lengths: [UInt32]) {
    var (items, lengths): ([Int], [UInt32]) = ([], [])
    for part in snapshot.parts {
      try part.segment.withSection(.notes) { records in
        notes.forEach { item in
          guard part.holds(item) else { return }
          let rank = part.segment.noteRank(of: item &- part.firstItem)
          let title = NoteRecord(records, at: rank &* NoteRecord.byteCount).title
          guard !title.isEmpty else { return }
          items.append(item)
          lengths.append(title.end &- title.start)
        }
      }
    }
    return (items, lengths)
  }

  /// Adds to the scores of results that are called what was asked for so much that they stand before all others: first
  /// notes with the name, then those with one that begins so, then those with the name without function words, then lines
  /// that say nothing else.
  ///
  /// - Parameters:
  ///   - most: more than the words of the query can score together.
  ///   - lengths: the words of each result.
  mutating func addNames(
    to scores: inout [Double], of items: [Int], lengths: [UInt32], asked: AskedNotes, most: Double
  ) throws(SnapshotFault) {
    for place in items.indices {
      if asked.notes.same.contains(items[place]) {
        scores[place] += 3 * most
      } else if asked.notes.beginning.contains(items[place]) {
        scores[place] += 2 * most
      } else if asked.shorter.contains(items[place]) {
        scores[place] += 1.5 * most
      }
    }
    // Beside its title a line has the words of an amount, a time or a day; one that has more says something else too.
    let longest = UInt32((asked.names.map(\.patterns.count).max() ?? 0) + 3)
    for place in ShortNames.places(
      of: lengths, where: { lengths[$0] <= longest && !snapshot.notes.contains(items[$0]) })
    {
      trace.opened += 1
      let title = texts.title(of: try snapshot.location(of: items[place]))
      if asked.names.contains(where: { $0.likeness(of: title) == .same }) { scores[place] += most }
    }
  }
}

/// Notes by how near their names come to one that was asked for.
struct NamedNotes {
  /// Those that are called so.
  var same: ItemSet
  /// Those with a name that begins so; some of them may be called so too.
  var beginning: ItemSet
}

/// The names that a query may ask for, with the notes that it means.
struct AskedNotes {
  var names: [AskedName]
  /// Those of the name of all its words.
  var notes: NamedNotes
  /// Those that are called as its words without function words say.
  var shorter: ItemSet

  /// All that are called so.
  var same: ItemSet { notes.same.union(shorter) }
}

/// Picks the texts that are worth a comparison with a name, by their lengths.
enum ShortNames {
  /// As many as are compared at least, if there are so many.
  private static var enough: Int { 32 }
  /// As many as are compared at the most: more of one length are no names.
  private static var most: Int { 128 }

  /// The places of the shortest, among those that are wanted. Either all of one length are there or none, so that the
  /// order in which notes were read does not decide. Complexity: O(n).
  static func places(of lengths: [UInt32], where isWanted: (Int) -> Bool = { _ in true }) -> [Int] {
    var counts = [Int](repeating: 0, count: 1024)
    for place in lengths.indices where isWanted(place) { counts[min(Int(lengths[place]), counts.count - 1)] += 1 }
    var (bound, total) = (0, 0)
    while bound < counts.count, total < enough, total + counts[bound] <= most {
      total += counts[bound]
      bound += 1
    }
    return lengths.indices.filter { lengths[$0] < bound && isWanted($0) }
  }
}
