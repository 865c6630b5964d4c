import VaultModel
import VaultSyntax

extension NoteFixes {
  /// A meal's date, and the time right behind it, before the name of the meal: `- dinner 2026-11-23 [[borshch]]`.
  ///
  /// Behind other words the date may belong to them.
  func dateFirst(_ diagnostic: Diagnostic) -> Fix? {
    let date = diagnostic.range
    guard let line = itemLine(around: date), date.lower > line.content.lower,
      MealKind(spelledIn: bytes, in: trimmed(ByteRange(line.content.lower, date.lower))) != nil
    else { return nil }
    var end = endOfTime(after: date.upper, before: line.content.upper)
    let moved = bytes[date.lower..<end]
    while end < line.content.upper, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isLast = end == line.content.upper
    let start = isLast ? trimmed(ByteRange(line.content.lower, date.lower)).upper : date.lower
    let patches = [
      Patch(ByteRange(line.content.lower, line.content.lower), moved + [UInt8(ascii: " ")]),
      Patch(ByteRange(start, end), []),
    ]
    return Fix(diagnostic, patches, reach: .line)
  }

  /// The list line whose first line holds a range.
  private func itemLine(around range: ByteRange) -> LineItem? {
    var (lower, upper) = (0, note.lines.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if note.lines[middle].content.upper < range.upper { lower = middle + 1 } else { upper = middle }
    }
    guard lower < note.lines.count, note.lines[lower].content.contains(range) else { return nil }
    return note.lines[lower]
  }

  /// The end of a time or a range of times that follows a date; the date's own end when there is none.
  private func endOfTime(after date: Int, before end: Int) -> Int {
    let rest = ByteRange(min(date + 1, end), end)
    if let range = TimeRange.prefix(of: bytes, in: rest) { return range.end }
    let word = bytes[rest.indices].prefix { $0 != UInt8(ascii: " ") }
    return LocalTime(String(decoding: word, as: UTF8.self)) == nil ? date : word.endIndex
  }

  /// An empty line before a `---` that would underline the text above it.
  func emptyLineBeforeBreak(_ diagnostic: Diagnostic) -> Fix? {
    let line = line(around: diagnostic.range.lower)
    guard line.lower > 0 else { return nil }
    let isReturn = line.lower > 1 && bytes[line.lower - 2] == UInt8(ascii: "\r")
    return Fix(diagnostic, [Patch(insertingAt: line.lower, isReturn ? "\r\n" : "\n")], reach: .body)
  }

  /// A wiki link whose target is a note's title, or its name with other white space and hyphens. What people read stays:
  /// `[[Sour cream]]` becomes `[[sour-cream|Sour cream]]`.
  func link(_ diagnostic: Diagnostic) -> Fix? {
    guard let written = diagnostic.values.first, let target = linkTarget(written),
      let link = WikiLink(in: bytes, at: diagnostic.range), link.target(in: bytes) == written
    else { return nil }
    let isShown = diagnostic.range.lower >= document.body.lower && !link.isEmbed && !link.hasText
    guard isShown else { return Fix(diagnostic, [Patch(link.target, target)], reach: .value) }
    // A bar would part the cells of a table.
    guard !bytes[line(around: diagnostic.range.lower).indices].contains(UInt8(ascii: "|")) else { return nil }
    let patches = [
      Patch(link.target, target), Patch(ByteRange(link.inner.upper, link.inner.upper), "|" + document.text(link.inner)),
    ]
    return Fix(diagnostic, patches, reach: .value)
  }
}

/// The parts of one `[[target#heading|text]]`.
private struct WikiLink {
  let isEmbed: Bool
  /// Everything between the brackets.
  let inner: ByteRange
  let target: ByteRange
  let hasText: Bool

  /// Finds the link in a range: the link itself, or the value of front matter that holds it; nil when there is not
  /// exactly one.
  init?(in bytes: [UInt8], at range: ByteRange) {
    var opening: Int?
    var closing: Int?
    for offset in range.lower..<max(range.lower, range.upper - 1) {
      if bytes[offset] == UInt8(ascii: "["), bytes[offset + 1] == UInt8(ascii: "[") {
        guard opening == nil else { return nil }
        opening = offset
      } else if closing == nil, bytes[offset] == UInt8(ascii: "]"), bytes[offset + 1] == UInt8(ascii: "]") {
        closing = offset
      }
    }
    guard let opening, let closing, opening + 2 < closing else { return nil }
    isEmbed = opening > 0 && bytes[opening - 1] == UInt8(ascii: "!")
    inner = ByteRange(opening + 2, closing)
    let end = bytes[inner.indices].firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "|") } ?? closing
    target = TextSource(bytes, ByteRange(inner.lower, end)).trimmed.range
    hasText = bytes[inner.indices].contains(UInt8(ascii: "|"))
  }

  func target(in bytes: [UInt8]) -> String { String(decoding: bytes[target.indices], as: UTF8.self) }
}
