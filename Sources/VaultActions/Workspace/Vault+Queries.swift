import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
import VaultSyntax

/// A query as it was asked, with what is asked beside its words.
package struct QueryRequest: Sendable {
  package var text: String
  /// Whether words are found only as they are written.
  package var isExact = false
  /// Directives that take the place of the query's own: `| sort due`, shown as they were typed where they do not read, in
  /// as many bytes.
  package var directives: [(text: String, shown: String)] = []

  package init(_ text: String) { self.text = text }
}

extension Vault {
  /// The keys a query may name: those of the format, and those of the vault's notes.
  package func vocabulary(of index: IndexedVault) throws(Failure) -> QueryVocabulary {
    try readingIndex(try QueryVocabulary(of: index.snapshot))
  }

  /// What reads queries against the keys and settings of the vault.
  package func queryParser(in index: IndexedVault, isExact: Bool = false) throws(Failure) -> QueryParser {
    QueryParser(
      vocabulary: try vocabulary(of: index),
      context: QueryContext(now: try now, instant: try instant, settings: settings), isExact: isExact)
  }

  /// A query, with the directives beside it.
  package func query(_ request: QueryRequest, in index: IndexedVault) throws(Failure) -> Query {
    let parser = try queryParser(in: index, isExact: request.isExact)
    var query = try workspace.read(request.text, by: parser)
    try workspace.addDirectives(of: request, to: &query, by: parser)
    return query
  }
}

extension Workspace {
  /// Reads a query and says what its author may not have meant.
  ///
  /// - Parameter shown: what is shown above the place of a mistake instead of the text, of the same length in bytes.
  package func read(
    _ text: String, by parser: QueryParser, shownAs shown: String? = nil
  ) throws(Failure) -> Query {
    do throws(QueryError) {
      let parsed = try parser.parse(text)
      for hint in parsed.hints {
        var remark = hint.reason.remark
        if case .markBehindQuotes = hint.reason { remark.marked = MarkedText(shown ?? text, hint.range) }
        tell(remark)
        if !hint.suggestions.isEmpty { tell(.didYouMean(hint.suggestions)) }
      }
      return parsed.query
    } catch {
      throw Failure(error, in: shown ?? text)
    }
  }

  /// Reads a query that other ones are narrowed by: what must be true as well.
  ///
  /// - Throws: what is wrong with it; sorting, groups and limits are those of the query that is narrowed.
  package func condition(narrowingBy text: String, _ parser: QueryParser) throws(Failure) -> Condition {
    let query = try read(text, by: parser)
    guard query.sort.isEmpty, query.limit == nil, query.group == nil else {
      throw Failure(.wrongRequest, .agendaNoDirectives, [.text(text)])
    }
    return query.condition
  }

  /// Adds the directives beside a query; each takes the place of the query's own.
  package func addDirectives(
    of request: QueryRequest, to query: inout Query, by parser: QueryParser
  ) throws(Failure) {
    for (text, shown) in request.directives {
      query.take(directivesOf: try read(text, by: parser, shownAs: shown))
    }
  }
}

extension QueryContext {
  /// What the queries of a vault are read by.
  package init(now: LocalDateTime, instant: LocalDateTime? = nil, settings: Settings) {
    self.init(
      now: now, instant: instant, weekStart: settings.weekStart, currency: settings.currency,
      otherCurrencies: settings.otherCurrencies, measures: settings.measures,
      numbers: settings.context().numbers)
  }
}
