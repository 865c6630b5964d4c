import VaultStore
package import VaultMessages

/// Why a command could not do its work, as facts: the exit code, the sentence's key and its values, and hints.
///
/// ```swift
/// throw CommandFailure(.wrongCall, .itemNotFound, [.text(name)], hints: [.didYouMean(names)])
/// ```
package struct CommandFailure: Error, Sendable {
  /// The failures after which somebody goes on; all others are only said.
  package enum Code: Sendable {
    case noVault, noRepository
    /// Nothing has a name, no file stands at a path, or what stands there cannot be read.
    case noItem, noFile, cannotRead
    case noList
    case damagedIndex
    case changedMeanwhile
    case declined
  }

  package let exit: ExitCode
  package let key: MessageKey
  package let values: [MessageValue]
  /// Lines below the sentence, such as the items that it speaks of; safe for a terminal.
  package let details: [String]
  /// Something to try, said below the error.
  package let hints: [Remark]
  /// What those who go on after it branch on; nil for one that is only said.
  package let code: Code?

  package init(
    _ exit: ExitCode, _ key: MessageKey, _ values: [MessageValue] = [], details: [String] = [], hints: [Remark] = [],
    code: Code? = nil
  ) {
    self.exit = exit
    self.key = key
    self.values = values
    self.details = details
    self.hints = hints
    self.code = code
  }

  /// Something that is asked for cannot be read.
  package init(cannotRead name: String, _ reason: MessageValue, hints: [Remark] = []) {
    let isAbsent = if case .systemError(SystemError.notFound.code) = reason { true } else { false }
    self.init(
      .ioFailure, .cannotRead, [.text(name), reason], hints: hints, code: isAbsent ? .noFile : .cannotRead)
  }

  /// Whether nothing has the name that was looked up, or no file stands at the path.
  var isAbsence: Bool { code == .noItem || code == .noFile }

  /// Whether a name tells nothing: nothing has it, there is no vault to look in, or what has it cannot be read.
  var isOfUnknownName: Bool { isAbsence || code == .noVault || code == .cannotRead }
}
