import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

// Reading queries against the keys and settings of a vault.
extension Vault {
  /// What reads the queries of an invocation in a vault.
  func queryParser(for invocation: Invocation, in vault: IndexedVault) throws(Failure) -> QueryParser {
    try queryParser(in: vault, isExact: invocation.arguments.has(SearchCommand.exact))
  }

  /// The query of a command's operands and directives, read against the keys that the vault's notes have.
  ///
  /// A query that does not read is printed with a caret under what is wrong.
  func query(_ invocation: Invocation, in vault: IndexedVault) throws(Failure) -> Query {
    let query = try query(invocation.arguments.joinedOperands, invocation, in: vault)
    invocation.noteJoinedValues()
    return query
  }

  /// A query, with the directives of the invocation.
  func query(_ text: String, _ invocation: Invocation, in vault: IndexedVault) throws(Failure) -> Query {
    try query(QueryRequest(text, of: invocation), in: vault)
  }
}

extension QueryRequest {
  /// A query, with the directives that were given as options of an invocation.
  init(_ text: String, of invocation: Invocation) {
    self.init(text)
    isExact = invocation.arguments.has(SearchCommand.exact)
    directives = invocation.arguments.directives.map { name, value in ("| \(name) \(value)", "--\(name) \(value)") }
  }
}

extension Invocation {
  /// Reads a query and says what its author may not have meant.
  func read(_ text: String, by parser: QueryParser) throws(Failure) -> Query { try workspace.read(text, by: parser) }

  /// Adds the directives that were given as options; each takes the place of the query's own.
  func addDirectives(to query: inout Query, by parser: QueryParser) throws(Failure) {
    try workspace.addDirectives(of: QueryRequest("", of: self), to: &query, by: parser)
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
