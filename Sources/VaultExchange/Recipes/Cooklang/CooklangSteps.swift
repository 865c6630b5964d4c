import VaultSyntax

/// The instructions of a recipe, which are Markdown, as blocks of Cooklang: a heading is a section, a list line or a
/// paragraph a step, a quote a note, a thematic break a section without a name.
struct CooklangSteps {
  /// The blocks in their order, each in one line.
  private(set) var blocks: [String] = []
  /// The names of the ingredients that the steps mark, as in a list.
  private(set) var marked: [String] = []

  /// Takes Markdown apart. O(length).
  init(of instructions: String) {
    let bytes = Array(instructions.utf8)
    let markdown = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count), options: .commonMark)
    var quoteEnd = 0
    for (index, block) in markdown.blocks.enumerated() where block.kind != .linkDefinition {
      if block.kind == .blockQuote { quoteEnd = max(quoteEnd, Int(block.subtreeEnd)) }
      let text = markdown.segments[block.segments].map { String(decoding: bytes[$0.indices], as: UTF8.self) }
        .joined(separator: " ").inOneLine
      switch block.kind {
      case .thematicBreak where !blocks.isEmpty: blocks.append("==")
      case _ where text.isEmpty: break
      case .heading: blocks.append("== \(Self.sectionName(text)) ==")
      case _ where index < quoteEnd: blocks.append("> " + text)
      default: addStep(text)
      }
    }
  }

  private mutating func addStep(_ paragraph: String) {
    let text = StepParagraph.unescaped(paragraph)
    let isOwnLine = text.hasPrefix("=") || text.hasPrefix(">")
    blocks.append(isOwnLine ? "\\" + text : text)
    let bytes = Array(text.utf8)
    for mark in CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes) where mark.kind == .ingredient {
      let name = String(decoding: bytes[mark.name.indices], as: UTF8.self)
      marked.append(CooklangIngredient(name.hasPrefix("?") ? name.dropFirst().trimmed : name).listName)
    }
  }

  /// The name of a section: text without the signs around it.
  static func sectionName(_ text: String) -> String {
    String(decoding: EscapedText.markdown(Array(text.utf8)), as: UTF8.self).filter { $0 != "=" }.trimmed
  }
}
