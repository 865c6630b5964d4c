/// The repository that a vault lies in, as vault reads it: nothing of the repository's own ever runs.
///
/// ```swift
/// let repository = try GitRepository.containing(root, git: GitProgram(.system))
/// if let head = try repository.head() {
///   for note in try repository.notes(in: head) { print(note.path.text) }
/// }
/// ```
///
/// Paths that go in and out are those from the vault's root.
package struct GitRepository: Sendable {
  package let git: GitProgram
  package let root: VaultRoot
  /// The work tree's own folder, absolute and without links: the vault's root or a folder above it.
  package let top: Path
  /// The folder `.git` of this work tree.
  package let gitFolder: Path
  /// The folder `.git` that all work trees of the repository share; the same one where there is one work tree.
  package let commonFolder: Path
  /// What the paths of the vault begin with in the repository: empty, or folders with a slash at the end.
  package let prefix: [UInt8]
  /// Whether the history was cut off when it was cloned (`git clone --depth`).
  package let isShallow: Bool

  /// Finds the repository whose work tree a vault lies in.
  ///
  /// - Throws: ``GitFailure/notARepository(_:)``, ``GitFailure/otherOwner(_:)``,
  ///   ``GitFailure/promisorRemote(_:)``, ``GitFailure/workTreeElsewhere(_:)``, or what keeps git from answering.
  package static func containing(_ root: VaultRoot, git: GitProgram) throws(GitFailure) -> GitRepository {
    try GitRepository(root, git)
  }

  private init(_ root: VaultRoot, _ git: GitProgram) throws(GitFailure) {
    self.git = git
    self.root = root
    // A path may hold a line break, so each is asked for by itself.
    let facts = try git.read(
      .revisionParse, ["--is-inside-work-tree", "--is-shallow-repository", "--absolute-git-dir"], in: root.path)
    let lines = facts.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { throw .unexpectedOutput(command: GitReading.revisionParse.rawValue) }
    gitFolder = try Self.path(Array(lines[2]))
    isShallow = lines[1].elementsEqual("true".utf8)
    guard lines[0].elementsEqual("true".utf8) else {
      throw .workTreeElsewhere(try Self.configuredWorkTree(git, root.path) ?? gitFolder)
    }
    top = try Self.path(git.read(.revisionParse, ["--show-toplevel"], in: root.path))
    let common = try git.read(.revisionParse, ["--path-format=absolute", "--git-common-dir"], in: root.path)
    // A git that does not know an option of rev-parse gives it back.
    guard !common.starts(with: "--".utf8) else { throw .tooOld }
    commonFolder = try Self.path(common)
    guard let below = root.path.relative(to: top) else { throw .workTreeElsewhere(top) }
    prefix = below.bytes.isEmpty ? [] : below.bytes + [UInt8(ascii: "/")]
    try refuseLazyFetching()
  }

  /// A path that git printed with a line break behind it.
  private static func path(_ output: [UInt8]) throws(GitFailure) -> Path {
    guard output.last == UInt8(ascii: "\n"), output.count > 1 else {
      throw .unexpectedOutput(command: GitReading.revisionParse.rawValue)
    }
    return Path(bytes: output.dropLast())
  }

  private static func configuredWorkTree(_ git: GitProgram, _ folder: Path) throws(GitFailure) -> Path? {
    try settings(matching: "^core\\.worktree$", git, in: folder).last.map { Path($0.value) }
  }

  /// Objects that are missing would be fetched while they are read, which starts programs; only git 2.45 and later can
  /// be told not to.
  private func refuseLazyFetching() throws(GitFailure) {
    let pattern = "^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$"
    for (key, value) in try Self.settings(matching: pattern, git, in: top) {
      // What is not plainly said to be false is taken for true.
      if key.hasSuffix(".promisor"), ["false", "no", "off", "0", ""].contains(value.lowercased()) { continue }
      let isRemote = key.hasPrefix("remote.")
      throw .promisorRemote(isRemote ? Self.remote(in: key) : value)
    }
  }
}

// MARK: - Settings

extension GitRepository {
  /// The name in `remote.NAME.setting`, which may hold points itself.
  private static func remote(in key: String) -> String {
    key.split(separator: ".", omittingEmptySubsequences: false).dropFirst().dropLast().joined(separator: ".")
  }
}

