import VaultActions
import VaultMessages
import VaultModel
import VaultStore

extension Invocation {
  /// The value of an option as a day, or a moment when a time is said, reckoned from now in the vault of the invocation;
  /// nil where it is not given.
  ///
  /// - Throws: that it does not read, with both readings of an offset that has two.
  func moment(of flag: Flag) throws(Failure) -> Moment? {
    guard arguments.has(flag) else { return nil }
    let vault = try workspace.vault()
    return try moment(of: flag, from: vault.now, weekStart: vault.settings.weekStart)
  }

  /// The same, reckoned from any moment.
  func moment(of flag: Flag, from now: LocalDateTime, weekStart: Weekday) throws(Failure) -> Moment? {
    guard let text = arguments[flag] else { return nil }
    do throws(DateExpressionError) {
      return try DateExpression(text).resolved(now: now, weekStart: weekStart)
    } catch {
      throw Failure(error, in: text) { flag.spelling + " " + $0 }
    }
  }
}
