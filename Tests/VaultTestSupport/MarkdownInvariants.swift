package import VaultSyntax

/// What holds for the blocks and inlines of every text whatever; reports the first broken rule of a text.
package struct MarkdownInvariants {
  private let bytes: [UInt8]
  private let options: MarkdownOptions
  private let body: MarkdownBlocks

  /// Reads a text.
  package init(_ bytes: [UInt8], options: MarkdownOptions) {
    self.bytes = bytes
    self.options = options
    body = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count), options: options)
  }

  /// The first broken rule, or nil.
  package func violation() -> String? {
    blockTreeViolation() ?? segmentViolation() ?? coverageViolation() ?? inlineViolation()
  }

  private func blockTreeViolation() -> String? {
    let document = body.blocks[0]
    guard document.kind == .document, document.range == ByteRange(0, bytes.count) else { return "the first block" }
    guard Int(document.subtreeEnd) == body.blocks.count else { return "the document's subtree" }
    for (index, parent) in body.blocks.enumerated() {
      guard index < Int(parent.subtreeEnd), Int(parent.subtreeEnd) <= body.blocks.count else {
        return "subtree of block \(index)"
      }
      guard parent.isContainer || Int(parent.subtreeEnd) == index + 1 else { return "leaf \(index) has children" }
      for part in [parent.marker, parent.info] where !part.isEmpty && !parent.range.contains(part) {
        return "marker or info of block \(index)"
      }
      var end = parent.range.start
      for child in body.children(of: index) {
        let block = body.blocks[child]
        guard end <= block.range.start, block.range.end <= parent.range.end else { return "range of block \(child)" }
        guard Int(block.subtreeEnd) <= Int(parent.subtreeEnd) else { return "subtree of block \(child)" }
        guard (parent.kind == .list) == (block.kind == .listItem) else { return "parent of block \(child)" }
        end = block.range.end
      }
    }
    return nil
  }

  private func segmentViolation() -> String? {
    var next: Int32 = 0
    for (index, block) in body.blocks.enumerated() where !block.isContainer {
      guard block.segmentStart == next, next <= block.segmentEnd else { return "segments of block \(index)" }
      next = block.segmentEnd
      var end = block.range.start
      for segment in body.segments[block.segments] {
        guard end <= segment.start, segment.end <= block.range.end else { return "a segment of block \(index)" }
        guard !bytes[segment.indices].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return "a line ending" }
        end = segment.end
      }
    }
    return Int(next) == body.segments.count ? nil : "segments left over"
  }

  /// All text is in a leaf or in a container's marker.
  private func coverageViolation() -> String? {
    var isCovered = [Bool](repeating: false, count: bytes.count)
    for block in body.blocks {
      for offset in (block.isContainer ? block.marker : block.range).indices { isCovered[offset] = true }
    }
    for (offset, byte) in bytes.enumerated() where !isCovered[offset] {
      if ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">")].contains(byte) { return "byte \(offset) is in no block" }
    }
    return nil
  }

  private func inlineViolation() -> String? {
    let references = MarkdownReferences(of: body, in: bytes)
    for block in body.blocks where block.kind == .paragraph || block.kind == .heading {
      let inlines = Inlines(parsing: block, in: body, of: bytes, references: references, options: options)
      guard let first = inlines.segments.first, let last = inlines.segments.last else { continue }
      let whole = ByteRange(first.lower, last.upper)
      if let violation = violation(of: inlines, 0..<inlines.nodes.count, filling: whole) { return violation }
      for index in inlines.nodes.indices where inlines.nodes[index].isContainer {
        let node = inlines.nodes[index]
        let children = index + 1..<Int(node.subtreeEnd)
        guard node.range.contains(node.content) else { return "content of inline \(index)" }
        if let violation = violation(of: inlines, children, filling: node.content) { return violation }
      }
    }
    return nil
  }

  /// The nodes of `range` stand side by side from the beginning of `space` to its end.
  private func violation(of inlines: Inlines, _ range: Range<Int>, filling space: ByteRange) -> String? {
    var end = space.start
    var index = range.lowerBound
    while index < range.upperBound {
      let node = inlines.nodes[index]
      guard node.range.start == end, node.range.end > end else { return "inline \(index) does not follow" }
      guard Int(node.subtreeEnd) > index, Int(node.subtreeEnd) <= range.upperBound else {
        return "subtree of inline \(index)"
      }
      end = node.range.end
      index = Int(node.subtreeEnd)
    }
    return end == space.end ? nil : "inlines end at \(end), not at \(space.end)"
  }
}
