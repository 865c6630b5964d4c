extension InlineScanner {
  /// Reads the tag whose `#` is at `position`, if it is one; the offset to go on from.
  ///
  /// The rules are Obsidian's: white space or an opening mark before it; letters of any script, digits, `-`, `_`, `/`
  /// and emoji in it; not digits alone. An emoji that stands for a key ends it.
  mutating func tag(at position: Int, lineStart: Int, end: Int) -> Int {
    var upper = position &+ 1
    var hasWord = false
    var hasNonDigit = false
    while upper < end {
      let byte = bytes[upper]
      if byte < 0x80 {
        if isLetter(byte) {
          hasWord = true
          hasNonDigit = true
        } else if isDigit(byte) {
          hasWord = true
        } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/") {
          hasNonDigit = true
        } else {
          break
        }
        upper &+= 1
      } else {
        let (value, length) = bytes.scalar(at: upper, before: end)
        guard Self.isTagScalar(value), FieldEmoji(at: upper, before: end, in: bytes) == nil else { break }
        hasWord = true
        hasNonDigit = true
        upper &+= length
      }
    }
    let after = upper
    while upper > position &+ 1, bytes[upper &- 1] == UInt8(ascii: "/") { upper &-= 1 }
    guard hasWord, hasNonDigit, canPrecedeTag(position, lineStart: lineStart),
      !NumberOnly.holds(from: position &+ 1, to: upper, in: bytes)
    else { return after }
    found.tags.append(ByteRange(position, upper))
    return after
  }

  /// Whether a tag may begin at `position`, judged by the character before it.
  private mutating func canPrecedeTag(_ position: Int, lineStart: Int) -> Bool {
    guard position > lineStart, position != escapedEnd else { return position == lineStart }
    let before = bytes[position &- 1]
    if isSpaceOrTab(before) { return true }
    switch before {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
      return !isInURL(position, lineStart: lineStart)
    case 0x80...:
      return Self.isOpening(scalarBefore(position, lineStart: lineStart))
    default:
      return false
    }
  }

  /// Whether `://` stands in the word before `position`. Each byte of a line is looked at once.
  private mutating func isInURL(_ position: Int, lineStart: Int) -> Bool {
    var offset = position &- 1
    while offset >= lineStart, !isSpaceOrTab(bytes[offset]) {
      if offset < wordSearched.end {
        wordSearched.end = position
        return wordSearched.isURL
      }
      if bytes[offset] == UInt8(ascii: ":"), bytes.hasBytes("://", at: offset, before: position) {
        wordSearched = (position, true)
        return true
      }
      offset &-= 1
    }
    wordSearched = (position, false)
    return false
  }

  private func scalarBefore(_ position: Int, lineStart: Int) -> UInt32 {
    var first = position &- 1
    while first > lineStart, bytes[first] & 0xC0 == 0x80 { first &-= 1 }
    return bytes.scalar(at: first, before: position).value
  }

  /// White space, quotation marks and dashes beyond ASCII.
  private static func isOpening(_ value: UInt32) -> Bool {
    value == 0xA0 || value == 0xAB || (0x2000...0x200B).contains(value) || (0x2010...0x2015).contains(value)
      || (0x2018...0x201F).contains(value) || value == 0x2026 || value == 0x202F || (0x3000...0x303F).contains(value)
  }

  /// Whether a character beyond ASCII may stand in a tag: all but white space, controls and punctuation.
  private static func isTagScalar(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: false
    case 0x200C, 0x200D: true
    case 0x1680, 0x2000...0x206F, 0x2E00...0x2E7F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D...0x303F: false
    case 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFEFF, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40: false
    case 0xFF5B...0xFF65: false
    default: true
    }
  }
}

/// Tells a number such as an issue's from a tag.
private enum NumberOnly {
  /// Whether only digits stand in `lower..<upper`, or nothing does.
  static func holds(from lower: Int, to upper: Int, in bytes: [UInt8]) -> Bool {
    for offset in lower..<max(lower, upper) where !isDigit(bytes[offset]) { return false }
    return true
  }
}
