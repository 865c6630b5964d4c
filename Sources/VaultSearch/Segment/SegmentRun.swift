/// The finished work of one ``SegmentBuilder``: its terms sorted, ready to be joined with the runs before and after it.
package final class SegmentRun: Sendable {
  let terms: TermTable
  let notes: [NoteRecord]
  /// The item of each note.
  let noteItems: [UInt32]
  /// The number of diagnostics of each note.
  let diagnostics: [UInt16]
  /// Files that could not be read, with the store's reason.
  package let unreadable: [(file: UInt32, reason: UInt8)]
  let lines: [LineRecord]
  let types: [UInt8]
  /// The terms in the order of their bytes.
  let sorted: [TermSortKey]

  init(_ builder: consuming SegmentBuilder) {
    terms = builder.terms
    notes = builder.notes
    noteItems = builder.noteItems
    diagnostics = builder.diagnostics
    unreadable = builder.unreadable
    lines = builder.lines
    types = builder.types
    sorted = Self.sortedKeys(of: builder.terms)
  }

  /// How many notes and items the run has.
  package var noteCount: Int { notes.count }
  package var itemCount: Int { types.count }

  private static func sortedKeys(of terms: TermTable) -> [TermSortKey] {
    var keys = terms.slots.indices.map { terms.sortKey(of: $0) }
    keys.sort()
    // Terms that share 16 bytes are runs of equal keys; only they need their whole bytes.
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].hasSameLanes(as: keys[start]) { end += 1 }
      if end - start > 1 {
        let run = keys[start..<end].map { (key: $0, bytes: terms.bytes(of: Int($0.slot))) }
        keys.replaceSubrange(start..<end, with: run.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.key))
      }
      start = end
    }
    return keys
  }
}

/// The first 16 bytes of a term as two integers in the order of bytes, so that most comparisons touch nothing else.
struct TermSortKey: Comparable {
  var high: UInt64
  var low: UInt64
  var slot: UInt32
  var count: UInt32

  @inline(__always) static func < (left: Self, right: Self) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  /// Whether the first 16 bytes are equal, missing ones read as zero.
  @inline(__always) func hasSameLanes(as other: Self) -> Bool { high == other.high && low == other.low }
}
