/// The terms of several runs as one sorted list, with the item numbers of each run moved behind those of the run before.
struct MergedTerms: Sendable {
  let runs: [SegmentRun]
  /// The first item of each run in the joined numbering.
  let firstItems: [UInt32]
  /// For each term in order, its slot in each run; ``missing`` where a run does not have it.
  private var slots: [UInt32] = []
  private static var missing: UInt32 { .max }

  /// Merges the sorted terms. Complexity: O(terms × runs).
  init(_ runs: [SegmentRun]) {
    self.runs = runs
    var next: UInt32 = 0
    firstItems = runs.map { run in
      defer { next &+= UInt32(truncatingIfNeeded: run.itemCount) }
      return next
    }
    merge()
  }

  /// The number of different terms.
  var count: Int { runs.isEmpty ? 0 : slots.count / runs.count }

  private mutating func merge() {
    slots.reserveCapacity(runs.count &* (runs.map(\.sorted.count).max() ?? 0) &* 5 / 4)
    var places = [Int](repeating: 0, count: runs.count)
    while let least = leastRun(at: places) {
      let key = runs[least].sorted[places[least]]
      for run in runs.indices {
        if run == least || (run > least && holds(run, at: places[run], sameAs: key, of: least)) {
          slots.append(runs[run].sorted[places[run]].slot)
          places[run] &+= 1
        } else {
          slots.append(Self.missing)
        }
      }
    }
  }

  /// The first of the runs whose next term is the least.
  private func leastRun(at places: [Int]) -> Int? {
    var least: Int?
    for run in runs.indices where places[run] < runs[run].sorted.count {
      guard let known = least else {
        least = run
        continue
      }
      let key = runs[run].sorted[places[run]]
      if compare(key, of: run, runs[known].sorted[places[known]], of: known) < 0 { least = run }
    }
    return least
  }

  private func holds(_ run: Int, at place: Int, sameAs key: TermSortKey, of other: Int) -> Bool {
    place < runs[run].sorted.count && compare(runs[run].sorted[place], of: run, key, of: other) == 0
  }

  private func compare(_ left: TermSortKey, of leftRun: Int, _ right: TermSortKey, of rightRun: Int) -> Int {
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    if left.low != right.low { return left.low < right.low ? -1 : 1 }
    if left.count <= 16 && right.count <= 16 { return Int(left.count) &- Int(right.count) }
    let leftBytes = runs[leftRun].terms.bytes(of: Int(left.slot))
    let rightBytes = runs[rightRun].terms.bytes(of: Int(right.slot))
    return leftBytes == rightBytes ? 0 : leftBytes.lexicographicallyPrecedes(rightBytes) ? -1 : 1
  }

  /// Replaces `output` by the bytes of a term.
  func copyBytes(of term: Int, into output: inout [UInt8]) {
    for run in runs.indices {
      let slot = slots[term &* runs.count &+ run]
      guard slot != Self.missing else { continue }
      return runs[run].terms.copyBytes(of: Int(slot), into: &output)
    }
  }

  /// The bytes that the postings of a term take when joined.
  func postingByteCount(of term: Int) -> Int {
    var total = 0
    var last: UInt32 = 0
    for run in runs.indices {
      let number = slots[term &* runs.count &+ run]
      guard number != Self.missing else { continue }
      let slot = runs[run].terms.slots[Int(number)]
      let delta = slot.firstItem &+ firstItems[run] &- last
      total &+= slot.byteCount &- 1 &+ VariableLength.count(UInt64(delta) << 1)
      last = slot.lastItem &+ firstItems[run]
    }
    return total
  }

  /// Appends the joined postings of a term.
  ///
  /// A run stores its first posting with a delta of zero, in one byte: only that byte is written anew.
  func appendPostings(of term: Int, to output: inout [UInt8], scratch: inout [UInt8]) {
    var last: UInt32 = 0
    for run in runs.indices {
      let number = slots[term &* runs.count &+ run]
      guard number != Self.missing else { continue }
      let terms = runs[run].terms
      let slot = terms.slots[Int(number)]
      scratch.removeAll(keepingCapacity: true)
      terms.arena.append(slot, to: &scratch)
      guard let first = scratch.first else { continue }
      let delta = slot.firstItem &+ firstItems[run] &- last
      VariableLength.append(UInt64(delta) << 1 | UInt64(first & 1), to: &output)
      output.append(contentsOf: scratch[1...])
      last = slot.lastItem &+ firstItems[run]
    }
  }
}
