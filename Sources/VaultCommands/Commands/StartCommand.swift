import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault start [ITEM]`
enum StartCommand {
  static let syntax = CommandSyntax(
    "start", summary: .commandStart,
    operands: [Operand("ITEM", .items(.openTasks), .optional, summary: .operandStart)],
    flags: [.dryRun], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault start write-report --dry-run", .exampleStart),
      Example("vault --vault sample-vault start", .exampleStartNone),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    guard let name = invocation.arguments.operands.first else { return try show(invocation) }
    return try EditRun.finish(StartTask(name).proposal(in: invocation.workspace), invocation)
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
