/// Memory for encoded postings while an index is built: chunks that grow with their term, cut from pages, so that no
/// posting costs an allocation and no array is ever copied to grow.
///
/// A chunk is a number of 16-byte units followed by one word, the address of the next chunk.
struct PostingArena {
  private static let pageBits: UInt32 = 15
  private static let pageWords = 1 << Int(pageBits)
  /// The largest chunk in units: 1 KB.
  private static let maximumUnits: UInt32 = 64

  private var pages: [[UInt64]] = []
  private var used = Self.pageWords

  /// How long the next chunk is after `units` units: a third of them, so that about a sixth is unused at the end.
  @inline(__always) static func chunkUnits(after units: UInt32) -> UInt32 {
    min(max(units / 3, 2), maximumUnits)
  }

  /// The memory held, in bytes.
  var byteCount: Int { pages.count &* Self.pageWords &* 8 }

  /// The address of a new chunk.
  mutating func allocate(units: UInt32) -> UInt32 {
    let words = Int(units) &* 2 &+ 1
    if used &+ words > Self.pageWords {
      pages.append([UInt64](repeating: 0, count: Self.pageWords))
      used = 0
    }
    defer { used &+= words }
    return UInt32(truncatingIfNeeded: (pages.count &- 1) << Int(Self.pageBits) | used)
  }

  subscript(address: UInt32) -> UInt64 {
    @inline(__always) get { pages[Int(address >> Self.pageBits)][Int(address) & (Self.pageWords &- 1)] }
    @inline(__always) set { pages[Int(address >> Self.pageBits)][Int(address) & (Self.pageWords &- 1)] = newValue }
  }

  /// Appends all encoded bytes of `slot`, arena and tail, to `output`.
  func append(_ slot: TermSlot, to output: inout [UInt8]) {
    var done: UInt32 = 0
    var chunk = slot.firstChunk
    while done < slot.units {
      let size = Self.chunkUnits(after: done)
      let count = min(size, slot.units &- done)
      let start = Int(chunk) & (Self.pageWords &- 1)
      unsafe pages[Int(chunk >> Self.pageBits)].withUnsafeBytes { words in
        unsafe output.append(contentsOf: words[start &* 8..<(start &+ Int(count) &* 2) &* 8])
      }
      done &+= count
      if done < slot.units { chunk = UInt32(truncatingIfNeeded: self[chunk &+ size &* 2]) }
    }
    for index in 0..<UInt64(slot.tailCount) {
      let word = index < 8 ? slot.tailLow : slot.tailHigh
      output.append(UInt8(truncatingIfNeeded: word >> ((index & 7) &* 8)))
    }
  }
}
