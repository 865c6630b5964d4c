import VaultActions
import VaultMessages
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault mv ITEM… PATH`
enum MoveCommand {
  static let query = Flag("where", value: .query, "QUERY", summary: .flagMoveWhere)

  static let syntax = CommandSyntax(
    "mv", summary: .commandMove,
    operands: [
      Operand("ITEM", .items(.wholeNotes), .any, summary: .operandMoveItem),
      Operand("PATH", .path, summary: .operandMovePath),
    ],
    flags: [query, .dryRun], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault mv borshch 'recipes/soups/beetroot soup' --dry-run", .exampleMove),
      Example(
        "vault --vault sample-vault mv --where 'type:recipe tag:winter' recipes/winter/ --dry-run", .exampleMoveWhere),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    guard operands.count > 1 || invocation.arguments.has(query) else {
      throw Failure(
        .wrongRequest, .missingOperand, [.text("mv"), .text("PATH"), .message(.operandMovePath)],
        hints: [.init(.seeHelp, [.text("vault mv --help")])])
    }
    let selection = try ItemSelection(Array(operands.dropLast()), invocation, takingParts: false)
    try selection.refuseLinks()
    let session = selection.vault
    if let line = selection.items.first(where: \.isLine), !invocation.arguments.has(query) {
      throw Failure(
        .wrongRequest, .moveIsLine, [.text("\(line.path.text):\(line.line)")], hints: [.init(.moveIsLineHint)])
    }
    let destination = try MoveDestination(operands.last ?? "", session, invocation)
    let sources = selection.paths.sorted()
    guard sources.count == 1 || destination.isFolder else {
      throw Failure(
        .wrongRequest, .moveNeedsFolder, [.count(sources.count)], hints: [.init(.moveNeedsFolderHint)])
    }
    let (vault, (paths, outcome)) = try session.asking {
      [invocation] vault throws(Failure) in
      try plan(sources, destination, vault, session, invocation)
    }
    session.save(vault, for: invocation)
    for (path, line) in paths.ignored { invocation.warn(.moveIgnored, [.text(path.text), .count(line)]) }
    if outcome.unreadable > 0 { invocation.warn(.moveUnreadable, [.count(outcome.unreadable)]) }
    TypeChanges(in: outcome.writes, session.configuration).report(invocation)
    return try EditRun(invocation, session).finish(outcome.writes, of: sources.map(\.text), isReviewed: false) {
      [invocation] in
      for link in outcome.symbolicLinks { invocation.warn(.moveSymbolicLink, [.text(link.text)]) }
      guard outcome.links > 0 else { return }
      invocation.note(
        invocation.arguments.has(.dryRun) ? .moveWouldRewrite : .moveRewrote,
        [.count(outcome.links), .message(.noteCount, [.count(outcome.notes)])])
    }
  }

  private static func plan(
    _ sources: [Path], _ destination: MoveDestination, _ vault: IndexedVault, _ session: Vault,
    _ invocation: Invocation
  ) throws(Failure) -> (MovePaths, MoveWrites.Outcome) {
    let notes = try readingIndex(try vault.indexedNotes().map(\.path))
    let paths = try MovePaths(of: sources, to: destination, among: notes, session)
    guard !paths.moves.isEmpty else { return (paths, MoveWrites.Outcome()) }
    let writes = try readingIndex(try MoveWrites(paths.moves, in: vault))
    let progress = invocation.workspace.progress()
    defer { progress.finish() }
    guard var outcome = try writes.outcome(vault.readingOptions(invocation.workspace, progress)) else {
      throw Failure.stopped
    }
    do throws(SnapshotFault) {
      outcome.symbolicLinks = try vault.symbolicLinks(to: Set(paths.moves.keys))
    } catch {
      throw Failure(error)
    }
    return (paths, outcome)
  }
}
