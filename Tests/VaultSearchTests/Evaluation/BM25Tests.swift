import Testing

@testable import VaultSearch

@Suite struct BM25Tests {
  /// ln(1 + (N − n + 0.5) / (n + 0.5)), by hand.
  @Test(arguments: [(1, 3, 0.980829), (3, 3, 0.133531), (0, 0, 0.693147), (5, 3, 0.087011)])
  func `a rarer word tells more, and no word tells less than nothing`(notes: Int, total: Int, expected: Double) {
    #expect(abs(BM25.inverseFrequency(notes: notes, total: total) - expected) < 0.000_001)
  }

  /// f · 2.2 / (f + 1.2 · (0.25 + 0.75 · length ⁄ mean)), by hand.
  @Test(arguments: [(1, 10, 1.0), (2, 10, 1.375), (1, 20, 0.709_677), (1, 5, 1.257_143), (0, 10, 0.0)])
  func `the score grows with frequency and falls with length`(frequency: Int, length: Int, expected: Double) {
    let score = BM25.score(frequency: frequency, inverseFrequency: 1, length: length, mean: 10)
    #expect(abs(score - expected) < 0.000_001)
  }

  @Test func `a word in the title weighs more than in tags, headings and body`() {
    let weights = [WordField.title, .tags, .headings, .body].map {
      BM25.weightedFrequency(Posting(item: 0, frequency: 1, fields: $0))
    }
    #expect(weights == weights.sorted(by: >) && Set(weights).count == 4)
    #expect(BM25.weightedFrequency(Posting(item: 0, frequency: 3, fields: [.title, .body])) == 8)
  }
}
