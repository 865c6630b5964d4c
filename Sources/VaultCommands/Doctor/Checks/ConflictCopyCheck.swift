import VaultActions
import VaultMessages
import VaultStore

/// Finds the copies that sync programs made of notes which two devices wrote at once: nothing in them is searched.
enum ConflictCopyCheck: HealthCheck {
  static let name = "conflict-copies"
  static let area = DoctorArea.copies

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    guard !subject.copies.isEmpty else { return [.well(.doctorNoCopies)] }
    return subject.copies.map { copy in
      .failure(
        subject.session.holds(copy.original) ? .doctorCopy : .doctorCopyAlone,
        [.text(copy.original.text), .text(copy.tool.title)], at: copy.path,
        mend: ["vault", DoctorCommand.syntax.name, DoctorCommand.mergeCopies.spelling])
    }
  }
}

extension Vault {
  /// Whether something stands under a path below the root; yes where that cannot be told, so that nothing takes its place.
  func holds(_ path: Path) -> Bool {
    do throws(SystemError) {
      _ = try files.statusOfName(FileOperations.workingDirectory, root.path.appending(path).bytes, false)
      return true
    } catch {
      return error != .notFound && error != .notDirectory
    }
  }
}

extension ConflictCopy.Tool {
  /// The program's name as people know it.
  fileprivate var title: String {
    switch self {
    case .syncthing: "Syncthing"
    case .dropbox: "Dropbox"
    case .nextcloud: "Nextcloud/ownCloud"
    case .obsidian: "Obsidian Sync"
    }
  }
}
