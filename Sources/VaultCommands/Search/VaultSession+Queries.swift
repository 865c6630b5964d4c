import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

// Reading queries against the keys and settings of a vault.
extension VaultSession {
  /// The keys a query may name: those of the format, and those of the vault's notes.
  func vocabulary(of vault: IndexedVault) throws(CommandFailure) -> QueryVocabulary {
    return try readingIndex(try QueryVocabulary(of: vault.snapshot))
  }

  /// What reads the queries of an invocation in a vault.
  func queryParser(for invocation: Invocation, in vault: IndexedVault) throws(CommandFailure) -> QueryParser {
    QueryParser(
      vocabulary: try vocabulary(of: vault),
      context: QueryContext(
        now: try now(for: invocation), instant: try instant(for: invocation), settings: configuration.settings),
      isExact: invocation.arguments.has(SearchCommand.exact))
  }

  /// The query of a command's operands and directives, read against the keys that the vault's notes have.
  ///
  /// A query that does not read is printed with a caret under what is wrong.
  func query(_ invocation: Invocation, in vault: IndexedVault) throws(CommandFailure) -> Query {
    let query = try query(invocation.arguments.joinedOperands, invocation, in: vault)
    invocation.noteJoinedValues()
    return query
  }

  /// A query, with the directives of the invocation.
  func query(_ text: String, _ invocation: Invocation, in vault: IndexedVault) throws(CommandFailure) -> Query {
    let parser = try queryParser(for: invocation, in: vault)
    var query = try invocation.read(text, by: parser)
    try invocation.addDirectives(to: &query, by: parser)
    return query
  }
}

extension Invocation {
  /// Reads a query and says what its author may not have meant; one that does not read is printed with a caret.
  ///
  /// - Parameter shown: what is printed above the caret instead of the text, of the same length in bytes.
  func read(_ text: String, by parser: QueryParser, shownAs shown: String? = nil) throws(CommandFailure) -> Query {
    do throws(QueryError) {
      let parsed = try parser.parse(text)
      for hint in parsed.hints {
        if case .markBehindQuotes = hint.reason, !arguments.has(.quiet) {
          for line in CaretLines.lines(under: hint.range, of: shown ?? text, errorPainter) { errors.writeLine(line) }
        }
        note(hint.reason.sentence.key, hint.reason.sentence.values)
        if !hint.suggestions.isEmpty { note(.didYouMean, [.alternatives(hint.suggestions)]) }
      }
      return parsed.query
    } catch {
      for line in CaretLines.lines(under: error.range, of: shown ?? text, errorPainter) { errors.writeLine(line) }
      throw CommandFailure(error)
    }
  }

  /// Adds the directives that were given as options; each takes the place of the query's own.
  func addDirectives(to query: inout Query, by parser: QueryParser) throws(CommandFailure) {
    for (name, value) in arguments.directives {
      let given = try read("| \(name) \(value)", by: parser, shownAs: "--\(name) \(value)")
      query.take(directivesOf: given)
    }
  }

  /// Says what became of words such as `-n5`, which leave out the word `n5` where a query is asked for.
  fileprivate func noteJoinedValues() {
    for word in arguments.operands.prefix(arguments.operandsBeforeEnd ?? .max) where word.utf8.count > 2 {
      let value = word.dropFirst(2)
      guard word.hasPrefix("-"), value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        let flag = command.allFlags.first(where: {
          $0.value != nil && $0.short != nil && word.dropFirst().first == $0.short
        })
      else { continue }
      note(
        .queryJoinedValue,
        [.text(word), .text(String(word.dropFirst())), .text("\(flag.shortSpelling ?? flag.spelling) \(value)")])
    }
  }
}

extension QueryContext {
  /// What the queries of a vault are read by.
  init(now: LocalDateTime, instant: LocalDateTime? = nil, settings: Settings) {
    self.init(
      now: now, instant: instant, weekStart: settings.weekStart, currency: settings.currency,
      measures: settings.measures,
      numbers: settings.context(folderType: .note, stem: "").numbers)
  }
}
