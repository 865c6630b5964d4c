/// Finds the node each alias names, and bounds what unfolds when all of them are followed (YAML 1.2.2, 7.1).
struct YAMLAliasResolution {
  /// How many nodes unfold from the aliases of a stream at most.
  static let maximumNodes = 1_000_000

  private let bytes: [UInt8]
  /// The last node with each anchor, within the document at hand.
  private var anchors: [ArraySlice<UInt8>: Int] = [:]
  /// How many aliases are followed, and how many nodes there are, when everything before a node is unfolded.
  private var expansions: [Int] = [0]
  private var unfolded: [Int] = [0]
  /// How deep collections nest in each node when unfolded, itself included.
  private var heights: [Int]
  /// The collections that hold the node at hand.
  private var ancestors: [Int] = []
  private var isTooLarge = false
  private var diagnostics: [Diagnostic] = []

  /// Sets the targets of all aliases. One that names nothing, that stands inside the node it names or that would pass a
  /// bound keeps -1.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  /// - Returns: A diagnostic for every alias that names nothing, and one where the first bound is passed.
  static func resolve(_ nodes: inout [YAMLNode], documents: [Int], in bytes: [UInt8]) -> [Diagnostic] {
    var resolution = YAMLAliasResolution(bytes: bytes, count: nodes.count)
    var roots = documents[...]
    for index in nodes.indices {
      if roots.first == index {
        roots.removeFirst()
        resolution.anchors = [:]
      }
      resolution.visit(index, &nodes)
    }
    return resolution.diagnostics
  }

  private init(bytes: [UInt8], count: Int) {
    self.bytes = bytes
    heights = Array(repeating: 0, count: count)
    expansions.reserveCapacity(count + 1)
    unfolded.reserveCapacity(count + 1)
  }

  private mutating func visit(_ index: Int, _ nodes: inout [YAMLNode]) {
    while let last = ancestors.last, Int(nodes[last].subtreeEnd) <= index { leave(ancestors.removeLast()) }
    var (followed, count) = (0, 1)
    let node = nodes[index]
    heights[index] = node.kind == .sequence || node.kind == .mapping ? 1 : 0
    if node.kind == .alias {
      let name = ByteRange(node.range.lower + 1, node.range.upper)
      if let target = target(named: name, of: index, nodes) {
        nodes[index].target = Int32(truncatingIfNeeded: target)
        let end = Int(nodes[target].subtreeEnd)
        followed = 1 + expansions[end] - expansions[target]
        count = unfolded[end] - unfolded[target]
        heights[index] = heights[target]
      }
    } else if !node.anchor.isEmpty {
      anchors[bytes[node.anchor.indices]] = index
    }
    expansions.append(expansions[index] + followed)
    unfolded.append(unfolded[index] + count)
    ancestors.append(index)
  }

  /// Hands a node's height on to its parent.
  private mutating func leave(_ index: Int) {
    guard let parent = ancestors.last else { return }
    heights[parent] = max(heights[parent], heights[index] + 1)
  }

  /// The node that an alias may be followed to.
  private mutating func target(named name: ByteRange, of alias: Int, _ nodes: [YAMLNode]) -> Int? {
    guard let target = anchors[bytes[name.indices]] else {
      let text = String(decoding: bytes[name.indices], as: UTF8.self)
      diagnostics.append(Diagnostic(.yamlUnknownAlias, at: nodes[alias].range, values: [text]))
      return nil
    }
    guard !isTooLarge else { return nil }
    if let bound = boundPassed(by: target, of: alias, nodes) {
      isTooLarge = true
      diagnostics.append(Diagnostic(.yamlTooLarge, at: nodes[alias].range, values: [String(bound)]))
      return nil
    }
    return target
  }

  private func boundPassed(by target: Int, of alias: Int, _ nodes: [YAMLNode]) -> Int? {
    let end = Int(nodes[target].subtreeEnd)
    if end > alias || expansions[alias] + 1 + expansions[end] - expansions[target] > YAMLTree.maximumExpansions {
      return YAMLTree.maximumExpansions
    }
    if unfolded[alias] - alias + unfolded[end] - unfolded[target] > Self.maximumNodes { return Self.maximumNodes }
    return ancestors.count + heights[target] > YAMLParser.maximumDepth ? YAMLParser.maximumDepth : nil
  }
}

extension YAMLTree {
  /// How many aliases are followed at most when a whole stream is unfolded.
  package static let maximumExpansions = 10_000
}
