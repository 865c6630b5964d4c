/// Finds what was probably meant: the candidates nearest to a mistyped word.
package enum NearestSpelling {
  /// Longer words get no suggestion, which bounds the time.
  private static let longestWord = 64

  /// The nearest of `candidates`, at most three, the nearest first and equally near ones in the order given.
  ///
  /// A candidate is near when it begins with the word (of at least two letters), or when it is at most a third of
  /// the word's letters away, and at least one edit is always allowed. Case is folded.
  /// - Complexity: O(candidates × letters²), with at most 64 letters.
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    let typed = Array(word.lowercased().unicodeScalars)
    guard !typed.isEmpty, typed.count <= longestWord else { return [] }
    let allowed = max(1, typed.count / 3)
    let ranked = candidates.enumerated().compactMap { position, candidate -> (Int, Int, String)? in
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard scalars.count <= longestWord else { return nil }
      let edits = distance(typed, scalars)
      if edits <= allowed, edits < scalars.count { return (edits, position, candidate) }
      if typed.count >= 2, scalars.starts(with: typed) { return (allowed + 1, position, candidate) }
      return nil
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
  }

  /// The Damerau-Levenshtein distance (optimal string alignment): letters inserted, dropped, changed, or swapped
  /// with their neighbour.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty else { return right.count }
    guard !right.isEmpty else { return left.count }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let change = left[row] == right[column] ? 0 : 1
        var best = min(previous[column] + change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
