import VaultMessages
import VaultSearch
import VaultStore

/// Finds notes whose paths differ in case alone, or in how a letter is composed alone: on the disk of a Mac or of
/// Windows one of them would take the other's place.
enum PortableNameCheck: HealthCheck {
  static let name = "names"
  static let area = DoctorArea.notes

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    var first: [String: Path] = [:]
    var findings: [DoctorFinding] = []
    for note in subject.notes {
      let folded = TextFolding.caseFolded(note.path.text)
      if let other = first[folded] {
        // Texts compare by canonical equivalence: equal ones are composed in another way.
        let key: MessageKey = note.path.text == other.text ? .doctorNamesComposed : .doctorNamesCase
        findings.append(.note(key, [.text(other.text)], at: note.path))
      } else {
        first[folded] = note.path
      }
    }
    return findings.isEmpty ? [.well(.doctorNamesPortable)] : findings
  }
}
