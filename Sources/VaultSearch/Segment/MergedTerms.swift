/// The terms of several tables as one sorted list, with the item numbers of each moved behind those of the one before.
struct MergedTerms: Sendable {
  private let tables: [TermTable]
  /// The first item of each table's run in the joined numbering.
  private let firstItems: [UInt32]
  /// For each term in order, its slot in each table; ``missing`` where a table does not have it.
  private var slots: [UInt32] = []
  private static var missing: UInt32 { .max }

  /// Merges finished tables. Complexity: O(terms × tables).
  init(_ tables: [TermTable], firstItems: [UInt32]) {
    self.tables = tables
    self.firstItems = firstItems
    merge()
  }

  /// The number of different terms.
  var count: Int { tables.isEmpty ? 0 : slots.count / tables.count }

  private mutating func merge() {
    slots.reserveCapacity(tables.count &* (tables.map(\.slots.count).max() ?? 0) &* 5 / 4)
    var places = [Int](repeating: 0, count: tables.count)
    while let least = leastTable(at: places) {
      let place = places[least]
      for table in tables.indices {
        let isLeast = table == least
        if isLeast
          || table > least && places[table] < tables[table].slots.count
            && compare(table, places[table], least, place) == 0
        {
          slots.append(UInt32(truncatingIfNeeded: places[table]))
          places[table] &+= 1
        } else {
          slots.append(Self.missing)
        }
      }
    }
  }

  /// The first of the tables whose next term is the least.
  private func leastTable(at places: [Int]) -> Int? {
    var least: Int?
    for table in tables.indices where places[table] < tables[table].slots.count {
      guard let known = least else {
        least = table
        continue
      }
      if compare(table, places[table], known, places[known]) < 0 { least = table }
    }
    return least
  }

  /// Compares two terms: negative, zero or positive.
  @inline(__always) private func compare(_ left: Int, _ leftSlot: Int, _ right: Int, _ rightSlot: Int) -> Int {
    let (one, other) = (tables[left].slots[leftSlot], tables[right].slots[rightSlot])
    if one.low != other.low { return one.low.byteSwapped < other.low.byteSwapped ? -1 : 1 }
    if one.count <= 16, other.count <= 16 {
      if one.high != other.high { return one.high.byteSwapped < other.high.byteSwapped ? -1 : 1 }
      return Int(one.count) &- Int(other.count)
    }
    let (bytes, others) = (tables[left].bytes(of: leftSlot), tables[right].bytes(of: rightSlot))
    return bytes == others ? 0 : bytes.lexicographicallyPrecedes(others) ? -1 : 1
  }

  /// Replaces `output` by the bytes of a term.
  func copyBytes(of term: Int, into output: inout [UInt8]) {
    for table in tables.indices {
      let slot = slots[term &* tables.count &+ table]
      guard slot != Self.missing else { continue }
      return tables[table].copyBytes(of: Int(slot), into: &output)
    }
  }

  /// The postings of a range of terms, joined and encoded as a snapshot keeps them.
  ///
  /// The bytes do not depend on how the items were divided among tables. Complexity: O(postings).
  func encoded(_ terms: Range<Int>) -> EncodedTerms {
    var encoded = EncodedTerms()
    encoded.byteCounts.reserveCapacity(terms.count)
    var scratch: [UInt8] = []
    var writer = PostingWriter()
    for number in terms {
      let start = encoded.bytes.count
      if firstByte(of: number) == TermName.column {
        appendEntries(of: number, to: &encoded.bytes, &scratch)
      } else {
        appendPostings(of: number, to: &encoded.bytes, &writer, &scratch)
      }
      encoded.byteCounts.append(UInt32(clamping: encoded.bytes.count - start))
    }
    return encoded
  }

  private func firstByte(of term: Int) -> UInt8 {
    for table in tables.indices {
      let slot = slots[term &* tables.count &+ table]
      if slot != Self.missing { return UInt8(truncatingIfNeeded: tables[table].slots[Int(slot)].low) }
    }
    return 0
  }

  private func appendPostings(
    of term: Int, to output: inout [UInt8], _ writer: inout PostingWriter, _ scratch: inout [UInt8]
  ) {
    for table in tables.indices {
      guard let first = copyRun(of: term, in: table, into: &scratch) else { continue }
      var reader = RunPostingReader(from: first, limit: .max)
      while let posting = reader.next(scratch.span) { writer.add(posting) }
    }
    writer.finish(to: &output)
  }

  private func appendEntries(of term: Int, to output: inout [UInt8], _ scratch: inout [UInt8]) {
    var writer = ColumnWriter()
    for table in tables.indices {
      guard let first = copyRun(of: term, in: table, into: &scratch) else { continue }
      var reader = RunColumnReader(from: first, limit: .max)
      while let entry = reader.next(scratch.span) { writer.append(entry, to: &output) }
    }
  }

  /// Replaces `scratch` by what a table has of a term; gives the item its distances are counted from, or nil when the
  /// table does not have the term.
  private func copyRun(of term: Int, in table: Int, into scratch: inout [UInt8]) -> UInt32? {
    let number = slots[term &* tables.count &+ table]
    guard number != Self.missing else { return nil }
    let slot = tables[table].slots[Int(number)]
    scratch.removeAll(keepingCapacity: true)
    tables[table].arena.append(slot, to: &scratch)
    return slot.firstItem &+ firstItems[table]
  }
}

/// The postings of neighbouring terms, and how many bytes each has.
struct EncodedTerms: Sendable {
  var bytes: [UInt8] = []
  var byteCounts: [UInt32] = []
}
