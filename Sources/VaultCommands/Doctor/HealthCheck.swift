import VaultMessages
import VaultSearch

/// One thing that `vault doctor` looks at; one file in `Checks/` declares each.
///
/// ```swift
/// enum OrphanCheck: HealthCheck {
///   static let name = "orphans"
///   static let area = DoctorArea.notes
///   static func findings(in subject: DoctorSubject) -> [DoctorFinding] { … }
/// }
/// ```
protocol HealthCheck {
  /// The name that programs know it by.
  static var name: String { get }
  static var area: DoctorArea { get }
  /// What it finds, or that all is well; nothing when there is nothing to say.
  static func findings(in subject: DoctorSubject) throws(SnapshotFault) -> [DoctorFinding]
}

/// A heading under which findings stand together, in the order of the report.
enum DoctorArea: String, CaseIterable, Sendable {
  case git, copies, notes, index, state, settings

  var heading: MessageKey {
    switch self {
    case .git: .doctorAreaGit
    case .copies: .doctorAreaCopies
    case .notes: .helpNotes
    case .index: .doctorAreaIndex
    case .state: .doctorAreaState
    case .settings: .doctorAreaSettings
    }
  }
}

/// Every check, in the order of the report.
enum HealthChecks {
  static var all: [any HealthCheck.Type] {
    [
      GitInstalledCheck.self, RepositoryCheck.self, MergeDriverCheck.self, PrivateFilesCheck.self, UnderWayCheck.self,
      ConflictCopyCheck.self, PossibleCopyCheck.self,
      UnreadableCheck.self, ConflictMarkerCheck.self, BlockIDCheck.self, CalendarIDCheck.self, PortableNameCheck.self,
      OrphanCheck.self,
      FreshIndexCheck.self,
      DeviceCheck.self, PendingCommandCheck.self, LeftoverCheck.self, PrivateFolderCheck.self,
      SettingsCheck.self, UserSettingsCheck.self,
    ]
  }
}
