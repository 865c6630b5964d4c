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
      // `cut green beans`, but `beans cut in half`
      let isState = place == 0 && amounts.phrase(at: token, .preparation) != nil
      let isClause =
        amounts.phrase(at: token, .clause) != nil && !isState || amounts.phrase(at: token, .toTaste) != nil
        || amounts.phrase(at: token, .optional) != nil || tokens[token].kind == .plus
        || place > 0 && tokens[token].isNumber && amounts.measure(at: token + 1)?.isLength ?? false
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
      guard isOr(token), place + 1 < words.count else { continue }
      // `grated or finely chopped zest`, `1 large or 2 small onions`: one name, prepared one way or the other.
      if withoutPreparations(Array(words[..<place])).allSatisfy({ amounts.isWord($0, .size) }) { continue }
      return (Array(words[..<place]), Array(words[place...]))
    }
    return (words, [])
  }

  /// The head that a name shares with its alternatives: the `onion` of `red or white onion`, the `oil` of `corn, peanut or
  /// olive oil`; empty if it shares none.
  func sharedHead(of segment: [Int], with others: [[Int]]) -> [Int] {
    let (first, rest) = beforeOr(cut(segment).words)
    guard let last = withoutPreparations(first).last, isKind(last) else { return [] }
    let other = (rest.isEmpty ? lastAlternative(of: others) : rest).drop { isOr($0) }
    let words = beforeOr(cut(Array(other)).words).first.filter { tokens[$0].kind == .word }
    let named = withoutPreparations(words)
    guard let end = named.last, !isSame(last, end) else { return [] }
    // `rice wine or dry sherry` are two drinks.
    if amounts.isWord(last, .head), amounts.isWord(end, .attribute) { return [] }
    for length in [2, 1] where named.count > length && (length == 2 || !isAdjective(last)) {
      let head = Array(named.suffix(length))
      if amounts.phrase(at: head[0], .head) == end + 1 { return head }
    }
    guard isAdjective(last) else { return [] }
    // An adjective names nothing: what stands behind its counterpart is the name of both.
    let whole = amounts.phrase(at: words[0], .whole) ?? 0
    let counterpart = whole > words[0] && whole <= end ? whole : words[0] + 1
    return named.filter { $0 >= counterpart }
  }

  private func lastAlternative(of segments: [[Int]]) -> [Int] {
    segments.first { $0.first.map(isOr) ?? false } ?? []
  }

  /// `corn, peanut or olive oil`: the segments with the one that holds the `or` cut in two; nil if a word before it may
  /// be a name.
  func dividedList(_ segments: [[Int]], behind head: [Int]) -> [[Int]]? {
    guard let place = segments.firstIndex(where: { !beforeOr(cut($0).words).rest.isEmpty }) else { return nil }
    let (first, rest) = beforeOr(cut(segments[place]).words)
    let kinds = [name(of: head)] + segments[..<place] + [first]
    guard kinds.allSatisfy({ $0.last.map(isKind) ?? false }), let or = rest.first else { return nil }
    return segments[..<place] + [first, segments[place].filter { $0 >= or }] + segments[(place + 1)...]
  }

  private func isOr(_ token: Int) -> Bool {
    amounts.phrase(at: token, .or) != nil || tokens[token].kind == .slash && !isAbbreviating(token)
  }

  /// Whether the slash at a token belongs to a word of which one letter stands before it, as in `w/o` and `б/г`.
  private func isAbbreviating(_ token: Int) -> Bool {
    guard token > 0, tokens[token - 1].kind == .word else { return false }
    return String(decoding: bytes[tokens[token - 1].range.indices], as: UTF8.self).unicodeScalars.count == 1
  }

  /// Whether a word may be the kind of a food that is named further on.
  private func isKind(_ token: Int) -> Bool { amounts.isWord(token, .attribute) || isAdjective(token) }

  /// Whether a word never names a food by itself: an adjective, or a word whose part behind a hyphen is one or a
  /// participle, such as `deep-yellow` and `oil-cured`.
  func isAdjective(_ token: Int) -> Bool {
    if amounts.isWord(token, .adjective) { return true }
    let word = tokens[token].range
    guard let hyphen = bytes[word.indices].lastIndex(of: 0x2D) else { return false }
    return bytes[word.indices].suffix(2).elementsEqual("ed".utf8)
      || LineWords.standard.has(bytes, ByteRange(hyphen + 1, word.upper), [.adjective, .preparation])
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    bytes[tokens[one].range.indices].elementsEqual(bytes[tokens[other].range.indices])
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
    var isBeforeName = true
    while place < words.count {
      let whole = amounts.phrase(at: words[place], .whole)
      let next = whole ?? droppable(words, place, isBeforeName: isBeforeName)
      let isKept = next == nil || whole != nil
      let isCount = tokens[words[place]].isNumber && place > 0 && isOr(words[place - 1])
      if isKept, !isCount, amounts.phrase(at: words[place], [.adverb, .article, .or, .and]) == nil {
        isBeforeName = false
      }
      let end = next ?? words[place] + 1
      while place < words.count, words[place] < end {
        result[place] = !isKept
        place += 1
      }
    }
    return result
  }

  /// The token after a phrase that is no part of the name; nil if the word at a place is.
  private func droppable(_ words: [Int], _ place: Int, isBeforeName: Bool) -> Int? {
    let token = words[place]
    if tokens[token].kind == .plus || tokens[token].kind == .slash { return place == 0 ? token + 1 : nil }
    if let next = amounts.phrase(at: token, .preparation) { return next }
    if let next = amounts.phrase(at: token, .size), isBeforeName, place + 1 < words.count || next > token + 1 {
      return next
    }
    if amounts.isMeasuredWord(token) || place == 0 && isHolder(token) { return token + 1 }
    if place == 0, let next = amounts.phrase(at: token, .indefinite) { return behindMeasure(next) ?? next }
    if place == 0, let next = amounts.phrase(at: token, .article) { return next }
    if place == 0, let next = behindMeasure(token), amounts.isWord(next - 1, "of") { return next }
    if let next = amounts.phrase(at: token, .temperature), isLiquid(words, after: next) { return next }
    return nil
  }

  /// Whether a word is what holds the amount before it, or the piece of its length: `8-ounce package cream cheese`,
  /// `2-inch piece ginger`.
  private func isHolder(_ token: Int) -> Bool {
    guard let amount = line.amounts.first, !amount.unitText.isEmpty, let measure = amounts.measure(at: token),
      measure.next == token + 1, amounts.kind(measure.next) == .word, !measure.isAbbreviation
    else { return false }
    if amount.unit == nil { return LineWords.standard.has(bytes, amount.unitText, .length) }
    return amount.unit?.dimension != .count && (measure.unit?.isContainer ?? false) && measure.unit != .stick
  }

  /// The token after a measure and its `of`: the name behind `a few sprigs of`, `кілька гілочок`.
  private func behindMeasure(_ token: Int) -> Int? {
    guard let measure = amounts.measure(at: token), !measure.isAbbreviation, measure.next < tokens.count,
      tokens[measure.next].kind == .word
    else { return nil }
    return amounts.isWord(measure.next, "of") ? measure.next + 1 : measure.next
  }

  func isLiquid(_ words: [Int], after next: Int) -> Bool {
    words.contains { $0 >= next && amounts.isWord($0, .liquid) }
  }

  /// Adverbs go with the preparation next to them.
  private func dropAdverbs(_ words: [Int], _ isDropped: inout [Bool]) {
    for place in words.indices.reversed() where !isDropped[place] {
      let isKnown = amounts.phrase(at: words[place], .adverb) != nil
      guard isKnown || isLikeAdverb(words[place]) && (place == 0 || isDropped[place - 1]),
        amounts.phrase(at: words[place], .whole) == nil
      else { continue }
      let isBefore = place + 1 < words.count && isDropped[place + 1]
      let isBehind = place > 0 && isDropped[place - 1]
      if isBefore || isKnown && isBehind && place + 1 == words.count { isDropped[place] = true }
    }
    // `onion chopped finely`
    for place in words.indices.dropFirst() where !isDropped[place] && isDropped[place - 1] {
      if place + 1 == words.count, amounts.phrase(at: words[place], .adverb) != nil { isDropped[place] = true }
    }
  }

  /// `tidily packed`; the `belly` of `pork belly chopped` stands behind a name.
  private func isLikeAdverb(_ token: Int) -> Bool {
    bytes[tokens[token].range.indices].suffix(2).elementsEqual("ly".utf8)
  }

  /// `and` and `or` go when what stands before or behind them does, as do those at the ends.
  private func dropJoints(_ words: [Int], _ isDropped: inout [Bool]) {
    for place in words.indices where !isDropped[place] {
      guard amounts.phrase(at: words[place], [.and, .or]) != nil else { continue }
      let isLeading = !words.indices[..<place].contains { !isDropped[$0] }
      let isTrailing = !words.indices[(place + 1)...].contains { !isDropped[$0] }
      let isBehindAdjective = place > 0 && amounts.isWord(words[place - 1], .adjective)
      let isBetween =
        place > 0 && place + 1 < words.count && (isDropped[place - 1] || isBehindAdjective) && isDropped[place + 1]
      guard isLeading || isTrailing || isBetween else { continue }
      isDropped[place] = true
      // `1 large or 2 small onions`
      if isLeading, place + 1 < words.count, tokens[words[place + 1]].isNumber { isDropped[place + 1] = true }
    }
    if let first = words.indices.first(where: { !isDropped[$0] }),
      amounts.phrase(at: words[first], .article) != nil, words.count > first + 1
    {
      isDropped[first] = true
    }
  }
}
