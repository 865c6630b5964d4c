import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// `vault next [--subject NAME] [-n N] [--watch]`
enum NextCommand {
  static let count = Flag("limit", short: "n", value: .wholeNumber(1...1_000), "N", summary: .flagNextCount)
  static let watch = Flag("watch", summary: .flagNextWatch)

  static let syntax = CommandSyntax(
    "next", summary: .commandNext, flags: TimetableFlags.scope + [count, TimetableFlags.show, watch],
    formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now '2026-11-20 15:00' next", .exampleNext),
      Example(
        "vault --vault sample-vault --now '2026-11-20 15:00' next --subject матпрог -n 2 --json", .exampleNextSubject),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitNextNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var request = NextLessons()
    request.scope = try invocation.timetableScope()
    request.count = invocation.arguments.wholeNumber(count) ?? 1
    if invocation.arguments.has(watch) { return try NextWatch(invocation).follow(request) }
    let printer = try NextPrinter(request, in: try invocation.workspace.vault(), invocation)
    try printer.print()
    return printer.rows.isEmpty ? .nothingFound : .done
  }
}
