/// The block structure of a Markdown body.
///
/// ```swift
/// let body = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
/// for block in body.blocks where block.kind == .heading { … }
/// ```
package struct MarkdownBlocks: Sendable {
  /// The blocks, a parent before its children; the first is the document.
  package var blocks: [Block]
  /// The text of all leaves, piece by piece.
  package var segments: [ByteRange]
  /// The columns of tabs that a container took in part, for the few segments that begin so, in their order.
  package var paddings: [SegmentPadding] = []

  package init(blocks: [Block], segments: [ByteRange]) {
    self.blocks = blocks
    self.segments = segments
  }

  /// Reads the block structure of the bytes of `body`. Every text is valid Markdown, so there is no error.
  ///
  /// Containers nest at most ``BlockParser/maximumDepth`` deep; what would go deeper is text of a paragraph.
  ///
  /// - Complexity: O(*n*) in the length of the body, times the depth of its nesting.
  package init(parsing bytes: [UInt8], in body: ByteRange, options: MarkdownOptions = .notes) {
    let upper = min(body.upper, bytes.count)
    var parser = BlockParser(start: min(body.lower, upper), end: upper, options: options)
    parser.parse(bytes.span.extracting(0..<upper))
    self.init(blocks: parser.blocks, segments: parser.segments)
    paddings = parser.paddings
  }

  /// How many spaces stand before a segment that begins within a tab: 1–3, almost always 0.
  ///
  /// - Complexity: O(log *n*) in the number of such segments.
  package func padding(ofSegment segment: Int) -> Int {
    var lower = 0
    var upper = paddings.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if paddings[middle].segment < segment { lower = middle + 1 } else { upper = middle }
    }
    return lower < paddings.count && Int(paddings[lower].segment) == segment ? Int(paddings[lower].columns) : 0
  }

  /// The children of a container, as indices into ``blocks``.
  package func children(of parent: Int) -> BlockChildren {
    BlockChildren(blocks: blocks, upcoming: parent + 1, end: Int(blocks[parent].subtreeEnd))
  }
}

/// The spaces that stand for the rest of a tab at the beginning of a segment (CommonMark 2.2).
package struct SegmentPadding: Hashable, Sendable {
  /// The index in ``MarkdownBlocks/segments``.
  package let segment: Int32
  /// How many columns of the tab are left, 1–3.
  package let columns: UInt8
}

/// The indices of one block's children, in order.
package struct BlockChildren: Sequence, IteratorProtocol, Sendable {
  let blocks: [Block]
  var upcoming: Int
  let end: Int

  package mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    defer { upcoming = Int(blocks[upcoming].subtreeEnd) }
    return upcoming
  }
}
