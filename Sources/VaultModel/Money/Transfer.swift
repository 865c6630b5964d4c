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
    self.init(
      of: money, from: account, to: to, received: text.flatMap { Self.received($0, context) },
      isReceivedWritten: text != nil)
  }

  /// What arrives, as a line says it; nil when that is no sum.
  package static func received(_ text: String, _ context: ReadingContext) -> Money? {
    MoneyReading(
      parsing: text, configured: context.currency, others: context.otherCurrencies, needsSign: false,
      context: context.numbers)?.money
  }

  /// - Parameter isWritten: whether the line says what arrives, even if nobody can read it.
  package init(
    of money: Money, from account: String?, to: String?, received: Money?, isReceivedWritten isWritten: Bool
  ) {
    self.received = received
    guard let to else {
      fault = isWritten ? .moneyReceivedWrong : nil
      return
    }
    if !money.isNegative {
      fault = .moneyTransferPlus
    } else if (account ?? Self.usualAccount).lowercased() == to.lowercased() {
      fault = .moneyTransferSame
    } else if isWritten {
      // More cannot arrive than was sent; of another currency nobody can tell.
      let isMore = received?.isLess(than: -money).map { !$0 && received != -money } ?? false
      if received?.isNegative ?? true || isMore { fault = .moneyReceivedWrong }
    }
  }
}
