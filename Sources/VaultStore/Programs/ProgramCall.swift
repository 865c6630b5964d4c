/// A call of a program: a name to look up in `PATH`, or a path, and its arguments. No shell reads it.
///
/// Programs come from the environment or the user's own configuration, never from a vault, which can be somebody
/// else's.
package struct ProgramCall: Sendable, Hashable {
  package var program: [UInt8]
  package var arguments: [[UInt8]]

  package init(_ program: [UInt8], _ arguments: [[UInt8]] = []) {
    self.program = program
    self.arguments = arguments
  }

  /// The name for people.
  package var name: String { String(decoding: program, as: UTF8.self) }
}

/// How a program ended.
package enum ProgramEnd: Sendable, Hashable {
  /// It returned this status, 0 … 255; 0 is success.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)
}
