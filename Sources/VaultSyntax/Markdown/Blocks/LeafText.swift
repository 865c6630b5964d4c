/// The text of one leaf in one piece: its segments with a line feed between them, and the way back to the document.
struct LeafText {
  /// The text.
  private(set) var bytes: [UInt8] = []
  /// Where each segment begins in `bytes`.
  private(set) var lineStarts: [Int] = []
  private let segments: [ByteRange]

  /// Copies the segments' bytes.
  init(_ segments: some Collection<ByteRange>, of document: Span<UInt8>) {
    self.segments = Array(segments)
    for segment in self.segments {
      if !lineStarts.isEmpty { bytes.append(0x0A) }
      lineStarts.append(bytes.count)
      for position in segment.indices { bytes.append(document[position]) }
    }
  }

  /// How many lines begin in `range`.
  ///
  /// - Complexity: O(*n*) in the length of the range.
  func lineCount(in range: Range<Int>) -> Int {
    var count = range.upperBound == bytes.count ? 1 : 0
    for position in range where bytes[position] == 0x0A { count &+= 1 }
    return count
  }

  /// The document's offset for one in the text; a line feed lies at the end of its segment.
  ///
  /// `line` is where to look first, and becomes the line found: offsets that grow cost O(1).
  ///
  /// - Complexity: O(log *n*) in the number of segments.
  func documentOffset(of offset: Int, near line: inout Int) -> Int {
    if !holds(offset, inLine: line) {
      line = holds(offset, inLine: line &+ 1) ? line &+ 1 : self.line(of: offset)
    }
    guard line < segments.count else { return offset }
    return segments[line].lower &+ offset &- lineStarts[line]
  }

  private func holds(_ offset: Int, inLine line: Int) -> Bool {
    line < lineStarts.count && lineStarts[line] <= offset
      && (line &+ 1 == lineStarts.count || offset < lineStarts[line &+ 1])
  }

  private func line(of offset: Int) -> Int {
    var lower = 0
    var upper = lineStarts.count
    while lower &+ 1 < upper {
      let middle = (lower &+ upper) / 2
      if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
  }
}
