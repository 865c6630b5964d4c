package import VaultSyntax

/// Money that goes from one account to another: `- 2026-11-03 -500 UAH {account: card, to: cash}`.
///
/// The one rule of what may be a transfer, for `check` and for the totals.
package struct Transfer: Sendable, Hashable {
  /// The account of a payment that names none.
  package static let usualAccount = "cash"

  /// What arrives, where the line says it; what leaves is the sum itself.
  package var received: Money?
  /// Why the line is none, nor a payment; nil when it is one, or names no other account.
  package var fault: DiagnosticCode?

  /// - Parameters:
  ///   - account: nil: ``usualAccount``.
  ///   - to: nil: the line is no transfer, and may say nothing of what arrives.
  ///   - received: as written, without a sign.
  package init(
    of money: Money, from account: String?, to: String?, received text: String?, _ context: ReadingContext
  ) {
    received = text.flatMap { text in
      MoneyReading(
        parsing: text, configured: context.currency, others: context.otherCurrencies, needsSign: false,
        context: context.numbers)?.money
    }
    guard let to else {
      fault = text == nil ? nil : .moneyReceivedWrong
      return
    }
    if !money.isNegative {
      fault = .moneyTransferPlus
    } else if (account ?? Self.usualAccount).lowercased() == to.lowercased() {
      fault = .moneyTransferSame
    } else if text != nil {
      // More cannot arrive than was sent; of another currency nobody can tell.
      let isMore = received?.isLess(than: -money).map { !$0 && received != -money } ?? false
      if received?.isNegative ?? true || isMore { fault = .moneyReceivedWrong }
    }
  }
}
