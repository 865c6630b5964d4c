/// Where a file is that a command writes: it decides how its folder is opened, and what may become of it.
package enum FilePlace: Sendable, Hashable {
  /// In the vault; its path is below the root.
  case vault
  /// What vault keeps of a calendar for itself: its path is below the root too, in ``syncedFolder``.
  case synced
  /// A calendar of the user's, anywhere; its path is absolute, and without links.
  case calendar

  /// Where the states of calendars are.
  static let syncedFolder = StateFolder.path.appending("synced")

  /// The place of a path; nil for one that no command writes.
  init?(of path: Path) {
    if path.canBeWritten {
      self = .vault
    } else if path.isAbsolute {
      guard path.normalized == path, !path.bytes.contains(0), !path.name.isEmpty else { return nil }
      self = .calendar
    } else {
      guard path.parent == Self.syncedFolder, path.name.utf8.count == 16,
        path.name.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
      else { return nil }
      self = .synced
    }
  }

  /// The longest file, in bytes: 64 MB, and of what is kept of a calendar 256 MB.
  var limit: Int { self == .synced ? Self.longest : FileReader.noteLimit }

  /// The longest file of any place, in bytes.
  static let longest = 256 << 20
}

extension DirectoryHandle {
  /// Opens the folder of a file that a command writes.
  init(ofFileAt path: Path, in root: VaultRoot, files: FileOperations) throws(SystemError) {
    guard path.isAbsolute else {
      try self.init(below: root, path: path.parent, files: files)
      return
    }
    let opened = try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, path.parent.bytes, .namedDirectory)
    }
    self.init(files: files, descriptor: opened)
  }
}
