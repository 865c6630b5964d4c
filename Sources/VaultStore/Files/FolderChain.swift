/// The folders on the way to the one asked for last, kept open: when folders are asked for in the order of a walk, each
/// is opened once, step by step and never through a link.
///
/// ```swift
/// var chain = FolderChain(files: files, root: descriptor)
/// defer { chain.close() }
/// let folder = try chain.descriptor(of: "recipes/soups".utf8)
/// ```
struct FolderChain {
  private let files: FileOperations
  private let root: FileOperations.Descriptor
  private let opening: FileOperations.Opening
  /// The names of the open folders, outermost first, and their descriptors.
  private var names: [[UInt8]] = []
  private var descriptors: [FileOperations.Descriptor] = []

  /// A chain that begins at an open folder, which stays the caller's to close, and opens those below it in one way.
  init(files: FileOperations, root: FileOperations.Descriptor, opening: FileOperations.Opening = .directory) {
    self.files = files
    self.root = root
    self.opening = opening
  }

  /// The open folder at a path below the root, without slashes around it; the empty path is the root.
  ///
  /// It stays open until a folder that does not lie below it is asked for.
  mutating func descriptor(of path: some Collection<UInt8>) throws(SystemError) -> FileOperations.Descriptor {
    var depth = 0
    for name in path.split(separator: UInt8(ascii: "/")) {
      if depth < names.count, names[depth].elementsEqual(name) {
        depth += 1
        continue
      }
      close(from: depth)
      let parent = descriptors.last ?? root
      let copy = Array(name)
      let opened = try files.retrying { () throws(SystemError) in try files.open(parent, copy, opening) }
      names.append(copy)
      descriptors.append(opened)
      depth += 1
    }
    close(from: depth)
    return descriptors.last ?? root
  }

  /// Closes all folders that were opened.
  mutating func close() { close(from: 0) }

  private mutating func close(from depth: Int) {
    while descriptors.count > depth, let last = descriptors.popLast() {
      files.close(last)
      names.removeLast()
    }
  }
}
