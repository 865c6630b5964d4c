/// Synchronises a vault with the repository that its branch follows: commit, fetch, merge, push.
///
/// ```swift
/// var sync = VaultSync(repository, writer: writer, options: options)
/// defer { print(sync.report) }
/// try sync.run()
/// ```
///
/// # How nothing is lost
///
/// - Everything of the vault is committed before anything is fetched, and once more before a merge. Nothing is ever
///   rebased, forced, stashed or discarded.
/// - While git reads or rewrites notes, vault's own lock is held, so that a vault edit waits. While the network is
///   waited for, it is not.
/// - Nothing is remembered between two runs but what git itself keeps. A run that ended anywhere is continued by the
///   next one: what a killed merge had written already is committed as it stands, and merging the same commits again
///   then finds it done.
///
/// Which step follows on which is decided by ``SyncCourse``.
package struct VaultSync {
  /// What a synchronisation is given.
  package struct Options {
    /// The command of the merge driver, as git has it from `merge.vault.driver`: words for a shell; nil for the one
    /// of the repository's configuration.
    package var driver: String?
    /// Whether git may ask for a password at the terminal.
    package var mayAsk: Bool
    /// The message of a commit, from what changed; git's own for a merge that is concluded is kept for nil.
    package var message: (VaultCommit.Plan, VaultCommit) -> String?
    /// Called before a step that may take long: the name of the remote, and whether commits go there.
    package var speaking: (_ remote: String, _ isPush: Bool) -> Void = { _, _ in }

    package init(
      driver: String?, mayAsk: Bool, message: @escaping (VaultCommit.Plan, VaultCommit) -> String?
    ) {
      self.driver = driver
      self.mayAsk = mayAsk
      self.message = message
    }
  }

  let repository: GitRepository
  let writer: VaultWriter
  let options: Options
  /// What was done so far.
  package private(set) var report = SyncReport()
  /// The branch as last fetched, whole: `refs/remotes/origin/main`; nil when there is no other repository.
  private var tracking: String?

  package init(_ repository: GitRepository, writer: VaultWriter, options: Options) {
    self.repository = repository
    self.writer = writer
    self.options = options
  }

  var commit: VaultCommit { VaultCommit(repository, files: writer.files) }

  /// What the vault is synchronised with, and how far both sides are apart as last fetched, without the network; nil
  /// when there is no other repository.
  package func standing() throws(SyncFailure) -> (target: SyncTarget?, position: SyncPosition?) {
    var sync = self
    _ = try sync.begin()
    return (sync.report.target, sync.report.target == nil ? nil : try sync.position())
  }

  /// Brings both sides together.
  ///
  /// - Throws: why it stopped; ``report`` says what was done before.
  package mutating func run() throws(SyncFailure) {
    let branch = try begin()
    var course = SyncCourse()
    var position = SyncPosition(ahead: 0, behind: 0)
    var said = ""
    while true {
      switch course.step {
      case .commit:
        try locked { (sync) throws(SyncFailure) in try sync.commitAll() }
        course.committed(hasTarget: report.target != nil)
      case .fetch:
        try fetch()
        position = try self.position()
        course.fetched(position)
      case .merge:
        try locked { (sync) throws(SyncFailure) in
          try sync.commitAll()
          try sync.merge()
        }
        position = try self.position()
        course.merged(position)
      case .push: course.pushed(try push(branch, position.ahead, &said))
      case .done: return
      case .stop(let reason): throw failure(reason, said)
      }
    }
  }

  /// Finds the branch and what it is synchronised with.
  private mutating func begin() throws(SyncFailure) -> String {
    if let operation = try commit.underWay(), operation != .merge { throw .underWay(operation) }
    guard let branch = try passing({ () throws(GitFailure) in try repository.branch() }) else { throw .detached }
    report.target = try target(of: branch)
    report.namesDriver = try namesDriver()
    if let target = report.target {
      // The upstream may be fetched under a name that is not git's usual one.
      let upstream = try lines(of: ["for-each-ref", "--format=%(upstream)", "refs/heads/\(branch)"]).first
      tracking = target.becomesUpstream ? target.tracking : upstream ?? target.tracking
    }
    return branch
  }

  /// Does something while no vault command writes, and after what one left unfinished is settled.
  private mutating func locked(
    _ body: (inout VaultSync) throws(SyncFailure) -> Void
  ) throws(SyncFailure) {
    var sync = self
    defer { self = sync }
    let result: Result<Void, SyncFailure>
    do throws(WriteFailure) {
      result = try writer.whileLocked { recovery in
        sync.report.recovery = recovery ?? sync.report.recovery
        do throws(SyncFailure) { return .success(try body(&sync)) } catch { return .failure(error) }
      }
    } catch {
      throw .writing(error)
    }
    try result.get()
  }

  private func failure(_ reason: SyncCourse.Stop, _ said: String) -> SyncFailure {
    let remote = report.target?.remote ?? ""
    switch reason {
    case .unrelated: return .unrelated(remote: remote, isShallow: repository.isShallow)
    case .refused(let reason): return .pushRefused(remote: remote, reason: reason, message: said)
    case .outrun: return .outrun(remote: remote)
    case .unheard: return .remote(remote, RemoteTrouble(message: said), message: said)
    }
  }
}

