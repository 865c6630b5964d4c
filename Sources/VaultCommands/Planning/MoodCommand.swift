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
  static let task = Flag("task", value: .items(.tasks), "ITEM", summary: .flagMoodTask)
  static let seed = Flag("seed", value: .wholeNumber(0...Int.max), "N", summary: .flagMoodSeed)
  static let edit = Flag("edit", summary: .flagMoodEdit)

  static let syntax = CommandSyntax(
    "mood", summary: .commandMood,
    operands: [
      Operand("MOOD", .members(Members(of: Mood.self)), .optional, summary: .operandMood),
      Operand("TEXT", .text, .any, summary: .operandMoodText),
    ],
    flags: [energy, at, task, edit, seed, .dryRun], formats: ["text", "json"],
    exclusions: [[edit, at], [edit, task]],
    examples: [
      Example("vault --vault sample-vault mood sad 'felt stuck' --energy 2 --dry-run", .exampleMood),
      Example("vault --vault sample-vault mood 🙂 --task write-report --dry-run", .exampleMoodTask),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var words = invocation.arguments.operands
    let mood: Mood?
    if words.isEmpty, invocation.arguments.has(edit), invocation.arguments.has(energy) {
      mood = nil
    } else if words.isEmpty {
      guard let asked = try invocation.askMood() else { return .nothingFound }
      mood = asked
    } else {
      mood = try Mood(stated: words.removeFirst(), in: invocation)
    }
    var request = LogMood(mood)
    request.words = words.joined(separator: " ")
    request.energy = invocation.arguments[energy].flatMap { Int($0) }
    request.moment = try invocation.time(of: at, on: nil)
    request.task = invocation.arguments[task]
    request.changesLast = invocation.arguments.has(edit)
    return try EditRun.finish(
      request.proposal(in: invocation.workspace), request.moment == nil && !request.changesLast ? mood : nil, invocation
    )
  }
}

extension EditRun {
  /// Makes what a check-in proposes, and offers an exercise or encourages where that follows; programs are told in any case.
  ///
  /// - Parameter mood: that of a check-in of now; nil of another time, after which nothing is offered.
  static func finish(_ proposal: Proposal, _ mood: Mood?, _ invocation: Invocation) throws(Failure) -> ExitCode {
    var offer = ExerciseOffer.none
    let code = try finish(proposal, invocation) { () throws(Failure) in
      if let mood {
        var request = OfferExercise(after: mood)
        request.seed = invocation.arguments[MoodCommand.seed].flatMap { UInt64($0) }
        offer = try request.answer(in: invocation.workspace)
      }
      let known = offer
      return {
        $0.member("offer", known.exercise?.rawValue)
        $0.member("encouragement", known.encourages)
      }
    }
    if invocation.format != "json" {
      if let exercise = offer.exercise { invocation.note(.moodOffer, [.text(exercise.rawValue)]) }
      if offer.encourages { invocation.note(.moodEncouragement) }
    }
    return code
  }
}

extension Invocation {
  /// Asks for a mood, and once more after an answer that is none; nil for Enter, or where neither answer is one.
  ///
  /// - Throws: that nobody can be asked.
  func askMood() throws(Failure) -> Mood? {
    guard canAsk, isForPeople else {
      throw Failure(.wrongRequest, .moodMissing, hints: [Remark(.moodHint)])
    }
    for _ in 0..<2 {
      guard let answer = try ask(.moodQuestion), !answer.isEmpty else { return nil }
      if let mood = Mood(parsing: answer) { return mood }
      report(Failure(.wrongRequest, .moodUnknown, [.text(answer)], hints: [Remark(.moodHint)]))
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

extension Mood {
  /// Reads what somebody typed.
  ///
  /// - Throws: that it is no mood.
  init(stated text: String, in invocation: Invocation) throws(Failure) {
    guard let mood = Mood(parsing: text) else {
      throw Failure(.wrongRequest, .moodUnknown, [.text(text)], hints: [Remark(.moodHint)])
    }
    self = mood
  }
}
