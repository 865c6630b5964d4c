import VaultSyntax

/// White space around pieces of text that go from one format to another.
enum TextTrimming {
  /// The range without white space at its ends, line breaks included. O(bytes dropped).
  static func trimmed(_ range: ByteRange, of bytes: [UInt8]) -> ByteRange {
    var lower = range.lower
    var upper = min(range.upper, bytes.count)
    while lower < upper, isSpace(bytes[lower]) { lower += 1 }
    while upper > lower, isSpace(bytes[upper - 1]) { upper -= 1 }
    return ByteRange(lower, upper)
  }

  /// The text of whole lines: from the beginning of the line of `lower`, so that an indented first line keeps its place,
  /// to `upper` without white space before it; line breaks become line feeds.
  static func lines(from lower: Int, to upper: Int, of bytes: [UInt8]) -> String {
    var start = min(lower, bytes.count)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = min(upper, bytes.count)
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return text(of: bytes[start..<end])
  }

  /// The text of bytes, with CRLF and CR as line feeds.
  static func text(of bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x0D) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (offset, byte) in zip(bytes.indices, bytes) {
      if byte != 0x0D {
        result.append(byte)
      } else if offset + 1 >= bytes.endIndex || bytes[offset + 1] != 0x0A {
        result.append(0x0A)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension StringProtocol {
  /// The text with a backslash before each of some characters.
  func escaping(_ characters: String) -> String {
    reduce(into: "") { result, character in
      if characters.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
