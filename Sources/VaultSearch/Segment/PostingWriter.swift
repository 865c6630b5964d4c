/// Encodes the postings of one term after another, as ``PostingReader`` reads them.
///
/// The buffer is made once and used for many terms.
struct PostingWriter {
  /// The postings of the term at hand: the item in the high half, then the frequency, the fields in the low byte.
  private var postings: [UInt64] = []
  private var isPlain = true

  /// Adds a posting of the term at hand. Items ascend; two postings of one item are one.
  @inline(__always) mutating func add(_ posting: Posting) {
    let frequency = min(posting.frequency, Posting.maximumFrequency)
    let packed = UInt64(posting.item) << 32 | UInt64(frequency) << 8 | UInt64(posting.fields.rawValue)
    if packed & 0xFFFF_FFFF != Self.plain { isPlain = false }
    if let last = postings.last, last >> 32 >= UInt64(posting.item) { return merge(packed) }
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
    }
    guard let first = postings.first else { return }
    let isOnly = postings.count == 1 && isPlain
    VariableLength.append((first >> 32) << 1 | (isOnly ? 0 : 1), to: &output)
    if isOnly { return }
    let order = bestOrder()
    output.append(UInt8(truncatingIfNeeded: order) | (isPlain ? 32 : 0))
    var writer = BitWriter()
    if !isPlain { Self.extra(of: first).append(to: &writer, &output) }
    var last = first >> 32
    for index in 1..<max(postings.count, 1) {
      let posting = postings[index]
      Self.append((posting >> 32) &- last &- 1, order: order, to: &writer, &output)
      last = posting >> 32
      if !isPlain { Self.extra(of: posting).append(to: &writer, &output) }
    }
    writer.finish(to: &output)
  }

  @inline(__always) private static func extra(of posting: UInt64) -> PostingExtra {
    PostingExtra(
      frequency: UInt32(truncatingIfNeeded: posting >> 8 & 0xFF_FFFF),
      fields: WordField(rawValue: UInt8(truncatingIfNeeded: posting)))
  }

  /// The exponential Golomb code: the number of the bits above the low `order` ones, less one, as so many zeros and a
  /// one; those bits without the highest; the low ones.
  @inline(__always) private static func append(
    _ value: UInt64, order: Int, to writer: inout BitWriter, _ output: inout [UInt8]
  ) {
    let quotient = value >> UInt64(truncatingIfNeeded: order) &+ 1
    let zeros = 63 &- quotient.leadingZeroBitCount
    let above = quotient & ((1 << UInt64(truncatingIfNeeded: zeros)) &- 1)
    let low = value & ((1 << UInt64(truncatingIfNeeded: order)) &- 1)
    let mark: UInt64 = 1 << UInt64(truncatingIfNeeded: zeros)
    let count = zeros &* 2 &+ 1 &+ order
    if count <= 32 {
      let code =
        mark | above << UInt64(truncatingIfNeeded: zeros &+ 1) | low << UInt64(truncatingIfNeeded: zeros &* 2 &+ 1)
      return writer.append(code, count: count, to: &output)
    }
    writer.append(mark, count: zeros &+ 1, to: &output)
    writer.append(above, count: zeros, to: &output)
    writer.append(low, count: order, to: &output)
  }

  /// The order near the mean distance that takes the fewest bits, reckoned from how many distances have how many bits.
  private func bestOrder() -> Int {
    guard let first = postings.first, let last = postings.last, postings.count > 1 else { return 0 }
    let mean = (last >> 32 &- first >> 32) / UInt64(truncatingIfNeeded: postings.count &- 1)
    let middle = 63 &- (mean | 1).leadingZeroBitCount
    // For a few distances the search would cost more than it saves.
    guard postings.count > 8 else { return middle }
    var counts = [Int](repeating: 0, count: 33)
    for index in 1..<postings.count {
      counts[64 &- (postings[index] >> 32 &- postings[index &- 1] >> 32).leadingZeroBitCount] += 1
    }
    let longest = counts.lastIndex { $0 > 0 } ?? 0
    var best = (order: middle, bits: Int.max)
    for order in max(0, middle &- 3)...min(middle &+ 1, 31) {
      var bits = 0
      // A code has the order's bits, a one, and two for each bit of the distance above the order.
      for length in 1...max(longest, 1) { bits &+= counts[length] &* (2 &* max(0, length &- 1 &- order) &+ 1 &+ order) }
      if bits < best.bits { best = (order, bits) }
    }
    return best.order
  }
}
