/// What a snapshot file says about itself in its first page.
///
/// | offset | bytes | |
/// |---|---|---|
/// | 0 | 8 | `vaultidx` |
/// | 8 | 4 | version |
/// | 12 | 4 | 0x01020304, so that another byte order is foreign |
/// | 16 | 4 | 0 base, 1 delta |
/// | 24 | 8 × 7 | id, base id, device, root inode, moment, configuration, file size |
/// | 80 | 8 × 5 | number of blocks, checksum of their sums, terms, words of notes, words of lines |
/// | 128 | 8 × 8 | counters of the store |
/// | 256 | 16 a section | offset and length of each section |
/// | 4088 | 8 | checksum of all before |
package struct SnapshotHeader: Sendable, Hashable {
  /// Raised whenever the format, the folding, the stemming or the values of keys change: an older snapshot is rebuilt.
  package static let version: UInt32 = 19
  /// The bytes of the header's page.
  package static let byteCount = 4096
  static let counterCount = 8
  private static let magic: UInt64 = UInt64(littleEndian: 0x7864_6974_6c75_6176)
  private static let byteOrder: UInt32 = 0x0102_0304

  package enum Kind: UInt32, Sendable { case base, delta }

  package var kind: Kind = .base
  /// Names this file's content; derived from it.
  package internal(set) var id: UInt64 = 0
  /// The base a delta belongs to.
  package var baseID: UInt64 = 0
  /// The device and inode of the vault's root when the snapshot was made.
  package var device: UInt64 = 0
  package var rootInode: UInt64 = 0
  /// When the walk began, in nanoseconds since 1970: a file modified at or after it may have changed since (git's
  /// racy-clean rule).
  package var moment: Int64 = 0
  /// A checksum of the settings and ignore rules that the index depends on, by the store.
  package var configuration: UInt64 = 0
  /// Counters of the store, such as files that are not notes; the first eight are kept.
  package var counters: [UInt64] = []

  var fileSize = 0
  var blockCount = 0
  var sumsChecksum: UInt64 = 0
  var termCount = 0
  /// The words of all notes, and of all lines, for their mean lengths.
  var noteWords: UInt64 = 0
  var lineWords: UInt64 = 0
  /// Where each section begins and ends. As numbers, because the first array of ranges costs a process a tenth of a
  /// millisecond.
  private var bounds = [Int](repeating: 0, count: SnapshotSection.allCases.count * 2)

  package init() {}

  /// The bytes of a section in the file.
  subscript(section: SnapshotSection) -> Range<Int> {
    get {
      let lower = bounds[section.rawValue * 2]
      return lower..<max(lower, bounds[section.rawValue * 2 + 1])
    }
    set {
      bounds[section.rawValue * 2] = newValue.lowerBound
      bounds[section.rawValue * 2 + 1] = newValue.upperBound
    }
  }

  /// Where the checksums of the blocks begin, and the first block.
  package static let sumsStart = byteCount
  var blocksStart: Int { Self.blocksStart(blockCount: blockCount) }

  /// Where the first block begins behind the checksums of so many.
  package static func blocksStart(blockCount: Int) -> Int {
    sumsStart + (blockCount * 8 + SnapshotBytes.blockSize - 1) / SnapshotBytes.blockSize * SnapshotBytes.blockSize
  }

  /// The header's page.
  func bytes() -> [UInt8] {
    var page: [UInt8] = []
    page.reserveCapacity(Self.byteCount)
    LittleEndian.append(Self.magic, to: &page)
    for value in [Self.version, Self.byteOrder, kind.rawValue, 0] { LittleEndian.append(value, to: &page) }
    for value in [id, baseID, device, rootInode, UInt64(bitPattern: moment), configuration] {
      LittleEndian.append(value, to: &page)
    }
    for value in [fileSize, blockCount] { LittleEndian.append(UInt64(clamping: value), to: &page) }
    for value in [sumsChecksum, UInt64(clamping: termCount), noteWords, lineWords, 0] {
      LittleEndian.append(value, to: &page)
    }
    for index in 0..<Self.counterCount {
      LittleEndian.append(index < counters.count ? counters[index] : 0, to: &page)
    }
    page.append(contentsOf: [UInt8](repeating: 0, count: 256 - page.count))
    for section in SnapshotSection.allCases {
      LittleEndian.append(UInt64(clamping: self[section].lowerBound), to: &page)
      LittleEndian.append(UInt64(clamping: self[section].count), to: &page)
    }
    page.append(contentsOf: [UInt8](repeating: 0, count: Self.byteCount - 8 - page.count))
    LittleEndian.append(Checksum.of(page.span), to: &page)
    return page
  }

  /// Reads and checks a header page.
  init(reading page: Span<UInt8>, fileSize actualSize: Int) throws(SnapshotFault) {
    guard page.count == Self.byteCount, LittleEndian.u64(page, 0) == Self.magic,
      LittleEndian.u32(page, 8) == Self.version, LittleEndian.u32(page, 12) == Self.byteOrder,
      let kind = Kind(rawValue: LittleEndian.u32(page, 16))
    else { throw .foreign }
    let sum = Checksum.of(page.extracting(0..<Self.byteCount - 8))
    guard sum == LittleEndian.u64(page, Self.byteCount - 8) else { throw .damaged }
    self.kind = kind
    id = LittleEndian.u64(page, 24)
    baseID = LittleEndian.u64(page, 32)
    device = LittleEndian.u64(page, 40)
    rootInode = LittleEndian.u64(page, 48)
    moment = Int64(bitPattern: LittleEndian.u64(page, 56))
    configuration = LittleEndian.u64(page, 64)
    fileSize = Int(clamping: LittleEndian.u64(page, 72))
    blockCount = Int(clamping: LittleEndian.u64(page, 80))
    sumsChecksum = LittleEndian.u64(page, 88)
    termCount = Int(clamping: LittleEndian.u64(page, 96))
    noteWords = LittleEndian.u64(page, 104)
    lineWords = LittleEndian.u64(page, 112)
    for index in 0..<Self.counterCount { counters.append(LittleEndian.u64(page, 128 + index * 8)) }
    guard fileSize == actualSize, blockCount <= actualSize / 8 else { throw .damaged }
    for section in SnapshotSection.allCases {
      let start = Int(clamping: LittleEndian.u64(page, 256 + section.rawValue * 16))
      let count = Int(clamping: LittleEndian.u64(page, 264 + section.rawValue * 16))
      guard start >= blocksStart, start <= fileSize, count <= fileSize - start else { throw .damaged }
      self[section] = start..<start + count
    }
  }
}

/// The tables of a snapshot file, in the order they stand.
enum SnapshotSection: Int, CaseIterable, Sendable {
  /// ``DirectoryRecord`` and their paths, each ended by a zero byte.
  case directories, directoryPaths
  /// ``FileRecord`` and their names, each ended by a zero byte.
  case files, fileNames
  /// In a delta: the ordinals of the base's files and directories that are changed or gone, ascending.
  case overriddenFiles, overriddenDirectories
  /// ``NoteRecord``, ``LineRecord``, and the type of every item in one byte.
  case notes, lines, types
  /// The ``ItemHash`` of every item.
  case hashes
  /// One bit an item, set for notes, in 64-bit words.
  case noteBits
  case dictionaryBlocks, dictionary, stems, postings
}
