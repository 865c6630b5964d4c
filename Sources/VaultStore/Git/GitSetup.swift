/// What makes git merge and compare the notes of a vault as vault does: a line in `.gitattributes`, the drivers that
/// it names in the repository's configuration, and the file that keeps this device's own folders out of git.
///
/// ```swift
/// let setup = GitSetup(repository, program: "/usr/bin/vault", command: "/usr/bin/vault", files: .system)
/// for change in try setup.changes(installing: true) { try setup.make(change) }
/// ```
///
/// Writing settings runs nothing of the repository's.
package struct GitSetup: Sendable {
  /// A setting of the repository's own configuration.
  package struct Setting: Sendable, Hashable {
    package var key: String
    package var value: String
  }

  /// One thing to be changed.
  package enum Change: Sendable, Hashable {
    /// A file by its path from the vault's root, with its bytes; nil where there is none.
    case file(Path, before: [UInt8]?, after: [UInt8]?)
    /// A setting by its name, with its values; nil where it is not set.
    case setting(String, before: String?, after: String?)
  }

  /// Why something could not be read or changed.
  package enum Failure: Error, Sendable, Hashable {
    case git(GitFailure)
    case cannotRead(Path, SystemError)
    case cannotWrite(Path, SystemError)
  }

  package let repository: GitRepository
  /// The real path of the program that the drivers run.
  package let program: Path
  /// The settings as they should be.
  package let settings: [Setting]
  let files: FileOperations

  /// The line of `.gitattributes`.
  package static let attributes = "*.md merge=vault diff=vault"
  package static let attributesPath: Path = ".gitattributes"
  package static let ignorePath: Path = ".vault/.gitignore"
  /// The file in the vault's root that keeps what a killed command left beside notes out of `git add`.
  package static let rootIgnorePath: Path = ".gitignore"
  /// The longest file that is read, in bytes.
  static let limit = 1 << 20

  /// The setting up of a repository.
  ///
  /// - Parameters:
  ///   - program: the real path of the running program.
  ///   - command: the same as one word of a shell.
  package init(_ repository: GitRepository, program: Path, command: String, files: FileOperations) {
    self.repository = repository
    self.program = program
    self.files = files
    // In a merge driver a per cent sign begins what git fills in (gitattributes(5)).
    let mergeCommand = command.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    settings = [
      Setting(key: "merge.vault.name", value: "notes, key by key and line by line"),
      Setting(key: Self.driverKey, value: "\(mergeCommand) git merge-driver -- %O %A %B %L %P %X %Y"),
      Setting(key: "diff.vault.command", value: "\(command) git diff-driver --"),
      // Headings, so that every hunk says below which it lies.
      Setting(key: "diff.vault.xfuncname", value: "^(#{1,6}[ \t].*)$"),
      // Words of any alphabet: bytes beyond ASCII are neither spaces nor punctuation in any locale.
      Setting(key: "diff.vault.wordRegex", value: "[^[:space:][:punct:]]+|[[:punct:]]"),
    ]
  }

  /// The setting that says what merges notes.
  package static let driverKey = "merge.vault.driver"
}

// MARK: - What is to be done

extension GitSetup {
  /// What differs from a repository that is set up, or from one that is not; nothing when all is so already.
  package func changes(installing: Bool) throws(Failure) -> [Change] {
    let found = try currentSettings()
    let ofSettings = settings.compactMap { setting -> Change? in
      let before = found[setting.key]
      let after = installing ? setting.value : nil
      return before == after ? nil : .setting(setting.key, before: before, after: after)
    }
    let ofFiles =
      try installing ? [ignoreChange(), rootIgnoreChange(), attributesChange(true)] : [attributesChange(false)]
    // The drivers come before the line that names them, and go after it.
    return installing ? ofSettings + ofFiles.compactMap { $0 } : ofFiles.compactMap { $0 } + ofSettings
  }

  private func ignoreChange() throws(Failure) -> Change? {
    guard try content(of: Self.ignorePath) == nil else { return nil }
    return .file(Self.ignorePath, before: nil, after: Array(VaultSetup.ignored.utf8))
  }

  private func rootIgnoreChange() throws(Failure) -> Change? {
    let before = try content(of: Self.rootIgnorePath)
    let after = AttributesFile(before ?? []).adding(VaultSetup.ignoredLeftovers)
    return after == before ? nil : .file(Self.rootIgnorePath, before: before, after: after)
  }

  private func attributesChange(_ installing: Bool) throws(Failure) -> Change? {
    let before = try content(of: Self.attributesPath)
    let file = AttributesFile(before ?? [])
    let after = installing ? file.adding(Self.attributes) : file.removing(Self.attributes)
    guard after != before ?? [] else { return nil }
    return .file(Self.attributesPath, before: before, after: after.isEmpty ? nil : after)
  }

  /// The settings of the repository itself, and no others.
  func currentSettings() throws(Failure) -> [String: String] {
    do throws(GitFailure) {
      let settings = try repository.localSettings(matching: "^(merge|diff)\\.vault\\.")
      return Dictionary(settings.map { ($0.key, $0.value) }) { _, last in last }.reduce(into: [:]) { found, setting in
        // git gives the last part of a name in small letters.
        let key = self.settings.first { $0.key.lowercased() == setting.key.lowercased() }?.key
        if let key { found[key] = setting.value }
      }
    } catch {
      throw .git(error)
    }
  }

  /// The bytes of a file below the vault's root; nil when there is none.
  func content(of path: Path) throws(Failure) -> [UInt8]? {
    do throws(SystemError) {
      let folder = try DirectoryHandle(below: repository.root, path: path.parent, files: files)
      defer { folder.close() }
      return try folder.content(of: Array(path.components.last ?? []), limit: Self.limit)?.bytes
    } catch .notFound {
      return nil
    } catch {
      throw .cannotRead(repository.root.path.appending(path), error)
    }
  }
}

// MARK: - Doing it

extension GitSetup {
  /// Makes one change.
  package func make(_ change: Change) throws(Failure) {
    switch change {
    case .setting(let key, _, let value): try set(key, value)
    case .file(let path, _, let bytes):
      do throws(SystemError) {
        try write(bytes, to: path)
      } catch {
        throw .cannotWrite(repository.root.path.appending(path), error)
      }
    }
  }

  private func set(_ key: String, _ value: String?) throws(Failure) {
    let arguments = value.map { ["--replace-all", key, $0] } ?? ["--unset-all", key]
    do throws(GitFailure) {
      let output = try repository.git.run(["config", "--local"] + arguments, in: repository.top)
      guard output.end == .exited(0) else { throw GitFailure("config", output, in: repository.top) }
    } catch {
      throw .git(error)
    }
  }

  private func write(_ bytes: [UInt8]?, to path: Path) throws(SystemError) {
    let folder = try DirectoryHandle(below: repository.root, path: path.parent, files: files)
    defer { folder.close() }
    let name = Array(path.components.last ?? [])
    guard let bytes else { return try folder.remove(name) }
    let status = try folder.status(of: name)
    try folder.replace(name, with: bytes, status.map { .like($0) } ?? .new(permissions: 0o666))
  }
}
