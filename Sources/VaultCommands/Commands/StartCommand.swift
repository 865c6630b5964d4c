import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault start [ITEM]`
enum StartCommand {
  static let syntax = CommandSyntax(
    "start", summary: .commandStart,
    operands: [Operand("ITEM", .item, .optional, summary: .operandStart)],
    flags: [.dryRun], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault start write-report --dry-run", .exampleStart),
      Example("vault --vault sample-vault start", .exampleStartNone),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    guard let name = invocation.arguments.operands.first else { return try show(invocation) }
    let selection = try EditSelection([name], invocation, wanting: .task)
    guard let found = selection.items.first, found.item.type == .task else {
      throw CommandFailure(.wrongCall, .startNoTask, [.text(name)])
    }
    let status = found.note.task(of: found.item).status
    guard !status.isClosed else {
      throw CommandFailure(.wrongCall, .startClosed, [.text(found.title)], hints: [.init(.startClosedHint)])
    }
    let running = RunningTask(selection.session, invocation)
    var plan = EditPlan(selection.session)
    if let other = try running.start() {
      guard other.path != found.path || found.note.item(other.reference) != found.item else {
        invocation.note(.startRunning, [.text(other.title), .text(other.clock.text(in: invocation))])
        return .done
      }
      try stop(other, in: &plan, invocation)
    }
    if status == .open { plan.change(found, [.mark(.inProgress)]) }
    let start = RunningStart(
      path: found.path, reference: found.note.reference(to: found.item), title: found.title,
      time: try selection.session.instant(for: invocation))
    return try finish(plan, running, start, invocation)
  }

  private static func finish(
    _ plan: EditPlan, _ running: RunningTask, _ start: RunningStart, _ invocation: Invocation
  ) throws(CommandFailure) -> ExitCode {
    let writes = try plan.writes(for: invocation)
    if writes.isEmpty {
      guard !invocation.arguments.has(.dryRun) else { return .done }
      try running.keep(start)
    } else {
      let code = try EditRun(invocation, plan.session).finish(writes, running: .starts(start))
      guard code == .done, !invocation.arguments.has(.dryRun) else { return code }
    }
    invocation.note(.startStarted, [.text(start.title), .text(start.clock.text(in: invocation))])
    return .done
  }

  /// Stops another task that runs, where somebody agrees.
  private static func stop(
    _ other: RunningStart, in plan: inout EditPlan, _ invocation: Invocation
  ) throws(CommandFailure) {
    let values: [MessageValue] = [.text(other.title), .text(other.clock.text(in: invocation))]
    var agrees = invocation.arguments.has(.yes)
    if !agrees, invocation.canAsk, !invocation.arguments.has(.dryRun) {
      agrees = try invocation.isYes(.startQuestion, values)
    }
    guard agrees else {
      throw CommandFailure(.wrongCall, .startAnother, values, hints: [.init(.startAnotherHint)])
    }
    _ = try StopCommand.stop(other, in: &plan, invocation)
  }

  /// What runs, and for how long.
  private static func show(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let running = RunningTask(session, invocation)
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
          .startRunningFor, [.text(start.title), .text(start.clock.text(in: invocation)), .text(length.text)]))
    }
    if length > RunningTask.forgotten { invocation.warn(.stopForgottenWarning, [.text(length.text)]) }
    return .done
  }
}

extension LocalDateTime {
  /// The clock, with the day unless it is today.
  func text(in invocation: Invocation) -> String {
    let isToday = (try? invocation.vaultNow().date) == date
    let clock = LocalTime(hour: time.hour, minute: time.minute)?.text ?? time.text
    return isToday ? clock : date.text(in: invocation.messages.language) + " " + clock
  }
}
