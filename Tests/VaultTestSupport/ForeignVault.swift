import Foundation

/// The real notes of others in `$VAULT_CONFORMANCE/../foreign-vault.tar.gz`.
package enum ForeignVault {
  /// tar did not unpack the notes.
  package struct Failure: Error {
    package let exitCode: Int32
  }

  /// The notes with their paths, in the order of the paths.
  package static func notes() throws -> [(path: String, bytes: [UInt8])] {
    let scratch = try ScratchDirectory()
    let tar = Process()
    tar.executableURL = URL(filePath: try InstalledProgram.path(of: "tar"))
    tar.arguments = ["xzf", try archive(), "-C", scratch.path]
    try tar.run()
    tar.waitUntilExit()
    guard tar.terminationStatus == 0 else { throw Failure(exitCode: tar.terminationStatus) }
    let files = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.lowercased().hasSuffix(".md") }.sorted().compactMap { path in
      (path, try scratch.read(path))
    }
  }

  /// The path of the notes, packed.
  static func archive() throws(ConformanceData.Missing) -> String {
    let directory = URL(filePath: try ConformanceData.directory()).deletingLastPathComponent()
    let path = directory.appending(path: "foreign-vault.tar.gz").path()
    guard FileManager.default.fileExists(atPath: path) else {
      throw ConformanceData.Missing(name: "foreign-vault.tar.gz")
    }
    return path
  }
}
