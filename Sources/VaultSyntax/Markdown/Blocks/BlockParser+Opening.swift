extension BlockParser {
  /// What one attempt to open a block on the current line led to.
  private enum Opening {
    /// A container began: more blocks may begin behind its marker.
    case container
    /// A leaf took the rest of the line.
    case leaf
    /// Nothing begins here: the rest is text.
    case none
  }

  /// Opens the blocks that begin on the line inside the first `matched` containers, and places the text left over.
  mutating func openBlocks(in matched: Int, _ bytes: Span<UInt8>) {
    var depth = matched
    noThematicBreakBefore = 0
    while !cursor.isBlank {
      switch openBlock(in: depth, bytes) {
      case .leaf: return
      case .none:
        addText(in: depth, bytes)
        return
      case .container:
        depth = containers.count
        cursor.findText(in: bytes)
      }
    }
    close(containersFrom: depth, bytes)
    if leaf.kind != nil { closeLeaf(bytes) }
  }

  private mutating func openBlock(in depth: Int, _ bytes: Span<UInt8>) -> Opening {
    if cursor.indent >= 4 {
      // Indented text goes on with a paragraph, even a lazy one (CommonMark 4.4).
      if leaf.kind == .paragraph { return .none }
      openIndentedCode(in: depth, bytes)
      return .leaf
    }
    let endsParagraph = leaf.kind == .paragraph && depth == containers.count
    let opened: Bool
    switch bytes[cursor.text] {
    case UInt8(ascii: ">"): return openQuote(in: depth, bytes) ? .container : .none
    case UInt8(ascii: "#"): opened = openHeading(in: depth, bytes)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): opened = openFence(in: depth, bytes)
    case UInt8(ascii: "<"): opened = openHTML(in: depth, bytes)
    case UInt8(ascii: "="): opened = endsParagraph && closeSetextHeading(bytes)
    case UInt8(ascii: "_"): opened = openThematicBreak(in: depth, bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      if endsParagraph, closeSetextHeading(bytes) { return .leaf }
      if openThematicBreak(in: depth, bytes) { return .leaf }
      if openItem(in: depth, bytes) { return .container }
      opened = openTable(in: depth, bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return openItem(in: depth, bytes) ? .container : .none
    case UInt8(ascii: "["): return openFootnote(in: depth, bytes) ? .container : .none
    case UInt8(ascii: "%"): opened = openComment(in: depth, bytes)
    case UInt8(ascii: "|"), UInt8(ascii: ":"): opened = openTable(in: depth, bytes)
    default: return .none
    }
    return opened ? .leaf : .none
  }

  /// Gives text that opens no block to the paragraph or table it goes on with, else to a new paragraph.
  private mutating func addText(in depth: Int, _ bytes: Span<UInt8>) {
    cursor.advanceToText()
    if leaf.kind == .paragraph || (leaf.kind == .table && depth == containers.count) {
      addVerbatimLine()
      return
    }
    openLeaf(.paragraph, in: depth, at: cursor.text, bytes)
    addVerbatimLine()
    if options.contains(.taskItems) { readCheckbox(bytes) }
  }

  /// Notes the checkbox that stands on the line of its item's marker: one character between brackets, then white
  /// space or the end of the line.
  private mutating func readCheckbox(_ bytes: Span<UInt8>) {
    let item = leaf.block &- 1
    guard bytes[cursor.text] == UInt8(ascii: "["), blocks[item].kind == .listItem,
      containers[containers.count &- 1].block == item, blocks[item].marker.lower >= cursor.start,
      let end = endOfCheckbox(from: cursor.text, to: cursor.end, bytes)
    else { return }
    blocks[item].info = ByteRange(cursor.text, end)
    blocks[leaf.block].info = blocks[item].info
  }

  // MARK: Leaves

  private mutating func openIndentedCode(in depth: Int, _ bytes: Span<UInt8>) {
    cursor.advance(columns: 4, in: bytes)
    openLeaf(.indentedCode, in: depth, at: cursor.isInsideTab ? cursor.position &+ 1 : cursor.position, bytes)
    addVerbatimLine()
  }

  private mutating func openHeading(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    let start = cursor.text
    guard let level = headingLevel(at: start, to: cursor.end, bytes) else { return false }
    openLeaf(.heading, in: depth, at: start, bytes)
    blocks[leaf.block].level = UInt8(truncatingIfNeeded: level)
    blocks[leaf.block].marker = ByteRange(start, start &+ level)
    segments.append(headingText(from: start &+ level, to: cursor.end, bytes))
    extendLeaf()
    closeLeaf(bytes)
    return true
  }

  /// Makes the open paragraph a heading if the line underlines it (CommonMark 4.3).
  ///
  /// Link definitions at the paragraph's beginning do not count; a paragraph of nothing else is closed.
  private mutating func closeSetextHeading(_ bytes: Span<UInt8>) -> Bool {
    guard isSetextUnderline(bytes) else { return false }
    takeLinkDefinitions(bytes)
    guard leaf.kind == .paragraph else { return false }
    blocks[leaf.block].kind = .heading
    blocks[leaf.block].flag = true
    blocks[leaf.block].level = bytes[cursor.text] == UInt8(ascii: "=") ? 1 : 2
    blocks[leaf.block].marker = ByteRange(cursor.text, cursor.end)
    leaf.kind = .heading
    trimLastSegment(bytes)
    extendLeaf()
    closeLeaf(bytes)
    return true
  }

  private mutating func openThematicBreak(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    guard isThematicBreak(bytes) else { return false }
    openLeaf(.thematicBreak, in: depth, at: cursor.text, bytes)
    let marker = trimmed(cursor.text, cursor.end, bytes)
    blocks[leaf.block].marker = marker
    extendLeaf()
    closeLeaf(bytes)
    return true
  }

  private mutating func openFence(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    let start = cursor.text
    guard let fence = openingFence(at: start, to: cursor.end, bytes) else { return false }
    let indent = cursor.indent
    openLeaf(.fencedCode, in: depth, at: start, bytes)
    blocks[leaf.block].delimiter = bytes[start]
    blocks[leaf.block].marker = fence
    blocks[leaf.block].info = trimmed(fence.upper, cursor.end, bytes)
    leaf.fenceIndent = indent
    extendLeaf()
    return true
  }

  private mutating func openHTML(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    let mayBeAnyTag = leaf.kind != .paragraph
    guard
      let condition = HTMLBlockCondition(
        openedAt: cursor.text, to: cursor.end, mayBeAnyTag: mayBeAnyTag, bytes)
    else { return false }
    let text = cursor.text
    openLeaf(.html, in: depth, at: cursor.isInsideTab ? cursor.position &+ 1 : cursor.position, bytes)
    leaf.htmlCondition = condition
    addVerbatimLine()
    if condition.isMet(in: text..<cursor.end, bytes) { closeLeaf(bytes) }
    return true
  }

  /// Opens a comment: a line that begins with `%%`, unless a second `%%` on it is followed by text.
  private mutating func openComment(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    let start = cursor.text
    guard options.contains(.comments), start &+ 1 < cursor.end, bytes[start &+ 1] == UInt8(ascii: "%") else {
      return false
    }
    let closing = percents(from: start &+ 2, bytes)
    if let closing, !trimmed(closing &+ 2, cursor.end, bytes).isEmpty { return false }
    openLeaf(.comment, in: depth, at: start, bytes)
    blocks[leaf.block].marker = ByteRange(start, start &+ 2)
    cursor.advanceToText()
    addVerbatimLine()
    if closing != nil { closeLeaf(bytes) }
    return true
  }

  /// Makes the last line of the open paragraph the header of a table if the line is its delimiter row (GFM 4.10).
  private mutating func openTable(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    guard options.contains(.tables), leaf.kind == .paragraph, depth == containers.count,
      let header = segments.last, leaf.lastLine == lineNumber &- 1,
      let columns = TableRow.delimiterColumns(in: ByteRange(cursor.text, cursor.end), bytes),
      TableRow.cellCount(in: header, bytes) == columns
    else { return false }
    if segments.count == Int(blocks[leaf.block].segmentStart) &+ 1 {
      dropCheckbox()
      blocks[leaf.block].kind = .table
      leaf.kind = .table
    } else {
      segments.removeLast()
      let last = segments.count &- 1
      leaf.end = segments[last].upper
      leaf.lastLine &-= 1
      closeLeaf(bytes)
      openLeaf(.table, in: depth, at: header.lower, bytes)
      segments.append(header)
    }
    cursor.advanceToText()
    addVerbatimLine()
    return true
  }

  private mutating func dropCheckbox() {
    guard !blocks[leaf.block].info.isEmpty else { return }
    blocks[leaf.block].info = ByteRange(0, 0)
    blocks[leaf.block &- 1].info = ByteRange(0, 0)
  }

  // MARK: Containers

  private mutating func openQuote(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    guard depth < BlockParser.maximumDepth else { return false }
    openContainer(Block(.blockQuote, range: ByteRange(cursor.text, cursor.end)), in: depth, bytes)
    takeQuoteMarker(bytes)
    return true
  }

  private mutating func openItem(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    let endsParagraph = leaf.kind == .paragraph && depth == containers.count
    guard depth &+ 1 < BlockParser.maximumDepth,
      let marker = ListMarker(at: cursor.text, to: cursor.end, bytes),
      !endsParagraph || marker.mayInterruptParagraph(to: cursor.end, bytes)
    else { return false }
    let indent = cursor.indent
    var block = Block(.list, range: ByteRange(cursor.text, cursor.end))
    block.delimiter = marker.delimiter
    block.number = marker.number
    if containers[depth &- 1].kind != .list || containers[depth &- 1].delimiter != marker.delimiter {
      block.level = marker.isOrdered ? 1 : 0
      openContainer(block, in: depth, bytes)
    } else {
      close(containersFrom: depth, bytes)
    }
    block.kind = .listItem
    block.level = 0
    block.marker = marker.range
    openContainer(block, in: containers.count, bytes)

    cursor.advanceToText()
    cursor.advance(bytes: marker.range.count)
    cursor.findText(in: bytes)
    // Five columns or more begin indented code behind one space; an empty item counts one space (CommonMark 5.2).
    let padding = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent
    containers[containers.count &- 1].contentIndent = indent &+ marker.range.count &+ padding
    cursor.advance(columns: padding, in: bytes)
    return true
  }

  private mutating func openFootnote(in depth: Int, _ bytes: Span<UInt8>) -> Bool {
    guard options.contains(.footnotes), depth < BlockParser.maximumDepth,
      let label = footnoteLabel(at: cursor.text, to: cursor.end, bytes)
    else { return false }
    var block = Block(.footnoteDefinition, range: ByteRange(cursor.text, cursor.end))
    block.marker = ByteRange(cursor.text, label.upper &+ 2)
    block.info = label
    openContainer(block, in: depth, bytes)
    containers[containers.count &- 1].contentIndent = 4
    cursor.position = block.marker.upper
    cursor.column = cursor.textColumn &+ block.marker.count
    cursor.isInsideTab = false
    cursor.findText(in: bytes)
    cursor.advanceToText()
    return true
  }

  /// Takes `>` and one column of white space behind it (CommonMark 5.1).
  mutating func takeQuoteMarker(_ bytes: Span<UInt8>) {
    cursor.advanceToText()
    cursor.advance(bytes: 1)
    cursor.advance(columns: 1, in: bytes)
  }
}
