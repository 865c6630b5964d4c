package import VaultSyntax

/// What holds for the tree of every text whatever: its shape, and that every accessor takes every node.
package struct YAMLInvariants {
  private let bytes: [UInt8]
  /// The tree that is checked.
  package let tree: YAMLTree

  /// Reads a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
  }

  /// The first broken rule, or nil.
  package func violation() -> String? {
    rootViolation() ?? tree.nodes.indices.lazy.compactMap(violation).first ?? diagnosticViolation()
  }

  private func rootViolation() -> String? {
    var next = 0
    for root in tree.documents {
      guard root == next, root < tree.nodes.count else { return "root \(root)" }
      next = Int(tree.nodes[root].subtreeEnd)
    }
    return next == tree.nodes.count ? nil : "\(tree.nodes.count) nodes, roots end at \(next)"
  }

  private func violation(of index: Int) -> String? {
    let node = tree.nodes[index]
    guard index < node.subtreeEnd, node.subtreeEnd <= tree.nodes.count else { return "subtree end of \(index)" }
    guard node.start >= 0, node.range.upper <= bytes.count else { return "range of \(index)" }
    var children = 0
    var end = node.range.lower
    var upcoming = index + 1
    while upcoming < node.subtreeEnd {
      let child = tree.nodes[upcoming]
      guard child.start >= end, node.range.contains(child.range) else { return "range of child \(upcoming)" }
      guard child.subtreeEnd > upcoming, child.subtreeEnd <= node.subtreeEnd else { return "end of \(upcoming)" }
      end = child.range.upper
      upcoming = Int(child.subtreeEnd)
      children += 1
    }
    switch node.kind {
    case .scalar, .alias: guard children == 0 else { return "children of scalar \(index)" }
    case .mapping: guard children.isMultiple(of: 2) else { return "odd mapping \(index)" }
    case .sequence: break
    }
    return accessorViolation(of: index)
  }

  private func accessorViolation(of index: Int) -> String? {
    let node = tree.nodes[index]
    if node.kind == .alias, !tree.nodes.indices.contains(Int(node.target)), node.target != -1 {
      return "target of \(index)"
    }
    if let plain = tree.plainRange(of: index), Array(bytes[plain.indices]) != tree.decoded(index, in: bytes) {
      return "plain range of \(index)"
    }
    _ = tree.text(of: index, in: bytes)
    _ = tree.scalar(of: index, in: bytes)
    _ = tree.resolvedTag(of: index, in: bytes)
    let leading = tree.leadingTrivia(of: index, in: bytes)
    let trailing = tree.trailingTrivia(of: index, in: bytes)
    return leading.upper == node.start && trailing.lower == node.range.upper ? nil : "trivia of \(index)"
  }

  private func diagnosticViolation() -> String? {
    tree.diagnostics.contains { $0.range.upper > bytes.count } ? "a diagnostic beyond the end" : nil
  }
}
