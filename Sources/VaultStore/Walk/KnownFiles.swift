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
  struct File: Sendable {
    var ordinal: Int32
    /// Its name in the bytes of all names.
    var nameStart: Int32, nameEnd: Int32
    var state: FileState
  }

  private(set) var folders: [Folder] = []
  private(set) var files: [File] = []
  private(set) var names: [UInt8] = []
  private var folderByPath: [[UInt8]: Int] = [:]

  /// Nothing is known.
  package init() {}

  /// Takes the folders and files that count from an index.
  ///
  /// - Complexity: O(*files*).
  package init(_ snapshot: Snapshot) throws(SnapshotFault) {
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
    files.reserveCapacity(snapshot.fileCount)
    var fileNumbers = [[Int32]](repeating: [], count: folders.count)
    try snapshot.forEachFile { ordinal, record, nameBytes, nameRange in
      let folder = Int(record.directory) < folderByOrdinal.count ? folderByOrdinal[Int(record.directory)] : -1
      guard folder >= 0 else { return true }
      let start = names.count
      for position in nameRange { names.append(nameBytes[position]) }
      fileNumbers[folder].append(Int32(clamping: files.count))
      files.append(
        File(
          ordinal: Int32(clamping: ordinal), nameStart: Int32(clamping: start),
          nameEnd: Int32(clamping: names.count),
          state: record.state))
      return true
    }
    self.files = files
    self.names = names
    for (number, files) in fileNumbers.enumerated() { folders[number].files = files }
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
  func name(of file: File) -> ArraySlice<UInt8> { names[Int(file.nameStart)..<Int(file.nameEnd)] }
}
