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
    let vault = try session.indexed(for: invocation)
    let query = try session.query(invocation, in: vault)
    if invocation.arguments.has(explain) { invocation.print(query.explanation) }
    let texts = NoteTexts(vault)
    var evaluator = Evaluator(vault.snapshot, texts: texts, collation: vault.configuration.collation)
    let result: EvaluationResult
    do throws(EvaluationError) {
      result = try evaluator.evaluate(query)
    } catch {
      throw CommandFailure(error)
    }
    if invocation.arguments.has(explain) {
      let trace = evaluator.trace
      invocation.note(.queryExplained, [.count(trace.terms), .count(trace.postings), .count(trace.opened)])
    }
    if invocation.arguments.has(.count) {
      invocation.print(String(result.total))
    } else {
      let handles = form.showsHandles ? Handles(vault.snapshot).handles(of: result.hits.map(\.location.item)) : [:]
      ResultPrinter(form, invocation, texts: texts, handles: handles, query: query).print(result)
    }
    session.save(vault, for: invocation)
    return result.total > 0 ? .done : .nothingFound
  }
}

extension VaultSession {
  /// The query of a command's operands and directives, read against the keys that the vault's notes have.
  ///
  /// A query that does not read is printed with a caret under what is wrong.
  func query(_ invocation: Invocation, in vault: IndexedVault) throws(CommandFailure) -> Query {
    var text = invocation.arguments.joinedOperands
    for directive in invocation.arguments.directives { text += " | \(directive.name) \(directive.value)" }
    let settings = configuration.settings
    let context = QueryContext(
      now: try invocation.now(), weekStart: settings.weekStart, currency: settings.currency,
      measures: settings.measures, numbers: settings.context(folderType: .note, stem: "").numbers)
    let own = (try? vault.snapshot.keys()) ?? []
    let vocabulary = QueryVocabulary.standard.adding(own.map { QueryKey($0, .own) })
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
    case .snapshot: self.init(.ioFailure, .indexFailed)
    case .tooDeep: self.init(.wrongCall, .queryTooDeep)
    }
  }
}
