/// A row of a bank's table as a payment.
package struct BankRow: Sendable, Hashable {
  package var date: LocalDate
  /// Below zero an expense, above an income, never nothing.
  package var money: Money
  /// What a line says it was for, in Markdown.
  package var words: String
  /// The block id of its line, `bank-` with a hash of the raw row and its count among equal ones: the same whenever the
  /// row is read.
  package var identifier: String

  /// What every ``identifier`` begins with.
  package static let prefix = "bank-"

  package init(date: LocalDate, money: Money, words: String, identifier: String) {
    (self.date, self.money, self.words, self.identifier) = (date, money, words, identifier)
  }
}
