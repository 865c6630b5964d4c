/// How the table of a bank is read: one entry of the setting `imports`.
///
/// ```yaml
/// imports: {mybank: {date: "Дата", format: "%d.%m.%Y", amount: "Сума", payee: "Опис", account: card}}
/// ```
package struct BankMapping: Sendable, Hashable {
  /// What the bytes of the table are.
  package enum Encoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case windows1251 = "windows-1251"
  }

  // MARK: Names of columns

  package var date = ""
  /// The sums with their signs.
  package var amount: String?
  /// What goes and what comes, where a table has a column for each.
  package var (debit, credit): (String?, String?) = (nil, nil)
  package var payee: String?
  package var currency: String?

  // MARK: The table

  /// How days are written.
  package var format = DatePattern.iso
  /// What stands between cells; nil: as the row of names tells.
  package var delimiter: UInt8?
  package var encoding = Encoding.utf8
  /// How many lines stand before the row of names.
  package var skip = 0
  /// Whether every sum has the other sign.
  package var isNegated = false
  /// The account of the payments; nil: ``Transfer/usualAccount``.
  package var account: String?

  package init() {}

  /// Every key there is; another one is a diagnostic.
  package static let keys = [
    "date", "format", "amount", "debit", "credit", "payee", "currency", "account", "delimiter", "encoding", "skip",
    "negate",
  ]

  /// The keys without which no row can be read, of which this has none.
  var missingKeys: [String] {
    (date.isEmpty ? ["date"] : []) + (amount == nil && debit == nil && credit == nil ? ["amount"] : [])
  }
}
