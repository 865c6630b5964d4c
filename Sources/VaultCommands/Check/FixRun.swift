import VaultActions
import VaultEdit
import VaultMessages
import VaultStore

/// Makes the fixes of a check, all of them or none, and says which findings are gone and which are left.
struct FixRun {
  private let invocation: Invocation
  private let session: Vault

  init(_ invocation: Invocation, _ session: Vault) {
    self.invocation = invocation
    self.session = session
  }

  /// What is to be said beside the findings once they are printed.
  typealias Remark = (key: MessageKey, values: [MessageValue])

  /// Writes the fixed files and marks their findings; nil when they were only to be shown, or somebody said no.
  ///
  /// - Parameter again: checks everything once more, because what is put right in one note counts in others.
  func apply(
    _ files: [VaultFix.FixedFile], to outcome: inout VaultCheck.Outcome,
    again: () throws(Failure) -> VaultCheck.Outcome
  ) throws(Failure) -> [Remark]? {
    let run = EditRun(invocation, session)
    let writes = files.map(\.write)
    let numbers: [MessageValue] = [
      .count(files.reduce(0) { $0 + $1.outcome.fixed.count }), .count(files.count),
    ]
    if run.preview(writes) {
      if files.isEmpty { invocation.note(.fixNothing) } else { invocation.note(.fixPreview, numbers) }
      return nil
    }
    guard !files.isEmpty else {
      outcome.findings = outcome.findings.map(\.left)
      return outcome.findings.isEmpty ? [] : [(.fixNothing, [])]
    }
    guard try run.write(writes) != nil else { return nil }
    outcome.findings = files.flatMap(\.findings) + (try again().findings.map(\.left))
    outcome.findings = outcome.findings.enumerated()
      .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
    return [(.fixSummary, numbers), (.editUndoHint, [])]
  }
}

extension Finding {
  /// The finding as one that was to be put right and was not.
  fileprivate var left: Finding {
    var finding = self
    finding.isFixed = false
    return finding
  }
}
