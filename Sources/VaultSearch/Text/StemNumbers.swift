/// Numbers for the stems of words, from 0 in the order in which they are met: each different word is stemmed once, and
/// words with equal stems have one number.
package struct StemNumbers: Sendable {
  private var words = FoldedWordNumbers()
  private var stems = FoldedWordNumbers()
  /// The number of the stem of each word.
  private var stemOfWord: [Int] = []
  private var stemmer = Stemmer()
  private var stem = FoldedWord()

  package init() {}

  /// The number of the stem of a word.
  package mutating func insert(_ word: FoldedWord) -> Int {
    let number = Int(words.insert(word))
    if number == stemOfWord.count {
      stem = word
      stem.count = stemmer.stem(&stem.bytes, count: word.count)
      stem.hash = FoldedWord.hash(of: stem.bytes.span, count: stem.count)
      stemOfWord.append(Int(stems.insert(stem)))
    }
    return stemOfWord[number]
  }
}
