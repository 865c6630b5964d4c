import Testing
import VaultTestSupport

@testable import VaultEdit

/// What both sides changed, as places of their lists: a trap of the merge would lose everything.
@Suite struct ThreeWayDiffTests {
  @Test func `changes lie in the lists, in order, and what is between them is alike`() {
    for seed in LongSearch.seeds(few: 1_500) {
      var random = SplitMix64(seed: seed)
      let base = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int32.random(in: 1...6, using: &random) }
      let lists = MergeSides(base: base, ours: Self.edited(base, &random), theirs: Self.edited(base, &random))
      let diff = ThreeWayDiff(lists, blanks: [2], headings: [5, 6])
      var choices = random
      expectFit(diff.changes(), lists, "seed \(seed)")
      expectFit(diff.changes { _, _ in Bool.random(using: &choices) }, lists, "seed \(seed)")
      expectFit(ThreeWayDiff(lists).changes(), lists, "seed \(seed)")
    }
  }

  /// A blank line that both took out behind a heading that one of them renamed: the heading's change reached over it.
  @Test func `what both took out below two changes in conflict is within the lists`() {
    let lists = MergeSides<[Int32]>(base: [2, 3, 2, 2, 5, 2], ours: [7, 2, 3, 2, 8, 2, 5], theirs: [2, 3, 2, 2, 9])
    expectFit(ThreeWayDiff(lists, blanks: [2], headings: [9, 3, 5]).changes { _, _ in true }, lists)
  }

  /// An insertion of ours above a blank line is one with theirs below it, where ours put the same in as well.
  @Test func `what both put in is no part of one side of the change before alone`() {
    let lists = MergeSides<[Int32]>(base: [4, 2, 5, 4], ours: [4, 4, 2, 3, 5], theirs: [4, 2, 3, 5, 4])
    expectFit(ThreeWayDiff(lists, blanks: [2], headings: [5, 6]).changes { _, _ in true }, lists)
  }

  private func expectFit(_ changes: [MergeChange], _ lists: MergeSides<[Int32]>, _ name: String = "row") {
    var (base, ours, theirs) = (0, 0, 0)
    let comment: Comment = "\(name): \(lists), \(changes)"
    let end = MergeChange(
      .same, base: lists.base.count..<lists.base.count, ours: lists.ours.count..<lists.ours.count,
      theirs: lists.theirs.count..<lists.theirs.count)
    for change in changes + [end] {
      guard base <= change.base.lowerBound, ours <= change.ours.lowerBound, theirs <= change.theirs.lowerBound,
        change.base.upperBound <= lists.base.count, change.ours.upperBound <= lists.ours.count,
        change.theirs.upperBound <= lists.theirs.count
      else {
        Issue.record(comment)
        return
      }
      // Between changes both sides say the same, though maybe something else than the base.
      #expect(lists.ours[ours..<change.ours.lowerBound] == lists.theirs[theirs..<change.theirs.lowerBound], comment)
      (base, ours, theirs) = (change.base.upperBound, change.ours.upperBound, change.theirs.upperBound)
    }
  }

  /// A list with some numbers taken out, put in and changed.
  private static func edited(_ list: [Int32], _ random: inout SplitMix64) -> [Int32] {
    var result = list
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...result.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: result.insert(Int32.random(in: 1...9, using: &random), at: place)
      case 1: if place < result.count { result.remove(at: place) }
      default: if place < result.count { result[place] = Int32.random(in: 1...9, using: &random) }
      }
    }
    return result
  }
}
