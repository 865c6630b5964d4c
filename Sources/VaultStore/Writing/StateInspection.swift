/// What a look at vault's own folders shows, for `vault doctor`; nothing is changed, and no lock is waited for.
///
/// ```swift
/// let state = StateInspection(of: root, files: .system, deviceFolder: deviceFolder)
/// if state.device == .foreign { … }
/// ```
package struct StateInspection: Sendable, Equatable {
  /// Whose state it is.
  package enum Device: Sendable, Hashable {
    /// No command has written yet.
    case none
    case own
    /// Another device's, or one that nobody can name: it is not used.
    case foreign
  }

  /// A command that did not end.
  package enum PendingCommand: Sendable, Hashable {
    /// One of this device, which the next command that writes finishes or takes back.
    case own(CommandRecord)
    /// Damaged, or of another device: it will be set aside.
    case unusable
  }

  /// A folder or file of vault's own that is not as it should be, by its path below the root.
  package struct Misplaced: Sendable, Hashable {
    package enum Fault: Sendable, Hashable {
      /// Others may read or write it; the permission bits it has.
      case open(permissions: UInt32)
      /// It belongs to another user, or is of another kind: commands that write refuse to use it.
      case notOwn, wrongKind
    }

    package var path: Path
    package var fault: Fault
  }

  package private(set) var device = Device.none
  package private(set) var pending: PendingCommand?
  /// What was set aside before, because it was damaged or another device's.
  package private(set) var asides: [Path] = []
  /// Records of commands that cannot be read any more, so that these cannot be taken back.
  package private(set) var damagedRecords: [Path] = []
  /// What is kept of the task that runs, where it cannot be read.
  package private(set) var damagedStart: Path?
  package private(set) var misplaced: [Misplaced] = []
  /// Why the state cannot be read at all, when it is there.
  package private(set) var failure: SystemError?

  package init(of root: VaultRoot, files: FileOperations, deviceFolder: Path) {
    lookAtFolders(root, files)
    do throws(SystemError) {
      let state = try DirectoryHandle(below: root, path: StateFolder.path, files: files)
      defer { state.close() }
      let own = try DeviceIdentity.read(in: deviceFolder, files: files)
      device = try Self.device(in: state, own: own)
      pending = try Self.pending(in: state, own: own)
      asides = try state.names().filter { Self.isAside($0) }.map { StateFolder.path.appending(Path(bytes: $0)) }
        .sorted()
      if let own {
        do throws(WriteFailure) {
          _ = try state.runningRecord(of: own)
        } catch {
          damagedStart = StateFolder.path.appending(Path(bytes: RunningRecord.name))
        }
      }
      damagedRecords = try Self.damagedRecords(in: state)
    } catch {
      if error != .notFound { failure = error }
    }
  }

  // MARK: Folders

  /// The folders, and who may open them: of the first, only whether others may write.
  private mutating func lookAtFolders(_ root: VaultRoot, _ files: FileOperations) {
    let folders: [(path: Path, forbidden: UInt32)] = [
      (".vault", 0o002), (".vault/cache", 0o077), (StateFolder.path, 0o077), (UndoFolder.path, 0o077),
    ]
    for (path, forbidden) in folders {
      let status: FileStatus
      do throws(SystemError) {
        status = try files.statusOfName(
          FileOperations.workingDirectory, root.path.appending(path).bytes, path == ".vault")
      } catch {
        if error != .notFound { failure = error }
        continue
      }
      if status.kind != .directory {
        misplaced.append(Misplaced(path: path, fault: .wrongKind))
      } else if status.owner != files.user() {
        misplaced.append(Misplaced(path: path, fault: .notOwn))
      } else if status.permissions & forbidden != 0 {
        misplaced.append(Misplaced(path: path, fault: .open(permissions: status.permissions)))
      }
    }
  }

  // MARK: The state

  private static func device(
    in state: DirectoryHandle, own: DeviceIdentity?
  ) throws(SystemError) -> Device {
    do throws(SystemError) {
      guard let content = try state.content(of: Array("device".utf8), limit: 1 << 10) else { return .none }
      return own != nil && content.bytes == own?.text ? .own : .foreign
    } catch {
      guard error.isUnusable else { throw error }
      return .foreign
    }
  }

  private static func pending(
    in state: DirectoryHandle, own: DeviceIdentity?
  ) throws(SystemError) -> PendingCommand? {
    for name in [Journal.name, Journal.draftName] {
      let content: DirectoryHandle.Content?
      do throws(SystemError) {
        content = try state.content(of: name, limit: Journal.limit)
      } catch {
        guard error.isUnusable else { throw error }
        return .unusable
      }
      guard let content else { continue }
      guard let journal = Journal(bytes: content.bytes), journal.device == own else {
        // A draft that is not whole belongs to a command that had not begun anything.
        if name == Journal.name { return .unusable }
        continue
      }
      return .own(journal.record)
    }
    return nil
  }

  private static func isAside(_ name: [UInt8]) -> Bool {
    String(decoding: name, as: UTF8.self).contains(".aside-")
  }

  private static func damagedRecords(in state: DirectoryHandle) throws(SystemError) -> [Path] {
    let handle: DirectoryHandle
    do throws(SystemError) { handle = try state.folder(Array("undo".utf8)) } catch {
      // One that is no folder is named among what is misplaced.
      guard error == .notFound || error.isAnotherKind else { throw error }
      return []
    }
    defer { handle.close() }
    let undo = UndoFolder(handle: handle)
    var damaged: [Path] = []
    for name in try handle.names() {
      guard let entry = UndoFolder.Entry(name: name) else { continue }
      if let journal = try? undo.journal(entry), journal.number == entry.number { continue }
      damaged.append(entry.path)
    }
    return damaged.sorted()
  }
}

extension SystemError {
  /// Whether it is one of a file that no command of this device made; any other one says nothing of the file.
  fileprivate var isUnusable: Bool {
    isAnotherKind || [.notPermitted, .notOwner, .fileTooLarge].contains(self)
  }
}
