import VaultActions
import VaultMessages
import VaultStore

/// Looks whether nobody else can read what vault keeps about the notes: the index and the state hold their text.
enum PrivateFolderCheck: HealthCheck {
  static let name = "permissions"
  static let area = DoctorArea.state

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let misplaced = subject.state.misplaced
    guard !misplaced.isEmpty else { return [.well(.doctorFoldersPrivate)] }
    return misplaced.map { folder in
      switch folder.fault {
      case .wrongKind: return .failure(.writeUnsafeKind, [.text(folder.path.text)])
      case .notOwn: return .failure(.writeUnsafeOwner, [.text(folder.path.text)])
      case .open(let permissions):
        let mode = folder.path == ".vault" ? "o-w" : "700"
        return .failure(
          .doctorFolderOpen, [.text(folder.path.text), .text(String(permissions, radix: 8))],
          mend: ["chmod", mode, subject.session.root.path.appending(folder.path).text])
      }
    }
  }
}
