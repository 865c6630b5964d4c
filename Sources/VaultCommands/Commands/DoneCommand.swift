import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// `vault done ITEM… [--on DATE] [--skip | --move DATE]`
enum DoneCommand {
  static let on = Flag("on", value: .pastDay, "DATE", summary: .flagDoneOn)
  static let skip = Flag("skip", summary: .flagDoneSkip)
  static let mood = Flag("mood", value: .members(Members(of: Mood.self)), "MOOD", summary: .flagDoneMood)
  static let move = Flag("move", value: .moment, "DATE", summary: .flagDoneMove)

  static let syntax = CommandSyntax(
    "done", summary: .commandDone,
    operands: [Operand("ITEM", .items(.unticked), .any, summary: .operandItems)],
    flags: [on, skip, move, mood, MoodCommand.at] + Flag.editing, formats: ["text", "json"],
    exclusions: [[skip, move], [on, move], [mood, skip], [mood, move]],
    examples: [
      Example("vault --vault sample-vault done 'air the winter coats' --dry-run", .exampleDone),
      Example("vault --vault sample-vault done write-report --mood happy --dry-run", .exampleDoneMood),
      Example("vault --vault sample-vault done 'take out the recycling' --dry-run", .exampleDoneRepeating),
      Example("vault --vault sample-vault done 'swimming with Sofiia' --skip --dry-run", .exampleDoneSkip),
      Example("vault --vault sample-vault done weekly-review --move 2026-11-23 --dry-run", .exampleDoneMove),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var request = MarkTasks(as: .done)
    request.day = try invocation.moment(of: on, looking: .back)?.date
    if invocation.arguments.has(skip) { request.occurrence = .skipped }
    if let target = try invocation.moment(of: move) { request.occurrence = .moved(to: target) }
    request.checkIn = try checkIn(on: request.day, invocation)
    request.items = try ItemRequest(invocation.arguments.operands, invocation)
    if request.checkIn == nil, request.day == nil, request.occurrence == nil {
      request.checkIn = try askedCheckIn(of: request.items, invocation)
    }
    guard let proposal = try request.proposal(in: invocation.workspace) else { return .nothingFound }
    guard let checkIn = request.checkIn else { return try EditRun.finish(proposal, invocation) }
    return try EditRun.finish(proposal, checkIn.moment == nil ? checkIn.mood : nil, invocation)
  }

  /// Asks a person on a terminal, where the settings or the diary say that they want it; Enter skips.
  private static func askedCheckIn(
    of items: ItemRequest, _ invocation: Invocation
  ) throws(Failure) -> LogMood? {
    let arguments = invocation.arguments
    guard invocation.canAsk, invocation.isForReading, !arguments.has(.quiet), !arguments.has(.yes),
      !arguments.has(.dryRun), try LogMood.isWanted(in: invocation.workspace)
    else { return nil }
    // Nobody is asked about what cannot be done.
    let selection = try ItemSelection(items, in: invocation.workspace, wanting: .task)
    guard selection.items.contains(where: { !$0.note.task(of: $0.item).status.isClosed }) else { return nil }
    return try invocation.askMood().map { LogMood($0) }
  }

  /// The check-in that was asked for; that of another day needs a time.
  private static func checkIn(on day: LocalDate?, _ invocation: Invocation) throws(Failure) -> LogMood? {
    guard let text = invocation.arguments[mood] else { return nil }
    var request = LogMood(try Mood(stated: text, in: invocation))
    request.moment = try invocation.time(of: MoodCommand.at, on: day)
    if day != nil, request.moment == nil {
      throw Failure(
        .wrongRequest, .doneMoodNeedsTime, [.text(mood.spelling), .text(on.spelling), .text(MoodCommand.at.spelling)])
    }
    return request
  }
}

extension MarkTasks {
  /// Marks the items of an invocation.
  func run(in invocation: Invocation) throws(Failure) -> ExitCode {
    var request = self
    request.items = try ItemRequest(invocation.arguments.operands, invocation)
    guard let proposal = try request.proposal(in: invocation.workspace) else { return .nothingFound }
    return try EditRun.finish(proposal, invocation)
  }
}
