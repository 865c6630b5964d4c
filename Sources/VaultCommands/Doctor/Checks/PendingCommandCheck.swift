import VaultMessages
import VaultStore

/// Finds a command that a crash or a full disk kept from ending, and records of commands that are damaged.
enum PendingCommandCheck: HealthCheck {
  static let name = "journal"
  static let area = DoctorArea.state

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let state = subject.state
    guard state.failure == nil else { return [] }
    let pending: DoctorFinding =
      switch state.pending {
      case nil: .well(.doctorNothingPending)
      case .own(let record): .failure(.doctorPending, [.text(record.line)])
      case .unusable: .failure(.doctorPendingUnusable, at: ".vault/state/journal")
      }
    return [pending] + state.damagedRecords.map { .note(.undoDamaged, [.text($0.text)]) }
      + (state.damagedStart.map { [.failure(.startDamaged, [.text($0.text)])] } ?? [])
  }
}
