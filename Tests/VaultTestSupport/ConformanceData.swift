import Foundation

/// Outside test data that a test run may be given in the directory `$VAULT_CONFORMANCE`.
package enum ConformanceData {
  /// The lines of `$VAULT_CONFORMANCE/NAME.jsonl` or `.tsv`, or nil after printing why they are skipped.
  package static func lines(of name: String) -> [String]? {
    guard let directory = ProcessInfo.processInfo.environment["VAULT_CONFORMANCE"] else {
      print("SKIPPED \(name): VAULT_CONFORMANCE is not set")
      return nil
    }
    for suffix in ["jsonl", "tsv"] {
      guard let text = try? String(contentsOfFile: "\(directory)/\(name).\(suffix)", encoding: .utf8) else { continue }
      return text.split(separator: "\n").map(String.init)
    }
    print("SKIPPED \(name): no \(name).jsonl or \(name).tsv in VAULT_CONFORMANCE")
    return nil
  }
}
