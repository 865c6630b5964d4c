package import VaultSyntax

/// One word of a text, folded: a buffer that a ``WordScanner`` fills again and again.
package struct FoldedWord: Sendable {
  /// The longest folded word in bytes. Longer ones are cut after their last whole character within it, on both sides
  /// of a search alike, so that a pasted blob of a megabyte is one short term.
  package static let maximumCount = 120

  /// The folded word in the first ``count`` bytes, followed by zeros up to a multiple of eight; 136 bytes in all.
  package internal(set) var bytes = [UInt8](repeating: 0, count: maximumCount + 16)
  /// The number of folded bytes, 1 ... ``maximumCount`` after a successful step.
  package internal(set) var count = 0
  /// Where the word stands in the scanned bytes, as written.
  package internal(set) var range = ByteRange(0, 0)
  /// The ``hash(of:count:)`` of the folded bytes.
  package internal(set) var hash: UInt64 = 0

  package init() {}

  /// The folded word as text.
  package var text: String { String(decoding: bytes[0..<count], as: UTF8.self) }

  /// A 64-bit hash of the first `count` bytes, the same on every machine. Different words may share it: compare the
  /// bytes too, because a hostile note can be written to collide.
  package static func hash(of bytes: Span<UInt8>, count: Int) -> UInt64 {
    var state = WordHash()
    var offset = 0
    while offset < count {
      let lane = WordBytes.load(bytes, at: offset)
      state.add(count &- offset >= 8 ? lane : lane & WordHash.keep(count &- offset))
      offset &+= 8
    }
    return state.finish(count: count)
  }
}

/// A multiply-and-fold hash over lanes of eight bytes (after Wang Yi's wyhash), with fixed constants.
struct WordHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always) init() {}

  @inline(__always) mutating func add(_ lane: UInt64) {
    let product = (state ^ lane).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    state = product.high ^ product.low
  }

  @inline(__always) func finish(count: Int) -> UInt64 {
    let product = (state ^ UInt64(truncatingIfNeeded: count)).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// A mask of the first `count` bytes of a lane, 1 ... 7.
  @inline(__always) static func keep(_ count: Int) -> UInt64 {
    (1 << (UInt64(truncatingIfNeeded: count) &* 8 & 63)) &- 1
  }
}
