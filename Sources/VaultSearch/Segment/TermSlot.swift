/// One term while an index is built: exactly one cache line of 64 bytes.
///
/// The first 16 bytes of the term, the posting still being counted, and the last up to 16 posting bytes all live here,
/// so that a word that is already known costs one line of memory, and the posting arena is touched once in about ten
/// postings.
struct TermSlot {
  /// The first eight bytes of the term, the first lowest, zero padded.
  var low: UInt64
  /// The next eight bytes; for a term of more than 16 bytes its offset in the long terms (high half) and part of its
  /// hash (low half).
  var high: UInt64
  /// Encoded bytes not yet in the arena, the first lowest.
  var tailLow: UInt64 = 0
  var tailHigh: UInt64 = 0
  /// The item of the first posting, whose own delta is stored as zero so that runs can be joined.
  var firstItem: UInt32 = 0
  /// The item of the last encoded posting.
  var lastItem: UInt32 = 0
  /// The item still being counted.
  var openItem: UInt32 = .max
  /// The address of the first chunk and of the next write, in words of the arena.
  var firstChunk: UInt32 = 0
  var position: UInt32 = 0
  /// Units of 16 bytes already in the arena.
  var units: UInt32 = 0
  /// Units left in the current chunk.
  var room: UInt16 = 0
  /// How often the term stands in the open item.
  var frequency: UInt16 = 0
  /// The term's length in bytes, at most ``TermName/maximumCount``.
  var count: UInt8
  /// The fields of the open item that hold the term.
  var fields: UInt8 = 0
  /// Bytes in the tail, 0 ... 16.
  var tailCount: UInt8 = 0

  init(low: UInt64, high: UInt64, count: UInt8) {
    self.low = low
    self.high = high
    self.count = count
  }

  /// The number of encoded bytes.
  var byteCount: Int { Int(units) &* 16 &+ Int(tailCount) }

  /// Counts one more occurrence in `item`, which is not before the open one.
  @inline(__always) mutating func count(item: UInt32, fields: UInt8, in arena: inout PostingArena) {
    if openItem == item {
      frequency = frequency == .max ? .max : frequency &+ 1
      self.fields |= fields
    } else {
      open(item: item, fields: fields, frequency: 1, in: &arena)
    }
  }

  /// Marks `item` once, however often it is said: for values and keys, whose frequency means nothing.
  @inline(__always) mutating func mark(item: UInt32, fields: UInt8, in arena: inout PostingArena) {
    if openItem == item {
      self.fields |= fields
    } else {
      open(item: item, fields: fields, frequency: 1, in: &arena)
    }
  }

  /// Encodes the open posting, if any, and opens one for `item`.
  @inline(__always) private mutating func open(
    item: UInt32, fields: UInt8, frequency: UInt16, in arena: inout PostingArena
  ) {
    if openItem != .max {
      close(in: &arena)
    } else {
      firstItem = item
      lastItem = item
    }
    openItem = item
    self.fields = fields
    self.frequency = frequency
  }

  /// Encodes the open posting. The caller opens another one or is done.
  @inline(__always) mutating func close(in arena: inout PostingArena) {
    let (bytes, count) = Posting.packed(
      delta: openItem &- lastItem, frequency: UInt32(frequency), fields: WordField(rawValue: fields))
    lastItem = openItem
    append(bytes, count: count, in: &arena)
  }

  /// Adds up to eight encoded bytes to the tail, which moves to the arena when it is full.
  @inline(__always) mutating func append(_ bytes: UInt64, count: Int, in arena: inout PostingArena) {
    let filled = Int(tailCount)
    let total = filled &+ count
    // Shifts by 64 and more give zero, so no branch tells the halves apart; it would be mispredicted half of the time.
    let shift = UInt64(truncatingIfNeeded: filled &* 8)
    tailLow |= bytes << shift
    tailHigh |= bytes >> (64 &- shift) | bytes << (shift &- 64)
    tailCount = UInt8(truncatingIfNeeded: total)
    if total >= 16 {
      flush(in: &arena)
      let left = total &- 16
      tailCount = UInt8(truncatingIfNeeded: left)
      tailLow = left > 0 ? bytes &>> UInt64((count &- left) &* 8) : 0
      tailHigh = 0
    }
  }

  @inline(never) private mutating func flush(in arena: inout PostingArena) {
    if room == 0 {
      let size = PostingArena.chunkUnits(after: units)
      let chunk = arena.allocate(units: size)
      if units == 0 { firstChunk = chunk } else { arena[position] = UInt64(chunk) }
      position = chunk
      room = UInt16(truncatingIfNeeded: size)
    }
    arena[position] = tailLow.littleEndian
    arena[position &+ 1] = tailHigh.littleEndian
    position &+= 2
    units &+= 1
    room &-= 1
  }
}
