// Writing nodes into the flat array.
extension YAMLParser {
  /// Adds a finished scalar or alias.
  @inline(__always) mutating func add(
    _ kind: YAMLNode.Kind, _ style: YAMLNode.Style, _ range: ByteRange, _ properties: YAMLProperties,
    isVerbatim: Bool
  ) {
    var node = YAMLNode(kind, style: style, range: range, subtreeEnd: Int32(truncatingIfNeeded: nodes.count + 1))
    node.anchor = properties.anchor
    node.tag = properties.tag
    node.isVerbatim = isVerbatim
    nodes.append(node)
    lastNodeEnd = range.upper
  }

  /// Adds the empty plain scalar that stands for an absent node (7.2).
  mutating func addEmpty(at offset: Int, _ properties: YAMLProperties = YAMLProperties()) {
    add(.scalar, .plain, ByteRange(offset, offset), properties, isVerbatim: true)
  }

  /// Opens a collection before the nodes from `index` on, which become its first child.
  ///
  /// Those nodes are one key, of at most 1024 characters, so the move is bounded.
  mutating func open(
    _ kind: YAMLNode.Kind, _ style: YAMLNode.Style, from start: Int, _ properties: YAMLProperties = YAMLProperties(),
    before index: Int? = nil
  ) throws(YAMLFailure) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw YAMLFailure(tooLarge: Self.maximumDepth, at: start) }
    var node = YAMLNode(kind, style: style, range: ByteRange(start, start))
    node.anchor = properties.anchor
    node.tag = properties.tag
    if style == .block { node.column = Int32(clamping: start - lineStart) }
    guard let index, index < nodes.count else {
      nodes.append(node)
      return
    }
    nodes.insert(node, at: index)
    for moved in index + 1..<nodes.count { nodes[moved].subtreeEnd += 1 }
  }

  /// Closes the collection at `index`; its text ends at `offset`.
  mutating func close(_ index: Int, at offset: Int) {
    depth -= 1
    nodes[index].subtreeEnd = Int32(truncatingIfNeeded: nodes.count)
    nodes[index].range = ByteRange(nodes[index].range.lower, offset)
    lastNodeEnd = offset
    if nodes[index].kind == .mapping { reportDuplicateKeys(of: index) }
  }

  /// Gives the collections an error left open an end, and a key without a value an empty one.
  mutating func closeOpenNodes() {
    if let root = documents.last, root == nodes.count {
      documents.removeLast()
      markers.removeLast()
    }
    for index in nodes.indices.reversed() where nodes[index].subtreeEnd == 0 {
      if nodes[index].kind == .mapping, !childCount(of: index).isMultiple(of: 2) { addEmpty(at: lastNodeEnd) }
      close(index, at: max(nodes[index].range.upper, lastNodeEnd))
    }
  }

  private func childCount(of index: Int) -> Int {
    var count = 0
    var child = index + 1
    while child < nodes.count {
      count += 1
      child = Int(nodes[child].subtreeEnd)
    }
    return count
  }
}
