import VaultModel
import VaultSyntax

/// The front matter of a note as an edit sees it: bytes, lines and the YAML tree.
struct FrontMatterSource: Sendable {
  /// The note's bytes.
  let bytes: [UInt8]
  /// The lines between the fences.
  let lines: SourceLines
  /// What the YAML reads as.
  let tree: YAMLTree
  /// The nodes that are aliases; most front matter has none.
  private let aliases: [Int]

  /// The front matter of a note, and the note's bytes.
  init(_ frontMatter: FrontMatter, of bytes: [UInt8]) {
    self.bytes = bytes
    lines = SourceLines(bytes: bytes, bounds: frontMatter.content)
    tree = frontMatter.tree
    aliases = frontMatter.tree.nodes.indices.filter { frontMatter.tree.nodes[$0].kind == .alias }
  }

  /// A key of a mapping with its value, as indices into the tree's nodes.
  struct Pair: Sendable, Hashable {
    /// The key's node.
    let key: Int
    /// The value's node.
    let value: Int
  }

  /// One step of a path: a pair and the mapping that it stands in.
  struct Step: Sendable, Hashable {
    /// The mapping's node.
    let mapping: Int
    /// The pair in it.
    let pair: Pair
  }

  /// A node of the tree.
  func node(_ index: Int) -> YAMLNode { tree.nodes[index] }

  /// The pairs of a mapping in their order.
  ///
  /// - Complexity: O(*k*) in the number of pairs.
  func pairs(of mapping: Int) -> [Pair] {
    var pairs: [Pair] = []
    var children = tree.children(of: mapping).makeIterator()
    while let key = children.next(), let value = children.next() { pairs.append(Pair(key: key, value: value)) }
    return pairs
  }

  /// The text of a scalar, or of a link without quotes as it is written; nil for other nodes.
  func text(of index: Int) -> [UInt8]? {
    if isPlainLink(index) { return Array(bytes[node(index).range.indices]) }
    return node(tree.followed(index)).kind == .scalar ? tree.decoded(index, in: bytes) : nil
  }

  /// The text of a scalar or link without the line feeds at the end of a literal or folded one, which come from its
  /// header and mean nothing.
  func ownText(of index: Int) -> [UInt8]? {
    guard var text = text(of: index) else { return nil }
    let style = node(tree.followed(index)).style
    while style == .literal || style == .folded, text.last == UInt8(ascii: "\n") { text.removeLast() }
    return text
  }

  /// Whether a value is `[[link]]` without quotes.
  func isPlainLink(_ index: Int) -> Bool { FrontMatterText.isWikiLink(index, in: tree, bytes) }

  /// Whether a value stands for nothing: an empty one, `~` or `null`.
  func isNull(_ index: Int) -> Bool {
    node(index).kind == .scalar && node(index).tag.isEmpty && tree.scalar(of: index, in: bytes) == .null
  }

  /// Whether nothing is written for a value.
  func isAbsent(_ index: Int) -> Bool {
    node(index).kind == .scalar && node(index).style == .plain && node(index).range.isEmpty
  }

  /// Whether every reader takes a scalar for text: it has quotes, or it looks like nothing else.
  func readsAsText(_ index: Int) -> Bool {
    let node = node(index)
    return node.kind != .scalar || node.style != .plain || PlainText.isAlwaysText(text(of: index) ?? [])
  }

  /// Whether a value already is what is to be written.
  func stands(_ scalar: NewScalar, at index: Int) -> Bool {
    guard let text = ownText(of: index), node(index).tag.isEmpty else { return false }
    var wanted = Array(scalar.text.utf8)
    if node(index).style == .literal || node(index).style == .folded {
      while wanted.last == UInt8(ascii: "\n") { wanted.removeLast() }
    }
    return text == wanted && (!scalar.isText || readsAsText(index))
  }

