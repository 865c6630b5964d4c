/// A `[` or `![` that may begin a link or an image (CommonMark 6.3).
struct OpenBracket {
  let isImage: Bool
  /// The offset of `[` or `![`, and that of the text behind it.
  let start: Int
  let textStart: Int
  /// The delimiter runs and nodes before it.
  let lastDelimiter: Int
  let nodeCount: Int
  /// Whether another bracket opened behind it, so that its text is no label.
  var holdsBracket = false
}

extension InlineParser {
  /// What stands behind a link's text.
  private struct LinkTail {
    let end: Int
    var target = ByteRange(0, 0)
    var title = ByteRange(0, 0)
    var reference: Int32 = -1
  }

  mutating func readOpeningBracket(_ text: Span<UInt8>) -> Bool {
    if readWikiLink(at: position, text) || readFootnoteReference(text) { return true }
    openBracket(at: position, isImage: false)
    return true
  }

  mutating func readExclamationMark(_ text: Span<UInt8>) -> Bool {
    guard position &+ 1 < text.count, text[position &+ 1] == UInt8(ascii: "[") else { return false }
    if readWikiLink(at: position &+ 1, text) { return true }
    openBracket(at: position, isImage: true)
    return true
  }

  private mutating func openBracket(at start: Int, isImage: Bool) {
    if let last = brackets.indices.last { brackets[last].holdsBracket = true }
    position = start &+ (isImage ? 2 : 1)
    brackets.append(
      OpenBracket(
        isImage: isImage, start: start, textStart: position, lastDelimiter: lastDelimiter, nodeCount: nodes.count))
  }

  /// Ends the innermost link or image, or drops its bracket: the specification's "look for link or image".
  mutating func readClosingBracket(_ text: Span<UInt8>) -> Bool {
    guard let opener = brackets.popLast() else { return false }
    let isBroken = brackets.count < brokenLinkBrackets
    brokenLinkBrackets = min(brokenLinkBrackets, brackets.count)
    if isBroken, !opener.isImage { return false }
    let close = position
    guard let tail = inlineTail(at: close &+ 1, text) ?? referenceTail(of: opener, closedAt: close, text) else {
      return false
    }
    matchDelimiters(after: opener.lastDelimiter)
    let node = add(opener.isImage ? .image : .link, from: opener.start, to: tail.end, content: opener.textStart..<close)
    nodes[node].target = tail.target
    nodes[node].title = tail.title
    nodes[node].reference = tail.reference
    nodes[node].flag = tail.reference >= 0
    if !opener.isImage {
      dropAutolinks(from: opener.nodeCount, to: node)
      brokenLinkBrackets = brackets.count
    }
    return true
  }

  /// `(destination "title")` behind the text.
  private func inlineTail(at start: Int, _ text: Span<UInt8>) -> LinkTail? {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    let destinationStart = LinkSyntax.endOfSpace(at: start &+ 1, in: text)
    guard let destination = LinkSyntax.destination(at: destinationStart, in: text) else { return nil }
    var title: LinkSyntax.Part?
    let titleStart = LinkSyntax.endOfSpace(at: destination.end, in: text)
    if titleStart > destination.end { title = LinkSyntax.title(at: titleStart, in: text) }
    let end = title.map { LinkSyntax.endOfSpace(at: $0.end, in: text) } ?? titleStart
    guard end < text.count, text[end] == UInt8(ascii: ")") else { return nil }
    return LinkTail(
      end: end &+ 1, target: ByteRange(destination.content),
      title: title.map { ByteRange($0.content) } ?? ByteRange(0, 0))
  }

  /// `[label]` or `[]` behind the text, or the text alone, when a definition has that label.
  private func referenceTail(of opener: OpenBracket, closedAt close: Int, _ text: Span<UInt8>) -> LinkTail? {
    let after = close &+ 1
    if let label = LinkSyntax.label(at: after, in: text) {
      guard let reference = references.definition(labelled: label, in: text) else { return nil }
      return LinkTail(end: label.upperBound &+ 1, reference: reference)
    }
    guard !opener.holdsBracket, close &- opener.textStart <= 999 * 4,
      LinkSyntax.label(at: opener.textStart &- 1, in: text) == opener.textStart..<close,
      let reference = references.definition(labelled: opener.textStart..<close, in: text)
    else { return nil }
    return LinkTail(end: starts("[]", at: after, to: text.count, text) ? after &+ 2 : after, reference: reference)
  }

  /// Makes the bare addresses in a link's text plain text, since links hold no links.
  private mutating func dropAutolinks(from first: Int, to last: Int) {
    guard options.contains(.autolinks) else { return }
    for index in first..<last where nodes[index].kind == .autolink && nodes[index].range == nodes[index].target {
      nodes[index].kind = .text
    }
  }
}
