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
  static let toTaste: WordTable = {
    var words = WordTable(capacity: 64)
    LineWords.forEachName(of: .toTaste) { bytes, name, _ in
      words.insert(bytes, in: name, value: 0, isAbbreviation: true)
    }
    return words
  }()

  /// The words without which a line that begins with no number names no amount, and one that does names no other; a
  /// match's value is a ``Signal``.
  static let signals: WordTable = {
    let joints: WordClass = [.plus, .minus, .or, .looseEnd, .andHalf, .upTo]
    var words = WordTable(capacity: 2_048)
    func add(_ bytes: [UInt8], _ name: ByteRange, _ signal: Signal) {
      words.insert(bytes, in: name, value: signal.rawValue, isAbbreviation: true) { $0 | $1 }
    }
    UnitLexicon.forEachName { add($0, $1, .measure) }
    LineWords.forEachName(of: joints.union([.measure, .length, .single, .toTaste, .optional])) {
      bytes, name, wordClass in
      var signal: Signal = wordClass.isDisjoint(with: joints) ? [] : .joint
      if !wordClass.isDisjoint(with: [.measure, .length, .single]) { signal.insert(.measure) }
      if wordClass.contains(.single) { signal.insert(.single) }
      if !wordClass.isDisjoint(with: [.toTaste, .optional]) { signal.insert(.free) }
      add(bytes, name, signal)
    }
    let numbers = TextTable(AmountNames.numbers)
    for line in numbers.lines {
      guard let (_, names) = numbers.halves(of: line, at: 0x3A) else { continue }
      for name in numbers.pieces(of: names, separatedBy: 0x2C) { add(numbers.bytes, name, .number) }
    }
    return words
  }()
}
