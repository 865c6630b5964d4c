import VaultSyntax

/// What a vault and a calendar agreed on, as one device keeps it in `.vault/state/synced/`.
///
/// A file has the number of the device in its first line and the state below it; one of another device counts as absent.
package enum SyncedState: Sendable, Equatable {
  /// Nothing was synchronised yet.
  case none
  /// The bytes that were kept.
  case kept([UInt8])
  /// What is there belongs to another device, or is damaged, with its bytes: it is not used.
  case foreign([UInt8])
}

extension VaultWriter {
  /// The state that was kept for a calendar, by its real path; nothing is written.
  ///
  /// - Throws: what the system says, and that the state is not the user's own.
  package func syncedState(of calendar: Path) throws(WriteFailure) -> SyncedState {
    let folder: DirectoryHandle
    do throws(SystemError) {
      folder = try DirectoryHandle(below: root, path: FilePlace.syncedFolder, files: files)
    } catch .notFound {
      return .none
    } catch {
      throw error.isAnotherKind
        ? .unsafeState(FilePlace.syncedFolder, .wrongKind) : .system(FilePlace.syncedFolder, error)
    }
    defer { folder.close() }
    let path = Self.syncedPath(of: calendar)
    let device = try knownDevice()
    do throws(SystemError) {
      let name = Array(path.name.utf8)
      guard let bytes = try folder.ownContent(of: name, limit: FilePlace.synced.limit) else { return .none }
      guard let device, bytes.starts(with: device.text) else { return .foreign(bytes) }
      return .kept(Array(bytes.dropFirst(device.text.count)))
    } catch {
      throw error.isAnotherKind ? .unsafeState(path, .wrongKind) : .system(path, error)
    }
  }

  /// What keeps the state of a calendar in place of the one that was read, a conflict when another command kept one
  /// meanwhile; nil when it is the same.
  package func keeping(
    _ bytes: [UInt8], of calendar: Path, insteadOf last: SyncedState
  ) throws(WriteFailure) -> NoteWrite? {
    guard last != .kept(bytes) else { return nil }
    let path = Self.syncedPath(of: calendar)
    let device = try device()
    let new = device.text + bytes
    switch last {
    case .none: return NoteWrite(path, before: [], .create(new, permissions: 0o600), in: .synced)
    case .kept(let old): return NoteWrite(path, before: device.text + old, .edit(after: new), in: .synced)
    case .foreign(let old): return NoteWrite(path, before: old, .edit(after: new), in: .synced)
    }
  }

  /// The file's name is sixteen digits made of the calendar's path, so that every path has one of its own.
  private static func syncedPath(of calendar: Path) -> Path {
    var hash = FNV1a()
    hash.add(calendar.bytes)
    return FilePlace.syncedFolder.appending(hash.digits)
  }
}
