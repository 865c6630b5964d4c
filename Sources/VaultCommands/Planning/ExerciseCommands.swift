import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// `vault breathe`
enum BreatheCommand {
  static let syntax = CommandSyntax(
    "breathe", summary: .commandBreathe, operands: [], flags: [],
    examples: [Example("vault breathe", .exampleBreathe)], exits: [.done, .wrongCall])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let breathing = Breathing()
    // The circle needs its rows.
    guard invocation.isForPeople, invocation.environment[.terminal] != "dumb",
      invocation.environment.terminalRows ?? .max > Breathing.rows
    else {
      for cycle in 1...Breathing.cycles {
        for phase in Breathing.phases {
          invocation.print(
            invocation.messages(
              .breathePlain,
              [.count(cycle), .count(Breathing.cycles), .text(invocation.messages(phase.key)), .count(phase.seconds)]))
        }
      }
      return .done
    }
    // The cursor is shown again however this ends.
    invocation.output.write("\u{1B}[?25l")
    defer {
      invocation.output.write("\u{1B}[?25h")
      invocation.output.flush()
    }
    let start = invocation.environment.clock()
    for second in 0..<Breathing.length {
      let frame = breathing.frame(at: second, invocation.messages)
      if second > 0 { invocation.output.write("\u{1B}[\(frame.count)A") }
      for line in frame { invocation.output.write("\r\u{1B}[K" + line + "\n") }
      invocation.output.flush()
      invocation.environment.pause(start + Int64(second) + 1, 2)
      guard !invocation.shouldStop else { throw .stopped }
    }
    invocation.note(.breatheDone)
    return .done
  }
}

/// 4-7-8 breathing: four cycles of four seconds in, seven held and eight out; a circle that grows and shrinks with it.
struct Breathing {
  struct Phase: Sendable {
    let key: MessageKey
    let seconds: Int
  }

  static let phases = [
    Phase(key: .breatheIn, seconds: 4), Phase(key: .breatheHold, seconds: 7), Phase(key: .breatheOut, seconds: 8),
  ]
  static let cycles = 4
  /// In seconds.
  static let length = cycles * phases.reduce(0) { $0 + $1.seconds }
  /// How many rows it takes.
  static let rows = 2 * radius + 3
  /// The rows from the centre of the circle to its edge at most.
  private static let radius = 4

  /// The phase at a second, with the cycle from 1, and what is left of it.
  func phase(at second: Int) -> (cycle: Int, phase: Int, left: Int) {
    let cycle = Self.length / Self.cycles
    var rest = second % cycle
    for (number, phase) in Self.phases.enumerated() {
      if rest < phase.seconds { return (second / cycle + 1, number, phase.seconds - rest) }
      rest -= phase.seconds
    }
    return (second / cycle + 1, 0, Self.phases[0].seconds)
  }

  /// How large the circle is, from a tenth to all of it: it grows with each second in, stays, and shrinks with each out.
  func size(at second: Int) -> Double {
    let (_, phase, left) = phase(at: second)
    switch phase {
    case 0: return Double(Self.phases[0].seconds - left + 1) / Double(Self.phases[0].seconds)
    case 1: return 1
    default: return max(0.1, Double(left - 1) / Double(Self.phases[2].seconds))
    }
  }

  /// The lines of a moment: the cycle, the circle, and what to do.
  func frame(at second: Int, _ messages: Messages) -> [String] {
    let (cycle, number, left) = phase(at: second)
    let radius = Double(Self.radius) * size(at: second)
    let rows = (-Self.radius...Self.radius).map { row in
      let cells = (-2 * Self.radius...2 * Self.radius).map { column in
        let (x, y) = (Double(column) / 2, Double(row))
        return x * x + y * y <= radius * radius + 0.25 ? "●" : " "
      }
      return "  " + cells.joined()
    }
    let head = messages(.breatheCycle, [.count(cycle), .count(Self.cycles)])
    return [head] + rows + [messages(Self.phases[number].key) + " \(left)"]
  }
}

/// `vault ground`
enum GroundCommand {
  static let syntax = CommandSyntax(
    "ground", summary: .commandGround, operands: [], flags: [],
    examples: [Example("vault ground", .exampleGround)], exits: [.done, .wrongCall])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let cards: [MessageKey] = [.groundSee, .groundTouch, .groundHear, .groundSmell, .groundTaste]
    for (number, card) in cards.enumerated() {
      invocation.print("\(number + 1)/\(cards.count)  " + invocation.messages(card))
      if invocation.canAsk, invocation.isForPeople { _ = try invocation.ask(.groundNext) }
    }
    return .done
  }
}

/// `vault gratitude` and `vault feel`: questions that all want an answer; what is written is let go unless it is to be kept.
enum QuestionsCommand {
  static let keep = Flag("keep", summary: .flagKeep)

  static let gratitude = CommandSyntax(
    "gratitude", summary: .commandGratitude, operands: [], flags: [keep, .dryRun], formats: ["text", "json"],
    examples: [Example("vault gratitude", .exampleGratitude)], exits: Exit.editing)
  static let feel = CommandSyntax(
    "feel", summary: .commandFeel, operands: [], flags: [keep, .dryRun], formats: ["text", "json"],
    examples: [Example("vault feel", .exampleFeel)], exits: Exit.editing)

  static func runGratitude(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    guard let answers = try ask([.gratitudeFirst, .gratitudeSecond, .gratitudeThird], invocation) else { return .done }
    return try end(invocation.messages(.gratitudeEntry, [.text(answers.joined(separator: "; "))]), invocation)
  }

  static func runFeel(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    guard let answers = try ask([.feelEmotion, .feelWhy], invocation) else { return .done }
    return try end(invocation.messages(.feelEntry, [.text(answers[0]), .text(answers[1])]), invocation)
  }

  /// An empty answer is asked for once more; without one there is none of the exercise.
  ///
  /// - Returns: nil where nobody is there to answer: the questions are printed then, to be answered elsewhere.
  private static func ask(_ questions: [MessageKey], _ invocation: Invocation) throws(Failure) -> [String]? {
    var answers: [String] = []
    for question in questions {
      var answer = try invocation.ask(question)
      let isSpoken = !invocation.arguments.has(keep) && invocation.format != "json"
      if answer == nil, answers.isEmpty, !invocation.canAsk, isSpoken {
        invocation.errors.write("\n")
        for question in questions { invocation.print(invocation.messages(question)) }
        return nil
      }
      if answer?.isEmpty ?? false { answer = try invocation.ask(question) }
      guard let answer, !answer.isEmpty else {
        throw Failure(.wrongRequest, .questionsUnanswered, hints: [Remark(.questionsHint)])
      }
      answers.append(answer)
    }
    return answers
  }

  /// Lets go what was written, or writes it to the diary.
  ///
  /// - Parameter isElsewhere: whether it is kept in a file of its own, so that there is nothing to say about letting go.
  static func end(
    _ entry: String, isElsewhere: Bool = false, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    guard invocation.arguments.has(keep) else {
      if !isElsewhere { invocation.note(.questionsLetGo) }
      return .done
    }
    var request = LogMood(nil)
    request.words = entry
    return try EditRun.finish(request.proposal(in: invocation.workspace), invocation)
  }
}
