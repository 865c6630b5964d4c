import VaultSyntax

/// What people may have meant to type.
extension Snapshot {
  /// The text of a query with a word of the vault in the place of each free word that no item holds and that is one
  /// typing error from it: `guacamole soup` for `guacomole soup`. Nil when there is nothing to replace.
  ///
  /// A form of a word that stands nowhere is near when its stem is. Complexity: O(words of the vault) for each word that
  /// no item holds.
  package func respelled(_ text: String, readAs query: Query) throws(SnapshotFault) -> String? {
    var evaluator = Evaluator(self, texts: NoTexts())
    var bytes = Array(text.utf8)
    var isRespelled = false
    // From the end on, so that the places of those before stay.
    for pattern in query.condition.freeWords.reversed() where pattern.range.upper <= bytes.count {
      guard try evaluator.wordMatches(pattern, key: nil).matches.isEmpty,
        let word = try nearestWord(to: Array(pattern.text.utf8))
      else { continue }
      bytes.replaceSubrange(pattern.range.indices, with: word)
      isRespelled = true
    }
    return isRespelled ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Words of fewer letters are near too many others.
  private static var fewestLetters: Int { 4 }

  /// The word of the vault that a folded word may have been meant for: rather one that begins with the same letter, then
  /// one that more items hold.
  private func nearestWord(to word: [UInt8]) throws(SnapshotFault) -> [UInt8]? {
    guard word.count(where: { $0 & 0xC0 != 0x80 }) >= Self.fewestLetters else { return nil }
    let near = try liveWords(from: [TermName.firstWordByte]) { term in
      TypoFilter.mayMatch(word.span, term.span) && OneTypo.matches(word.span, term.span)
    }
    if let nearest = Self.best(of: near, besides: word) { return nearest }
    var stemmer = Stemmer()
    let stem = WordForms.stem(word, with: &stemmer)
    guard stem.count(where: { $0 & 0xC0 != 0x80 }) >= Self.fewestLetters else { return nil }
    let first = Self.firstLetter(of: word)
    let related = try liveWords(from: first) { term in
      let other = WordForms.stem(term, with: &stemmer)
      return TypoFilter.mayMatch(stem.span, other.span) && OneTypo.matches(stem.span, other.span)
    }
    return Self.best(of: related, besides: word)
  }

  private static func best(of words: [[UInt8]: Int], besides word: [UInt8]) -> [UInt8]? {
    let first = firstLetter(of: word)
    return words.max { left, right in
      let (isLeftAlike, isRightAlike) = (left.key.starts(with: first), right.key.starts(with: first))
      if isLeftAlike != isRightAlike { return isRightAlike }
      if left.value != right.value { return left.value < right.value }
      return right.key.lexicographicallyPrecedes(left.key)
    }?.key
  }

  private static func firstLetter(of word: [UInt8]) -> [UInt8] {
    Array(word.prefix(1) + word.dropFirst().prefix { $0 & 0xC0 == 0x80 })
  }

  /// The words that are wanted, with how many items hold each. Those from `start` on are asked: all, or those that begin
  /// with a letter.
  private func liveWords(
    from start: [UInt8], where isWanted: ([UInt8]) -> Bool
  ) throws(SnapshotFault) -> [[UInt8]: Int] {
    var words: [[UInt8]: Int] = [:]
    for part in parts {
      var wanted: [(word: [UInt8], entry: TermEntry)] = []
      try part.segment.forEachTerm(from: start) { term, entry in
        guard start == [TermName.firstWordByte] || term.starts(with: start) else { return false }
        if isWanted(term) { wanted.append((term, entry)) }
        return true
      }
      for (word, entry) in wanted {
        var count = 0
        try part.segment.forEachPosting(of: entry) { posting in
          if live.contains(Int(posting.item) &+ part.firstItem) { count += 1 }
        }
        if count > 0 { words[word, default: 0] += count }
      }
    }
    return words
  }
}

extension Condition {
  /// The words, in any form, that all must stand somewhere in the text.
  fileprivate var freeWords: [WordPattern] {
    switch self {
    case .word(let pattern): pattern.mode == .stem ? [pattern] : []
    case .all(let parts): parts.flatMap(\.freeWords)
    case .any, .everything, .phrase, .field, .not: []
    }
  }
}
