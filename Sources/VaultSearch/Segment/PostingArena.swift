/// Memory for encoded postings while an index is built: chunks that grow with their term, cut from one array, so that no
/// posting costs an allocation.
///
/// A chunk is a number of 16-byte units followed by one word, the address of the next chunk.
struct PostingArena {
  private var words: [UInt64] = []

  /// The largest chunk in units: 1 KB.
  private static let maximumUnits: UInt32 = 64
  /// 4 MB of addresses: memory that is not touched is not taken, and a table is full before they are.
  private static let reservedWords = 1 << 19

  /// How long the next chunk is after `units` units: a third of them, so that about a sixth is unused at the end.
  @inline(__always) static func chunkUnits(after units: UInt32) -> UInt32 {
    min(max(units / 3, 2), maximumUnits)
  }

  /// The bytes of all chunks.
  var byteCount: Int { words.count &* 8 }

  /// Lets all chunks go and keeps the memory.
  mutating func removeAll() { words.removeAll(keepingCapacity: true) }

  /// The address of a new chunk.
  mutating func allocate(units: UInt32) -> UInt32 {
    if words.isEmpty { words.reserveCapacity(Self.reservedWords) }
    let address = UInt32(truncatingIfNeeded: words.count)
    words.append(contentsOf: repeatElement(0, count: Int(units) &* 2 &+ 1))
    return address
  }

  subscript(address: UInt32) -> UInt64 {
    @inline(__always) get { words[Int(address)] }
    @inline(__always) set { words[Int(address)] = newValue }
  }

  /// Appends all encoded bytes of `slot`, arena and tail, to `output`.
  func append(_ slot: TermSlot, to output: inout [UInt8]) {
    var done: UInt32 = 0
    var chunk = slot.firstChunk
    while done < slot.units {
      let size = Self.chunkUnits(after: done)
      let count = min(size, slot.units &- done)
      let start = Int(chunk)
      unsafe words.withUnsafeBytes { words in
        unsafe output.append(contentsOf: words[start &* 8..<(start &+ Int(count) &* 2) &* 8])
      }
      done &+= count
      if done < slot.units { chunk = UInt32(truncatingIfNeeded: self[chunk &+ size &* 2]) }
    }
    LittleEndian.append(slot.tailLow, slot.tailHigh, count: Int(slot.tailCount), to: &output)
  }
}
