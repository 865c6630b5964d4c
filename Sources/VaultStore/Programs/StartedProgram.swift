#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A child process from its start by `posix_spawnp` to its end: no shell, and none of vault's own handling of signals.
struct StartedProgram {
  /// Where a program's standard streams lead.
  enum Streams {
    /// To those of this process.
    case inherited
    /// To these descriptors; an input of nil is empty.
    case pipes(input: Int32?, output: Int32, errors: Int32)
    /// The input to this descriptor, the others to those of this process.
    case fed(input: Int32)
  }

  private let process: pid_t
  private var end: ProgramEnd?

  /// Starts a program.
  ///
  /// - Throws: ``SystemError/notFound`` when there is no such program.
  init(_ call: ProgramCall, streams: Streams) throws(SystemError) {
    process = try spawn(call, streams)
  }

  /// Waits for the end, however many signals come before it.
  mutating func wait() throws(SystemError) -> ProgramEnd {
    if let end { return end }
    guard let end = try reap(options: 0) else { throw .interrupted }
    return end
  }

  /// The end when it has come already.
  mutating func endIfAny() throws(SystemError) -> ProgramEnd? {
    if let end { return end }
    return try reap(options: WNOHANG)
  }

  private mutating func reap(options: Int32) throws(SystemError) -> ProgramEnd? {
    var status: Int32 = 0
    while true {
      let found = unsafe waitpid(process, &status, options)
      if found == 0 { return nil }
      if found > 0 { break }
      guard errno == EINTR else { throw SystemError.last }
    }
    // The macros of <sys/wait.h>: the low seven bits are the signal, the next eight the exit status.
    let signal = status & 0x7F
    end = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    return end
  }

  /// Asks the program to end, and makes it when two seconds later it has not.
  mutating func terminate() {
    guard end == nil else { return }
    kill(process, SIGTERM)
    for _ in 0..<200 {
      guard let end = try? endIfAny() else {
        pause(nanoseconds: 10_000_000)
        continue
      }
      self.end = end
      return
    }
    kill(process, SIGKILL)
    _ = try? wait()
  }

  /// Lets some nanoseconds pass, fewer than 1,000,000,000.
  func pause(nanoseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: nanoseconds)
    unsafe nanosleep(&time, nil)
  }
}

private func spawn(_ call: ProgramCall, _ streams: StartedProgram.Streams) throws(SystemError) -> pid_t {
  #if canImport(Darwin)
  var attributes: posix_spawnattr_t? = nil
  var actions: posix_spawn_file_actions_t? = nil
  #else
  var attributes = posix_spawnattr_t()
  var actions = unsafe posix_spawn_file_actions_t()
  #endif
  try check(unsafe posix_spawnattr_init(&attributes))
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  // An ignored signal stays ignored in the program unless it is told otherwise, and it may count on SIGPIPE.
  var defaults = sigset_t()
  unsafe sigemptyset(&defaults)
  for number in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, number) }
  try check(unsafe posix_spawnattr_setsigdefault(&attributes, &defaults))
  // A thread of vault's may hold signals back; the program gets them all.
  var blocked = sigset_t()
  unsafe sigemptyset(&blocked)
  try check(unsafe posix_spawnattr_setsigmask(&attributes, &blocked))
  try check(unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)))

  try check(unsafe posix_spawn_file_actions_init(&actions))
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  // All other descriptors of vault's are closed on exec, those of pipes among them.
  switch streams {
  case .inherited: break
  case .fed(let input): try check(unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO))
  case .pipes(let input, let output, let errors):
    if let input {
      try check(unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO))
    } else {
      try check(unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0))
    }
    try check(unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO))
    try check(unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO))
  }

  let words = unsafe CStrings([call.program] + call.arguments)
  defer { unsafe words.free() }
  let variables = unsafe CStrings(environment(of: call))
  defer { unsafe variables.free() }
  guard let program = unsafe words.pointers.first, let program = unsafe program else { throw .notFound }
  var process: pid_t = 0
  try check(
    unsafe posix_spawnp(&process, program, &actions, &attributes, words.pointers, variables.pointers))
  return process
}

/// The environment of this process with the differences that a call asks for.
private func environment(of call: ProgramCall) -> [[UInt8]] {
  var variables: [[UInt8]] = []
  var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
  while let variable = unsafe next?.pointee {
    unsafe variables.append(Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable))))
    unsafe next = next?.successor()
  }
  for difference in call.environment { difference.apply(to: &variables) }
  return variables
}

/// The spawning calls return the error's number and leave `errno` alone.
private func check(_ code: Int32) throws(SystemError) {
  guard code == 0 else { throw SystemError(code: code) }
}

/// Copies of words as C strings, with a null pointer after the last; each ends at its first NUL, as for every program.
@unsafe private struct CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ words: [[UInt8]]) {
    unsafe pointers =
      words.map { word in
        unsafe (word.prefix { $0 != 0 } + [0]).withUnsafeBytes { bytes in
          guard let start = bytes.baseAddress else { return nil }
          return unsafe strdup(start.assumingMemoryBound(to: CChar.self))
        }
      } + [nil]
  }

  func free() {
    unsafe pointers.forEach { pointer in unsafe releaseMemory(pointer) }
  }
}

private func releaseMemory(_ pointer: UnsafeMutablePointer<CChar>?) { unsafe free(pointer) }
