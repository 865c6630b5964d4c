/// Commits what changed in a vault, and nothing else of the repository.
///
/// ```swift
/// let commit = VaultCommit(repository, files: .system)
/// if let plan = try commit.plan() { let made = try commit.carryOut(plan, message: "Change inbox\n") }
/// ```
///
/// What is staged outside the vault stays staged exactly: the commit is made by `git commit --only`. The repository's
/// hooks run, and may refuse. A merge that is under way is concluded when nothing in the vault is open any more; git
/// commits all that is staged then.
package struct VaultCommit: Sendable {
  let repository: GitRepository
  let files: FileOperations

  package init(_ repository: GitRepository, files: FileOperations) {
    self.repository = repository
    self.files = files
  }

  /// What would be committed.
  package struct Plan: Sendable {
    /// In the order of their paths.
    package let changes: [UncommittedChange]
    /// Whether the commit concludes a merge.
    package let concludesMerge: Bool
    /// What the merge left open, and is settled now.
    let unmerged: [UnmergedFile]
    /// The commit that it follows; nil for the first one.
    package let parent: ObjectID?
  }

  /// Commits all that there is, once what a vault command left unfinished is settled, and while none writes.
  ///
  /// - Parameter message: the message of a plan; nil when a merge keeps the message that git wrote for it.
  /// - Returns: the commit, nil when there was nothing, and what was settled first.
  package func run(
    _ writer: VaultWriter, message: (Plan) -> String?
  ) throws(SyncFailure) -> (made: SyncReport.Commit?, recovery: Recovery?) {
    let result: Result<(SyncReport.Commit?, Recovery?), SyncFailure>
    do throws(WriteFailure) {
      result = try writer.whileLocked { recovery in
        do throws(SyncFailure) { return .success((try make(message), recovery)) } catch { return .failure(error) }
      }
    } catch {
      throw .writing(error)
    }
    return try result.get()
  }

  /// Commits all that there is, where no vault command writes meanwhile; nil when there is nothing.
  func make(_ message: (Plan) -> String?) throws(SyncFailure) -> SyncReport.Commit? {
    guard let plan = try plan() else { return nil }
    let message = message(plan)
    guard let id = try carryOut(plan, message: message) else { return nil }
    return SyncReport.Commit(id: id, message: message, plan: plan)
  }

  /// Looks for what there is to commit; nil when there is nothing.
  ///
  /// - Throws: ``SyncFailure/conflicts(_:)`` when a file waits for a person, ``SyncFailure/underWay(_:)`` when
  ///   something else than a merge is under way.
  package func plan() throws(SyncFailure) -> Plan? {
    let operation = try underWay()
    if let operation, operation != .merge { throw .underWay(operation) }
    let isMerging = operation == .merge
    let status = try status(["--untracked-files=all"], inVault: true)
    let unmerged = status.unmerged(below: repository.prefix)
    var changes = status.uncommitted(below: repository.prefix)
    if !isMerging { changes = try leavingOutTheSame(changes) }
    var conflicts = try markers(in: changes)
    if isMerging {
      conflicts.add(try openConflicts(in: unmerged))
      conflicts.outside = try self.status(["--untracked-files=no"], inVault: false)
        .unmerged(outside: repository.prefix)
    } else {
      conflicts.unmerged = unmerged.map(\.path)
    }
    guard !conflicts.blocks else { throw .conflicts(conflicts) }
    guard isMerging || !changes.isEmpty else { return nil }
    return Plan(changes: changes, concludesMerge: isMerging, unmerged: unmerged, parent: status.head)
  }

  /// Makes the commit of a plan.
  ///
  /// - Parameter message: nil when a merge keeps the message that git wrote for it.
  /// - Returns: the commit; nil when in the end nothing differs, as git's filters see it.
  package func carryOut(_ plan: Plan, message: String?) throws(SyncFailure) -> ObjectID? {
    try refuseLock()
    var arguments = ["commit", "--quiet"]
    if let message {
      // Lines that begin with `#` are somebody's text.
      arguments += ["--cleanup=whitespace", "--message=" + message]
    } else {
      arguments += ["--no-edit", "--cleanup=strip"]
    }
    return plan.concludesMerge ? try conclude(plan, arguments) : try commitOnly(plan, arguments)
  }

  private func commitOnly(_ plan: Plan, _ arguments: [String]) throws(SyncFailure) -> ObjectID? {
    let new = plan.changes.filter { $0.state == .untracked }.map(\.path)
    // A name without content is all that a refused commit leaves behind, and that is taken back.
    if !new.isEmpty { try change(["add", "--intent-to-add"], new) }
    let output = try run(arguments + ["--only"] + Self.pathsFromInput, plan.changes.map(\.path))
    guard output.end != .exited(0) else { return try head() }
    if !new.isEmpty {
      let taken = try run(["rm", "--cached", "--quiet", "--ignore-unmatch"] + Self.pathsFromInput, new)
      // The names stay among what git knows, and whoever cannot commit is to know that.
      guard taken.end == .exited(0) else { throw .commitRefused(message: output.message + "\n" + taken.message) }
    }
    if new.isEmpty, try isSame() { return nil }
    throw try refusal(output)
  }

  private func conclude(_ plan: Plan, _ arguments: [String]) throws(SyncFailure) -> ObjectID? {
    let open = plan.changes.filter { $0.state != .staged }.map(\.path) + plan.unmerged.map(\.path)
    if !open.isEmpty { try change(["add", "--all"], open) }
    let output = try run(arguments, [])
    guard output.end == .exited(0) else { throw try refusal(output) }
    return try head()
  }

  /// Whether what git knows of the vault is as in the last commit, once filters have had their say.
  private func isSame() throws(SyncFailure) -> Bool {
    do throws(GitFailure) {
      return try repository.git.run(
        ["diff-index", "--quiet", "HEAD"], paths: repository.vaultPaths, in: repository.top
      ).end == .exited(0)
    } catch {
      throw .git(error)
    }
  }
}

