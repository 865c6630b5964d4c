#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Synchronization

/// The lines of an input, as bytes: each is waited for until it comes, or until somebody stops the command.
///
/// ```swift
/// let input = InputLines(of: STDIN_FILENO) { Interruption.isRequested }
/// while let line = input.next() { … }
/// ```
package final class InputLines: Sendable {
  /// Between two looks at whether to stop, in milliseconds: a signal that arrives in a wait ends it at once, only one
  /// that arrives just before it needs the next look.
  private static let wait: Int32 = 200

  /// The longest line, in bytes (1 MB, the reliability page of the specification). A longer one is cut one byte beyond, so
  /// that whoever reads it can tell, and memory stays bounded whatever comes.
  package static let lineLimit = 1 << 20

  private struct State: Sendable {
    /// What was read; the lines before ``start`` were given away.
    var rest: [UInt8] = []
    var start = 0
    /// How many of its first bytes hold no line ending that is of use.
    var searched = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let shouldStop: @Sendable () -> Bool
  private let state = Mutex(State())

  /// Reads from a descriptor, which stays open.
  package init(of descriptor: Int32, shouldStop: @escaping @Sendable () -> Bool) {
    self.descriptor = descriptor
    self.shouldStop = shouldStop
  }

  /// The next line without its end, LF or CRLF; nil at the end of the input, when it cannot be read, and once the
  /// command is to stop.
  ///
  /// - Complexity: O(*n*) in the bytes of the line, and of what came with it.
  package func next() -> [UInt8]? {
    state.withLock { state in
      while true {
        if shouldStop() { return nil }
        if let line = Self.takeLine(from: &state) { return line }
        if state.isAtEnd { return nil }
        state.isAtEnd = !read(into: &state.rest)
      }
    }
  }

  private static func takeLine(from state: inout State) -> [UInt8]? {
    let end = state.rest[state.searched...].firstIndex(of: UInt8(ascii: "\n"))
    let isLast = state.isAtEnd && state.start < state.rest.count
    guard let end = end ?? (isLast ? state.rest.count : nil) else {
      makeRoom(in: &state)
      return nil
    }
    var line = state.rest[state.start..<end]
    if line.last == UInt8(ascii: "\r"), end < state.rest.count { line.removeLast() }
    state.start = min(end + 1, state.rest.count)
    state.searched = state.start
    return Array(line.prefix(lineLimit + 1))
  }

  /// Forgets the lines that were given away, and what of the next one lies beyond the limit.
  private static func makeRoom(in state: inout State) {
    state.rest.removeSubrange(..<state.start)
    state.start = 0
    if state.rest.count > lineLimit + 1 { state.rest.removeLast(state.rest.count - lineLimit - 1) }
    state.searched = state.rest.count
  }

  /// Waits for bytes and takes them; false at the end of the input.
  private func read(into bytes: inout [UInt8]) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&event, 1, Self.wait) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    bytes += buffer.prefix(count)
    return count > 0
  }
}
