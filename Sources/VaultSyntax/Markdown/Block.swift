/// One block of a Markdown body (CommonMark 0.31, with GFM tables and footnotes), as ranges into the document.
///
/// Blocks are stored flat, in document order, a parent before its children: `blocks[i]` has its descendants at
/// `i + 1 ..< subtreeEnd`. Block 0 is the document itself.
package struct Block: Hashable, Sendable {
  /// What the block is.
  package enum Kind: UInt8, Sendable {
    case document, blockQuote, list, listItem
    case paragraph, heading, thematicBreak, indentedCode, fencedCode, html, table
    case linkDefinition, footnoteDefinition
    /// An Obsidian comment between `%%` lines.
    case comment
  }

  package var kind: Kind
  /// A heading's level 1–6; for a list 1 if it is ordered, else 0; otherwise 0.
  package var level: UInt8 = 0
  /// For a list: whether it is tight. For a heading: whether it is a setext one.
  package var flag = false
  /// From the first byte of the block's own text or marker to the end of its last line, without the line ending.
  package var range: ByteRange
  /// The list marker, the `#` run, the opening code fence or the thematic break itself; empty for the others.
  package var marker: ByteRange
  /// The index after the last descendant.
  package var subtreeEnd: Int32
  /// Which of ``MarkdownBlocks/segments`` hold a leaf's text, one a line, without container prefixes and line endings.
  package var segmentStart: Int32 = 0, segmentEnd: Int32 = 0

  package init(_ kind: Kind, range: ByteRange, marker: ByteRange = ByteRange(0, 0), subtreeEnd: Int32 = 0) {
    self.kind = kind
    self.range = range
    self.marker = marker
    self.subtreeEnd = subtreeEnd
  }

  /// The leaf's text as indices into ``MarkdownBlocks/segments``.
  package var segments: Range<Int> { Int(segmentStart)..<Int(segmentEnd) }
}

/// The block structure of a Markdown body.
package struct MarkdownBlocks: Sendable {
  /// The blocks, a parent before its children; the first is the document.
  package var blocks: [Block]
  /// The text of all leaves, piece by piece.
  package var segments: [ByteRange]

  package init(blocks: [Block], segments: [ByteRange]) {
    self.blocks = blocks
    self.segments = segments
  }
}
