package import Foundation

/// The `vault` that transcripts run.
package enum VaultBinary {
  /// No `vault` was found in any of these places.
  package struct NotFound: Error {
    package let places: [String]
  }

  /// The folder that holds `Package.swift`.
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `$VAULT_BINARY`, else the one beside the running tests, else that of the debug build.
  package static func find() throws(NotFound) -> URL {
    let places =
      [ProcessInfo.processInfo.environment["VAULT_BINARY"].map { URL(fileURLWithPath: $0) }].compactMap { $0 }
      + [besideTests, packageRoot.appendingPathComponent(".build/debug/vault")]
    guard let binary = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw NotFound(places: places.map(\.path))
    }
    return binary
  }

  private static var besideTests: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("vault")
  }
}
