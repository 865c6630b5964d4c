import VaultSyntax

/// What a word was found to stand for, by how it was asked for.
struct KnownWord {
  var mode: WordPattern.Mode
  /// Nil for the text as a whole.
  var key: String?
  var matches: WordMatches
}

/// The terms a word of a query stands for in each part of the snapshot, and the items that hold one of them.
struct WordMatches {
  /// One list a part.
  var entries: [[TermEntry]]
  /// The items that count and hold the word, notes also by their lines.
  var matches: ItemSet
  /// Those that hold it in their title, and such as do not count any more.
  var titled: ItemSet
}

/// Words and phrases.
extension Evaluator {
  mutating func answer(toWord pattern: WordPattern, within: ItemSet) throws(SnapshotFault) -> MatchedItems {
    let matches = try wordMatches(pattern, key: nil).matches
    guard pattern.mode == .exact else { return MatchedItems(matches) }
    return MatchedItems(try opened(matches.intersection(within), TextMatcher(words: [pattern]), key: nil))
  }

  mutating func answer(toPhrase words: [String], key: String?, within: ItemSet) throws(SnapshotFault) -> MatchedItems {
    var candidates = snapshot.live.intersection(within)
    for word in words {
      let pattern = WordPattern(text: word, mode: .stem, range: .init(0, 0))
      if let key {
        candidates.formIntersection(try textKeyMatches(pattern, key: key))
      } else {
        candidates.formIntersection(try wordMatches(pattern, key: nil).matches)
      }
    }
    return MatchedItems(try opened(candidates, TextMatcher(phrases: [words]), key: key))
  }

  /// Those of `candidates` whose text holds what the matcher looks for.
  mutating func opened(
    _ candidates: ItemSet, _ matcher: TextMatcher, key: String?
  ) throws(SnapshotFault) -> ItemSet {
    var found = candidates
    for item in candidates.items {
      trace.opened += 1
      let location = try snapshot.location(of: item)
      if !texts.holds(matcher, key: key, at: location) { found.remove(item) }
    }
    return found
  }

  /// The terms and items of a word, anywhere or under a text key.
  mutating func wordMatches(_ pattern: WordPattern, key: String?) throws(SnapshotFault) -> WordMatches {
    let known = knownWords[pattern.text]?.first { $0.mode == pattern.mode && $0.key == key }
    if let known { return known.matches }
    var entries: [[TermEntry]] = []
    for part in snapshot.parts { entries.append(try termEntries(pattern, key: key, in: part.segment)) }
    trace.terms += entries.joined().count
    var titled = emptyAnswer.matches
    let matches = try items(of: entries, lifting: key == nil, titled: &titled)
    let result = WordMatches(entries: entries, matches: matches, titled: titled)
    knownWords[pattern.text, default: []].append(KnownWord(mode: pattern.mode, key: key, matches: result))
    return result
  }

  /// The items of terms that count; with `lifting` also the notes whose lines they are.
  mutating func items(
    of entries: [[TermEntry]], lifting: Bool, where isWanted: ((Posting, Bool) -> Bool)? = nil
  ) throws(SnapshotFault) -> ItemSet {
    var titled = ItemSet(count: 0)
    return try items(of: entries, lifting: lifting, titled: &titled, where: isWanted)
  }

  /// The same; those with a posting in the title are added to `titled`.
  private mutating func items(
    of entries: [[TermEntry]], lifting: Bool, titled: inout ItemSet, where isWanted: ((Posting, Bool) -> Bool)? = nil
  ) throws(SnapshotFault) -> ItemSet {
    var matches = emptyAnswer.matches
    var postings = 0
    for (part, entries) in zip(snapshot.parts, entries) {
      for entry in entries {
        try part.segment.forEachPosting(of: entry) { posting in
          postings &+= 1
          let item = Int(posting.item) &+ part.firstItem
          if let isWanted, !isWanted(posting, snapshot.notes.contains(item)) { return }
          matches.insert(item)
          if posting.fields.contains(.title) { titled.insert(item) }
        }
      }
    }
    trace.postings += postings
    if lifting { matches.formUnion(matches.owners(in: snapshot.notes)) }
    matches.formIntersection(snapshot.live)
    return matches
  }

  /// The terms a word stands for in a segment.
  private func termEntries(
    _ pattern: WordPattern, key: String?, in segment: Segment
  ) throws(SnapshotFault) -> [TermEntry] {
    let prefix = key.map { TermName.make(TermName.keyWord, key: $0.utf8, bytes: [UInt8]()) } ?? []
    return try termEntries(pattern, prefix: prefix, in: segment)
  }

  /// The terms made of `prefix` and a word that `pattern` stands for; an empty prefix means the words of the text.
  func termEntries(
    _ pattern: WordPattern, prefix: [UInt8], in segment: Segment
  ) throws(SnapshotFault) -> [TermEntry] {
    let text = Array(pattern.text.utf8)
    var entries: [TermEntry] = []
    switch pattern.mode {
    case .exact:
      if let entry = try segment.entry(of: prefix + WordForms.folded(text)) { entries.append(entry) }
    case .stem:
      var words: [(bytes: [UInt8], entry: TermEntry)] = []
      try segment.forEachWord(withStemOf: text) { words.append(($0, $1)) }
      guard !prefix.isEmpty else { return words.map(\.entry) }
      // Every word under a key is a word of the text too, so the stem table of the text serves all keys.
      for word in words { if let entry = try segment.entry(of: prefix + word.bytes) { entries.append(entry) } }
    case .prefix:
      let start = prefix + text
      try segment.forEachTerm(withPrefix: start) { term, entry in
        if !prefix.isEmpty || (term.first ?? 0) >= TermName.firstWordByte { entries.append(entry) }
      }
    case .oneTypo:
      try segment.forEachTerm(from: prefix.isEmpty ? [TermName.firstWordByte] : prefix) { term, entry in
        guard prefix.isEmpty || term.starts(with: prefix) else { return false }
        let word = term.span.extracting(prefix.count..<term.count)
        if TypoFilter.mayMatch(text.span, word), OneTypo.matches(text.span, word) { entries.append(entry) }
        return true
      }
    }
    return entries
  }
}
