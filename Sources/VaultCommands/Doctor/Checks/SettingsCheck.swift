import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

/// Finds settings of the vault that do not hold: unknown ones, and values that they do not take.
enum SettingsCheck: HealthCheck {
  static let name = "settings"
  static let area = DoctorArea.settings

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let configuration = subject.vault.configuration
    let findings =
      configuration.unreadable.map { .failure(.doctorUnreadable, [$0.reason.message], at: $0.path) }
      + DoctorFinding.settings(configuration.diagnostics, in: configuration.source, at: ".vault/config.yaml")
    guard findings.isEmpty else { return findings }
    return [.well(configuration.source.isEmpty ? .doctorNoSettings : .doctorSettingsWell)]
  }
}

extension DoctorFinding {
  /// What is wrong with a file of settings.
  static func settings(_ diagnostics: [Diagnostic], in source: [UInt8], at path: Path) -> [DoctorFinding] {
    diagnostics.sorted { $0.range.lower < $1.range.lower }.map { diagnostic in
      let location = SourceLocation(of: diagnostic.range.lower, in: source)
      return .failure(.doctorSetting, [.diagnostic(diagnostic)], at: path, location)
    }
  }
}
