#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system says of a file without opening it: the facts that tell whether it changed.
package struct FileStatus: Hashable, Sendable {
  /// What kind of thing stands under a name.
  package enum Kind: UInt8, Sendable { case regular, directory, symbolicLink, other }

  package var kind: Kind
  /// The length in bytes.
  package var size: Int64
  /// Nanoseconds since 1970 of the last change of the content, and of content or properties.
  package var modified: Int64, changed: Int64
  package var inode: UInt64
  package var device: UInt64
  /// The permission bits.
  package var permissions: UInt32
  /// How many names the file has.
  package var links: UInt64
  /// The numbers of the user and the group it belongs to.
  package var owner: UInt32, group: UInt32

  package init(
    kind: Kind, size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64,
    permissions: UInt32 = 0o644, links: UInt64 = 1, owner: UInt32 = 0, group: UInt32 = 0
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
    self.permissions = permissions
    self.links = links
    self.owner = owner
    self.group = group
  }

  init(_ status: stat) {
    #if canImport(Darwin)
    let modified = status.st_mtimespec
    let changed = status.st_ctimespec
    #else
    let modified = status.st_mtim
    let changed = status.st_ctim
    #endif
    self.init(
      kind: Kind(mode: status.st_mode), size: Int64(status.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed), inode: UInt64(status.st_ino),
      device: UInt64(truncatingIfNeeded: status.st_dev),
      permissions: UInt32(status.st_mode & 0o7777), links: UInt64(status.st_nlink),
      owner: status.st_uid, group: status.st_gid)
  }

  /// Wraps rather than traps on times outside the years 1678–2262: only equality matters.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension FileStatus.Kind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
