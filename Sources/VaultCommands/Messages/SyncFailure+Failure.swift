import VaultActions
import VaultMessages
import VaultModel
import VaultStore

extension Failure {
  /// Why a commit or a synchronisation stopped, and what to do.
  init(_ failure: SyncFailure) {
    switch failure {
    case .writing(let failure): self.init(failure)
    case .git(let failure): self.init(failure)
    case .system(let path, let error):
      self.init(cannotRead: path.text, .systemError(error.code))
    case .underWay(let operation):
      self.init(
        .conflict, .gitUnderWay, [.text(operation.name)],
        hints: [operation == .bisect ? Remark(.gitBisectHint) : Remark(.gitUnderWayHint, [.text(operation.name)])])
    case .locked(let lock): self.init(lock)
    case .detached: self.init(.conflict, .syncDetached, hints: [Remark(.syncDetachedHint)])
    case .conflicts(let conflicts): self.init(conflicts)
    case .noIdentity(let message):
      self.init(.system, .gitNoIdentity, details: Self.lines(message), hints: [Remark(.gitNoIdentityHint)])
    case .commitRefused(let message):
      self.init(.system, .commitRefused, details: Self.lines(message), hints: [Remark(.commitRefusedHint)])
    case .mergeRefused(let message, let staged, let edited):
      let hints = [(staged, MessageKey.mergeRefusedStaged), (edited, .mergeRefusedEdited)]
        .filter { !$0.0.isEmpty }.map { Remark($0.1, [.list($0.0.map(\.text))]) }
      self.init(.conflict, .mergeRefused, details: Self.lines(message), hints: hints + [Remark(.syncAgainHint)])
    case .driverFailed(let paths, let message):
      self.init(
        .system, .syncDriverFailed, [.list(paths.map(\.text))], details: Self.lines(message),
        hints: [Remark(.syncDriverFailedHint)])
    case .severalRemotes(let names):
      self.init(.wrongRequest, .syncSeveralRemotes, [.list(names)], hints: [Remark(.syncSeveralRemotesHint)])
    case .unnamedRemote(let name):
      self.init(.wrongRequest, .syncUnnamedRemote, [.text(name)], hints: [Remark(.syncUnnamedRemoteHint)])
    case .remote(let name, let trouble, let message): self.init(trouble, of: name, message)
    case .unrelated(let remote, let isShallow):
      self.init(
        .conflict, isShallow ? .syncCutOff : .syncUnrelated, [.text(remote)],
        hints: [Remark(isShallow ? .syncCutOffHint : .syncUnrelatedHint, [.text(remote)])])
    case .pushRefused(let remote, let reason, let message):
      self.init(
        .system, .pushRefused, [.text(remote), .text(reason)], details: Self.lines(message),
        hints: [Remark(.syncAgainHint)])
    case .outrun(let remote):
      self.init(.conflict, .syncOutrun, [.text(remote)], hints: [Remark(.syncAgainHint)])
    }
  }

  private init(_ lock: GitLock) {
    let path = MessageValue.text(lock.path.text)
    switch lock.holder {
    case .process(let number):
      self.init(.system, .gitLockHeld, [.text(String(number))], hints: [Remark(.gitLockHeldHint)])
    case .nobody: self.init(.system, .gitLockLeft, [path, lock.ageValue], hints: [Remark(.gitLockHint)])
    case .unknown: self.init(.system, .gitLockUnknown, [path, lock.ageValue], hints: [Remark(.gitLockHint)])
    }
  }

  private init(_ conflicts: OpenConflicts) {
    let marked = conflicts.marked.flatMap { file in
      file.lines.map { MessageValue.text("\(file.path.text):\($0)") }
    }
    let others: [(MessageKey, [Path])] = [
      (.conflictUndecided, conflicts.undecided), (.conflictUnmerged, conflicts.unmerged),
      (.conflictOutside, conflicts.outside), (.conflictKept, conflicts.kept),
    ]
    let count = conflicts.marked.count + others.reduce(0) { $0 + $1.1.count }
    let isMerging = conflicts.unmerged.isEmpty && conflicts.isOfMerge
    self.init(
      .conflict, .gitConflicts, [.count(count)],
      details: marked + others.flatMap { key, paths in paths.map { .message(key, [.text($0.text)]) } },
      hints: [Remark(isMerging ? .conflictMergeHint : .conflictHint)])
  }

  private init(_ trouble: RemoteTrouble, of remote: String, _ message: String) {
    let (key, hint): (MessageKey, MessageKey?) =
      switch trouble {
      case .unreachable: (.remoteUnreachable, nil)
      case .notAllowed: (.remoteNotAllowed, .remoteNotAllowedHint)
      case .unknownHost: (.remoteUnknownHost, .remoteUnknownHostHint)
      case .noRepository: (.remoteNoRepository, .remoteNoRepositoryHint)
      case .shallow: (.remoteShallow, .syncCutOffHint)
      case .other: (.remoteOther, nil)
      }
    self.init(
      .system, key, [.text(remote)], details: Self.lines(message),
      hints: (hint.map { [Remark($0, [.text(remote)])] } ?? []) + [Remark(.syncAgainHint)])
  }

  /// What git and its hooks said, safe for a terminal; advice that speaks of other commands is left out.
  private static func lines(_ message: String) -> [MessageValue] {
    message.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("hint:") }.map {
      .text(withoutPasswords($0))
    }
  }

  /// A line without what stands before an `@` in an address: `https://olena:secret@example.org` (RFC 3986, 3.2.1).
  private static func withoutPasswords(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let scheme = rest.firstRange(of: "://") {
      result += rest[..<scheme.upperBound]
      rest = rest[scheme.upperBound...]
      let authority = rest.prefix { !$0.isWhitespace && !"/'\"".contains($0) }
      if let sign = authority.lastIndex(of: "@") { rest = rest[rest.index(after: sign)...] }
    }
    return result + rest
  }
}

extension GitUnderWay {
  /// The command of git that ends it.
  fileprivate var name: String {
    switch self {
    case .merge: "merge"
    case .rebase: "rebase"
    case .applying: "am"
    case .cherryPick: "cherry-pick"
    case .revert: "revert"
    case .bisect: "bisect"
    }
  }
}

extension GitLock {
  /// Its age in the largest whole unit.
  fileprivate var ageValue: MessageValue {
    guard age < 86_400 else { return .message(.dayCount, [.count(age / 86_400)]) }
    let unit = [3_600, 60].first { age >= $0 } ?? 1
    return .length(TimeSpan(seconds: Int64(age / unit * unit)))
  }
}
