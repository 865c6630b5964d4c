extension FileOperations {
  /// Makes a folder and those above it that are missing, for their owner alone.
  ///
  /// - Throws: what the system says of the folder once those above it are there: `/dangling/state`, where `/dangling`
  ///   is a link that leads nowhere, is never found however often one asks.
  func makeFolders(_ folder: Path) throws(SystemError) {
    var missing: [Path] = []
    var next = folder
    while true {
      do throws(SystemError) {
        try makeFolder(next)
        break
      } catch .notFound where next.parent != next && !next.parent.bytes.isEmpty {
        missing.append(next)
        next = next.parent
      }
    }
    for folder in missing.reversed() { try makeFolder(folder) }
  }

  /// Makes one folder, unless something has its name.
  private func makeFolder(_ folder: Path) throws(SystemError) {
    do throws(SystemError) {
      try retrying { () throws(SystemError) in
        try makeDirectory(FileOperations.workingDirectory, folder.bytes, 0o700)
      }
    } catch .exists {}
  }
}
