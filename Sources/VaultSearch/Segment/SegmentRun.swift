/// The finished work of one ``SegmentBuilder``: its terms sorted, ready to be joined with the runs before and after it.
package final class SegmentRun: Sendable {
  /// Values, keys, columns and names, which all sort before words.
  let keyed: TermTable
  let words: TermTable
  let notes: [NoteRecord]
  /// The item of each note.
  let noteItems: [UInt32]
  /// The number of diagnostics of each note.
  let diagnostics: [UInt16]
  let lines: [LineRecord]
  let types: [UInt8]
  let hashes: [ItemHash]

  init(_ builder: consuming SegmentBuilder) {
    keyed = builder.keyed
    words = builder.words
    notes = builder.notes
    noteItems = builder.noteItems
    diagnostics = builder.diagnostics
    lines = builder.lines
    types = builder.types
    hashes = builder.hashes
  }

  /// How many notes and items the run has.
  package var noteCount: Int { notes.count }
  package var itemCount: Int { types.count }
}
