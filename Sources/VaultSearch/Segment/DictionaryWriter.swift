/// Writes the sorted dictionary: blocks of 16 front-coded terms, and one fixed record a block.
///
/// A term is one byte, four bits of the length it shares with the term before and four of the length of the rest (15 of
/// either means: 15 plus a variable-length integer that follows, the shared one first), the rest of its bytes, and the
/// length of its postings. A block's first term shares nothing. A record is where its block begins (4 bytes) and where
/// the postings of its first term begin (8 bytes), both from the beginning of their sections.
struct DictionaryWriter: Sendable {
  static let termsPerBlock = 16
  static let blockByteCount = 12

  private(set) var blocks: [UInt8] = []
  private(set) var terms: [UInt8] = []
  /// How many terms stand before the next one, those that another writer wrote included.
  private(set) var count = 0
  /// The bytes of all postings so far.
  private(set) var postings = 0
  /// The term before the next one.
  private(set) var last: [UInt8] = []

  /// A writer of the terms behind `count` others, of which `last` is the last; what it writes is appended to theirs.
  init(after count: Int = 0, last: [UInt8] = []) {
    self.count = count
    self.last = last
  }

  /// Adds the next term and the length of its postings in bytes.
  mutating func append(_ term: [UInt8], postingByteCount: Int) {
    var shared = 0
    if count % Self.termsPerBlock == 0 {
      LittleEndian.append(UInt32(clamping: terms.count), to: &blocks)
      LittleEndian.append(UInt64(clamping: postings), to: &blocks)
    } else {
      let limit = min(term.count, last.count)
      while shared < limit, term[shared] == last[shared] { shared &+= 1 }
    }
    let rest = term.count &- shared
    terms.append(UInt8(min(shared, 15) << 4 | min(rest, 15)))
    if shared >= 15 { VariableLength.append(UInt64(shared &- 15), to: &terms) }
    if rest >= 15 { VariableLength.append(UInt64(rest &- 15), to: &terms) }
    terms.append(copying: term.span.extracting(shared..<term.count))
    VariableLength.append(UInt64(clamping: postingByteCount), to: &terms)
    last.removeAll(keepingCapacity: true)
    last.append(copying: term.span)
    count &+= 1
    postings &+= postingByteCount
  }

  /// Appends what a writer wrote that began behind the terms of this one.
  mutating func append(_ next: DictionaryWriter) {
    for block in stride(from: 0, to: next.blocks.count, by: Self.blockByteCount) {
      let term = Int(LittleEndian.u32(next.blocks.span, block)) + terms.count
      let posting = Int(clamping: LittleEndian.u64(next.blocks.span, block + 4)) + postings
      LittleEndian.append(UInt32(clamping: term), to: &blocks)
      LittleEndian.append(UInt64(clamping: posting), to: &blocks)
    }
    terms += next.terms
    count = next.count
    postings += next.postings
    last = next.last
  }
}
