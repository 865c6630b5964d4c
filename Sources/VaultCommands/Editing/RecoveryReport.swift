import VaultMessages
import VaultModel
import VaultStore

/// Says what became of a command that an earlier crash, kill or full disk had left half done.
struct RecoveryReport {
  private let recovery: Recovery?

  /// Tells of a recovery; nil is nothing to tell of.
  init(_ recovery: Recovery?) { self.recovery = recovery }

  /// Prints notes and warnings.
  func print(_ invocation: Invocation) {
    guard let recovery else { return }
    switch recovery.outcome {
    case .finished: invocation.note(.recoveryFinished, [.text(recovery.line)])
    case .takenBack: invocation.note(.recoveryTakenBack, [.text(recovery.line)])
    case nil: break
    }
    for path in recovery.edited { invocation.warn(.recoveryEdited, [.text(path.text)]) }
    for path in recovery.leftovers { invocation.warn(.recoveryLeftover, [.text(path.text)]) }
    if let path = recovery.otherDevice { invocation.warn(.recoveryOtherDevice, [.text(path.text)]) }
    for path in recovery.setAside { invocation.warn(.recoverySetAside, [.text(path.text)]) }
  }
}

extension Recovery {
  /// The command as it would be typed.
  fileprivate var line: String { CommandRecord(words: words, time: LocalDateTime(.epoch)).line }
}
