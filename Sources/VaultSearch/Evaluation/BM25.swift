#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The ranking function BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009),
/// with the frequencies of fields weighted before saturation, as its section 3.6 proposes (BM25F).
enum BM25 {
  /// How soon more occurrences stop to count, from the range 1.2 ... 2 the paper gives.
  static let k1 = 1.2
  /// How much length counts, 0 ... 1; the paper's usual value.
  static let b = 0.75

  /// What one occurrence in each field weighs: title > tags > headings > body.
  static func weight(of field: WordField) -> Int {
    switch field {
    case .title: 6
    case .tags: 4
    case .headings: 2
    default: 1
    }
  }

  /// The weighted frequency of a posting. A posting keeps how often the word stands in the item and in which fields, not
  /// how often in each: each field beside the body adds its weight once.
  static func weightedFrequency(_ posting: Posting) -> Int {
    var frequency = Int(posting.frequency)
    for field in [WordField.title, .tags, .headings] where posting.fields.contains(field) {
      frequency &+= weight(of: field) &- 1
    }
    return frequency
  }

  /// How telling a word is that stands in `notes` of `total` notes: never negative, as in Lucene's `BM25Similarity`.
  static func inverseFrequency(notes: Int, total: Int) -> Double {
    let (found, all) = (Double(notes), Double(max(total, notes)))
    return log(1 + (all - found + 0.5) / (found + 0.5))
  }

  /// The score of one word in one item.
  ///
  /// - Parameters:
  ///   - frequency: The weighted frequency.
  ///   - length: The item's words.
  ///   - mean: The mean words of items of its kind, notes or lines.
  static func score(frequency: Int, inverseFrequency: Double, length: Int, mean: Double) -> Double {
    guard frequency > 0 else { return 0 }
    let relative = mean > 0 ? Double(length) / mean : 1
    let weighted = Double(frequency)
    return inverseFrequency * weighted * (k1 + 1) / (weighted + k1 * (1 - b + b * relative))
  }
}
