extension Query {
  /// The same query for what holds some of its free words and not all of them, the best first; nil where it has fewer
  /// than two that must all hold. Its other conditions stay.
  ///
  /// - Parameter limit: at most so many results.
  package func askingForSomeWords(limit: Int) -> Query? {
    guard case .all(let parts) = condition else { return nil }
    let words = parts.filter(\.isFreeText)
    guard words.count > 1 else { return nil }
    let others = parts.filter { !$0.isFreeText && !$0.isMetByAll }
    return Query(condition: .every([.any(words)] + others + [.not(.all(words))]), limit: limit)
  }
}