// MARK: - What stands in the way

extension VaultCommit {
  /// What somebody began with git in the work tree; nil when nothing.
  func underWay() throws(SyncFailure) -> GitUnderWay? {
    do throws(SystemError) {
      return try GitUnderWay.look(into: repository.gitFolder, files: files)
    } catch {
      throw .system(repository.gitFolder, error)
    }
  }

  func refuseLock() throws(SyncFailure) {
    let lock: GitLock?
    do throws(SystemError) {
      lock = try GitLock.look(at: repository, files: files)
    } catch {
      throw .system(repository.gitFolder, error)
    }
    if let lock { throw .locked(lock) }
  }

  /// Why git made no commit: it does not know who we are, or something else that it, or a hook, said.
  func refusal(_ output: ProgramOutput) throws(SyncFailure) -> SyncFailure {
    for name in ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"] {
      let answer = try run(["var", name], [])
      if answer.end != .exited(0) { return .noIdentity(message: answer.message) }
    }
    return .commitRefused(message: output.message)
  }

  /// The notes that would be committed with a conflict in them.
  private func markers(in changes: [UncommittedChange]) throws(SyncFailure) -> OpenConflicts {
    var conflicts = OpenConflicts()
    for change in changes where change.isNote && change.action != .remove {
      guard let bytes = try bytes(of: change.path) else { continue }
      let lines = ConflictMarkers.lines(inNote: bytes)
      if !lines.isEmpty { conflicts.marked.append(.init(change.path, lines: lines)) }
    }
    return conflicts
  }

  /// What a merge that is under way left open, and nobody has settled yet.
  func openConflicts(in unmerged: [UnmergedFile]) throws(SyncFailure) -> OpenConflicts {
    var conflicts = OpenConflicts()
    conflicts.isOfMerge = true
    let blobs = try contents(of: unmerged.flatMap { [$0.ours, $0.theirs].compactMap(\.self) })
    for file in unmerged {
      // A file that is gone is one that somebody removed, which is a decision.
      guard try isThere(file.path) else { continue }
      let bytes = try bytes(of: file.path)
      let sides = [file.ours, file.theirs].compactMap(\.self).map { blobs[$0] ?? [] }
      let lines = ConflictMarkers.lines(inText: bytes ?? [])
      // A page about merging may show markers on both sides already.
      if lines.count > sides.map({ ConflictMarkers.lines(inText: $0).count }).max() ?? 0 {
        conflicts.marked.append(.init(file.path, lines: lines))
      } else if sides.count < 2 {
        conflicts.kept.append(file.path)
      } else if bytes == nil || bytes == sides[0] {
        // A driver that failed leaves ours as well, so that silence would drop what the other side wrote.
        conflicts.undecided.append(file.path)
      }
    }
    return conflicts
  }
}

