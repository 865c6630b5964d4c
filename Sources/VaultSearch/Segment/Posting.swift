/// One occurrence record of a term: the item, how often and in which fields.
///
/// While an index is built a posting is the variable-length integer `delta << 1 | extra`, where `delta` counts from the item of the
/// posting before. Without the extra bit the word stands once, in the body: the common case takes one or two bytes.
/// With it follows one byte, five bits of ``WordField`` and three of frequency − 1; a frequency of 8 and above is 7
/// there and `frequency − 8`, at most 255, in another byte. ``PostingReader`` says how it is on disk.
struct Posting: Equatable {
  var item: UInt32
  var frequency: UInt32
  var fields: WordField

  /// The largest frequency that is told apart; BM25 is flat long before it.
  static let maximumFrequency: UInt32 = 8 + 255

  /// The posting as at most seven bytes in a register.
  @inline(__always) static func packed(
    delta: UInt32, frequency: UInt32, fields: WordField
  ) -> (bytes: UInt64, count: Int) {
    if frequency == 1 && fields == .body { return VariableLength.packed(UInt64(delta) << 1) }
    var (bytes, count) = VariableLength.packed(UInt64(delta) << 1 | 1)
    let steps = min(frequency, maximumFrequency) &- 1
    bytes |= UInt64(fields.rawValue & 31 | UInt8(min(steps, 7)) << 5) << UInt64(count &* 8)
    count &+= 1
    if steps >= 7 {
      bytes |= UInt64(steps &- 7) << UInt64(count &* 8)
      count &+= 1
    }
    return (bytes, count)
  }
}

/// Walks the postings of one term of a run. Whatever the bytes are, items never decrease and never reach `limit`.
struct RunPostingReader {
  private var position = 0
  private var item: UInt64 = 0
  private let limit: UInt64

  /// A reader whose items lie in `first ..< limit`.
  @inline(__always) init(from first: UInt32 = 0, limit: Int) {
    item = UInt64(first)
    self.limit = UInt64(clamping: limit)
  }

  /// The next posting of `bytes`; nil at the end or where the bytes cannot be a posting.
  @inline(__always) mutating func next(_ bytes: Span<UInt8>) -> Posting? {
    guard let head = VariableLength.read(bytes, &position) else { return nil }
    item &+= head >> 1
    guard item < limit else { return nil }
    let number = UInt32(truncatingIfNeeded: item)
    if head & 1 == 0 { return Posting(item: number, frequency: 1, fields: .body) }
    guard position < bytes.count else { return nil }
    let extra = bytes[position]
    position &+= 1
    var frequency = UInt32(extra >> 5) &+ 1
    if frequency == 8 {
      guard position < bytes.count else { return nil }
      frequency &+= UInt32(bytes[position])
      position &+= 1
    }
    return Posting(item: number, frequency: frequency, fields: WordField(rawValue: extra & 31))
  }
}
