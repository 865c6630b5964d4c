import VaultModel
import VaultSyntax

/// Where the columns of a mapping stand in a table.
struct BankColumns {
  private let dateColumn: Int
  let amountColumn: Int?
  let debitColumn: Int?
  let creditColumn: Int?
  private let payeeColumn: Int?
  private let currencyColumn: Int?

  /// Finds the columns by their names, in any case.
  init(_ mapping: BankMapping, names: [String]) throws(BankStatement.Failure) {
    let folded = names.map { $0.trimmed.lowercased() }
    var missing: [String] = []
    func place(_ name: String?) -> Int? {
      guard let name else { return nil }
      let place = folded.firstIndex(of: name.trimmed.lowercased())
      if place == nil { missing.append(name) }
      return place
    }
    dateColumn = place(mapping.date) ?? 0
    (amountColumn, debitColumn, creditColumn) = (place(mapping.amount), place(mapping.debit), place(mapping.credit))
    (payeeColumn, currencyColumn) = (place(mapping.payee), place(mapping.currency))
    guard missing.isEmpty else { throw .missingColumns(missing, found: names.map(\.trimmed).filter { !$0.isEmpty }) }
  }

  func date(_ row: CSVTable.Row) -> String { cell(dateColumn, of: row) }
  func payee(_ row: CSVTable.Row) -> String { cell(payeeColumn, of: row) }
  func currency(_ row: CSVTable.Row) -> String { cell(currencyColumn, of: row) }

  /// A cell without spaces at its ends; empty where the row has none.
  func cell(_ column: Int?, of row: CSVTable.Row) -> String {
    column.map { row.cells.indices.contains($0) ? row.cells[$0].trimmed : "" } ?? ""
  }
}
