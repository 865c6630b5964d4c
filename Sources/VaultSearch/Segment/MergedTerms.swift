/// The terms of several tables as one sorted list, with the items of each numbered as in the snapshot.
struct MergedTerms: Sendable {
  private let tables: [TermTable]
  /// How the items of each table are numbered in the snapshot.
  private let numberings: [ItemNumbering]
  /// For each term in order, its slot in each table; ``missing`` where a table does not have it.
  private var slots: [UInt32] = []
  private static var missing: UInt32 { .max }

  /// Merges finished tables. Complexity: O(terms × tables).
  init(_ tables: [TermTable], _ numberings: [ItemNumbering]) {
    self.tables = tables
    self.numberings = numberings
    merge()
  }

  /// The number of different terms.
  var count: Int { tables.isEmpty ? 0 : slots.count / tables.count }

  private mutating func merge() {
    slots.reserveCapacity(tables.count &* (tables.map(\.slots.count).max() ?? 0) &* 5 / 4)
    // The next term of each table that has one left.
    var heads = tables.map { $0.slots.isEmpty ? nil : $0.sortKey(of: 0) }
    while let (least, head) = leastHead(of: heads) {
      for table in tables.indices {
        guard let key = heads[table], table == least || table > least && compare(key, of: table, head, of: least) == 0
        else {
          slots.append(Self.missing)
          continue
        }
        slots.append(key.slot)
        let next = Int(key.slot) &+ 1
        heads[table] = next < tables.span[table].slots.count ? tables.span[table].sortKey(of: next) : nil
      }
    }
  }

  /// The first of the tables whose next term is the least.
  private func leastHead(of heads: [TermSortKey?]) -> (table: Int, key: TermSortKey)? {
    var least: (table: Int, key: TermSortKey)?
    for table in heads.indices {
      guard let key = heads[table] else { continue }
      if let known = least, compare(key, of: table, known.key, of: known.table) >= 0 { continue }
      least = (table, key)
    }
    return least
  }

  /// Compares terms of two tables: negative, zero or positive.
  @inline(__always) private func compare(
    _ one: TermSortKey, of table: Int, _ other: TermSortKey, of otherTable: Int
  ) -> Int {
    guard one.hasSameLanes(as: other) else { return one < other ? -1 : 1 }
    return tables.span[table].compareBehindLanes(one, other, of: tables.span[otherTable])
  }

  /// Replaces `output` by the bytes of a term.
  func copyBytes(of term: Int, into output: inout [UInt8]) {
    for table in tables.indices {
      let slot = slots[term &* tables.count &+ table]
      guard slot != Self.missing else { continue }
      // A span lends the table, where the array would count references to all its parts.
      return tables.span[table].copyBytes(of: Int(slot), into: &output)
    }
  }

  /// A range of terms with their postings, joined and encoded as a snapshot keeps them.
  ///
  /// The bytes do not depend on how the items were divided among tables. Complexity: O(postings).
  ///
  /// - Parameter dictionary: what was written before the first of all these terms.
  func encoded(_ terms: Range<Int>, after dictionary: DictionaryWriter) -> EncodedTerms {
    var scratch: [UInt8] = []
    var term = dictionary.last
    if terms.lowerBound > 0 { copyBytes(of: terms.lowerBound - 1, into: &term) }
    var encoded = EncodedTerms(
      dictionary: DictionaryWriter(after: dictionary.count + terms.lowerBound, last: term))
    var writer = PostingWriter()
    for number in terms {
      let start = encoded.bytes.count
      copyBytes(of: number, into: &term)
      if term.first == TermName.column {
        appendEntries(of: number, to: &encoded.bytes, &scratch)
      } else {
        appendPostings(of: number, to: &encoded.bytes, &writer, &scratch)
      }
      encoded.dictionary.append(term, postingByteCount: encoded.bytes.count - start)
    }
    encoded.bytes = encoded.bytes.fitted
    return encoded
  }

  private func appendPostings(
    of term: Int, to output: inout [UInt8], _ writer: inout PostingWriter, _ scratch: inout [UInt8]
  ) {
    for table in tables.indices {
      guard let first = copyRun(of: term, in: table, into: &scratch) else { continue }
      writer.add(run: scratch.span, from: first, numberings[table])
    }
    writer.finish(to: &output)
  }

  private func appendEntries(of term: Int, to output: inout [UInt8], _ scratch: inout [UInt8]) {
    var entries: [ColumnEntry] = []
    var isAscending = true
    for table in tables.indices {
      guard let first = copyRun(of: term, in: table, into: &scratch) else { continue }
      var reader = RunColumnReader(from: first, limit: .max)
      var cursor = numberings[table].cursor(at: first)
      while var entry = reader.next(scratch.span) {
        entry.item = cursor.number(of: entry.item)
        if let last = entries.last, last.item > entry.item { isAscending = false }
        entries.append(entry)
      }
    }
    // The values of one item are in one table, and a sort that is stable keeps their order.
    if !isAscending { entries.sort { $0.item < $1.item } }
    var writer = ColumnWriter()
    for entry in entries { writer.append(entry, to: &output) }
  }

  /// Replaces `scratch` by what a table has of a term; gives the item of the run that its distances are counted from, or
  /// nil when the table does not have the term.
  private func copyRun(of term: Int, in table: Int, into scratch: inout [UInt8]) -> UInt32? {
    let number = slots[term &* tables.count &+ table]
    guard number != Self.missing else { return nil }
    let slot = tables.span[table].slots[Int(number)]
    scratch.removeAll(keepingCapacity: true)
    tables.span[table].arena.append(slot, to: &scratch)
    return slot.firstItem
  }
}

/// Neighbouring terms as the dictionary has them, and their postings.
struct EncodedTerms: Sendable {
  var dictionary: DictionaryWriter
  var bytes: [UInt8] = []
}
