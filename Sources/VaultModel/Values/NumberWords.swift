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

  /// The words, whose values are places in ``values``, and what those stand for.
  private static let (table, values): (WordTable, [Rational]) = {
    var (table, values) = (WordTable(capacity: 256), [Rational]())
    let names = TextTable(NumberNames.fractions)
    for line in names.lines {
      guard let (number, words) = names.halves(of: line, at: 0x3A) else { continue }
      for piece in names.pieces(of: words, separatedBy: 0x7C).flatMap({ names.pieces(of: $0, separatedBy: 0x2C) }) {
        table.insert(names.bytes, in: piece, value: UInt16(clamping: values.count))
      }
      values.append(NumberReading(parsing: names.bytes, in: number)?.value ?? 1)
    }
    for form in TimeLexicon.numbers.forms {
      table.insert(form, value: values.count)
      values.append(Rational(Int64(form.number)))
    }
    return (table, values)
  }()
}
