package import VaultMessages
package import VaultStore

extension CommandFailure {
  /// Nothing was written, or not all: each case says which.
  package init(_ failure: WriteFailure, messages: Messages) {
    switch failure {
    case .conflict(let conflicts):
      self.init(
        .conflict, .writeConflict, details: conflicts.map { messages($0.reason.sentence, [.text($0.path.text)]) },
        hints: conflicts.contains { $0.reason == .changed } ? [Remark(.writeConflictHint)] : [], code: .changedMeanwhile
      )
    case .refusal(let path, let refusal, let bytes):
      self.init(refusal, path: path, bytes: bytes)
    case .system(let path, let error):
      self.init(
        .ioFailure, .cannotWrite, [.text(path.text), .systemError(error.code)], hints: [Remark(.writeNothingWritten)])
    case .unfinished(let path, let error, let willFinish):
      self.init(
        .ioFailure, willFinish ? .writeWillFinish : .writeWillTakeBack, [.text(path.text), .systemError(error.code)])
    case .editedMeanwhile(let paths, let reason):
      let cause = CommandFailure(reason, messages: messages)
      self.init(
        .conflict, .writeEditedMeanwhile, [.count(paths.count)],
        details: paths.map { SafeText.line($0.text) } + [messages(cause.key, cause.values)] + cause.details)
    case .locked: self.init(.ioFailure, .writeLocked)
    case .stopped: self.init(.interrupted, .stopped)
    case .unsafeState(let path, .wrongKind): self.init(.ioFailure, .writeUnsafeKind, [.text(path.text)])
    case .unsafeState(let path, .notOwn): self.init(.ioFailure, .writeUnsafeOwner, [.text(path.text)])
    case .damagedUndo(let path):
      self.init(
        .ioFailure, .undoDamaged, [.text(path.text)], hints: [Remark(.undoDamagedHint, [.text(path.text)])])
    case .damagedStart(let path):
      self.init(.ioFailure, .startDamaged, [.text(path.text)], hints: [Remark(.startDamagedHint)])
    case .nothingToUndo: self.init(.nothingFound, .undoNothing)
    case .tooLarge(let bytes): self.init(.wrongCall, .writeTooMuch, [.count(bytes)])
    }
  }
}

extension WriteFailure.Reason {
  /// Why the file, which is the first value, cannot be written.
  var sentence: MessageKey {
    switch self {
    case .changed: .writeChanged
    case .vanished: .writeVanished
    case .nameTaken: .writeNameTaken
    case .namedTwice: .writeNamedTwice
    case .outsideVault: .writeOutside
    case .otherVault: .writeOtherVault
    case .notRegularFile: .writeNotRegular
    case .tooLarge: .writeFileTooLarge
    case .notAPath: .writeNotAPath
    }
  }
}
