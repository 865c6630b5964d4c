import VaultActions
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore
import VaultSyntax

/// `vault stats [mood|tasks|energy|time|habits|diary|money] [--by GROUP] [--csv|--html]`
enum StatsCommand {
  static let from = Flag("from", value: .moment, "DATE", summary: .flagStatsFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagStatsTo)
  static let by = Flag(
    "by", value: .choice(TaskStatistics.Grouping.allCases.map(\.rawValue)), "GROUP", summary: .flagStatsBy)
  static let csv = Flag("csv", summary: .flagStatsCSV)
  static let html = Flag("html", summary: .flagStatsHTML)
  static let topics = ["mood", "tasks", "energy", "time", "habits", "diary", "money"]

  static let syntax = CommandSyntax(
    "stats", summary: .commandStats,
    operands: [
      Operand("mood|tasks|energy|time|habits|diary|money", .choice(topics), .optional, summary: .operandStats)
    ],
    flags: [from, to, by, csv, html], formats: ["text", "json", "csv", "html"], isListing: true,
    exclusions: [[csv, html, .json, .format]],
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 stats mood", .exampleStats),
      Example("vault --vault sample-vault --now 2026-11-20 stats time --from 2026-11-01", .exampleStatsTime),
      Example(
        "vault --vault sample-vault --now 2026-11-20 stats time --from 2026-11-01 --by list --csv", .exampleStatsBy),
      Example("vault --vault sample-vault --now 2026-11-20 stats habits --from 2026-10-01", .exampleStatsHabits),
      Example("vault --vault sample-vault --now 2026-11-20 stats diary --from 2026-10-21", .exampleStatsDiary),
      Example("vault --vault sample-vault --now 2026-11-20 stats money --from 2026-10-15", .exampleStatsMoney),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitStatsNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let ends = try invocation.ends(of: from, to, looking: .back)
    let request = Statistics(from: ends.first, to: ends.last)
    let days = try request.days(in: invocation.workspace)
    guard let topic = invocation.arguments.operands.first else { return try overview(request, days, invocation) }
    let group = invocation.arguments[by]
    guard group == nil || ["tasks", "time"].contains(topic) else {
      throw Failure(.wrongRequest, .statsByTopic, [.text(by.spelling), .text("vault stats " + topic)])
    }
    let rows = try rows(of: topic, request, days, invocation).filter { group == nil || $0.kind == group }
    guard !rows.isEmpty else {
      invocation.note(.statsNothing, [.day(days.lowerBound), .day(days.upperBound)])
      return .nothingFound
    }
    try StatsPrinter(rows, days, invocation).print()
    return .done
  }

  private static func rows(
    of topic: String, _ request: Statistics, _ days: ClosedRange<LocalDate>, _ invocation: Invocation
  ) throws(Failure) -> [StatsRow] {
    switch topic {
    case "energy": return StatsRow.rows(of: try request.energy(in: invocation.workspace), on: days, isMood: false)
    case "tasks": return StatsRow.tasks(try request.tasks(in: invocation.workspace), on: days)
    case "diary": return StatsRow.diary(try request.diary(in: invocation.workspace))
    case "money":
      let answer = try request.spending(in: invocation.workspace)
      MoneyCommand.tell(ofFaults: answer.faults, invocation)
      return StatsRow.money(answer.spending)
    case "habits": return StatsRow.habits(try ReadStreaks().answer(in: invocation.workspace), on: days)
    case "time": return StatsRow.time(try request.tasks(in: invocation.workspace))
    default: return StatsRow.rows(of: try request.moods(in: invocation.workspace), on: days, isMood: true)
    }
  }

  /// What there is to say of every topic, below the call that says more; a program has to name one.
  private static func overview(
    _ request: Statistics, _ days: ClosedRange<LocalDate>, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    guard invocation.isForReading else {
      throw ParseError.missingOperand(command: "stats", name: topics.joined(separator: "|"), summary: .operandStats)
        .failure(in: syntax)
    }
    var isAny = false
    for topic in topics where !invocation.shouldStop {
      let rows = try rows(of: topic, request, days, invocation)
      let printer = try StatsPrinter(rows, days, invocation)
      if topic == topics.first { invocation.printHeading(printer.span) }
      invocation.print(invocation.painter.paint("vault stats " + topic, .heading))
      var sentences = printer.summary
      if sentences.isEmpty { sentences = [invocation.messages(rows.isEmpty ? .statsNone : .exampleStatsMoney)] }
      for line in sentences.flatMap({ TextWrap.lines($0, width: max(20, invocation.columns - 2)) }) {
        invocation.print("  " + line)
      }
      isAny = isAny || !rows.isEmpty
    }
    return isAny ? .done : .nothingFound
  }
}
