/// A whole index: a base and, when notes changed since, one delta that names the base's files which no longer count.
///
/// Answers are those of an index made anew: what is overridden in the base is left out, and counts and mean lengths are
/// taken over what remains.
///
/// ```swift
/// let snapshot = try Snapshot(base: SnapshotBytes(copying: bytes))
/// let evaluator = Evaluator(snapshot, texts: texts)
/// let result = try evaluator.evaluate(query)
/// ```
///
/// ## Topics
/// - Opening: ``init(base:delta:)``
/// - Files: ``fileCount``, ``file(_:)``, ``path(ofFile:)``, ``forEachFile(_:)``, ``directory(_:)``
/// - Items: ``location(of:)``
/// - Words and keys: `Snapshot+Listing`
package struct Snapshot: Sendable {
  package let header: SnapshotHeader
  /// The delta's header, nil without one.
  package let deltaHeader: SnapshotHeader?
  /// The base's segment and the delta's, with where their items and files begin in the joined numbering.
  let parts: [Part]
  /// The items that count, notes and lines.
  let live: ItemSet
  /// The notes among all items.
  let notes: ItemSet
  /// The base's files and directories that no longer count.
  package let overriddenFiles: Set<Int>
  package let overriddenDirectories: Set<Int>
  /// The number of notes and of lines that count, and how many words they hold.
  let statistics: Statistics

  struct Part: Sendable {
    var segment: Segment
    var files: FileTable
    /// A multiple of 64, so that bit sets of the parts follow each other by whole words.
    var firstItem: Int
    var firstFile: Int
    var firstDirectory: Int

    /// Whether an item of the joined numbering is one of this part.
    func holds(_ item: Int) -> Bool { item >= firstItem && item < firstItem + segment.itemCount }
  }

  struct Statistics: Sendable, Equatable {
    var notes = 0
    var lines = 0
    var noteWords: UInt64 = 0
    var lineWords: UInt64 = 0
  }

  /// Opens a base and its delta. Throws ``SnapshotFault/mismatched`` when the delta belongs to another base.
  package init(base: SnapshotBytes, delta: SnapshotBytes? = nil) throws(SnapshotFault) {
    let baseHeader = try Self.header(of: base, kind: .base)
    header = baseHeader
    var parts = [
      Part(
        segment: try Segment(base, header: baseHeader), files: FileTable(base, header: baseHeader), firstItem: 0,
        firstFile: 0, firstDirectory: 0)
    ]
    var overridden: (files: [Int], directories: [Int]) = ([], [])
    deltaHeader = try delta.map { (delta) throws(SnapshotFault) in try Self.header(of: delta, kind: .delta) }
    if let delta, let deltaHeader {
      guard deltaHeader.baseID == baseHeader.id else { throw .mismatched }
      let files = FileTable(delta, header: deltaHeader)
      parts.append(
        Part(
          segment: try Segment(delta, header: deltaHeader), files: files,
          firstItem: (parts[0].segment.itemCount + 63) / 64 * 64, firstFile: parts[0].files.fileCount,
          firstDirectory: parts[0].files.directoryCount))
      overridden = (try files.ordinals(.overriddenFiles), try files.ordinals(.overriddenDirectories))
    }
    overriddenFiles = Set(overridden.files)
    overriddenDirectories = Set(overridden.directories)
    self.parts = parts
    notes = ItemSet(words: parts.flatMap(\.segment.noteBits))
    (live, statistics) = try Self.countLive(parts, notes: notes, without: overridden.files)
  }

  private static func header(
    of bytes: SnapshotBytes, kind: SnapshotHeader.Kind
  ) throws(SnapshotFault) -> SnapshotHeader {
    guard bytes.count >= SnapshotHeader.byteCount else { throw .foreign }
    let read = try bytes.withUncheckedSpan(0..<SnapshotHeader.byteCount) { page in
      Result { () throws(SnapshotFault) in try SnapshotHeader(reading: page, fileSize: bytes.count) }
    }
    let header = try read.get()
    guard header.kind == kind else { throw .foreign }
    let sums = SnapshotHeader.sumsStart..<SnapshotHeader.sumsStart + header.blockCount * 8
    let sum = try bytes.withUncheckedSpan(sums) { Checksum.of($0) }
    guard sum == header.sumsChecksum else { throw .damaged }
    bytes.setBlocks(start: header.blocksStart, sums: SnapshotHeader.sumsStart, count: header.blockCount)
    return header
  }

  private static func countLive(
    _ parts: [Part], notes: ItemSet, without overridden: [Int]
  ) throws(SnapshotFault) -> (ItemSet, Statistics) {
    let last = parts[parts.count - 1]
    var live = ItemSet(count: last.firstItem + last.segment.itemCount)
    var statistics = Statistics()
    for part in parts {
      live.insert(part.firstItem..<part.firstItem + part.segment.itemCount)
      statistics.notes += part.segment.noteCount
      statistics.lines += part.segment.lineCount
      statistics.noteWords &+= part.segment.header.noteWords
      statistics.lineWords &+= part.segment.header.lineWords
    }
    let base = parts[0].segment
    for file in overridden {
      guard let record = try parts[0].files.file(file), record.firstItem < UInt32(clamping: base.itemCount) else {
        continue
      }
      let items = base.items(ofNote: Int(record.firstItem))
      guard live.contains(items.lowerBound) else { continue }
      live.remove(items)
      statistics.notes -= 1
      statistics.lines -= items.count - 1
      try base.withItemTables { notes, lines, _ in
        statistics.noteWords &-= UInt64(base.words(of: items.lowerBound, notes, lines))
        for line in items.dropFirst() { statistics.lineWords &-= UInt64(base.words(of: line, notes, lines)) }
      }
    }
    return (live, statistics)
  }

  /// The part an item belongs to, and the item's number in it.
  func part(ofItem item: Int) -> (part: Part, item: Int) {
    let part = parts.count > 1 && item >= parts[1].firstItem ? parts[1] : parts[0]
    return (part, item - part.firstItem)
  }
}

