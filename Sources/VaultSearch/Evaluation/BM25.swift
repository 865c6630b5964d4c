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

  /// How often a word stands in an item, each time with the weight of its field.
  struct Frequency: Equatable {
    /// In the title and the tags, which are as short in a long note as in a short one.
    var named: Int32 = 0
    /// In the text, its headings too: what the length of the item is set against.
    var written: Int32 = 0

    static func += (left: inout Frequency, right: Frequency) {
      left.named &+= right.named
      left.written &+= right.written
    }
  }

  /// The weighted frequency of a posting. A posting keeps how often the word stands in the item and in which fields, not
  /// how often in each: once in every field that is marked, and the rest in the body.
  @inline(__always) static func frequency(_ posting: Posting) -> Frequency {
    var frequency = Frequency(named: 0, written: Int32(truncatingIfNeeded: posting.frequency))
    guard !posting.fields.isDisjoint(with: [.title, .tags, .headings]) else { return frequency }
    for field in [WordField.title, .tags] where posting.fields.contains(field) {
      frequency.named &+= Int32(truncatingIfNeeded: weight(of: field))
      frequency.written = max(frequency.written &- 1, 0)
    }
    if posting.fields.contains(.headings) {
      frequency.written &+= Int32(truncatingIfNeeded: weight(of: .headings) &- 1)
    }
    return frequency
  }

  /// How telling a word is that stands in `notes` of `total` notes: never negative, as in Lucene's `BM25Similarity`.
  static func inverseFrequency(notes: Int, total: Int) -> Double {
    let (found, all) = (Double(notes), Double(max(total, notes)))
    return log(1 + (all - found + 0.5) / (found + 0.5))
  }

  /// The score of one word in one item: each field is set against its own length, then their sum saturates once.
  ///
  /// - Parameters:
  ///   - length: The item's words.
  ///   - mean: The mean words of items of its kind, notes or lines.
  static func score(_ frequency: Frequency, inverseFrequency: Double, length: Int, mean: Double) -> Double {
    let relative = mean > 0 ? Double(length) / mean : 1
    let weighted = Double(frequency.named) + Double(frequency.written) / (1 - b + b * relative)
    return weighted > 0 ? inverseFrequency * weighted * (k1 + 1) / (weighted + k1) : 0
  }

  /// How much an item gains whose title holds all words. Saturation alone makes a word in a title little more than one
  /// that a long page says by the way; of questions that other pages answer too, this one finds the page that is about
  /// them. Chosen from 0.25 ... 2 by questions on foreign pages, most of them with a word too many; from 0.25 to 1 little
  /// changes.
  static let titleGain = 0.75

  /// What the score of an item is multiplied by, by how telling the words in its title are of all that were asked for:
  /// `titled` and `all` are sums of inverse frequencies.
  static func factor(titled: Double, of all: Double) -> Double { all > 0 ? 1 + titleGain * titled / all : 1 }

  /// More than words can score whose inverse frequencies add up to this, however often they stand in an item.
  static func bound(inverseFrequency: Double) -> Double { inverseFrequency * (k1 + 1) * (1 + titleGain) }
}
