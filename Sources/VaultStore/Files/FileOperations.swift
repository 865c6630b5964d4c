/// The one table of functions through which vault touches the disk.
///
/// Everything in this room calls the system through such a table, so that a test can make the n-th call fail, in any
/// way a disk can. ``system`` is the real one. Every function throws the system's error number; a call interrupted by
/// a signal is made again by its caller in this room, never by the table.
///
/// Names are bytes without NUL; a `directory` of ``workingDirectory`` means the process's own.
package struct FileOperations: Sendable {
  /// An open file or directory.
  package typealias Descriptor = Int32
  /// A name or path as the system takes it: bytes ended by a NUL.
  package typealias Name = [UInt8]

  /// How a file is opened.
  package enum Opening: Sendable {
    /// For reading; never follows a link and never waits for a FIFO's other end.
    case reading
    /// As a directory, for reading its entries and opening names in it; never follows a link.
    case directory
    /// As a directory, only to ask for names in it and for its status, whether or not its entries may be read; never
    /// follows a link.
    case passage
    /// As a directory, following links: for the vault's root, which the user named.
    case namedDirectory
    /// For writing, as a new file with these permissions; fails when the name is taken.
    case creating(permissions: UInt32)
    /// For reading and writing a file that is there; never follows a link and never waits for a FIFO's other end.
    case updating
    /// As ``updating``, and makes the file, for its owner alone, when it is not there: for a lock.
    case locking
  }

  package var open: @Sendable (_ directory: Descriptor, _ name: Name, Opening) throws(SystemError) -> Descriptor
  package var close: @Sendable (Descriptor) -> Void
  package var status: @Sendable (Descriptor) throws(SystemError) -> FileStatus
  /// The status of a name; a link is not followed unless asked.
  package var statusOfName:
    @Sendable (_ directory: Descriptor, Name, _ followLink: Bool) throws(SystemError) -> FileStatus
  /// Reads from the descriptor's position into the bytes from an index on; returns how many came, 0 at the end.
  package var read: @Sendable (Descriptor, inout [UInt8], _ from: Int) throws(SystemError) -> Int
  /// Appends every entry but `.` and `..`, in the directory's own order.
  package var list: @Sendable (Descriptor, inout DirectoryListing) throws(SystemError) -> Void
  /// Writes bytes at a position of the file; may write less than asked.
  package var write: @Sendable (Descriptor, Span<UInt8>, _ at: Int64) throws(SystemError) -> Int
  package var setPermissions: @Sendable (Descriptor, UInt32) throws(SystemError) -> Void
  /// Gives a file to a user and a group, by their numbers.
  package var changeOwner: @Sendable (Descriptor, _ owner: UInt32, _ group: UInt32) throws(SystemError) -> Void
  /// Makes a file this long.
  package var truncate: @Sendable (Descriptor, _ length: Int64) throws(SystemError) -> Void
  /// Makes the written bytes survive a loss of power.
  package var synchronize: @Sendable (Descriptor) throws(SystemError) -> Void
  /// Gives a name to what had another, in place of what has it.
  package var rename: @Sendable (_ from: Descriptor, Name, _ to: Descriptor, Name) throws(SystemError) -> Void
  /// Gives a name to what had another, in one step; ``SystemError/exists`` when the name is taken.
  ///
  /// Not every file system can; see ``SystemError/isUnsupported``.
  package var renameWithoutReplacing:
    @Sendable (_ from: Descriptor, Name, _ to: Descriptor, Name) throws(SystemError) -> Void
  /// Exchanges what two names of one directory mean, in one step.
  ///
  /// Not every file system can; see ``SystemError/isUnsupported``.
  package var exchange: @Sendable (_ directory: Descriptor, Name, Name) throws(SystemError) -> Void
  /// Gives a file one more name; ``SystemError/exists`` when the name is taken.
  package var link: @Sendable (_ from: Descriptor, Name, _ to: Descriptor, Name) throws(SystemError) -> Void
  package var remove: @Sendable (_ directory: Descriptor, Name) throws(SystemError) -> Void
  /// Removes a directory, which must be empty.
  package var removeDirectory: @Sendable (_ directory: Descriptor, Name) throws(SystemError) -> Void
  package var makeDirectory:
    @Sendable (_ directory: Descriptor, Name, _ permissions: UInt32) throws(SystemError) -> Void
  /// The absolute path without links, `.` and `..`.
  package var realPath: @Sendable (Name) throws(SystemError) -> Name
  /// Locks an open file against other descriptors, until it is closed or the process ends; false when another holds it.
  package var lock: @Sendable (Descriptor) throws(SystemError) -> Bool
  /// The number of the user on whose behalf the process acts.
  package var user: @Sendable () -> UInt32
  /// Maps the first bytes of a file for reading.
  package var map: @Sendable (Descriptor, _ length: Int) throws(SystemError) -> MappedFile

  /// The clock that the times of files come from, in nanoseconds since 1970; it may stand still for some milliseconds.
  package var now: @Sendable () -> Int64
  /// Lets some nanoseconds pass.
  package var pause: @Sendable (_ nanoseconds: Int) -> Void
  /// Waits until that clock has moved on from a moment, or gives up when that would take more than a few ticks.
  package var waitPast: @Sendable (_ moment: Int64) -> Void

  /// Stands for the process's working directory.
  package static let workingDirectory: Descriptor = workingDirectoryDescriptor
}
