/// The facts by which git's index, and ours, tells that a file is still the one that was read: time of change of the
/// content, and, mixed into 64 bits because they are only ever compared, its size, time of change of the inode and its
/// number.
package struct FileFingerprint: Hashable, Sendable {
  /// Nanoseconds since 1970.
  package var modified: Int64
  var stamp: UInt64

  /// The fingerprint of a file; its size in bytes, clamped above 4 GB, which no note can have; times in nanoseconds since
  /// 1970.
  @inline(__always) package init(size: Int, modified: Int64, changed: Int64, inode: UInt64) {
    self.modified = modified
    let times = Self.mix(
      UInt64(bitPattern: changed) ^ 0x9E37_79B9_7F4A_7C15, inode ^ 0xD6E8_FEB8_6659_FD93)
    stamp = Self.mix(times ^ UInt64(UInt32(clamping: size)), 0xA076_1D64_78BD_642F)
  }

  init(modified: Int64, stamp: UInt64) {
    self.modified = modified
    self.stamp = stamp
  }

  /// Multiplies to 128 bits and folds the halves (after Wang Yi's wyhash).
  @inline(__always) private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.low ^ product.high
  }
}

/// Whether an entry of the walk is a note of the index.
package enum FileState: UInt8, Sendable {
  case indexed, ignored, unreadable
}

/// One file of the walk; 32 bytes on disk. Its name ends one byte before the next one's begins.
package struct FileRecord: Hashable, Sendable {
  static let byteCount = 32
  static let noItem = UInt32.max

  /// The ordinal of its directory, counted over base and delta.
  package var directory: UInt32
  var nameOffset: UInt32
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
    firstItem = LittleEndian.u32(bytes, offset &+ 8)
    let stateAndReason = LittleEndian.u16(bytes, offset &+ 12)
    state = FileState(rawValue: UInt8(truncatingIfNeeded: stateAndReason)) ?? .unreadable
    reason = UInt8(truncatingIfNeeded: stateAndReason >> 8)
    diagnostics = LittleEndian.u16(bytes, offset &+ 14)
    fingerprint = FileFingerprint(
      modified: Int64(bitPattern: LittleEndian.u64(bytes, offset &+ 16)), stamp: LittleEndian.u64(bytes, offset &+ 24))
  }

  init(
    directory: UInt32, nameOffset: UInt32, fingerprint: FileFingerprint, state: FileState,
    reason: UInt8
  ) {
    self.directory = directory
    self.nameOffset = nameOffset
    self.fingerprint = fingerprint
    self.state = state
    self.reason = reason
    diagnostics = 0
    firstItem = Self.noItem
  }

  func append(to output: inout [UInt8]) {
    LittleEndian.append(directory, to: &output)
    LittleEndian.append(nameOffset, to: &output)
    LittleEndian.append(firstItem, to: &output)
    LittleEndian.append(UInt16(state.rawValue) | UInt16(reason) << 8, to: &output)
    LittleEndian.append(diagnostics, to: &output)
    LittleEndian.append(UInt64(bitPattern: fingerprint.modified), to: &output)
    LittleEndian.append(fingerprint.stamp, to: &output)
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
  /// Files that are not named like notes.
  package var others: UInt32
  /// Why the directory was not entered, as a code; 0 when it was.
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
