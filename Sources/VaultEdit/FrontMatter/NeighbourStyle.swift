import VaultModel
import VaultSyntax

/// How the values around a place are written, so that a new one looks like theirs.
extension FrontMatterSource {
  /// The way to write scalars inside a collection.
  func spelling(inside collection: Int) -> ScalarSpelling {
    ScalarSpelling(
      inFlow: node(collection).style == .flow, quotes: quotes(inside: collection),
      hasPlainLinks: hasPlainLinks(inside: collection))
  }

  /// The quotes that most values of a collection have, else most of the front matter; double ones when it is even.
  private func quotes(inside collection: Int) -> YAMLNode.Style {
    var balance = 0
    for value in values(of: collection) { balance += quoteWeight(value) }
    if balance == 0 { balance = tree.nodes.indices.reduce(0) { $0 + quoteWeight($1) } }
    return balance > 0 ? .singleQuoted : .doubleQuoted
  }

  private func quoteWeight(_ index: Int) -> Int {
    guard node(index).kind == .scalar else { return 0 }
    return switch node(index).style {
    case .singleQuoted: 1
    case .doubleQuoted: -1
    default: 0
    }
  }

  /// Whether links stand without quotes: in the collection, else where the front matter has its first one.
  private func hasPlainLinks(inside collection: Int) -> Bool {
    for value in values(of: collection) {
      if let isPlain = linkStyle(value) { return isPlain }
    }
    for index in tree.nodes.indices {
      if let isPlain = linkStyle(index) { return isPlain }
    }
    return false
  }

  /// True for a plain link, false for one in quotes, nil for anything else.
  private func linkStyle(_ index: Int) -> Bool? {
    if isPlainLink(index) { return true }
    let node = node(index)
    guard node.kind == .scalar, node.style == .singleQuoted || node.style == .doubleQuoted else { return nil }
    return bytes[node.range.indices].dropFirst().starts(with: "[[".utf8) ? false : nil
  }

  /// The values of a mapping's pairs, or a sequence's elements.
  func values(of collection: Int) -> [Int] {
    node(collection).kind == .mapping ? pairs(of: collection).map(\.value) : Array(tree.children(of: collection))
  }

  /// How lists are written near a mapping: as its last one, else as the last of the front matter, else in brackets.
  func listStyle(near mapping: Int) -> ListStyle {
    for collection in [mapping, tree.root ?? mapping] where node(collection).kind == .mapping {
      for pair in pairs(of: collection).reversed() {
        guard let style = listStyle(of: pair, in: collection) else { continue }
        return style
      }
    }
    return ListStyle(offset: nil, elements: .plain)
  }

  private func listStyle(of pair: Pair, in mapping: Int) -> ListStyle? {
    let node = node(pair.value)
    guard node.kind == .sequence, !isPlainLink(pair.value) else { return nil }
    let elements = Array(tree.children(of: pair.value))
    guard !elements.isEmpty, elements.allSatisfy({ text(of: $0) != nil }) else { return nil }
    let offset = node.style == .block ? max(0, Int(node.column) - Int(self.node(mapping).column)) : nil
    return ListStyle(offset: offset, elements: elementStyle(of: elements))
  }

  /// The quotes that all elements of a list have, else plain.
  func elementStyle(of elements: [Int]) -> YAMLNode.Style {
    guard let first = elements.first, node(first).kind == .scalar else { return .plain }
    let style = node(first).style
    guard style == .singleQuoted || style == .doubleQuoted else { return .plain }
    return elements.allSatisfy { node($0).style == style } ? style : .plain
  }

  /// How many columns a nested block mapping stands deeper than its parent.
  var indentationStep: Int {
    guard let root = tree.root, node(root).kind == .mapping else { return 2 }
    var listStep: Int?
    for pair in pairs(of: root) where node(pair.value).style == .block {
      let step = Int(node(pair.value).column) - Int(node(root).column)
      guard step > 0 else { continue }
      if node(pair.value).kind == .mapping { return step }
      listStep = listStep ?? step
    }
    return listStep ?? 2
  }
}

/// How a list is written.
struct ListStyle: Sendable, Hashable {
  /// How many columns deeper than its key a `-` stands; nil for a list in brackets.
  var offset: Int?
  /// The quotes of its elements, or plain.
  var elements: YAMLNode.Style
}
