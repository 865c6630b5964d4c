import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// `vault week [DATE]`
enum WeekCommand {
  static let syntax = CommandSyntax(
    "week", summary: .commandWeek,
    operands: [Operand("DATE", .days(["week", "next week", "last week"]), .any, summary: .operandWeek)],
    flags: TimetableFlags.scope + [TimetableFlags.show], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now '2026-11-20 15:00' week", .exampleWeek),
      Example("vault --vault sample-vault --now '2026-11-20 15:00' week 2026-10-21 --json", .exampleWeekDay),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitTimetableNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.joinedOperands
    var request = ShowTimetable()
    request.scope = try invocation.timetableScope()
    let week = try invocation.week(named: words.isEmpty ? nil : words)
    request.days = week
    let answer = try request.answer(in: invocation.workspace)
    let printer = try TimetablePrinter(answer, byCycle: false, invocation)
    let calendar = try invocation.workspace.vault().calendar(of: answer.scoped, on: week.lowerBound)
    let heading = printer.heading(ofWeek: week, by: calendar)
    // What programs read are the lessons alone.
    if !invocation.isForPeople, invocation.format == "text" { invocation.detail(heading) }
    try printer.print(under: heading)
    guard printer.isEmpty else { return .done }
    invocation.note(.weekNothing)
    return .nothingFound
  }
}
