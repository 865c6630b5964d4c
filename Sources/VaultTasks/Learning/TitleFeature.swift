/// One thing a title is judged by: a word, its stem, two stems side by side, two anywhere, or a few letters of a word.
///
/// It is known by the hash of its letters alone, so that a model holds numbers and nobody's words.
struct TitleFeature: Hashable, Sendable {
  enum Kind: UInt8, CaseIterable, Sendable {
    case word, stem, neighbours, pair, letters

    /// How much all features of the kind weigh together in one title. From few examples most is learned by stems and
    /// letters, which words share that are not the same.
    var weight: Float {
      switch self {
      case .word: 0.5
      case .stem: 1
      case .neighbours, .pair: 0.8
      case .letters: 1.2
      }
    }

    /// In how many titles a feature must stand to be learned from: a pair that was seen once says nothing that its
    /// words do not.
    var leastTitles: Int {
      switch self {
      case .word, .stem, .letters: 1
      case .neighbours, .pair: 2
      }
    }

    /// Whether a title that has none of the known ones of this kind is about something else.
    var isWhole: Bool { self == .word || self == .stem }
  }

  let hash: UInt64
  let kind: Kind
  /// The words of the title it is made of, by number; the same twice where it is one.
  let first: UInt8, second: UInt8
}
