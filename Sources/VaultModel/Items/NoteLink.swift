package import VaultSyntax

/// A link of a note to another note or file, wherever it is written.
package struct NoteLink: Sendable, Hashable {
  package var kind: LinkReference.Kind
  /// Whether the target is shown in place.
  package var isEmbed: Bool
  /// The stem or path it names, without heading, escapes resolved; never empty.
  package var target: String
  /// All of it; the whole value where that is written with escapes in front matter.
  package var range: ByteRange
}

extension Note {
  /// The links of the front matter, then those of the body; a link to a heading of the same note is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var links: [NoteLink] {
    frontMatterLinks + scan.links.compactMap { NoteLink($0, in: document.bytes) }
  }

  private var frontMatterLinks: [NoteLink] {
    guard let tree = document.frontMatter?.tree else { return [] }
    var links: [NoteLink] = []
    var node = 0
    while node < tree.nodes.count {
      if FrontMatterText.isWikiLink(node, in: tree, document.bytes) {
        links += InlineScan(of: tree.nodes[node].range, in: document.bytes).links
          .compactMap { NoteLink($0, in: document.bytes) }
        node = max(node + 1, Int(tree.nodes[node].subtreeEnd))
      } else {
        if tree.nodes[node].kind == .scalar { links += self.links(ofScalar: node, in: tree) }
        node += 1
      }
    }
    return links
  }

  private func links(ofScalar node: Int, in tree: YAMLTree) -> [NoteLink] {
    let bytes = document.bytes
    guard bytes[tree.nodes[node].range.indices].contains(UInt8(ascii: "[")) else { return [] }
    if let range = tree.plainRange(of: node) {
      return InlineScan(of: range, in: bytes).links.compactMap { NoteLink($0, in: bytes) }
    }
    let text = tree.decoded(node, in: bytes)
    return InlineScan(of: ByteRange(0, text.count), in: text).links.compactMap { link in
      var link = NoteLink(link, in: text)
      link?.range = tree.nodes[node].range
      return link
    }
  }
}

extension NoteLink {
  /// Takes a link found in some bytes; nil when it names no target.
  fileprivate init?(_ link: LinkReference, in bytes: [UInt8]) {
    guard !link.target.isEmpty else { return nil }
    self.init(kind: link.kind, isEmbed: link.isEmbed, target: link.decodedTarget(in: bytes), range: link.range)
  }
}
