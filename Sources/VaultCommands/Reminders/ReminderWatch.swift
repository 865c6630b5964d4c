import VaultActions
import VaultMessages

/// Stays, and looks for reminders again whenever there may be some: at the next alert, and every minute for what somebody
/// wrote meanwhile. A clock that is set and a computer that slept are noticed a second later.
struct ReminderWatch {
  /// How long it may take until an edited note counts, in seconds.
  private static let patience: Int64 = 60

  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Looks again and again until somebody stops it.
  func follow(_ run: inout ReminderRun) throws(Failure) -> ExitCode {
    if invocation.environment.errorsAreTerminal { invocation.note(.remindWatching) }
    var code = ExitCode.done
    while !invocation.shouldStop {
      let outcome = try run.look()
      if outcome.code != .done { code = outcome.code }
      if outcome.hasTold, invocation.environment.errorsAreTerminal {
        invocation.errors.write("\u{7}")
        invocation.errors.flush()
      }
      guard !invocation.shouldStop else { break }
      let environment = invocation.environment
      let soon = environment.clock() + Self.patience
      environment.pause(min(outcome.next.map { $0 - (run.offset ?? 0) } ?? soon, soon), Self.patience)
    }
    return code
  }
}
