/// Reads a stretch of a ``TermRun``, term by term.
///
/// What looks at it is `mutating` where it is used in an array, because an element is changed in its place and copied to
/// be read.
struct TermRunReader: Sendable {
  let run: TermRun
  /// How the items of the run are numbered in the snapshot.
  let numbering: ItemNumbering
  /// The term read last.
  private(set) var term: [UInt8] = []
  private(set) var lanes = TermLanes()
  private(set) var firstItem: UInt32 = 0
  /// Where its postings stand in the run.
  private(set) var postings = 0..<0
  private var position = 0
  private let end: Int

  /// A reader that stands at the first term not before `lower`, and reads up to the last one before `upper`; nil where
  /// the run has no such term.
  init?(_ run: TermRun, _ numbering: ItemNumbering, from lower: [UInt8]?, to upper: [UInt8]?) {
    guard !run.blocks.isEmpty else { return nil }
    let end = upper.map { Self.offset(in: run, numbering, notBefore: $0) } ?? run.bytes.count
    self.init(run, numbering, at: lower.map { run.blocks[run.block(before: $0)] } ?? 0, end: end)
    repeat {
      guard next() else { return nil }
    } while lower.map { term.lexicographicallyPrecedes($0) } ?? false
  }

  private init(_ run: TermRun, _ numbering: ItemNumbering, at position: Int, end: Int) {
    self.run = run
    self.numbering = numbering
    self.position = position
    self.end = end
  }

  /// Where the first term that is not before another one begins.
  private static func offset(in run: TermRun, _ numbering: ItemNumbering, notBefore term: [UInt8]) -> Int {
    var reader = TermRunReader(
      run, numbering, at: run.blocks[run.block(before: term)], end: run.bytes.count)
    while true {
      let start = reader.position
      guard reader.next(), reader.term.lexicographicallyPrecedes(term) else { return start }
    }
  }

  /// Goes to the next term; false at the end.
  mutating func next() -> Bool {
    guard position < end else { return false }
    let run = run
    let bytes = run.bytes.span
    var position = position
    let shared = Int(bytes[position])
    let rest = position &+ 2..<position &+ 2 &+ Int(bytes[position &+ 1])
    term.removeLast(term.count &- shared)
    for place in rest { term.append(bytes[place]) }
    position = rest.upperBound
    firstItem = UInt32(truncatingIfNeeded: VariableLength.read(bytes, &position) ?? 0)
    let count = Int(truncatingIfNeeded: VariableLength.read(bytes, &position) ?? 0)
    postings = position..<position &+ count
    self.position = postings.upperBound
    lanes = TermLanes(term.span)
    return true
  }

  /// Whether it stands at a term.
  mutating func isAt(_ other: [UInt8]) -> Bool { term == other }

  /// Replaces `output` by the term read last.
  mutating func copyTerm(into output: inout [UInt8]) {
    output.removeAll(keepingCapacity: true)
    output.append(copying: term.span)
  }

  /// Compares its term with another one that begins with the same 16 bytes: negative, zero or positive.
  mutating func compareBehindLanes(_ other: [UInt8]) -> Int {
    let shorter = min(term.count, other.count)
    var offset = 16
    while offset < shorter, term[offset] == other[offset] { offset &+= 1 }
    return offset < shorter ? Int(term[offset]) &- Int(other[offset]) : term.count &- other.count
  }

  /// The entries of the term, which is a column.
  func columnEntries() -> RunColumn { RunColumn(run, postings, from: firstItem, numbering.cursor(at: firstItem)) }

  /// Gives the postings of the term, the item they are counted from, and a cursor that numbers their items.
  @inline(__always) mutating func takePostings(
    _ body: (Span<UInt8>, _ first: UInt32, ItemNumbering.Cursor) -> Void
  ) {
    body(run.bytes.span.extracting(postings), firstItem, numbering.cursor(at: firstItem))
  }
}
