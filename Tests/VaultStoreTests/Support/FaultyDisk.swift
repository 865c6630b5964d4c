import Synchronization

@testable import VaultStore

/// Counts the calls of a table of file operations, and makes one of them fail.
final class FaultyDisk: Sendable {
  private let calls = Atomic<Int>(0)
  private let failing: Int?
  private let error: SystemError

  /// - Parameter call: the call that fails, from 1; nil fails none and only counts.
  init(failing call: Int? = nil, with error: SystemError = .inputOutput) {
    failing = call
    self.error = error
  }

  /// How many calls were made.
  var count: Int { calls.load(ordering: .relaxed) }

  private func call() throws(SystemError) {
    if calls.add(1, ordering: .relaxed).newValue == failing { throw error }
  }

  /// The operations, each counted.
  func wrapping(_ base: FileOperations) -> FileOperations {
    var operations = base
    operations.open = { [self] directory, name, opening throws(SystemError) in
      try call()
      return try base.open(directory, name, opening)
    }
    operations.status = { [self] descriptor throws(SystemError) in
      try call()
      return try base.status(descriptor)
    }
    operations.statusOfName = { [self] directory, name, followLink throws(SystemError) in
      try call()
      return try base.statusOfName(directory, name, followLink)
    }
    operations.read = { [self] descriptor, bytes, start throws(SystemError) in
      try call()
      return try base.read(descriptor, &bytes, start)
    }
    operations.list = { [self] descriptor, listing throws(SystemError) in
      try call()
      try base.list(descriptor, &listing)
    }
    operations.write = { [self] descriptor, bytes, position throws(SystemError) in
      try call()
      return try base.write(descriptor, bytes, position)
    }
    operations.rename = { [self] directory, from, to throws(SystemError) in
      try call()
      try base.rename(directory, from, to)
    }
    operations.remove = { [self] directory, name throws(SystemError) in
      try call()
      try base.remove(directory, name)
    }
    operations.removeDirectory = { [self] directory, name throws(SystemError) in
      try call()
      try base.removeDirectory(directory, name)
    }
    operations.makeDirectory = { [self] directory, name, permissions throws(SystemError) in
      try call()
      try base.makeDirectory(directory, name, permissions)
    }
    operations.realPath = { [self] name throws(SystemError) in
      try call()
      return try base.realPath(name)
    }
    operations.map = { [self] descriptor, length throws(SystemError) in
      try call()
      return try base.map(descriptor, length)
    }
    return operations
  }
}
