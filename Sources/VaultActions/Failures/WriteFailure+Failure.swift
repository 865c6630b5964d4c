import VaultMessages
package import VaultStore

extension Failure {
  /// Nothing was written, or not all: each case says which.
  package init(_ failure: WriteFailure) {
    switch failure {
    case .conflict(let conflicts):
      self.init(
        .conflict, .writeConflict, details: conflicts.map { .message($0.reason.sentence, [.text($0.path.text)]) },
        hints: conflicts.contains { $0.reason == .changed } ? [Remark(.writeConflictHint)] : [], code: .changedMeanwhile
      )
    case .refusal(let path, let refusal, let bytes):
      self.init(refusal, path: path, bytes: bytes)
    case .system(let path, let error):
      self.init(
        .system, .cannotWrite, [.text(path.text), .systemError(error.code)], hints: [Remark(.writeNothingWritten)])
    case .unfinished(let path, let error, let willFinish):
      self.init(
        .system, willFinish ? .writeWillFinish : .writeWillTakeBack, [.text(path.text), .systemError(error.code)])
    case .editedMeanwhile(let paths, let reason):
      let cause = Failure(reason)
      self.init(
        .conflict, .writeEditedMeanwhile, [.count(paths.count)],
        details: paths.map { .text($0.text) } + [.message(cause.remark.key, cause.remark.values)] + cause.details)
    case .locked: self.init(.system, .writeLocked)
    case .stopped: self.init(.stopped, .stopped)
    case .unsafeState(let path, .wrongKind): self.init(.system, .writeUnsafeKind, [.text(path.text)])
    case .unsafeState(let path, .notOwn): self.init(.system, .writeUnsafeOwner, [.text(path.text)])
    case .damagedUndo(let path):
      self.init(
        .system, .undoDamaged, [.text(path.text)], hints: [Remark(.undoDamagedHint, [.text(path.text)])])
    case .damagedStart(let path):
      self.init(.system, .startDamaged, [.text(path.text)], hints: [Remark(.startDamagedHint)])
    case .nothingToUndo: self.init(.notFound, .undoNothing)
    case .tooLarge(let bytes): self.init(.wrongRequest, .writeTooMuch, [.count(bytes)])
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

/// What a writer of the vault answers; why it cannot write becomes the failure that people read.
package func writing<Answer>(_ answer: @autoclosure () throws(WriteFailure) -> Answer) throws(Failure) -> Answer {
  do throws(WriteFailure) { return try answer() } catch { throw Failure(error) }
}
