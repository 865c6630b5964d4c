import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

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

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let form = try ResultForm(of: invocation)
    let session = try VaultSession(for: invocation)
    let showsHandles = form.showsHandles && !invocation.arguments.has(.count)
    let (vault, answer) = try session.asking(for: invocation) { [invocation] vault throws(CommandFailure) -> Answer in
      if case .template(let template) = form { try template.check(against: try session.vocabulary(of: vault)) }
      return try Self.answer(try session.query(invocation, in: vault), from: vault, showsHandles: showsHandles)
    }
    if invocation.arguments.has(explain) {
      let trace = answer.trace
      invocation.print(answer.query.explanation)
      invocation.note(.queryExplained, [.count(trace.terms), .count(trace.postings), .count(trace.opened)])
    }
    if invocation.arguments.has(.count) {
      invocation.print(String(answer.result.total))
    } else {
      ResultPrinter(form, invocation, texts: answer.texts, handles: answer.handles, query: answer.query)
        .print(answer.result)
    }
    session.save(vault, for: invocation)
    return answer.result.total > 0 ? .done : .nothingFound
  }

  /// What a query found, with what printing it takes from the index.
  private struct Answer {
    let query: Query
    let result: EvaluationResult
    let trace: EvaluationTrace
    let texts: NoteTexts
    let handles: [Int: String]
  }

  private static func answer(
    _ query: Query, from vault: IndexedVault, showsHandles: Bool
  ) throws(CommandFailure) -> Answer {
    let texts = NoteTexts(vault)
    var evaluator = Evaluator(vault.snapshot, texts: texts, collation: vault.configuration.collation)
    do throws(EvaluationError) {
      let result = try evaluator.evaluate(query)
      if let fault = texts.fault { throw .snapshot(fault) }
      let handles = showsHandles ? try handles(of: result, in: vault.snapshot) : [:]
      return Answer(query: query, result: result, trace: evaluator.trace, texts: texts, handles: handles)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func handles(
    of result: EvaluationResult, in snapshot: Snapshot
  ) throws(EvaluationError) -> [Int: String] {
    do throws(SnapshotFault) {
      return try snapshot.handles(of: result.hits.map(\.location.item))
    } catch {
      throw .snapshot(error)
    }
  }
}

extension VaultSession {
  /// The keys a query may name: those of the format, and those of the vault's notes.
  func vocabulary(of vault: IndexedVault) throws(CommandFailure) -> QueryVocabulary {
    do throws(SnapshotFault) {
      return QueryVocabulary.standard.adding(try vault.snapshot.keys().map { QueryKey($0, .own) })
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The query of a command's operands and directives, read against the keys that the vault's notes have.
  ///
  /// A query that does not read is printed with a caret under what is wrong.
  func query(_ invocation: Invocation, in vault: IndexedVault) throws(CommandFailure) -> Query {
    try query(invocation.arguments.joinedOperands, invocation, in: vault)
  }

  /// A query, with the directives of the invocation.
  func query(_ text: String, _ invocation: Invocation, in vault: IndexedVault) throws(CommandFailure) -> Query {
    var text = text
    for directive in invocation.arguments.directives { text += " | \(directive.name) \(directive.value)" }
    let settings = configuration.settings
    let context = QueryContext(
      now: try invocation.now(), weekStart: settings.weekStart, currency: settings.currency,
      measures: settings.measures, numbers: settings.context(folderType: .note, stem: "").numbers)
    let vocabulary = try vocabulary(of: vault)
    let parser = QueryParser(
      vocabulary: vocabulary, context: context, isExact: invocation.arguments.has(SearchCommand.exact))
    do throws(QueryError) {
      let parsed = try parser.parse(text)
      for hint in parsed.hints { invocation.note(hint.reason.sentence.key, hint.reason.sentence.values) }
      return parsed.query
    } catch {
      for line in CaretLines.lines(under: error.range, of: text, invocation.errorPainter) {
        invocation.errors.writeLine(line)
      }
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// A query that reads, but has no answer.
  init(_ error: EvaluationError) {
    switch error {
    case .snapshot(let fault): self.init(fault)
    case .tooDeep: self.init(.wrongCall, .queryTooDeep)
    }
  }
}
