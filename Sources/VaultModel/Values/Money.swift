/// An exact amount of money in one currency.
///
/// It counts ten-thousandths, so that every minor unit of ISO 4217 (four digits at most) is whole: ±922 trillion. A currency
/// of the settings with more decimals counts its own. 0.10 added ten times is exactly 1.00. Currencies are never added together.
package struct Money: Sendable, Hashable {
  /// What arithmetic with money cannot do.
  package enum Failure: Error, Sendable, Hashable {
    case overflow
    case differentCurrencies(Currency, Currency)
  }

  /// The amount in the parts that its currency counts, ``Currency/partsPerUnit``; never `Int64.min`.
  package let parts: Int64
  package let currency: Currency

  /// An amount of parts; `Int64.min`, which has no opposite, becomes `-Int64.max`.
  package init(parts: Int64, _ currency: Currency) {
    self.parts = max(parts, -.max)
    self.currency = currency
  }

  /// The exact amount, or nil if it needs more decimals than are counted or does not fit.
  package init?(_ amount: Rational, _ currency: Currency) {
    guard let scaled = try? amount * Rational(currency.partsPerUnit), scaled.isWhole else { return nil }
    self.init(parts: scaled.numerator, currency)
  }

  /// The amount that the index compares; nil for one of another kind, or of a currency that nobody knows.
  package init?(_ column: ColumnValue, others context: ReadingContext) {
    guard column.kind == .money else { return nil }
    let other = context.otherCurrencies.first { $0.columnCode == column.unit }
    guard let currency = other ?? Currency(inColumn: column.unit) else { return nil }
    self.init(parts: column.number, currency)
  }

  /// Whether it has no more decimals than its currency.
  package var hasMinorUnits: Bool {
    let minor = (0..<currency.minorDigits).reduce(currency.partsPerUnit) { parts, _ in parts / 10 }
    return parts % minor == 0
  }

  /// Nothing of a currency.
  package static func zero(_ currency: Currency) -> Money { Money(parts: 0, currency) }

  /// The amount as an exact number.
  package var amount: Rational { Rational(parts, over: currency.partsPerUnit) ?? .zero }

  /// Whether it is an expense.
  package var isNegative: Bool { parts < 0 }

  /// The amount with its sign changed.
  package static prefix func - (money: Money) -> Money { Money(parts: -money.parts, money.currency) }

  /// The exact sum; throws if the currencies differ or it does not fit.
  package static func + (left: Money, right: Money) throws(Failure) -> Money {
    guard left.currency == right.currency else { throw .differentCurrencies(left.currency, right.currency) }
    let (sum, overflow) = left.parts.addingReportingOverflow(right.parts)
    guard !overflow, sum != .min else { throw .overflow }
    return Money(parts: sum, left.currency)
  }

  /// The exact difference; throws if the currencies differ or it does not fit.
  package static func - (left: Money, right: Money) throws(Failure) -> Money { try left + -right }

  /// Whether one amount is less than another; nil if the currencies differ.
  package func isLess(than other: Money) -> Bool? {
    currency == other.currency ? parts < other.parts : nil
  }

  /// The amount as the index compares it.
  package var columnValue: ColumnValue {
    ColumnValue(.money, unit: currency.columnCode, number: parts)
  }

  /// When a printed amount carries a sign.
  package enum SignStyle: Sendable, Hashable {
    /// `-5.00` and `5.00`.
    case onlyMinus
    /// `-5.00` and `+5.00`, as money lines need it.
    case always
  }

  /// The amount with the currency's decimals, or more where it has more, and its code: `-249.90 UAH`.
  package func printed(sign: SignStyle = .always, mark: DecimalMark = .point) -> String {
    digits(sign: sign, mark: mark) + " " + currency.code
  }

  /// The amount without its currency: `-249.90`.
  package func digits(sign: SignStyle = .always, mark: DecimalMark = .point) -> String {
    let (size, unit) = (parts.magnitude, currency.partsPerUnit.magnitude)
    var decimals = String(size % unit + unit).dropFirst()
    while decimals.utf8.count > currency.minorDigits, decimals.utf8.last == 0x30 { decimals.removeLast() }
    let signText = isNegative ? "-" : sign == .always ? "+" : ""
    return signText + String(size / unit) + (decimals.isEmpty ? "" : mark.text + decimals)
  }
}
