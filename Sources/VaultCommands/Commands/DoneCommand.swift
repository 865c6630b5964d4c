import VaultModel
import VaultStore
import VaultTasks

/// `vault done ITEM… [--on DATE] [--skip | --move DATE]`
enum DoneCommand {
  static let on = Flag("on", value: .moment, "DATE", summary: .flagDoneOn)
  static let skip = Flag("skip", summary: .flagDoneSkip)
  static let move = Flag("move", value: .moment, "DATE", summary: .flagDoneMove)

  static let syntax = CommandSyntax(
    "done", summary: .commandDone,
    operands: [Operand("ITEM", .item, .any, summary: .operandItems)],
    flags: [on, skip, move] + Flag.editing, formats: ["text", "json"],
    exclusions: [[skip, move], [on, move]],
    examples: [
      Example("vault --vault sample-vault done 'air the winter coats' --dry-run", .exampleDone),
      Example("vault --vault sample-vault done 'take out the recycling' --dry-run", .exampleDoneRepeating),
      Example("vault --vault sample-vault done 'swimming with Sofiia' --skip --dry-run", .exampleDoneSkip),
      Example("vault --vault sample-vault done weekly-review --move 2026-11-23 --dry-run", .exampleDoneMove),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    var change = StatusChange(status: .done)
    if let day = invocation.arguments[on] { change.day = try invocation.moment(day, of: on).date }
    if invocation.arguments.has(skip) { change.action = .skipped }
    if let target = invocation.arguments[move] { change.action = .moved(to: try invocation.moment(target, of: move)) }
    return try change.run(in: invocation)
  }
}

extension Invocation {
  /// The value of an option as a day, or a moment when a time is said, reckoned from now.
  ///
  /// - Throws: that it does not read, with both readings of an offset that has two.
  func moment(_ text: String, of flag: Flag) throws(CommandFailure) -> Moment {
    let weekStart = try VaultSession(for: self).configuration.settings.weekStart
    let now = try now()
    do throws(DateExpressionError) {
      switch try DateExpression(text).resolved(now: now, weekStart: weekStart) {
      case .date(let date): return .day(date)
      case .moment(let moment): return .time(moment)
      }
    } catch .minutesOrMonths(let minutes, let months) {
      throw CommandFailure(
        .wrongCall, .queryAmbiguousOffset,
        hints: [.didYouMean([flag.spelling + "=" + minutes, flag.spelling + "=" + months])])
    } catch {
      throw CommandFailure(.wrongCall, .dateNotADate, [.text(text)])
    }
  }
}
