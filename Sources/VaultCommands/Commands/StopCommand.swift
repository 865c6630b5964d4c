import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault stop [--spent DURATION | --discard]`
enum StopCommand {
  static let spent = Flag("spent", value: .text, "DURATION", summary: .flagStopSpent)
  static let discard = Flag("discard", summary: .flagStopDiscard)

  static let syntax = CommandSyntax(
    "stop", summary: .commandStop, flags: [spent, discard, .dryRun], formats: ["text", "json"],
    exclusions: [[spent, discard]],
    examples: [
      Example("vault --vault sample-vault start write-report && vault --vault sample-vault stop", .exampleStop),
      Example(
        "vault --vault sample-vault start write-report && vault --vault sample-vault stop --spent 1h20m",
        .exampleStopSpent),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let running = RunningTask(session, invocation)
    guard let start = try running.start() else {
      invocation.note(.startNothing)
      return .nothingFound
    }
    guard !invocation.arguments.has(discard) else {
      guard !invocation.arguments.has(.dryRun) else { return .done }
      try running.keep(nil)
      invocation.note(.stopDiscarded, [.text(start.title)])
      return .done
    }
    var plan = EditPlan(session)
    let length = try stop(start, in: &plan, invocation)
    let writes = try plan.writes(for: invocation)
    if writes.isEmpty {
      guard !invocation.arguments.has(.dryRun) else { return .done }
      try running.keep(nil)
    } else {
      let code = try EditRun(invocation, session).finish(writes, running: .stops)
      guard code == .done, !invocation.arguments.has(.dryRun) else { return code }
    }
    let values: [MessageValue] = [.text(start.title), .text(length.text)]
    invocation.note(length > .zero ? .startStopped : .stopShort, values)
    return .done
  }

  /// Plans what a task that runs has taken, and how long that was.
  ///
  /// - Throws: the failure to report: the task is gone, or its start was most likely forgotten.
  static func stop(
    _ start: RunningStart, in plan: inout EditPlan, _ invocation: Invocation
  ) throws(CommandFailure) -> TimeSpan {
    let length = try length(of: start, plan.session, invocation)
    let bytes = try plan.session.bytes(ofNoteAt: start.path, invocation)
    let context = plan.session.configuration.context(forNoteAt: start.path)
    let note = Note(Document(bytes ?? []), context: context)
    guard bytes != nil, let item = note.item(start.reference), item.type == .task else {
      throw CommandFailure(
        .nothingFound, .stopGone, [.text(start.title), .text(start.path.text)], hints: [.init(.stopGoneHint)])
    }
    let found = FoundItem(note, item: item, path: start.path, settings: plan.session.configuration.settings)
    plan.change(found, try found.adding(length))
    return length
  }

  private static func length(
    of start: RunningStart, _ session: VaultSession, _ invocation: Invocation
  ) throws(CommandFailure) -> TimeSpan {
    if invocation.command.name == syntax.name, let text = invocation.arguments[spent] {
      guard let length = TimeSpan(text), length.seconds >= 0 else {
        throw CommandFailure(.wrongCall, .stopNotADuration, [.text(text)])
      }
      return length
    }
    let running = RunningTask(session, invocation)
    guard try !running.isAhead(start) else {
      let now = try session.now(for: invocation).text(in: invocation)
      throw CommandFailure(
        .wrongCall, .stopBehind, [.text(start.title), .text(start.clock.text(in: invocation)), .text(now)],
        hints: [.init(.stopBehindHint)])
    }
    let length = try running.length(of: start)
    guard length > RunningTask.forgotten, !invocation.arguments.has(.yes) else { return length }
    let values: [MessageValue] = [
      .text(start.title), .text(start.clock.text(in: invocation)), .text(length.text),
    ]
    if invocation.canAsk, !invocation.arguments.has(.dryRun), try invocation.isYes(.stopQuestion, values) {
      return length
    }
    throw CommandFailure(.wrongCall, .stopForgotten, values, hints: [.init(.stopForgottenHint)])
  }
}
