import VaultSyntax

/// The dictionary and the postings of a snapshot as they are encoded, list after list of terms.
struct TermEncoding {
  private(set) var dictionary = DictionaryWriter()
  /// The postings in pieces; there is always one, because the last fills the file up.
  var pieces: [Piece] { written.isEmpty ? [Piece(bytes: [], offset: 0)] : written }
  private var written: [Piece] = []
  private let workers: Int

  /// The postings of some neighbouring terms.
  struct Piece: Sendable {
    var bytes: [UInt8]
    /// Where they begin in the section.
    var offset: Int
  }

  /// As many terms as one worker encodes at once.
  private static var termsPerPiece: Int { 4096 }

  init(workers: Int) { self.workers = workers }

  /// Adds terms, which sort after all that were added. Complexity: O(terms + postings).
  mutating func append(_ terms: MergedTerms) {
    let ranges = stride(from: 0, to: terms.count, by: Self.termsPerPiece).map {
      $0..<min($0 + Self.termsPerPiece, terms.count)
    }
    let before = dictionary
    let encoded = parallelMap(count: ranges.count, workers: workers) { terms.encoded(ranges[$0], after: before) }
    for encoded in encoded {
      written.append(Piece(bytes: encoded.bytes, offset: dictionary.postings))
      dictionary.append(encoded.dictionary)
    }
  }
}
