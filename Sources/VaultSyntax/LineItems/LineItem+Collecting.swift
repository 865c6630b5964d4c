extension LineItem {
  /// The list lines of a note, in document order: those of quotes and callouts too, none of code, HTML, comments
  /// and tables, whose blocks hold no list.
  ///
  /// A numbered list whose first number has four digits or more is prose (`1986. A great year`).
  /// One pass over the blocks.
  package static func collect(from markdown: MarkdownBlocks, bytes: [UInt8]) -> [LineItem] {
    var collector = LineItemCollector(markdown: markdown, bytes: bytes)
    collector.collect()
    return collector.items
  }
}

/// Walks the flat blocks with a stack of the open containers.
private struct LineItemCollector {
  /// A block whose descendants are being walked.
  private struct Container {
    var end: Int
    /// The item it is, or the one around it; -1 for none.
    var item: Int32
    var depth: UInt8
    /// The last heading seen directly or deeper in it that still rules.
    var heading: Int32
    /// For a list: whether its lines are numbered, and whether they are prose.
    var isOrdered = false
    var isProse = false
  }

  let markdown: MarkdownBlocks
  let bytes: [UInt8]
  var items: [LineItem] = []
  private var containers: [Container] = []

  init(markdown: MarkdownBlocks, bytes: [UInt8]) {
    self.markdown = markdown
    self.bytes = bytes
  }

  mutating func collect() {
    let blocks = markdown.blocks
    let count = blocks.count { $0.kind == .listItem }
    guard count > 0 else { return }
    items.reserveCapacity(count)
    var current = Container(end: blocks.count, item: -1, depth: 0, heading: -1)
    for index in blocks.indices {
      while index >= current.end, let outer = containers.popLast() { current = outer }
      let block = blocks[index]
      switch block.kind {
      case .heading:
        current.heading = Int32(clamping: index)
      case .list, .blockQuote, .footnoteDefinition:
        let outer = current
        containers.append(outer)
        current.end = Int(block.subtreeEnd)
        current.isOrdered = block.kind == .list && block.level == 1
        current.isProse = current.isOrdered && isYear(firstItem: index + 1)
      case .listItem:
        let outer = current
        containers.append(outer)
        current.end = Int(block.subtreeEnd)
        guard !outer.isProse else { continue }
        append(block, at: index, in: outer)
        current.item = Int32(clamping: items.count - 1)
        current.depth = outer.depth == .max ? .max : outer.depth + 1
      default:
        break
      }
    }
    closeSubtrees()
  }

  private mutating func append(_ block: Block, at index: Int, in container: Container) {
    var item = LineItem(
      block: Int32(clamping: index), parent: container.item, subtreeEnd: 0, heading: container.heading,
      depth: container.depth, isOrdered: container.isOrdered, checkbox: .absent, range: block.range,
      marker: block.marker, checkboxRange: ByteRange(block.marker.upper, block.marker.upper),
      content: ByteRange(block.marker.upper, block.marker.upper))
    if let line = firstLine(ofItem: index) { item.takeFirstLine(line, checkbox: block.info, in: bytes) }
    items.append(item)
  }

  /// The text of the item's first line, when a paragraph begins it or text that a line of `-` or `=` below made a heading.
  private func firstLine(ofItem index: Int) -> ByteRange? {
    let child = index + 1
    guard child < Int(markdown.blocks[index].subtreeEnd), child < markdown.blocks.count else { return nil }
    let block = markdown.blocks[child]
    guard block.kind == .paragraph || (block.kind == .heading && block.flag), !block.segments.isEmpty,
      markdown.segments.indices.contains(block.segments.lowerBound)
    else { return nil }
    return markdown.segments[block.segments.lowerBound]
  }

  /// Whether a numbered list begins with a number of four digits or more.
  private func isYear(firstItem index: Int) -> Bool {
    guard index < markdown.blocks.count else { return false }
    return markdown.blocks[index].number > 999
  }

  /// An item ends where the next one of its depth or less begins; children come after their parent.
  private mutating func closeSubtrees() {
    for index in items.indices.reversed() {
      let end = max(items[index].subtreeEnd, Int32(clamping: index + 1))
      items[index].subtreeEnd = end
      let parent = Int(items[index].parent)
      if parent >= 0 { items[parent].subtreeEnd = max(items[parent].subtreeEnd, end) }
    }
  }
}

extension LineItem {
  /// Takes the item's first line, which begins with the checkbox if that is not empty.
  fileprivate mutating func takeFirstLine(_ line: ByteRange, checkbox box: ByteRange, in bytes: [UInt8]) {
    guard box.count >= 3, line.contains(box) else {
      content = bytes.trimmed(line.lower, line.upper)
      return
    }
    checkboxRange = box
    content = bytes.trimmed(box.upper, line.upper)
    switch bytes[box.lower + 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): checkbox = .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): checkbox = .done
    case UInt8(ascii: "-"): checkbox = .cancelled
    case UInt8(ascii: "/"): checkbox = .inProgress
    default: checkbox = .other
    }
  }
}
