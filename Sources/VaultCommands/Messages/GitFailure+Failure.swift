import VaultMessages
package import VaultStore

extension CommandFailure {
  /// git could not do what was asked; each case says what to do about it, where something can be done.
  package init(_ failure: GitFailure) {
    switch failure {
    case .notInstalled: self.init(.ioFailure, .gitMissing, hints: [Remark(.gitMissingHint)])
    case .tooOld: self.init(.ioFailure, .gitTooOld, [.text(GitProgram.oldestVersion)])
    case .notARepository(let folder):
      self.init(
        .ioFailure, .gitNoRepository, [.text(folder.text)], hints: [Remark(.gitNoRepositoryHint)], code: .noRepository)
    case .otherOwner(let folder):
      let call = ["git", "config", "--global", "--add", "safe.directory", folder.text].map(ShellWord.quoted)
      self.init(
        .ioFailure, .gitOtherOwner, [.text(folder.text)],
        hints: [Remark(.gitOtherOwnerHint, [.text(call.joined(separator: " "))])])
    case .promisorRemote(let name):
      self.init(.ioFailure, .gitPromisor, [.text(name)], hints: [Remark(.gitPromisorHint)])
    case .workTreeElsewhere(let folder): self.init(.ioFailure, .gitWorkTreeElsewhere, [.text(folder.text)])
    case .noSuchRevision(let name): self.init(.wrongCall, .gitNoRevision, [.text(name)])
    case .noSuchObject(let id): self.init(.ioFailure, .gitNoObject, [.text(id.hex)])
    case .unexpectedOutput(let command), .tooMuchOutput(let command):
      self.init(.ioFailure, .gitUnexpected, [.text("git \(command)")])
    case .failed(let command, let end, let message):
      let details = message.split(separator: "\n").map { SafeText.line(String($0)) }
      switch end {
      case .exited(let status):
        self.init(.ioFailure, .gitFailed, [.text("git \(command)"), .count(Int(status))], details: details)
      case .signalled(let signal):
        self.init(.ioFailure, .gitKilled, [.text("git \(command)"), .count(Int(signal))], details: details)
      }
    case .system(let error): self.init(.ioFailure, .gitNotStarted, [.systemError(error.code)])
    case .stopped: self.init(.interrupted, .stopped)
    }
  }
}
