extension InlineParser {
  /// All nodes in document order, a parent before its children, with text nodes for what they leave over.
  mutating func tree(of text: Span<UInt8>) -> [Inline] {
    nodes.removeAll { $0.kind == .text }
    nodes.sort { $0.range.start < $1.range.start }
    var tree = InlineTree(readsEmail: options.contains(.autolinks))
    tree.nodes.reserveCapacity(nodes.count * 2 + 1)
    for node in nodes { tree.add(node, text) }
    tree.finish(text)
    return tree.nodes
  }
}

/// Puts nodes that come in the order of their beginnings into one another.
private struct InlineTree {
  let readsEmail: Bool
  var nodes: [Inline] = []
  /// The open containers' indices, and how many of them are links.
  private var open: [Int] = []
  private var openLinks = 0
  /// The end of what is already in the tree.
  private var position = 0

  init(readsEmail: Bool) {
    self.readsEmail = readsEmail
  }

  mutating func add(_ node: Inline, _ text: Span<UInt8>) {
    while let last = open.last, nodes[last].content.end <= node.range.start { close(last, text) }
    addText(to: node.range.lower, text)
    nodes.append(node)
    position = node.range.upper
    nodes[nodes.count - 1].subtreeEnd = Int32(truncatingIfNeeded: nodes.count)
    guard node.isContainer else { return }
    position = node.content.lower
    open.append(nodes.count - 1)
    if node.kind == .link { openLinks += 1 }
  }

  mutating func finish(_ text: Span<UInt8>) {
    while let last = open.last { close(last, text) }
    addText(to: text.count, text)
  }

  private mutating func close(_ index: Int, _ text: Span<UInt8>) {
    addText(to: nodes[index].content.upper, text)
    open.removeLast()
    if nodes[index].kind == .link { openLinks -= 1 }
    nodes[index].subtreeEnd = Int32(truncatingIfNeeded: nodes.count)
    position = nodes[index].range.upper
  }

  private mutating func addText(to end: Int, _ text: Span<UInt8>) {
    if readsEmail, openLinks == 0 { addEmails(to: end, text) }
    addLeaf(.text, to: end)
  }

  private mutating func addLeaf(_ kind: Inline.Kind, to end: Int) {
    guard position < end else { return }
    var node = Inline(kind, range: ByteRange(position, end))
    node.subtreeEnd = Int32(truncatingIfNeeded: nodes.count + 1)
    if kind == .autolink {
      node.target = node.range
      node.flag = true
    }
    nodes.append(node)
    position = end
  }

  private mutating func addEmails(to end: Int, _ text: Span<UInt8>) {
    var at = position
    while at < end {
      if text[at] == UInt8(ascii: "@"), let address = BareAddress.email(around: at, in: position..<end, text) {
        addLeaf(.text, to: address.lowerBound)
        addLeaf(.autolink, to: address.upperBound)
        at = address.upperBound
      } else {
        at &+= 1
      }
    }
  }
}
