import Testing
import VaultSyntax

@testable import VaultModel

/// Where the phrases of a line end.
@Suite struct LinePhrasesTests {
  @Test(
    arguments: [(String, Int, WordClass, Int?)]([
      ("fully ripe banana", 0, .preparation, 2), ("of the dough", 0, .article, 2),
      ("onion chopped", 1, .preparation, 2), ("onion chopped", 0, .preparation, nil), ("or butter", 0, .or, 1),
      ("or butter", 0, .size, nil), ("борошно з гіркою", 1, .preparation, 3), ("or", 7, .or, nil),
      ("to taste", 0, .toTaste, 2), ("to", 0, .toTaste, nil),
    ]))
  func `the longest phrase of a class that begins at a word counts`(
    text: String, place: Int, wordClass: WordClass, end: Int?
  ) {
    let bytes = Array(text.utf8)
    let reader = AmountReader(bytes, in: ByteRange(0, bytes.count), context: NumberContext(.english))
    #expect(reader.phrase(at: place, wordClass) == end)
  }
}
