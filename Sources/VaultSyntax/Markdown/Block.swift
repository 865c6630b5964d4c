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
  /// For a list and its items: the bullet, `.` or `)`. For a fenced code block: its fence character. Otherwise 0.
  package var delimiter: UInt8 = 0
  /// From the first byte of the block's own text or marker to the end of its last line, without the line ending.
  package var range: ByteRange
  /// The list marker, the `#` run or the underline of a heading, the opening code fence, the thematic break itself,
  /// `[^label]:`, the opening `%%`; else empty.
  package var marker: ByteRange
  /// A fence's info string; the checkbox `[x]` of a list item, and of the paragraph that begins with it; a
  /// footnote's label; else empty.
  package var info = ByteRange(0, 0)
  /// For an ordered list and its items: the number written, 0 … 999,999,999. Otherwise 0.
  package var number: Int32 = 0
  /// The index after the last descendant.
  package var subtreeEnd: Int32
  /// Which of ``MarkdownBlocks/segments`` hold a leaf's text, one a line, without container prefixes and line endings.
  ///
  /// A table's segments are its header, its delimiter row and its rows; a comment's include its `%%` lines, a fenced
  /// code block's not its fences. A checkbox is part of its paragraph's text.
  package var segmentStart: Int32 = 0, segmentEnd: Int32 = 0

  package init(_ kind: Kind, range: ByteRange, marker: ByteRange = ByteRange(0, 0), subtreeEnd: Int32 = 0) {
    self.kind = kind
    self.range = range
    self.marker = marker
    self.subtreeEnd = subtreeEnd
  }

  /// The leaf's text as indices into ``MarkdownBlocks/segments``.
  package var segments: Range<Int> { Int(segmentStart)..<Int(segmentEnd) }

  /// Whether the block may hold other blocks (CommonMark 5).
  package var isContainer: Bool {
    switch kind {
    case .document, .blockQuote, .list, .listItem, .footnoteDefinition: true
    default: false
    }
  }
}
