import Synchronization

@testable import VaultStore

/// Counts the calls of a table of file operations, and does something to one of them.
///
/// ```swift
/// let disk = MemoryDisk(notes)
/// let faulty = FaultyDisk(at: 7, .ends)
/// let writer = VaultWriter(root: root, files: faulty.wrapping(disk.operations), deviceFolder: "/home")
/// ```
final class FaultyDisk: Sendable {
  /// What happens to the call.
  enum Fault: Sendable {
    /// It fails.
    case fails(SystemError)
    /// It and all calls after it fail: the process has ended.
    case ends
    /// A write or read is done half; it and all other calls succeed.
    case short
    /// A write is done half, and with it the process ends; another call is done before the process ends.
    case tears
    /// From here on the disk has no room: whatever needs some fails.
    case fillsUp
    /// Somebody else does something to the disk just before it.
    case meets(@Sendable () -> Void)
  }

  private let calls = Atomic<Int>(0)
  private let place: Int?
  private let fault: Fault

  /// - Parameter call: the call, from 1; nil only counts.
  init(at call: Int? = nil, _ fault: Fault = .fails(.inputOutput)) {
    place = call
    self.fault = fault
  }

  /// A disk that fails one call, counted from 1.
  convenience init(failing call: Int, with error: SystemError = .inputOutput) {
    self.init(at: call, .fails(error))
  }

  /// How many calls were made.
  var count: Int { calls.load(ordering: .relaxed) }

  /// What to do with a call.
  private enum Verdict { case whole, half, halfAndEnd }

  private func call(needsRoom: Bool = false) throws(SystemError) -> Verdict {
    let number = calls.add(1, ordering: .relaxed).newValue
    guard let place, number >= place else { return .whole }
    switch fault {
    case .fails(let error):
      if number == place { throw error }
    case .ends: throw .inputOutput
    case .tears:
      if number > place { throw .inputOutput }
      return .halfAndEnd
    case .short:
      if number == place { return .half }
    case .fillsUp: if needsRoom { throw .noSpace }
    case .meets(let body):
      if number == place { body() }
    }
    return .whole
  }

  /// Counts a call that cannot be done half.
  private func wholeCall<Result>(
    needsRoom: Bool = false, _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    _ = try call(needsRoom: needsRoom)
    return try body()
  }

  /// The operations, each counted but `close`, which cannot fail, and the clock.
  func wrapping(_ base: FileOperations) -> FileOperations {
    var operations = base
    wrapLooking(&operations, base)
    wrapChanging(&operations, base)
    wrapNaming(&operations, base)
    return operations
  }

  private func wrapLooking(_ operations: inout FileOperations, _ base: FileOperations) {
    operations.open = { [self] directory, name, opening throws(SystemError) in
      let needsRoom = if case .creating = opening { true } else { false }
      return try wholeCall(needsRoom: needsRoom) { () throws(SystemError) in try base.open(directory, name, opening) }
    }
    operations.status = { [self] descriptor throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.status(descriptor) }
    }
    operations.statusOfName = { [self] directory, name, followLink throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.statusOfName(directory, name, followLink) }
    }
    operations.read = { [self] descriptor, bytes, start throws(SystemError) in
      guard try call() == .half, bytes.count - start > 1 else { return try base.read(descriptor, &bytes, start) }
      var half = [UInt8](repeating: 0, count: (bytes.count - start) / 2)
      let count = try base.read(descriptor, &half, 0)
      bytes.replaceSubrange(start..<start + count, with: half.prefix(count))
      return count
    }
    operations.list = { [self] descriptor, listing throws(SystemError) in
      _ = try call()
      try base.list(descriptor, &listing)
    }
    operations.realPath = { [self] name throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.realPath(name) }
    }
    operations.map = { [self] descriptor, length throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.map(descriptor, length) }
    }
    operations.lock = { [self] descriptor throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.lock(descriptor) }
    }
  }

  private func wrapChanging(_ operations: inout FileOperations, _ base: FileOperations) {
    operations.write = { [self] descriptor, bytes, position throws(SystemError) in
      var needsRoom = false
      if case .fillsUp = fault { needsRoom = position >= (try base.status(descriptor)).size }
      let verdict = try call(needsRoom: needsRoom)
      guard verdict != .whole, bytes.count > 1 else { return try base.write(descriptor, bytes, position) }
      return try base.write(descriptor, bytes.extracting(0..<bytes.count / 2), position)
    }
    operations.setPermissions = { [self] descriptor, permissions throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.setPermissions(descriptor, permissions) }
    }
    operations.changeOwner = { [self] descriptor, owner, group throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.changeOwner(descriptor, owner, group) }
    }
    operations.truncate = { [self] descriptor, length throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.truncate(descriptor, length) }
    }
    operations.synchronize = { [self] descriptor throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.synchronize(descriptor) }
    }
  }

  private func wrapNaming(_ operations: inout FileOperations, _ base: FileOperations) {
    operations.rename = { [self] source, from, target, to throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.rename(source, from, target, to) }
    }
    operations.renameWithoutReplacing = { [self] source, from, target, to throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.renameWithoutReplacing(source, from, target, to) }
    }
    operations.exchange = { [self] directory, one, other throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.exchange(directory, one, other) }
    }
    operations.link = { [self] source, from, target, to throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.link(source, from, target, to) }
    }
    operations.remove = { [self] directory, name throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.remove(directory, name) }
    }
    operations.removeDirectory = { [self] directory, name throws(SystemError) in
      try wholeCall { () throws(SystemError) in try base.removeDirectory(directory, name) }
    }
    operations.makeDirectory = { [self] directory, name, permissions throws(SystemError) in
      try wholeCall(needsRoom: true) { () throws(SystemError) in try base.makeDirectory(directory, name, permissions) }
    }
  }
}