  /// The offset after the colon of a pair, or nil when it has none, as in `{a}`.
  func colonEnd(of pair: Pair) -> Int? {
    var offset = node(pair.key).range.upper
    let end = node(pair.value).start
    while offset < end, YAMLBytes.isBlank(bytes[offset]) || YAMLBytes.isBreak(bytes[offset]) { offset += 1 }
    return offset < end && bytes[offset] == UInt8(ascii: ":") ? offset + 1 : nil
  }
}

// What an edit must not touch.
extension FrontMatterSource {
  /// Throws when an alias elsewhere names a node of a subtree, so that a change of it would show there too.
  ///
  /// - Complexity: O(number of aliases).
  func requireUnshared(_ index: Int) throws(EditRefusal) {
    for alias in aliases {
      let target = Int(node(alias).target)
      guard target >= index, target < Int(node(index).subtreeEnd) else { continue }
      guard alias < index || alias >= Int(node(index).subtreeEnd) else { continue }
      throw EditRefusal(.sharedByAlias, at: node(target).anchor)
    }
  }

  /// Throws when an alias names this very collection.
  func requireNotNamed(_ index: Int) throws(EditRefusal) {
    guard !node(index).anchor.isEmpty, aliases.contains(where: { Int(node($0).target) == index }) else { return }
    throw EditRefusal(.sharedByAlias, at: node(index).anchor)
  }

  /// Throws when a node is an alias or has a tag.
  func requirePlainNode(_ index: Int) throws(EditRefusal) {
    if node(index).kind == .alias { throw EditRefusal(.sharedByAlias, at: node(index).range) }
    try requireUntagged(index)
  }

  /// Throws for a value whose tag says what it means, such as `!!str`.
  func requireUntagged(_ index: Int) throws(EditRefusal) {
    let tag = node(index).tag
    guard !tag.isEmpty else { return }
    let written = String(decoding: bytes[tag.indices], as: UTF8.self)
    throw EditRefusal(.valueIsTagged, at: tag, values: [written])
  }

  /// Throws when a mapping takes keys from elsewhere by `<<`.
  func requireNoMerge(_ mapping: Int) throws(EditRefusal) {
    for pair in pairs(of: mapping) where node(pair.key).style == .plain && tree.reads("<<", pair.key, in: bytes) {
      throw EditRefusal(.mergeKey, at: node(pair.key).range)
    }
  }

  /// Throws when it is not clear what the keys of a mapping are, or who else reads them.
  func requireEditable(_ mapping: Int) throws(EditRefusal) {
    try requirePlainNode(mapping)
    try requireNotNamed(mapping)
    let pairs = pairs(of: mapping)
    try requireSimpleKeys(pairs, of: mapping)
    let duplicates = tree.diagnostics.filter { $0.code == .yamlDuplicateKey }
    guard !duplicates.isEmpty else { return }
    let starts = Set(pairs.map { node($0.key).range })
    for duplicate in duplicates where starts.contains(duplicate.range) {
      throw EditRefusal(.duplicateKey, at: duplicate.range, values: duplicate.values)
    }
  }

  /// Throws at the first key that is written with `?` or is itself a collection.
  private func requireSimpleKeys(_ pairs: [Pair], of mapping: Int) throws(EditRefusal) {
    let column = Int(node(mapping).column)
    var end = node(mapping).range.lower + 1
    for (number, pair) in pairs.enumerated() {
      let key = node(pair.key)
      let isSimple =
        node(mapping).style == .flow
        ? FlowCollection.contentStart(from: end, to: key.start, in: bytes) == key.start
        : number == 0 ? key.start == node(mapping).range.lower : isLineContent(key.start, column: column)
      guard isSimple, key.kind == .scalar || key.kind == .alias else { throw EditRefusal(.complexKey, at: key.range) }
      end = max(key.range.upper, node(pair.value).range.upper)
    }
  }

  private func isLineContent(_ offset: Int, column: Int) -> Bool {
    let start = offset - column
    return start == lines.bounds.lower || (start > lines.bounds.lower && YAMLBytes.isBreak(bytes[start - 1]))
  }
}
