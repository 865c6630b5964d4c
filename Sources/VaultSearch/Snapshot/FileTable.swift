/// The files and directories of one snapshot file.
struct FileTable: Sendable {
  private let bytes: SnapshotBytes
  private let header: SnapshotHeader
  let fileCount: Int
  let directoryCount: Int

  init(_ bytes: SnapshotBytes, header: SnapshotHeader) {
    self.bytes = bytes
    self.header = header
    fileCount = header[.files].count / FileRecord.byteCount
    directoryCount = header[.directories].count / DirectoryRecord.byteCount
  }

  /// The record of a file, or nil past the end.
  func file(_ ordinal: Int) throws(SnapshotFault) -> FileRecord? {
    guard ordinal >= 0, ordinal < fileCount else { return nil }
    let start = header[.files].lowerBound + ordinal * FileRecord.byteCount
    return try bytes.withSpan(start..<start + FileRecord.byteCount) { FileRecord($0, at: 0) }
  }

  /// The record of a directory, or nil past the end.
  func directory(_ ordinal: Int) throws(SnapshotFault) -> DirectoryRecord? {
    guard ordinal >= 0, ordinal < directoryCount else { return nil }
    let start = header[.directories].lowerBound + ordinal * DirectoryRecord.byteCount
    return try bytes.withSpan(start..<start + DirectoryRecord.byteCount) { DirectoryRecord($0, at: 0) }
  }

  /// Calls `body` for a range of the files in order until it returns false, with bytes of names and the range of the
  /// file's own among them, which a zero byte follows. One check and no copy for the whole range.
  func forEachFile(
    in ordinals: Range<Int>,
    _ body: (_ ordinal: Int, _ record: FileRecord, _ names: Span<UInt8>, _ name: Range<Int>) -> Bool
  ) throws(SnapshotFault) {
    let ordinals = ordinals.clamped(to: 0..<fileCount)
    try withTables(of: ordinals) { records, names in
      for ordinal in ordinals {
        let row = ordinal &- ordinals.lowerBound
        let record = FileRecord(records, at: row &* FileRecord.byteCount)
        guard let name = nameRange(row, records, names) else { return false }
        if !body(ordinal, record, names, name) { return true }
      }
      return true
    }
  }

  /// Gives `body` the records of a range of files, with that of the next one if there is one, and their names; throws
  /// when it returns false, which means that they do not fit together.
  ///
  /// Only the blocks they stand in are looked at.
  private func withTables(
    of ordinals: Range<Int>, _ body: (_ records: Span<UInt8>, _ names: Span<UInt8>) -> Bool
  ) throws(SnapshotFault) {
    guard !ordinals.isEmpty, ordinals.lowerBound >= 0, ordinals.upperBound <= fileCount else { return }
    let first = header[.files].lowerBound + ordinals.lowerBound * FileRecord.byteCount
    let rows = min(ordinals.count + 1, fileCount - ordinals.lowerBound)
    let outcome = try bytes.withSpan(first..<first + rows * FileRecord.byteCount) { records in
      Result { () throws(SnapshotFault) in
        let all = header[.fileNames]
        let start = nameOffset(0, records)
        let end = rows > ordinals.count ? nameOffset(ordinals.count, records) : all.count
        guard start < end, end <= all.count else { throw .damaged }
        return try bytes.withSpan(all.lowerBound + start..<all.lowerBound + end) { body(records, $0) }
      }
    }
    guard try outcome.get() else { throw .damaged }
  }

  /// Where the name of a file begins, by the row of its record.
  @inline(__always) private func nameOffset(_ row: Int, _ records: Span<UInt8>) -> Int {
    Int(LittleEndian.u32(records, row &* FileRecord.byteCount &+ 4))
  }

  /// Where the name of a file stands among the names of the rows, without the zero byte that ends it.
  @inline(__always) private func nameRange(
    _ row: Int, _ records: Span<UInt8>, _ names: Span<UInt8>
  ) -> Range<Int>? {
    let first = nameOffset(0, records)
    let start = nameOffset(row, records) &- first
    let isLast = (row &+ 2) &* FileRecord.byteCount > records.count
    let next = isLast ? names.count : nameOffset(row &+ 1, records) &- first
    guard start >= 0, start < next, next <= names.count, names[next &- 1] == 0 else { return nil }
    return start..<next &- 1
  }

  /// Gives back the memory of a range of the table, of which a query needs the records and names of what it finds.
  ///
  /// A short one stays: it is not worth a call of the system.
  func letGo(of ordinals: Range<Int>) {
    let records = ordinals.count * FileRecord.byteCount
    guard records >= Self.shortestToLetGo else { return }
    _ = try? withTables(of: ordinals) { records, names in
      let start = header[.fileNames].lowerBound + nameOffset(0, records)
      bytes.letGo(of: start..<start + names.count)
      return true
    }
    let start = header[.files].lowerBound + ordinals.lowerBound * FileRecord.byteCount
    bytes.letGo(of: start..<start + records)
  }

  /// In bytes of records.
  private static var shortestToLetGo: Int { 1 << 16 }

  /// Appends the paths of files, given ascending, to `output`, and where each ends to `ends`; `directory` gives the path
  /// of a directory with a slash after it, empty for the root.
  func appendPaths(
    of ordinals: [Int], directory: (Int) -> [UInt8]?, to output: inout [UInt8], ends: inout [Int]
  ) throws(SnapshotFault) {
    guard let first = ordinals.first, let last = ordinals.last else { return }
    guard first >= 0, first <= last, last < fileCount else { throw .damaged }
    try withTables(of: first..<last + 1) { records, names in
      for ordinal in ordinals {
        guard ordinal >= first, ordinal <= last, let name = nameRange(ordinal &- first, records, names),
          let path = directory(Int(LittleEndian.u32(records, (ordinal &- first) &* FileRecord.byteCount)))
        else { return false }
        output.append(contentsOf: path)
        for offset in name { output.append(names[offset]) }
        ends.append(output.count)
      }
      return true
    }
  }

  /// The name of a file, without its directory.
  func name(ofFile ordinal: Int) throws(SnapshotFault) -> [UInt8] {
    var name: [UInt8] = []
    var ends: [Int] = []
    try appendPaths(of: [ordinal], directory: { _ in [] }, to: &name, ends: &ends)
    return name
  }

  /// The path of a directory from the root, empty for the root.
  func path(of record: DirectoryRecord) throws(SnapshotFault) -> [UInt8] {
    try slice(.directoryPaths, offset: Int(record.pathOffset), count: Int(record.pathCount))
  }

  private func slice(_ section: SnapshotSection, offset: Int, count: Int) throws(SnapshotFault) -> [UInt8] {
    let range = header[section]
    guard offset <= range.count, count <= range.count - offset else { throw .damaged }
    let start = range.lowerBound + offset
    return try bytes.withSpan(start..<start + count) { span in Array(copying: span) }
  }

  /// The ordinals of an override table.
  func ordinals(_ section: SnapshotSection) throws(SnapshotFault) -> [Int] {
    try bytes.withSpan(header[section]) { span in
      (0..<span.count / 4).map { Int(LittleEndian.u32(span, $0 &* 4)) }
    }
  }
}
