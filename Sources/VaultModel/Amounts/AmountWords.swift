import VaultSyntax

/// The words of amounts in tables that are asked byte by byte, read once.
enum AmountWords {
  /// What a word of ``signals`` may be.
  struct Signal: OptionSet {
    let rawValue: UInt16
    /// A unit or another measure.
    static let measure = Signal(rawValue: 1)
    /// A number.
    static let number = Signal(rawValue: 2)
    /// A measure that says one without a number.
    static let single = Signal(rawValue: 4)
    /// Joins a further amount to the one before it.
    static let joint = Signal(rawValue: 8)
    /// `to taste`, `optional`
    static let free = Signal(rawValue: 16)
  }

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

  /// Amounts that are text and never scale.
  static let toTaste = table(LineWords.names(of: .toTaste).map { ($0, 0) })

  /// The words without which a line that begins with no number names no amount, and one that does names no other; a
  /// match's value is a ``Signal``.
  static let signals: WordTable = {
    var signals: [String: Signal] = [:]
    func add(_ names: [String], _ signal: Signal) {
      for name in names { signals[name, default: []].formUnion(signal) }
    }
    add(UnitLexicon.names + LineWords.names(of: [.measure, .length]), .measure)
    add(LineWords.names(of: .single), [.measure, .single])
    add(LineWords.names(of: [.plus, .minus, .or, .looseEnd, .andHalf, .upTo]), .joint)
    add(LineWords.names(of: [.toTaste, .optional]), .free)
    let numbers = TextTable(AmountNames.numbers)
    for line in numbers.lines {
      guard let (_, rest) = numbers.halves(of: line, at: 0x3A) else { continue }
      add(numbers.pieces(of: rest, separatedBy: 0x2C).map { numbers.text($0) }, .number)
    }
    return table(signals.map { ($0.key, $0.value.rawValue) })
  }()

  private static func table(_ names: [(String, UInt16)]) -> WordTable {
    var words = WordTable(capacity: names.count)
    for (name, value) in names {
      let bytes = Array(name.utf8)
      words.insert(bytes, in: ByteRange(0, bytes.count), value: value, isAbbreviation: true)
    }
    return words
  }
}
