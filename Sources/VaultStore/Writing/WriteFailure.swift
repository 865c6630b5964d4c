package import VaultEdit

/// Why a command wrote nothing. Unless the case says otherwise, every file is as it was.
package indirect enum WriteFailure: Error, Sendable, Equatable {
  /// Files that do not hold what the command was computed from, and why they cannot be written nevertheless.
  case conflict([Conflict])
  /// The change cannot be made in the bytes that the file holds now, which the refusal's position refers to.
  case refusal(Path, EditRefusal, bytes: [UInt8])
  /// The system refused something; the path is below the root, or absolute for what lies outside.
  case system(Path, SystemError)
  /// The system refused something half way, and then to take back what was done: the next command that writes makes
  /// all changes, or takes all back, and until then every command that reads shows the vault as it will be.
  case unfinished(Path, SystemError, willFinish: Bool)
  /// The command was taken back for the other reason, but for these files: somebody edited them after the command had
  /// written them, so they keep both.
  case editedMeanwhile([Path], after: WriteFailure)
  /// Another process held the lock until the patience ended.
  case locked
  /// The user asked to stop while it waited for the lock, or before anything was written.
  case stopped
  /// A file or folder of vault's own is not what it should be.
  case unsafeState(Path, UnsafeReason)
  /// The images of the last command are damaged, so that it cannot be taken back.
  case damagedUndo(Path)
  /// What was kept of the task that runs is damaged, so that nobody knows which it is.
  case damagedStart(Path)
  /// No command of the last 30 days is left to take back.
  case nothingToUndo
  /// The command changes more than one journal holds, in bytes.
  case tooLarge(bytes: Int)

  /// A file that is in the way.
  package struct Conflict: Sendable, Hashable {
    /// The path below the root.
    package var path: Path
    /// Why it cannot be written.
    package var reason: Reason

    /// A file and what is wrong with it.
    package init(_ path: Path, _ reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  /// Why a file cannot be written.
  package enum Reason: Sendable, Hashable, CaseIterable {
    /// It holds other bytes than those the command was computed from.
    case changed
    /// It is gone.
    case vanished
    /// The name of a new file is taken.
    case nameTaken
    /// The command names it twice.
    case namedTwice
    /// It is, or lies behind, a link that leads out of the vault or nowhere.
    case outsideVault
    /// It lies in a folder below the root that is a vault itself.
    case otherVault
    /// It is a folder, a FIFO, a socket or a device.
    case notRegularFile
    /// It is longer than a note may be.
    case tooLarge
    /// The path is none that a note can have: empty, with `..`, or of vault's own state.
    case notAPath
  }

  /// What is wrong with a file of vault's own.
  package enum UnsafeReason: Sendable, Hashable, CaseIterable {
    /// It is a link, a FIFO or anything else than a regular file or folder.
    case wrongKind
    /// It belongs to another user, or others may write it.
    case notOwn
  }
}
