extension BlockParser {
  // MARK: Lines

  /// Notes that the current line belongs to the open leaf.
  mutating func extendLeaf() {
    leaf.lastLine = lineNumber
    leaf.end = cursor.end
  }

  /// Notes that the current line belongs to the container at `index`.
  mutating func extend(containerAt index: Int) {
    containers[index].lastLine = lineNumber
    blocks[containers[index].block].range.end = UInt32(truncatingIfNeeded: cursor.end)
  }

  /// Adds the rest of the line to the open leaf.
  mutating func addVerbatimLine() {
    appendSegment()
    extendLeaf()
    leaf.segmentEnd = segments.count
  }

  /// Adds the rest of the line to the segments.
  mutating func appendSegment() {
    guard cursor.isInsideTab else {
      segments.append(ByteRange(cursor.position, cursor.end))
      return
    }
    let columns = UInt8(truncatingIfNeeded: 4 &- (cursor.column & 3))
    paddings.append(SegmentPadding(segment: Int32(truncatingIfNeeded: segments.count), columns: columns))
    segments.append(ByteRange(cursor.position &+ 1, cursor.end))
  }

  // MARK: Opening

  /// Opens a container in the first `depth` open ones, closing all others.
  mutating func openContainer(_ block: Block, in depth: Int, _ bytes: Span<UInt8>) {
    prepareParent(of: block.kind, in: depth, bytes)
    containers.append(
      OpenContainer(block: blocks.count, kind: block.kind, delimiter: block.delimiter, lastLine: lineNumber))
    blocks.append(block)
  }

  /// Opens a leaf that begins at `start` in the first `depth` open containers, closing all others.
  mutating func openLeaf(_ kind: Block.Kind, in depth: Int, at start: Int, _ bytes: Span<UInt8>) {
    prepareParent(of: kind, in: depth, bytes)
    leaf = OpenLeaf(kind: kind, block: blocks.count, lastLine: lineNumber, end: cursor.end)
    var block = Block(kind, range: ByteRange(start, cursor.end))
    block.segmentStart = Int32(truncatingIfNeeded: segments.count)
    blocks.append(block)
  }

  /// Closes what a new block of `kind` cannot be in, and finds out whether a blank line makes the list loose.
  private mutating func prepareParent(of kind: Block.Kind, in depth: Int, _ bytes: Span<UInt8>) {
    close(containersFrom: depth, bytes)
    if leaf.kind != nil { closeLeaf(bytes) }
    if kind != .listItem, containers[containers.count &- 1].kind == .list {
      close(containersFrom: containers.count &- 1, bytes)
    }
    let parent = containers.count &- 1
    // The line where a table's header stood is behind us when the table opens; hence two.
    let gap = kind == .table ? 2 : 1
    guard containers[parent].lastLine < lineNumber &- gap else { return }
    switch containers[parent].kind {
    case .list: containers[parent].isLoose = true
    case .listItem: containers[parent &- 1].isLoose = true
    default: break
    }
  }

  // MARK: Closing

  /// Closes the containers from `depth` inwards, and the leaf in them.
  mutating func close(containersFrom depth: Int, _ bytes: Span<UInt8>) {
    guard depth < containers.count else { return }
    if leaf.kind != nil { closeLeaf(bytes) }
    while containers.count > depth, let closed = containers.popLast() {
      blocks[closed.block].subtreeEnd = Int32(truncatingIfNeeded: blocks.count)
      if closed.kind == .list { blocks[closed.block].flag = !closed.isLoose }
      extendParent(to: Int(blocks[closed.block].range.end), line: closed.lastLine)
    }
  }

  /// Closes the open leaf.
  mutating func closeLeaf(_ bytes: Span<UInt8>) {
    switch leaf.kind {
    case .paragraph:
      takeLinkDefinitions(bytes)
      guard leaf.kind != nil else { return }
      trimLastSegment(bytes)
    case .indentedCode:
      segments.removeSubrange(leaf.segmentEnd...)
      while let last = paddings.last, Int(last.segment) >= segments.count { paddings.removeLast() }
    default: break
    }
    finishLeaf(segmentEnd: segments.count)
    leaf.kind = nil
  }

  private mutating func finishLeaf(segmentEnd: Int) {
    blocks[leaf.block].range = ByteRange(blocks[leaf.block].range.lower, leaf.end)
    blocks[leaf.block].segmentEnd = Int32(truncatingIfNeeded: segmentEnd)
    blocks[leaf.block].subtreeEnd = Int32(truncatingIfNeeded: blocks.count)
    extendParent(to: leaf.end, line: leaf.lastLine)
  }

  private mutating func extendParent(to end: Int, line: Int) {
    let parent = containers.count &- 1
    guard parent > 0 else { return }
    containers[parent].lastLine = max(containers[parent].lastLine, line)
    let block = containers[parent].block
    blocks[block].range.end = max(blocks[block].range.end, UInt32(truncatingIfNeeded: end))
  }

  /// Drops white space at the end of a paragraph, which is never a hard break (CommonMark 6.7).
  mutating func trimLastSegment(_ bytes: Span<UInt8>) {
    let last = segments.count &- 1
    segments[last] = trimmed(segments[last].lower, segments[last].upper, bytes)
  }

  /// Turns the link definitions at the beginning of the open paragraph into blocks of their own (CommonMark 4.7);
  /// closes the paragraph if nothing else is in it.
  mutating func takeLinkDefinitions(_ bytes: Span<UInt8>) {
    let first = Int(blocks[leaf.block].segmentStart)
    guard LinkDefinition.mayBegin(segments[first], bytes) else { return }
    let text = LeafText(segments[first...], of: bytes)
    var segment = first
    var offset = 0
    while let definition = LinkDefinition(at: offset, in: text.bytes.span) {
      let lines = text.lineCount(in: offset..<definition.end)
      addLinkDefinition(segments: segment..<segment &+ lines, bytes)
      offset = definition.end
      segment &+= lines
    }
    guard segment > first else { return }
    if segment == segments.count {
      leaf.kind = nil
    } else {
      leaf.block = blocks.count &- 1
      blocks[leaf.block].segmentStart = Int32(truncatingIfNeeded: segment)
      blocks[leaf.block].range = ByteRange(segments[segment].lower, blocks[leaf.block].range.upper)
    }
  }

  /// Puts a link definition before the open paragraph, or in its place when it holds the paragraph's last line.
  private mutating func addLinkDefinition(segments lines: Range<Int>, _ bytes: Span<UInt8>) {
    let paragraph = blocks.removeLast()
    let end = segments[lines.upperBound &- 1].upper
    var block = Block(.linkDefinition, range: ByteRange(segments[lines.lowerBound].lower, end))
    block.segmentStart = Int32(truncatingIfNeeded: lines.lowerBound)
    block.segmentEnd = Int32(truncatingIfNeeded: lines.upperBound)
    blocks.append(block)
    blocks[blocks.count &- 1].subtreeEnd = Int32(truncatingIfNeeded: blocks.count)
    if lines.upperBound < segments.count {
      blocks.append(paragraph)
    } else {
      segments[lines.upperBound &- 1] = trimmed(segments[lines.upperBound &- 1].lower, end, bytes)
      extendParent(to: leaf.end, line: leaf.lastLine)
    }
  }
}
