package import VaultSyntax

/// The piece of an item that shows why it was found: part of one line, with what matched.
///
/// ```swift
/// let snippet = Snippet(of: bytes, in: item, for: TextMatcher(highlighting: query.condition))
/// snippet.range        // the bytes to show
/// snippet.highlights   // inside it, ascending, not overlapping
/// ```
package struct Snippet: Hashable, Sendable {
  /// The bytes to show: within one line, whole characters, without white space at its ends.
  package var range: ByteRange
  /// What matched, ascending, not overlapping, inside ``range``.
  package var highlights: [ByteRange]
  /// Whether the line goes on before and after.
  package var isCutBefore: Bool, isCutAfter: Bool

  /// The best window of at most `columns` characters: the most distinct patterns, then the most matches, then the
  /// first. Without a match, the beginning of the first line that holds a word. Complexity: O(length × patterns).
  package init(of bytes: [UInt8], in item: ByteRange, for matcher: TextMatcher, columns: Int = 100) {
    let item = ByteRange(min(item.lower, bytes.count), min(item.upper, bytes.count))
    let columns = max(columns, 8)
    let matches = matcher.matches(in: bytes, range: item).sorted { $0.range.lower < $1.range.lower }
    let line: ByteRange
    var wanted: ByteRange?
    if let best = Self.best(matches, bytes, item, columns) {
      line = Self.line(of: best.lower, in: bytes, item)
      // A phrase may go on in the next line.
      wanted = ByteRange(best.lower, min(best.upper, line.upper))
    } else {
      var scanner = WordScanner(item)
      var word = FoldedWord()
      let start = scanner.next(in: bytes.span, into: &word) ? word.range.lower : item.lower
      line = Self.line(of: start, in: bytes, item)
    }
    range = Self.window(around: wanted ?? ByteRange(line.lower, line.lower), in: line, bytes, columns)
    isCutBefore = range.lower > line.lower
    isCutAfter = range.upper < line.upper
    highlights = []
    for match in matches where match.range.lower >= highlights.last?.upper ?? range.lower {
      let shown = ByteRange(match.range.lower, min(match.range.upper, range.upper))
      if match.range.lower < range.upper { highlights.append(shown) }
    }
  }

  /// The extent of the matches of the best window.
  private static func best(
    _ matches: [TextMatcher.Match], _ bytes: [UInt8], _ item: ByteRange, _ columns: Int
  ) -> ByteRange? {
    var best: (distinct: Int, count: Int, range: ByteRange)?
    for start in matches.indices {
      let first = matches[start].range
      var extent = first
      var patterns: UInt64 = 0
      var count = 0
      var width = 0
      for match in matches[start...] {
        width += Self.width(bytes, from: extent.upper, to: match.range.upper, limit: columns)
        // A window never leaves the line of its first match.
        guard count == 0 || width + first.count <= columns, width >= 0 else { break }
        extent = ByteRange(first.lower, max(extent.upper, match.range.upper))
        patterns |= 1 << UInt64(min(match.pattern, 63))
        count += 1
        if count > columns { break }
      }
      let distinct = patterns.nonzeroBitCount
      if let found = best, (found.distinct, found.count) >= (distinct, count) { continue }
      best = (distinct, count, extent)
    }
    return best?.range
  }

  /// The characters between two offsets, at most `limit` + 1; a line ending between them counts as the limit passed.
  private static func width(_ bytes: [UInt8], from start: Int, to end: Int, limit: Int) -> Int {
    var width = 0
    var position = start
    while position < end, width <= limit {
      if bytes[position] == 0x0A || bytes[position] == 0x0D { return limit + 1 }
      if bytes[position] & 0xC0 != 0x80 { width += 1 }
      position += 1
    }
    return width
  }

  /// The line around `position`, cut to the item, without white space at its ends.
  private static func line(of position: Int, in bytes: [UInt8], _ item: ByteRange) -> ByteRange {
    var (lower, upper) = (position, position)
    while lower > item.lower, bytes[lower - 1] != 0x0A, bytes[lower - 1] != 0x0D { lower -= 1 }
    while upper < item.upper, bytes[upper] != 0x0A, bytes[upper] != 0x0D { upper += 1 }
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return ByteRange(lower, upper)
  }

  /// `wanted` widened to `columns` characters inside `line`: half of the room before it, and to word boundaries.
  private static func window(
    around wanted: ByteRange, in line: ByteRange, _ bytes: [UInt8], _ columns: Int
  ) -> ByteRange {
    let used = width(bytes, from: wanted.lower, to: wanted.upper, limit: columns)
    let room = max(0, columns - used)
    let lower = back(bytes, from: wanted.lower, by: room / 2, to: line.lower)
    let before = width(bytes, from: lower, to: wanted.lower, limit: columns)
    let upper = forward(bytes, from: min(wanted.upper, line.upper), by: room - before, to: line.upper)
    let after = width(bytes, from: wanted.upper, to: upper, limit: columns)
    // What is left over at the end of the line is given to its beginning.
    let start = back(bytes, from: wanted.lower, by: room - after, to: line.lower)
    return trimmed(start, upper, wanted, line, bytes)
  }

  private static func back(_ bytes: [UInt8], from start: Int, by characters: Int, to limit: Int) -> Int {
    var position = start
    var left = characters
    while position > limit, left > 0 {
      position -= 1
      while position > limit, bytes[position] & 0xC0 == 0x80 { position -= 1 }
      left -= 1
    }
    return position
  }

  private static func forward(_ bytes: [UInt8], from start: Int, by characters: Int, to limit: Int) -> Int {
    var position = start
    var left = characters
    while position < limit, left > 0 {
      position += 1
      while position < limit, bytes[position] & 0xC0 == 0x80 { position += 1 }
      left -= 1
    }
    return position
  }

  /// Cuts words that the window would show only in part, unless that reaches what is wanted.
  private static func trimmed(
    _ start: Int, _ end: Int, _ wanted: ByteRange, _ line: ByteRange, _ bytes: [UInt8]
  ) -> ByteRange {
    var (lower, upper) = (start, max(end, wanted.upper))
    if lower > line.lower, bytes[lower - 1] > 0x20 {
      var next = lower
      while next < wanted.lower, bytes[next] > 0x20 { next += 1 }
      if next < wanted.lower { lower = next }
    }
    if upper < line.upper, bytes[upper] > 0x20 {
      var previous = upper
      while previous > wanted.upper, previous > lower, bytes[previous - 1] > 0x20 { previous -= 1 }
      if previous > max(wanted.upper, lower) { upper = previous }
    }
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return ByteRange(lower, upper)
  }
}
