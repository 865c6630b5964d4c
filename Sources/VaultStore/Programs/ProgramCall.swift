/// A call of a program: a name to look up in `PATH`, or a path, and its arguments. No shell reads it.
///
/// Programs come from the environment or the user's own configuration, never from a vault, which can be somebody
/// else's.
package struct ProgramCall: Sendable, Hashable {
  package var program: [UInt8]
  package var arguments: [[UInt8]]
  /// What differs from the environment of this process, in this order.
  package var environment: [ProgramVariable]

  package init(_ program: [UInt8], _ arguments: [[UInt8]] = [], environment: [ProgramVariable] = []) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
  }

  /// The name for people.
  package var name: String { String(decoding: program, as: UTF8.self) }
}

/// A difference between a program's environment and that of this process.
package enum ProgramVariable: Sendable, Hashable {
  case set(String, to: String)
  case unset(String)
  /// Takes away all variables whose names begin so, but these.
  case unsetAll(prefix: String, keeping: [String])

  /// What becomes of an environment, a list of `NAME=value`.
  func apply(to variables: inout [[UInt8]]) {
    switch self {
    case .set(let name, let value):
      Self.unset(name).apply(to: &variables)
      variables.append(Array("\(name)=\(value)".utf8))
    case .unset(let name):
      let start = Array("\(name)=".utf8)
      variables.removeAll { $0.starts(with: start) }
    case .unsetAll(let prefix, let kept):
      let kept = kept.map { Array("\($0)=".utf8) }
      variables.removeAll { variable in
        variable.starts(with: prefix.utf8) && !kept.contains { variable.starts(with: $0) }
      }
    }
  }
}

/// How a program ended.
package enum ProgramEnd: Sendable, Hashable {
  /// It returned this status, 0 … 255; 0 is success.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)
}

/// What a program said, and how it ended.
package struct ProgramOutput: Sendable, Hashable {
  package var end: ProgramEnd
  /// What it wrote to its standard output.
  package var output: [UInt8]
  /// The beginning of what it wrote to its standard error, at most 64 KiB.
  package var errors: [UInt8]

  package init(_ end: ProgramEnd, output: [UInt8] = [], errors: [UInt8] = []) {
    self.end = end
    self.output = output
    self.errors = errors
  }
}
