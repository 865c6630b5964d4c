package import VaultMessages
package import VaultModel

extension Failure {
  /// A date of the command line that does not read, or that has two readings: each is shown as it would be typed.
  ///
  /// - Parameters:
  ///   - text: the date as it was typed.
  ///   - hints: what helps where it does not read, instead of some dates that do.
  ///   - typed: how a reading is typed, such as behind its option.
  package init(
    _ error: DateExpressionError, in text: String, hints: [Remark] = [], typed: (String) -> String = { $0 }
  ) {
    switch error {
    case .minutesOrMonths(let minutes, let months):
      self.init(.wrongRequest, .queryAmbiguousOffset, hints: [.didYouMean([typed(minutes), typed(months)])])
    case .notADate, .noSuchDay, .outOfRange:
      self.init(.wrongRequest, .dateNotADate, [.text(text)], hints: hints.isEmpty ? [Remark(.dateSuchAs)] : hints)
    }
  }
}
