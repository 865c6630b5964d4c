/// What a walk found: the folders of a vault and the files in them that are named like notes, flat and in walking
/// order.
package struct WalkedTree: Sendable {
  /// One folder.
  package struct Folder: Sendable {
    /// The folder's path below the root, without a slash at its end, in ``WalkedTree/paths``.
    package var path: Range<Int>
    /// The folder's status just before its names were read.
    package var status: FileStatus
    /// Its files in ``WalkedTree/files``.
    package var files: Range<Int>
    /// How many of its files are not named like notes.
    package var others: Int
    /// Set when the folder could not be read.
    package var failure: UnreadableReason?
    /// Set when a rule says that the folder is not entered.
    package var exclusion: FolderExclusion?
    /// The folder in the index made before, when it is there with the same entries.
    package var unchanged: Int?

    /// Why the folder was not entered, as the index keeps it in one byte; 0 when it was.
    var code: Int { exclusion?.code ?? Int(failure?.code ?? 0) }
  }

  /// One file named like a note.
  package struct File: Sendable {
    package var folder: Int32
    private var nameStart: Int32, nameEnd: Int32
    private var knownOrdinal: Int32
    /// What the walk already knows.
    package var finding: Finding

    init(folder: Int, name: Range<Int>, finding: Finding, known: Int?) {
      self.folder = Int32(clamping: folder)
      nameStart = Int32(clamping: name.lowerBound)
      nameEnd = Int32(clamping: name.upperBound)
      knownOrdinal = Int32(clamping: known ?? -1)
      self.finding = finding
    }

    /// The name in ``WalkedTree/names``; a NUL follows it.
    package var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// The file's ordinal in the index made before, or nil when it is new.
    package var known: Int? { knownOrdinal < 0 ? nil : Int(knownOrdinal) }
  }

  /// What is known of a file without opening it.
  package enum Finding: Sendable, Hashable {
    /// A file to be read.
    case note
    case ignored(IgnoreReason)
    case unreadable(UnreadableReason)
  }

  package internal(set) var folders: [Folder] = []
  package internal(set) var files: [File] = []
  package internal(set) var paths: [UInt8] = []
  package internal(set) var names: [UInt8] = []

  /// The path of a folder below the root; the root's is empty.
  package func path(of folder: Folder) -> Path { Path(bytes: paths[folder.path]) }

  /// The path of a file below the root.
  package func path(of file: File) -> Path {
    path(of: folders[Int(file.folder)]).appending(Path(bytes: names[file.name]))
  }

  /// How many files are notes to be read.
  package var noteCount: Int { files.count { $0.finding == .note } }

  mutating func beginFolder(path: [UInt8], status: FileStatus) -> Int {
    let start = paths.count
    paths.append(contentsOf: path)
    folders.append(
      Folder(path: start..<paths.count, status: status, files: files.count..<files.count, others: 0))
    return folders.count - 1
  }

  mutating func endFolder(_ folder: Int) {
    folders[folder].files = folders[folder].files.lowerBound..<files.count
  }

  mutating func append(name: ArraySlice<UInt8>, folder: Int, finding: Finding, known: Int?) {
    let start = names.count
    names.append(contentsOf: name)
    files.append(
      File(folder: folder, name: start..<names.count, finding: finding, known: known))
    names.append(0)
  }
}
