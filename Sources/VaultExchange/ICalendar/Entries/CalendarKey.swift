/// Stands for an identifier where there may be too many of them to be kept: 16 bytes, whatever the length of the text.
///
/// Two identifiers have the same key only by an accident that never happens, and nobody can bring it about: the hash
/// (SipHash, by `Hasher`) is another one in every process.
package struct CalendarKey: Sendable, Hashable, Comparable {
  private let high: UInt64
  private let low: UInt64

  /// The key of a `UID`, or of another text.
  package init(_ text: String) { self.init { $0.combine(text) } }

  private init(_ combine: (inout Hasher) -> Void) {
    func hash(_ part: UInt8) -> UInt64 {
      var hasher = Hasher()
      hasher.combine(part)
      combine(&hasher)
      return UInt64(bitPattern: Int64(hasher.finalize()))
    }
    (high, low) = (hash(0), hash(1))
  }

  /// The key of an occurrence of the series that this one stands for.
  ///
  /// - Parameter name: the value of its `RECURRENCE-ID`.
  func occurrence(_ name: String) -> CalendarKey {
    CalendarKey { hasher in
      hasher.combine(high)
      hasher.combine(low)
      hasher.combine(name)
    }
  }

  package static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

extension CalendarIdentifier {
  /// The key that stands for it.
  package var key: CalendarKey {
    let series = CalendarKey(uid)
    return occurrence.map(series.occurrence) ?? series
  }
}
