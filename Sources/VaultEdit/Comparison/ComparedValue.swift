import VaultModel
import VaultSyntax

/// A value of front matter as far as a comparison looks at it: what it says, not how it is written.
indirect enum ComparedValue: Hashable {
  case scalar(String)
  case list([ComparedValue])
  /// The pairs in their order; of equal keys only the first, which counts.
  case mapping([Pair])

  /// A key with its value.
  struct Pair: Hashable {
    var key: String
    var value: ComparedValue
  }

  /// Reads a node. An alias of a collection is its name, so that nothing is read twice; an empty value is an empty text.
  ///
  /// - Complexity: O(*n*) in the bytes below the node.
  init(_ node: Int, in tree: YAMLTree, bytes: [UInt8]) {
    if FrontMatterText.isWikiLink(node, in: tree, bytes) {
      self = .scalar(String(decoding: bytes[tree.nodes[node].range.indices], as: UTF8.self))
      return
    }
    switch tree.nodes[node].kind {
    case .scalar, .alias:
      guard let text = FrontMatterText.text(of: node, in: tree, bytes: bytes) else {
        self = .scalar(String(decoding: bytes[tree.nodes[node].range.indices], as: UTF8.self))
        return
      }
      self = .scalar(tree.scalar(of: node, in: bytes) == .null ? "" : text.trimmed.text)
    case .sequence:
      self = .list(tree.children(of: node).map { ComparedValue($0, in: tree, bytes: bytes) })
    case .mapping:
      var pairs: [Pair] = []
      var seen: Set<String> = []
      var children = tree.children(of: node).makeIterator()
      while let key = children.next(), let value = children.next() {
        let name = ComparedValue(key, in: tree, bytes: bytes).text
        guard seen.insert(name).inserted else { continue }
        pairs.append(Pair(key: name, value: ComparedValue(value, in: tree, bytes: bytes)))
      }
      self = .mapping(pairs)
    }
  }

  /// The value on one line, collections in brackets and braces.
  var text: String {
    switch self {
    case .scalar(let text): text
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .mapping(let pairs): "{" + pairs.map { $0.key + ": " + $0.value.text }.joined(separator: ", ") + "}"
    }
  }
}
