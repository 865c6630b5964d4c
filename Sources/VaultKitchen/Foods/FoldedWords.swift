import VaultSearch
import VaultSyntax

/// The words of a text as search folds them, which is how names of foods are compared: without case, diacritics and
/// apostrophes.
enum FoldedWords {
  /// Calls `body` with each word and its range. O(length).
  static func forEach(in bytes: [UInt8], _ range: ByteRange, _ body: (String, ByteRange) -> Void) {
    var scanner = WordScanner(range)
    var word = FoldedWord()
    while scanner.next(in: bytes.span, into: &word) { body(word.text, word.range) }
  }

  /// The words of a text.
  static func list(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var result: [String] = []
    forEach(in: bytes, ByteRange(0, bytes.count)) { word, _ in result.append(word) }
    return result
  }
}
