import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax
import VaultTestSupport

/// A workspace over a vault of a test's own, on Friday, 20 November 2026, with what it told.
final class ScratchWorkspace {
  let directory: ScratchDirectory
  private(set) var told: [Remark] = []
  /// What was asked, each answered with `answer`.
  private(set) var asked: [Remark] = []
  var answer = false
  var device: Device

  init(_ notes: [String: String], files: FileOperations = .system) throws {
    directory = try ScratchDirectory(notes)
    try directory.write(".vault/.keep", "")
    device = Device(place: .init(workingDirectory: Path(directory.path)), stateFolder: Path(directory.path + ".state"))
    device.files = files
    device.statedNow = ("2026-11-20 09:00", "now")
  }

  /// A call of its own: what it opens it opens anew.
  func workspace(at now: String? = nil) -> Workspace {
    var device = device
    if let now { device.statedNow = (now, "now") }
    let workspace = Workspace(on: device)
    workspace.tell = { [unowned self] in told.append($0) }
    workspace.agrees = { [unowned self] question throws(Failure) in
      asked.append(question)
      return answer
    }
    return workspace
  }
}

extension Proposal {
  /// The text of a note after it; nil when the note is not changed.
  func text(_ path: Path) -> String? {
    for write in writes where write.path == path {
      if case .edit(let after) = write.kind { return String(decoding: after, as: UTF8.self) }
    }
    return nil
  }
}
