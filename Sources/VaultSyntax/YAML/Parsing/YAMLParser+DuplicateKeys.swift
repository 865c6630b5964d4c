// Keys that stand twice in one mapping (YAML 1.2.2, 3.2.1.3).
extension YAMLParser {
  /// Up to this many keys are compared each with each; more are sorted.
  private static let fewKeys = 24

  /// Reports every scalar key of a closed mapping whose text stood there before; both pairs stay in the tree.
  ///
  /// - Complexity: O(*k* log *k*) comparisons for *k* keys.
  mutating func reportDuplicateKeys(of mapping: Int) {
    keys.removeAll(keepingCapacity: true)
    keys.reserveCapacity(Self.fewKeys)
    var key = mapping + 1
    while key < nodes.count {
      if nodes[key].kind == .scalar { keys.append(YAMLKeyPrint(node: key, text: keyText(key))) }
      let value = Int(nodes[key].subtreeEnd)
      guard value < nodes.count else { break }
      key = Int(nodes[value].subtreeEnd)
    }
    guard keys.count > 1 else { return }
    if keys.count <= Self.fewKeys { reportAmongFewKeys() } else { reportAmongManyKeys() }
  }

  private mutating func reportAmongFewKeys() {
    for later in 1..<keys.count {
      let key = keys[later]
      for earlier in 0..<later where keys[earlier].print == key.print {
        guard keyText(keys[earlier].node) == keyText(key.node) else { continue }
        reportDuplicate(key.node)
        break
      }
    }
  }

  private mutating func reportAmongManyKeys() {
    let texts = keys.map { (node: $0.node, text: keyText($0.node)) }
    let sorted = texts.sorted { left, right in
      if left.text == right.text { return left.node < right.node }
      return left.text.lexicographicallyPrecedes(right.text)
    }
    for (earlier, later) in zip(sorted, sorted.dropFirst()) where earlier.text == later.text {
      reportDuplicate(later.node)
    }
  }

  private func keyText(_ node: Int) -> ArraySlice<UInt8> {
    let key = nodes[node]
    if let range = key.verbatimRange { return bytes[range.indices] }
    return YAMLScalarDecoding(of: key, in: bytes).text[...]
  }

  private mutating func reportDuplicate(_ node: Int) {
    let text = String(decoding: keyText(node), as: UTF8.self)
    diagnostics.append(Diagnostic(.yamlDuplicateKey, at: nodes[node].range, values: [text]))
  }
}

/// Enough of a key to tell most pairs of keys apart without reading them again.
struct YAMLKeyPrint {
  let node: Int
  /// The length and the first six bytes.
  let print: UInt64

  init(node: Int, text: ArraySlice<UInt8>) {
    self.node = node
    print = text.prefix(6).reduce(UInt64(text.count & 0xFFFF)) { $0 << 8 | UInt64($1) }
  }
}
