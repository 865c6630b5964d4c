package import VaultSyntax

/// What stands where an amount of money is expected.
package enum MoneyReading: Sendable, Hashable {
  case money(Money)
  /// `249.90 UAH` in a place that wants a sign: what it would be as an expense and as an income.
  case signMissing(expense: Money, income: Money)
  /// `-1,500` with nothing to decide it.
  case ambiguous(decimal: Money, thousands: Money)
  /// More than can be counted exactly.
  case tooLarge
  /// More decimals than are counted of the currency: four of one of ISO 4217.
  case tooManyDecimals

  /// The amount, if it is beyond doubt.
  package var money: Money? {
    if case .money(let money) = self { money } else { nil }
  }

  /// An amount found at the beginning of a text.
  package struct Prefix: Sendable, Hashable {
    package var reading: MoneyReading
    /// From the sign to the end of number and currency.
    package var range: ByteRange
    /// The currency as written; empty if the configured one is meant.
    package var currencyRange: ByteRange
    /// Where the text after the amount begins, spaces skipped.
    package var textStart: Int
  }

  /// Reads an amount that is all of `text`; nil if it is none, such as `abc`.
  ///
  /// ```swift
  /// MoneyReading(parsing: "+1 500,00 ₴", configured: .hryvnia)   // .money(1500 UAH)
  /// MoneyReading(parsing: "249.90", configured: .hryvnia)        // .signMissing(-249.90, +249.90)
  /// ```
  package init?(
    parsing text: String, configured: Currency, others: [Currency] = [], needsSign: Bool = true,
    context: NumberContext = NumberContext()
  ) {
    let bytes = Array(text.utf8)
    let trimmed = ByteCursor.trimming(ByteRange(0, bytes.count), of: bytes)
    let prefix = Self.prefix(
      of: bytes, in: trimmed, configured: configured, others: others, needsSign: needsSign, context: context)
    guard let prefix, prefix.range.upper == trimmed.upper else { return nil }
    self = prefix.reading
  }

  /// Reads the amount a text begins with: sign, number and currency, which may stand before the number too. Nil if the
  /// text begins with something else.
  ///
  /// - Parameter others: the currencies of the settings.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, configured: Currency, others: [Currency] = [], needsSign: Bool = true,
    context: NumberContext = NumberContext()
  ) -> Prefix? {
    MoneyReader(configured: configured, others: others, needsSign: needsSign, context: context)
      .read(ByteCursor(bytes, in: range))
  }
}

/// Reads `-249.90 UAH`, `+1 500,00 ₴`, `-₴249.90`, `+$5`.
private struct MoneyReader {
  var configured: Currency
  var others: [Currency]
  var needsSign: Bool
  var context: NumberContext

  private enum Sign { case plus, minus }

  func read(_ beginning: ByteCursor) -> MoneyReading.Prefix? {
    var cursor = beginning
    cursor.skipSpaces()
    let start = cursor.position
    var sign = takeSign(&cursor)
    var currency: (Currency, ByteRange)? = takeCurrency(&cursor)
    if currency != nil {
      if sign == nil { sign = takeSign(&cursor) }
      cursor.skipSpaces()
    }
    let number = cursor
    guard isNumberStart(cursor), let reading = NumberReader(context: context, groupsBySpace: true).read(&cursor),
      isPlain(reading)
    else { return nil }
    let end = cursor.position
    if currency == nil {
      cursor.skipSpaces()
      currency = takeCurrency(&cursor)
      if currency == nil { cursor.position = end }
    }
    guard isEnd(cursor) else { return nil }
    let decided = decide(reading, from: number, currency: currency?.0)
    let money = moneyReading(decided, sign, currency?.0 ?? configured)
    let range = ByteRange(start, cursor.position)
    let none = ByteRange(cursor.position, cursor.position)
    cursor.skipSpaces()
    return MoneyReading.Prefix(
      reading: money, range: range, currencyRange: currency?.1 ?? none, textStart: cursor.position)
  }

  private func takeSign(_ cursor: inout ByteCursor) -> Sign? {
    if cursor.take(0x2B) { return .plus }
    return cursor.takeDash() ? .minus : nil
  }

  private func takeCurrency(_ cursor: inout ByteCursor) -> (Currency, ByteRange)? {
    let start = cursor.position
    guard let currency = Currency(at: &cursor, configured: configured, others: others) else { return nil }
    return (currency, ByteRange(start, cursor.position))
  }

  private func isNumberStart(_ cursor: ByteCursor) -> Bool {
    cursor.peek().isDigit || (cursor.peek() == 0x2E || cursor.peek() == 0x2C) && cursor.peek(1).isDigit
  }

  /// Money is counted in decimals; `1/2` and `½` are no amounts of it.
  private func isPlain(_ reading: NumberReading) -> Bool {
    guard case .number(let number) = reading else { return true }
    return number.notation.form == .integer || number.notation.form == .decimal
  }

  /// Whether the amount may end here: not in a longer word, a time or a date.
  private func isEnd(_ cursor: ByteCursor) -> Bool {
    guard !cursor.isAtEnd else { return true }
    let next = cursor.scalar().value
    if cursor.peek() == 0x3A || cursor.peek() == 0x25 || cursor.peek() == 0x2D || cursor.peek() == 0x2F { return false }
    let endsInDigit = cursor.position > 0 && cursor.bytes[cursor.position - 1].isDigit
    return !endsInDigit || !FoldedScalars.isWordScalar(next)
  }

  /// A plain space groups thousands before decimals or a currency and in Ukrainian and Russian; elsewhere it is doubtful:
  /// `-5 100 watt bulbs`.
  private func decide(_ reading: NumberReading, from number: ByteCursor, currency: Currency?) -> NumberReading {
    guard case .number(let grouped) = reading, grouped.notation.groupSeparator == .space,
      grouped.notation.form == .integer, currency == nil, !(context.language?.isCyrillic ?? false)
    else { return reading }
    var cursor = number
    guard case .number(let first)? = NumberReader(context: context).read(&cursor) else { return reading }
    return .refused(.ambiguous(decimal: first, thousands: grouped))
  }

  private func moneyReading(_ reading: NumberReading, _ sign: Sign?, _ currency: Currency) -> MoneyReading {
    switch reading {
    case .number(let number):
      guard let income = Money(number.value, currency) else { return failure(number, currency) }
      if sign == nil, needsSign { return .signMissing(expense: -income, income: income) }
      return .money(sign == .minus ? -income : income)
    case .refused(.ambiguous(let decimal, let thousands)):
      guard let small = Money(decimal.value, currency), let large = Money(thousands.value, currency) else {
        return failure(thousands, currency)
      }
      let isExpense = sign == .minus
      return .ambiguous(decimal: isExpense ? -small : small, thousands: isExpense ? -large : large)
    case .refused(.tooLarge):
      return .tooLarge
    }
  }

  private func failure(_ number: WrittenNumber, _ currency: Currency) -> MoneyReading {
    let isCounted = currency.partsPerUnit % number.value.denominator == 0
    return number.notation.decimals > max(4, currency.minorDigits) && !isCounted ? .tooManyDecimals : .tooLarge
  }
}
