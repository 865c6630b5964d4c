/// Encodes the postings of one term after another, as ``PostingReader`` reads them.
///
/// The buffer is made once and used for many terms.
struct PostingWriter {
  /// The postings of the term at hand: the item in the high half, then the frequency, the fields in the low byte.
  private var postings: [UInt64] = []
  private var isPlain = true
  /// Whether the items ascend, as those of one run do.
  private var isAscending = true
  private var bits = BitWriter()
  /// How many distances between the postings have so many bits.
  private var lengths = [Int](repeating: 0, count: 33)

  /// Adds the postings of a run, whose items are counted from `first` and numbered by a cursor of the run.
  mutating func add(run: Span<UInt8>, from first: UInt32, _ cursor: consuming ItemNumbering.Cursor) {
    var reader = RunPostingReader(from: first, limit: .max)
    while var posting = reader.next(run) {
      posting.item = cursor.number(of: posting.item)
      add(posting)
    }
  }

  /// Adds a posting of the term at hand; two of one item behind each other are one.
  @inline(__always) mutating func add(_ posting: Posting) {
    let frequency = min(posting.frequency, Posting.maximumFrequency)
    let packed = UInt64(posting.item) << 32 | UInt64(frequency) << 8 | UInt64(posting.fields.rawValue)
    if packed & 0xFFFF_FFFF != Self.plain { isPlain = false }
    if let last = postings.last, last >> 32 >= UInt64(posting.item) {
      if last >> 32 == UInt64(posting.item) { return merge(packed) }
      isAscending = false
    }
    postings.append(packed)
  }

  /// Once in the body.
  private static var plain: UInt64 { 1 << 8 | UInt64(WordField.body.rawValue) }

  @inline(never) private mutating func merge(_ packed: UInt64) {
    guard let last = postings.popLast() else { return }
    let frequency = min((last >> 8 & 0xFF_FFFF) &+ (packed >> 8 & 0xFF_FFFF), UInt64(Posting.maximumFrequency))
    postings.append(last & 0xFFFF_FFFF_0000_00FF | frequency << 8 | packed & 0xFF)
    isPlain = false
  }

  /// Appends all that was added as the postings of one term, and is ready for the next. Complexity: O(postings).
  mutating func finish(to output: inout [UInt8]) {
    defer {
      postings.removeAll(keepingCapacity: true)
      isPlain = true
      isAscending = true
    }
    if !isAscending { postings.sort() }
    guard let first = postings.first else { return }
    let isOnly = postings.count == 1 && isPlain
    VariableLength.append((first >> 32) << 1 | (isOnly ? 0 : 1), to: &output)
    if isOnly { return }
    let order = bestOrder()
    output.append(UInt8(truncatingIfNeeded: order) | (isPlain ? 32 : 0))
    Self.append(postings, isPlain: isPlain, order: order, to: &bits)
    bits.finish(to: &output)
  }

  // The postings and the bits come apart, so that one check of each array serves all postings.
  private static func append(_ postings: [UInt64], isPlain: Bool, order: Int, to bits: inout BitWriter) {
    let postings = postings.span
    var last = postings[0] >> 32
    if !isPlain { extra(of: postings[0]).append(to: &bits) }
    for index in 1..<max(postings.count, 1) {
      let posting = postings[index]
      append((posting >> 32) &- last &- 1, order: order, to: &bits)
      last = posting >> 32
      if !isPlain { extra(of: posting).append(to: &bits) }
    }
  }

  @inline(__always) private static func extra(of posting: UInt64) -> PostingExtra {
    PostingExtra(
      frequency: UInt32(truncatingIfNeeded: posting >> 8 & 0xFF_FFFF),
      fields: WordField(rawValue: UInt8(truncatingIfNeeded: posting)))
  }

  /// The exponential Golomb code: the number of the bits above the low `order` ones, less one, as so many zeros and a
  /// one; those bits without the highest; the low ones.
  @inline(__always) private static func append(_ value: UInt64, order: Int, to writer: inout BitWriter) {
    let quotient = (value &>> UInt64(truncatingIfNeeded: order)) &+ 1
    let zeros = 63 &- quotient.leadingZeroBitCount
    let mark: UInt64 = 1 &<< UInt64(truncatingIfNeeded: zeros)
    let above = quotient &- mark
    let low = value & ((1 &<< UInt64(truncatingIfNeeded: order)) &- 1)
    let count = zeros &* 2 &+ 1 &+ order
    if count < 64 {
      let code =
        mark | above &<< UInt64(truncatingIfNeeded: zeros &+ 1) | low &<< UInt64(truncatingIfNeeded: zeros &* 2 &+ 1)
      return writer.append(code, count: count)
    }
    writer.append(mark, count: zeros &+ 1)
    writer.append(above, count: zeros)
    writer.append(low, count: order)
  }

  /// The order near the mean distance that takes the fewest bits, reckoned from how many distances have how many bits.
  private mutating func bestOrder() -> Int {
    guard let first = postings.first, let last = postings.last, postings.count > 1 else { return 0 }
    let mean = (last >> 32 &- first >> 32) / UInt64(truncatingIfNeeded: postings.count &- 1)
    let middle = 63 &- (mean | 1).leadingZeroBitCount
    // For a few distances the search would cost more than it saves.
    guard postings.count > 8 else { return middle }
    return Self.bestOrder(from: max(0, middle &- 3), through: min(middle &+ 1, 31), for: postings, &lengths)
  }

  private static func bestOrder(
    from lowest: Int, through highest: Int, for postings: [UInt64], _ lengths: inout [Int]
  ) -> Int {
    let postings = postings.span
    var lengths = lengths.mutableSpan
    for length in lengths.indices { lengths[length] = 0 }
    for index in 1..<postings.count {
      lengths[64 &- (postings[index] >> 32 &- postings[index &- 1] >> 32).leadingZeroBitCount] &+= 1
    }
    // A code has the order's bits, a one, and two for each bit of the distance above the order: from one order to the
    // next lower one every code loses a bit, and those of longer distances gain two.
    var best = (order: highest, bits: Int.max)
    var longer = 0
    var bits = (postings.count &- 1) &* 33
    for order in (lowest...31).reversed() {
      if order &+ 2 < lengths.count { longer &+= lengths[order &+ 2] }
      bits &+= 2 &* longer &- (postings.count &- 1)
      if order <= highest, bits <= best.bits { best = (order, bits) }
    }
    return best.order
  }
}
