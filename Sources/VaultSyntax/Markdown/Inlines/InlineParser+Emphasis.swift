/// A run of `*`, `_` or `~` that may open or close emphasis (CommonMark 6.2).
struct DelimiterRun {
  let character: UInt8
  /// What is left of the run: closing takes from the left, opening from the right.
  var start: Int
  var end: Int
  /// The length of the whole run.
  let length: Int
  let canOpen: Bool
  let canClose: Bool
  /// The neighbours that still wait for a partner, or -1.
  var previous: Int
  var next = -1

  /// Which of ``InlineParser/matchDelimiters(after:)``'s lower bounds is for closers like this one.
  var openersBottom: Int {
    switch character {
    case UInt8(ascii: "*"): (canOpen ? 3 : 0) &+ length % 3
    case UInt8(ascii: "_"): (canOpen ? 9 : 6) &+ length % 3
    default: 11 &+ length
    }
  }
}

extension InlineParser {
  mutating func readDelimiterRun(_ text: Span<UInt8>) -> Bool {
    let character = text[position]
    let start = position
    let end = endOfRun(of: character, from: start, to: text.count, text)
    position = end
    // GFM 6.5: one or two tildes.
    if character == UInt8(ascii: "~"), end &- start > 2 { return true }

    let before = CharacterClass(before: start, in: text)
    let after = CharacterClass(after: end, in: text)
    let isLeft = after != .whitespace && (after != .punctuation || before != .other)
    let isRight = before != .whitespace && (before != .punctuation || after != .other)
    let isUnderscore = character == UInt8(ascii: "_")
    let canOpen = isLeft && (!isUnderscore || !isRight || before == .punctuation)
    let canClose = isRight && (!isUnderscore || !isLeft || after == .punctuation)
    guard canOpen || canClose else { return true }

    if lastDelimiter >= 0 { delimiters[lastDelimiter].next = delimiters.count }
    delimiters.append(
      DelimiterRun(
        character: character, start: start, end: end, length: end &- start, canOpen: canOpen, canClose: canClose,
        previous: lastDelimiter))
    lastDelimiter = delimiters.count &- 1
    return true
  }

  /// Pairs the runs behind the run `bottom` (-1: all) and forgets them: the specification's "process emphasis".
  mutating func matchDelimiters(after bottom: Int) {
    guard lastDelimiter > bottom else { return }
    var openersBottom = [Int](repeating: bottom, count: 14)
    var closer = firstDelimiter(after: bottom)
    while closer >= 0 {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      let slot = delimiters[closer].openersBottom
      if let opener = opener(for: closer, above: openersBottom[slot]) {
        closer = match(opener, closer)
      } else {
        openersBottom[slot] = delimiters[closer].previous
        let next = delimiters[closer].next
        if !delimiters[closer].canOpen { unlink(closer) }
        closer = next
      }
    }
    lastDelimiter = bottom
    if bottom >= 0 { delimiters[bottom].next = -1 }
  }

  private func firstDelimiter(after bottom: Int) -> Int {
    if bottom >= 0 { return delimiters[bottom].next }
    var first = lastDelimiter
    while first >= 0, delimiters[first].previous >= 0 { first = delimiters[first].previous }
    return first
  }

  private func opener(for closer: Int, above bottom: Int) -> Int? {
    let closing = delimiters[closer]
    var opener = closing.previous
    while opener > bottom {
      let opening = delimiters[opener]
      if opening.character == closing.character, opening.canOpen, canPair(opening, closing) { return opener }
      opener = opening.previous
    }
    return nil
  }

  /// The "multiple of 3" rule (CommonMark 6.2, rules 9 and 10); for tildes equal lengths (GFM 6.5).
  private func canPair(_ opening: DelimiterRun, _ closing: DelimiterRun) -> Bool {
    if closing.character == UInt8(ascii: "~") { return opening.length == closing.length }
    return !(closing.canOpen || opening.canClose) || closing.length % 3 == 0
      || (opening.length &+ closing.length) % 3 != 0
  }

  /// Makes a node of two runs; returns the run to go on with.
  private mutating func match(_ opener: Int, _ closer: Int) -> Int {
    let left = delimiters[opener].end &- delimiters[opener].start
    let right = delimiters[closer].end &- delimiters[closer].start
    let isTilde = delimiters[closer].character == UInt8(ascii: "~")
    let width = isTilde ? right : (left >= 2 && right >= 2 ? 2 : 1)
    let content = delimiters[opener].end..<delimiters[closer].start
    delimiters[opener].end &-= width
    delimiters[closer].start &+= width
    var node = Inline(
      isTilde ? .strikethrough : (width == 2 ? .strong : .emphasis),
      range: ByteRange(delimiters[opener].end, delimiters[closer].start))
    node.content = ByteRange(content)
    nodes.append(node)

    delimiters[opener].next = closer
    delimiters[closer].previous = opener
    if delimiters[opener].start == delimiters[opener].end { unlink(opener) }
    guard delimiters[closer].start == delimiters[closer].end else { return closer }
    let next = delimiters[closer].next
    unlink(closer)
    return next
  }

  private mutating func unlink(_ delimiter: Int) {
    let previous = delimiters[delimiter].previous
    let next = delimiters[delimiter].next
    if previous >= 0 { delimiters[previous].next = next }
    if next >= 0 { delimiters[next].previous = previous } else { lastDelimiter = previous }
  }
}
