import VaultMessages
import VaultStore

/// Finds conflicts that a merge left in notes and that nobody has resolved.
enum ConflictMarkerCheck: HealthCheck {
  static let name = "conflict-markers"
  static let area = DoctorArea.notes

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let findings = subject.notes.flatMap { note in
      note.conflicts.map { location in
        DoctorFinding.failure(
          .doctorMarkers, at: note.path, location, mend: ["vault", EditCommand.syntax.name, note.path.text])
      }
    }
    return findings.isEmpty ? [.well(.doctorNoMarkers)] : findings
  }
}
