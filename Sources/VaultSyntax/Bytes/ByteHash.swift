/// A hash of bytes with a secret of this run, so that no text can be written to make its parts collide.
///
/// Each eight bytes are folded in by a full multiplication. It differs from run to run: nothing that is kept or printed
/// may depend on it.
package struct ByteHash: Sendable {
  private let seed: UInt64
  private let factor: UInt64

  /// Takes a secret from the system.
  package init() {
    seed = UInt64.random(in: .min ... .max)
    factor = UInt64.random(in: .min ... .max) | 1
  }

  /// The hash of the bytes in a range.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package func hash(of bytes: Span<UInt8>, in range: ByteRange) -> UInt64 {
    var hash = folded(seed ^ UInt64(truncatingIfNeeded: range.count))
    var position = range.lower
    while position &+ 8 <= range.upper {
      hash = folded(hash ^ EightBytes(bytes, at: position).word)
      position &+= 8
    }
    var tail: UInt64 = 0
    while position < range.upper {
      tail = tail << 8 | UInt64(bytes[position])
      position &+= 1
    }
    return folded(hash ^ tail)
  }

  /// Both halves of a product: every bit of the value moves bits all over the result.
  @inline(__always) private func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
