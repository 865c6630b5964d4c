/// One link reference definition, `[label]: destination "title"`, as ranges into its leaf's text (CommonMark 4.7).
struct LinkDefinition {
  let label: Range<Int>
  let destination: Range<Int>
  let title: Range<Int>?
  /// The offset behind its last line ending.
  let end: Int

  /// Whether the paragraph that begins with `segment` may begin with a definition: a cheap test that fails for
  /// checkboxes and for most links.
  static func mayBegin(_ segment: ByteRange, _ bytes: Span<UInt8>) -> Bool {
    guard !segment.isEmpty, bytes[segment.lower] == UInt8(ascii: "[") else { return false }
    var position = segment.lower &+ 1
    while position < segment.upper {
      switch bytes[position] {
      case UInt8(ascii: "]"): return position &+ 1 < segment.upper && bytes[position &+ 1] == UInt8(ascii: ":")
      case UInt8(ascii: "\\"): position &+= 1
      default: break
      }
      position &+= 1
    }
    return true
  }

  /// The definition at `start` of a leaf's text, if there is one.
  init?(at start: Int, in text: Span<UInt8>) {
    guard let label = LinkSyntax.label(at: start, in: text), label.upperBound &+ 1 < text.count,
      text[label.upperBound &+ 1] == UInt8(ascii: ":")
    else { return nil }
    let destinationStart = LinkSyntax.endOfSpace(at: label.upperBound &+ 2, in: text)
    guard let destination = LinkSyntax.destination(at: destinationStart, in: text), destination.end > destinationStart
    else { return nil }
    self.label = label
    self.destination = destination.content

    let titleStart = LinkSyntax.endOfSpace(at: destination.end, in: text)
    if titleStart > destination.end, let title = LinkSyntax.title(at: titleStart, in: text),
      let end = LinkDefinition.endOfLine(at: title.end, in: text)
    {
      self.title = title.content
      self.end = end
    } else if let end = LinkDefinition.endOfLine(at: destination.end, in: text) {
      title = nil
      self.end = end
    } else {
      return nil
    }
  }

  /// The offset behind the line ending, if only white space stands before it.
  private static func endOfLine(at start: Int, in text: Span<UInt8>) -> Int? {
    let position = LinkSyntax.endOfBlanks(at: start, in: text)
    if position == text.count { return position }
    return text[position] == 0x0A ? position &+ 1 : nil
  }
}
