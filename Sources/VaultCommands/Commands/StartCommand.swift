import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault start [ITEM] [--at TIME]`
enum StartCommand {
  static let at = Flag("at", value: .moment, "TIME", summary: .flagStartAt)

  static let syntax = CommandSyntax(
    "start", summary: .commandStart,
    operands: [Operand("ITEM", .items(.openTasks), .optional, summary: .operandStart)],
    flags: [at, .dryRun], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault start write-report --dry-run", .exampleStart),
      Example("vault --vault sample-vault start", .exampleStartNone),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    guard let name = invocation.arguments.operands.first else { return try show(invocation) }
    var request = StartTask(name)
    request.moment = try invocation.pastTime(of: at)
    return try EditRun.finish(request.proposal(in: invocation.workspace), invocation)
  }

  /// What runs, and for how long.
  private static func show(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let running = RunningTask(try invocation.workspace.vault())
    guard let start = try running.start() else {
      invocation.note(.startNothing)
      return .done
    }
    let length = try running.length(of: start)
    if invocation.format == "json" {
      var json = JSONWriter()
      json.object {
        $0.member("path", start.path.text)
        $0.member("title", start.title)
        $0.member("started", start.clock.text)
        $0.member("minutes", Int(length.minutes))
      }
      invocation.print(json.text)
    } else {
      invocation.print(
        invocation.messages(
          .startRunningFor, [.text(start.title), .text(running.clock(of: start)), .length(length)]))
    }
    if length > RunningTask.forgotten { invocation.warn(.stopForgottenWarning, [.length(length)]) }
    return .done
  }
}

extension Invocation {
  /// The value of an option as a time that is over; nil where it is not given. A time alone is one of today, or of the
  /// evening before where that is less long ago than a start is forgotten.
  func pastTime(of flag: Flag) throws(Failure) -> LocalDateTime? {
    if let time = arguments[flag].flatMap({ LocalTime($0) }) {
      let now = try workspace.vault().now
      let today = LocalDateTime(now.date, time)
      guard today > now, let evening = now.date.adding(days: -1).map({ LocalDateTime($0, time) }) else { return today }
      let age = now.secondsSinceEpoch - evening.secondsSinceEpoch
      return age < RunningTask.forgotten.seconds ? evening : today
    }
    switch try moment(of: flag, looking: .back) {
    case nil: return nil
    case .time(let time)?: return time
    case .day?: throw Failure(.wrongRequest, .startNoTime, [.text(arguments[flag] ?? ""), .text(flag.spelling)])
    }
  }
}
