// Finding values and their text.
extension YAMLTree {
  /// The value of the first pair of a mapping whose key reads `key`, or nil when there is none or `mapping` is not one.
  ///
  /// - Complexity: O(*k*) in the number of keys.
  package func value(forKey key: String, in mapping: Int, of bytes: [UInt8]) -> Int? {
    guard nodes[mapping].kind == .mapping else { return nil }
    let end = Int(nodes[mapping].subtreeEnd)
    var upcoming = mapping + 1
    while upcoming < end {
      let value = Int(nodes[upcoming].subtreeEnd)
      guard value < end else { return nil }
      if reads(key, upcoming, in: bytes) { return value }
      upcoming = Int(nodes[value].subtreeEnd)
    }
    return nil
  }

  /// Whether a scalar's text is `text`.
  package func reads(_ text: String, _ node: Int, in bytes: [UInt8]) -> Bool {
    let node = followed(node)
    guard nodes[node].kind == .scalar else { return false }
    guard let range = plainRange(of: node) else { return decoded(node, in: bytes).elementsEqual(text.utf8) }
    return range.count == text.utf8.count && bytes[range.indices].elementsEqual(text.utf8)
  }

  /// The node that an alias names, or the node itself.
  ///
  /// Following every alias from a root on ends, and passes at most ``YAMLTree/maximumExpansions`` aliases.
  package func followed(_ node: Int) -> Int {
    guard nodes[node].kind == .alias, nodes[node].target >= 0 else { return node }
    return Int(nodes[node].target)
  }

  /// The bytes that a scalar's text consists of as they stand, when nothing is folded or escaped: most scalars.
  package func plainRange(of node: Int) -> ByteRange? {
    nodes[followed(node)].verbatimRange
  }

  /// The text of a scalar, or of the scalar an alias names; empty for other nodes.
  package func text(of node: Int, in bytes: [UInt8]) -> String {
    guard let range = plainRange(of: node) else { return String(decoding: decoded(node, in: bytes), as: UTF8.self) }
    return String(decoding: bytes[range.indices], as: UTF8.self)
  }

  /// The text of a scalar as UTF-8, unquoted, unescaped and folded (YAML 1.2.2, chapters 7.3 and 8.1).
  package func decoded(_ node: Int, in bytes: [UInt8]) -> [UInt8] {
    if let range = plainRange(of: node) { return Array(bytes[range.indices]) }
    let scalar = nodes[followed(node)]
    guard scalar.kind == .scalar else { return [] }
    return YAMLScalarDecoding(of: scalar, in: bytes).text
  }
}
