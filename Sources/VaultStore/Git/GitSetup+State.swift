extension GitSetup {
  /// How far a repository is set up: facts for `vault doctor`.
  package struct State: Sendable, Hashable {
    /// Whether `.gitattributes` in the vault's root names the drivers.
    package var attributesNameDriver: Bool
    /// Settings that are missing.
    package var missing: [String]
    /// Settings that are there and are not what vault would write now.
    package var different: [String]
    /// The program that the merge driver runs; nil when there is none, or it cannot be read as a command.
    package var driver: Path?
    /// Whether that program is there.
    package var driverExists: Bool
    /// Whether it is the running one.
    package var driverIsThisProgram: Bool
    /// Whether `.vault/.gitignore` is there.
    package var hasIgnoreFile: Bool
    /// Whether `.gitignore` in the root names what a killed command leaves beside notes.
    package var ignoresLeftovers: Bool
    /// Files of `.vault/cache` and `.vault/state` that git keeps, which it should not, by their paths from the root.
    package var tracked: [Path]

    /// Whether git merges and compares notes as this vault does.
    package var isComplete: Bool {
      attributesNameDriver && missing.isEmpty && driverExists && hasIgnoreFile && tracked.isEmpty
    }
  }

  /// Looks how far the repository is set up.
  package func state() throws(Failure) -> State {
    let found = try currentSettings()
    let driver = found[Self.driverKey].flatMap { CommandWords($0)?.words.first }.map { Path(bytes: $0).undoubled }
    let real = driver.flatMap { try? files.realPath($0.bytes) }.map { Path(bytes: $0) }
    return State(
      attributesNameDriver: AttributesFile(try content(of: Self.attributesPath) ?? []).states(Self.attributes),
      missing: settings.map(\.key).filter { found[$0] == nil },
      different: settings.filter { found[$0.key] != nil && found[$0.key] != $0.value }.map(\.key),
      driver: driver, driverExists: real != nil, driverIsThisProgram: real == program,
      hasIgnoreFile: try content(of: Self.ignorePath) != nil,
      ignoresLeftovers: AttributesFile(try content(of: Self.rootIgnorePath) ?? []).states(VaultSetup.ignoredLeftovers),
      tracked: try trackedFiles())
  }

  /// The files of the device's own folders that git keeps.
  package func trackedFiles() throws(Failure) -> [Path] {
    do throws(GitFailure) {
      let folders = [".vault/cache/", ".vault/state/"].map { repository.pathInRepository($0) }
      let output = try repository.git.read(
        .listFiles, ["-z", "--full-name", "--cached"], paths: folders, in: repository.top)
      return output.split(separator: 0).compactMap { repository.pathInVault($0) }
    } catch {
      throw .git(error)
    }
  }
}

extension Path {
  /// The path as a merge driver has it with its per cent signs doubled.
  fileprivate var undoubled: Path {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      result.append(byte)
      if byte == UInt8(ascii: "%"), rest.first == byte { rest.removeFirst() }
    }
    return Path(bytes: result)
  }
}
