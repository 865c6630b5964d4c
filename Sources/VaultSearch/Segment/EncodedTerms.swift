/// Neighbouring terms of a snapshot on their way into its dictionary, and their postings as it keeps them.
struct EncodedTerms: Sendable {
  var terms = TermList()
  var postings: [UInt8] = []
}

/// Terms with the lengths of their postings, one after another: the length that a term shares with the one before and
/// that of its rest, a byte each, the rest, and the length of the postings as a variable-length integer.
struct TermList: Sendable {
  private var bytes: [UInt8] = []
  private(set) var count = 0
  /// The last term, empty when there is none.
  private(set) var last: [UInt8] = []

  /// Adds a term of at most ``TermName/maximumCount`` bytes.
  mutating func append(_ term: [UInt8], postingByteCount: Int) {
    let limit = min(term.count, last.count)
    var shared = 0
    while shared < limit, term[shared] == last[shared] { shared &+= 1 }
    bytes.append(UInt8(truncatingIfNeeded: shared))
    bytes.append(UInt8(truncatingIfNeeded: term.count &- shared))
    bytes.append(copying: term.span.extracting(shared..<term.count))
    VariableLength.append(UInt64(clamping: postingByteCount), to: &bytes)
    last.removeAll(keepingCapacity: true)
    last.append(copying: term.span)
    count &+= 1
  }

  /// Gives each term and the length of its postings in bytes, in order.
  func forEach(_ body: (_ term: [UInt8], _ postingByteCount: Int) -> Void) {
    var term: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let rest = position &+ 2..<position &+ 2 &+ Int(bytes[position &+ 1])
      term.removeLast(term.count &- Int(bytes[position]))
      for place in rest { term.append(bytes[place]) }
      position = rest.upperBound
      let count = VariableLength.read(bytes.span, &position) ?? 0
      body(term, Int(truncatingIfNeeded: count))
    }
  }
}
