import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// `vault done ITEM… [--on DATE] [--skip | --move DATE]`
enum DoneCommand {
  static let on = Flag("on", value: .pastDay, "DATE", summary: .flagDoneOn)
  static let skip = Flag("skip", summary: .flagDoneSkip)
  static let mood = Flag("mood", value: .feeling, "MOOD", summary: .flagDoneMood)
  static let move = Flag("move", value: .moment, "DATE", summary: .flagDoneMove)

  static let syntax = CommandSyntax(
    "done", summary: .commandDone,
    operands: [Operand("ITEM", .items(.unticked), .any, summary: .operandItems)],
    flags: [on, skip, move, mood, MoodCommand.energy, MoodCommand.at] + Flag.editing, formats: ["text", "json"],
    exclusions: [[skip, move], [on, move]]
      + [mood, MoodCommand.energy].flatMap { flag in [skip, move].map { [flag, $0] } },
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
    let isAsking = request.checkIn == nil && request.day == nil && request.occurrence == nil
    let asked = isAsking ? try tasksAskedAbout(request.items, invocation) : nil
    guard let proposal = try request.proposal(in: invocation.workspace) else { return .nothingFound }
    if let asked {
      return try EditRun.finish(proposal, invocation) { run, first throws(Failure) in
        try ask(about: asked, run, first, invocation)
      }
    }
    guard let checkIn = request.checkIn else { return try EditRun.finish(proposal, invocation) }
    return try EditRun.finish(proposal, checkIn.moment == nil ? checkIn.feeling?.mood : nil, invocation)
  }

  /// The tasks after which a person on a terminal is asked how they feel, where the settings or the diary say that they want
  /// it; nil where nobody is asked.
  private static func tasksAskedAbout(
    _ items: ItemRequest, _ invocation: Invocation
  ) throws(Failure) -> [FoundItem]? {
    let arguments = invocation.arguments
    guard invocation.canAsk, invocation.isForReading, !arguments.has(.quiet), !arguments.has(.yes),
      !arguments.has(.dryRun), try LogMood.isWanted(in: invocation.workspace)
    else { return nil }
    // Nobody is asked about what cannot be done.
    let selection = try ItemSelection(items, in: invocation.workspace, wanting: .task)
    let open = selection.items.filter { !$0.note.task(of: $0.item).status.isClosed }
    return open.isEmpty ? nil : open
  }

  /// Asks how somebody feels now that tasks are done, and writes it with them. Enter skips, and who stops the question has
  /// not taken back what was done.
  private static func ask(
    about tasks: [FoundItem], _ run: EditRun, _ first: UndoIdentifier?, _ invocation: Invocation
  ) throws(Failure) {
    let feeling: StatedFeeling?
    do throws(Failure) { feeling = try invocation.askFeeling() } catch {
      guard error.kind == .stopped else { throw error }
      return
    }
    guard let feeling else { return }
    let checkIn = try LogMood(feeling).proposal(after: tasks, in: run.vault)
    try run.goOn(with: checkIn, after: first, saying: [mood.spelling, feeling.words])
    if let mood = feeling.mood { invocation.tell(of: try invocation.offer(after: mood)) }
  }

  /// The check-in that was asked for; that of another day needs a time.
  private static func checkIn(on day: LocalDate?, _ invocation: Invocation) throws(Failure) -> LogMood? {
    let energy = invocation.arguments.wholeNumber(MoodCommand.energy)
    let text = invocation.arguments[mood]
    guard text != nil || energy != nil else { return nil }
    var request = LogMood(try text.map { text throws(Failure) in try StatedFeeling(stated: text) })
    request.energy = energy
    request.moment = try invocation.time(of: MoodCommand.at, on: day)
    if day != nil, request.moment == nil {
      let flag = text == nil ? MoodCommand.energy : mood
      throw Failure(
        .wrongRequest, .doneMoodNeedsTime, [.text(flag.spelling), .text(on.spelling), .text(MoodCommand.at.spelling)])
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
