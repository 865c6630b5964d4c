import Glibc

@testable import VaultStore

/// The folders and files of a ``MemoryDisk``; node 0 is `/`, and a node's number is its inode less one.
struct MemoryTree {
  struct Node {
    var kind: FileStatus.Kind
    /// A file's content, or a link's target.
    var bytes: [UInt8] = []
    var entries: [[UInt8]: Int] = [:]
    var parent = 0
    var name: [UInt8] = []
    var modified: Int64
    var changed: Int64
    var isShut = false
    var permissions: UInt32 = 0o644
    /// How many names it has.
    var links = 1
  }

  var nodes = [Node(kind: .directory, modified: 0, changed: 0)]
  var clock: Int64 = 1_000_000
  /// The node and the position of reading of each open descriptor.
  var open: [Int32: (node: Int, position: Int)] = [:]
  /// The descriptor that holds the lock of a node.
  var locks: [Int: Int32] = [:]
  private var nextDescriptor: Int32 = 3

  static func text(_ name: [UInt8]) -> String { String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) }

  private static func components(_ name: [UInt8]) -> [[UInt8]] {
    // By hand, because tests that try every call of a command split names a million times.
    var components: [[UInt8]] = []
    var component: [UInt8] = []
    var place = 0
    while place <= name.count {
      let byte = place < name.count ? name[place] : 0
      if byte == 0 || byte == UInt8(ascii: "/") {
        if !component.isEmpty, component != [UInt8(ascii: ".")] { components.append(component) }
        if byte == 0 { break }
        component = []
      } else {
        component.append(byte)
      }
      place += 1
    }
    return components
  }

  // MARK: Finding

  func node(_ descriptor: Int32) throws(SystemError) -> Int {
    if descriptor == FileOperations.workingDirectory { return 0 }
    guard let open = open[descriptor] else { throw SystemError(code: EBADF) }
    return open.node
  }

  /// The node under a path; links on the way are followed, the last one only when asked.
  func find(
    _ name: [UInt8], from start: Int, followLast: Bool, depth: Int = 0
  ) throws(SystemError) -> Int {
    guard depth < 20 else { throw .symbolicLinkLoop }
    var node = name.first == UInt8(ascii: "/") ? 0 : start
    let components = Self.components(name)
    for (number, component) in components.enumerated() {
      guard nodes[node].kind == .directory else { throw .notDirectory }
      guard !nodes[node].isShut else { throw .notPermitted }
      if component == Array("..".utf8) {
        node = nodes[node].parent
        continue
      }
      guard let next = nodes[node].entries[component] else { throw .notFound }
      if nodes[next].kind == .symbolicLink, followLast || number < components.count - 1 {
        node = try find(nodes[next].bytes, from: node, followLast: true, depth: depth + 1)
      } else {
        node = next
      }
    }
    return node
  }

  func path(of node: Int) -> [UInt8] {
    if node == 0 { return [UInt8(ascii: "/")] }
    let parent = path(of: nodes[node].parent)
    return (parent.count == 1 ? parent : parent + [UInt8(ascii: "/")]) + nodes[node].name
  }

  func paths(below node: Int, prefix: String) -> [String] {
    nodes[node].entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { name, child in
      let path = prefix + Self.text(name)
      return nodes[child].kind == .directory ? [path + "/"] + paths(below: child, prefix: path + "/") : [path]
    }
  }

  func status(of node: Int) -> FileStatus {
    FileStatus(
      kind: nodes[node].kind, size: Int64(nodes[node].bytes.count), modified: nodes[node].modified,
      changed: nodes[node].changed, inode: UInt64(node + 1), device: 1,
      permissions: nodes[node].permissions, links: UInt64(nodes[node].links))
  }

  // MARK: Changing

  mutating func touch(_ node: Int) {
    nodes[node].modified = clock
    nodes[node].changed = clock
  }

  mutating func add(_ kind: FileStatus.Kind, named name: [UInt8], from start: Int) throws(SystemError) -> Int {
    let place = try place(name, from: start)
    guard nodes[place.parent].entries[place.name] == nil else { throw .exists }
    nodes.append(Node(kind: kind, parent: place.parent, name: place.name, modified: clock, changed: clock))
    nodes[place.parent].entries[place.name] = nodes.count - 1
    touch(place.parent)
    return nodes.count - 1
  }

  /// The file at a path, made with its folders when it is not there or of another kind; nil when a folder is there, or
  /// a file where a folder would have to be.
  mutating func makeFile(_ path: String, _ kind: FileStatus.Kind) -> Int? {
    var node = 0
    let components = Self.components(Array(path.utf8))
    for (number, component) in components.enumerated() {
      let isLast = number == components.count - 1
      if isLast, let found = nodes[node].entries[component], nodes[found].kind != kind {
        guard nodes[found].kind != .directory else { return nil }
        nodes[node].entries[component] = nil
      }
      if let next = nodes[node].entries[component] {
        node = next
      } else {
        guard let made = try? add(isLast ? kind : .directory, named: component, from: node) else { return nil }
        node = made
      }
    }
    return nodes[node].kind == kind ? node : nil
  }

  /// Takes away what is at a path, unless it is a folder.
  mutating func removeFile(_ path: String) {
    guard let node = try? find(Array(path.utf8), from: 0, followLast: false), nodes[node].kind != .directory else {
      return
    }
    remove(path)
  }

  mutating func remove(_ path: String) {
    guard let node = try? find(Array(path.utf8), from: 0, followLast: false), node != 0,
      let place = try? place(Array(path.utf8), from: 0)
    else { return }
    unlink(place, node)
  }

  mutating func rename(_ path: String, to other: String) {
    guard path != other, let node = try? find(Array(path.utf8), from: 0, followLast: false), node != 0,
      let source = try? place(Array(path.utf8), from: 0), let target = try? place(Array(other.utf8), from: 0),
      !isInside(target.parent, of: node)
    else { return }
    move(node, source, target)
  }

  /// A name in a folder, whether it is taken or not.
  struct Place {
    var parent: Int
    var name: [UInt8]
  }

  func place(_ name: [UInt8], from start: Int) throws(SystemError) -> Place {
    let whole = Array(name.prefix { $0 != 0 })
    guard let last = Self.components(whole).last else { throw .exists }
    let slash = whole.lastIndex(of: UInt8(ascii: "/"))
    let parent = try find(slash.map { Array(whole[...$0]) } ?? [], from: start, followLast: true)
    guard nodes[parent].kind == .directory else { throw .notDirectory }
    guard !nodes[parent].isShut else { throw .notPermitted }
    return Place(parent: parent, name: last)
  }

  /// Gives a node another name, in place of what has it.
  mutating func move(_ node: Int, _ source: Place, _ target: Place) {
    if let replaced = nodes[target.parent].entries[target.name] { nodes[replaced].links -= 1 }
    nodes[source.parent].entries[source.name] = nil
    touch(source.parent)
    nodes[target.parent].entries[target.name] = node
    touch(target.parent)
    nodes[node].parent = target.parent
    nodes[node].name = target.name
    nodes[node].changed = clock
  }

  /// Exchanges what two taken names mean.
  mutating func exchange(_ one: Place, _ other: Place) throws(SystemError) {
    guard let first = nodes[one.parent].entries[one.name], let second = nodes[other.parent].entries[other.name] else {
      throw .notFound
    }
    for (place, node) in [(one, second), (other, first)] {
      nodes[place.parent].entries[place.name] = node
      nodes[node].parent = place.parent
      nodes[node].name = place.name
      nodes[node].changed = clock
      touch(place.parent)
    }
  }

  /// Gives a file one more name.
  mutating func link(_ node: Int, _ target: Place) throws(SystemError) {
    guard nodes[target.parent].entries[target.name] == nil else { throw .exists }
    nodes[target.parent].entries[target.name] = node
    nodes[node].links += 1
    nodes[node].changed = clock
    touch(target.parent)
  }

  mutating func unlink(_ place: Place, _ node: Int) {
    nodes[place.parent].entries[place.name] = nil
    nodes[node].links -= 1
    nodes[node].changed = clock
    touch(place.parent)
  }

  private func isInside(_ node: Int, of folder: Int) -> Bool {
    var node = node
    while node != 0 {
      if node == folder { return true }
      node = nodes[node].parent
    }
    return false
  }

  // MARK: Descriptors

  mutating func open(
    _ directory: Int32, _ name: [UInt8], _ opening: FileOperations.Opening
  ) throws(SystemError) -> Int32 {
    let start = try node(directory)
    let found: Int
    switch opening {
    case .creating(let permissions):
      found = try add(.regular, named: name, from: start)
      nodes[found].permissions = permissions
    case .locking:
      do throws(SystemError) {
        found = try find(name, from: start, followLast: false)
      } catch .notFound {
        found = try add(.regular, named: name, from: start)
        nodes[found].permissions = 0o600
      }
    case .reading, .updating: found = try find(name, from: start, followLast: false)
    case .directory, .passage: found = try find(name, from: start, followLast: false)
    case .namedDirectory: found = try find(name, from: start, followLast: true)
    }
    if case .passage = opening {} else if nodes[found].isShut { throw .notPermitted }
    switch (opening, nodes[found].kind) {
    case (.reading, .symbolicLink), (.updating, .symbolicLink), (.locking, .symbolicLink): throw .symbolicLinkLoop
    case (.updating, .directory), (.locking, .directory): throw .isDirectory
    case (.directory, .directory), (.passage, .directory), (.namedDirectory, .directory), (.reading, _), (.creating, _),
      (.updating, _), (.locking, _):
      break
    default: throw .notDirectory
    }
    nextDescriptor += 1
    open[nextDescriptor] = (found, 0)
    return nextDescriptor
  }

  mutating func close(_ descriptor: Int32) {
    open[descriptor] = nil
    locks = locks.filter { $0.value != descriptor }
  }

  mutating func truncate(_ node: Int, to length: Int) {
    let missing = length - nodes[node].bytes.count
    nodes[node].bytes = nodes[node].bytes.prefix(length) + [UInt8](repeating: 0, count: max(0, missing))
    touch(node)
  }

  mutating func read(_ descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
    let node = try node(descriptor)
    guard nodes[node].kind != .directory else { throw .isDirectory }
    let position = open[descriptor]?.position ?? 0
    let part = Array(nodes[node].bytes.dropFirst(position).prefix(count))
    open[descriptor]?.position = position + part.count
    return part
  }

  mutating func write(_ bytes: [UInt8], to node: Int, at position: Int) -> Int {
    let missing = position + bytes.count - nodes[node].bytes.count
    if missing > 0 { nodes[node].bytes += [UInt8](repeating: 0, count: missing) }
    nodes[node].bytes.replaceSubrange(position..<position + bytes.count, with: bytes)
    touch(node)
    return bytes.count
  }
}
