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
    case .severalDays(let first, let last):
      self.init(
        .wrongRequest, .dateSeveralDays, [.text(text)], hints: [.didYouMean([typed(first.text), typed(last.text)])])
    case .endsBefore(let first, let last):
      self.init(.wrongRequest, .dateEndsBefore, [.day(last), .day(first)])
    case .toCome(let day):
      self.init(.wrongRequest, .dateToCome, [.text(text)], hints: [.didYouMean([typed(day.text)])])
    case .longAgo(let last, let next):
      self.init(
        .wrongRequest, .dateLongAgo, [.text(text)], hints: [.didYouMean([typed(last.text), typed(next.text)])])
    case .notADate, .noSuchDay, .outOfRange:
      self.init(.wrongRequest, .dateNotADate, [.text(text)], hints: hints.isEmpty ? [Remark(.dateSuchAs)] : hints)
    }
  }
}
