import VaultActions
import VaultMessages
import VaultStore

/// Looks whether the user's own configuration reads.
enum UserSettingsCheck: HealthCheck {
  static let name = "user-settings"
  static let area = DoctorArea.settings

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    guard let path = subject.userConfiguration else { return [] }
    do throws(SystemError) {
      let configuration = try UserConfiguration(at: path, files: subject.session.files)
      let findings = DoctorFinding.settings(configuration.diagnostics, in: configuration.source, at: path)
      guard findings.isEmpty else { return findings }
      guard !configuration.source.isEmpty else { return [.well(.doctorNoUserSettings)] }
      return [.well(.doctorUserSettingsWell, [.text(path.text)])]
    } catch {
      return [.failure(.cannotRead, [.text(path.text), .systemError(error.code)])]
    }
  }
}
