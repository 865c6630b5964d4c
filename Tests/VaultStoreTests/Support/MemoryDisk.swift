import Glibc
import Synchronization

@testable import VaultStore

/// A disk that exists in memory only, with a clock that stands still until a test moves it.
///
/// ```swift
/// let disk = MemoryDisk(["v/.vault/config.yaml": "", "v/a.md": "text"])
/// let vault = try IndexRefresh(root: VaultRoot(path: "/v"), configuration: .init(), files: disk.operations).run()
/// ```
///
/// It behaves as Linux does where the code under test can tell: links, EEXIST, ENOTEMPTY, times of folders.
final class MemoryDisk: Sendable {
  private let state: Mutex<MemoryTree>

  /// Makes a disk with these files; keys are paths below `/`.
  init(_ files: [String: String] = [:]) {
    state = Mutex(MemoryTree())
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { write(path, text) }
    tick()
  }

  private init(_ tree: MemoryTree) { state = Mutex(tree) }

  /// Another disk that holds the same, with no file open.
  func copy() -> MemoryDisk {
    var tree = state.withLock { $0 }
    tree.open = [:]
    tree.locks = [:]
    return MemoryDisk(tree)
  }

  // MARK: What a user does

  /// Lets the clock go on.
  func tick() { state.withLock { $0.clock += 1_000 } }

  /// Lets whole days pass.
  func tick(days: Int) { state.withLock { $0.clock += Int64(days) * 86_400_000_000_000 } }

  /// Writes a whole file, and makes the folders above it that are missing; a link there is replaced, a folder stays.
  func write(_ path: String, _ text: String) { write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) {
    state.withLock { tree in
      guard let file = tree.makeFile(path, .regular) else { return }
      tree.nodes[file].bytes = bytes
      tree.touch(file)
    }
  }

  /// Makes a symbolic link in place of what is there; a folder stays.
  func link(_ path: String, to target: String) {
    state.withLock { tree in
      tree.removeFile(path)
      guard let link = tree.makeFile(path, .symbolicLink) else { return }
      tree.nodes[link].bytes = Array(target.utf8)
    }
  }

  /// Makes something that is neither file nor folder.
  func makeDevice(_ path: String) {
    state.withLock { tree in _ = tree.makeFile(path, .other) }
  }

  /// Takes a file or a whole folder away, if it is there.
  func remove(_ path: String) { state.withLock { $0.remove(path) } }

  /// Gives a file or folder another name, in place of what has it.
  func rename(_ path: String, to other: String) { state.withLock { $0.rename(path, to: other) } }

  /// Takes away the permission to open a file or folder, or gives it back.
  func shut(_ path: String, _ isShut: Bool = true) {
    state.withLock { tree in
      guard let node = try? tree.find(Array(path.utf8), from: 0, followLast: false) else { return }
      tree.nodes[node].isShut = isShut
      tree.nodes[node].changed = tree.clock
    }
  }

  /// Gives a file one more name.
  func link(_ path: String, sameAs other: String) {
    state.withLock { tree in
      guard let node = try? tree.find(Array(other.utf8), from: 0, followLast: false),
        let place = try? tree.place(Array(path.utf8), from: 0)
      else { return }
      try? tree.link(node, place)
    }
  }

  /// Changes who may open a file.
  func setPermissions(_ path: String, _ permissions: UInt32) {
    state.withLock { tree in
      guard let node = try? tree.find(Array(path.utf8), from: 0, followLast: true) else { return }
      tree.nodes[node].permissions = permissions
    }
  }

  /// Ends the process that works on the disk: its descriptors are closed and its locks given back.
  func endProcess() {
    state.withLock { tree in
      tree.open = [:]
      tree.locks = [:]
    }
  }

  /// The status of a file, or nil.
  func status(of path: String) -> FileStatus? {
    state.withLock { tree in
      (try? tree.find(Array(path.utf8), from: 0, followLast: false)).map { tree.status(of: $0) }
    }
  }

  /// The number of descriptors that were opened and not closed.
  var openCount: Int { state.withLock { $0.open.count } }

  /// The bytes of a file, or nil.
  func bytes(of path: String) -> [UInt8]? {
    state.withLock { tree in
      (try? tree.find(Array(path.utf8), from: 0, followLast: true)).map { tree.nodes[$0].bytes }
    }
  }

  /// The paths of all files and folders, folders with a slash at their end.
  var listing: [String] { state.withLock { $0.paths(below: 0, prefix: "") } }

  // MARK: What the code under test does

