/// The terms of several runs as one sorted list, with the items of each numbered as in the snapshot.
struct MergedTerms: Sendable {
  private let runs: [NumberedRun]

  /// A run, and how its items are numbered in the snapshot.
  struct NumberedRun: Sendable {
    var run: TermRun
    var numbering: ItemNumbering
  }

  /// Lists the terms of runs. What comes first in the order of items stands first among the runs of one numbering.
  init(_ runs: [NumberedRun]) { self.runs = runs }

  /// As many bytes of runs as one worker joins at once.
  private static var bytesPerPiece: Int { 1 << 18 }

  /// Terms that divide the list into pieces of about the same size.
  var dividers: [[UInt8]] {
    let bytes = runs.reduce(0) { $0 + $1.run.bytes.count }
    let largest = runs.max { $0.run.bytes.count < $1.run.bytes.count }
    return largest?.run.dividers(into: bytes / Self.bytesPerPiece + 1) ?? []
  }

  /// The terms from one on and before another one with their postings, joined and encoded as a snapshot keeps them; nil
  /// stands for the beginning and for the end.
  ///
  /// The bytes do not depend on how the items were divided among runs. Complexity: O(postings + terms × log runs).
  ///
  /// - Parameter writers: buffers, made once for many pieces.
  func encoded(from lower: [UInt8]?, to upper: [UInt8]?, through writers: inout TermWriters) -> EncodedTerms {
    var merger = TermMerger(
      runs.compactMap { TermRunReader($0.run, $0.numbering, from: lower, to: upper) })
    var terms = TermList()
    writers.output.removeAll(keepingCapacity: true)
    while merger.enterTerm() {
      let start = writers.output.count
      if merger.term.first == TermName.column {
        writers.appendEntries(of: &merger)
      } else {
        writers.appendPostings(of: &merger)
      }
      terms.append(merger.term, postingByteCount: writers.output.count - start)
    }
    // A copy of its very size, because all pieces are kept until the last of them is written.
    return EncodedTerms(terms: terms, postings: Array(copying: writers.output.span))
  }
}

/// What encodes the terms of one worker, one after another, with buffers that are made once.
struct TermWriters {
  /// What is encoded of a piece so far.
  var output: [UInt8] = []
  private var postings = PostingWriter()

  /// Appends the postings that the runs have of a term.
  mutating func appendPostings(of merger: inout TermMerger) {
    merger.forEachRun { postings.add(run: $0, from: $1, $2) }
    postings.finish(to: &output)
  }

  /// Appends the entries that the runs have of a column.
  mutating func appendEntries(of merger: inout TermMerger) {
    var columns = merger.takeColumn()
    var writer = ColumnWriter()
    columns.forEachEntry { writer.append($0, to: &output) }
  }
}
