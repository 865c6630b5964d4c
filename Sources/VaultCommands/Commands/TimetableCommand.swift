import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// `vault timetable [VIEW] | add TEXT… | stats [VIEW]`
enum TimetableCommand {
  static let by = Flag("by", value: .choice(["date", "cycle"]), "WHAT", summary: .flagTimetableBy)

  private static let (add, stats) = ("add", "stats")

  static let syntax = CommandSyntax(
    "timetable", summary: .commandTimetable,
    operands: [
      Operand("VIEW|add|stats", .items(.notes(.timetable), or: [add, stats]), .optional, summary: .operandTimetable),
      Operand("TEXT", .text, .any, summary: .operandTimetableText),
    ],
    verbs: [
      VerbSyntax(
        nil,
        operands: [
          Operand("VIEW", .items(.notes(.timetable), or: [add, stats]), .any, summary: .operandTimetableView)
        ],
        flags: TimetableFlags.scope + TimetableFlags.days + [by, TimetableFlags.show],
        isListing: true),
      VerbSyntax(
        add,
        operands: [
          Operand("TEXT", .text, .oneOrMore, summary: .operandTimetableText, several: .severalCalls)
        ], flags: AddLessonFlags.all),
      VerbSyntax(
        stats, operands: [Operand("VIEW", .items(.notes(.timetable)), .any, summary: .operandTimetableView)],
        flags: TimetableFlags.scope + [ClashCommand.from, ClashCommand.to], isListing: true),
    ],
    formats: ["text", "json"], isListing: true,
    exclusions: [
      [TimetableFlags.date, TimetableFlags.week, TimetableFlags.from],
      [TimetableFlags.date, TimetableFlags.week, TimetableFlags.to],
    ],
    examples: [
      Example("vault --vault sample-vault --now '2026-11-20 15:00' timetable", .exampleTimetable),
      Example(
        "vault --vault sample-vault timetable --group 351002 --date 2026-11-23 --json", .exampleTimetableGroup),
      Example(
        "vault --vault sample-vault --now 2026-11-20 timetable --room 210-4 --week 2", .exampleTimetableWeek),
      Example(
        "vault --vault sample-vault --now 2026-11-20 timetable --subject матпрог --by cycle --show dates",
        .exampleTimetableCycle),
      Example(
        "vault --vault sample-vault --now 2026-11-20 timetable add 18:00-19:20 Хор --on thursday --group 351002 --dry-run",
        .exampleTimetableAdd),
      Example(
        "vault --vault sample-vault --now 2026-11-20 timetable stats --group 351002", .exampleTimetableStats),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitTimetableNone), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.operands
    if words.first == add { return try AddLessonFlags.run(Array(words.dropFirst()), invocation) }
    if words.first == stats { return try count(words.dropFirst().joined(separator: " "), invocation) }
    var request = ShowTimetable()
    request.scope = try invocation.timetableScope(view: words.joined(separator: " "))
    let isByCycle = invocation.arguments[by] == "cycle"
    let answer = try answer(to: &request, invocation)
    let printer = try TimetablePrinter(answer, byCycle: isByCycle, invocation)
    try printer.print()
    guard printer.isEmpty else { return .done }
    tellOfNothing(on: answer.days, invocation)
    return .nothingFound
  }

  /// Counts hours and gaps, of the academic year unless days are said.
  private static func count(_ view: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    var request = TimetableStatistics()
    request.scope = try invocation.timetableScope(view: view)
    (request.first, request.last) = try invocation.ends(of: ClashCommand.from, ClashCommand.to)
    return try TimetableStatisticsPrinter.run(request, invocation)
  }

  /// The lessons of the days that are asked for.
  private static func answer(
    to request: inout ShowTimetable, _ invocation: Invocation
  ) throws(Failure) -> ShowTimetable.Answer {
    let arguments = invocation.arguments
    if let week = arguments[TimetableFlags.week] {
      if week.utf8.count <= 2, let number = Int(week), number >= 0 {
        return try request.answer(ofCycleWeek: number, in: invocation.workspace)
      }
      request.days = try invocation.week(named: week)
    } else if let date = arguments[TimetableFlags.date] {
      request.days = try invocation.days(named: date)
    } else if arguments.has(TimetableFlags.from) || arguments.has(TimetableFlags.to) {
      let days = try StatedDays(
        typedFrom: arguments[TimetableFlags.from], to: arguments[TimetableFlags.to], invocation.reckoning())
      request.days = days.first...days.last
    }
    if let days = request.days, days.upperBound.days(since: days.lowerBound) >= longest {
      throw Failure(.wrongRequest, .timetableTooLong, [.count(longest)])
    }
    return try request.answer(in: invocation.workspace)
  }

  /// Ten years, in days.
  private static let longest = 3_660

  private static func tellOfNothing(on days: ClosedRange<LocalDate>, _ invocation: Invocation) {
    let ends = [days.lowerBound, days.upperBound].map { MessageValue.text($0.text(in: invocation.messages.language)) }
    invocation.note(days.lowerBound == days.upperBound ? .timetableNothingOn : .timetableNothing, ends)
  }
}
