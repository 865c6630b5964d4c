import VaultSyntax

/// Where the characters of a scalar's text stand in the note, when some are escaped or lines are folded.
///
/// Only what is not white space has a place of its own: folding and indentation change nothing else (YAML 1.2.2,
/// chapters 7.3 and 8.1).
struct ScalarAlignment {
  /// For each byte of the text the bytes of the note that it comes from; empty for white space.
  private var places: [ByteRange]

  /// Walks over a scalar and its text side by side; nil when they do not agree.
  init?(of scalar: YAMLNode, text: [UInt8], in bytes: [UInt8]) {
    places = [ByteRange](repeating: ByteRange(0, 0), count: text.count)
    guard var position = Self.start(of: scalar, in: bytes) else { return nil }
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let end = isQuoted ? scalar.range.upper - 1 : scalar.range.upper
    var offset = 0
    while true {
      Self.skipSpace(&position, before: end, scalar.style, in: bytes)
      while offset < text.count, Self.isSpace(text[offset]) { offset += 1 }
      guard offset < text.count, position < end else { break }
      let unit = Unit(at: position, before: end, scalar.style, in: bytes)
      guard offset + unit.textLength <= text.count, unit.isEscape || bytes[position] == text[offset] else { return nil }
      for byte in offset..<offset + unit.textLength { places[byte] = ByteRange(position, position + unit.length) }
      position += unit.length
      offset += unit.textLength
    }
    guard offset == text.count, position == end else { return nil }
  }

  /// The bytes of the note that a piece of the text stands in; nil when it begins or ends with white space.
  func range(of piece: ByteRange) -> ByteRange? {
    guard !piece.isEmpty, piece.upper <= places.count else { return nil }
    let first = places[piece.lower]
    let last = places[piece.upper - 1]
    return first.isEmpty || last.isEmpty ? nil : ByteRange(first.lower, last.upper)
  }

  /// Where the text begins: after the quote, or on the line after the header of a literal or folded scalar.
  private static func start(of scalar: YAMLNode, in bytes: [UInt8]) -> Int? {
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      return scalar.range.count >= 2 ? scalar.range.lower + 1 : nil
    case .literal, .folded:
      return bytes[scalar.range.indices].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    case .plain, .block, .flow:
      return scalar.range.lower
    }
  }

  private static func skipSpace(_ position: inout Int, before end: Int, _ style: YAMLNode.Style, in bytes: [UInt8]) {
    while position < end {
      if isSpace(bytes[position]) {
        position += 1
      } else if style == .doubleQuoted, bytes[position] == UInt8(ascii: "\\") {
        let unit = Unit(at: position, before: end, style, in: bytes)
        guard unit.isSpace else { return }
        position += unit.length
      } else {
        return
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}

/// One character as it is written in a scalar: a byte of it, or an escape.
private struct Unit {
  /// How many bytes it takes in the note and in the text.
  var length = 1, textLength = 1
  var isEscape = false
  /// Whether it is an escape that gives white space or nothing.
  var isSpace = false

  init(at position: Int, before end: Int, _ style: YAMLNode.Style, in bytes: [UInt8]) {
    guard position + 1 < end else { return }
    let next = bytes[position + 1]
    if style == .singleQuoted, bytes[position] == UInt8(ascii: "'"), next == UInt8(ascii: "'") {
      length = 2
    } else if style == .doubleQuoted, bytes[position] == UInt8(ascii: "\\") {
      isEscape = true
      readEscape(next, at: position, before: end, in: bytes)
    }
  }

  /// Reads what follows a backslash (YAML 1.2.2, 5.7).
  private mutating func readEscape(_ letter: UInt8, at position: Int, before end: Int, in bytes: [UInt8]) {
    length = 2
    switch letter {
    case UInt8(ascii: "x"): readCode(digits: 2, at: position, before: end, in: bytes)
    case UInt8(ascii: "u"): readCode(digits: 4, at: position, before: end, in: bytes)
    case UInt8(ascii: "U"): readCode(digits: 8, at: position, before: end, in: bytes)
    case UInt8(ascii: "N"), UInt8(ascii: "_"): textLength = 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"): textLength = 3
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), 0x20, 0x09, 0x0A, 0x0D: isSpace = true
    default: break
    }
  }

  private mutating func readCode(digits: Int, at position: Int, before end: Int, in bytes: [UInt8]) {
    guard let value = Self.number(at: position + 2, digits: digits, before: end, in: bytes) else { return }
    length = 2 + digits
    var scalar = Unicode.Scalar(value)
    if digits == 4, value & 0xFC00 == 0xD800, position + 12 <= end, bytes[position + 6] == UInt8(ascii: "\\"),
      bytes[position + 7] == UInt8(ascii: "u"),
      let second = Self.number(at: position + 8, digits: 4, before: end, in: bytes), second & 0xFC00 == 0xDC00
    {
      length = 12
      scalar = Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + second & 0x3FF)
    }
    textLength = UTF8.encode(scalar ?? "\u{FFFD}")?.count ?? 3
    isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(value)
  }

  private static func number(at start: Int, digits: Int, before end: Int, in bytes: [UInt8]) -> UInt32? {
    guard start + digits <= end else { return nil }
    return UInt32(String(decoding: bytes[start..<start + digits], as: UTF8.self), radix: 16)
  }
}
