#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The one table of functions through which vault starts programs, so that a test can stand in for them.
package struct ProgramOperations: Sendable {
  /// Starts a program with the standard streams of this process and waits for its end. While it runs Ctrl-C is the
  /// program's alone.
  ///
  /// Throws ``SystemError/notFound`` when there is no such program.
  package var runInForeground: @Sendable (ProgramCall) throws(SystemError) -> ProgramEnd

  package init(runInForeground: @escaping @Sendable (ProgramCall) throws(SystemError) -> ProgramEnd) {
    self.runInForeground = runInForeground
  }

  /// No programs at all: for runs that must start none.
  package static let none = ProgramOperations { _ throws(SystemError) in throw .notFound }

  /// The operating system itself.
  package static let system = ProgramOperations { call throws(SystemError) in
    let quiet = IgnoredSignals([SIGINT, SIGQUIT])
    defer { quiet.restore() }
    return try wait(for: try spawn(call))
  }
}

/// Starts a program by `posix_spawnp`: no shell, and none of vault's own handling of signals.
private func spawn(_ call: ProgramCall) throws(SystemError) -> pid_t {
  #if canImport(Darwin)
  var attributes: posix_spawnattr_t? = nil
  #else
  var attributes = posix_spawnattr_t()
  #endif
  try check(unsafe posix_spawnattr_init(&attributes))
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  // An ignored signal stays ignored in the program unless it is told otherwise, and it may count on SIGPIPE.
  var defaults = sigset_t()
  unsafe sigemptyset(&defaults)
  for number in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE] { unsafe sigaddset(&defaults, number) }
  try check(unsafe posix_spawnattr_setsigdefault(&attributes, &defaults))
  // A thread of vault's may hold signals back; the program gets them all.
  var blocked = sigset_t()
  unsafe sigemptyset(&blocked)
  try check(unsafe posix_spawnattr_setsigmask(&attributes, &blocked))
  try check(unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)))

  let words = unsafe ([call.program] + call.arguments).map { word in unsafe duplicate(word) }
  defer { unsafe words.forEach { word in unsafe free(word) } }
  guard let program = unsafe words.first, let program = unsafe program else { throw .notFound }
  var process: pid_t = 0
  try check(unsafe posix_spawnp(&process, program, nil, &attributes, words + [nil], environ))
  return process
}

/// The spawning calls return the error's number and leave `errno` alone.
private func check(_ code: Int32) throws(SystemError) {
  guard code == 0 else { throw SystemError(code: code) }
}

/// Waits for the end of a child, however many signals come before it.
private func wait(for process: pid_t) throws(SystemError) -> ProgramEnd {
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw SystemError.last }
  }
  // The macros of <sys/wait.h>: the low seven bits are the signal, the next eight the exit status.
  let signal = status & 0x7F
  return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
}

/// A copy of a word as a C string; it ends at its first NUL, as for every program.
private func duplicate(_ word: [UInt8]) -> UnsafeMutablePointer<CChar>? {
  unsafe (word.prefix { $0 != 0 } + [0]).withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return nil }
    return unsafe strdup(start.assumingMemoryBound(to: CChar.self))
  }
}

/// Signals that this process ignores for a while.
private struct IgnoredSignals {
  private let saved: [(number: Int32, action: sigaction)]

  init(_ numbers: [Int32]) {
    saved = numbers.map { number in
      var before = sigaction()
      unsafe sigaction(number, nil, &before)
      _ = signal(number, SIG_IGN)
      return (number, before)
    }
  }

  func restore() {
    for (number, action) in saved {
      var action = action
      unsafe sigaction(number, &action, nil)
    }
  }
}
