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
  package let hints: [Hint]

  package init(_ exit: ExitCode, _ key: MessageKey, _ values: [MessageValue] = [], hints: [Hint] = []) {
    self.exit = exit
    self.key = key
    self.values = values
    self.hints = hints
  }
}
