/// The classes of the words and phrases of a line, looked up once each.
///
/// ```swift
/// let phrases = LinePhrases(tokens, folded)           // 1 cup freshly ground black pepper
/// phrases.end(of: .preparation, at: 2)              // 4, after `freshly ground`
/// ```
package struct LinePhrases: Sendable {
  /// A phrase of several words.
  private struct Phrase: Sendable {
    var classes: WordClass
    /// The token after it.
    var end: Int
  }

  /// The classes of each token as a word alone.
  private var words: [WordClass]
  /// The phrases of several words, by their first token, the shorter before the longer.
  private var phrases: [Phrase] = []
  /// Where the phrases of each token begin in ``phrases``, and behind the last token where they end.
  private var starts: [Int] = []

  /// - Parameter folded: the words that the tokens' ``LineToken/folded`` lies in, one space between neighbours.
  init(_ tokens: [LineToken], _ folded: [UInt8]) {
    let table = LineWords.standard
    words = tokens.map { $0.kind == .word ? table.classes(of: folded[$0.folded]) : [] }
    starts.reserveCapacity(tokens.count + 1)
    for place in tokens.indices {
      starts.append(phrases.count)
      readPhrases(tokens, folded, from: place, table)
    }
    starts.append(phrases.count)
  }

  private mutating func readPhrases(
    _ tokens: [LineToken], _ folded: [UInt8], from place: Int, _ table: LineWords
  ) {
    guard tokens[place].kind == .word else { return }
    var end = place + 1
    while end < tokens.count, tokens[end].kind == .word,
      table.isHead(folded[tokens[place].folded.lowerBound..<tokens[end - 1].folded.upperBound])
    {
      let text = folded[tokens[place].folded.lowerBound..<tokens[end].folded.upperBound]
      end += 1
      let classes = table.classes(of: text)
      if !classes.isEmpty { phrases.append(Phrase(classes: classes, end: end)) }
    }
  }

  /// The token after the longest phrase at `place` that belongs to one of some classes; nil if none begins there.
  package func end(of classes: WordClass, at place: Int) -> Int? {
    guard words.indices.contains(place) else { return nil }
    for phrase in phrases[starts[place]..<starts[place + 1]].reversed() where !phrase.classes.isDisjoint(with: classes)
    {
      return phrase.end
    }
    return isWord(at: place, classes) ? place + 1 : nil
  }

  /// Whether a token is, as a word alone, of one of some classes.
  package func isWord(at place: Int, _ classes: WordClass) -> Bool {
    words.indices.contains(place) && !words[place].isDisjoint(with: classes)
  }
}
