/// The files and directories of one snapshot file.
struct FileTable: Sendable {
  private let bytes: SnapshotBytes
  private let header: SnapshotHeader
  let fileCount: Int
  let directoryCount: Int

  init(_ bytes: SnapshotBytes, header: SnapshotHeader) {
    self.bytes = bytes
    self.header = header
    fileCount = header.sections[SnapshotSection.files.rawValue].count / FileRecord.byteCount
    directoryCount = header.sections[SnapshotSection.directories.rawValue].count / DirectoryRecord.byteCount
  }

  /// The record of a file, or nil past the end.
  func file(_ ordinal: Int) throws(SnapshotFault) -> FileRecord? {
    guard ordinal >= 0, ordinal < fileCount else { return nil }
    let start = header.sections[SnapshotSection.files.rawValue].lowerBound + ordinal * FileRecord.byteCount
    return try bytes.withSpan(start..<start + FileRecord.byteCount) { FileRecord($0, at: 0) }
  }

  /// The record of a directory, or nil past the end.
  func directory(_ ordinal: Int) throws(SnapshotFault) -> DirectoryRecord? {
    guard ordinal >= 0, ordinal < directoryCount else { return nil }
    let start = header.sections[SnapshotSection.directories.rawValue].lowerBound + ordinal * DirectoryRecord.byteCount
    return try bytes.withSpan(start..<start + DirectoryRecord.byteCount) { DirectoryRecord($0, at: 0) }
  }

  /// Calls `body` for all files in order until it returns false, with the names' bytes, in which each name is ended by a
  /// zero byte. One check and no copy for the whole table.
  func forEachFile(_ body: (Int, FileRecord, Span<UInt8>) -> Bool) throws(SnapshotFault) {
    let names = header.sections[SnapshotSection.fileNames.rawValue]
    let files = header.sections[SnapshotSection.files.rawValue]
    let outcome = try bytes.withSpan(names) { names in
      Result { () throws(SnapshotFault) in
        try bytes.withSpan(files) { records in
          for ordinal in 0..<fileCount {
            if !body(ordinal, FileRecord(records, at: ordinal &* FileRecord.byteCount), names) { return }
          }
        }
      }
    }
    try outcome.get()
  }

  /// The name of a file, without its directory.
  func name(of record: FileRecord) throws(SnapshotFault) -> [UInt8] {
    try slice(.fileNames, offset: Int(record.nameOffset), count: Int(record.nameCount))
  }

  /// The path of a directory from the root, empty for the root.
  func path(of record: DirectoryRecord) throws(SnapshotFault) -> [UInt8] {
    try slice(.directoryPaths, offset: Int(record.pathOffset), count: Int(record.pathCount))
  }

  private func slice(_ section: SnapshotSection, offset: Int, count: Int) throws(SnapshotFault) -> [UInt8] {
    let range = header.sections[section.rawValue]
    guard offset <= range.count, count <= range.count - offset else { throw .damaged }
    let start = range.lowerBound + offset
    return try bytes.withSpan(start..<start + count) { span in Array(copying: span) }
  }

  /// The ordinals of an override table.
  func ordinals(_ section: SnapshotSection) throws(SnapshotFault) -> [Int] {
    try bytes.withSpan(header.sections[section.rawValue]) { span in
      (0..<span.count / 4).map { Int(LittleEndian.u32(span, $0 &* 4)) }
    }
  }
}
