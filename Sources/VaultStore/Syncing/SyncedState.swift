import VaultSyntax

/// What a vault and a file outside of it agreed on, as one device keeps it in `.vault/state/synced/`.
///
/// A file has the number of the device in its first line and the state below it; one of another device counts as absent.
package enum SyncedState: Sendable, Equatable {
  /// Nothing was synchronised yet.
  case none
  /// The bytes that were kept.
  case kept([UInt8])
  /// What is there belongs to another device, or is damaged: it is not used.
  case foreign
}

extension VaultWriter {
  /// The folder of the states below the root.
  private static let syncedFolder = "synced"
  /// The longest state, in bytes (256 MB).
  private static let syncedLimit = 256 << 20

  /// The state that was kept for a file, by its real path; nothing is written.
  ///
  /// - Throws: what the system says, and that the state is not the user's own.
  package func syncedState(of file: Path) throws(WriteFailure) -> SyncedState {
    let path = StateFolder.path.appending(Self.syncedFolder)
    let folder: DirectoryHandle
    do throws(SystemError) {
      folder = try DirectoryHandle(below: root, path: path, files: files)
    } catch .notFound {
      return .none
    } catch {
      throw error.isAnotherKind ? .unsafeState(path, .wrongKind) : .system(path, error)
    }
    defer { folder.close() }
    return try Self.read(Self.name(of: file), in: folder, try knownDevice())
  }

  /// Keeps the state of a file in place of the one that was read.
  ///
  /// - Throws: ``WriteFailure/conflict(_:)`` when another command kept one meanwhile, and what the system says.
  package func keepSyncedState(
    _ bytes: [UInt8], of file: Path, insteadOf last: SyncedState
  ) throws(WriteFailure) {
    try locked { (session) throws(WriteFailure) in
      let folder = try session.state.folder(Self.syncedFolder)
      defer { folder.close() }
      let name = Self.name(of: file)
      let path = Self.path(name)
      guard try Self.read(name, in: folder, session.device) == last else {
        throw .conflict([WriteFailure.Conflict(path, .changed)])
      }
      do throws(SystemError) {
        try folder.replace(name, with: session.device.text + bytes, .exactly(permissions: 0o600))
      } catch {
        throw .system(path, error)
      }
    }
  }

  private static func read(
    _ name: [UInt8], in folder: DirectoryHandle, _ device: DeviceIdentity?
  ) throws(WriteFailure) -> SyncedState {
    do throws(SystemError) {
      guard let bytes = try folder.ownContent(of: name, limit: syncedLimit) else { return .none }
      guard let device, bytes.starts(with: device.text) else { return .foreign }
      return .kept(Array(bytes.dropFirst(device.text.count)))
    } catch {
      throw error.isAnotherKind ? .unsafeState(path(name), .wrongKind) : .system(path(name), error)
    }
  }

  /// Sixteen digits made of the path, so that every path has a name of its own.
  private static func name(of file: Path) -> [UInt8] {
    var hash = FNV1a()
    for byte in file.bytes { hash.add(UInt64(byte)) }
    let digits = String(hash.value, radix: 16)
    return Array((String(repeating: "0", count: 16 - digits.utf8.count) + digits).utf8)
  }

  private static func path(_ name: [UInt8]) -> Path {
    StateFolder.path.appending(syncedFolder).appending(Path(bytes: name))
  }
}
