/// Three versions of a note made by chance, in which it is known what became of every line.
///
/// ```swift
/// let merge = ScriptedMerge(seed: 7)
/// merge.ours.bytes    // the base after one script of edits
/// ```
///
/// Each side edits the base by a script of its own: it ticks, tags, dates, rewords, replaces, moves, removes and
/// inserts records, log lines, sections, paragraphs, keys, comments and values.
package struct ScriptedMerge: Sendable {
  /// The common ancestor.
  package let base: KnownNote
  /// One side.
  package let ours: KnownNote
  /// The other side.
  package let theirs: KnownNote
  /// The note's path in its vault, whose folder is the note's type.
  package let path: String
  /// The line to which a word belongs, in lower case; words that are not here belong to none alone.
  package let owners: [String: Int]

  /// Makes the versions that follow from a seed.
  package init(seed: UInt64) {
    var source = LineSource(seed: seed)
    var script = NoteScript(&source)
    base = script.note
    source.favourites = Set(
      base.lines.filter { $0.kind != .blank }.map(\.number).shuffled(using: &source.random).prefix(4))
    if source.oneIn(10) { script.edit(&source) }
    var sides = [script, script]
    for side in sides.indices {
      for _ in 0..<Int.random(in: 1...4, using: &source.random) { sides[side].edit(&source) }
    }
    ours = sides[0].note
    theirs = sides[1].note
    path = source.folder + "/x.md"
    owners = source.owners
  }
}
