import VaultMessages
import VaultStore
import VaultSyntax

/// Finds a `^id` that two lines of one note have: a link to it means either, and no command can tell them apart.
enum BlockIDCheck: HealthCheck {
  static let name = "block-ids"
  static let area = DoctorArea.notes

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let findings = subject.notes.flatMap { repetitions(in: $0) }
    return findings.isEmpty ? [.well(.doctorBlockIDsUnique)] : findings
  }

  private static func repetitions(in note: NoteFacts) -> [DoctorFinding] {
    var first: [String: Int] = [:]
    var findings: [DoctorFinding] = []
    for identifier in note.blockIDs {
      if let line = first[identifier.text] {
        findings.append(
          .failure(
            .doctorBlockIDTwice, [.text(identifier.text), .text(String(line))], at: note.path, identifier.location))
      } else {
        first[identifier.text] = identifier.location.line
      }
    }
    return findings
  }
}
