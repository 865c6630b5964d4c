extension InlineScanner {
  /// Reads the wiki link that opens at `position`, or remembers the bracket for a Markdown link.
  mutating func bracket(at position: Int, lineStart: Int, end: Int) -> Int {
    let isEmbed =
      position > lineStart && bytes[position &- 1] == UInt8(ascii: "!") && position != escapedEnd
    let start = isEmbed ? position &- 1 : position
    if position &+ 1 < end, bytes[position &+ 1] == UInt8(ascii: "["),
      let link = wikiLink(at: position, start: start, end: end)
    {
      append(link)
      return link.range.upper
    }
    if openers.count < Self.deepest {
      openers.append(Opener(start: start, text: position &+ 1, isEmbed: isEmbed))
    }
    return position &+ 1
  }

  private func wikiLink(at position: Int, start: Int, end: Int) -> LinkReference? {
    var offset = position &+ 2
    var hash = -1
    var pipe = -1
    while offset < end, bytes[offset] != UInt8(ascii: "]"), bytes[offset] != UInt8(ascii: "[") {
      if bytes[offset] == UInt8(ascii: "|"), pipe < 0 { pipe = offset }
      if bytes[offset] == UInt8(ascii: "#"), hash < 0, pipe < 0 { hash = offset }
      offset &+= 1
    }
    guard offset &+ 1 < end, bytes[offset] == UInt8(ascii: "]"), bytes[offset &+ 1] == UInt8(ascii: "]") else {
      return nil
    }
    var destinationEnd = pipe < 0 ? offset : pipe
    // In a table the pipe is escaped.
    if pipe > position &+ 2, bytes[pipe &- 1] == UInt8(ascii: "\\") { destinationEnd = pipe &- 1 }
    let target = bytes.trimmed(position &+ 2, hash < 0 ? destinationEnd : hash)
    let heading = hash < 0 ? ByteRange(destinationEnd, destinationEnd) : bytes.trimmed(hash &+ 1, destinationEnd)
    guard !target.isEmpty || !heading.isEmpty else { return nil }
    return LinkReference(
      kind: .wiki, isEmbed: start < position, range: ByteRange(start, offset &+ 2), target: target,
      heading: heading, text: pipe < 0 ? ByteRange(offset, offset) : bytes.trimmed(pipe &+ 1, offset))
  }

  /// Ends the innermost open bracket; `(` after it makes a Markdown link (CommonMark 6.3).
  mutating func closeBracket(at position: Int, end: Int) -> Int {
    guard let opener = openers.popLast() else { return position &+ 1 }
    guard position &+ 1 < end, bytes[position &+ 1] == UInt8(ascii: "("),
      let destination = LinkDestination(at: position &+ 1, before: end, in: bytes)
    else { return position &+ 1 }
    let range = ByteRange(opener.start, destination.end)
    while let tag = found.tags.last, tag.lower > opener.start { found.tags.removeLast() }
    // A link holds no link: brackets around this one are text. An image may stand in a link.
    if !opener.isEmbed { openers.removeAll(keepingCapacity: true) }
    guard !destination.isExternal(in: bytes) else {
      found.opaque.append(range)
      return destination.end
    }
    append(
      LinkReference(
        kind: .markdown, isEmbed: opener.isEmbed, range: range, target: destination.path,
        heading: destination.fragment, text: bytes.trimmed(opener.text, position)))
    return destination.end
  }

  private mutating func append(_ link: LinkReference) {
    if let last = found.links.last, last.range.start > link.range.start { found.isSorted = false }
    found.links.append(link)
  }
}

/// What stands in the parentheses of a Markdown link: a destination and perhaps a title (CommonMark 6.3).
struct LinkDestination {
  /// The destination before `#`, and what follows it.
  let path: ByteRange, fragment: ByteRange
  /// The offset after `)`.
  let end: Int

  /// Reads from the `(` at `open`; nil when it does not close properly before `end`.
  init?(at open: Int, before end: Int, in bytes: [UInt8]) {
    let text = bytes.span.extracting(0..<end)
    guard let destination = LinkSyntax.destination(at: LinkSyntax.endOfBlanks(at: open &+ 1, in: text), in: text) else {
      return nil
    }
    var close = LinkSyntax.endOfBlanks(at: destination.end, in: text)
    if close > destination.end, let title = LinkSyntax.title(at: close, in: text) {
      close = LinkSyntax.endOfBlanks(at: title.end, in: text)
    }
    guard close < end, bytes[close] == UInt8(ascii: ")") else { return nil }
    self.end = close &+ 1
    let content = destination.content
    let hash = content.first { bytes[$0] == UInt8(ascii: "#") } ?? content.upperBound
    path = ByteRange(content.lowerBound, hash)
    fragment = ByteRange(min(hash &+ 1, content.upperBound), content.upperBound)
  }

  /// Whether the destination has a scheme (RFC 3986, 3.1) or a host, or is empty.
  func isExternal(in bytes: [UInt8]) -> Bool {
    if path.isEmpty { return fragment.isEmpty }
    if bytes.hasBytes("//", at: path.lower, before: path.upper) { return true }
    guard isLetter(bytes[path.lower]) else { return false }
    for offset in path.indices {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ":") { return true }
      guard byte < 0x80, LineByte.isKeyByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") else {
        return false
      }
    }
    return false
  }
}
