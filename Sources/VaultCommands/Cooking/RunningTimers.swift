import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

/// The timers of a recipe that run while its steps are read, and ring when they are over.
struct RunningTimers {
  private let invocation: Invocation
  /// When the last of them is over, by the stopwatch.
  private var end: Duration = .zero

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Starts a timer that says a sentence when it is over.
  mutating func start(_ span: TimeSpan, _ sentence: String) {
    invocation.environment.alarm(.seconds(span.seconds), sentence)
    end = max(end, invocation.environment.stopwatch() + .seconds(span.seconds))
  }

  /// Lets timers run that are not over, until somebody has heard enough.
  ///
  /// - Returns: true: all is cooked.
  func wait() throws(Failure) -> Bool {
    if end > invocation.environment.stopwatch() { _ = try invocation.ask(.stepsWait) }
    return true
  }
}
