import VaultModel
import VaultSyntax

extension IngredientReader {
  /// The words of a segment that name the food; empty when all of them say something else.
  func name(of segment: [Int]) -> [Int] {
    let (words, _) = cut(segment)
    let (first, _) = beforeOr(words)
    return withoutPreparations(first)
  }

  /// The words before the first clause, such as `for dusting`, and the clause.
  func cut(_ segment: [Int]) -> (words: [Int], clause: [Int]) {
    var place = 0
    while place < segment.count {
      let token = segment[place]
      // `без гірки` is a preparation, though `без` begins a clause.
      let longer = amounts.phrase(at: token, .preparation).flatMap { $0 > token + 1 ? $0 : nil }
      if let next = amounts.phrase(at: token, .whole) ?? longer {
        while place < segment.count, segment[place] < next { place += 1 }
        continue
      }
      let isClause =
        amounts.phrase(at: token, [.clause]) != nil || amounts.phrase(at: token, .toTaste) != nil
        || amounts.phrase(at: token, .optional) != nil || tokens[token].kind == .plus
      if isClause {
        return (Array(segment[..<place]), Array(segment[place...]))
      }
      place += 1
    }
    return (segment, [])
  }

  /// The words before `or`, and those from it on.
  func beforeOr(_ words: [Int]) -> (first: [Int], rest: [Int]) {
    for (place, token) in words.enumerated() where place > 0 {
      let isOr = amounts.phrase(at: token, .or) != nil || tokens[token].kind == .slash
      guard isOr, place + 1 < words.count else { continue }
      // `grated or finely chopped zest`: one name, prepared one way or the other.
      if withoutPreparations(Array(words[..<place])).isEmpty { continue }
      return (Array(words[..<place]), Array(words[place...]))
    }
    return (words, [])
  }

  /// The head that a name shares with its alternatives: the `onion` of `red or white onion`; empty if it shares none.
  func sharedHead(of segment: [Int], with others: [[Int]]) -> [Int] {
    let (first, rest) = beforeOr(cut(segment).words)
    guard let last = withoutPreparations(first).last, amounts.phrases.isWord(at: last, .attribute)
    else { return [] }
    let other = withoutPreparations(cut(rest.isEmpty ? lastAlternative(of: others) : rest).words)
    let named = other.filter { amounts.phrase(at: $0, .or) == nil && tokens[$0].kind == .word }
    for length in [2, 1] where named.count > length {
      let head = Array(named.suffix(length))
      if head.first.flatMap({ amounts.phrase(at: $0, .head) }) == head.last.map({ $0 + 1 }) { return head }
    }
    return []
  }

  private func lastAlternative(of segments: [[Int]]) -> [Int] {
    segments.first { segment in segment.first.map { amounts.phrase(at: $0, .or) != nil } ?? false } ?? []
  }

  // MARK: Preparations

  /// The words that are left when those that say how the food is prepared, how large and how warm it is are dropped.
  func withoutPreparations(_ words: [Int]) -> [Int] {
    var isDropped = dropped(words)
    dropAdverbs(words, &isDropped)
    dropJoints(words, &isDropped)
    return words.indices.filter { !isDropped[$0] }.map { words[$0] }
  }

  private func dropped(_ words: [Int]) -> [Bool] {
    var result = Array(repeating: false, count: words.count)
    var place = 0
    while place < words.count {
      if let next = amounts.phrase(at: words[place], .whole) {
        while place < words.count, words[place] < next { place += 1 }
        continue
      }
      if let next = droppable(words, place) {
        while place < words.count, words[place] < next {
          result[place] = true
          place += 1
        }
        continue
      }
      place += 1
    }
    return result
  }

  /// The token after a phrase that is no part of the name; nil if the word at a place is.
  private func droppable(_ words: [Int], _ place: Int) -> Int? {
    let token = words[place]
    if tokens[token].kind == .plus || tokens[token].kind == .slash { return place == 0 ? token + 1 : nil }
    if let next = amounts.phrase(at: token, .preparation) { return next }
    if let next = amounts.phrase(at: token, .size), place + 1 < words.count || next > token + 1 { return next }
    if amounts.isMeasuredWord(token) { return token + 1 }
    if place == 0, let next = amounts.phrase(at: token, .indefinite) { return behindMeasure(next) ?? next }
    if place == 0, let next = amounts.phrase(at: token, .article) { return next }
    if place == 0, let next = behindMeasure(token), amounts.isWord(next - 1, "of") { return next }
    if let next = amounts.phrase(at: token, .temperature), isLiquid(words, after: next) { return next }
    return nil
  }

  /// The token after a measure and its `of`: the name behind `a few sprigs of`, `кілька гілочок`.
  private func behindMeasure(_ token: Int) -> Int? {
    guard let measure = amounts.measure(at: token), !measure.isAbbreviation, measure.next < tokens.count,
      tokens[measure.next].kind == .word
    else { return nil }
    return amounts.isWord(measure.next, "of") ? measure.next + 1 : measure.next
  }

  private func isLiquid(_ words: [Int], after next: Int) -> Bool {
    words.contains { $0 >= next && amounts.phrases.isWord(at: $0, .liquid) }
  }

  /// Adverbs go with the preparation next to them.
  private func dropAdverbs(_ words: [Int], _ isDropped: inout [Bool]) {
    for place in words.indices.reversed() where !isDropped[place] {
      guard amounts.phrase(at: words[place], .adverb) != nil, amounts.phrase(at: words[place], .whole) == nil else {
        continue
      }
      let isBefore = place + 1 < words.count && isDropped[place + 1]
      let isBehind = place > 0 && isDropped[place - 1]
      if isBefore || isBehind && place + 1 == words.count { isDropped[place] = true }
    }
    // `onion chopped finely`
    for place in words.indices.dropFirst() where !isDropped[place] && isDropped[place - 1] {
      if place + 1 == words.count, amounts.phrase(at: words[place], .adverb) != nil { isDropped[place] = true }
    }
  }

  /// `and` and `or` go when what stands before or behind them does, as do those at the ends.
  private func dropJoints(_ words: [Int], _ isDropped: inout [Bool]) {
    for place in words.indices where !isDropped[place] {
      guard amounts.phrase(at: words[place], [.and, .or]) != nil else { continue }
      let isLeading = !words.indices[..<place].contains { !isDropped[$0] }
      let isTrailing = !words.indices[(place + 1)...].contains { !isDropped[$0] }
      let isBehindAdjective = place > 0 && amounts.phrases.isWord(at: words[place - 1], .adjective)
      let isBetween =
        place > 0 && place + 1 < words.count && (isDropped[place - 1] || isBehindAdjective) && isDropped[place + 1]
      if isLeading || isTrailing || isBetween { isDropped[place] = true }
    }
    if let first = words.indices.first(where: { !isDropped[$0] }),
      amounts.phrase(at: words[first], .article) != nil, words.count > first + 1
    {
      isDropped[first] = true
    }
  }
}
