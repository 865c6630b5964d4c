/// Why a command could not do its work, as facts: the exit code, the sentence's key and its values, and hints.
///
/// ```swift
/// throw CommandFailure(.wrongCall, .itemNotFound, [.text(name)], hints: [.didYouMean(names)])
/// ```
package struct CommandFailure: Error, Sendable {
  /// Something to try, said below the error.
  package struct Hint: Sendable, Equatable {
    package let key: MessageKey
    package let values: [MessageValue]

    package init(_ key: MessageKey, _ values: [MessageValue] = []) {
      self.key = key
      self.values = values
    }

    /// “Did you mean …?” with the spellings that would be right, nearest first.
    package static func didYouMean(_ spellings: [String]) -> Hint { Hint(.didYouMean, [.alternatives(spellings)]) }
  }

  package let exit: ExitCode
  package let key: MessageKey
  package let values: [MessageValue]
  /// Lines below the sentence, such as the items that it speaks of; safe for a terminal.
  package let details: [String]
  package let hints: [Hint]

  package init(
    _ exit: ExitCode, _ key: MessageKey, _ values: [MessageValue] = [], details: [String] = [], hints: [Hint] = []
  ) {
    self.exit = exit
    self.key = key
    self.values = values
    self.details = details
    self.hints = hints
  }
}
