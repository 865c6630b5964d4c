import VaultModel
import VaultSyntax

/// Reads the sums of a bank's rows.
struct BankSums {
  /// Why a row has no sum.
  struct Refusal: Error {
    var reason: BankStatement.Fault.Reason
    var text: String

    init(_ reason: BankStatement.Fault.Reason, _ text: String) { (self.reason, self.text) = (reason, text) }
  }

  private let columns: BankColumns
  private let isNegated: Bool
  private let context: ReadingContext

  init(_ columns: BankColumns, isNegated: Bool, _ context: ReadingContext) {
    (self.columns, self.isNegated, self.context) = (columns, isNegated, context)
  }

  /// The mark of the sums that leave no doubt, which decides the others: a bank writes all in one way. Nil if there are
  /// none, or if they differ.
  func decimalMark(of rows: some Sequence<CSVTable.Row>) -> DecimalMark? {
    var marks: Set<DecimalMark> = []
    for row in rows {
      for column in [columns.amountColumn, columns.debitColumn, columns.creditColumn] {
        let text = columns.cell(column, of: row)
        let tail = text.utf8.reversed().prefix { $0 != DecimalMark.point.byte && $0 != DecimalMark.comma.byte }
        guard tail.count < text.utf8.count, 1...2 ~= tail.count, tail.allSatisfy({ 0x30...0x39 ~= $0 }) else {
          continue
        }
        marks.insert(text.utf8.dropLast(tail.count).last == DecimalMark.point.byte ? .point : .comma)
      }
    }
    return marks.count == 1 ? marks.first : nil
  }

  /// The sum of a row with its sign: below zero what goes.
  func money(of row: CSVTable.Row, mark: DecimalMark?) throws(Refusal) -> Money {
    let currency = try currency(of: row)
    let amount = try money(columns.amountColumn, of: row, currency, mark)
    let debit = try money(columns.debitColumn, of: row, currency, mark).map { $0.isNegative ? $0 : -$0 }
    let credit = try money(columns.creditColumn, of: row, currency, mark)
    let sums = [amount, debit, credit].compactMap(\.self)
    let moving = sums.filter { $0.parts != 0 }
    guard moving.count <= 1 else { throw Refusal(.twoSums, moving.map { $0.digits() }.joined(separator: ", ")) }
    guard let money = moving.first ?? sums.first else { throw Refusal(.sumMissing, "") }
    return isNegated ? -money : money
  }

  private func currency(of row: CSVTable.Row) throws(Refusal) -> Currency {
    let text = columns.currency(row)
    guard !text.isEmpty else { return context.currency }
    let other = context.otherCurrencies.first { $0.code == text.uppercased() }
    guard let currency = other ?? Currency(parsing: text, configured: context.currency) else {
      throw Refusal(.currency, text)
    }
    return currency
  }

  private func money(
    _ column: Int?, of row: CSVTable.Row, _ currency: Currency, _ mark: DecimalMark?
  ) throws(Refusal) -> Money? {
    let text = columns.cell(column, of: row)
    guard !text.isEmpty else { return nil }
    // Without a context a doubtful number is told, which the bank's own way of writing decides before the vault's.
    let reading = MoneyReading(
      parsing: Self.joiningDigits(text), configured: currency, others: context.otherCurrencies, needsSign: false)
    switch reading {
    case .money(let money):
      guard money.hasMinorUnits else { throw Refusal(.decimals, text) }
      return money
    case .ambiguous(let decimal, let thousands):
      guard let mark = mark ?? context.numbers.decimalMark else { throw Refusal(.ambiguous, text) }
      let isDecimal = text.utf8.contains(mark.byte)
      let money = isDecimal ? decimal : thousands
      guard money.hasMinorUnits else { throw Refusal(.decimals, text) }
      return money
    case .tooManyDecimals: throw Refusal(.decimals, text)
    default: throw Refusal(.sum, text)
    }
  }

  /// The text without the spaces between digits, of any kind: the cell is one sum.
  private static func joiningDigits(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let isDigit = { (place: Int) in scalars.indices.contains(place) && ("0"..."9").contains(scalars[place]) }
    var joined = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if scalar.properties.isWhitespace, isDigit(place - 1), isDigit(place + 1) { continue }
      joined.append(scalar)
    }
    return String(joined)
  }
}
