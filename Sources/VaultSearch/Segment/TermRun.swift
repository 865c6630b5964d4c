import VaultSyntax

/// The terms of a ``TermTable`` in the order of their bytes with their postings, as one stretch of bytes without a gap.
///
/// A term is the length it shares with the term before and that of its rest, a byte each, the rest, the item that its
/// postings are counted from and their length in bytes, both variable-length integers, and the postings. The first term
/// of a block shares nothing, so that reading can begin there. Few terms with long postings fill a block too, so that
/// several threads can join them.
struct TermRun: Sendable {
  static let termsPerBlock = 64
  static let bytesPerBlock = 1 << 13

  private(set) var bytes: [UInt8] = []
  /// Where each block begins.
  private(set) var blocks: [Int] = []
  /// How many terms the last block has; before there is one, as many as let no other join them.
  private var count = TermRun.termsPerBlock
  /// The term before the next one: its lanes, and all its bytes if it has more.
  private var lastLanes = TermLanes()
  private var last: [UInt8] = []

  /// An empty run with room for bytes: memory that is not touched is not taken.
  init(reserving byteCount: Int) { bytes.reserveCapacity(byteCount) }

  /// The most bytes that a term takes beside its own and its postings.
  static let overhead = 2 + 5 + 10

  /// Adds the next term, whose postings the next call adds.
  ///
  /// - Parameter term: its bytes, which are asked for only if it has more than the lanes hold.
  mutating func append(_ lanes: TermLanes, _ term: [UInt8], firstItem: UInt32, postingByteCount: Int) {
    var shared = 0
    if count == Self.termsPerBlock || bytes.count &- (blocks.last ?? 0) >= Self.bytesPerBlock {
      blocks.append(bytes.count)
      count = 0
    } else {
      shared = lanes.sharedCount(with: lastLanes)
      if shared == TermLanes.byteCount {
        let limit = min(lanes.count, lastLanes.count)
        while shared < limit, term[shared] == last[shared] { shared &+= 1 }
      }
    }
    bytes.append(UInt8(truncatingIfNeeded: shared))
    bytes.append(UInt8(truncatingIfNeeded: lanes.count &- shared))
    if lanes.isWhole {
      lanes.append(from: shared, to: &bytes)
    } else {
      bytes.append(copying: term.span.extracting(shared..<term.count))
      last.removeAll(keepingCapacity: true)
      last.append(copying: term.span)
    }
    lastLanes = lanes
    VariableLength.append(UInt64(firstItem), to: &bytes)
    VariableLength.append(UInt64(clamping: postingByteCount), to: &bytes)
    count &+= 1
  }

  /// Adds the postings of the term added last.
  mutating func appendPostings(of slot: TermSlot, in arena: PostingArena) { arena.append(slot, to: &bytes) }

  /// Terms that divide the run into about so many equal stretches of bytes, ascending.
  func dividers(into stretches: Int) -> [[UInt8]] {
    guard stretches > 1, !blocks.isEmpty else { return [] }
    let places = (1..<stretches).map { stretch in
      blocks.partitioningIndex { $0 >= bytes.count / stretches * stretch }
    }
    return Set(places).filter { blocks.indices.dropFirst().contains($0) }.sorted().map(firstTerm(ofBlock:))
  }

  /// A block's first term, which is whole.
  private func firstTerm(ofBlock block: Int) -> [UInt8] {
    let start = blocks[block] + 2
    return Array(bytes[start..<start + Int(bytes[start - 1])])
  }

  /// The last block whose first term is before another one, or the first block.
  func block(before term: [UInt8]) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if firstTerm(ofBlock: middle).lexicographicallyPrecedes(term) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
