import VaultActions
import VaultMessages
import VaultStore

/// What `commit` and `sync` work with: the vault, its repository, and the user's leave to run what that brings.
struct SyncSession {
  let invocation: Invocation
  let session: Vault
  let repository: GitRepository
  private let changed: ChangedFiles

  /// Finds the repository of the vault.
  ///
  /// - Throws: the failure to report when there is none, the user has not agreed yet that its hooks and filters run, or
  ///   the message is empty.
  init(_ invocation: Invocation) throws(Failure) {
    if let stated = invocation.arguments[Self.message], stated.allSatisfy(\.isWhitespace) {
      throw Failure(.wrongRequest, .commitEmptyMessage)
    }
    let git = try GitSession(for: invocation)
    try git.requireConsent(for: invocation)
    self.invocation = invocation
    session = git.vault
    repository = git.repository
    changed = ChangedFiles(VaultRepository(repository, of: session))
  }

  /// The message of a commit, when it is not to be composed.
  static let message = Flag("message", short: "m", value: .text, "TEXT", summary: .flagCommitMessage)

  var writer: VaultWriter { session.writer }
  var commit: VaultCommit { VaultCommit(repository, files: session.files) }

  /// What synchronises the vault.
  func sync() throws(Failure) -> VaultSync {
    let environment = invocation.environment
    var options = VaultSync.Options(
      driver: driver,
      mayAsk: environment.inputIsTerminal && environment.errorsAreTerminal,
      message: { plan, _ in message(of: plan) })
    options.speaking = { remote, isPush in
      guard environment.errorsAreTerminal else { return }
      invocation.note(isPush ? .syncPushing : .syncFetching, [.text(remote)])
    }
    return VaultSync(repository, writer: writer, options: options)
  }

  /// The merge driver that this very program is; nil when the system does not tell where it is.
  private var driver: String? {
    guard let program = invocation.environment.program else { return nil }
    let setup = GitSetup(
      repository, program: Path(program), command: ShellWord.quoted(program), files: session.files)
    return setup.settings.first { $0.key == GitSetup.driverKey }?.value
  }

  // MARK: Messages

  /// The message of a commit: what `-m` says, else what changed; nil for git's own message of a merge.
  func message(of plan: VaultCommit.Plan) -> String? {
    if let stated = invocation.arguments[Self.message] { return stated }
    guard !plan.concludesMerge else { return nil }
    // Words are worth something, but a commit is not to fail for want of them.
    let files = (try? changed.files(of: plan, commit)) ?? plan.changes.map(ChangedFile.init)
    return CommitMessage(files, invocation.messages).text
  }

  // MARK: What is printed

  /// What a commit now would be; nil when there is nothing to commit.
  func preview() throws(SyncFailure) -> SyncPrinter.Entry? {
    guard let plan = try commit.plan() else { return nil }
    return SyncPrinter.Entry(
      id: nil, message: message(of: plan), concludesMerge: plan.concludesMerge,
      files: try changed.files(of: plan, commit))
  }

  /// A commit that was made.
  func entry(of made: SyncReport.Commit) -> SyncPrinter.Entry {
    var files = made.plan.changes.map(ChangedFile.init)
    do throws(Failure) {
      files = try changed.files(of: made.plan, madeAs: made.id)
    } catch {
      warn(error)
    }
    return SyncPrinter.Entry(
      id: made.id, message: made.message, concludesMerge: made.plan.concludesMerge, files: files)
  }

  /// The notes that merges changed.
  func notes(of merges: [SyncReport.Merge]) -> [ChangedFile] {
    merges.flatMap { merge in
      do throws(Failure) {
        return try changed.notes(from: merge.before, to: merge.after)
      } catch {
        warn(error)
        return []
      }
    }
  }

  /// The links to notes that one side of a merge renamed, which the other side wrote.
  func lostLinks(of merges: [SyncReport.Merge]) -> LostLinks {
    do throws(Failure) {
      var changes: [ChangedFile] = []
      // What only one side did, it did to its own links too.
      for merge in merges where merge.base != nil && merge.base != merge.before {
        changes += try changed.notes(from: merge.base, to: merge.after)
      }
      return try LostLinks(changes, in: session, invocation)
    } catch {
      warn(error)
      return LostLinks()
    }
  }

  /// Says that what was done cannot be shown: it is done nevertheless.
  private func warn(_ failure: Failure) {
    invocation.warn(.syncNotShown, [.message(failure.remark.key, failure.remark.values)])
  }
}