// MARK: - Steps

extension VaultSync {
  /// Commits all of the vault, or concludes the merge that is under way.
  private mutating func commitAll() throws(SyncFailure) {
    guard let made = try commit.make({ plan in options.message(plan, commit) }) else { return }
    report.commits.append(made)
    // What the merge brought, without the commit that concludes it.
    if made.plan.concludesMerge { report.received += max(0, try count(made.id, without: made.plan.parent) - 1) }
  }

  private func fetch() throws(SyncFailure) {
    guard let remote = report.target?.remote else { return }
    options.speaking(remote, false)
    let output = try speak(["fetch", "--quiet", "--no-recurse-submodules", "--", remote])
    guard output.end == .exited(0) else {
      throw .remote(remote, RemoteTrouble(message: output.message), message: output.message)
    }
  }

  private mutating func merge() throws(SyncFailure) {
    // The lock was waited for, and somebody may have merged meanwhile.
    let position = try self.position()
    guard position.next == .merge, let tracking, let target = report.target else { return }
    let before = try commit.head()
    let base = try before.flatMap { (before) throws(SyncFailure) in
      try lines(of: ["merge-base", before.hex, tracking]).first.flatMap { ObjectID(hex: Array($0.utf8)[...]) }
    }
    try commit.refuseLock()
    let driver = options.driver.map { ["-c", "merge.vault.name=vault", "-c", "merge.vault.driver=" + $0] } ?? []
    let output = try commit.run(
      driver + [
        "merge", "--quiet", "--no-edit", "--ff", "--commit", "--no-squash", "--no-stat", "--no-autostash",
        "--no-overwrite-ignore", "--message=Merge branch '\(target.shortBranch)' of \(target.remote)", tracking,
      ], [])
    guard output.end == .exited(0) else { throw try mergeFailure(output) }
    report.received += position.behind
    guard let after = try commit.head(), after != before else { return }
    report.merges.append(SyncReport.Merge(base: base, before: before, after: after))
  }

  /// Why a merge came to no end: a conflict, a hook, or files in its way.
  private func mergeFailure(_ output: ProgramOutput) throws(SyncFailure) -> SyncFailure {
    let isBegun = try commit.underWay() == .merge
    if case .noIdentity(let message) = try commit.refusal(output) { return .noIdentity(message: message) }
    guard isBegun else {
      let status = try commit.status(["--untracked-files=no"], inVault: false)
      let differing = status.differing(outside: repository.prefix)
      return .mergeRefused(message: output.message, staged: differing.staged, edited: differing.edited)
    }
    let status = try commit.status(["--untracked-files=no"], inVault: false)
    let unmerged = status.unmerged(below: repository.prefix)
    var conflicts = try commit.openConflicts(in: unmerged)
    let failed = conflicts.undecided.filter(\.isNamedLikeNote)
    if report.namesDriver, !failed.isEmpty {
      // Everything was committed before, so nothing is lost by going back.
      _ = try lines(of: ["merge", "--abort"])
      return .driverFailed(failed, message: output.message)
    }
    conflicts.outside = status.unmerged(outside: repository.prefix)
    return unmerged.isEmpty && conflicts.outside.isEmpty
      ? .commitRefused(message: output.message) : .conflicts(conflicts)
  }

  private mutating func push(
    _ branch: String, _ count: Int, _ said: inout String
  ) throws(SyncFailure) -> PushResult {
    guard let target = report.target else { return .accepted }
    options.speaking(target.remote, true)
    let output = try speak(
      ["push", "--porcelain", "--recurse-submodules=no"] + (target.becomesUpstream ? ["--set-upstream"] : [])
        + ["--", target.remote, "refs/heads/\(branch):\(target.branch)"])
    said = output.message
    let result = PushResult(parsing: output.output)
    if output.end == .exited(0) {
      report.sent += count
      return .accepted
    }
    return result == .accepted ? .unheard : result
  }

