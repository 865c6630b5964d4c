import VaultMessages
import VaultSearch
import VaultStore
import VaultSyntax

/// Finds a `uid` that two items of the vault have: a calendar would take them for one event.
enum CalendarIDCheck: HealthCheck {
  static let name = "calendar-ids"
  static let area = DoctorArea.notes

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    var first: [String: String] = [:]
    var findings: [DoctorFinding] = []
    for note in subject.notes {
      for identifier in note.calendarIDs {
        let folded = TextFolding.caseFolded(identifier.text)
        if let place = first[folded] {
          findings.append(
            .failure(
              .doctorCalendarIDTwice, [.text(identifier.text), .text(place)], at: note.path, identifier.location))
        } else {
          first[folded] = "\(note.path.text):\(identifier.location.line)"
        }
      }
    }
    return findings.isEmpty ? [.well(.doctorCalendarIDsUnique)] : findings
  }
}
