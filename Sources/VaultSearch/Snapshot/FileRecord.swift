/// The four facts by which git's index, and ours, tells that a file is still the one that was read.
package struct FileFingerprint: Hashable, Sendable {
  /// Bytes; above 4 GB clamped, which no note can be.
  package var size: UInt32
  /// Nanoseconds since 1970.
  package var modified: Int64
  package var changed: Int64
  package var inode: UInt64

  package init(size: Int, modified: Int64, changed: Int64, inode: UInt64) {
    self.size = UInt32(clamping: size)
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }
}

/// Whether an entry of the walk is a note of the index.
package enum FileState: UInt8, Sendable {
  case indexed, ignored, unreadable
}

/// One file of the walk; 48 bytes on disk.
package struct FileRecord: Hashable, Sendable {
  static let byteCount = 48
  static let noItem = UInt32.max

  /// The ordinal of its directory, counted over base and delta.
  package var directory: UInt32
  var nameOffset: UInt32
  var nameCount: UInt16
  package var fingerprint: FileFingerprint
  package var state: FileState
  /// The rule that ignores it or the reason why it is unreadable, by the store.
  package var reason: UInt8
  /// How many diagnostics the note has.
  package var diagnostics: UInt16
  /// The note's item in its own segment; ``noItem`` when there is none.
  var firstItem: UInt32

  init(_ bytes: Span<UInt8>, at offset: Int) {
    directory = LittleEndian.u32(bytes, offset)
    nameOffset = LittleEndian.u32(bytes, offset &+ 4)
    fingerprint = FileFingerprint(
      size: Int(LittleEndian.u32(bytes, offset &+ 32)),
      modified: Int64(bitPattern: LittleEndian.u64(bytes, offset &+ 16)),
      changed: Int64(bitPattern: LittleEndian.u64(bytes, offset &+ 24)),
      inode: LittleEndian.u64(bytes, offset &+ 8))
    firstItem = LittleEndian.u32(bytes, offset &+ 36)
    nameCount = LittleEndian.u16(bytes, offset &+ 40)
    let stateAndReason = LittleEndian.u16(bytes, offset &+ 42)
    state = FileState(rawValue: UInt8(truncatingIfNeeded: stateAndReason)) ?? .unreadable
    reason = UInt8(truncatingIfNeeded: stateAndReason >> 8)
    diagnostics = LittleEndian.u16(bytes, offset &+ 44)
  }

  init(
    directory: UInt32, nameOffset: UInt32, nameCount: UInt16, fingerprint: FileFingerprint, state: FileState,
    reason: UInt8
  ) {
    self.directory = directory
    self.nameOffset = nameOffset
    self.nameCount = nameCount
    self.fingerprint = fingerprint
    self.state = state
    self.reason = reason
    diagnostics = 0
    firstItem = Self.noItem
  }

  func append(to output: inout [UInt8]) {
    LittleEndian.append(directory, to: &output)
    LittleEndian.append(nameOffset, to: &output)
    LittleEndian.append(fingerprint.inode, to: &output)
    LittleEndian.append(UInt64(bitPattern: fingerprint.modified), to: &output)
    LittleEndian.append(UInt64(bitPattern: fingerprint.changed), to: &output)
    LittleEndian.append(fingerprint.size, to: &output)
    LittleEndian.append(firstItem, to: &output)
    LittleEndian.append(nameCount, to: &output)
    LittleEndian.append(UInt16(state.rawValue) | UInt16(reason) << 8, to: &output)
    LittleEndian.append(diagnostics, to: &output)
    LittleEndian.append(UInt16(0), to: &output)
  }
}

/// One directory of the walk; 40 bytes on disk. While its times are unchanged its entries are, so it need not be read.
package struct DirectoryRecord: Hashable, Sendable {
  static let byteCount = 40

  var pathOffset: UInt32
  var pathCount: UInt32
  /// Nanoseconds since 1970.
  package var modified: Int64
  package var changed: Int64
  package var inode: UInt64
  /// Entries that are not notes, and entries ignored by a rule and not listed as files.
  package var others: UInt32
  package var ignored: UInt32

  init(_ bytes: Span<UInt8>, at offset: Int) {
    pathOffset = LittleEndian.u32(bytes, offset)
    pathCount = LittleEndian.u32(bytes, offset &+ 4)
    modified = Int64(bitPattern: LittleEndian.u64(bytes, offset &+ 8))
    changed = Int64(bitPattern: LittleEndian.u64(bytes, offset &+ 16))
    inode = LittleEndian.u64(bytes, offset &+ 24)
    others = LittleEndian.u32(bytes, offset &+ 32)
    ignored = LittleEndian.u32(bytes, offset &+ 36)
  }

  init(
    pathOffset: UInt32, pathCount: UInt32, modified: Int64, changed: Int64, inode: UInt64, others: UInt32,
    ignored: UInt32
  ) {
    self.pathOffset = pathOffset
    self.pathCount = pathCount
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.others = others
    self.ignored = ignored
  }

  func append(to output: inout [UInt8]) {
    LittleEndian.append(pathOffset, to: &output)
    LittleEndian.append(pathCount, to: &output)
    LittleEndian.append(UInt64(bitPattern: modified), to: &output)
    LittleEndian.append(UInt64(bitPattern: changed), to: &output)
    LittleEndian.append(inode, to: &output)
    LittleEndian.append(others, to: &output)
    LittleEndian.append(ignored, to: &output)
  }
}
