import VaultActions
import VaultMessages
import VaultModel

/// `vault remind [--within DURATION] [--watch]`
enum RemindCommand {
  static let within = Flag("within", value: .duration, "DURATION", summary: .flagRemindWithin)
  static let watch = Flag("watch", summary: .flagRemindWatch)
  static let dryRun = Flag("dry-run", summary: .flagRemindDryRun)

  static let syntax = CommandSyntax(
    "remind", summary: .commandRemind, flags: [within, watch, dryRun], formats: ["text", "json"],
    exclusions: [[watch, dryRun]],
    examples: [
      Example("vault --vault sample-vault --now '2026-11-27 18:45' remind", .exampleRemind),
      Example("vault --vault sample-vault --now '2026-11-20 18:00' remind --within 1d --dry-run", .exampleRemindWithin),
      Example("vault --vault sample-vault --now '2026-11-20 18:00' remind --json", .exampleRemindJSON),
    ],
    exits: [Exit(.done, .exitReminded), .wrongCall, Exit(.ioFailure, .exitRemindFailed)])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var run = ReminderRun(invocation, within: try horizon(invocation))
    guard invocation.arguments.has(watch) else { return try run.look().code }
    return try ReminderWatch(invocation).follow(&run)
  }

  /// How far ahead to look.
  private static func horizon(_ invocation: Invocation) throws(Failure) -> TimeSpan {
    guard let text = invocation.arguments[within] else { return .zero }
    guard let span = TimeSpan(text), 0...longestHorizon ~= span.seconds else {
      throw Failure(.wrongRequest, .remindNotADuration, [.text(text)])
    }
    return span
  }

  /// 31 days, in seconds.
  static let longestHorizon: Int64 = 31 * 86_400
}
