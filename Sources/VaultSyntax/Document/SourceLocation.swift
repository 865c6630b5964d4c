/// A place in a note as people and editors name it.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, counted in Unicode scalars; a byte order mark is not counted.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a byte offset; offsets past the end give the place after the last byte.
  ///
  /// Lines end with LF, CRLF or a lone CR.
  ///
  /// - Complexity: O(*offset*).
  package init(of offset: Int, in bytes: [UInt8]) {
    let end = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = Self.hasByteOrderMark(bytes) ? min(3, end) : 0
    for position in lineStart..<end where Self.endsLine(bytes, at: position) {
      line += 1
      lineStart = position + 1
    }
    var column = 1
    for position in lineStart..<end where bytes[position] & 0xC0 != 0x80 { column += 1 }
    self.init(line: line, column: column)
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// Whether the bytes begin with U+FEFF in UTF-8.
  package static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Whether a line ends with the byte at a position: LF, or CR that no LF follows.
  static func endsLine(_ bytes: [UInt8], at position: Int) -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): position + 1 >= bytes.count || bytes[position + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
