import Testing

@testable import VaultSearch

@Suite struct BM25Tests {
  /// ln(1 + (N − n + 0.5) / (n + 0.5)), by hand.
  @Test(arguments: [(1, 3, 0.980829), (3, 3, 0.133531), (0, 0, 0.693147), (5, 3, 0.087011)])
  func `a rarer word tells more, and no word tells less than nothing`(notes: Int, total: Int, expected: Double) {
    #expect(abs(BM25.inverseFrequency(notes: notes, total: total) - expected) < 0.000_001)
  }

  /// w · 2.2 / (w + 1.2), where w = named + written / (0.25 + 0.75 · length ⁄ mean), by hand.
  @Test(arguments: [
    (0, 1, 10, 1.0), (0, 2, 10, 1.375), (0, 1, 20, 0.709_677), (0, 1, 5, 1.257_143), (0, 0, 10, 0.0),
    (6, 0, 10, 1.833_333), (6, 0, 1000, 1.833_333), (6, 1, 10, 1.878_049), (6, 7, 20, 1.964_286),
  ])
  func `text is set against its length, a title is not`(
    named: Int32, written: Int32, length: Int, expected: Double
  ) {
    let frequency = BM25.Frequency(named: named, written: written)
    let score = BM25.score(frequency, inverseFrequency: 1, length: length, mean: 10)
    #expect(abs(score - expected) < 0.000_001)
    #expect(score < BM25.bound(inverseFrequency: 1))
  }

  /// 1 + 0.75 · titled ⁄ all, by hand.
  @Test(arguments: [(0.0, 4.0, 1.0), (1, 4, 1.1875), (3, 4, 1.5625), (4, 4, 1.75), (0, 0, 1)])
  func `a title that holds more of what was asked for gains more`(titled: Double, all: Double, expected: Double) {
    #expect(abs(BM25.factor(titled: titled, of: all) - expected) < 0.000_001)
  }

  @Test(
    arguments: [
      (1, .title, BM25.Frequency(named: 6, written: 0)), (1, .tags, BM25.Frequency(named: 4, written: 0)),
      (1, .headings, BM25.Frequency(named: 0, written: 2)), (1, .body, BM25.Frequency(named: 0, written: 1)),
      (1, .frontMatter, BM25.Frequency(named: 0, written: 1)),
      (3, [.title, .body], BM25.Frequency(named: 6, written: 2)),
      (5, [.title, .tags, .headings, .body], BM25.Frequency(named: 10, written: 4)),
      (1, [.title, .tags], BM25.Frequency(named: 10, written: 0)),
    ] as [(UInt32, WordField, BM25.Frequency)])
  func `a word in the title weighs more than in tags, headings and body`(
    count: UInt32, fields: WordField, expected: BM25.Frequency
  ) {
    #expect(BM25.frequency(Posting(item: 0, frequency: count, fields: fields)) == expected)
  }
}
