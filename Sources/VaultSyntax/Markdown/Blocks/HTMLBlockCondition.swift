/// How an HTML block ends: the end condition that belongs to one of the seven start conditions (CommonMark 4.6).
enum HTMLBlockCondition: UInt8, Sendable {
  /// Start 1: a line with `</script>`, `</pre>`, `</style>` or `</textarea>`.
  case closingTag
  /// Start 2: a line with `-->`.
  case comment
  /// Start 3: a line with `?>`.
  case instruction
  /// Start 4: a line with `>`.
  case declaration
  /// Start 5: a line with `]]>`.
  case characterData
  /// Starts 6 and 7: before a blank line.
  case blankLine

  /// The condition for the HTML block that the `<` at `start` opens, if it does.
  ///
  /// `mayBeAnyTag` allows start 7, a complete tag alone on its line, which cannot interrupt a paragraph.
  init?(openedAt start: Int, to end: Int, mayBeAnyTag: Bool, _ bytes: Span<UInt8>) {
    guard start &+ 1 < end else { return nil }
    switch bytes[start &+ 1] {
    case UInt8(ascii: "?"): self = .instruction
    case UInt8(ascii: "!"):
      guard start &+ 2 < end else { return nil }
      if isLetter(bytes[start &+ 2]) {
        self = .declaration
      } else if starts("--", at: start &+ 2, to: end, bytes) {
        self = .comment
      } else if starts("[CDATA[", at: start &+ 2, to: end, bytes) {
        self = .characterData
      } else {
        return nil
      }
    default:
      if let condition = HTMLBlockCondition(ofTagAt: start, to: end, bytes) {
        self = condition
      } else if mayBeAnyTag, let tagEnd = RawHTML.endOfTag(at: start, to: end, bytes),
        trimmed(tagEnd, end, bytes).isEmpty
      {
        self = .blankLine
      } else {
        return nil
      }
    }
  }

  /// The condition for a tag with one of the names of starts 1 and 6.
  private init?(ofTagAt start: Int, to end: Int, _ bytes: Span<UInt8>) {
    let isClosing = bytes[start &+ 1] == UInt8(ascii: "/")
    let nameStart = start &+ (isClosing ? 2 : 1)
    var nameEnd = nameStart
    while nameEnd < end, nameEnd &- nameStart < 11, isLetter(bytes[nameEnd]) || isDigit(bytes[nameEnd]) {
      nameEnd &+= 1
    }
    guard nameEnd > nameStart else { return nil }
    let next = nameEnd < end ? bytes[nameEnd] : UInt8(ascii: " ")
    let endsName = isSpaceOrTab(next) || next == UInt8(ascii: ">")
    let name = packed(nameStart, nameEnd, bytes)
    if !isClosing, endsName, HTMLTagNames.verbatim.contains(name) {
      self = .closingTag
    } else if endsName || starts("/>", at: nameEnd, to: end, bytes), HTMLTagNames.blocks.contains(name) {
      self = .blankLine
    } else {
      return nil
    }
  }

  /// Whether the line `range` ends the block.
  func isMet(in range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    switch self {
    case .closingTag: closesVerbatimTag(range, bytes)
    case .comment: holds("-->", range, bytes)
    case .instruction: holds("?>", range, bytes)
    case .declaration: holds(">", range, bytes)
    case .characterData: holds("]]>", range, bytes)
    case .blankLine: false
    }
  }

  private func closesVerbatimTag(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    for position in range where bytes[position] == UInt8(ascii: "<") {
      guard starts("</", at: position, to: range.upperBound, bytes) else { continue }
      var nameEnd = position &+ 2
      while nameEnd < range.upperBound, nameEnd &- position < 12, isLetter(bytes[nameEnd]) { nameEnd &+= 1 }
      if nameEnd < range.upperBound, bytes[nameEnd] == UInt8(ascii: ">"),
        HTMLTagNames.verbatim.contains(packed(position &+ 2, nameEnd, bytes))
      {
        return true
      }
    }
    return false
  }

  private func holds(_ text: StaticString, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    for position in range where starts(text, at: position, to: range.upperBound, bytes) { return true }
    return false
  }
}

/// The tag names that decide how an HTML block ends, packed by ``packed(_:_:_:)`` for comparing without strings.
enum HTMLTagNames {
  /// Start 1 (CommonMark 4.6).
  static let verbatim = names("script pre style textarea")
  /// Start 6 (CommonMark 4.6).
  static let blocks = names(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt \
    fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link \
    main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead \
    title tr track ul
    """)

  private static func names(_ text: String) -> Set<UInt64> {
    let bytes = [UInt8](text.utf8)
    var names: Set<UInt64> = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == 0x20 {
      names.insert(packed(start, end, bytes.span))
      start = end + 1
    }
    return names
  }
}

/// A tag name of up to ten letters and digits as one number, six bits a character, without case.
func packed(_ start: Int, _ end: Int, _ bytes: Span<UInt8>) -> UInt64 {
  guard end &- start <= 10 else { return 0 }
  var value: UInt64 = 0
  for position in start..<end {
    let byte = bytes[position]
    value = value << 6 | UInt64(isDigit(byte) ? byte &- 0x30 &+ 1 : (byte | 0x20) &- 0x61 &+ 11)
  }
  return value
}

/// Whether the byte is an ASCII letter.
@inline(__always) func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26
}

/// Whether the byte is an ASCII digit.
@inline(__always) func isDigit(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10
}

/// Whether the ASCII `text` stands at `position`.
func starts(_ text: StaticString, at position: Int, to end: Int, _ bytes: Span<UInt8>) -> Bool {
  let count = text.utf8CodeUnitCount
  guard position &+ count <= end else { return false }
  for offset in 0..<count where unsafe text.utf8Start[offset] != bytes[position &+ offset] { return false }
  return true
}
