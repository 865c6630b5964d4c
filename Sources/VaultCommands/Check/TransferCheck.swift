import VaultModel
import VaultSyntax

/// Checks that a transfer says what arrives where the settings tell that it cannot be the sum itself: the account it goes to
/// has openings, and none in the currency that leaves.
struct TransferCheck: Sendable {
  /// The currencies of the openings, by account in small letters.
  private let currencies: [String: Set<Currency>]

  init(_ settings: Settings) {
    let named = settings.openings.map { ($0.lowercased(), Set($1.map(\.currency))) }
    currencies = Dictionary(named, uniquingKeysWith: { $0.union($1) })
  }

  /// One finding a transfer, at the account it goes to.
  func diagnostics(of note: Note) -> [Diagnostic] {
    guard !currencies.isEmpty else { return [] }
    return note.items.compactMap { item in
      guard item.type == .money, item.line != nil, let field = note.field(.to, of: item) else { return nil }
      let entry = note.moneyEntry(of: item)
      guard entry.fault == nil, entry.received == nil, let to = entry.to, let money = entry.money,
        let known = currencies[to.lowercased()], !known.contains(money.currency)
      else { return nil }
      return Diagnostic(.moneyTransferCurrency, at: field.range, values: [to, money.currency.code])
    }
  }
}
