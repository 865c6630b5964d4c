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

  /// How deep parentheses in a destination nest, as the reference implementation of CommonMark bounds them.
  private static let deepest = 32

  /// Reads from the `(` at `open`; nil when it does not close properly before `end`.
  init?(at open: Int, before end: Int, in bytes: [UInt8]) {
    var offset = bytes.skippingSpaces(from: open &+ 1, to: end)
    guard offset < end else { return nil }
    let destination: ByteRange
    if bytes[offset] == UInt8(ascii: "<") {
      guard let close = Self.endOfPointed(at: offset, before: end, in: bytes) else { return nil }
      destination = ByteRange(offset &+ 1, close &- 1)
      offset = close
    } else {
      guard let close = Self.endOfBare(at: offset, before: end, in: bytes) else { return nil }
      destination = ByteRange(offset, close)
      offset = close
    }
    let afterSpace = bytes.skippingSpaces(from: offset, to: end)
    if afterSpace > offset, afterSpace < end, bytes[afterSpace] != UInt8(ascii: ")") {
      guard let close = Self.endOfTitle(at: afterSpace, before: end, in: bytes) else { return nil }
      offset = bytes.skippingSpaces(from: close, to: end)
    } else {
      offset = afterSpace
    }
    guard offset < end, bytes[offset] == UInt8(ascii: ")") else { return nil }
    self.end = offset &+ 1
    var hash = destination.lower
    while hash < destination.upper, bytes[hash] != UInt8(ascii: "#") { hash &+= 1 }
    path = ByteRange(destination.lower, hash)
    fragment = ByteRange(min(hash &+ 1, destination.upper), destination.upper)
  }

  /// Whether the destination has a scheme (RFC 3986, 3.1) or a host, or is empty.
  func isExternal(in bytes: [UInt8]) -> Bool {
    if path.isEmpty { return fragment.isEmpty }
    if bytes.hasBytes("//", at: path.lower, before: path.upper) { return true }
    guard LineByte.isASCIILetter(bytes[path.lower]) else { return false }
    for offset in path.indices {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ":") { return offset > path.lower &+ 1 }
      guard byte < 0x80, LineByte.isKeyByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") else {
        return false
      }
    }
    return false
  }

  private static func endOfPointed(at open: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    var offset = open &+ 1
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ">"): return offset &+ 1
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\\"): offset &+= 2
      default: offset &+= 1
      }
    }
    return nil
  }

  private static func endOfBare(at start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0...0x20, 0x7F: return depth == 0 ? offset : nil
      case UInt8(ascii: "("):
        depth &+= 1
        if depth > deepest { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return offset }
        depth &-= 1
      case UInt8(ascii: "\\") where offset &+ 1 < end && LineByte.isPunctuation(bytes[offset &+ 1]): offset &+= 1
      default: break
      }
      offset &+= 1
    }
    return nil
  }

  /// The offset after a title in quotes or parentheses.
  private static func endOfTitle(at open: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    let close: UInt8
    switch bytes[open] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[open]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var offset = open &+ 1
    while offset < end {
      if bytes[offset] == close { return offset &+ 1 }
      if bytes[offset] == UInt8(ascii: "("), close == UInt8(ascii: ")") { return nil }
      offset &+= bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
