/// The directories and files of a walk, in the order the walk met them, on their way into a snapshot.
///
/// ```swift
/// var files = FileTableBuilder()
/// let root = files.addDirectory("".utf8, modified: m, changed: c, inode: i)
/// files.addFile("borshch.md".utf8, in: root, fingerprint: print)
/// ```
package struct FileTableBuilder: Sendable {
  private(set) var directories: [DirectoryRecord] = []
  private(set) var directoryPaths: [UInt8] = []
  private(set) var files: [FileRecord] = []
  private(set) var fileNames: [UInt8] = []
  private let firstDirectory: Int
  /// In a delta: the base's files and directories that are changed or gone.
  package var overriddenFiles: [Int] = []
  package var overriddenDirectories: [Int] = []

  /// An empty table. For a delta `firstDirectory` is the number of directories of its base, whose ordinals go on here.
  package init(firstDirectory: Int = 0) {
    self.firstDirectory = firstDirectory
  }

  /// The number of files, and so the ordinal of the next one (without the base's).
  package var fileCount: Int { files.count }

  /// Adds a directory by its path from the root, without slashes around it; the ordinal counts those of the base.
  @discardableResult package mutating func addDirectory(
    _ path: some Collection<UInt8>, modified: Int64, changed: Int64, inode: UInt64, others: Int = 0, ignored: Int = 0
  ) -> Int {
    directories.append(
      DirectoryRecord(
        pathOffset: UInt32(clamping: directoryPaths.count), pathCount: UInt32(clamping: path.count),
        modified: modified, changed: changed, inode: inode, others: UInt32(clamping: others),
        ignored: UInt32(clamping: ignored)))
    directoryPaths.append(contentsOf: path)
    directoryPaths.append(0)
    return firstDirectory + directories.count - 1
  }

  /// Adds a file of a directory; the ordinal is the `file` of ``SegmentBuilder/beginNote(file:)``.
  @discardableResult package mutating func addFile(
    _ name: some Collection<UInt8>, in directory: Int, fingerprint: FileFingerprint, state: FileState = .indexed,
    reason: UInt8 = 0
  ) -> Int {
    files.append(
      FileRecord(
        directory: UInt32(clamping: directory), nameOffset: UInt32(clamping: fileNames.count),
        fingerprint: fingerprint, state: state, reason: reason))
    fileNames.append(contentsOf: name)
    fileNames.append(0)
    return files.count - 1
  }

  /// Takes over what the runs found out about the files.
  mutating func adopt(_ runs: [SegmentRun.Items], in order: ItemOrder) {
    for place in order.places {
      let run = runs[place.run]
      for number in place.stretch.notes where Int(run.notes[number].file) < files.count {
        let file = Int(run.notes[number].file)
        files[file].firstItem = place.number(of: run.noteItems[number])
        files[file].diagnostics = number < run.diagnostics.count ? run.diagnostics[number] : 0
      }
    }
  }
}
