import VaultMessages

/// Prints a failure: `vault: ` and the sentence, its details, then each hint on a line of its own.
struct FailureReport {
  private let failure: CommandFailure
  private let messages: Messages
  private let painter: Painter

  init(_ failure: CommandFailure, messages: Messages, painter: Painter) {
    self.failure = failure
    self.messages = messages
    self.painter = painter
  }

  func write(to stream: OutputSink) {
    let label = painter.paint(messages(.labelError), .error)
    stream.writeLine("\(label): \(messages(failure.key, failure.values))")
    for line in failure.details { stream.writeLine("  " + line) }
    for hint in failure.hints {
      stream.writeLine("\(painter.paint(messages(.labelHint), .hint)): \(messages(hint.key, hint.values))")
    }
  }
}
