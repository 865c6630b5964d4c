/// One change of one name or file, with what it was before and will be after, so that it can be made, or taken back,
/// by whoever finds it in a journal.
struct FileStep: Sendable, Equatable {
  /// How the change is made.
  enum Kind: UInt8, Sendable {
    /// A file gives way to another one with other bytes.
    case replace = 1
    /// The bytes of a file with several names are written over, so that all its names see them.
    case inPlace = 2
    /// A name that was free gets a file.
    case create = 3
    /// A file loses its name.
    case remove = 4
    /// A file gets another name, which was free.
    case rename = 5
  }

  /// Which of its two images a step is brought to.
  enum Goal: Sendable { case before, after }

  /// What is done to the file.
  var kind: Kind
  /// The path below the root, links resolved.
  var path: Path
  /// The path afterwards, for a ``Kind/rename``; else empty.
  var newPath: Path = ""
  /// The name beside the file under which the other image waits: before the change the new file, afterwards the old
  /// one; empty for the kinds that need none.
  var temporary: [UInt8] = []
  /// The bytes before; empty for a ``Kind/create``. A ``Kind/rename`` leaves them as they are.
  var before: [UInt8] = []
  /// The bytes after; empty for a ``Kind/remove``. For a ``Kind/rename``, those that a later step of the same command
  /// gives the file under its new name, or the same as before.
  var after: [UInt8] = []
  /// The permission bits of the file.
  var permissions: UInt32
  /// Whether a created file gets exactly the permissions, whatever the umask.
  var keepsPermissions = true
  /// The file's inode, for ``Kind/inPlace``.
  var inode: UInt64 = 0

  /// The name in its folder.
  var name: [UInt8] { Array(path.components.last ?? []) }
  /// The new name in its folder, for a ``Kind/rename``.
  var newName: [UInt8] { Array(newPath.components.last ?? []) }

  /// The bytes at one end.
  func bytes(_ goal: Goal) -> [UInt8] { goal == .after ? after : before }
}

extension FileStep.Goal {
  /// The other end.
  var opposite: FileStep.Goal { self == .after ? .before : .after }
}
