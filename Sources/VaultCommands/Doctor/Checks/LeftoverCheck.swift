import VaultMessages
import VaultSearch
import VaultStore

/// Finds files of vault's own that an interrupted write left beside the notes.
enum LeftoverCheck: HealthCheck {
  static let name = "leftovers"
  static let area = DoctorArea.state

  static func findings(in subject: DoctorSubject) throws(SnapshotFault) -> [DoctorFinding] {
    // The files of a command that will be finished are not left over.
    guard subject.state.pending == nil else { return [] }
    let files = try LeftoverFiles.all(in: subject.vault)
    return files.isEmpty ? [.well(.doctorNoLeftovers)] : files.map { .note(.doctorLeftover, at: $0) }
  }
}
