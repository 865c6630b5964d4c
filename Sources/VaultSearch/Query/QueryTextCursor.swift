/// A place in a short text of ASCII digits and signs, and simple steps over it.
struct QueryTextCursor {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpace()
  }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }
  /// What remains.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func skipSpace() {
    while !isAtEnd, QueryScanner.isSpace(current) { position += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard !isAtEnd, current == byte else { return false }
    position += 1
    return true
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool { take(UInt8(ascii: character)) }

  /// At least `least` and at most `most` digits (18 at the utmost) as a number.
  mutating func takeDigits(_ least: Int = 1, atMost most: Int = 18) -> Int64? {
    let start = position
    var value: Int64 = 0
    while position - start < min(most, 18), 0x30...0x39 ~= current {
      value = value * 10 + Int64(current - 0x30)
      position += 1
    }
    guard position - start >= least else {
      position = start
      return nil
    }
    return value
  }

  /// The letters here, case folded.
  mutating func takeLetters() -> String {
    let start = position
    while !isAtEnd, current | 0x20 >= 0x61 && current | 0x20 <= 0x7A || current >= 0x80 { position += 1 }
    return TextFolding.caseFolded(String(decoding: bytes[start..<position], as: UTF8.self))
  }
}
