extension FileOperations {
  /// The names in a folder, inside of a vault or not, in the order of their letters.
  ///
  /// - Throws: what the system says; for a file that it is no folder.
  package func names(inFolder path: Path) throws(SystemError) -> [String] {
    let opened = try retrying { () throws(SystemError) in
      try open(Self.workingDirectory, path.bytes, .namedDirectory)
    }
    let folder = DirectoryHandle(files: self, descriptor: opened)
    defer { folder.close() }
    return try folder.names().map { String(decoding: $0, as: UTF8.self) }.sorted()
  }
}
