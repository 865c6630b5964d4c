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

  /// Calls `body` for a range of the files in order until it returns false, with the names' bytes and the range of the
  /// file's own, which a zero byte follows. One check and no copy for the whole table.
  func forEachFile(
    in ordinals: Range<Int>,
    _ body: (_ ordinal: Int, _ record: FileRecord, _ names: Span<UInt8>, _ name: Range<Int>) -> Bool
  ) throws(SnapshotFault) {
    try withTables { records, names in
      for ordinal in ordinals.clamped(to: 0..<fileCount) {
        let record = FileRecord(records, at: ordinal &* FileRecord.byteCount)
        guard let name = nameRange(ordinal, records, names) else { return false }
        if !body(ordinal, record, names, name) { return true }
      }
      return true
    }
  }

  /// Gives `body` the records and the names; throws when it returns false, which means that they do not fit together.
  private func withTables(
    _ body: (_ records: Span<UInt8>, _ names: Span<UInt8>) -> Bool
  ) throws(SnapshotFault) {
    let names = header[.fileNames]
    let files = header[.files]
    let outcome = try bytes.withSpan(names) { names in
      Result { () throws(SnapshotFault) in try bytes.withSpan(files) { body($0, names) } }
    }
    guard try outcome.get() else { throw .damaged }
  }

  /// Where the name of a file stands among the names, without the zero byte that ends it.
  @inline(__always) private func nameRange(
    _ ordinal: Int, _ records: Span<UInt8>, _ names: Span<UInt8>
  ) -> Range<Int>? {
    let offset = ordinal &* FileRecord.byteCount &+ 4
    let start = Int(LittleEndian.u32(records, offset))
    let isLast = ordinal &+ 1 >= fileCount
    let next = isLast ? names.count : Int(LittleEndian.u32(records, offset &+ FileRecord.byteCount))
    guard start < next, next <= names.count, names[next &- 1] == 0 else { return nil }
    return start..<next &- 1
  }

  /// Gives back the memory of the whole table, of which a query needs the records and names of what it finds.
  func letGo() {
    for section in [SnapshotSection.files, .fileNames] { bytes.letGo(of: header[section]) }
  }

  /// Appends the paths of files, given ascending, to `output`, and where each ends to `ends`; `directory` gives the path
  /// of a directory with a slash after it, empty for the root.
  func appendPaths(
    of ordinals: some Sequence<Int>, directory: (Int) -> [UInt8]?, to output: inout [UInt8], ends: inout [Int]
  ) throws(SnapshotFault) {
    try withTables { records, names in
      for ordinal in ordinals {
        guard ordinal >= 0, ordinal < fileCount, let name = nameRange(ordinal, records, names),
          let path = directory(Int(LittleEndian.u32(records, ordinal &* FileRecord.byteCount)))
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
    try appendPaths(of: CollectionOfOne(ordinal), directory: { _ in [] }, to: &name, ends: &ends)
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
