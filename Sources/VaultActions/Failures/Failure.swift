package import VaultMessages
import VaultStore

/// Why an action has no answer: of which kind it is, and what is to be said of it.
///
/// ```swift
/// throw Failure(.wrongRequest, .itemNotFound, [.text(name)], hints: [.didYouMean(names)])
/// ```
package struct Failure: Error, Sendable {
  /// What those who asked do about it; the exit codes of the program are these.
  package enum Kind: Sendable { case notFound, wrongRequest, system, conflict, stopped }

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

  package private(set) var kind: Kind
  package let remark: Remark
  /// Lines below the sentence, such as the files that it speaks of.
  package let details: [MessageValue]
  /// Something to try, said below the error.
  package private(set) var hints: [Remark]
  /// What those who go on after it branch on; nil for one that is only said.
  package let code: Code?
  /// The items of which one is meant, where that is what is wrong.
  package var choice: ItemChoice?

  package init(
    _ kind: Kind, _ remark: Remark, details: [MessageValue] = [], hints: [Remark] = [], code: Code? = nil
  ) {
    self.kind = kind
    self.remark = remark
    self.details = details
    self.hints = hints
    self.code = code
  }

  package init(
    _ kind: Kind, _ key: MessageKey, _ values: [MessageValue] = [], details: [MessageValue] = [],
    hints: [Remark] = [], code: Code? = nil
  ) {
    self.init(kind, Remark(key, values), details: details, hints: hints, code: code)
  }

  /// Something that is asked for cannot be read.
  package init(cannotRead name: String, _ reason: MessageValue, hints: [Remark] = []) {
    let isAbsent = if case .systemError(SystemError.notFound.code) = reason { true } else { false }
    self.init(.system, .cannotRead, [.text(name), reason], hints: hints, code: isAbsent ? .noFile : .cannotRead)
  }

  package static let stopped = Failure(.stopped, .stopped)

  /// The same as a failure of another kind, or with more to try.
  package func with(_ kind: Kind? = nil, hints: [Remark] = []) -> Failure {
    var failure = self
    failure.kind = kind ?? self.kind
    failure.hints += hints
    return failure
  }

  /// Whether nothing has the name that was looked up, or no file stands at the path.
  package var isAbsence: Bool { code == .noItem || code == .noFile }

  /// Whether a name tells nothing: nothing has it, there is no vault to look in, or what has it cannot be read.
  package var isOfUnknownName: Bool { isAbsence || code == .noVault || code == .cannotRead }
}
