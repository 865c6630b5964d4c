import VaultSyntax

/// The plain text of Markdown: what a reader sees, without marks of any kind.
package enum MarkdownText {
  /// A heading, a name or a paragraph in one line; marks of Cooklang are read as words. O(length).
  package static func line(_ markdown: String) -> String { blocks(markdown).map(\.text).joined(separator: " ") }

  /// The paragraphs, list lines and headings, one a line.
  package static func paragraphs(_ markdown: String) -> [String] { blocks(markdown).map(\.text) }

  /// The blocks of text in their order, each in one line, and whether it is a heading. O(length).
  package static func blocks(_ markdown: String) -> [(text: String, isHeading: Bool)] {
    let bytes = Array(markdown.utf8)
    let blocks = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count), options: .commonMark)
    let references = MarkdownReferences(of: blocks, in: bytes)
    return blocks.blocks.compactMap { block in
      let source = blocks.segments[block.segments].map { String(decoding: bytes[$0.indices], as: UTF8.self) }
        .joined(separator: " ")
      switch block.kind {
      case .paragraph, .heading:
        let line = Array(withoutMarks(source).utf8)
        let inlines = Inlines(
          parsing: [ByteRange(0, line.count)], of: line, references: references, options: .notes)
        let text = text(of: inlines, line).inOneLine
        return text.isEmpty ? nil : (text, block.kind == .heading)
      case .fencedCode, .indentedCode: return source.inOneLine.isEmpty ? nil : (source.inOneLine, false)
      default: return nil
      }
    }
  }

  private static func text(of inlines: Inlines, _ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for node in inlines.nodes {
      switch node.kind {
      case .text, .tag: result += inlines.text(in: node.range, of: bytes)
      case .escape, .code: result += inlines.text(in: node.content, of: bytes)
      case .entity: result += EscapedText.html(inlines.text(in: node.range, of: bytes))
      case .autolink: result += inlines.text(in: node.target, of: bytes)
      case .wikiLink, .wikiEmbed:
        result += inlines.text(in: node.content.isEmpty ? node.target : node.content, of: bytes)
      case .hardBreak, .softBreak: result.append(0x20)
      case .emphasis, .strong, .strikethrough, .link, .image, .html, .footnoteReference, .comment: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Steps of Cooklang as people read them: `@water{1%l}` is `1 l water`, `~{5%min}` is `5 min`.
  private static func withoutMarks(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let marks = CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes)
    guard !marks.isEmpty else { return text }
    func string(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self).trimmed }
    let patches = marks.map { mark in
      let number = string(mark.quantity)
      let amount = (number.hasPrefix("=") ? String(number.dropFirst()) : number) + " " + string(mark.unit)
      let name = string(mark.name)
      let note = mark.note.isEmpty ? "" : " (\(string(mark.note)))"
      switch mark.kind {
      case .comment: return Patch(mark.range, "")
      case .timer: return Patch(mark.range, amount.trimmed.isEmpty ? name : amount.trimmed)
      case .ingredient, .cookware:
        return Patch(
          mark.range, (amount.trimmed + " " + (name.hasPrefix("?") ? String(name.dropFirst()) : name)).trimmed + note)
      }
    }
    return String(decoding: patches.applied(to: bytes), as: UTF8.self)
  }
}
