import VaultSyntax

/// The tables of words that stand in or beside amounts, read once.
enum AmountWords {
  /// Words before an amount that is not meant exactly.
  static let approximately = table(AmountNames.approximately)
  /// Words between the two ends of a range.
  static let upTo = table(AmountNames.upTo)
  /// Amounts that are text.
  static let toTaste = table(AmountNames.toTaste)

  /// Numbers that are words; a match's value is the place in ``numberValues``.
  static let numbers: WordTable = {
    let names = TextTable(AmountNames.numbers)
    var words = WordTable(capacity: 128)
    for (place, line) in names.lines.enumerated() {
      guard let (_, rest) = names.halves(of: line, at: 0x3A) else { continue }
      for piece in names.pieces(of: rest, separatedBy: 0x2C) {
        words.insert(names.bytes, in: piece, value: UInt16(clamping: place))
      }
    }
    return words
  }()

  /// The values of ``numbers``.
  static let numberValues: [Rational] = {
    let names = TextTable(AmountNames.numbers)
    return names.lines.map { line in
      names.halves(of: line, at: 0x3A).flatMap { NumberReading(parsing: names.bytes, in: $0.0)?.value } ?? 1
    }
  }()

  private static func table(_ text: String) -> WordTable {
    let names = TextTable(text)
    var words = WordTable(capacity: 32)
    for line in names.lines {
      for piece in names.pieces(of: line, separatedBy: 0x2C) {
        words.insert(names.bytes, in: piece, value: 0, isAbbreviation: true)
      }
    }
    return words
  }
}
