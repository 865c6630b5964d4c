import VaultSyntax

/// Numbers that people write as words, of amounts and of lengths of time alike, read once: `half a`, `two`, `півтора`.
enum NumberWords {
  /// The value of the longest number in words at the cursor, which moves behind it; nil, and the cursor stays, if there is
  /// none.
  static func take(_ cursor: inout ByteCursor) -> Rational? {
    guard let match = table.longestMatch(cursor), values.indices.contains(Int(match.value)) else { return nil }
    cursor.position = match.end
    return values[Int(match.value)]
  }

  /// Whether the whole of a range is a number in words.
  static func isNumber(_ bytes: [UInt8], in range: ByteRange) -> Bool { table.value(of: bytes, in: range) != nil }

  /// The words; a match's value is a place in ``values``.
  private static let table: WordTable = {
    var words = WordTable(capacity: 256)
    for (place, line) in lines.enumerated() {
      for column in line.table.pieces(of: line.words, separatedBy: 0x7C) {
        for piece in line.table.pieces(of: column, separatedBy: 0x2C) {
          words.insert(line.table.bytes, in: piece, value: UInt16(clamping: place))
        }
      }
    }
    return words
  }()

  private static let values: [Rational] = lines.map { line in
    NumberReading(parsing: line.table.bytes, in: line.number)?.value ?? 1
  }

  private static var lines: [(table: TextTable, number: ByteRange, words: ByteRange)] {
    [NumberNames.fractions, RepetitionNames.numbers].map(TextTable.init).flatMap { table in
      table.lines.compactMap { line in table.halves(of: line, at: 0x3A).map { (table, $0.0, $0.1) } }
    }
  }
}
