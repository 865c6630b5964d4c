extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  /// Whether the byte ends a line (CommonMark 2.1).
  var isLineEnding: Bool { self == 0x0A || self == 0x0D }
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte is an ASCII letter or part of a character beyond ASCII, with which a key may begin.
  var isKeyStart: Bool { self >= 0x80 || (self | 0x20) &- 0x61 < 26 }
  /// Whether the byte may stand in a key of a line: a letter, a digit, `-` or `_`.
  var isKeyByte: Bool { isKeyStart || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
