import VaultMessages
import VaultStore

/// Looks whether the index of the notes could be read and written, and what was done to make it true of the files.
enum FreshIndexCheck: HealthCheck {
  static let name = "index"
  static let area = DoctorArea.index

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    var findings: [DoctorFinding] = []
    if let error = subject.unsaved { findings.append(.note(.indexNotSaved, [.systemError(error.code)])) }
    let report = subject.report
    switch report.rebuilt {
    case .damaged: findings.append(.note(.doctorIndexDamaged, [.count(report.notes)]))
    case nil where report.parsed == 0: findings.append(.well(.doctorIndexFresh, [.count(report.notes)]))
    case nil: findings.append(.well(.doctorIndexRefreshed, [.count(report.parsed)]))
    case .absent, .asked, .foreign, .outgrown: findings.append(.well(.doctorIndexMade, [.count(report.notes)]))
    }
    return findings
  }
}
