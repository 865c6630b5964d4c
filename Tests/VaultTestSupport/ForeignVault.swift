import Foundation

/// The real notes of others in `$VAULT_CONFORMANCE/../foreign-vault.tar.gz`.
package enum ForeignVault {
  /// The notes with their paths, in the order of the paths; nil after printing why they are skipped.
  package static func notes() throws -> [(path: String, bytes: [UInt8])]? {
    guard let directory = ProcessInfo.processInfo.environment["VAULT_CONFORMANCE"] else {
      print("SKIPPED foreign-vault: VAULT_CONFORMANCE is not set")
      return nil
    }
    let archive = URL(filePath: directory).deletingLastPathComponent().appending(path: "foreign-vault.tar.gz")
    guard FileManager.default.fileExists(atPath: archive.path()) else {
      print("SKIPPED foreign-vault: no foreign-vault.tar.gz beside VAULT_CONFORMANCE")
      return nil
    }
    let scratch = try ScratchDirectory()
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = ["tar", "xzf", archive.path(), "-C", scratch.path]
    try tar.run()
    tar.waitUntilExit()
    let files = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.lowercased().hasSuffix(".md") }.sorted().compactMap { path in
      (path, try scratch.read(path))
    }
  }
}
