import VaultModel
import VaultSyntax

extension LineEdit {
  /// Removes a line with its deeper lines and the blank lines that stood between it and its neighbour.
  ///
  /// The lines of an ordered list keep their numbers.
  func removing(_ line: Int) -> LinePlan {
    var plan = LinePlan([Patch(removal(of: line), "")])
    plan.removed = note.lines[line].range
    return plan
  }

  /// The bytes that go with a line: its own lines, and of blank lines before and after it one of the two.
  func removal(of line: Int) -> ByteRange {
    let isQuoted = isQuoted(line)
    let lower = text.start(ofLineAt: note.lines[line].marker.lower)
    let end = end(of: line)
    let upper = text.next(afterLineEnd: end)
    if let next = nextSibling(of: line) {
      return ByteRange(lower, text.start(ofLineAt: note.lines[next].marker.lower))
    }
    let blankBefore = text.startOfBlankLines(before: lower, inQuote: isQuoted)
    // The blank lines between it and the one before came with it.
    if !isFirst(line) { return withoutLineEnding(ByteRange(blankBefore, upper)) }
    let isBlankAfter = upper == bytes.count || text.isBlank(upper, text.end(ofLineAt: upper), inQuote: isQuoted)
    if isBlankAfter, blankBefore < lower {
      return withoutLineEnding(ByteRange(blankBefore, upper))
    }
    if isBlankAfter, lower == text.lower {
      return ByteRange(lower, text.endOfBlankLines(from: upper, inQuote: isQuoted))
    }
    return withoutLineEnding(ByteRange(lower, upper))
  }

  /// The line itself with its deeper lines and nothing around them.
  func ownLines(of line: Int) -> ByteRange {
    let lower = text.start(ofLineAt: note.lines[line].marker.lower)
    return withoutLineEnding(ByteRange(lower, text.next(afterLineEnd: end(of: line))))
  }

  /// At the end of a note without a final line ending the one before goes instead, so that the note stays so.
  private func withoutLineEnding(_ range: ByteRange) -> ByteRange {
    guard range.upper == bytes.count, range.upper > range.lower, !bytes[range.upper - 1].isLineEnding,
      let before = text.start(ofLineBefore: range.lower)
    else { return range }
    return ByteRange(text.end(ofLineAt: before), range.upper)
  }
}
