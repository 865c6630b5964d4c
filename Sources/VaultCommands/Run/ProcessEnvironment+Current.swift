#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Dispatch
import VaultMessages
import VaultModel
import VaultStore

extension ProcessEnvironment {
  /// The environment of this process.
  package static func current() -> ProcessEnvironment {
    var variables = EnvironmentValues()
    for variable in EnvironmentVariable.allCases {
      variables[variable] = value(of: variable.rawValue)
    }
    refuseOddZone()
    let start = ContinuousClock.now
    let isStill = variables[.stillStopwatch]?.isEmpty == false
    let size = size(of: STDOUT_FILENO)
    let input = InputLines(of: STDIN_FILENO) { Interruption.isRequested }
    var environment = ProcessEnvironment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      variables: variables,
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorsAreTerminal: isatty(STDERR_FILENO) == 1,
      terminalColumns: size?.columns ?? self.size(of: STDERR_FILENO)?.columns,
      terminalRows: size?.rows,
      workingDirectory: currentDirectory() ?? "/",
      localTime: localTime(),
      clock: { Int64(time(nil)) },
      pause: pause,
      processors: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      stopwatch: { isStill ? .zero : ContinuousClock.now - start },
      isInterrupted: { Interruption.isRequested },
      readLine: { input.next() },
      alarm: { delay, sentence in
        // By the wall clock, which goes on while the machine sleeps.
        let seconds = Int(clamping: delay.components.seconds)
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + .seconds(seconds)) {
          // A line of its own beside the question that waits.
          let line = Array("\u{7}\n\(sentence)\n".utf8)
          // Nothing is left to be done when the terminal is gone.
          _ = try? FileDescriptorOutput(descriptor: STDERR_FILENO).write(line.span)
        }
      },
      programs: .system,
      program: runningProgram)
    environment.argumentsAreRepaired = argumentsAreRepaired
    environment.addressSpace = ProcessMemory.addressSpace
    return environment
  }

  /// Whether the system gave arguments that `CommandLine.arguments` had to repair.
  private static var argumentsAreRepaired: Bool {
    (1..<max(1, Int(CommandLine.argc))).contains { place in
      guard let word = unsafe CommandLine.unsafeArgv[place] else { return false }
      return unsafe String(validatingCString: word) == nil
    }
  }

  /// Has the C library, and the programs that are started, take UTC where `TZ` names a file that is none: they would wait
  /// for the other end of a FIFO, or for what is typed.
  private static func refuseOddZone() {
    guard let name = value(of: "TZ")?.drop(while: { $0 == ":" }), !name.isEmpty else { return }
    let folder = value(of: "TZDIR") ?? "/usr/share/zoneinfo"
    let path = name.hasPrefix("/") ? String(name) : folder + "/" + name
    let status = try? FileOperations.system.statusOfName(FileOperations.workingDirectory, Array(path.utf8), true)
    guard let status, status.kind != .regular else { return }
    unsafe setenv("TZ", "UTC0", 1)
  }

  private static func value(of name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// Waits in short naps: a computer that sleeps, or a clock that is set, is noticed a second later.
  private static func pause(until instant: Int64, atMost seconds: Int64) {
    let end = ContinuousClock.now + .seconds(seconds)
    while !Interruption.isRequested, Int64(time(nil)) < instant, ContinuousClock.now < end {
      var nap = timespec(tv_sec: 1, tv_nsec: 0)
      // A signal ends it early.
      unsafe nanosleep(&nap, nil)
    }
  }

  /// The time by the system's zone (`TZ`, else `/etc/localtime`), through the C library, which reads the zone's file.
  private static func localTime() -> LocalDateTime {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil,
      let date = unsafe LocalDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      let time = unsafe LocalTime(
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
    else { return LocalDateTime(.epoch) }
    return LocalDateTime(date, time)
  }

  /// The real path of the working directory; nil when it was removed.
  private static func currentDirectory() -> String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The real path of the program that runs; nil when the system does not tell, or it was removed.
  private static func runningProgram() -> String? {
    #if canImport(Darwin)
    var length = UInt32(PATH_MAX)
    var path = [CChar](repeating: 0, count: Int(length) + 1)
    guard unsafe _NSGetExecutablePath(&path, &length) == 0 else { return nil }
    let named = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
    let named = "/proc/self/exe"
    #endif
    let real = try? FileOperations.system.realPath(Array(named.utf8))
    return real.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int?)? {
    #if canImport(Darwin)
    // The macro of <sys/ttycom.h> is not imported.
    let request: UInt = 0x4008_7468
    #else
    let request = UInt(TIOCGWINSZ)
    #endif
    var size = winsize()
    guard unsafe ioctl(descriptor, request, &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)
  }
}
