import VaultActions
import VaultMessages
package import VaultStore

extension Failure {
  /// git could not do what was asked; each case says what to do about it, where something can be done.
  package init(_ failure: GitFailure) {
    switch failure {
    case .notInstalled: self.init(.system, .gitMissing, hints: [Remark(.gitMissingHint)])
    case .tooOld: self.init(.system, .gitTooOld, [.text(GitProgram.oldestVersion)])
    case .notARepository(let folder):
      self.init(
        .system, .gitNoRepository, [.text(folder.text)], hints: [Remark(.gitNoRepositoryHint)], code: .noRepository)
    case .otherOwner(let folder):
      let call = ["git", "config", "--global", "--add", "safe.directory", folder.text].map(ShellWord.quoted)
      self.init(
        .system, .gitOtherOwner, [.text(folder.text)],
        hints: [Remark(.gitOtherOwnerHint, [.text(call.joined(separator: " "))])])
    case .promisorRemote(let name):
      self.init(.system, .gitPromisor, [.text(name)], hints: [Remark(.gitPromisorHint)])
    case .workTreeElsewhere(let folder): self.init(.system, .gitWorkTreeElsewhere, [.text(folder.text)])
    case .noSuchRevision(let name): self.init(.wrongRequest, .gitNoRevision, [.text(name)])
    case .noSuchObject(let id): self.init(.system, .gitNoObject, [.text(id.hex)])
    case .unexpectedOutput(let command), .tooMuchOutput(let command):
      self.init(.system, .gitUnexpected, [.text("git \(command)")])
    case .failed(let command, let end, let message):
      let details = message.split(separator: "\n").map { MessageValue.text(String($0)) }
      switch end {
      case .exited(let status):
        self.init(.system, .gitFailed, [.text("git \(command)"), .count(Int(status))], details: details)
      case .signalled(let signal):
        self.init(.system, .gitKilled, [.text("git \(command)"), .count(Int(signal))], details: details)
      }
    case .system(let error): self.init(.system, .gitNotStarted, [.systemError(error.code)])
    case .stopped: self.init(.stopped, .stopped)
    }
  }
}
