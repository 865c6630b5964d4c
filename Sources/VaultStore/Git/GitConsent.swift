/// The repositories whose hooks and filters the user lets vault run, as the user's own configuration keeps them and
/// never a repository, in `$XDG_CONFIG_HOME/vault/git-repositories`.
///
/// A line is one work tree: the device and inode numbers of the repository's common folder, the path of that folder,
/// and that of the work tree, parted by spaces. The numbers keep a stranger that was moved to the same path from being
/// trusted; the path of the work tree keeps a stranger from being trusted whose `.git` names a trusted repository.
package struct GitConsent: Sendable {
  /// The file.
  package let path: Path
  private let folder: Path
  private let files: FileOperations

  private static let name = Array("git-repositories".utf8)
  /// The longest file that is read, in bytes.
  private static let limit = 1 << 20

  /// What is kept in the folder of the user's configuration of vault.
  package init(in folder: Path, files: FileOperations) {
    self.folder = folder
    self.files = files
    path = folder.appending(Path(bytes: Self.name))
  }

  /// Whether the user agreed for the work tree of a repository.
  ///
  /// - Throws: what the system says when the file is there and cannot be read, and ``SystemError/notOwner`` when
  ///   somebody else owns it or may write it.
  package func isGiven(for repository: GitRepository) throws(SystemError) -> Bool {
    let line = try line(for: repository)
    return try lines().contains(line)
  }

  /// Remembers that the user agreed.
  package func give(for repository: GitRepository) throws(SystemError) {
    let line = try line(for: repository)
    // The same paths with other numbers stand for a repository that is gone.
    let others = try lines().filter { !Self.samePaths($0, line) }
    try files.makeFolders(folder)
    try write(others + [line])
  }

  /// Forgets it.
  package func withdraw(for repository: GitRepository) throws(SystemError) {
    let line = try line(for: repository)
    let lines = try lines()
    let others = lines.filter { !Self.samePaths($0, line) }
    if others.count < lines.count { try write(others) }
  }

  // MARK: Lines

  private func line(for repository: GitRepository) throws(SystemError) -> [UInt8] {
    let status = try files.retrying { () throws(SystemError) in
      try files.statusOfName(FileOperations.workingDirectory, repository.commonFolder.bytes, false)
    }
    let paths = [repository.commonFolder, repository.top].map { Self.escaped($0.bytes) }
    return Array("\(status.device) \(status.inode) ".utf8) + paths[0] + [UInt8(ascii: " ")] + paths[1]
  }

  private static func samePaths(_ line: [UInt8], _ other: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    return line.split(separator: space).dropFirst(2).elementsEqual(other.split(separator: space).dropFirst(2)) {
      $0.elementsEqual($1)
    }
  }

  /// A path without spaces, controls and line breaks, percent-encoded as in a URL (RFC 3986, 2.1).
  private static func escaped(_ path: [UInt8]) -> [UInt8] {
    path.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") else { return [byte] }
      let digits = String(byte, radix: 16, uppercase: true)
      return Array((byte < 16 ? "%0" : "%").utf8) + Array(digits.utf8)
    }
  }

  // MARK: The file

  private func lines() throws(SystemError) -> [[UInt8]] {
    do throws(SystemError) {
      let handle = try open()
      defer { handle.close() }
      let bytes = try handle.ownContent(of: Self.name, limit: Self.limit) ?? []
      return bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    } catch .notFound {
      return []
    }
  }

  private func write(_ lines: [[UInt8]]) throws(SystemError) {
    let handle = try open()
    defer { handle.close() }
    let bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    try handle.replace(Self.name, with: bytes, .exactly(permissions: 0o600))
  }

  private func open() throws(SystemError) -> DirectoryHandle {
    let opened = try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, folder.bytes, .namedDirectory)
    }
    return DirectoryHandle(files: files, descriptor: opened)
  }
}
