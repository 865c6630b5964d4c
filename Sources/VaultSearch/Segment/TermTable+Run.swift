/// Taking what a table holds as a sorted run.
extension TermTable {
  /// Takes all terms with their postings in the order of their bytes, and leaves an empty table; slot numbers given
  /// before mean nothing any more. Complexity: O(n log n).
  mutating func takeRun() -> TermRun {
    closeOpenPostings()
    let postings = slots.reduce(0) { $0 &+ $1.byteCount &+ Int($1.count) }
    var run = TermRun(reserving: postings &+ slots.count &* TermRun.overhead)
    var term: [UInt8] = []
    sortKeys()
    for key in keys {
      let slot = slots[Int(key.slot)]
      if key.count > 16 { copyLongTerm(of: slot, into: &term) }
      run.append(
        TermLanes(key), term, firstItem: slot.firstItem, postingByteCount: slot.byteCount)
      run.appendPostings(of: slot, in: arena)
    }
    removeAll()
    return run
  }

  /// Puts the keys of all slots into the order of their terms' bytes.
  private mutating func sortKeys() {
    var keys = self.keys
    self.keys = []
    keys.removeAll(keepingCapacity: true)
    for number in slots.indices { keys.append(sortKey(of: number)) }
    keys.sort { $0.hasSameLanes(as: $1) ? precedesBehindLanes($0, $1) : $0 < $1 }
    self.keys = keys
  }

  /// Whether a term sorts before another one that begins with the same 16 bytes.
  private func precedesBehindLanes(_ one: TermSortKey, _ other: TermSortKey) -> Bool {
    let shorter = Int(min(one.count, other.count))
    var offset = 16
    while offset < shorter {
      let lane = lane(of: one, at: offset).byteSwapped
      let otherLane = self.lane(of: other, at: offset).byteSwapped
      if lane != otherLane { return lane < otherLane }
      offset &+= 8
    }
    // Missing bytes read as zero, so that only the lengths tell a term from the same with zeros behind it.
    return one.count < other.count
  }

  /// Eight bytes of a term of more than 16.
  private func lane(of key: TermSortKey, at offset: Int) -> UInt64 {
    let start = Int(truncatingIfNeeded: slots[Int(key.slot)].high >> 32)
    return LittleEndian.lane(longTerms.span, start &+ offset, end: start &+ Int(key.count))
  }

  /// The key by which a term is sorted.
  private func sortKey(of number: Int) -> TermSortKey {
    let slot = slots[number]
    var second = slot.high
    if slot.count > 16 {
      let start = Int(truncatingIfNeeded: slot.high >> 32)
      second = LittleEndian.lane(longTerms.span, start &+ 8, end: start &+ 16)
    }
    return TermSortKey(
      high: slot.low.byteSwapped, low: second.byteSwapped, slot: UInt32(truncatingIfNeeded: number),
      count: UInt32(slot.count))
  }

  /// Replaces `output` by the bytes of a term of more than 16.
  private func copyLongTerm(of slot: TermSlot, into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    let start = Int(truncatingIfNeeded: slot.high >> 32)
    output.append(copying: longTerms.span.extracting(start..<start &+ Int(slot.count)))
  }
}
