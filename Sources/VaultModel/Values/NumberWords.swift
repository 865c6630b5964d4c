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
    let fractions = TextTable(NumberNames.fractions)
    for row in fractions.rows {
      for word in row.columns.joined() {
        table.insert(fractions.bytes, in: word, value: UInt16(clamping: values.count))
      }
      values.append(NumberReading(parsing: fractions.bytes, in: row.key)?.value ?? 1)
    }
    for form in TimeLexicon.numbers.forms {
      table.insert(form, value: values.count)
      values.append(Rational(Int64(form.number)))
    }
    return (table, values)
  }()
}
