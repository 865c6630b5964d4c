/// The finished work of one ``SegmentBuilder``, ready to be joined with the runs before and after it.
package struct SegmentRun: Sendable {
  let terms: Terms
  let items: Items

  /// The terms of a run, in one or several runs of which each is sorted. They take most of the memory, and are let go as
  /// soon as they are encoded.
  struct Terms: Sendable {
    /// Values, keys, columns and names, which all sort before words.
    let keyed: [TermRun]
    let words: [TermRun]
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
    /// The ``ItemHash`` of each item, as the snapshot keeps it.
    let hashes: [UInt8]

    /// The stretches of files it was made of, in ascending order.
    let stretches: [SegmentStretch]

    /// How many items there are.
    var count: Int { types.count }
  }

  /// How many items it has, notes and lines.
  package var itemCount: Int { items.count }

  init(_ builder: consuming SegmentBuilder) {
    terms = Terms(keyed: builder.keyedRuns, words: builder.wordRuns)
    items = Items(
      notes: builder.notes, noteItems: builder.noteItems, diagnostics: builder.diagnostics, lines: builder.lines,
      types: builder.types, hashes: builder.hashes, stretches: builder.stretches)
  }
}
