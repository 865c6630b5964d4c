package import VaultModel
package import VaultSearch

/// A vault with an index that is true of its files now.
package struct IndexedVault: Sendable {
  package let root: VaultRoot
  package let configuration: VaultConfiguration
  package let files: FileOperations
  /// The index, ready to answer.
  package let snapshot: Snapshot
  /// How many notes were read and parsed to make it.
  package let parsed: Int
  /// Why everything was read anew, or nil.
  package let rebuilt: IndexReport.RebuildReason?
  /// What is to be written to the cache, or nil when it is there already.
  let unsaved: Unsaved?
  /// The zones by which its times are read, with those of some names; none where nobody said where they are found.
  package var zones: @Sendable (_ names: Set<String>) -> ZoneTable = { _ in ZoneTable() }
  /// The day on which it is asked, for what counts on one day only; nil where nobody said it.
  package var today: LocalDate?
  /// What a command under way makes of the notes; the index shows it already.
  var pending = PendingEdits()

  /// A part of the index that is not on disk yet.
  struct Unsaved: Sendable {
    var part: SnapshotFile.Part
    var bytes: SnapshotBytes
  }

  /// Writes what is new of the index to `.vault/cache/`; best called after the answer is printed.
  ///
  /// - Throws: what the system says. On a read-only disk that is no reason to worry: the next command does the work
  ///   again.
  package func save() throws(SystemError) {
    guard let unsaved else { return }
    let cache = SnapshotFile(files: files, root: root)
    // A delta of another base is foreign to this one, and one that is gone costs nothing.
    if unsaved.part == .base { cache.remove(.delta) }
    try cache.save(unsaved.part, unsaved.bytes)
  }

  /// The counts over all files.
  ///
  /// - Complexity: O(*files* + *words*).
  package func report() throws(SnapshotFault) -> IndexReport {
    var report = IndexReport()
    report.notes = snapshot.noteCount
    report.lines = snapshot.lineCount
    report.words = try snapshot.wordCount()
    report.parsed = parsed
    report.sizes = snapshot.sizes
    report.rebuilt = rebuilt
    for ordinal in 0..<snapshot.directoryCount where snapshot.isLive(directory: ordinal) {
      guard let record = try snapshot.directory(ordinal) else { continue }
      report.others += Int(record.others)
      if let exclusion = FolderExclusion(code: Int(record.ignored)) {
        report.excludedFolders[exclusion, default: 0] += 1
      }
    }
    report.unreadableFolders = try unreadableFolders()
    try snapshot.forEachFile { _, record, _, _ in
      switch record.state {
      case .indexed: report.errors += Int(record.diagnostics)
      case .ignored:
        if let reason = IgnoreReason(rawValue: record.reason) { report.ignored[reason, default: 0] += 1 }
      case .unreadable: break
      }
      return true
    }
    report.unreadable = try unreadableNotes()
    return report
  }

  /// The notes that are there and cannot be read, in the order of their paths.
  ///
  /// - Complexity: O(*files*).
  package func unreadableNotes() throws(SnapshotFault) -> [IndexReport.Unreadable] {
    var found: [(ordinal: Int, code: UInt8)] = []
    try snapshot.forEachFile { ordinal, record, _, _ in
      if record.state == .unreadable { found.append((ordinal, record.reason)) }
      return true
    }
    var notes: [IndexReport.Unreadable] = []
    for (ordinal, code) in found {
      notes.append(
        IndexReport.Unreadable(
          path: Path(bytes: try snapshot.path(ofFile: ordinal)), reason: UnreadableReason(code: code)))
    }
    return notes.sorted { $0.path < $1.path }
  }

  /// Reads a note of the vault again, as it is now.
  package func note(at path: Path) -> FileReader.Reading {
    FileReader(files).note(at: path, below: root, through: pending)
  }
}
