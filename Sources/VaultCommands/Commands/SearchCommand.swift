import VaultActions
import VaultMessages
import VaultSearch

/// `vault search QUERY…`
enum SearchCommand {
  static let exact = Flag("exact", summary: .flagExact)
  static let explain = Flag("explain", summary: .flagExplain)

  static let syntax = CommandSyntax(
    "search", summary: .commandSearch,
    operands: [Operand("QUERY", .query, .oneOrMore, summary: .operandQuery)],
    flags: [exact, explain, .sort, .limit, .group, .count, .null],
    formats: ["text", "json", "paths"],
    isListing: true,
    examples: [
      Example("vault --vault sample-vault search beetroot", .exampleSearchWord),
      Example("vault --vault sample-vault search 'type:recipe time<=1h'", .exampleSearchField),
      Example("vault --vault sample-vault search 'type:task status:open' --sort due --limit 5", .exampleSearchSort),
      Example("vault --vault sample-vault search type:recipe --format '{path}: {title}'", .exampleSearchTemplate),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .nothingFound), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let form = try ListingForm(of: invocation)
    let session = try Vault(for: invocation)
    let (vault, (answer, meant, some)) = try session.asking {
      [invocation] vault throws(Failure) -> (QueryAnswer, MeantQuery?, QueryAnswer?) in
      try ResultListing.check(form, vault, session)
      let text = invocation.arguments.joinedOperands
      let query = try session.query(invocation, in: vault).lettingFunctionWordsGo(in: text)
      let answer = try QueryAnswer(to: query, from: vault, for: invocation, as: form)
      let meant = try MeantQuery(
        insteadOf: text, answeredBy: answer, session, vault, for: invocation, as: form)
      let some = meant == nil ? try answer.withSomeWords(from: vault, for: invocation, as: form) : nil
      return (answer, meant, some)
    }
    answer.print(as: form, for: invocation)
    meant?.print(as: form, for: invocation)
    some?.printAsSome(as: form, for: invocation)
    if let count = try session.undatedCompletions(besides: answer.query, invocation, in: vault), count > 0 {
      invocation.note(.searchUndated, [.count(count)])
    }
    session.save(vault, for: invocation)
    return answer.result.total > 0 ? .done : .nothingFound
  }
}
