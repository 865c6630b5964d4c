import VaultSyntax

/// That somebody has hardly any strength, which people say like a mood.
package enum Weariness: UInt8, ClosedSet {
  case tired

  package static let vocabulary = Vocabulary(ClosedSetNames.weariness)
}

/// What somebody says of how they feel, in the words in which it is written: a mood, or that they are tired.
///
/// ```swift
/// StatedFeeling("сумно")?.mood         // .sad, written as `сумно`
/// StatedFeeling("tired")?.energy       // 1, and no mood
/// ```
package struct StatedFeeling: Sendable, Hashable {
  /// Nil of one who is tired.
  package let mood: Mood?
  /// 1 of one who is tired; nil of a mood.
  package let energy: Int?
  /// As it was said; of a score, which is no word, the name of its mood.
  package let words: String

  /// Reads a name in either language, a face, a score, or *tired*; nil for anything else.
  package init?(_ text: some StringProtocol) {
    let said = text.trimmed
    if let mood = Mood(parsing: said) {
      (self.mood, energy) = (mood, nil)
      words = Mood(spelling: said) == nil ? mood.name : said
    } else if Weariness(spelling: said) != nil {
      (mood, energy, words) = (nil, 1, said)
    } else {
      return nil
    }
  }

  /// Reads a feeling of one word or two, `very sad`, at the beginning of some words, and takes it away from them; nil where
  /// they begin with none.
  package init?(takingFrom words: inout [String]) {
    for count in [2, 1] where words.count >= count {
      guard let feeling = StatedFeeling(words[..<count].joined(separator: " ")) else { continue }
      words.removeFirst(count)
      self = feeling
      return
    }
    return nil
  }
}
