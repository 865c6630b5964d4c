/// The escapes in the strings of JSON (RFC 8259, section 7).
enum JSONEscapes {
  /// The text of a string's node as UTF-8. O(length).
  static func decoded(_ node: JSONNode, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard node.hasEscapes else { return bytes[node.range.indices] }
    var result: [UInt8] = []
    result.reserveCapacity(node.range.count)
    var place = node.range.lower
    while place < node.range.upper {
      guard bytes[place] == UInt8(ascii: "\\") else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let escape = bytes[place + 1]
      place += 2
      if escape == UInt8(ascii: "u") {
        result += scalar(at: &place, before: node.range.upper, of: bytes)
      } else {
        result.append(character(of: escape) ?? escape)
      }
    }
    return result[...]
  }

  /// Whether the text of a string's node is this one. O(length) of the shorter one.
  static func isEqual(_ node: JSONNode, to text: [UInt8], in bytes: [UInt8]) -> Bool {
    guard node.hasEscapes else {
      return node.range.count == text.count && bytes[node.range.indices].elementsEqual(text)
    }
    return decoded(node, in: bytes).elementsEqual(text)
  }

  /// The character that a letter after a backslash stands for; nil for one that stands for none. `u` is none of them.
  static func character(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The value of four hexadecimal digits; nil if they are not all there.
  static func unit(at place: Int, before end: Int, of bytes: [UInt8]) -> UInt32? {
    guard place + 4 <= end else { return nil }
    var value: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return value
  }

  /// The low half of a surrogate pair as an escape of its own.
  static func lowHalf(at place: Int, before end: Int, of bytes: [UInt8]) -> UInt32? {
    guard place + 6 <= end, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u"),
      let low = unit(at: place + 2, before: end, of: bytes), 0xDC00..<0xE000 ~= low
    else { return nil }
    return low
  }

  /// The character of the digits at a place and, for half of a pair, of the escape behind them.
  private static func scalar(at place: inout Int, before end: Int, of bytes: [UInt8]) -> String.UTF8View {
    let value = unit(at: place, before: end, of: bytes) ?? 0xFFFD
    place += 4
    if 0xD800..<0xDC00 ~= value, let low = lowHalf(at: place, before: end, of: bytes) {
      place += 6
      let pair = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      return String(Unicode.Scalar(pair) ?? "\u{FFFD}").utf8
    }
    return String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8
  }
}
