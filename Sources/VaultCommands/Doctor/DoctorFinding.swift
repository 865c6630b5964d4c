import VaultMessages
import VaultStore
import VaultSyntax

/// One line of the report: what is well, worth knowing, or wrong, and the command that mends it.
struct DoctorFinding: Sendable {
  /// How much it matters; the raw value is what programs read.
  enum Severity: String, Sendable {
    case well = "ok"
    case note
    /// The vault may lose or hide something: the report fails.
    case failure = "error"
  }

  let severity: Severity
  let key: MessageKey
  let values: [MessageValue]
  /// The file that it is about, as it is printed.
  var path: Path?
  /// The place in the file.
  var location: SourceLocation?
  /// The words of the command that mends it; none when no command does.
  var mend: [String] = []

  static func well(_ key: MessageKey, _ values: [MessageValue] = []) -> DoctorFinding {
    DoctorFinding(severity: .well, key: key, values: values)
  }

  static func note(
    _ key: MessageKey, _ values: [MessageValue] = [], at path: Path? = nil, mend: [String] = []
  ) -> DoctorFinding {
    DoctorFinding(severity: .note, key: key, values: values, path: path, mend: mend)
  }

  static func failure(
    _ key: MessageKey, _ values: [MessageValue] = [], at path: Path? = nil, _ location: SourceLocation? = nil,
    mend: [String] = []
  ) -> DoctorFinding {
    DoctorFinding(severity: .failure, key: key, values: values, path: path, location: location, mend: mend)
  }

  /// The mending command as it is typed in a shell; nil when there is none.
  var mendingCommand: String? { mend.isEmpty ? nil : mend.map(ShellWord.quoted).joined(separator: " ") }
}

/// What a check found.
struct DoctorReport: Sendable {
  /// A finding and the check that made it.
  struct Entry: Sendable {
    let check: String
    let area: DoctorArea
    let finding: DoctorFinding
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ findings: [DoctorFinding], of check: any HealthCheck.Type) {
    entries += findings.map { Entry(check: check.name, area: check.area, finding: $0) }
  }

  func count(_ severity: DoctorFinding.Severity) -> Int { entries.count { $0.finding.severity == severity } }
}
