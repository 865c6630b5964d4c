import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

/// Counts the notes that no link leads to: they are not wrong, and easily forgotten.
enum OrphanCheck: HealthCheck {
  static let name = "orphans"
  static let area = DoctorArea.notes

  private static let query = "linked-from:none"

  static func findings(in subject: DoctorSubject) throws(SnapshotFault) -> [DoctorFinding] {
    var evaluator = Evaluator(subject.vault.snapshot, texts: NoteTexts(subject.vault))
    let count = try evaluator.unlinkedNoteCount()
    guard count > 0 else { return [.well(.doctorNoOrphans)] }
    return [.note(.doctorOrphans, [.count(count)], mend: ["vault", SearchCommand.syntax.name, query])]
  }
}
