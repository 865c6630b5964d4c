import VaultMessages
import VaultModel

extension Messages {
  /// A length in whole minutes: `40 min`, `2 h`, `36 h 20 min`.
  func length(minutes: Int) -> String {
    text(of: .length(TimeSpan(minutes: Int64(minutes)) ?? TimeSpan(seconds: .max)))
  }

  /// The same in a column, as short as it can be written: `1h45m` as the format has it, `1 год 45 хв` in Ukrainian, which has
  /// no shorter form.
  func shortLength(_ span: TimeSpan) -> String { language == .english ? span.text : text(of: .length(span)) }
}
