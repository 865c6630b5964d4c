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

  // MARK: What a user does

  /// Lets the clock go on.
  func tick() { state.withLock { $0.clock += 1_000 } }

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
    operations.close = { [self] descriptor in state.withLock { $0.open[descriptor] = nil } }
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
    operations.rename = { [self] _, from, to throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        _ = try tree.find(from, from: 0, followLast: false)
        tree.rename(MemoryTree.text(from), to: MemoryTree.text(to))
      }
    }
    operations.remove = { [self] _, name throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let node = try tree.find(name, from: 0, followLast: false)
        guard tree.nodes[node].kind != .directory else { throw .isDirectory }
        tree.remove(MemoryTree.text(name))
      }
    }
    operations.removeDirectory = { [self] _, name throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        let node = try tree.find(name, from: 0, followLast: false)
        guard tree.nodes[node].kind == .directory else { throw .notDirectory }
        guard tree.nodes[node].entries.isEmpty else { throw SystemError(code: ENOTEMPTY) }
        tree.remove(MemoryTree.text(name))
      }
    }
    operations.makeDirectory = { [self] directory, name, _ throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        _ = try tree.add(.directory, named: name, from: try tree.node(directory))
      }
    }
    operations.realPath = { [self] name throws(SystemError) in
      try attempt { (tree) throws(SystemError) in
        tree.path(of: try tree.find(name, from: 0, followLast: true))
      }
    }
    operations.map = { [self] descriptor, length throws(SystemError) in
      let bytes = try attempt { (tree) throws(SystemError) in tree.nodes[try tree.node(descriptor)].bytes }
      return unsafe MappedFile(owning: anonymousMemory(holding: bytes, count: length))
    }
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
private func anonymousMemory(holding bytes: [UInt8], count: Int) -> UnsafeRawBufferPointer {
  let address = unsafe mmap(nil, max(count, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  guard let address = unsafe address, unsafe address != MAP_FAILED else {
    return unsafe UnsafeRawBufferPointer(start: nil, count: 0)
  }
  let buffer = unsafe UnsafeMutableRawBufferPointer(start: address, count: count)
  for (position, byte) in bytes.prefix(count).enumerated() { unsafe buffer[position] = byte }
  return UnsafeRawBufferPointer(buffer)
}
