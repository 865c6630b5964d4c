import VaultSyntax

/// The part of two versions of a note in which they differ, line by line, with some equal lines around it; the rest of a
/// long note costs one comparison and no memory.
///
/// A line ends after its LF; a CR before it belongs to the line, so that a changed line ending is a changed line.
struct LineWindow: Sendable {
  /// The lines of the earlier version.
  private(set) var before: [ByteRange]
  /// The lines of the later version.
  private(set) var after: [ByteRange]
  /// How many lines, equal in both versions, stand before the window.
  let linesAbove: Int
  /// Where the window ends in both versions.
  private var end: (before: Int, after: Int)

  /// Finds the window of two versions, without equal lines below.
  ///
  /// - Parameter margin: How many equal lines it has above, where there are as many.
  /// - Complexity: O(*n*) in the bytes.
  init(before: [UInt8], after: [UInt8], margin: Int) {
    let above = Self.commonLinesEnd(before, after)
    let below = Self.commonEndLinesStart(before, after, notBefore: above)
    let start = Self.stepUp(margin, from: above, in: before)
    linesAbove = before[..<start].count { $0 == lineFeed }
    self.before = Self.lines(of: before, in: start..<below.before)
    self.after = Self.lines(of: after, in: start..<below.after)
    end = below
  }

  /// Takes in equal lines from below, up to a number of them; returns how many there were.
  mutating func takeLinesBelow(_ count: Int, before: [UInt8], after: [UInt8]) -> Int {
    let next = Self.stepDown(count, from: end.before, in: before)
    let lines = Self.lines(of: before, in: end.before..<next)
    let shift = end.after - end.before
    self.before += lines
    self.after += lines.map { ByteRange($0.lower + shift, $0.upper + shift) }
    end = (next, next + shift)
    return lines.count
  }

  /// Where the first line that is not the same in both begins.
  private static func commonLinesEnd(_ before: [UInt8], _ after: [UInt8]) -> Int {
    let limit = min(before.count, after.count)
    var lineStart = 0
    var position = 0
    while position < limit, before[position] == after[position] {
      position += 1
      if before[position - 1] == lineFeed { lineStart = position }
    }
    return position == before.count && position == after.count ? position : lineStart
  }

  /// Where the lines begin that end both versions.
  private static func commonEndLinesStart(
    _ before: [UInt8], _ after: [UInt8], notBefore start: Int
  ) -> (before: Int, after: Int) {
    var first = before.count
    var second = after.count
    var found = (before: first, after: second)
    while true {
      if startsLine(first, in: before), startsLine(second, in: after) { found = (first, second) }
      guard first > start, second > start, before[first - 1] == after[second - 1] else { return found }
      first -= 1
      second -= 1
    }
  }

  private static func startsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == 0 || bytes[offset - 1] == lineFeed
  }

  private static func stepUp(_ count: Int, from offset: Int, in bytes: [UInt8]) -> Int {
    var position = offset
    for _ in 0..<count where position > 0 {
      position -= 1
      while !startsLine(position, in: bytes) { position -= 1 }
    }
    return position
  }

  private static func stepDown(_ count: Int, from offset: Int, in bytes: [UInt8]) -> Int {
    var position = offset
    for _ in 0..<count where position < bytes.count { position = lineEnd(from: position, in: bytes) }
    return position
  }

  private static func lines(of bytes: [UInt8], in range: Range<Int>) -> [ByteRange] {
    var lines: [ByteRange] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let end = lineEnd(from: position, in: bytes)
      lines.append(ByteRange(position, end))
      position = end
    }
    return lines
  }

  /// The offset after the LF of the line at `offset`.
  private static func lineEnd(from offset: Int, in bytes: [UInt8]) -> Int {
    var position = offset
    while position < bytes.count, bytes[position] != lineFeed { position += 1 }
    return min(position + 1, bytes.count)
  }
}

private let lineFeed = UInt8(ascii: "\n")
