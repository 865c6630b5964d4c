/// Walks the postings of one term of a snapshot. Whatever the bytes are, items ascend and never reach `limit`.
///
/// On disk the postings of a term are the variable-length integer `item << 1 | more` of the first. Without `more` it is
/// the only one, and the word stands once in its body. Else follow one byte, five bits of a parameter *k* and one that
/// is set when every posting is such a one, and then bits, the lowest first: of each posting but the first the distance
/// from the one before, less one, in the exponential Golomb code of order *k* (Teuhola, "A compression method for
/// clustered bit-vectors", 1978), and of each, the first too, its ``PostingExtra`` unless all are plain. Zeros fill the
/// last byte; no code is made of zeros alone.
struct PostingReader {
  private var reader = BitReader(at: 0)
  private var item: UInt64 = 0
  private let limit: UInt64
  private var order = 0
  private var isPlain = true
  private var state = State.atStart

  private enum State { case atStart, amidst, atEnd }

  /// A reader whose items lie in `0 ..< limit`.
  @inline(__always) init(limit: Int) {
    self.limit = UInt64(clamping: limit)
  }

  /// The next posting of `bytes`; nil at the end or where the bytes cannot be a posting.
  @inline(__always) mutating func next(_ bytes: Span<UInt8>) -> Posting? {
    guard state == .amidst else { return start(bytes) }
    guard let distance = distance(bytes), item &+ distance < limit else {
      state = .atEnd
      return nil
    }
    item &+= distance
    return posting()
  }

  @inline(never) private mutating func start(_ bytes: Span<UInt8>) -> Posting? {
    guard state == .atStart else { return nil }
    state = .atEnd
    var position = 0
    guard let head = VariableLength.read(bytes, &position), head >> 1 < limit else { return nil }
    item = head >> 1
    guard head & 1 == 1 else { return posting() }
    guard position < bytes.count, bytes[position] < 64 else { return nil }
    order = Int(bytes[position] & 31)
    isPlain = bytes[position] & 32 != 0
    reader = BitReader(at: position &+ 1)
    state = .amidst
    if !isPlain { reader.fill(bytes) }
    return posting()
  }

  /// The distance from the posting before, at least 1.
  @inline(__always) private mutating func distance(_ bytes: Span<UInt8>) -> UInt64? {
    reader.fill(bytes)
    let zeros = reader.bits.trailingZeroBitCount
    guard zeros < min(reader.count, 32) else { return nil }
    _ = reader.take(zeros &+ 1)
    if reader.count < zeros &+ order &+ PostingExtra.maximumBits { reader.fill(bytes) }
    guard reader.count >= zeros &+ order else { return nil }
    let quotient = reader.take(zeros) | 1 << UInt64(truncatingIfNeeded: zeros)
    let low = reader.take(order)
    if !isPlain, reader.count < PostingExtra.maximumBits { reader.fill(bytes) }
    return ((quotient &- 1) << UInt64(truncatingIfNeeded: order) | low) &+ 1
  }

  @inline(__always) private mutating func posting() -> Posting? {
    let number = UInt32(truncatingIfNeeded: item)
    if isPlain { return Posting(item: number, frequency: 1, fields: .body) }
    guard let extra = PostingExtra(&reader) else {
      state = .atEnd
      return nil
    }
    return Posting(item: number, frequency: extra.frequency, fields: extra.fields)
  }
}

/// How often and in which fields a word stands in an item, in bits: a clear one for once in the body. A set one is
/// followed by four, the number of a usual combination or 15; after 15 by five bits of ``WordField`` and three of
/// frequency − 1; and a frequency of 8 and above, which is 7 there, by eight bits of `frequency − 8`, at most 255.
struct PostingExtra: Equatable {
  var frequency: UInt32
  var fields: WordField

  /// The most bits that one takes.
  static let maximumBits = 21

  /// The usual combinations, fields and frequency − 1 as one byte; those that household notes have most.
  private static func usual(_ number: UInt64) -> UInt8 {
    // Body three and four times; title, tag, heading and front matter once; title and tag with the body.
    let low: UInt64 = 0x2A29_1004_0201_6848
    // Body twice; heading and front matter with the body; title, heading and front matter twice; body five times.
    let high: UInt64 = 0x0088_3024_2138_2C28
    return UInt8(truncatingIfNeeded: (number < 8 ? low : high) >> ((number & 7) &* 8))
  }

  init(frequency: UInt32, fields: WordField) {
    self.frequency = frequency
    self.fields = fields
  }

  /// Reads one from bits that are at hand; nil when they are not enough.
  @inline(__always) init?(_ reader: inout BitReader) {
    guard reader.count > 0 else { return nil }
    guard reader.take(1) == 1 else {
      self.init(frequency: 1, fields: .body)
      return
    }
    guard reader.count >= 4 else { return nil }
    let number = reader.take(4)
    var packed = UInt64(Self.usual(number))
    if number == 15 {
      guard reader.count >= 8 else { return nil }
      packed = reader.take(8)
    }
    var frequency = UInt32(truncatingIfNeeded: packed >> 5) &+ 1
    if frequency == 8 {
      guard reader.count >= 8 else { return nil }
      frequency &+= UInt32(truncatingIfNeeded: reader.take(8))
    }
    self.init(
      frequency: frequency, fields: WordField(rawValue: UInt8(truncatingIfNeeded: packed & 31)))
  }

  /// Whether it is once in the body.
  @inline(__always) var isPlain: Bool { frequency == 1 && fields == .body }

  @inline(__always) func append(to writer: inout BitWriter) {
    guard !isPlain else { return writer.append(0, count: 1) }
    let steps = min(frequency, Posting.maximumFrequency) &- 1
    let packed = UInt64(fields.rawValue & 31) | UInt64(min(steps, 7)) << 5
    let number = (0..<15 as Range<UInt64>).first { UInt64(Self.usual($0)) == packed } ?? 15
    writer.append(number << 1 | 1, count: 5)
    if number == 15 { writer.append(packed, count: 8) }
    if steps >= 7 { writer.append(UInt64(steps &- 7), count: 8) }
  }
}
