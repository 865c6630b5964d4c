package import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A terminal without a screen, and programs that have it for theirs.
package enum PseudoTerminal {
  /// What one program writes on a terminal of so many columns, to its end; errors are among it.
  ///
  /// - Throws: `POSIXError` when there are no terminals or the program does not start.
  package static func output(
    of words: [String], columns: Int, environment: [String: String]
  ) throws -> [UInt8] {
    let (terminal, name) = try open()
    defer { close(terminal) }
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    var size = winsize(ws_row: 50, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
    // Held open, so that nothing said is lost when the program ends first.
    let held = Self.descriptor(name)
    let process = try start(words, on: name, environment: environment)
    var said: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var status: Int32 = 0
    var isOver = false
    while true {
      if !isOver { isOver = unsafe waitpid(process, &status, WNOHANG) == process }
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, isOver ? 0 : 10) == 1 else {
        if isOver { break }
        continue
      }
      let count = unsafe read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      said += buffer[..<count]
    }
    close(held)
    return said
  }

  private static func descriptor(_ name: String) -> Int32 { unsafe Foundation.open(name, O_RDWR | O_NOCTTY) }

  /// Opens a new pseudo-terminal: its end for who types, and the name of that for the shell.
  package static func open() throws -> (descriptor: Int32, name: String) {
    #if canImport(Darwin)
    let terminal = posix_openpt(O_RDWR | O_NOCTTY)
    guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0, let name = unsafe ptsname(terminal) else {
      throw POSIXError(.ENOTTY)
    }
    return (terminal, unsafe String(cString: name))
    #else
    // What the functions above do, and the module of the C library leaves out with them (TIOCSPTLCK, TIOCGPTN).
    let terminal = descriptor("/dev/ptmx")
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard terminal >= 0, unsafe ioctl(terminal, 0x4004_5431, &lock) == 0,
      unsafe ioctl(terminal, 0x8004_5430, &number) == 0
    else { throw POSIXError(.ENOTTY) }
    return (terminal, "/dev/pts/\(number)")
    #endif
  }

  /// Starts a program whose terminal this is.
  package static func start(
    _ words: [String], on terminal: String, environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
    let (newSession, noAttributes, noActions) = (
      Int32(POSIX_SPAWN_SETSID), nil as posix_spawnattr_t?, nil as posix_spawn_file_actions_t?
    )
    #else
    let (newSession, noAttributes, noActions) = unsafe (0x80, posix_spawnattr_t(), posix_spawn_file_actions_t())
    #endif
    var (attributes, actions) = unsafe (noAttributes, noActions)
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(newSession))
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var process: pid_t = 0
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ECHILD) }
    return process
  }
}
