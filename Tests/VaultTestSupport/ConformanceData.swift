import Foundation

/// Outside test data that a test run may be given in the directory `$VAULT_CONFORMANCE`.
package enum ConformanceData {
  /// There is no such file, or no `$VAULT_CONFORMANCE`.
  package struct Missing: Error {
    package let name: String
  }

  /// The lines of `$VAULT_CONFORMANCE/STEM.jsonl` or `.tsv`.
  package static func lines(of stem: String) throws -> [String] {
    try String(contentsOfFile: try path(of: stem), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The path of `STEM.jsonl` or `STEM.tsv`.
  static func path(of stem: String) throws(Missing) -> String {
    let directory = try directory()
    let places = ["jsonl", "tsv"].map { "\(directory)/\(stem).\($0)" }
    guard let path = places.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw Missing(name: stem)
    }
    return path
  }

  /// `$VAULT_CONFORMANCE`.
  static func directory() throws(Missing) -> String {
    guard let directory = ProcessInfo.processInfo.environment["VAULT_CONFORMANCE"] else {
      throw Missing(name: "VAULT_CONFORMANCE")
    }
    return directory
  }
}