extension GitRepository {
  /// The value of a setting as git finds it, in the repository's configuration or the user's; nil when it is not set.
  package func config(_ key: String) throws(GitFailure) -> String? {
    do throws(GitFailure) {
      let value = try git.read(.config, ["-z", "--get", key], in: top)
      return String(decoding: value.prefix { $0 != 0 }, as: UTF8.self)
    } catch .failed(_, .exited(1), _) {
      return nil
    }
  }

  /// The settings of the repository itself whose names match an expression, with their values.
  func localSettings(matching pattern: String) throws(GitFailure) -> [(key: String, value: String)] {
    try Self.settings(matching: pattern, git, in: top, scope: ["--local"])
  }

  /// All settings whose names match an expression, with their values; a name alone stands for true.
  private static func settings(
    matching pattern: String, _ git: GitProgram, in folder: Path, scope: [String] = []
  ) throws(GitFailure) -> [(key: String, value: String)] {
    do throws(GitFailure) {
      return try git.read(.config, scope + ["-z", "--get-regexp", pattern], in: folder).split(separator: 0).map {
        setting in
        let parts = setting.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
        return (
          String(decoding: parts[0], as: UTF8.self),
          parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "true"
        )
      }
    } catch .failed(_, .exited(1), _) {
      return []
    }
  }
}

// MARK: - Commits

extension GitRepository {
  /// The commit that the work tree began from; nil before the first one.
  package func head() throws(GitFailure) -> ObjectID? {
    do throws(GitFailure) {
      return try objectID(git.read(.revisionParse, ["--verify", "--quiet", "HEAD^{commit}"], in: top))
    } catch .failed(_, .exited(1), _) {
      return nil
    }
  }

  /// The branch that a commit now would lengthen, even before its first one; nil when none is checked out.
  package func branch() throws(GitFailure) -> String? {
    do throws(GitFailure) {
      let name = try git.read(.symbolicReference, ["--quiet", "HEAD"], in: top)
      let text = String(decoding: name.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return text.hasPrefix("refs/heads/") ? String(text.dropFirst("refs/heads/".count)) : text
    } catch .failed(_, .exited(1), _) {
      return nil
    }
  }

  /// The commit that a user means by a revision (gitrevisions(7)): `main`, `HEAD~2`, `main@{yesterday}`, `1a2b3c`.
  ///
  /// - Throws: ``GitFailure/noSuchRevision(_:)`` when nothing is called so, or no commit.
  package func commit(named revision: String) throws(GitFailure) -> ObjectID {
    guard !revision.isEmpty, !revision.utf8.contains(0) else { throw .noSuchRevision(revision) }
    // What stands behind `:/` is searched for in messages to its end, and what is found is a commit.
    let asked = revision.hasPrefix(":/") ? revision : "\(revision)^{commit}"
    do throws(GitFailure) {
      return try objectID(
        git.read(.revisionParse, ["--verify", "--quiet", "--end-of-options", asked], in: top))
    } catch .failed, .unexpectedOutput {
      throw .noSuchRevision(revision)
    }
  }

  private func objectID(_ output: [UInt8]) throws(GitFailure) -> ObjectID {
    guard let id = ObjectID(hex: output.prefix { $0 != UInt8(ascii: "\n") }) else {
      throw .unexpectedOutput(command: GitReading.revisionParse.rawValue)
    }
    return id
  }
}

// MARK: - Paths

extension GitRepository {
  /// A path from the vault's root, for a path from the top of the work tree; nil for what lies outside the vault.
  func pathInVault(_ path: some Collection<UInt8>) -> Path? {
    path.starts(with: prefix) ? Path(bytes: path.dropFirst(prefix.count)) : nil
  }

  /// A path from the top of the work tree, for one from the vault's root.
  package func pathInRepository(_ path: Path) -> Path { Path(bytes: prefix + path.bytes) }

  /// The vault's root as an argument that limits an answer to it; nothing when it is the whole work tree.
  var vaultPaths: [Path] { prefix.isEmpty ? [] : [Path(bytes: prefix)] }
}
