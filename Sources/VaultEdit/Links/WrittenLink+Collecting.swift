import VaultModel
import VaultSyntax

extension WrittenLink {
  /// All links of a note: those of the front matter, then those of the body in their order, then the definitions.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func links(of document: Document) -> [WrittenLink] {
    let bytes = document.bytes
    var links: [WrittenLink] = []
    if let tree = document.frontMatter?.tree { links += Self.links(of: tree, in: bytes) }
    links += InlineScan(of: document.blocks, in: bytes).links.compactMap { WrittenLink($0, in: bytes, .body) }
    if document.blocks.blocks.contains(where: { $0.kind == .linkDefinition }) {
      links += MarkdownReferences(of: document.blocks, in: bytes).definitions.compactMap { WrittenLink($0, in: bytes) }
    }
    return links
  }

  private static func links(of tree: YAMLTree, in bytes: [UInt8]) -> [WrittenLink] {
    var links: [WrittenLink] = []
    var node = 0
    while node < tree.nodes.count {
      if FrontMatterText.isWikiLink(node, in: tree, bytes) {
        links += InlineScan(of: tree.nodes[node].range, in: bytes).links
          .compactMap { WrittenLink($0, in: bytes, .flowLink(node)) }
        node = max(node + 1, Int(tree.nodes[node].subtreeEnd))
      } else {
        if tree.nodes[node].kind == .scalar { links += Self.links(ofScalar: node, of: tree, in: bytes) }
        node += 1
      }
    }
    return links
  }

  private static func links(ofScalar node: Int, of tree: YAMLTree, in bytes: [UInt8]) -> [WrittenLink] {
    let scalar = tree.nodes[node]
    guard bytes[scalar.range.indices].contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") }) else {
      return []
    }
    if let range = tree.plainRange(of: node) {
      return InlineScan(of: range, in: bytes).links.compactMap { WrittenLink($0, in: bytes, .scalar(node)) }
    }
    let text = tree.decoded(node, in: bytes)
    let found = InlineScan(of: ByteRange(0, text.count), in: text).links
    guard !found.isEmpty else { return [] }
    let alignment = ScalarAlignment(of: scalar, text: text, in: bytes)
    return found.compactMap { link in
      guard var link = WrittenLink(link, in: text, .scalar(node)) else { return nil }
      link.range = alignment?.range(of: link.rangeInText)
      link.place = scalar.range
      return link
    }
  }
}
