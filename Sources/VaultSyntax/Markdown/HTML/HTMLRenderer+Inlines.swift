extension HTMLRenderer {
  /// Renders inline content; in a table, `\|` in code is a pipe (GFM 4.10).
  mutating func render(_ inlines: Inlines, isInTable: Bool = false) {
    var open: [Int] = []
    var index = 0
    while index < inlines.nodes.count {
      closeInlines(&open, before: index, of: inlines)
      let node = inlines.nodes[index]
      index += 1
      if node.kind == .image {
        renderImage(node, index..<Int(node.subtreeEnd), of: inlines, isInTable: isInTable)
        index = Int(node.subtreeEnd)
      } else if node.isContainer {
        renderStart(of: node, in: inlines)
        open.append(index - 1)
      } else {
        renderLeaf(node, in: inlines, isInTable: isInTable)
      }
    }
    closeInlines(&open, before: Int.max, of: inlines)
  }

  private mutating func closeInlines(_ open: inout [Int], before index: Int, of inlines: Inlines) {
    while let last = open.last, Int(inlines.nodes[last].subtreeEnd) <= index {
      open.removeLast()
      switch inlines.nodes[last].kind {
      case .emphasis: writer.write("</em>")
      case .strong: writer.write("</strong>")
      case .strikethrough: writer.write("</del>")
      default: writer.write("</a>")
      }
    }
  }

  private mutating func renderStart(of node: Inline, in inlines: Inlines) {
    switch node.kind {
    case .emphasis: writer.write("<em>")
    case .strong: writer.write("<strong>")
    case .strikethrough: writer.write("<del>")
    default:
      let link = destination(of: node, in: inlines)
      writer.write("<a href=\"")
      writeAddress(link.destination)
      writeTitle(link.title)
      writer.write("\">")
    }
  }

  private mutating func renderLeaf(_ node: Inline, in inlines: Inlines, isInTable: Bool) {
    switch node.kind {
    case .hardBreak: writer.write("<br />\n")
    case .softBreak: writer.write("\n")
    case .code:
      writer.write("<code>")
      writer.writeText(code(of: node, in: inlines, isInTable: isInTable))
      writer.write("</code>")
    case .html: writeHTML(inlines.text(in: node.range, of: bytes))
    case .autolink: renderAutolink(node)
    case .wikiLink, .wikiEmbed: renderWikiLink(node)
    case .footnoteReference: renderFootnoteReference(node)
    default: writer.writeText(plainText(of: node, in: inlines, isInTable: isInTable))
    }
  }

  /// What a leaf shows as text, such as in an image's description: decoded, and nothing for a comment.
  private func plainText(of node: Inline, in inlines: Inlines, isInTable: Bool) -> [UInt8] {
    switch node.kind {
    case .text, .tag: Array(bytes[node.range.indices])
    case .escape: Array(bytes[node.content.indices])
    case .entity: CharacterReference.decoded(bytes.span.extracting(node.range.indices))
    case .code: code(of: node, in: inlines, isInTable: isInTable)
    case .autolink: Array(bytes[node.target.indices])
    case .wikiLink, .wikiEmbed: Array(bytes[shownText(of: node).indices])
    case .html: inlines.text(in: node.range, of: bytes)
    case .hardBreak, .softBreak: [0x20]
    default: []
    }
  }

  private func code(of node: Inline, in inlines: Inlines, isInTable: Bool) -> [UInt8] {
    let text = inlines.text(in: node.content, of: bytes)
    var code: [UInt8] = []
    code.reserveCapacity(text.count)
    for byte in text {
      if isInTable, byte == UInt8(ascii: "|"), code.last == UInt8(ascii: "\\") { code.removeLast() }
      code.append(byte == 0x0A ? 0x20 : byte)
    }
    return code
  }

  // MARK: Links

  private mutating func destination(of node: Inline, in inlines: Inlines) -> (destination: [UInt8], title: [UInt8]) {
    guard node.reference >= 0, references.definitions.indices.contains(Int(node.reference)) else {
      return (
        CharacterReference.decoded(inlines.text(in: node.target, of: bytes).span),
        CharacterReference.decoded(inlines.text(in: node.title, of: bytes).span)
      )
    }
    let definition = references.definitions[Int(node.reference)]
    expansionLeft -= definition.destination.count + definition.title.count
    guard expansionLeft >= 0 else { return ([], []) }
    let lines = body.segments[body.blocks[definition.block].segments]
    return (
      CharacterReference.decoded(lines.text(in: definition.destination, of: bytes).span),
      CharacterReference.decoded(lines.text(in: definition.title, of: bytes).span)
    )
  }

  private mutating func writeTitle(_ title: [UInt8]) {
    guard !title.isEmpty else { return }
    writer.write("\" title=\"")
    writer.writeText(title)
  }

  private mutating func writeAddress(_ address: [UInt8]) {
    if trust == .full || !HTMLRenderer.canRunScripts(address) { writer.writeURL(address) }
  }

  /// Whether the address has a scheme that browsers run or that shows local files.
  static func canRunScripts(_ address: [UInt8]) -> Bool {
    guard let colon = address.firstIndex(of: UInt8(ascii: ":")), colon <= 10 else { return false }
    let scheme = String(decoding: address[..<colon], as: UTF8.self).lowercased()
    return ["javascript", "vbscript", "file", "data"].contains(scheme)
  }

  private mutating func renderImage(_ image: Inline, _ content: Range<Int>, of inlines: Inlines, isInTable: Bool) {
    let link = destination(of: image, in: inlines)
    writer.write("<img src=\"")
    writeAddress(link.destination)
    writer.write("\" alt=\"")
    for node in inlines.nodes[content] where !node.isContainer {
      writer.writeText(plainText(of: node, in: inlines, isInTable: isInTable))
    }
    writeTitle(link.title)
    writer.write("\" />")
  }

  private mutating func renderAutolink(_ node: Inline) {
    let address = Array(bytes[node.target.indices])
    writer.write("<a href=\"")
    if node.flag, !starts("mailto:", at: 0, to: address.count, address.span) { writer.write("mailto:") }
    // GFM 6.9: an address that begins with `www.` has no scheme of its own.
    let isBare = node.range == node.target
    if isBare, !node.flag, starts("www.", at: 0, to: address.count, address.span) { writer.write("http://") }
    writeAddress(address)
    writer.write("\">")
    writer.writeText(address)
    writer.write("</a>")
  }

  private func shownText(of node: Inline) -> ByteRange {
    if !node.content.isEmpty { return node.content }
    return node.title.isEmpty
      ? node.target : ByteRange(node.target.isEmpty ? node.title.lower : node.target.lower, node.title.upper)
  }

  private mutating func renderWikiLink(_ node: Inline) {
    writer.write(node.kind == .wikiEmbed ? "<a class=\"wiki-embed\" href=\"" : "<a class=\"wiki-link\" href=\"")
    writeAddress(Array(bytes[node.target.indices]))
    if !node.title.isEmpty {
      writer.write("#")
      writer.writeURL(bytes[node.title.indices])
    }
    writer.write("\">")
    writer.writeText(bytes[shownText(of: node).indices])
    writer.write("</a>")
  }

  private mutating func renderFootnoteReference(_ node: Inline) {
    let label = MarkdownReferences.normalized(node.target.indices, in: bytes.span)
    guard let block = references.footnotes[label] else { return }
    var number = footnoteNumbers[block]
    let isFirst = number == nil
    if isFirst {
      footnotes.append(block)
      number = footnotes.count
      footnoteNumbers[block] = number
    }
    writer.write("<sup class=\"footnote-ref\"><a href=\"#fn-")
    writer.write(number ?? 0)
    if isFirst {
      writer.write("\" id=\"fnref-")
      writer.write(number ?? 0)
    }
    writer.write("\">")
    writer.write(number ?? 0)
    writer.write("</a></sup>")
  }
}
