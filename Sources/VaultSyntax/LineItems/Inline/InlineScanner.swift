/// Finds links, tags and what hides them in the segments of one leaf after another.
///
/// Linear on any input: every search ahead stops at the byte that would begin the same search again, or its failure
/// is remembered for the rest of the leaf.
struct InlineScanner {
  /// A `[` that may begin a Markdown link.
  struct Opener {
    /// The offset of `[`, or of the `!` before it.
    var start: Int
    /// The offset after `[`.
    var text: Int
    var isEmbed: Bool
  }

  let bytes: [UInt8]
  var found = Found()
  /// The open brackets of the leaf, at most ``deepest``.
  var openers: [Opener] = []
  /// The offset after the last backslash escape.
  var escapedEnd = -1
  /// Up to where the current word was searched for `://`, and whether it has one.
  var wordSearched = (end: -1, isURL: false)
  var codeRuns = CodeRuns()
  /// The end of the line in which no `-->` is left.
  var lineWithoutCommentEnd = -1

  /// How many brackets may be open at once; further ones are text (the bound on nesting).
  static let deepest = 200

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// What was found so far.
  struct Found {
    var links: [LinkReference] = []
    var tags: [ByteRange] = []
    var opaque: [ByteRange] = []
    var isSorted = true
  }

  /// Scans the text of one leaf, a segment a line.
  mutating func scan(_ segments: ArraySlice<ByteRange>) {
    openers.removeAll(keepingCapacity: true)
    codeRuns.forget()
    var index = segments.startIndex
    var resume = 0
    while index < segments.endIndex {
      let segment = segments[index]
      let end = min(segment.upper, bytes.count)
      var position = max(segment.lower, resume)
      let start = segment.lower
      while position < end {
        position = nextCandidate(from: position, to: end)
        guard position < end else { break }
        switch bytes[position] {
        case UInt8(ascii: "#"): position = tag(at: position, lineStart: start, end: end)
        case UInt8(ascii: "["): position = bracket(at: position, lineStart: start, end: end)
        case UInt8(ascii: "]"): position = closeBracket(at: position, end: end)
        case UInt8(ascii: "`"):
          let (after, segmentIndex) = code(at: position, in: segments, at: index)
          position = after
          if segmentIndex > index {
            resume = after
            index = segmentIndex - 1
            position = end
          }
        case UInt8(ascii: "\\"): position = escape(at: position, end: end)
        case UInt8(ascii: "<"): position = angle(at: position, end: end)
        default: position = comment(at: position, end: end)
        }
      }
      index += 1
    }
  }

  /// Hands over what was found, in document order.
  mutating func finish() -> InlineScan {
    if !found.isSorted { found.links.sort { $0.range.start < $1.range.start } }
    var scan = InlineScan()
    scan.links = found.links
    scan.tags = found.tags
    scan.opaque = found.opaque
    return scan
  }

  /// The offset of the next byte that may begin or end something, or `end`.
  @inline(__always)
  private func nextCandidate(from start: Int, to end: Int) -> Int {
    let span = bytes.span
    var offset = start
    while offset &+ 8 <= end {
      let candidates = EightBytes(span, at: offset).candidates
      if candidates != 0 { return offset &+ candidates.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < end, !Self.isCandidate(span[offset]) { offset &+= 1 }
    return offset
  }

  /// Whether a byte is one of # % < [ \ ] and `, by one bit for each in two words of 64.
  @inline(__always)
  private static func isCandidate(_ byte: UInt8) -> Bool {
    let low: UInt64 = 1 << 0x23 | 1 << 0x25 | 1 << 0x3C
    let high: UInt64 = 1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x20
    return byte < 0x80 && (byte & 0x40 == 0 ? low : high) >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// A backslash makes the punctuation after it text (CommonMark 2.4).
  private mutating func escape(at position: Int, end: Int) -> Int {
    guard position &+ 1 < end, isPunctuation(bytes[position &+ 1]) else { return position &+ 1 }
    escapedEnd = position &+ 2
    return position &+ 2
  }

  /// An HTML tag or comment hides what is in it; any other `<` is text.
  private mutating func angle(at position: Int, end: Int) -> Int {
    guard let after = RawHTML.endOfTag(at: position, to: end, bytes.span) ?? endOfComment(at: position, end: end) else {
      return position &+ 1
    }
    found.opaque.append(ByteRange(position, after))
    return after
  }

  /// The offset after `<!-- … -->` in one line.
  private mutating func endOfComment(at position: Int, end: Int) -> Int? {
    guard bytes.hasBytes("<!--", at: position, before: end), lineWithoutCommentEnd != end else { return nil }
    var offset = position &+ 4
    while offset < end {
      if bytes.hasBytes("-->", at: offset, before: end) { return offset &+ 3 }
      offset &+= 1
    }
    lineWithoutCommentEnd = end
    return nil
  }

  /// `%%…%%` in one line is a comment of Obsidian's.
  private mutating func comment(at position: Int, end: Int) -> Int {
    guard position &+ 1 < end, bytes[position &+ 1] == UInt8(ascii: "%") else { return position &+ 1 }
    var offset = position &+ 2
    while offset &+ 1 < end, bytes[offset] != UInt8(ascii: "%") || bytes[offset &+ 1] != UInt8(ascii: "%") {
      offset &+= 1
    }
    // Without an end every later `%%` of the line has none either, for there is no later one.
    guard offset &+ 1 < end else { return position &+ 2 }
    found.opaque.append(ByteRange(position, offset &+ 2))
    return offset &+ 2
  }

  private mutating func code(
    at position: Int, in segments: ArraySlice<ByteRange>, at index: Int
  ) -> (after: Int, segment: Int) {
    let span = codeRuns.span(at: position, in: segments, at: index, bytes: bytes)
    if span.isCode { found.opaque.append(ByteRange(position, span.after)) }
    return (span.after, span.segment)
  }
}

extension EightBytes {
  /// The high bit of each byte that can begin or end a link, a tag, code or HTML: # % < [ \ ] and `.
  @inline(__always) fileprivate var candidates: UInt64 {
    bytes(from: 0x5B, through: 0x5D) | bytes(equalTo: 0x60) | bytes(equalTo: 0x23) | bytes(equalTo: 0x25)
      | bytes(equalTo: 0x3C)
  }
}
