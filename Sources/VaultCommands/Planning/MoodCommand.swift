import VaultActions
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore
import VaultSyntax

/// `vault mood MOOD [TEXT…]`
enum MoodCommand {
  static let energy = Flag("energy", value: .wholeNumber(1...5), "1-5", summary: .flagMoodEnergy)
  static let at = Flag("at", value: .text, "TIME", summary: .flagMoodAt)
  static let on = Flag("on", value: .pastDay, "DATE", summary: .flagMoodOn)
  static let task = Flag("task", value: .items(.tasks), "ITEM", summary: .flagMoodTask)
  static let seed = Flag("seed", value: .wholeNumber(0...Int.max), "N", summary: .flagMoodSeed)
  static let edit = Flag("edit", summary: .flagMoodEdit)

  static let syntax = CommandSyntax(
    "mood", summary: .commandMood,
    operands: [
      Operand("MOOD", .feeling, .optional, summary: .operandMood),
      Operand("TEXT", .text, .any, summary: .operandMoodText),
    ],
    flags: [energy, at, on, task, edit, seed, .dryRun], formats: ["text", "json"],
    exclusions: [[edit, at], [edit, task]],
    examples: [
      Example("vault --vault sample-vault mood sad 'felt stuck' --energy 2 --dry-run", .exampleMood),
      Example("vault --vault sample-vault mood 🙂 --task write-report --dry-run", .exampleMoodTask),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    var request = LogMood(nil)
    request.changesLast = arguments.has(edit)
    request.energy = arguments.wholeNumber(energy)
    request.day = try invocation.moment(of: on, looking: .back)?.date
    request.moment = try invocation.time(of: at, on: request.day)
    if let day = request.day, request.moment == nil, !request.changesLast {
      let today = try invocation.workspace.vault().now.date
      guard day == today else {
        throw Failure(
          .wrongRequest, .doneMoodNeedsTime, [.text("vault mood"), .text(on.spelling), .text(at.spelling)])
      }
    }
    var words = arguments.operands
    if let first = words.first {
      guard let feeling = StatedFeeling(takingFrom: &words) else { throw StatedFeeling.failure(first) }
      request.feeling = feeling
    } else if !request.changesLast || request.energy == nil {
      guard let asked = try invocation.askFeeling() else { return .nothingFound }
      request.feeling = asked
    }
    request.words = words.joined(separator: " ")
    request.task = arguments[task]
    let isNow = request.moment == nil && !request.changesLast
    return try EditRun.finish(
      request.proposal(in: invocation.workspace), isNow ? request.feeling?.mood : nil, invocation)
  }
}

extension EditRun {
  /// Makes what a check-in proposes, and offers an exercise or encourages where that follows; programs are told in any case.
  ///
  /// - Parameter mood: that of a check-in of now; nil of another time, after which nothing is offered.
  static func finish(_ proposal: Proposal, _ mood: Mood?, _ invocation: Invocation) throws(Failure) -> ExitCode {
    var offer = ExerciseOffer.none
    let code = try finish(proposal, invocation) { () throws(Failure) in
      if let mood { offer = try invocation.offer(after: mood) }
      let known = offer
      return {
        $0.member("offer", known.exercise?.rawValue)
        $0.member("encouragement", known.encourages)
      }
    }
    if invocation.format != "json" { invocation.tell(of: offer) }
    return code
  }
}

extension Invocation {
  /// What is offered after a check-in of this moment.
  func offer(after mood: Mood) throws(Failure) -> ExerciseOffer {
    var request = OfferExercise(after: mood)
    request.seed = arguments[MoodCommand.seed].flatMap { UInt64($0) }
    return try request.answer(in: workspace)
  }

  /// Offers an exercise to people, or encourages them.
  func tell(of offer: ExerciseOffer) {
    if let exercise = offer.exercise { note(.moodOffer, [.text(exercise.rawValue)]) }
    if offer.encourages { note(.moodEncouragement) }
  }

  /// Asks how somebody feels, and once more after an answer that does not say it; nil for Enter, or where neither does.
  ///
  /// - Throws: that nobody can be asked, or that the command was stopped instead of an answer.
  func askFeeling() throws(Failure) -> StatedFeeling? {
    guard canAsk, isForPeople else {
      throw Failure(.wrongRequest, .moodMissing, hints: [Remark(.moodHint)])
    }
    for _ in 0..<2 {
      guard let answer = try ask(.moodQuestion), !answer.isEmpty else { return nil }
      if let feeling = StatedFeeling(answer) { return feeling }
      report(StatedFeeling.failure(answer))
    }
    return nil
  }

  /// The time of a flag on a day, today where it is nil; nil without the flag.
  func time(of flag: Flag, on day: LocalDate?) throws(Failure) -> LocalDateTime? {
    guard let text = arguments[flag] else { return nil }
    let now = try workspace.vault().now
    guard let time = LocalTime(text) else {
      throw Failure(.wrongRequest, .moodNotATime, [.text(flag.spelling), .text(text)])
    }
    return LocalDateTime(day ?? now.date, time)
  }
}

extension StatedFeeling {
  /// Reads what somebody typed.
  ///
  /// - Throws: that it says no feeling.
  init(stated text: String) throws(Failure) {
    guard let feeling = StatedFeeling(text) else { throw Self.failure(text) }
    self = feeling
  }

  /// That a text says no feeling.
  static func failure(_ text: String) -> Failure {
    Failure(.wrongRequest, .moodUnknown, [.text(text)], hints: [Remark(.moodHint)])
  }
}
