import VaultMessages
import VaultModel
import VaultSyntax

extension Invocation {
  /// Whether somebody is there to be asked, and to answer.
  var canAsk: Bool { environment.inputIsTerminal && environment.errorsAreTerminal }

  /// Asks on the error stream and waits for the answer, without white space at its ends; nil when there is none.
  ///
  /// - Throws: that the command was stopped instead of an answer: what was typed before then does not count.
  func ask(_ question: MessageKey, _ values: [MessageValue] = []) throws(CommandFailure) -> String? {
    output.finish()
    errors.write(messages(question, values) + " ")
    errors.flush()
    let answer = environment.readLine()
    if environment.isInterrupted() {
      errors.write("\n")
      throw CommandFailure(.interrupted, .stopped)
    }
    return answer.map { String(decoding: $0, as: UTF8.self).trimmed }
  }

  /// Asks something to be answered with yes or no; anything but yes is no.
  ///
  /// - Throws: that the command was stopped instead of an answer.
  func isYes(_ question: MessageKey, _ values: [MessageValue] = []) throws(CommandFailure) -> Bool {
    let answer = try ask(question, values)?.lowercased() ?? ""
    return ["y", "т"].contains(answer) || Answer(spelling: answer) == .yes
  }
}
