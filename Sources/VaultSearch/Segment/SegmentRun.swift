/// The finished work of one ``SegmentBuilder``, ready to be joined with the runs before and after it.
package struct SegmentRun: Sendable {
  let terms: Terms
  let items: Items

  /// The terms of a run, sorted. They take most of the memory, and are let go as soon as they are encoded.
  struct Terms: Sendable {
    /// Values, keys, columns and names, which all sort before words.
    let keyed: TermTable
    let words: TermTable
  }

  /// The items of a run.
  struct Items: Sendable {
    let notes: [NoteRecord]
    /// The item of each note.
    let noteItems: [UInt32]
    /// The number of diagnostics of each note.
    let diagnostics: [UInt16]
    let lines: [LineRecord]
    let types: [UInt8]
    let hashes: [ItemHash]

    /// The stretches of files it was made of, in ascending order.
    let stretches: [SegmentStretch]

    /// How many items there are.
    var count: Int { types.count }
  }

  /// How many items it has, notes and lines.
  package var itemCount: Int { items.count }

  init(_ builder: consuming SegmentBuilder) {
    terms = Terms(keyed: builder.keyed, words: builder.words)
    items = Items(
      notes: builder.notes.fitted, noteItems: builder.noteItems.fitted,
      diagnostics: builder.diagnostics.fitted,
      lines: builder.lines.fitted, types: builder.types.fitted, hashes: builder.hashes.fitted,
      stretches: builder.stretches)
  }
}

extension Array {
  /// The same elements without the room that was left for more.
  var fitted: [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
