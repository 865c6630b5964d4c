/// What a walk found: the folders of a vault and the files in them that should be notes, flat and in walking order.
package struct WalkedTree: Sendable {
  /// One folder.
  package struct Folder: Sendable {
    /// The folder's path below the root, without a slash at its end, in ``WalkedTree/paths``.
    package var path: Range<Int>
    /// The folder's status just before its names were read.
    package var status: FileStatus
    /// Its files in ``WalkedTree/files``.
    package var files: Range<Int>
    /// How many of its other files each rule left out.
    package var ignored: IgnoreCounts
    /// Set when the folder could not be read.
    package var failure: UnreadableReason?
  }

  /// One file named like a note.
  package struct File: Sendable {
    package var folder: Int32
    /// The name in ``WalkedTree/names``; a NUL follows it.
    package var name: Range<Int>
    /// Set when the walk already knows that it cannot be read.
    package var failure: UnreadableReason?
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

  /// How many files each rule left out, in all folders.
  package var ignored: IgnoreCounts {
    folders.reduce(into: IgnoreCounts()) { $0 += $1.ignored }
  }
}
