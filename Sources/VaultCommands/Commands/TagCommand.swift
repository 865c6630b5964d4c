import VaultActions
import VaultEdit
import VaultMessages
import VaultSearch
import VaultStore

/// `vault tag list | rename OLD NEW | merge OLD… NEW`
enum TagCommand {
  /// What the command does with the tags it is given.
  private enum Action: String, CaseIterable {
    case list, rename, merge
  }

  static let query = Flag("where", value: .query, "QUERY", summary: .flagTagWhere)

  static let syntax = CommandSyntax(
    "tag", summary: .commandTag,
    operands: [
      Operand("ACTION", .choice(Action.allCases.map(\.rawValue)), summary: .operandTagAction),
      tags,
    ],
    verbs: [
      VerbSyntax(Action.list.rawValue, operands: [tags], flags: [query], isListing: true),
      VerbSyntax(Action.rename.rawValue, operands: [tag("OLD"), tag("NEW")], flags: [query, .dryRun]),
      VerbSyntax(Action.merge.rawValue, operands: [tag("OLD", .oneOrMore), tag("NEW")], flags: [query, .dryRun]),
    ],
    formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault tag list", .exampleTagList),
      Example("vault --vault sample-vault tag rename home house --dry-run", .exampleTagRename),
      Example("vault --vault sample-vault tag merge quick weeknight fast --dry-run", .exampleTagMerge),
    ],
    exits: [.done, Exit(.nothingFound, .exitNoTag), .wrongCall, .ioFailure, .conflict])

  private static let tags = tag("TAG", .any)

  private static func tag(_ name: String, _ arity: Operand.Arity = .one) -> Operand {
    Operand(name, .tag, arity, summary: .operandTag)
  }

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let names = Array(operands.dropFirst())
    switch operands.first.flatMap(Action.init) {
    case .rename, .merge: return try rename(olds: Array(names.dropLast()), to: names.last ?? "", invocation)
    case .list, nil: return try list(names, invocation)
    }
  }

  // MARK: List

  private static func list(_ names: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    let all: TagCounts
    if invocation.arguments.has(query) {
      all = TagCounts(of: try ItemSelection([], invocation).items)
    } else {
      all = try counts(invocation).counts
    }
    let counts = names.isEmpty ? all : all.below(names)
    if let missing = names.first(where: { !all.has($0) }), counts.tags.isEmpty { throw notFound(missing, all) }
    try TagCounts.listing.print(counts.tags, invocation)
    guard counts.tags.isEmpty else { return .done }
    invocation.note(.nothingFound)
    return .nothingFound
  }

  private static func counts(
    _ invocation: Invocation
  ) throws(Failure) -> (session: Vault, vault: IndexedVault, counts: TagCounts) {
    let session = try Vault(for: invocation)
    let (vault, counts) = try session.asking { vault throws(Failure) in
      return try readingIndex(try TagCounts(vault.snapshot))
    }
    session.save(vault, for: invocation)
    return (session, vault, counts)
  }

  private static func notFound(_ name: String, _ counts: TagCounts) -> Failure {
    let near = counts.suggestions(for: name)
    return Failure(
      .notFound, .tagNotFound, [.text(name)], hints: near.isEmpty ? [] : [.didYouMean(near)])
  }

  // MARK: Rename and merge

  private static func rename(
    olds: [String], to new: String, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    guard let renaming = TagRenaming(olds, to: new, folding: { Array(TextFolding.caseFolded($0).utf8) }) else {
      throw Failure(.wrongRequest, .tagNotAName, [.text(new)], hints: [.init(.tagNotANameHint)])
    }
    let scope = try invocation.arguments.has(query) ? ItemSelection([], invocation).paths : nil
    let (session, vault, counts) = try counts(invocation)
    let missing = olds.filter { !counts.has($0) }
    if let first = missing.first, missing.count == olds.count { throw notFound(first, counts) }
    for name in missing { invocation.warn(.tagNotFound, [.text(name)]) }
    let progress = invocation.workspace.progress()
    let writes = TagWrites(vault: vault, renaming: renaming, scope: scope)
    let outcome: TagWrites.Outcome
    do {
      defer { progress.finish() }
      outcome = try writes.outcome(vault.readingOptions(invocation.workspace, progress))
    }
    if outcome.unreadable > 0 { invocation.warn(.tagUnreadable, [.count(outcome.unreadable)]) }
    return try EditRun(invocation, session).finish(outcome.writes) { [invocation] in
      invocation.note(
        invocation.arguments.has(.dryRun) ? .tagWouldRename : .tagRenamed,
        [.count(outcome.tags), .message(.noteCount, [.count(outcome.writes.count)])])
    }
  }
}
