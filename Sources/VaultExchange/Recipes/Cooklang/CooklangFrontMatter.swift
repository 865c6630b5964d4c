import VaultSyntax

/// Reads the front matter of a `.cook` file: YAML, or, where it is none, lines of `key: value`.
enum CooklangFrontMatter {
  /// The keys in their order. O(length).
  static func metadata(of frontMatter: FrontMatter, in bytes: [UInt8]) -> [CooklangMetadata] {
    let tree = frontMatter.tree
    guard let root = tree.root, tree.nodes[root].kind == .mapping, !tree.diagnostics.contains(where: \.isSyntaxError)
    else { return lines(of: bytes, in: frontMatter.content) }
    return pairs(of: root, in: tree, bytes).flatMap { key, value in
      switch tree.nodes[tree.followed(value)].kind {
      case .mapping:
        pairs(of: tree.followed(value), in: tree, bytes).map { inner, value in
          CooklangMetadata(key + "." + inner, texts(of: value, in: tree, bytes))
        }
      default: [CooklangMetadata(key, texts(of: value, in: tree, bytes))]
      }
    }
  }

  private static func pairs(of mapping: Int, in tree: YAMLTree, _ bytes: [UInt8]) -> [(key: String, value: Int)] {
    var pairs: [(key: String, value: Int)] = []
    var key: Int?
    for child in tree.children(of: mapping) {
      if let name = key {
        pairs.append((tree.text(of: name, in: bytes), child))
        key = nil
      } else {
        key = child
      }
    }
    return pairs
  }

  /// The text of a scalar, or those of a list; what lies deeper is left out.
  private static func texts(of node: Int, in tree: YAMLTree, _ bytes: [UInt8]) -> [String] {
    let node = tree.followed(node)
    switch tree.nodes[node].kind {
    case .scalar: return [tree.text(of: node, in: bytes)]
    case .sequence:
      return tree.children(of: node).filter { tree.nodes[tree.followed($0)].kind == .scalar }
        .map { tree.text(of: $0, in: bytes) }
    case .mapping, .alias: return []
    }
  }

  private static func lines(of bytes: [UInt8], in content: ByteRange) -> [CooklangMetadata] {
    bytes[content.indices].split(separator: 0x0A).compactMap { line in
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let key = String(decoding: line[..<colon], as: UTF8.self).trimmed
      return CooklangMetadata(key, [String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed])
    }
  }
}

extension Diagnostic {
  /// Whether YAML could not be read to its end.
  fileprivate var isSyntaxError: Bool { code == .yamlSyntax || code == .yamlTooLarge }
}
