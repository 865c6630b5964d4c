package import VaultModel
package import VaultSyntax

/// Where an item stands: enough to open its file and show it.
package struct ItemLocation: Sendable, Hashable {
  /// The item, numbered through base and delta.
  package var item: Int
  /// The file's ordinal in the ``Snapshot``.
  package var file: Int
  package var type: ItemType
  /// Whether it is a line of the note.
  package var isLine: Bool
  /// The bytes of a line; empty for a note, which is its whole file.
  package var range: ByteRange
  /// The bytes of a note's title in the file, as written; empty when it is the file's stem, and for a line, whose text
  /// is read from its range.
  package var title: ByteRange
}

extension Snapshot {
  /// Where an item stands.
  package func location(of item: Int) throws(SnapshotFault) -> ItemLocation {
    try locations(of: [item])[0]
  }

  /// Where items stand, in the order given. Complexity: O(n), with one check of the tables for all.
  package func locations(of items: [Int]) throws(SnapshotFault) -> [ItemLocation] {
    let nowhere = ItemLocation(
      item: 0, file: 0, type: .note, isLine: false, range: ByteRange(0, 0), title: ByteRange(0, 0))
    var locations = [ItemLocation](repeating: nowhere, count: items.count)
    for part in parts {
      try part.segment.withItemTables { notes, lines, types in
        for (place, item) in items.enumerated() where part.holds(item) {
          let number = item &- part.firstItem
          let rank = part.segment.noteRank(of: part.segment.noteItem(of: number))
          let note = NoteRecord(notes, at: rank &* NoteRecord.byteCount)
          var location = ItemLocation(
            item: item, file: Int(note.file) &+ part.firstFile, type: ItemType(rawValue: types[number]) ?? .note,
            isLine: false, range: ByteRange(0, 0), title: note.title)
          if !part.segment.isNote(number) {
            location.isLine = true
            location.range = LineRecord(lines, at: (number &- rank &- 1) &* LineRecord.byteCount).range
            location.title = ByteRange(0, 0)
          }
          locations[place] = location
        }
      }
    }
    return locations
  }

  /// The number of notes and lines that count.
  package var noteCount: Int { statistics.notes }
  package var lineCount: Int { statistics.lines }

  /// The number of different words of all texts that count.
  ///
  /// - Complexity: O(log terms); with a delta O(terms), because words whose notes are all overridden do not count.
  package func wordCount() throws(SnapshotFault) -> Int {
    guard parts.count > 1 else { return try parts[0].segment.wordCount() }
    var words = Set<[UInt8]>()
    for part in parts.dropFirst() {
      try part.segment.forEachTerm(from: [TermName.firstWordByte]) { term, _ in
        words.insert(term)
        return true
      }
    }
    var count = words.count
    var entries: [TermEntry] = []
    try parts[0].segment.forEachTerm(from: [TermName.firstWordByte]) { term, entry in
      if !words.contains(term) { entries.append(entry) }
      return true
    }
    for entry in entries where try hasLivePosting(entry, in: parts[0]) { count += 1 }
    return count
  }

  /// Whether an item that counts has the key.
  package func hasKey(_ key: String) throws(SnapshotFault) -> Bool {
    try hasLivePosting(TermName.make(TermName.key, key.utf8))
  }

  /// Whether an item that counts has the whole value under a key, in any case.
  package func hasValue(_ value: String, ofKey key: String) throws(SnapshotFault) -> Bool {
    let folded = WordForms.foldedValue(Array(value.utf8))
    return try hasLivePosting(TermName.make(TermName.value, key: key.utf8, bytes: folded))
  }

  /// All keys of items that count but those that the index has for itself, sorted by bytes: for "no note has this key" and
  /// its suggestions.
  package func keys() throws(SnapshotFault) -> [String] {
    // Every part has its keys in their order.
    var keys: [[UInt8]] = []
    for part in parts {
      var entries: [(key: [UInt8], entry: TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: [TermName.key]) { term, entry in
        entries.append((Array(term.dropFirst()), entry))
      }
      for (key, entry) in entries where try hasLivePosting(entry, in: part) { keys.append(key) }
    }
    if parts.count > 1 { keys.sort { $0.lexicographicallyPrecedes($1) } }
    return keys.indices.filter { $0 == 0 || keys[$0] != keys[$0 - 1] }.map { String(decoding: keys[$0], as: UTF8.self) }
      .filter { $0 != AskedTasks.key && !WrittenMoney.names.contains($0) && !IndexedLessons.keys.contains($0) }
  }

  /// The values of a key and how many items have each, sorted by bytes.
  package func values(ofKey key: String) throws(SnapshotFault) -> [(text: String, count: Int)] {
    try terms(withPrefix: TermName.make(TermName.value, key: key.utf8, bytes: [UInt8]()))
  }

  /// What values of a key say behind a beginning, folded.
  ///
  /// - Complexity: O(log *n*) in the values, and O(*k*) in those that are found.
  package func values(ofKey key: String, behind beginning: String) throws(SnapshotFault) -> [String] {
    let folded = WordForms.foldedValue(Array(beginning.utf8))
    return try terms(withPrefix: TermName.make(TermName.value, key: key.utf8, bytes: folded)).map(\.text)
  }

  /// The values of a key that some items have, folded.
  ///
  /// - Parameter items: items that count.
  /// - Complexity: O(*n*) in the postings of the key.
  package func values(ofKey key: String, among items: some Sequence<Int>) throws(SnapshotFault) -> Set<String> {
    var wanted = ItemSet(count: live.words.count * 64)
    for item in items { wanted.insert(item) }
    let prefix = TermName.make(TermName.value, key: key.utf8, bytes: [UInt8]())
    var values: Set<String> = []
    for part in parts {
      var terms: [(term: [UInt8], entry: TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: prefix) { terms.append((Array($0.dropFirst(prefix.count)), $1)) }
      for (term, entry) in terms {
        if try part.segment.hasPosting(of: entry, where: { wanted.contains(Int($0.item) + part.firstItem) }) {
          values.insert(String(decoding: term, as: UTF8.self))
        }
      }
    }
    return values
  }

  private func hasLivePosting(_ term: [UInt8]) throws(SnapshotFault) -> Bool {
    for part in parts {
      guard let entry = try part.segment.entry(of: term) else { continue }
      if try hasLivePosting(entry, in: part) { return true }
    }
    return false
  }

  /// Whether an item of the term counts; every term has an item, so only overridden ones must be looked at.
  private func hasLivePosting(_ entry: TermEntry, in part: Part) throws(SnapshotFault) -> Bool {
    if deltaHeader == nil || part.firstItem > 0 { return !entry.postings.isEmpty }
    return try part.segment.hasPosting(of: entry) { live.contains(Int($0.item) + part.firstItem) }
  }

  private func liveCount(of entry: TermEntry, in part: Part) throws(SnapshotFault) -> Int {
    var count = 0
    try part.segment.forEachPosting(of: entry) { if live.contains(Int($0.item) + part.firstItem) { count += 1 } }
    return count
  }

  /// The terms with a prefix, without it, and in how many items that count each is.
  func terms(withPrefix prefix: [UInt8]) throws(SnapshotFault) -> [(text: String, count: Int)] {
    var counts: [[UInt8]: Int] = [:]
    for part in parts {
      var entries: [(term: [UInt8], entry: TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: prefix) { term, entry in
        entries.append((Array(term.dropFirst(prefix.count)), entry))
      }
      for (term, entry) in entries { counts[term, default: 0] += try liveCount(of: entry, in: part) }
    }
    let found = counts.filter { $0.value > 0 }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return found.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }
}
