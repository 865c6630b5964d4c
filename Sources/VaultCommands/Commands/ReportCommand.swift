import VaultActions
import VaultMessages
import VaultModel
import VaultPages
import VaultStore

/// `vault report today|week|month|mood|money|kitchen [-o FILE]`
enum ReportCommand {
  static let output = Flag("output", short: "o", value: .path, "FILE", summary: .flagReportOutput)
  static let isPrivate = Flag("private", summary: .flagReportPrivate)
  private static let topics = ReportTopic.allCases.map(\.rawValue)

  static let syntax = CommandSyntax(
    "report", summary: .commandReport,
    operands: [Operand("PAGE", .choice(topics), .one, summary: .operandReport)],
    flags: [output, isPrivate],
    examples: [
      Example("vault --vault sample-vault --now '2026-11-20 15:00' report today", .exampleReport),
      Example("vault --vault sample-vault --now 2026-11-20 report week -o week.html", .exampleReportWeek),
      Example("vault --vault sample-vault --now 2026-11-20 report kitchen -o -", .exampleReportKitchen),
    ],
    exits: [.done, .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    guard let topic = invocation.arguments.operands.first.flatMap({ ReportTopic(rawValue: $0) }) else {
      throw Failure(.wrongRequest, .nothingFound)
    }
    let today = try invocation.workspace.vault().now.date
    // Where it cannot go is told before it is made.
    let target = try ReportTarget(proposing: "report-\(topic.rawValue)-\(today.text).html", invocation)
    let page = try topic.page(invocation).html()
    try target.write(page)
    return .done
  }

  /// What stands below every page: the call, and the moment that it answers for.
  static func note(_ invocation: Invocation) throws(Failure) -> String {
    let now = try invocation.workspace.vault().now
    let topic = invocation.arguments.operands.first ?? ""
    let day = now.date.text(in: invocation.messages.language)
    return "vault \(invocation.command.name) \(topic) · \(day), \(now.time.shortText)"
  }
}
