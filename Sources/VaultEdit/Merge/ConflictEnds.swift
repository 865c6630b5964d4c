import VaultSyntax

extension UnsettledMerge {
  /// The conflict without the blocks at its ends that both sides say alike, and those.
  ///
  /// - Complexity: O(*n*) in the bytes of both sides.
  func withoutCommonEnds() -> (above: [UInt8], conflict: UnsettledMerge, below: [UInt8]) {
    guard subject == .lines, !ours.isEmpty, !theirs.isEmpty else { return ([], self, []) }
    let (own, other) = (HalfLines(ours), HalfLines(theirs))
    let numbered = NumberedLines(of: [(own.bytes, own.range), (other.bytes, other.range)])
    let (numbers, others) = (numbered.numbers[0], numbered.numbers[1])
    let (borders, otherBorders) = (own.borders(numbered.lines[0]), other.borders(numbered.lines[1]))
    let limit = min(numbers.count, others.count)
    var head = 0
    while head < limit, numbers[head] == others[head] { head += 1 }
    while head > 0, !borders[head] || !otherBorders[head] { head -= 1 }
    var tail = 0
    while tail < limit - head, numbers[numbers.count - tail - 1] == others[others.count - tail - 1] { tail += 1 }
    while tail > 0, !borders[numbers.count - tail] || !otherBorders[others.count - tail] { tail -= 1 }
    guard head + tail > 0 else { return ([], self, []) }
    func text(_ half: HalfLines, _ lines: ArraySlice<ByteRange>) -> [UInt8] {
      lines.flatMap { half.bytes[$0.indices] }
    }
    let lines = numbered.lines[0]
    return (
      text(own, lines[..<head]),
      UnsettledMerge(
        .lines, ours: text(own, lines[head..<lines.count - tail]), base: base,
        theirs: text(other, numbered.lines[1][head..<others.count - tail])), text(own, lines[(lines.count - tail)...])
    )
  }
}

/// One side of a conflict, read as a note of its own.
private struct HalfLines {
  let bytes: [UInt8]
  var range: ByteRange { ByteRange(1, bytes.count) }

  init(_ half: [UInt8]) {
    // An empty line before it keeps a rule at the beginning from being read as a fence.
    bytes = [UInt8(ascii: "\n")] + half
  }

  /// Where a marker may stand: before the first block, a block, a list line at the margin or a blank line, and at the end.
  func borders(_ lines: [ByteRange]) -> [Bool] {
    var borders = Array(repeating: false, count: lines.count + 1)
    (borders[0], borders[lines.count]) = (true, true)
    let blocks = Document(bytes).blocks
    for block in blocks.children(of: 0) {
      let starts = blocks.blocks[block].kind == .list ? Array(blocks.children(of: block)) : [block]
      for start in starts {
        let lower = blocks.blocks[start].range.lower
        borders[lines.partitioningIndex { $0.upper > lower }] = true
      }
      // What is blank behind a block stands in none.
      let end = lines.partitioningIndex { $0.lower >= blocks.blocks[block].range.upper }
      borders[end] = true
    }
    return borders
  }
}
