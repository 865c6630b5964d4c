/// `vault search QUERY…`
enum SearchCommand {
  static let exact = Flag("exact", summary: .flagExact)
  static let explain = Flag("explain", summary: .flagExplain)

  static let syntax = CommandSyntax(
    "search", summary: .commandSearch,
    operands: [Operand("QUERY", .query, .oneOrMore, summary: .operandQuery)],
    flags: [exact, explain, .sort, .limit, .group, .count, .null],
    formats: ["text", "json", "paths"],
    takesTemplate: true,
    examples: [
      Example("vault --vault sample-vault search beetroot", .exampleSearchWord),
      Example("vault --vault sample-vault search 'type:recipe time<=1h'", .exampleSearchField),
      Example("vault --vault sample-vault search 'type:task status:open' --sort due --limit 5", .exampleSearchSort),
      Example("vault --vault sample-vault search type:recipe --format '{path}: {title}'", .exampleSearchTemplate),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitNothingFound), .wrongCall, .ioFailure])
}
