import VaultActions
import VaultMessages
import VaultStore

/// Looks whether git merges and compares notes as vault does, where `.gitattributes` says that it should: a driver that
/// is named and not there leaves the notes to git's own merge of lines, without a word.
enum MergeDriverCheck: HealthCheck {
  static let name = "merge-driver"
  static let area = DoctorArea.git

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    switch subject.setup {
    case nil: return []
    case .failure(let failure):
      let reason = Failure(failure)
      return [.failure(reason.remark.key, reason.remark.values)]
    case .success(let state):
      let findings = findings(of: state)
      return findings.isEmpty ? [.well(.doctorDriverSetUp)] : findings
    }
  }

  private static func findings(of state: GitSetup.State) -> [DoctorFinding] {
    let mend = ["vault", GitCommand.syntax.name, "install"]
    guard state.attributesNameDriver || state.driver != nil else { return [.note(.doctorDriverNotSetUp, mend: mend)] }
    var findings: [DoctorFinding] = []
    if !state.attributesNameDriver {
      findings.append(.failure(.doctorAttributesMissing, at: GitSetup.attributesPath, mend: mend))
    }
    if !state.missing.isEmpty {
      findings.append(.failure(.doctorDriverMissing, [.list(state.missing)], mend: mend))
    }
    if let driver = state.driver {
      if !state.driverExists {
        findings.append(.failure(.doctorDriverGone, [.text(driver.text)], mend: mend))
      } else if !state.driverIsThisProgram {
        findings.append(.failure(.doctorDriverOther, [.text(driver.text)], mend: mend))
      } else if !state.different.isEmpty {
        findings.append(.note(.doctorDriverDiffers, [.list(state.different)], mend: mend))
      }
    }
    if !state.ignoresLeftovers {
      findings.append(.note(.doctorLeftoversNotIgnored, at: GitSetup.rootIgnorePath, mend: mend))
    }
    return findings
  }
}
