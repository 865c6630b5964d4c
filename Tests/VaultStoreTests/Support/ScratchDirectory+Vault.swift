import VaultTestSupport

@testable import VaultStore

extension ScratchDirectory {
  /// The vault that the directory is.
  func vaultRoot() throws -> VaultRoot {
    try VaultRoot.find(
      VaultRoot.Hints(named: Path(path), argument: nil, environment: nil, workingDirectory: Path(path)), files: .system)
  }

  /// What writes to that vault on a device, whose own folder is in the directory too.
  func writer(device: String = "device") throws -> VaultWriter {
    VaultWriter(root: try vaultRoot(), files: .system, deviceFolder: Path(path).appending(".home/" + device))
  }
}
