import VaultMessages
import VaultModel

extension Messages {
  /// A length in whole minutes: `40 min`, `2 h`, `36 h 20 min`.
  func length(minutes: Int) -> String {
    text(of: .length(TimeSpan(minutes: Int64(minutes)) ?? TimeSpan(seconds: .max)))
  }
}
