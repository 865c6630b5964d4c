/// A checked reader of one segment: the items, dictionary and postings of a base or a delta.
///
/// Nothing is read before it is asked for. Every offset is checked, so a damaged or hostile file gives an error or a
/// wrong answer, never a trap.
package struct Segment: Sendable {
  let bytes: SnapshotBytes
  let header: SnapshotHeader
  /// One bit an item, set for notes.
  let noteBits: [UInt64]
  /// The number of notes before each word of ``noteBits``.
  private let noteRanks: [UInt32]
  package let noteCount: Int
  package let lineCount: Int

  /// Reads the small tables. Complexity: O(items / 64).
  init(_ bytes: SnapshotBytes, header: SnapshotHeader) throws(SnapshotFault) {
    self.bytes = bytes
    self.header = header
    noteCount = header[.notes].count / NoteRecord.byteCount
    lineCount = header[.lines].count / LineRecord.byteCount
    let items = header[.types].count
    let stored = try bytes.withSpan(header[.noteBits]) { span in
      (0..<span.count / 8).map { LittleEndian.u64(span, $0 &* 8) }
    }
    noteBits = stored
    var ranks: [UInt32] = []
    var rank: UInt32 = 0
    for word in stored {
      ranks.append(rank)
      rank &+= UInt32(truncatingIfNeeded: word.nonzeroBitCount)
    }
    noteRanks = ranks
    let hashes = header[.hashes].count
    let isFitting =
      stored.count == (items + 63) / 64 && Int(rank) == noteCount && noteCount + lineCount == items
      && hashes == items * ItemHash.byteCount
    let lastBits = items % 64 == 0 ? 0 : (stored.last ?? 0) >> UInt64(items % 64)
    guard isFitting, lastBits == 0, items == 0 || (stored.first ?? 0) & 1 == 1 else { throw .damaged }
  }

  /// The number of items, notes and lines together.
  package var itemCount: Int { noteCount + lineCount }

  /// The bytes of a whole section.
  func withSection<R>(_ section: SnapshotSection, _ body: (Span<UInt8>) -> R) throws(SnapshotFault) -> R {
    try bytes.withSpan(header[section], body)
  }

  /// Whether an item is a note.
  func isNote(_ item: Int) -> Bool {
    item / 64 < noteBits.count && noteBits[item / 64] >> UInt64(item & 63) & 1 == 1
  }

  /// The number of notes before `item`.
  func noteRank(of item: Int) -> Int {
    guard item / 64 < noteBits.count else { return noteCount }
    let below = noteBits[item / 64] & ((1 << UInt64(item & 63)) &- 1)
    return Int(noteRanks[item / 64]) &+ below.nonzeroBitCount
  }

  /// The item of the note that `item` is or belongs to.
  func noteItem(of item: Int) -> Int {
    var word = item / 64
    guard word < noteBits.count else { return 0 }
    var bits = noteBits[word] & (~0 >> UInt64(63 &- item & 63))
    while bits == 0, word > 0 {
      word &-= 1
      bits = noteBits[word]
    }
    return word &* 64 &+ 63 &- bits.leadingZeroBitCount
  }

  /// The items of the note whose item is `noteItem`: itself and its lines.
  func items(ofNote noteItem: Int) -> Range<Int> {
    var word = (noteItem &+ 1) / 64
    guard noteItem < itemCount, word < noteBits.count else { return noteItem..<max(noteItem, itemCount) }
    var bits = noteBits[word] & (~0 << UInt64((noteItem &+ 1) & 63))
    while bits == 0, word &+ 1 < noteBits.count {
      word &+= 1
      bits = noteBits[word]
    }
    return noteItem..<(bits == 0 ? itemCount : word &* 64 &+ bits.trailingZeroBitCount)
  }

  /// Gives `body` the records of notes, those of lines, and the types, each checked once.
  func withItemTables(
    _ body: (_ notes: Span<UInt8>, _ lines: Span<UInt8>, _ types: Span<UInt8>) -> Void
  ) throws(SnapshotFault) {
    let outcome = try withSection(.notes) { notes in
      Result { () throws(SnapshotFault) in
        try withSection(.lines) { lines in
          Result { () throws(SnapshotFault) in try withSection(.types) { body(notes, lines, $0) } }
        }.get()
      }
    }
    try outcome.get()
  }

  /// The words of the note whose item is `item`, or of the line `item`, from the tables of ``withItemTables(_:)``.
  @inline(__always) func words(of item: Int, _ notes: Span<UInt8>, _ lines: Span<UInt8>) -> UInt32 {
    let rank = noteRank(of: item)
    return isNote(item)
      ? NoteRecord(notes, at: rank &* NoteRecord.byteCount).words
      : LineRecord(lines, at: (item &- rank) &* LineRecord.byteCount).words
  }
}
