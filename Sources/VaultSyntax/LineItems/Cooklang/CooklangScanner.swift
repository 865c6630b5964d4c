/// Finds the Cooklang marks in the text of a step.
///
/// Linear: the search for the braces of a name of several words stops at the next mark.
package struct CooklangScanner: Sendable {
  private let bytes: [UInt8]
  private var position: Int
  private let start: Int
  private let end: Int
  /// From here on there is no `-]`.
  private var noCommentEnd = Int.max

  /// Scans the text in `range`, which may have several lines.
  package init(_ range: ByteRange, in bytes: [UInt8]) {
    self.bytes = bytes
    start = range.lower
    position = range.lower
    end = min(range.upper, bytes.count)
  }

  /// All marks of one piece of text, in its order. O(bytes).
  package static func marks(in range: ByteRange, of bytes: [UInt8]) -> [CooklangMark] {
    var scanner = CooklangScanner(range, in: bytes)
    var marks: [CooklangMark] = []
    while let mark = scanner.next() { marks.append(mark) }
    return marks
  }

  /// The next mark, or nil at the end.
  package mutating func next() -> CooklangMark? {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "@"): if let mark = mark(.ingredient) { return mark }
      case UInt8(ascii: "#"): if let mark = mark(.cookware) { return mark }
      case UInt8(ascii: "~"): if let mark = mark(.timer) { return mark }
      case UInt8(ascii: "["): if let mark = blockComment() { return mark }
      case UInt8(ascii: "-"): if let mark = lineComment() { return mark }
      case UInt8(ascii: "\\"): position &+= 1
      default: break
      }
      position &+= 1
    }
    return nil
  }

  /// A mark whose sign is at ``position``, which moves after it; nil, without moving, when it is text.
  private mutating func mark(_ kind: CooklangMark.Kind) -> CooklangMark? {
    let sign = position
    // `ann@example.org` and `a~b` are words.
    if sign > start, LineByte.isKeyByte(bytes[sign &- 1]), bytes[sign &- 1] < 0x80 { return nil }
    let nameStart = sign &+ 1
    guard nameStart < end, !isWhiteSpace(at: nameStart) else { return nil }
    if let open = openingBrace(from: nameStart), let close = closingBrace(from: open) {
      let name = bytes.trimmed(nameStart, open)
      guard kind == .timer || !name.isEmpty else { return nil }
      var mark = CooklangMark(kind: kind, range: ByteRange(sign, close &+ 1), name: name)
      readAmount(from: open &+ 1, to: close, into: &mark)
      if kind != .timer, let after = noteEnd(at: close &+ 1) {
        mark.note = bytes.trimmed(close &+ 2, after &- 1)
        mark.range = ByteRange(sign, after)
      }
      position = mark.range.upper
      return mark
    }
    let nameEnd = endOfWord(from: nameStart)
    // `~5` in prose is about five, and `#1` a number.
    guard nameEnd > nameStart, kind == .ingredient || !isDigit(bytes[nameStart]) else { return nil }
    position = nameEnd
    return CooklangMark(kind: kind, range: ByteRange(sign, nameEnd), name: ByteRange(nameStart, nameEnd))
  }

  /// The `{` that ends a name of one or several words; another mark or the line's end before it means one word.
  private func openingBrace(from nameStart: Int) -> Int? {
    var offset = nameStart
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "{"): return offset
      case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "}"), 0x0A, 0x0D: return nil
      default: offset &+= 1
      }
    }
    return nil
  }

  private func closingBrace(from open: Int) -> Int? {
    var offset = open &+ 1
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "}"): return offset
      case UInt8(ascii: "{"), 0x0A, 0x0D: return nil
      default: offset &+= 1
      }
    }
    return nil
  }

  private func readAmount(from lower: Int, to upper: Int, into mark: inout CooklangMark) {
    var percent = lower
    while percent < upper, bytes[percent] != UInt8(ascii: "%") { percent &+= 1 }
    mark.quantity = bytes.trimmed(lower, percent)
    mark.unit = bytes.trimmed(min(percent &+ 1, upper), upper)
  }

  /// The offset after `(…)` at `open`, or nil.
  private func noteEnd(at open: Int) -> Int? {
    guard open < end, bytes[open] == UInt8(ascii: "(") else { return nil }
    var offset = open &+ 1
    while offset < end, bytes[offset] != UInt8(ascii: ")"), bytes[offset] != UInt8(ascii: "("), bytes[offset] != 0x0A {
      offset &+= 1
    }
    return offset < end && bytes[offset] == UInt8(ascii: ")") ? offset &+ 1 : nil
  }

  /// The offset after one word: white space or punctuation of any script ends it.
  private func endOfWord(from lower: Int) -> Int {
    var offset = lower
    while offset < end {
      let byte = bytes[offset]
      if byte < 0x80 {
        let isInner = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        guard isDigit(byte) || isLetter(byte) || (isInner && offset > lower) else { break }
        offset &+= 1
      } else {
        let (value, length) = bytes.scalar(at: offset, before: end)
        guard !Self.isPunctuation(value) else { break }
        offset &+= length
      }
    }
    while offset > lower, bytes[offset &- 1] == UInt8(ascii: "-") { offset &-= 1 }
    return offset
  }

  /// Whether a character beyond ASCII is white space or punctuation: Latin-1 signs, General Punctuation, CJK marks.
  private static func isPunctuation(_ value: UInt32) -> Bool {
    (0x80...0xA9).contains(value) || (0xAB...0xB4).contains(value) || (0xB6...0xB9).contains(value)
      || (0xBB...0xBF).contains(value) || value == 0x1680 || (0x2000...0x200B).contains(value)
      || (0x200E...0x206F).contains(value) || (0x2E00...0x2E7F).contains(value) || (0x3000...0x303F).contains(value)
      || (0xFF01...0xFF0F).contains(value) || (0xFF1A...0xFF20).contains(value)
  }

  private func isWhiteSpace(at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte < 0x80 { return byte <= 0x20 }
    let value = bytes.scalar(at: offset, before: end).value
    return value == 0xA0 || (0x2000...0x200B).contains(value) || value == 0x202F || value == 0x3000
  }

  /// `[- … -]`, over several lines if need be.
  private mutating func blockComment() -> CooklangMark? {
    guard bytes.hasBytes("[-", at: position, before: end), position < noCommentEnd else { return nil }
    var offset = position &+ 2
    while offset &+ 1 < end, !bytes.hasBytes("-]", at: offset, before: end) { offset &+= 1 }
    guard offset &+ 1 < end else {
      noCommentEnd = position
      return nil
    }
    return comment(ByteRange(position, offset &+ 2), text: bytes.trimmed(position &+ 2, offset))
  }

  /// `--` to the end of the line, but not a longer dash.
  private mutating func lineComment() -> CooklangMark? {
    guard bytes.hasBytes("--", at: position, before: end) else { return nil }
    let after = position &+ 2
    if after < end, bytes[after] == UInt8(ascii: "-") {
      while position &+ 1 < end, bytes[position &+ 1] == UInt8(ascii: "-") { position &+= 1 }
      return nil
    }
    var offset = after
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
    return comment(ByteRange(position, offset), text: bytes.trimmed(after, offset))
  }

  private mutating func comment(_ range: ByteRange, text: ByteRange) -> CooklangMark {
    position = range.upper
    return CooklangMark(kind: .comment, range: range, name: text)
  }
}
