package import VaultSyntax

/// How far two words are apart, for suggesting what was meant.
package enum EditDistance {
  /// The scalars of a text in lower case, as ``between(_:_:atMost:)`` compares them.
  package static func folded(_ bytes: [UInt8], in range: ByteRange) -> [UInt32] {
    var reader = FoldedScalars(ByteCursor(bytes, in: range))
    var scalars: [UInt32] = []
    while let scalar = reader.next() { scalars.append(scalar) }
    return scalars
  }

  /// The number of letters to insert, drop, change or swap with their neighbour, each letter touched once (optimal
  /// string alignment); nil above `limit`. O(length × limit).
  package static func between(_ left: [UInt32], _ right: [UInt32], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit, limit >= 0 else { return nil }
    let far = limit + 1
    var beforeLast = Array(repeating: far, count: right.count + 1)
    var last = (0...right.count).map { min($0, far) }
    for row in 0..<left.count {
      var current = Array(repeating: far, count: right.count + 1)
      current[0] = min(row + 1, far)
      let first = max(0, row - limit)
      for column in first..<max(first, min(right.count, row + limit + 1)) {
        let isEqual = left[row] == right[column]
        var cost = min(last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(cost, far)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }

  /// How many edits a typed word may be from what was meant: a third of its letters, so that one or two letters with an
  /// edit in them are another word.
  package static func allowed(in typed: [UInt32]) -> Int { typed.count / 3 }

  /// The candidates nearest to a mistyped word, at most three, nearest first and equally near ones in the order given.
  ///
  /// Near means at most so many edits away as ``allowed(in:)`` says, or beginning with the word, of two letters or more.
  /// Where a candidate differs in case alone, nobody meant another one.
  /// A word of more than 64 letters gets no suggestion, which bounds the time.
  ///
  /// - Complexity: O(candidates · letters · edits allowed).
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    let typed = folded(word)
    guard !typed.isEmpty, typed.count <= 64 else { return [] }
    let allowed = Self.allowed(in: typed)
    let ranked = candidates.enumerated().compactMap {
      position, candidate -> (edits: Int, position: Int, text: String)? in
      let letters = folded(candidate)
      if let edits = between(typed, letters, atMost: allowed), edits < letters.count {
        return (edits, position, candidate)
      }
      return typed.count >= 2 && letters.starts(with: typed) ? (allowed + 1, position, candidate) : nil
    }
    let same = ranked.filter { $0.edits == 0 }
    return (same.isEmpty ? ranked : same).sorted { ($0.edits, $0.position) < ($1.edits, $1.position) }.prefix(3).map(
      \.text)
  }

  private static func folded(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8.prefix(512))
    return folded(bytes, in: ByteRange(0, bytes.count))
  }
}
