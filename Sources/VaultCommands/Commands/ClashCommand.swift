import VaultActions
import VaultMessages
import VaultModel
import VaultTimetable

/// `vault clash`
enum ClashCommand {
  static let from = Flag("from", value: .moment, "DATE", summary: .flagClashFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagClashTo)

  static let syntax = CommandSyntax(
    "clash", summary: .commandClash,
    flags: [TimetableFlags.group, TimetableFlags.teacher, TimetableFlags.room, from, to], formats: ["text", "json"],
    isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 clash", .exampleClash),
      Example(
        "vault --vault sample-vault --now 2026-11-20 clash --group 411001 --from today --json", .exampleClashGroup),
    ],
    exits: [Exit(.done, .exitClashFound), Exit(.nothingFound, .clashNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var request = FindClashes()
    request.scope = try invocation.timetableScope()
    (request.first, request.last) = try invocation.ends(of: from, to)
    let clashes = try request.clashes(in: invocation.workspace)
    try ClashPrinter(clashes, invocation).print()
    guard clashes.isEmpty else { return .done }
    invocation.note(.clashNone)
    return .nothingFound
  }
}
