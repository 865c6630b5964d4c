import VaultActions
import VaultExchange
import VaultMessages
import VaultModel

/// `vault export` of payments: a table, or the journal of another program.
struct MoneyExport {
  private let invocation: Invocation
  private let format: LedgerFile.Format

  init(_ invocation: Invocation, as format: LedgerFile.Format) { (self.invocation, self.format) = (invocation, format) }

  /// Writes the payments among some items; of a note of money that is named all of its lines.
  func run(_ selection: ItemSelection) throws(Failure) -> ExitCode {
    let found = FoundPayments(of: selection.items)
    if !found.faults.isEmpty {
      invocation.note(.moneyFaults, [.count(found.faults.count), .list(found.faults.map(\.place))])
    }
    guard !found.payments.isEmpty else { throw Failure(.notFound, .exportNoMoney) }
    let file = LedgerFile(found.payments, openings: selection.vault.settings.openings)
    try ExportFile(invocation, format: format.rawValue)
      .write(Array(file.text(as: format).utf8), count: found.payments.count)
    return .done
  }
}
