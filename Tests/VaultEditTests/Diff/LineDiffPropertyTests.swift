import Testing
import VaultTestSupport

@testable import VaultEdit

/// What holds for the diff of any two versions.
@Suite struct LineDiffPropertyTests {
  /// The fewest lines that must go and come, by the table of the longest common subsequence.
  private func fewest(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> Int {
    var longest = [Int](repeating: 0, count: after.count + 1)
    for line in before {
      var diagonal = 0
      for (index, other) in after.enumerated() {
        let above = longest[index + 1]
        longest[index + 1] = line == other ? diagonal + 1 : max(above, longest[index])
        diagonal = above
      }
    }
    return before.count + after.count - 2 * (longest.last ?? 0)
  }

  /// The number of lines that a diff changes, after checking that it makes one version into the other.
  private func editCount(_ before: [UInt8], _ after: [UInt8]) throws -> Int {
    let diff = UnifiedDiff(before: before, after: after, path: Array("n.md".utf8))
    let patched = try PatchedText(diff.text, on: before)
    try #require(patched.bytes == after, "\(before) to \(after)")
    return patched.editCount
  }

  /// All texts of the lines a and b, with and without a last line break, up to a length.
  private func texts(upTo length: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in ["a\n", "b\n"].map { text + Array($0.utf8) } }
      texts += longest
      texts += longest.map { $0.dropLast() }
    }
    return texts
  }

  @Test func `all short texts: the diff leads from each to each, with the fewest lines`() throws {
    let texts = texts(upTo: 4)
    for before in texts {
      for after in texts where before != after {
        let fewest = fewest(PatchedText.lines(of: before), PatchedText.lines(of: after))
        try #require(try editCount(before, after) == fewest, "\(before) to \(after)")
      }
    }
  }

  @Test func `random texts: the diff leads from one to the other, with the fewest lines`() throws {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<125 {
        let alphabet = Int.random(in: 1...12, using: &random)
        let before = text(alphabet, &random)
        let after = Bool.random(using: &random) ? text(alphabet, &random) : edited(before, alphabet, &random)
        guard before != after else { continue }
        let fewest = fewest(PatchedText.lines(of: before), PatchedText.lines(of: after))
        try #require(try editCount(before, after) == fewest, "seed \(seed): \(before) to \(after)")
      }
    }
  }

  @Test func `random texts: lines that only come or only go stand as far down as they can`() {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<125 {
        let (before, after) = (text(3, &random), text(3, &random))
        let (lines, others) = (PatchedText.lines(of: before), PatchedText.lines(of: after))
        for change in LineDiff(before: before, after: after).changes where change.before.upperBound < lines.count {
          let canMove =
            change.before.isEmpty && others[change.after.lowerBound] == others[change.after.upperBound]
            || change.after.isEmpty && lines[change.before.lowerBound] == lines[change.before.upperBound]
          #expect(!canMove, "seed \(seed): \(before) to \(after)")
        }
      }
    }
  }

  private func text(_ alphabet: Int, _ random: inout SplitMix64) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &random) { text += line(alphabet, &random) }
    if Int.random(in: 0..<4, using: &random) == 0, !text.isEmpty { text.removeLast() }
    return text
  }

  private func line(_ alphabet: Int, _ random: inout SplitMix64) -> [UInt8] {
    let number = Int.random(in: 0..<alphabet, using: &random)
    let line = number == 0 ? [] : [UInt8](repeating: [0x61, 0xFF, 0x00, 0x0D][number % 4], count: number)
    return line + [UInt8(ascii: "\n")]
  }

  private func edited(_ before: [UInt8], _ alphabet: Int, _ random: inout SplitMix64) -> [UInt8] {
    var lines = PatchedText.lines(of: before).map(Array.init)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let place = Int.random(in: 0...lines.count, using: &random)
      if place < lines.count, Bool.random(using: &random) { lines.remove(at: place) }
      if place <= lines.count, Bool.random(using: &random) { lines.insert(line(alphabet, &random), at: place) }
    }
    return Array(lines.joined())
  }

  @Test func `a search beyond its bound still leads from one text to the other`() throws {
    for seed in LongSearch.seeds(few: 200) {
      var random = SplitMix64(seed: seed)
      for effort in [0, 1, 10, 100] {
        let numbers = {
          (0..<Int.random(in: 0...60, using: &random)).map { _ in Int32.random(in: 0..<5, using: &random) }
        }
        let (before, after) = (numbers(), numbers())
        var search = ShortestEdit(from: before, to: after, effort: effort)
        var result = before
        for change in search.changes().movedDown(before: before, after: after).reversed() {
          result.replaceSubrange(change.before, with: after[change.after])
        }
        try #require(result == after, "seed \(seed), effort \(effort)")
      }
    }
  }

  @Test func `where all lines of a long text are others, only those of both texts are searched`() throws {
    for seed in LongSearch.seeds(few: 20) {
      var random = SplitMix64(seed: seed)
      var (before, after, fewest) = ([Int32](), [Int32](), 0)
      for number in 0..<Int32(700) {
        // One line in nine stays; the others are of one text alone, so that all of them go and come.
        if Int.random(in: 0..<9, using: &random) == 0 {
          before.append(-number - 1)
          after.append(-number - 1)
        } else {
          before.append(2 * number)
          after.append(2 * number + 1)
          fewest += 2
        }
      }
      // A step for each line that may be equal, where a search of everything takes the square of the edits.
      var search = ShortestEdit(from: before, to: after, effort: 2_000)
      let changes = search.changes()
      #expect(changes.reduce(0) { $0 + $1.before.count + $1.after.count } == fewest, "seed \(seed)")
      var result = before
      for change in changes.reversed() { result.replaceSubrange(change.before, with: after[change.after]) }
      #expect(result == after, "seed \(seed)")
    }
  }

  /// Two versions that have next to nothing in common, or everything many times over. A step for each pair of lines would
  /// take billions of them.
  @Test(arguments: [(1_000, 1_000_003), (1_000, 2), (1_000, 500)])
  func `hostile versions take bounded time`(lines: Int, different: Int) throws {
    let numbered = { (factor: Int) in (0..<lines).flatMap { Array("\($0 &* factor % different)\n".utf8) } }
    let (before, after) = (numbered(7), numbered(11) + numbered(7).prefix(500))
    let diff = UnifiedDiff(before: before, after: after, path: Array("n.md".utf8))
    #expect(try PatchedText(diff.text, on: before).bytes == after)
  }

  @Test func `one changed line in a long note costs memory for a few lines only`() {
    let before = Array(String(repeating: "line\n", count: 100_000).utf8)
    var after = before
    after[250_000] = UInt8(ascii: "L")
    let window = LineDiff(before: before, after: after, margin: 3).window
    #expect(window.before.count == 7 && window.after.count == 7 && window.linesAbove == 49_997)
  }
}
