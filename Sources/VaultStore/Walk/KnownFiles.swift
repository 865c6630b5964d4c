package import VaultSearch

/// The folders and files of an index made before, so that a walk need not read the folders that did not change.
package struct KnownFiles: Sendable {
  /// A folder, with what tells that its entries are still the same.
  struct Folder: Sendable {
    var ordinal: Int
    var path: [UInt8]
    var modified: Int64
    var changed: Int64
    var inode: UInt64
    var others: Int
    /// The code of the reason why it was not entered, or 0.
    var failure: Int
    var files: [Int32] = []
    var subfolders: [Int32] = []
  }

  /// A file, as the index has it.
  package struct File: Sendable {
    package var ordinal: Int
    package var record: FileRecord
    var name: Range<Int>
  }

  private(set) var folders: [Folder] = []
  private(set) var files: [File] = []
  private(set) var names: [UInt8] = []
  private var folderByPath: [[UInt8]: Int] = [:]
  private var fileByOrdinal: [Int32]

  /// Nothing is known.
  package init() { fileByOrdinal = [] }

  /// Takes the folders and files that count from an index.
  ///
  /// - Complexity: O(*files*).
  package init(_ snapshot: Snapshot) throws(SnapshotFault) {
    fileByOrdinal = Array(repeating: -1, count: snapshot.fileCount)
    var folderByOrdinal = [Int](repeating: -1, count: snapshot.directoryCount)
    for ordinal in 0..<snapshot.directoryCount where snapshot.isLive(directory: ordinal) {
      guard let record = try snapshot.directory(ordinal) else { continue }
      let path = try snapshot.path(ofDirectory: ordinal)
      folderByOrdinal[ordinal] = folders.count
      folderByPath[path] = folders.count
      folders.append(
        Folder(
          ordinal: ordinal, path: path, modified: record.modified, changed: record.changed, inode: record.inode,
          others: Int(record.others), failure: Int(record.ignored)))
    }
    // A file of the base may stand in a folder that the delta describes anew: both have the same path.
    for ordinal in 0..<snapshot.directoryCount where folderByOrdinal[ordinal] < 0 {
      folderByOrdinal[ordinal] = folderByPath[try snapshot.path(ofDirectory: ordinal)] ?? -1
    }
    linkSubfolders()
    var files: [File] = []
    var names: [UInt8] = []
    var folders = folders
    var fileByOrdinal = fileByOrdinal
    try snapshot.forEachFile { ordinal, record, nameBytes, nameRange in
      let folder = Int(record.directory) < folderByOrdinal.count ? folderByOrdinal[Int(record.directory)] : -1
      guard folder >= 0 else { return true }
      let start = names.count
      for position in nameRange { names.append(nameBytes[position]) }
      folders[folder].files.append(Int32(clamping: files.count))
      fileByOrdinal[ordinal] = Int32(clamping: files.count)
      files.append(File(ordinal: ordinal, record: record, name: start..<names.count))
      return true
    }
    self.files = files
    self.names = names
    self.folders = folders
    self.fileByOrdinal = fileByOrdinal
  }

  private mutating func linkSubfolders() {
    for index in folders.indices where !folders[index].path.isEmpty {
      let slash = folders[index].path.lastIndex(of: UInt8(ascii: "/")) ?? 0
      if let parent = folderByPath[Array(folders[index].path[..<slash])] {
        folders[parent].subfolders.append(Int32(clamping: index))
      }
    }
  }

  /// The folder with this path, if the index has it.
  func folder(at path: [UInt8]) -> Folder? { folderByPath[path].map { folders[$0] } }

  /// The name of a file, without its folder.
  func name(of file: File) -> ArraySlice<UInt8> { names[file.name] }

  /// The file with this ordinal in the index.
  package func file(_ ordinal: Int) -> File? {
    guard fileByOrdinal.indices.contains(ordinal), fileByOrdinal[ordinal] >= 0 else { return nil }
    return files[Int(fileByOrdinal[ordinal])]
  }

  /// The ordinals of all files that count.
  package var ordinals: [Int] { files.map(\.ordinal) }
  /// The ordinals of all folders that count.
  package var folderOrdinals: [Int] { folders.map(\.ordinal) }
}