  /// The table of functions that works on this disk.
  var operations: FileOperations {
    var operations = FileOperations.system
    operations.open = { [self] directory, name, opening throws(SystemError) in
      try attempt { (tree) throws(SystemError) in try tree.open(directory, name, opening) }
    }
    operations.close = { [self] descriptor in state.withLock { $0.close(descriptor) } }
    operations.status = { [self] descriptor throws(SystemError) in
      try attempt { (tree) throws(SystemError) in tree.status(of: try tree.node(descriptor)) }
    }
    operations.statusOfName = { [self] directory, name, followLink throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        tree.status(of: try tree.find(name, from: try tree.node(directory), followLast: followLink))
      }
    }
    operations.read = { [self] descriptor, bytes, start throws(SystemError) in
      let part = try attempt { (tree) throws(SystemError) in
        try tree.read(descriptor, atMost: max(0, bytes.count - start))
      }
      bytes.replaceSubrange(start..<start + part.count, with: part)
      return part.count
    }
    operations.list = { [self] descriptor, listing throws(SystemError) in
      let entries = try attempt { (tree) throws(SystemError) in
        let folder = try tree.node(descriptor)
        return tree.nodes[folder].entries.map { ($0.key, tree.nodes[$0.value].kind) }
      }
      for (name, kind) in entries { listing.append(name: name, kind: kind) }
    }
    operations.write = { [self] descriptor, bytes, position throws(SystemError) in
      var copy: [UInt8] = []
      for index in bytes.indices { copy.append(bytes[index]) }
      let written = copy
      return try attempt { (tree) throws(SystemError) in
        tree.write(written, to: try tree.node(descriptor), at: Int(position))
      }
    }
    operations.setPermissions = { [self] descriptor, permissions throws(SystemError) in
      try attempt { (tree) throws(SystemError) in tree.nodes[try tree.node(descriptor)].permissions = permissions }
    }
    operations.changeOwner = { [self] descriptor, _, _ throws(SystemError) in
      try attempt { (tree) throws(SystemError) in _ = try tree.node(descriptor) }
    }
    operations.truncate = { [self] descriptor, length throws(SystemError) in
      try attempt { (tree) throws(SystemError) in tree.truncate(try tree.node(descriptor), to: Int(length)) }
    }
    operations.synchronize = { [self] descriptor throws(SystemError) in
      try attempt { (tree) throws(SystemError) in _ = try tree.node(descriptor) }
    }
    operations.rename = { [self] source, from, target, to throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let start = try tree.node(source)
        let node = try tree.find(from, from: start, followLast: false)
        tree.move(node, try tree.place(from, from: start), try tree.place(to, from: try tree.node(target)))
      }
    }
    operations.renameWithoutReplacing = { [self] source, from, target, to throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let node = try tree.find(from, from: try tree.node(source), followLast: false)
        let free = try tree.place(to, from: try tree.node(target))
        guard tree.nodes[free.parent].entries[free.name] == nil else { throw .exists }
        tree.move(node, try tree.place(from, from: try tree.node(source)), free)
      }
    }
    operations.exchange = { [self] directory, one, other throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let start = try tree.node(directory)
        try tree.exchange(try tree.place(one, from: start), try tree.place(other, from: start))
      }
    }
    operations.link = { [self] source, from, target, to throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let node = try tree.find(from, from: try tree.node(source), followLast: false)
        try tree.link(node, try tree.place(to, from: try tree.node(target)))
      }
    }
    operations.lock = { [self] descriptor throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let node = try tree.node(descriptor)
        if let holder = tree.locks[node], holder != descriptor { return false }
        tree.locks[node] = descriptor
        return true
      }
    }
    operations.user = { 0 }
    operations.remove = { [self] directory, name throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let start = try tree.node(directory)
        let node = try tree.find(name, from: start, followLast: false)
        guard tree.nodes[node].kind != .directory else { throw .isDirectory }
        tree.unlink(try tree.place(name, from: start), node)
      }
    }
    operations.removeDirectory = { [self] directory, name throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let start = try tree.node(directory)
        let node = try tree.find(name, from: start, followLast: false)
        guard tree.nodes[node].kind == .directory else { throw .notDirectory }
        guard tree.nodes[node].entries.isEmpty else { throw SystemError(code: ENOTEMPTY) }
        tree.unlink(try tree.place(name, from: start), node)
      }
    }
    operations.makeDirectory = { [self] directory, name, permissions throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        tree.nodes[try tree.add(.directory, named: name, from: try tree.node(directory))].permissions = permissions
      }
    }
    operations.realPath = { [self] name throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        tree.path(of: try tree.find(name, from: 0, followLast: true))
      }
    }
    operations.map = { [self] descriptor, length throws(SystemError) in
      let bytes = try attempt { (tree) throws(SystemError) in tree.nodes[try tree.node(descriptor)].bytes }
      return unsafe MappedFile(owning: anonymousMemory(holding: bytes, count: length), isOfFile: false)
    }
    operations.pause = { _ in }
    operations.now = { [self] in state.withLock { $0.clock } }
    operations.waitPast = { [self] moment in state.withLock { $0.clock = max($0.clock, moment + 1) } }
    return operations
  }

  private func attempt<Value: Sendable>(
    _ body: (inout MemoryTree) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    try state.withLock { (tree: inout MemoryTree) throws(SystemError) in try body(&tree) }
  }
}

/// Memory that `munmap` may free, as `MappedFile` does.
func anonymousMemory(holding bytes: [UInt8], count: Int) -> UnsafeRawBufferPointer {
  let address = unsafe mmap(nil, max(count, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  guard let address = unsafe address, unsafe address != MAP_FAILED else {
    return unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  }
  let buffer = unsafe UnsafeMutableRawBufferPointer(start: address, count: count)
  unsafe buffer.copyBytes(from: bytes.prefix(count))
  return UnsafeRawBufferPointer(buffer)
}
