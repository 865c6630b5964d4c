import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

extension Vault {
  /// How many tasks a query by the day of completion leaves out because they were ticked by hand and have no such day; nil
  /// for a query that does not ask for it.
  ///
  /// - Complexity: that of one more query.
  func undatedCompletions(
    besides query: Query, _ invocation: Invocation, in vault: IndexedVault
  ) throws(Failure) -> Int? {
    let undated = try invocation.read(
      "type:task status:done completed:none", by: queryParser(for: invocation, in: vault))
    let condition = query.condition.replacingFields(named: "completed", by: undated.condition)
    guard condition != query.condition else { return nil }
    var evaluator = Evaluator(vault.snapshot, texts: NoteTexts(vault), collation: vault.configuration.collation)
    do throws(EvaluationError) {
      return try evaluator.evaluate(Query(condition: condition, limit: 0)).total
    } catch {
      throw Failure(error)
    }
  }
}

extension Condition {
  /// The same, with another condition in place of those that ask for a value of a key; what is negated stays.
  fileprivate func replacingFields(named name: String, by other: Condition) -> Condition {
    switch self {
    case .field(let field) where field.key == name && field.test != .absent: other
    case .all(let parts): .all(parts.map { $0.replacingFields(named: name, by: other) })
    case .any(let parts): .any(parts.map { $0.replacingFields(named: name, by: other) })
    case .everything, .word, .phrase, .field, .not: self
    }
  }
}
