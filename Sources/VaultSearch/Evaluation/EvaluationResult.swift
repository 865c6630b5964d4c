/// One item a query found.
package struct Hit: Sendable, Hashable {
  package var location: ItemLocation
  /// The BM25 score of the query's free words, with more than they can score added where the item is called so; 0 when it
  /// has none.
  package var score: Double
}

/// What a query found, in order.
package struct EvaluationResult: Sendable {
  package var hits: [Hit]
  /// How many there are without the limit.
  package var total: Int
}

/// What an evaluation touched, for `--explain`.
package struct EvaluationTrace: Sendable, Hashable {
  /// Dictionary terms that took part.
  package var terms = 0
  /// Postings and column entries read.
  package var postings = 0
  /// Items whose notes were opened.
  package var opened = 0
}

/// Why a query has no answer.
package enum EvaluationError: Error, Sendable, Hashable {
  /// The snapshot must be made anew.
  case snapshot(SnapshotFault)
  /// The condition nests deeper than 256.
  case tooDeep
}
