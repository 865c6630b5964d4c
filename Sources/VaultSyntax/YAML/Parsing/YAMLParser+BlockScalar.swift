// Literal and folded scalars (YAML 1.2.2, chapter 8.1).
extension YAMLParser {
  /// Reads a block scalar whose `|` or `>` is at `position`.
  mutating func blockScalar(_ parentIndentation: Int, _ properties: YAMLProperties) throws(YAMLFailure) {
    let start = position
    let header = YAMLBlockScalarHeader(bytes, at: start, end: end)
    position = header.end
    guard endsWord(at: position) else { throw YAMLFailure(.blockScalarHeader, at: position) }
    skipBlanks()
    guard isAtLineEnd else { throw YAMLFailure(.blockScalarHeader, at: position) }
    position = lineEnd(from: position)
    skipBreak()
    // The indicator of a scalar that is a whole document counts from column 0, as every implementation reads it.
    let column =
      header.indentation > 0
      ? max(parentIndentation, 0) + header.indentation : try detectedColumn(deeperThan: parentIndentation)
    let textEnd = skipBlockText(column: column, keepsBlankLines: header.chomping == .keep) ?? header.end
    add(
      .scalar, header.style, ByteRange(start, textEnd), properties, isVerbatim: false)
    nodes[nodes.count - 1].column = Int32(clamping: column)
    try lineAfterBlockScalar()
  }

  /// Begins the line after a block scalar. A tab in its indentation leaves only comments before the document's end,
  /// since a line of white space there is no part of the text (`l-trail-comments`, 8.1.1.2).
  private mutating func lineAfterBlockScalar() throws(YAMLFailure) {
    beginLine()
    let tab = lineStart + indentation
    guard position < end, contentStart > tab else { return }
    skipToContent()
    guard position >= end || isAtDocumentMarker else { throw YAMLFailure(.spaces, at: tab) }
  }

  /// The column of the first line with text, from `position` on (8.1.1.1).
  private func detectedColumn(deeperThan parentIndentation: Int) throws(YAMLFailure) -> Int {
    var line = position
    var widestBlank = 0
    while line < end {
      var offset = line
      while offset < end, bytes[offset] == YAMLBytes.space { offset += 1 }
      let spaces = offset - line
      guard offset >= end || YAMLBytes.isBreak(bytes[offset]) else {
        guard spaces > parentIndentation, !isDocumentMarker(at: line) else { break }
        guard widestBlank <= spaces else { throw YAMLFailure(.indentation, at: offset) }
        return spaces
      }
      widestBlank = max(widestBlank, spaces)
      line = afterBreak(at: offset)
    }
    return max(parentIndentation + 1, widestBlank)
  }

  /// Goes past the lines of a block scalar to the line after them; the end of its text, or nil when it has no line.
  private mutating func skipBlockText(column: Int, keepsBlankLines: Bool) -> Int? {
    var textEnd: Int?
    while position < end {
      var offset = position
      let limit = min(end, position + column)
      while offset < limit, bytes[offset] == YAMLBytes.space { offset += 1 }
      if offset >= end || YAMLBytes.isBreak(bytes[offset]) {
        if keepsBlankLines { textEnd = offset }
      } else {
        guard offset == limit, !(column == 0 && isDocumentMarker(at: position)) else { return textEnd }
        offset = lineEnd(from: offset)
        textEnd = offset
      }
      position = afterBreak(at: offset)
    }
    return textEnd
  }
}
