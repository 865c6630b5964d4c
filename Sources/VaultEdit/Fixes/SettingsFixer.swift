import VaultModel
import VaultSyntax

/// Puts right the names of settings that differ from a known one in letter case and low lines only: `Week_Start`.
///
/// ```swift
/// SettingsFixer.fixed(Array("Week_Start: mon\n".utf8)).bytes    // "week-start: mon\n"
/// ```
package enum SettingsFixer {
  /// The settings file with every fix that reading it again proves; its own bytes when there is none.
  package static func fixed(_ bytes: [UInt8]) -> FixOutcome {
    var outcome = FixOutcome(bytes: bytes, fixed: [], left: Settings.read(bytes).diagnostics)
    for diagnostic in outcome.left where diagnostic.code == .unknownSetting {
      let written = String(decoding: bytes[diagnostic.range.indices], as: UTF8.self)
      let name = written.lowercased().replacingLowLines
      guard Settings.names.contains(name), name.utf8.count == written.utf8.count else { continue }
      // The names are of one length, so every other finding keeps its place.
      let patched = [Patch(diagnostic.range, name)].applied(to: outcome.bytes)
      let left = Settings.read(patched).diagnostics
      guard Set(left).isSubset(of: Set(outcome.left).subtracting([diagnostic])) else { continue }
      outcome.add([diagnostic], in: outcome.bytes)
      outcome.bytes = patched
      outcome.left = left
    }
    return outcome
  }
}

extension String {
  fileprivate var replacingLowLines: String { String(map { $0 == "_" ? "-" : $0 }) }
}
