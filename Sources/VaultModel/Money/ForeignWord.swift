package import VaultSyntax

/// A word behind a sum without a currency that must not be read as part of a payment's text: a code that is no currency,
/// or a unit.
///
/// `-5 USDT coffee` is no payment of five hryvnias, and `-1,5 kg apples` is no sum at all.
package struct ForeignWord: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case currency, unit }

  package var kind: Kind
  package var range: ByteRange
  /// The code in capitals, where only the letters' case is wrong.
  package var code: String?

  /// The one behind the sum of a money line; nil when there is none, or no sum without a currency.
  init?(of reading: LineReading, behind sum: MoneyReading.Prefix?, in bytes: [UInt8], context: ReadingContext) {
    guard reading.amountStyle == .money, let sum, sum.currencyRange.isEmpty else { return nil }
    if !reading.currency.isEmpty {
      self.init(kind: .currency, range: reading.currency)
    } else {
      self.init(at: reading.text, in: bytes, context: context)
    }
  }

  private init(kind: Kind, range: ByteRange, code: String? = nil) {
    (self.kind, self.range, self.code) = (kind, range, code)
  }

  /// The one that a text behind a sum begins with.
  package init?(at text: ByteRange, in bytes: [UInt8], context: ReadingContext) {
    var upper = text.lower
    while upper < text.upper, bytes[upper] != 0x20, bytes[upper] != 0x09 { upper += 1 }
    let range = ByteRange(text.lower, upper)
    let word = String(decoding: bytes[range.indices], as: UTF8.self)
    let isCapital = word.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    if isCapital, (3...5).contains(word.utf8.count) {
      self.init(kind: .currency, range: range)
    } else if word.utf8.allSatisfy({ 0x61...0x7A ~= $0 }), !Self.words.contains(word),
      let code = Self.code(word.uppercased(), context)
    {
      self.init(kind: .currency, range: range, code: code)
    } else if word != "t", word.last != ".", let unit = UnitSpelling(of: bytes, in: range),
      unit.isAbbreviation || Self.isMeasure(unit.unit)
    {
      self.init(kind: .unit, range: range)
    } else {
      return nil
    }
  }

  /// Codes that in small letters are words of English, and name what was bought.
  private static let words: Set<String> = [
    "all", "bam", "bob", "cad", "cop", "cup", "gel", "gip", "lak", "mad", "mop", "mur", "pen", "ron", "rub", "sos",
    "top", "try",
  ]

  /// Whether the whole word means nothing else: a cup, a box or a glass may be what was bought.
  private static func isMeasure(_ unit: Unit) -> Bool {
    unit.dimension == .mass || [.millilitre, .centilitre, .decilitre, .litre].contains(unit)
  }

  /// The code, if there is such a currency.
  private static func code(_ capitals: String, _ context: ReadingContext) -> String? {
    let isKnown = Currency(code: capitals) != nil || context.otherCurrencies.contains { $0.code == capitals }
    return isKnown ? capitals : nil
  }

  /// What is said of it.
  func diagnostic(in document: Document) -> Diagnostic {
    Diagnostic(
      kind == .unit ? .moneyUnit : .moneyCurrencyUnknown, at: range, values: [document.text(range)],
      suggestions: code.map { [$0] } ?? [])
  }
}

extension MoneyReading {
  /// Reads the amount a text of a note begins with.
  package static func prefix(of bytes: [UInt8], in range: ByteRange, context: ReadingContext) -> Prefix? {
    prefix(
      of: bytes, in: range, configured: context.currency, others: context.otherCurrencies, context: context.numbers)
  }
}