  /// Runs a command that speaks with a remote.
  private func speak(_ arguments: [String]) throws(SyncFailure) -> ProgramOutput {
    try passing { () throws(GitFailure) in
      try repository.git.run(
        arguments, in: repository.top,
        environment: options.mayAsk ? [] : [.set("GIT_TERMINAL_PROMPT", to: "0")])
    }
  }
}

// MARK: - Where the branch stands

extension VaultSync {
  /// What the vault's branch is synchronised with; nil when there is no other repository.
  private func target(of branch: String) throws(SyncFailure) -> SyncTarget? {
    let remotes = try lines(of: ["remote"])
    var upstream: (remote: String, branch: String)?
    let remote = try passing { () throws(GitFailure) in try repository.config("branch.\(branch).remote") }
    let merge = try passing { () throws(GitFailure) in try repository.config("branch.\(branch).merge") }
    if let remote, let merge { upstream = (remote, merge) }
    switch SyncTarget.choose(branch: branch, upstream: upstream, remotes: remotes) {
    case .target(let target): return target
    case .alone: return nil
    case .several(let names): throw .severalRemotes(names)
    case .unnamed(let name): throw .unnamedRemote(name)
    }
  }

  /// How many commits each side has for itself, as last fetched.
  private func position() throws(SyncFailure) -> SyncPosition {
    let head = try commit.head()
    guard let theirs = try fetched() else {
      return SyncPosition(ahead: try count(head), behind: 0, isThere: false)
    }
    guard let head else { return SyncPosition(ahead: 0, behind: try count(theirs)) }
    let output = try passing { () throws(GitFailure) in
      try repository.git.read(
        .revisionList, ["--left-right", "--count", "\(head.hex)...\(theirs.hex)"], in: repository.top)
    }
    guard let counts = SyncPosition.counts(parsing: output) else {
      throw .git(.unexpectedOutput(command: GitReading.revisionList.rawValue))
    }
    // Where one side has nothing for itself, it is a part of the other.
    guard counts.ahead > 0, counts.behind > 0 else {
      return SyncPosition(ahead: counts.ahead, behind: counts.behind)
    }
    let base = try commit.run(["merge-base", head.hex, theirs.hex], [])
    guard base.end == .exited(0) || base.end == .exited(1) else {
      throw .git(GitFailure("merge-base", base, in: repository.top))
    }
    return SyncPosition(ahead: counts.ahead, behind: counts.behind, isRelated: base.end == .exited(0))
  }

  /// The last commit of the branch on the remote, as last fetched; nil when there is none.
  private func fetched() throws(SyncFailure) -> ObjectID? {
    guard let tracking else { return nil }
    do throws(GitFailure) {
      return try repository.commit(named: tracking)
    } catch .noSuchRevision {
      return nil
    } catch {
      throw .git(error)
    }
  }

  /// How many commits a commit has behind it, itself included; without those that another one has.
  private func count(_ commit: ObjectID?, without other: ObjectID? = nil) throws(SyncFailure) -> Int {
    guard let commit else { return 0 }
    let range = other.map { "\($0.hex)..\(commit.hex)" } ?? commit.hex
    let output = try passing { () throws(GitFailure) in
      try repository.git.read(.revisionList, ["--count", range], in: repository.top)
    }
    guard let count = Int(String(decoding: output, as: UTF8.self).prefix { $0.isNumber }) else {
      throw .git(.unexpectedOutput(command: GitReading.revisionList.rawValue))
    }
    return count
  }

  /// Whether the notes are given to the merge driver.
  private func namesDriver() throws(SyncFailure) -> Bool {
    let output = try commit.run(
      ["check-attr", "-z", "merge", "--", String(decoding: repository.prefix, as: UTF8.self) + "note.md"], [])
    guard output.end == .exited(0) else { throw .git(GitFailure("check-attr", output, in: repository.top)) }
    return output.output.split(separator: 0).last?.elementsEqual("vault".utf8) ?? false
  }

  /// The lines that a command which must succeed prints; empty ones are left out.
  private func lines(of arguments: [String]) throws(SyncFailure) -> [String] {
    let output = try commit.run(arguments, [])
    guard output.end == .exited(0) else {
      throw .git(GitFailure(arguments[0], output, in: repository.top))
    }
    return output.output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func passing<Answer>(_ body: () throws(GitFailure) -> Answer) throws(SyncFailure) -> Answer {
    do throws(GitFailure) { return try body() } catch { throw .git(error) }
  }
}
