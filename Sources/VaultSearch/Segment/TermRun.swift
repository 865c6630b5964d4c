/// The terms of a ``TermTable`` in the order of their bytes with their postings, as one stretch of bytes without a gap.
///
/// A term is the length it shares with the term before and that of its rest, a byte each, the rest, the item that its
/// postings are counted from and their length in bytes, both variable-length integers, and the postings. The first term
/// of a block shares nothing, so that reading can begin there.
struct TermRun: Sendable {
  static let termsPerBlock = 64

  private(set) var bytes: [UInt8] = []
  /// Where each block begins.
  private(set) var blocks: [Int] = []
  private var count = 0
  private var last: [UInt8] = []

  /// An empty run with room for bytes: memory that is not touched is not taken.
  init(reserving byteCount: Int) { bytes.reserveCapacity(byteCount) }

  /// The most bytes that a term takes beside its own and its postings.
  static let overhead = 2 + 5 + 10

  /// Adds the next term, and its postings by what `appendPostings` appends.
  mutating func append(
    _ term: [UInt8], firstItem: UInt32, postingByteCount: Int, _ appendPostings: (inout [UInt8]) -> Void
  ) {
    var shared = 0
    if count % Self.termsPerBlock == 0 {
      blocks.append(bytes.count)
    } else {
      let limit = min(term.count, last.count)
      while shared < limit, term[shared] == last[shared] { shared &+= 1 }
    }
    bytes.append(UInt8(truncatingIfNeeded: shared))
    bytes.append(UInt8(truncatingIfNeeded: term.count &- shared))
    // By hand, because the rest is short and a slice would count references.
    for place in shared..<term.count { bytes.append(term[place]) }
    VariableLength.append(UInt64(firstItem), to: &bytes)
    VariableLength.append(UInt64(clamping: postingByteCount), to: &bytes)
    appendPostings(&bytes)
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: term)
    count &+= 1
  }

  /// Terms that divide the run into about so many equal stretches, ascending.
  func dividers(into stretches: Int) -> [[UInt8]] {
    guard stretches > 1, !blocks.isEmpty else { return [] }
    let places = (1..<stretches).map { blocks.count * $0 / stretches }
    return Set(places).filter { $0 > 0 }.sorted().map(firstTerm(ofBlock:))
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
