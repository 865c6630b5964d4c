import VaultSyntax

/// Scores by the query's free words.
extension Evaluator {
  /// The score of each of `items`, ascending. Every word that a result may be found by counts; words under `NOT` do not.
  ///
  /// - Parameter asked: the notes that the condition may ask for by their name.
  mutating func scores(
    of items: [Int], in results: ItemSet, for condition: Condition, asked: AskedNotes?
  ) throws(SnapshotFault) -> [Double] {
    var scores = [Double](repeating: 0, count: items.count)
    let words = condition.rankedWords
    guard !words.isEmpty, !items.isEmpty else { return scores }
    let ranks = ItemRanks(of: results)
    let lengths = try lengths(of: items)
    var titled = [Double](repeating: 0, count: items.count)
    var all = 0.0
    for word in words {
      let matches = try wordMatches(word, key: nil)
      let frequencies = try frequencies(of: matches, in: results, ranks)
      let notes = matches.matches.intersection(snapshot.notes).count
      let inverse = BM25.inverseFrequency(notes: notes, total: snapshot.statistics.notes)
      all += inverse
      for index in items.indices where frequencies[index] != BM25.Frequency() {
        let mean = snapshot.notes.contains(items[index]) ? snapshot.statistics.meanNote : snapshot.statistics.meanLine
        scores[index] += BM25.score(
          frequencies[index], inverseFrequency: inverse, length: Int(lengths[index]), mean: mean)
        if matches.titled.contains(items[index]) { titled[index] += inverse }
      }
    }
    for index in items.indices { scores[index] *= BM25.factor(titled: titled[index], of: all) }
    if let asked {
      let most = BM25.bound(inverseFrequency: all)
      try addNames(to: &scores, of: items, lengths: lengths, asked: asked, most: most)
    }
    return scores
  }

  /// The weighted frequencies of a word in the results, by rank; a note adds up those of its lines.
  private mutating func frequencies(
    of word: WordMatches, in results: ItemSet, _ ranks: ItemRanks
  ) throws(SnapshotFault) -> [BM25.Frequency] {
    var frequencies = [BM25.Frequency](repeating: BM25.Frequency(), count: ranks.count)
    var postings = 0
    for (part, entries) in zip(snapshot.parts, word.entries) {
      for entry in entries {
        try part.segment.forEachPosting(of: entry) { posting in
          postings &+= 1
          let item = Int(posting.item) &+ part.firstItem
          let weighted = BM25.frequency(posting)
          if results.contains(item) {
            frequencies[ranks.rank(of: item, in: results)] += weighted
          } else if let note = snapshot.notes.last(notAfter: item), note != item, results.contains(note),
            snapshot.live.contains(item)
          {
            frequencies[ranks.rank(of: note, in: results)] += weighted
          }
        }
      }
    }
    trace.postings += postings
    return frequencies
  }

  /// The words of each item, ascending.
  private func lengths(of items: [Int]) throws(SnapshotFault) -> [UInt32] {
    var lengths: [UInt32] = []
    lengths.reserveCapacity(items.count)
    for part in snapshot.parts {
      try part.segment.withItemTables { notes, lines, _ in
        for item in items where part.holds(item) {
          lengths.append(part.segment.words(of: item &- part.firstItem, notes, lines))
        }
      }
    }
    return lengths
  }
}

/// The position of each item among the items of a set, found in constant time.
struct ItemRanks {
  private var before: [UInt32] = []
  let count: Int

  init(of set: ItemSet) {
    var total: UInt32 = 0
    before.reserveCapacity(set.words.count)
    for word in set.words {
      before.append(total)
      total &+= UInt32(truncatingIfNeeded: word.nonzeroBitCount)
    }
    count = Int(total)
  }

  /// How many items of `set` come before `item`, which must be one of them.
  @inline(__always) func rank(of item: Int, in set: ItemSet) -> Int {
    let below = set.words[item >> 6] & ((1 << UInt64(item & 63)) &- 1)
    return Int(before[item >> 6]) &+ below.nonzeroBitCount
  }
}

extension Snapshot.Statistics {
  /// The mean number of words of a note, its lines included.
  var meanNote: Double { notes > 0 ? Double(noteWords) / Double(notes) : 0 }
  /// The mean number of words of a line.
  var meanLine: Double { lines > 0 ? Double(lineWords) / Double(lines) : 0 }
}

extension Condition {
  /// The free words that may make an item a result, in the order of the query; the words of a phrase each count.
  var rankedWords: [WordPattern] {
    switch self {
    case _ where isMetByAll: []
    case .word(let pattern): [pattern]
    case .phrase(let words): words.map { WordPattern(text: $0, mode: .stem, range: ByteRange(0, 0)) }
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.rankedWords)
    case .everything, .field, .not: []
    }
  }
}
