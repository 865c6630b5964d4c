import VaultMessages
package import VaultSearch
import VaultStore

extension NoteTexts {
  /// What a query finds in the vault, in its order.
  ///
  /// - Parameter keepsNotes: a note is found beside its lines, as a list of tasks wants it.
  package func hits(of query: Query, keepingNotes keepsNotes: Bool = false) throws(Failure) -> [Hit] {
    var evaluator = Evaluator(
      vault.snapshot, texts: self, collation: vault.configuration.collation, keepingNotes: keepsNotes)
    let hits: [Hit]
    do throws(EvaluationError) {
      hits = try evaluator.evaluate(query).hits
    } catch {
      throw Failure(error)
    }
    try verify()
    return hits
  }
}
