package import VaultModel
package import VaultStore

/// Everything a run takes from the world around it, as one value, so that a test can run a command in its own process.
package struct ProcessEnvironment: Sendable {
  /// The words after the program's name.
  package var arguments: [String]
  /// Whether some of them hold bytes that are no UTF-8, so that ``arguments`` are not what was typed.
  package var argumentsAreRepaired = false
  /// The bytes of address space that the process may use; nil when the system sets no limit.
  package var addressSpace: UInt64?
  /// The variables that are set.
  package var variables: EnvironmentValues
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorsAreTerminal: Bool
  /// The columns the terminal says it has; nil when it does not.
  package var terminalColumns: Int?
  /// The rows it says it has; nil when it does not.
  package var terminalRows: Int?
  /// An absolute path.
  package var workingDirectory: String
  /// The date and the time of day where the user is.
  package var localTime: LocalDateTime
  /// What the system's clock shows now, in seconds since 1970-01-01 00:00 UTC; it may be set, forward and back.
  package var clock: @Sendable () -> Int64
  /// Waits until ``clock`` shows an instant, Ctrl-C is pressed, or that many seconds have passed.
  package var pause: @Sendable (_ instant: Int64, _ seconds: Int64) -> Void
  /// How many threads long work is shared between.
  package var processors: Int
  /// A clock that only goes forward, for measuring.
  package var stopwatch: @Sendable () -> Duration
  /// Whether Ctrl-C was pressed.
  package var isInterrupted: @Sendable () -> Bool
  /// The next line of the standard input without its end; nil at its end, and once Ctrl-C was pressed.
  package var readLine: @Sendable () -> [UInt8]?
  /// Rings the terminal's bell after a time and says a sentence, while the command goes on; not when it has ended before.
  package var alarm: @Sendable (Duration, String) -> Void
  /// Through which files are read and written.
  package var files: FileOperations
  /// Through which programs are started.
  package var programs: ProgramOperations
  /// The real path of the running program, which few commands ask for; nil when the system does not tell.
  package var program: String? {
    get { findProgram() }
    set { findProgram = { newValue } }
  }
  private var findProgram: @Sendable () -> String?

  package init(
    arguments: [String], variables: EnvironmentValues = [:], inputIsTerminal: Bool = false,
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, terminalColumns: Int? = nil,
    terminalRows: Int? = nil,
    workingDirectory: String = "/", localTime: LocalDateTime = LocalDateTime(.epoch),
    clock: @escaping @Sendable () -> Int64 = { 0 },
    pause: @escaping @Sendable (Int64, Int64) -> Void = { _, _ in }, processors: Int = 1,
    stopwatch: @escaping @Sendable () -> Duration = { .zero },
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    readLine: @escaping @Sendable () -> [UInt8]? = { nil },
    alarm: @escaping @Sendable (Duration, String) -> Void = { _, _ in }, files: FileOperations = .system,
    programs: ProgramOperations = .none,
    program: @escaping @Sendable () -> String? = { nil }
  ) {
    self.arguments = arguments
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
    self.terminalColumns = terminalColumns
    self.terminalRows = terminalRows
    self.workingDirectory = workingDirectory
    self.localTime = localTime
    self.clock = clock
    self.pause = pause
    self.processors = processors
    self.stopwatch = stopwatch
    self.isInterrupted = isInterrupted
    self.readLine = readLine
    self.alarm = alarm
    self.files = files
    self.programs = programs
    findProgram = program
  }

  /// The variable's value; nil when it is unset or empty.
  package subscript(_ variable: EnvironmentVariable) -> String? {
    variables[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The columns to print in: the terminal's own, else `COLUMNS`, else 80; 20 ... 1,000.
  package var columns: Int {
    let columns = terminalColumns ?? self[.columns].flatMap { Int($0) } ?? 80
    return min(max(columns, 20), 1_000)
  }
}
