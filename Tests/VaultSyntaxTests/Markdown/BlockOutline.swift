import VaultSyntax

extension MarkdownBlocks {
  /// The blocks of a Markdown text.
  init(_ text: String, options: MarkdownOptions = .notes) {
    let bytes = [UInt8](text.utf8)
    self.init(parsing: bytes, in: ByteRange(0, bytes.count), options: options)
  }

  /// The blocks as one line for comparing: `list(item(p "text"))`, with the segments of leaves joined by `/`.
  func outline(of text: String) -> String {
    let bytes = [UInt8](text.utf8)
    return children(of: 0).map { outline(ofBlock: $0, bytes) }.joined(separator: " ")
  }

  private func outline(ofBlock index: Int, _ bytes: [UInt8]) -> String {
    let block = blocks[index]
    if block.isContainer {
      let content = children(of: index).map { outline(ofBlock: $0, bytes) }.joined(separator: " ")
      return name(of: block, bytes) + "(" + content + ")"
    }
    let lines = block.segments.map {
      String(repeating: " ", count: padding(ofSegment: $0))
        + String(decoding: bytes[segments[$0].indices], as: UTF8.self)
    }
    return name(of: block, bytes) + (lines.isEmpty ? "" : " \"" + lines.joined(separator: "/") + "\"")
  }

  private func name(of block: Block, _ bytes: [UInt8]) -> String {
    let info = String(decoding: bytes[block.info.indices], as: UTF8.self)
    return switch block.kind {
    case .document: "document"
    case .blockQuote: "quote"
    case .list: (block.level == 1 ? "ordered" : "list") + (block.flag ? "" : "-loose")
    case .listItem: "item" + info
    case .paragraph: "p"
    case .heading: "h\(block.level)"
    case .thematicBreak: "break"
    case .indentedCode: "code"
    case .fencedCode: "fence" + (info.isEmpty ? "" : "<\(info)>")
    case .html: "html"
    case .table: "table"
    case .linkDefinition: "link"
    case .footnoteDefinition: "footnote<\(info)>"
    case .comment: "comment"
    }
  }
}
