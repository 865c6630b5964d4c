/// A half-open range of byte offsets into one document: 8 bytes, so that views of a note stay small.
///
/// A document holds at most 64 MB, so 32 bits are enough for every offset.
///
/// ```swift
/// let range = ByteRange(4, 9)
/// String(decoding: bytes[range.indices], as: UTF8.self)
/// ```
@frozen public struct ByteRange: Hashable, Sendable {
  /// The first offset, and the offset after the last byte, as stored.
  public var start: UInt32, end: UInt32

  /// Makes the range `lower..<upper`. Offsets outside `0 ... UInt32.max` are clamped, and `upper` is at least `lower`.
  @inlinable public init(_ lower: Int, _ upper: Int) {
    start = UInt32(clamping: lower)
    end = max(start, UInt32(clamping: upper))
  }

  /// Makes a range from the indices of a byte array.
  @inlinable public init(_ indices: Range<Int>) {
    self.init(indices.lowerBound, indices.upperBound)
  }

  /// The offset of the first byte.
  @inlinable public var lower: Int { Int(start) }
  /// The offset after the last byte.
  @inlinable public var upper: Int { Int(end) }
  /// The length in bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  /// Whether the range holds no byte.
  @inlinable public var isEmpty: Bool { start == end }
  /// The same range as indices of a byte array.
  @inlinable public var indices: Range<Int> { lower..<upper }

  /// Whether `offset` lies inside.
  @inlinable public func contains(_ offset: Int) -> Bool { lower <= offset && offset < upper }
  /// Whether `other` lies wholly inside.
  @inlinable public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
