/// Where bytes go in the end: a file descriptor, or an array in a test.
package protocol OutputDestination: AnyObject {
  /// Writes at least one and at most all of `bytes`, which are not empty, and returns how many.
  func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int
  /// Shows what it has kept, as nothing may follow for a while.
  func flush() throws(OutputFailure)
  /// Ends what shows the bytes, before somebody is asked and at the end.
  func finish() throws(OutputFailure)
}

extension OutputDestination {
  package func flush() {}
  package func finish() {}
}

/// Why output cannot be written.
package enum OutputFailure: Error, Hashable, Sendable {
  /// The reader went away (EPIPE).
  case closedPipe
  /// The person who read the results in a pager has left it.
  case leftPager
  /// The system's error number, such as ENOSPC.
  case system(Int32)
}

/// Keeps what is written, for commands that run inside a test.
package final class CapturedOutput: OutputDestination {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int {
    for position in bytes.indices { self.bytes.append(bytes[position]) }
    return bytes.count
  }

  /// What was written, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
