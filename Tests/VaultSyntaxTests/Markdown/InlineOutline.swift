import VaultSyntax

extension Inlines {
  /// The inline content of the first paragraph or heading of a Markdown text.
  init(_ text: String, options: MarkdownOptions = .notes) {
    let bytes = [UInt8](text.utf8)
    let body = MarkdownBlocks(text, options: options)
    let leaf = body.blocks.first { $0.kind == .paragraph || $0.kind == .heading } ?? body.blocks[0]
    self.init(
      parsing: leaf, in: body, of: bytes, references: MarkdownReferences(of: body, in: bytes), options: options)
  }

  /// The nodes as one line for comparing: `em("a" strong("b"))`.
  func outline(of text: String) -> String {
    outline(of: 0..<nodes.count, [UInt8](text.utf8))
  }

  private func outline(of range: Range<Int>, _ bytes: [UInt8]) -> String {
    var words: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = Int(nodes[index].subtreeEnd)
      words.append(outline(of: nodes[index], children: index + 1..<end, bytes))
      index = end
    }
    return words.joined(separator: " ")
  }

  private func outline(of node: Inline, children: Range<Int>, _ bytes: [UInt8]) -> String {
    func text(_ range: ByteRange) -> String { String(decoding: self.text(in: range, of: bytes), as: UTF8.self) }
    return switch node.kind {
    case .text: "\"\(text(node.range))\""
    case .escape: "escape(\(text(node.content)))"
    case .entity: "entity(\(text(node.range)))"
    case .code: "code(\(text(node.content)))"
    case .emphasis: "em(\(outline(of: children, bytes)))"
    case .strong: "strong(\(outline(of: children, bytes)))"
    case .strikethrough: "del(\(outline(of: children, bytes)))"
    case .link, .image:
      "\(node.kind)(\(outline(of: children, bytes)))"
        + (node.reference >= 0 ? "#\(node.reference)" : "<\(text(node.target))>")
        + (node.title.isEmpty ? "" : "'\(text(node.title))'")
    case .autolink: (node.flag ? "email" : "auto") + "<\(text(node.target))>"
    case .html: "html(\(text(node.range)))"
    case .hardBreak: "br"
    case .softBreak: "/"
    case .wikiLink, .wikiEmbed:
      (node.kind == .wikiEmbed ? "embed" : "wiki") + "(\(text(node.target))"
        + (node.title.isEmpty ? "" : "#\(text(node.title))") + (node.content.isEmpty ? "" : "|\(text(node.content))")
        + ")"
    case .footnoteReference: "note(\(text(node.target)))"
    case .comment: "comment(\(text(node.content)))"
    case .tag: "tag(\(text(node.target)))"
    }
  }
}
