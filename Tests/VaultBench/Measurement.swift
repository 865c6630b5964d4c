import Foundation

/// What the system accounts to one finished process.
struct Measurement {
  /// Elapsed seconds from its start to its end.
  var seconds: Double
  /// The largest resident size, in bytes.
  var peakMemory: Int
  var exitCode: Int32

  /// Whether the peak is the program's: the system counts the memory of the process that started it as its own, so that
  /// less than that cannot be seen.
  var isPeakKnown: Bool {
    var usage = rusage()
    // RUSAGE_SELF, which is imported as another type on each system.
    unsafe getrusage(0, &usage)
    return peakMemory > Int(usage.ru_maxrss) * 1024 + 1 << 20
  }
}

/// A program and its arguments.
struct ProgramCall {
  var arguments: [String]
  var directory: String
  /// Fed from /dev/null unless a file is named.
  var input = "/dev/null"

  init(_ arguments: [String], in directory: String, input: String = "/dev/null") {
    self.arguments = arguments
    self.directory = directory
    self.input = input
  }

  /// The program's full path from `$PATH`, or nil when it is not installed.
  static func path(of program: String) -> String? {
    if program.contains("/") { return program }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the program to its end, its output thrown away, and gives what the system says of it.
  func measure() throws -> Measurement {
    guard let program = Self.path(of: arguments[0]) else { throw CocoaError(.fileNoSuchFile) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The child inherits the working directory; nothing else runs in this process meanwhile.
    guard FileManager.default.changeCurrentDirectoryPath(directory) else { throw CocoaError(.fileNoSuchFile) }
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe argumentPointers.forEach { unsafe free($0) } }
    var process = pid_t()
    let start = DispatchTime.now().uptimeNanoseconds
    guard unsafe posix_spawn(&process, program, &actions, nil, &argumentPointers, unsafe environ) == 0 else {
      throw CocoaError(.executableLoad)
    }
    var status: Int32 = 0
    var usage = rusage()
    unsafe wait4(process, &status, 0, &usage)
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : -1
    return Measurement(seconds: seconds, peakMemory: Int(usage.ru_maxrss) * 1024, exitCode: code)
  }
}

/// Two programs run in turn, and how their times compare.
struct Comparison {
  var own: [Measurement]
  var other: [Measurement]

  /// Runs A B A B …, `pairs` times after one pair that is not counted, so that both find a warm cache.
  ///
  /// - Parameter prepare: called before each run of our own program, for example to delete its index.
  static func run(
    pairs: Int, own: ProgramCall, other: ProgramCall, prepare: () throws -> Void = {},
    prepareOther: () throws -> Void = {}
  ) throws -> Comparison {
    var comparison = Comparison(own: [], other: [])
    for round in 0...pairs {
      try prepare()
      let ours = try own.measure()
      try prepareOther()
      let theirs = try other.measure()
      guard round > 0 else { continue }
      comparison.own.append(ours)
      comparison.other.append(theirs)
    }
    return comparison
  }

  /// The median of the ratios of the pairs.
  var ratio: Double { Self.median(zip(own, other).map { $0.seconds / $1.seconds }) }
  var ownSeconds: Double { Self.median(own.map(\.seconds)) }
  var otherSeconds: Double { Self.median(other.map(\.seconds)) }
  var ownMemory: Int { own.map(\.peakMemory).max() ?? 0 }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