/// Files and directories, numbered through base and delta.
extension Snapshot {
  /// How many of the file and directory ordinals are the base's; the delta's follow.
  package var baseFileCount: Int { parts[0].files.fileCount }
  package var baseDirectoryCount: Int { parts[0].files.directoryCount }

  /// The number of file ordinals; see ``isLive(file:)``.
  package var fileCount: Int { parts.reduce(0) { $0 + $1.files.fileCount } }
  /// The number of directory ordinals; see ``isLive(directory:)``.
  package var directoryCount: Int { parts.reduce(0) { $0 + $1.files.directoryCount } }

  /// Whether a file still counts, and is not overridden by the delta.
  package func isLive(file: Int) -> Bool { !overriddenFiles.contains(file) }
  /// Whether a directory still counts, and is not overridden by the delta.
  package func isLive(directory: Int) -> Bool { !overriddenDirectories.contains(directory) }

  /// The record of a file, or nil past the end.
  package func file(_ ordinal: Int) throws(SnapshotFault) -> FileRecord? {
    guard let part = parts.lastIndex(where: { $0.firstFile <= ordinal }) else { return nil }
    return try parts[part].files.file(ordinal - parts[part].firstFile)
  }

  /// The record of a directory, or nil past the end.
  package func directory(_ ordinal: Int) throws(SnapshotFault) -> DirectoryRecord? {
    guard let part = parts.lastIndex(where: { $0.firstDirectory <= ordinal }) else { return nil }
    return try parts[part].files.directory(ordinal - parts[part].firstDirectory)
  }

  /// The path of a directory from the root, without slashes around it; empty for the root.
  package func path(ofDirectory ordinal: Int) throws(SnapshotFault) -> [UInt8] {
    guard let part = parts.lastIndex(where: { $0.firstDirectory <= ordinal }),
      let record = try parts[part].files.directory(ordinal - parts[part].firstDirectory)
    else { throw .damaged }
    return try parts[part].files.path(of: record)
  }

  /// The name of a file in its directory.
  package func name(ofFile ordinal: Int) throws(SnapshotFault) -> [UInt8] {
    guard let part = parts.lastIndex(where: { $0.firstFile <= ordinal }) else { throw .damaged }
    return try parts[part].files.name(ofFile: ordinal - parts[part].firstFile)
  }

  /// The path of a file from the root.
  package func path(ofFile ordinal: Int) throws(SnapshotFault) -> [UInt8] {
    guard let record = try file(ordinal) else { throw .damaged }
    var path = try path(ofDirectory: Int(record.directory))
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    return try path + name(ofFile: ordinal)
  }

  /// Gives back the memory of the records and names of a range of files, once all were looked at: an answer needs only
  /// those of what it finds.
  package func letGo(ofFiles ordinals: Range<Int>) {
    for part in parts {
      let own = ordinals.clamped(to: part.firstFile..<part.firstFile + part.files.fileCount)
      part.files.letGo(of: own.lowerBound - part.firstFile..<own.upperBound - part.firstFile)
    }
  }

  /// Calls `body` for every file that counts, in the order of the walk, until it returns false. The span holds
  /// names; `nameRange` is this one's, and a zero byte follows it.
  ///
  /// This is the loop of the freshness check: no copy, no allocation, one check of the whole range.
  ///
  /// - Parameter ordinals: only files among these; nil: all.
  package func forEachFile(
    in ordinals: Range<Int>? = nil,
    _ body: (_ ordinal: Int, _ record: FileRecord, _ names: Span<UInt8>, _ nameRange: Range<Int>) -> Bool
  ) throws(SnapshotFault) {
    for part in parts {
      let all = part.firstFile..<part.firstFile + part.files.fileCount
      let wanted = all.clamped(to: ordinals ?? all)
      let skips = part.firstFile == 0 && !overriddenFiles.isEmpty
      var isStopped = false
      try part.files.forEachFile(
        in: wanted.lowerBound - part.firstFile..<wanted.upperBound - part.firstFile
      ) { number, record, names, name in
        let ordinal = number + part.firstFile
        if skips, overriddenFiles.contains(ordinal) { return true }
        isStopped = !body(ordinal, record, names, name)
        return !isStopped
      }
      if isStopped { return }
    }
  }
}
