import VaultSyntax

/// The forms of one word, as whole arrays: for the few words of a query, not for texts.
package enum WordForms {
  /// The stem of a folded word.
  static func stem(_ word: [UInt8], with stemmer: inout Stemmer) -> [UInt8] {
    var bytes = word
    let count = stemmer.stem(&bytes, count: bytes.count)
    return Array(bytes.prefix(count))
  }

  /// A word folded as the index folds, diacritics dropped.
  static func folded(_ word: [UInt8]) -> [UInt8] {
    var scanner = WordScanner(ByteRange(0, word.count))
    var folded = FoldedWord()
    guard scanner.next(in: word.span, into: &folded) else { return word }
    return Array(folded.bytes[..<folded.count])
  }

  /// The words of a text, folded as the index folds, in their order.
  package static func words(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var scanner = WordScanner(ByteRange(0, bytes.count))
    var word = FoldedWord()
    var words: [String] = []
    while scanner.next(in: bytes.span, into: &word) { words.append(word.text) }
    return words
  }

  /// A value, path or link target folded for comparison as a whole.
  static func foldedValue(_ value: [UInt8]) -> [UInt8] {
    TextFolding.caseFolded(value, in: ByteRange(0, value.count))
  }
}
