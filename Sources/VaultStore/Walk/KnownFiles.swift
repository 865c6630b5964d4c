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
  /// - Parameter ordinals: only these files, ascending; nil: all.
  /// - Complexity: O(*folders* + *files*).
  package init(_ snapshot: Snapshot, only ordinals: [Int]? = nil) throws(SnapshotFault) {
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
    if let ordinals {
      for ordinal in ordinals { try takeFiles(in: ordinal..<ordinal + 1, of: snapshot, folderByOrdinal) }
    } else {
      files.reserveCapacity(snapshot.fileCount)
      try takeFiles(in: nil, of: snapshot, folderByOrdinal)
    }
  }

  private mutating func takeFiles(
    in ordinals: Range<Int>?, of snapshot: Snapshot, _ folderByOrdinal: [Int]
  ) throws(SnapshotFault) {
    try snapshot.forEachFile(in: ordinals) { ordinal, record, nameBytes, nameRange in
      let folder = Int(record.directory) < folderByOrdinal.count ? folderByOrdinal[Int(record.directory)] : -1
      guard folder >= 0 else { return true }
      let start = names.count
      for position in nameRange { names.append(nameBytes[position]) }
      folders[folder].files.append(Int32(clamping: files.count))
      files.append(
        File(
          ordinal: Int32(clamping: ordinal), nameStart: Int32(clamping: start),
          nameEnd: Int32(clamping: names.count),
          state: record.state))
      return true
    }
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
