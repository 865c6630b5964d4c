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

  /// The bytes that the postings of a term take when joined.
  func postingByteCount(of term: Int) -> Int {
    var total = 0
    var last: UInt32 = 0
    for table in tables.indices {
      let number = slots[term &* tables.count &+ table]
      guard number != Self.missing else { continue }
      let slot = tables[table].slots[Int(number)]
      let delta = slot.firstItem &+ firstItems[table] &- last
      total &+= slot.byteCount &- 1 &+ VariableLength.count(UInt64(delta) << 1)
      last = slot.lastItem &+ firstItems[table]
    }
    return total
  }

  /// Appends the joined postings of a term.
  ///
  /// A run stores its first posting with a delta of zero, in one byte: only that byte is written anew.
  func appendPostings(of term: Int, to output: inout [UInt8], scratch: inout [UInt8]) {
    var last: UInt32 = 0
    for table in tables.indices {
      let number = slots[term &* tables.count &+ table]
      guard number != Self.missing else { continue }
      let slot = tables[table].slots[Int(number)]
      scratch.removeAll(keepingCapacity: true)
      tables[table].arena.append(slot, to: &scratch)
      guard let first = scratch.first else { continue }
      let delta = slot.firstItem &+ firstItems[table] &- last
      VariableLength.append(UInt64(delta) << 1 | UInt64(first & 1), to: &output)
      output.append(contentsOf: scratch[1...])
      last = slot.lastItem &+ firstItems[table]
    }
  }
}
