import VaultActions
import VaultMessages
import VaultStore

/// Finds notes and folders that cannot be read, so that nothing finds what is in them.
enum UnreadableCheck: HealthCheck {
  static let name = "unreadable"
  static let area = DoctorArea.notes

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    var findings: [DoctorFinding] = []
    for file in subject.report.unreadableFolders {
      findings.append(.failure(.doctorUnreadableFolder, [file.reason.message], at: file.path))
    }
    for file in subject.report.unreadable {
      findings.append(.failure(.doctorUnreadable, [file.reason.message], at: file.path))
    }
    for note in subject.notes {
      guard let reason = note.unreadable else { continue }
      findings.append(.failure(.doctorUnreadable, [reason.message], at: note.path))
    }
    return findings.isEmpty ? [.well(.doctorReadable, [.count(subject.notes.count)])] : findings
  }
}
