import Testing
import VaultTestSupport

@testable import VaultSearch

@Suite struct ItemSetTests {
  private func set(_ items: [Int], count: Int) -> ItemSet {
    var set = ItemSet(count: count)
    for item in items { set.insert(item) }
    return set
  }

  @Test(
    arguments: [
      (0..<0, []), (0..<1, [0]), (62..<66, [62, 63, 64, 65]), (63..<64, [63]), (-5..<2, [0, 1]),
      (190..<500, [190, 191]),
    ] as [(Range<Int>, [Int])])
  func `a range is added and removed, clipped to the set`(range: Range<Int>, expected: [Int]) {
    var items = ItemSet(count: 192)
    items.insert(range)
    #expect(items.items == expected && items.count == expected.count)
    items.remove(range)
    #expect(items.isEmpty)
  }

  /// Notes at these items, some chosen, and the chosen ones with their lines, in a set of 192.
  @Test(
    arguments: [
      ([0, 3, 5], [3], [3, 4]),
      ([0, 3, 5], [0, 5], [0, 1, 2] + Array(5..<192)),
      ([0, 63, 64, 130], [63], [63]),
      ([0, 63, 64, 130], [64], Array(64..<130)),
      ([0, 63, 64, 130], [], []),
    ] as [([Int], [Int], [Int])])
  func `notes are filled up with their lines, and lines lead to their notes`(
    notes: [Int], chosen: [Int], expected: [Int]
  ) {
    let notes = set(notes, count: 192)
    let filled = set(chosen, count: 192).withLines(notes: notes)
    #expect(filled.items == expected)
    #expect(filled.owners(in: notes).items == chosen)
  }

  @Test func `the last item not after another is found across words`() {
    let items = set([2, 70], count: 200)
    #expect([0, 2, 69, 70, 199].map { items.last(notAfter: $0) } == [nil, 2, 2, 70, 70])
    #expect(items.last(notAfter: 500) == nil)
  }

  /// The filter may let too much through, and never holds back what is one typo away.
  @Test func `the filter of typing errors holds back no word that is one error away`() {
    let letters = Array("abж€")
    for seed in LongSearch.seeds(few: 20) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<1_000 {
        let word = String((0..<Int.random(in: 0..<5, using: &random)).map { _ in random.pick(letters, default: "a") })
        let term = String((0..<Int.random(in: 0..<5, using: &random)).map { _ in random.pick(letters, default: "a") })
        let (left, right) = (Array(word.utf8), Array(term.utf8))
        let isHeldBack = OneTypo.matches(left.span, right.span) && !TypoFilter.mayMatch(left.span, right.span)
        #expect(!isHeldBack, "seed \(seed): \(word) \(term)")
      }
    }
    let (word, term) = (Array("cream".utf8), Array("crumbs".utf8))
    let isLetThrough = TypoFilter.mayMatch(word.span, term.span)
    #expect(!isLetThrough)
  }

  @Test(arguments: [0, 1, 2, 5, 100])
  func `the heap keeps the best scores`(limit: Int) {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      let scores = (0..<60).map { _ in Double(Int.random(in: 0..<20, using: &random)) }
      var heap = ScoreHeap(limit: limit)
      for score in scores { heap.offer(score) }
      #expect(heap.least == scores.sorted(by: >)[min(max(limit, 1), 60) - 1], "seed \(seed)")
    }
  }
}
