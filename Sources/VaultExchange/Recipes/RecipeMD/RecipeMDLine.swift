import VaultSyntax

/// One item of an ingredient list as RecipeMD takes it apart (2.4, *Ingredient*): emphasis at its beginning is the
/// amount, everything else the name, and a name that is one link is the link's text.
struct RecipeMDLine {
  /// What the emphasis at the beginning holds; nil if there is none.
  private(set) var amount: ByteRange?
  /// The name with its line breaks; empty if there is none.
  private(set) var name = ""
  /// The destination, if the name is one link.
  private(set) var link: String?

  private let bytes: [UInt8]

  /// Takes an item apart; `item` is the index of its block. O(bytes of the item · log).
  init(_ item: Int, of markdown: MarkdownBlocks, in bytes: [UInt8], _ references: MarkdownReferences) {
    self.bytes = bytes
    let block = markdown.blocks[item]
    guard let first = markdown.children(of: item).first(where: { markdown.blocks[$0].kind != .linkDefinition }) else {
      return
    }
    let paragraph = markdown.blocks[first]
    let inlines =
      paragraph.kind == .paragraph
      ? Inlines(parsing: paragraph, in: markdown, of: bytes, references: references, options: .commonMark).nodes : []
    var start = paragraph.range.lower
    if let emphasis = inlines.first, emphasis.kind == .emphasis {
      amount = emphasis.content
      start = emphasis.range.upper
    }
    let isAlone = Int(block.subtreeEnd) == first + 1
    let firstEnd = paragraph.kind == .paragraph ? paragraph.range.upper : block.range.upper
    readName(from: start, to: firstEnd, isAlone ? inlines : [], references)
    guard firstEnd < block.range.upper else { return }
    // What follows the first paragraph stays as written; white space at that paragraph's end is none of it.
    name = (name + TextTrimming.text(of: bytes[firstEnd..<block.range.upper])).trimmed
  }

  private mutating func readName(from start: Int, to end: Int, _ inlines: [Inline], _ references: MarkdownReferences) {
    let range = TextTrimming.trimmed(ByteRange(start, end), of: bytes)
    guard let link = inlines.first(where: { $0.kind == .link && $0.range == range }) else {
      name = TextTrimming.text(of: bytes[range.indices])
      return
    }
    name = TextTrimming.text(of: bytes[link.content.indices]).trimmed
    let definitions = references.definitions
    let target =
      link.flag && definitions.indices.contains(Int(link.reference))
      ? definitions[Int(link.reference)].destination : link.target
    self.link = String(decoding: EscapedText.markdown(Array(bytes[target.indices])), as: UTF8.self)
  }
}
