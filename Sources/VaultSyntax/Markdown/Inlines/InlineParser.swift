/// Reads the inline content of one leaf from left to right, with a stack of delimiter runs and one of brackets
/// (CommonMark 0.31, appendix "A parsing strategy", phase 2). Time is linear on every input.
///
/// Offsets are into the leaf's text, which is a parameter of every step.
struct InlineParser {
  let references: MarkdownReferences
  let options: MarkdownOptions
  /// The next byte to read.
  var position = 0
  /// The end of the last node or break: white space before it is not trailing white space of a line.
  var nodeEnd = 0
  /// The nodes found so far, in the order they end; text is what they leave over.
  var nodes: [Inline] = []
  /// The delimiter runs; those still waiting for a partner are linked.
  var delimiters: [DelimiterRun] = []
  /// The last linked run, or -1.
  var lastDelimiter = -1
  /// The open brackets.
  var brackets: [OpenBracket] = []
  /// Of the open brackets, the first so many can no longer begin a link, since a link stands behind them.
  var brokenLinkBrackets = 0
  /// What was looked for to the end in vain, so that it is not looked for again.
  var absences = Absences()
  /// The bytes below 128 that may begin something, as two sets of bits.
  private let specialBytes: (low: UInt64, high: UInt64)

  /// A parser for one text.
  init(references: MarkdownReferences, options: MarkdownOptions) {
    self.references = references
    self.options = options
    var bytes = [UInt8]("\n\\`*_[]!<&".utf8)
    if options.contains(.strikethrough) { bytes.append(UInt8(ascii: "~")) }
    if options.contains(.autolinks) { bytes += [UInt8(ascii: ":"), UInt8(ascii: "w")] }
    if options.contains(.comments) { bytes.append(UInt8(ascii: "%")) }
    if options.contains(.tags) { bytes.append(UInt8(ascii: "#")) }
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in bytes {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte &- 64) }
    }
    specialBytes = (low, high)
  }

  /// The nodes of the text, a parent before its children.
  mutating func parse(_ text: Span<UInt8>) -> [Inline] {
    while position < text.count {
      while position < text.count, !isSpecial(text[position]) { position &+= 1 }
      if position < text.count { readSpecial(text) }
    }
    matchDelimiters(after: -1)
    return tree(of: text)
  }

  @inline(__always) private func isSpecial(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    let bits = byte < 64 ? specialBytes.low : specialBytes.high
    return bits >> UInt64(byte & 63) & 1 != 0
  }

  private mutating func readSpecial(_ text: Span<UInt8>) {
    let isRead =
      switch text[position] {
      case 0x0A: readLineEnding(text)
      case UInt8(ascii: "\\"): readBackslash(text)
      case UInt8(ascii: "`"): readCode(text)
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiterRun(text)
      case UInt8(ascii: "["): readOpeningBracket(text)
      case UInt8(ascii: "!"): readExclamationMark(text)
      case UInt8(ascii: "]"): readClosingBracket(text)
      case UInt8(ascii: "<"): readAngleBracket(text)
      case UInt8(ascii: "&"): readReference(text)
      case UInt8(ascii: ":"), UInt8(ascii: "w"): readAddress(text)
      case UInt8(ascii: "%"): readComment(text)
      case UInt8(ascii: "#"): readTag(text)
      default: false
      }
    if !isRead { position &+= 1 }
  }

  /// Adds a node that ends at `end`, and goes on behind it.
  @discardableResult
  mutating func add(_ kind: Inline.Kind, from start: Int, to end: Int, content: Range<Int>? = nil) -> Int {
    var node = Inline(kind, range: ByteRange(start, end))
    if let content { node.content = ByteRange(content) }
    nodes.append(node)
    position = end
    nodeEnd = end
    return nodes.count &- 1
  }

  // MARK: Line endings, escapes, references

  /// A break is hard after two spaces (CommonMark 6.7); the spaces belong to it either way (6.8).
  private mutating func readLineEnding(_ text: Span<UInt8>) -> Bool {
    var start = position
    while start > nodeEnd, text[start &- 1] == 0x20 { start &-= 1 }
    add(position &- start >= 2 ? .hardBreak : .softBreak, from: start, to: position &+ 1)
    return true
  }

  private mutating func readBackslash(_ text: Span<UInt8>) -> Bool {
    let next = position &+ 1
    guard next < text.count else { return false }
    if text[next] == 0x0A {
      add(.hardBreak, from: position, to: next &+ 1)
    } else if isPunctuation(text[next]) {
      add(.escape, from: position, to: next &+ 1, content: next..<next &+ 1)
    } else {
      return false
    }
    return true
  }

  private mutating func readReference(_ text: Span<UInt8>) -> Bool {
    guard let match = CharacterReference.match(at: position, in: text) else { return false }
    add(.entity, from: position, to: match.end)
    return true
  }

  // MARK: Code

  /// A code span goes to the next run of as many backticks (CommonMark 6.1).
  private mutating func readCode(_ text: Span<UInt8>) -> Bool {
    let start = position
    let contentStart = endOfRun(of: UInt8(ascii: "`"), from: start, to: text.count, text)
    guard let closing = closingBackticks(count: contentStart &- start, from: contentStart, text) else {
      position = contentStart
      return true
    }
    add(.code, from: start, to: closing.upperBound, content: codeContent(contentStart..<closing.lowerBound, text))
    return true
  }

  /// Without one space at each end, if both are there and the code is not all spaces.
  private func codeContent(_ range: Range<Int>, _ text: Span<UInt8>) -> Range<Int> {
    func isSpace(_ position: Int) -> Bool { text[position] == 0x20 || text[position] == 0x0A }
    guard range.count > 2, isSpace(range.lowerBound), isSpace(range.upperBound &- 1),
      !range.allSatisfy(isSpace)
    else { return range }
    return range.lowerBound &+ 1..<range.upperBound &- 1
  }

  private mutating func closingBackticks(count: Int, from start: Int, _ text: Span<UInt8>) -> Range<Int>? {
    if let last = absences.lastBackticks, (last[count] ?? -1) < start { return nil }
    var position = start
    var lastRuns: [Int: Int] = [:]
    while position < text.count {
      guard text[position] == UInt8(ascii: "`") else {
        position &+= 1
        continue
      }
      let end = endOfRun(of: UInt8(ascii: "`"), from: position, to: text.count, text)
      if end &- position == count { return position..<end }
      lastRuns[end &- position] = position
      position = end
    }
    absences.lastBackticks = lastRuns
    return nil
  }

  // MARK: Angle brackets

  private mutating func readAngleBracket(_ text: Span<UInt8>) -> Bool {
    if let address = AngleAutolink(at: position, in: text) {
      let node = add(.autolink, from: position, to: address.end)
      nodes[node].target = ByteRange(address.target)
      nodes[node].flag = address.isEmail
      return true
    }
    guard let end = endOfHTML(text) else { return false }
    add(.html, from: position, to: end)
    return true
  }

  private mutating func endOfHTML(_ text: Span<UInt8>) -> Int? {
    let next = position &+ 1
    guard next < text.count else { return nil }
    if text[next] == UInt8(ascii: "?") { return endOf("?>", \.instruction, from: position &+ 2, text) }
    guard text[next] == UInt8(ascii: "!") else { return RawHTML.endOfTag(at: position, to: text.count, text) }
    if starts("<!-->", at: position, to: text.count, text) { return position &+ 5 }
    if starts("<!--->", at: position, to: text.count, text) { return position &+ 6 }
    if starts("<!--", at: position, to: text.count, text) {
      return endOf("-->", \.htmlComment, from: position &+ 4, text)
    }
    if starts("<![CDATA[", at: position, to: text.count, text) {
      return endOf("]]>", \.characterData, from: position &+ 9, text)
    }
    guard next &+ 1 < text.count, isLetter(text[next &+ 1]) else { return nil }
    return endOf(">", \.declaration, from: next &+ 1, text)
  }

  /// The offset behind the first `closing` at or after `start`; the end of the text is reached at most once a kind.
  mutating func endOf(
    _ closing: StaticString, _ absence: WritableKeyPath<Absences, Bool>, from start: Int, _ text: Span<UInt8>
  ) -> Int? {
    guard !absences[keyPath: absence] else { return nil }
    var position = start
    while position < text.count {
      if starts(closing, at: position, to: text.count, text) { return position &+ closing.utf8CodeUnitCount }
      position &+= 1
    }
    absences[keyPath: absence] = true
    return nil
  }
}

/// What a text does not hold behind the place where it was last looked for.
struct Absences {
  /// Where the last run of each number of backticks begins; nil until a code span was not closed.
  var lastBackticks: [Int: Int]?
  var htmlComment = false
  var instruction = false
  var declaration = false
  var characterData = false
  var percents = false
}
