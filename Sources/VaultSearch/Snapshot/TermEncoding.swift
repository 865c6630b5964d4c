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

  init(workers: Int) { self.workers = workers }

  /// Adds terms, which sort after all that were added, and gives them in lists. Complexity: O(terms + postings).
  mutating func append(_ terms: consuming MergedTerms) -> [TermList] {
    let dividers = terms.dividers
    let encoded = parallelMap(
      count: dividers.count + 1, workers: workers, state: { TermWriters() }
    ) { [terms] writers, piece in
      terms.encoded(
        from: piece > 0 ? dividers[piece - 1] : nil, to: piece < dividers.count ? dividers[piece] : nil,
        through: &writers)
    }
    // The runs are free before more memory is taken.
    _ = consume terms
    let lists = encoded.map(\.terms)
    let dictionaries = self.dictionaries(of: lists)
    for (encoded, next) in zip(encoded, dictionaries) {
      written.append(Piece(bytes: encoded.postings, offset: dictionary.postings))
      dictionary.append(next)
    }
    return lists
  }

  /// The dictionaries of lists that follow each other and what is written already.
  private func dictionaries(of lists: [TermList]) -> [DictionaryWriter] {
    var empty: [DictionaryWriter] = []
    var count = dictionary.count
    var last = dictionary.last
    for list in lists {
      empty.append(DictionaryWriter(after: count, last: last))
      count += list.count
      if list.count > 0 { last = list.last }
    }
    return parallelMap(count: lists.count, workers: workers) { [empty] number in
      var dictionary = empty[number]
      lists[number].forEach { dictionary.append($0, postingByteCount: $1) }
      return dictionary
    }
  }
}
