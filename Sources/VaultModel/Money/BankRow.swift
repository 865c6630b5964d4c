/// A row of a bank's table as a payment.
package struct BankRow: Sendable, Hashable {
  package var date: LocalDate
  /// Below zero an expense, above an income, never nothing.
  package var money: Money
  /// What a line says it was for, in Markdown.
  package var words: String
  /// The block id of its line, `bank-` with a hash of the raw row, its count among equal ones and the account: the same
  /// whenever the row is read.
  package var identifier: String
  /// The same without the account, by which lines of earlier imports are known.
  package var formerIdentifier: String

  /// What every ``identifier`` begins with.
  package static let prefix = "bank-"

  package init(date: LocalDate, money: Money, words: String, identifier: String, formerIdentifier: String) {
    (self.date, self.money, self.words) = (date, money, words)
    (self.identifier, self.formerIdentifier) = (identifier, formerIdentifier)
  }
}
