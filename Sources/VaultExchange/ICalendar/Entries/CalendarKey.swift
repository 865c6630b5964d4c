/// Stands for an identifier where there may be too many of them to be kept: 16 bytes, whatever the length of the text.
///
/// Two identifiers have the same key only by an accident that never happens, and nobody can bring it about: the hash
/// (SipHash, by `Hasher`) is another one in every process.
package struct CalendarKey: Sendable, Hashable, Comparable {
  private let high: UInt64
  private let low: UInt64

  /// The key of a `UID`, or of the text of a ``CalendarIdentifier``.
  package init(_ text: String) {
    high = Self.hash(text, 0)
    low = Self.hash(text, 1)
  }

  private static func hash(_ text: String, _ part: UInt8) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(part)
    hasher.combine(text)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  package static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

extension CalendarIdentifier {
  /// The key that stands for it.
  package var key: CalendarKey { CalendarKey(text) }
}
