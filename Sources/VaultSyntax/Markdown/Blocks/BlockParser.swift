/// Reads block structure line by line, in one pass and without recursion (CommonMark 0.31, appendix
/// "A parsing strategy", phase 1).
///
/// Each line first goes through the open containers, then opens new blocks, then gives its rest to a leaf. The
/// document's bytes are a parameter of every step, never stored.
struct BlockParser {
  /// How many containers may be open at once, the document included.
  static let maximumDepth = 200

  let options: MarkdownOptions
  let start: Int
  let end: Int
  var blocks: [Block] = []
  var segments: [ByteRange] = []
  var paddings: [SegmentPadding] = []
  /// The open containers from the document inwards.
  var containers: [OpenContainer] = []
  var leaf = OpenLeaf()
  var cursor: LineCursor
  var lineNumber = 0
  /// Whether the line before was blank in all containers, so that one more like it changes nothing.
  var isAfterBlankLine = false
  /// Up to here no thematic break can begin on this line, since a scan already met another byte here.
  var noThematicBreakBefore = 0

  /// A parser for the bytes at `start ..< end`.
  init(start: Int, end: Int, options: MarkdownOptions) {
    self.options = options
    self.start = start
    self.end = end
    cursor = LineCursor(start: start, end: start)
    // A list has two blocks a line; whatever has more grows by doubling from here.
    blocks.reserveCapacity((end &- start) / 32 &+ 4)
    segments.reserveCapacity((end &- start) / 48 &+ 4)
    containers.reserveCapacity(4)
    blocks.append(Block(.document, range: ByteRange(start, end)))
    containers.append(OpenContainer(block: 0, kind: .document, lastLine: 0))
  }

  /// Reads all lines; a line ends with LF, CR or CRLF (CommonMark 2.1).
  mutating func parse(_ bytes: Span<UInt8>) {
    var lineStart = start
    while lineStart < end {
      let lineEnd = EightBytes.endOfLine(from: lineStart, to: end, in: bytes)
      cursor = LineCursor(start: lineStart, end: lineEnd)
      readLine(bytes)
      let isPair = lineEnd &+ 1 < end && bytes[lineEnd] == 0x0D && bytes[lineEnd &+ 1] == 0x0A
      lineStart = lineEnd &+ (isPair ? 2 : 1)
      lineNumber &+= 1
    }
    close(containersFrom: 0, bytes)
  }

  private mutating func readLine(_ bytes: Span<UInt8>) {
    cursor.findText(in: bytes)
    if cursor.isBlank, isAfterBlankLine, leaf.kind == nil { return }
    isAfterBlankLine = cursor.isBlank

    let matched = matchContainers(bytes)
    if matched == containers.count, continueVerbatimLeaf(bytes) { return }
    openBlocks(in: matched, bytes)
  }

  /// How many of the open containers the line belongs to; their prefixes are taken.
  private mutating func matchContainers(_ bytes: Span<UInt8>) -> Int {
    var matched = 1
    while matched < containers.count {
      switch containers[matched].kind {
      case .blockQuote:
        guard cursor.indent < 4, !cursor.isBlank, bytes[cursor.text] == UInt8(ascii: ">") else { return matched }
        takeQuoteMarker(bytes)
        extend(containerAt: matched)
        cursor.findText(in: bytes)
      case .listItem, .footnoteDefinition:
        guard takeIndentation(ofContainerAt: matched, bytes) else { return matched }
        cursor.findText(in: bytes)
      default: break
      }
      matched &+= 1
    }
    return matched
  }

  /// Takes the columns that make a line part of an item (CommonMark 5.2); false if the line is not part of it.
  private mutating func takeIndentation(ofContainerAt index: Int, _ bytes: Span<UInt8>) -> Bool {
    let container = containers[index]
    if cursor.isBlank, container.kind == .listItem, blocks.count == container.block &+ 1 { return false }
    if cursor.indent >= container.contentIndent {
      cursor.advance(columns: container.contentIndent, in: bytes)
      return true
    }
    guard cursor.isBlank else { return false }
    cursor.advanceToText()
    return true
  }

  /// Gives the line to an open code block, HTML block or comment; false if there is none or it ended before the line.
  private mutating func continueVerbatimLeaf(_ bytes: Span<UInt8>) -> Bool {
    switch leaf.kind {
    case .fencedCode:
      if isClosingFence(bytes) {
        extendLeaf()
        closeLeaf(bytes)
      } else {
        cursor.advance(columns: leaf.fenceIndent, in: bytes)
        addVerbatimLine()
      }
      return true
    case .indentedCode:
      guard cursor.indent >= 4 || cursor.isBlank else { break }
      cursor.advance(columns: 4, in: bytes)
      if cursor.isBlank { appendSegment() } else { addVerbatimLine() }
      return true
    case .html:
      if cursor.isBlank, leaf.htmlCondition == .blankLine { break }
      addVerbatimLine()
      if leaf.htmlCondition.isMet(in: cursor.position..<cursor.end, bytes) { closeLeaf(bytes) }
      return true
    case .comment:
      addVerbatimLine()
      if percents(from: cursor.position, bytes) != nil { closeLeaf(bytes) }
      return true
    default: return false
    }
    closeLeaf(bytes)
    return false
  }
}