extension OpenConflicts {
  /// Adds what another look found; a file that both looks found stands once.
  mutating func add(_ other: OpenConflicts) {
    marked = other.marked + marked.filter { mine in !other.marked.contains { $0.path == mine.path } }
    marked.sort { $0.path < $1.path }
    isOfMerge = isOfMerge || other.isOfMerge
    kept += other.kept
    undecided += other.undecided
  }
}

// MARK: - Texts

extension VaultCommit {
  /// The bytes of a file of the vault; nil when there is no regular file, or one longer than a note may be.
  package func bytes(of path: Path) throws(SyncFailure) -> [UInt8]? {
    do throws(SystemError) {
      let folder = try DirectoryHandle(below: repository.root, path: path.parent, files: files)
      defer { folder.close() }
      return try folder.content(of: Array(path.components.last ?? []))?.bytes
    } catch {
      if error == .notFound || error == .fileTooLarge || error.isAnotherKind { return nil }
      throw .system(path, error)
    }
  }

  /// Whether anything has this name in the vault.
  private func isThere(_ path: Path) throws(SyncFailure) -> Bool {
    do throws(SystemError) {
      let folder = try DirectoryHandle(below: repository.root, path: path.parent, files: files)
      defer { folder.close() }
      return try folder.status(of: Array(path.components.last ?? [])) != nil
    } catch {
      if error == .notFound || error.isAnotherKind { return false }
      throw .system(path, error)
    }
  }

  /// The contents of blobs, as committed.
  package func contents(of blobs: [ObjectID]) throws(SyncFailure) -> [ObjectID: [UInt8]] {
    do throws(GitFailure) {
      return blobs.isEmpty ? [:] : try repository.contents(of: blobs)
    } catch {
      throw .git(error)
    }
  }

  /// Leaves out files that were changed, staged, and changed back.
  private func leavingOutTheSame(_ changes: [UncommittedChange]) throws(SyncFailure) -> [UncommittedChange] {
    let doubtful = changes.filter { $0.action == .change && $0.state != .edited && $0.state != .staged }
    guard !doubtful.isEmpty else { return changes }
    let blobs = try contents(of: doubtful.compactMap(\.committed))
    var same: Set<Path> = []
    for change in doubtful {
      guard let blob = change.committed.flatMap({ blobs[$0] }) else { continue }
      if try bytes(of: change.path) == blob { same.insert(change.path) }
    }
    return changes.filter { !same.contains($0.path) }
  }
}

// MARK: - Calls

extension VaultCommit {
  /// Paths come through the standard input, so that any number of any names is fine.
  private static let pathsFromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"]

  func head() throws(SyncFailure) -> ObjectID? {
    do throws(GitFailure) { return try repository.head() } catch { throw .git(error) }
  }

  /// What git says of the vault, or of the whole repository.
  func status(_ options: [String], inVault: Bool) throws(SyncFailure) -> GitStatus {
    let output: ProgramOutput
    do throws(GitFailure) {
      output = try repository.git.run(
        [
          "--no-optional-locks", "status", "--porcelain=v2", "--branch", "-z", "--no-renames",
          "--ignore-submodules=all",
        ]
          + options, paths: inVault ? repository.vaultPaths : [], in: repository.top)
      guard output.end == .exited(0) else { throw GitFailure("status", output, in: repository.top) }
    } catch {
      throw .git(error)
    }
    guard let status = GitStatus(parsing: output.output) else { throw .git(.unexpectedOutput(command: "status")) }
    return status
  }

  /// Runs a command that only has to succeed.
  private func change(_ arguments: [String], _ paths: [Path]) throws(SyncFailure) {
    let output = try run(arguments + Self.pathsFromInput, paths)
    guard output.end == .exited(0) else {
      throw .git(GitFailure(arguments[0], output, in: repository.top))
    }
  }

  func run(_ arguments: [String], _ paths: [Path]) throws(SyncFailure) -> ProgramOutput {
    var input: [UInt8] = []
    for path in paths { input += repository.pathInRepository(path).bytes + [0] }
    do throws(GitFailure) {
      return try repository.git.run(arguments, in: repository.top, input: input)
    } catch {
      throw .git(error)
    }
  }
}

extension ProgramOutput {
  /// What the program, and what it ran, said to people.
  var message: String {
    let text = errors.isEmpty ? output : errors
    return String(decoding: text, as: UTF8.self).trimmingLineFeeds
  }
}

extension String {
  /// The text without line breaks and spaces at its end.
  fileprivate var trimmingLineFeeds: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
