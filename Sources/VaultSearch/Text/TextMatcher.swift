package import VaultSyntax

/// Finds the words and phrases of a query in a text as it stands: to check candidates that the index names for a
/// phrase, a prefix, a typing error or an exact word, and to highlight what was found.
///
/// ```swift
/// let matcher = TextMatcher(phrases: [["sour", "cream"]])
/// matcher.isFound(in: bytes, range: item)         // stops at the first
/// matcher.matches(in: bytes, range: item)         // all, in the order they end
/// ```
package struct TextMatcher: Sendable {
  private struct Word: Sendable {
    var pattern: WordPattern
    /// The folded word's stem, its exact form or its folded bytes, as the mode compares.
    var bytes: [UInt8]
  }

  private var words: [Word] = []
  private var phrases: [PhraseAutomaton] = []
  /// The first letters of the stems looked for: an English stem begins as its word does.
  private var stemBeginnings = ASCIISet()

  /// What was found where.
  package struct Match: Hashable, Sendable {
    /// The pattern's number: words first, then phrases, in the order given.
    package var pattern: Int
    /// The word, or the phrase from its first word to its last.
    package var range: ByteRange
  }

  /// A matcher of words, and of phrases given as folded words, each compared by its stem.
  package init(words: [WordPattern] = [], phrases: [[String]] = []) {
    var stemmer = Stemmer()
    for pattern in words {
      let isStemmed = pattern.mode == .stem
      let bytes = Array((isStemmed ? stemmer.stem(pattern.text) : pattern.text).utf8)
      self.words.append(Word(pattern: pattern, bytes: bytes))
      if isStemmed { stemBeginnings.insert(firstOf: bytes) }
    }
    for phrase in phrases where !phrase.isEmpty {
      let stems = phrase.map { Array(stemmer.stem($0).utf8) }
      self.phrases.append(PhraseAutomaton(stems))
      for stem in stems { stemBeginnings.insert(firstOf: stem) }
    }
  }

  /// A matcher of all that a condition wants to be there, in any key: what a snippet highlights.
  package init(highlighting condition: Condition) {
    var patterns = WantedPatterns()
    patterns.collect(condition)
    self.init(words: patterns.words, phrases: patterns.phrases)
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { words.isEmpty && phrases.isEmpty }

  /// Whether any of the patterns occurs in `range`. Complexity: O(length × patterns).
  package func isFound(in bytes: [UInt8], range: ByteRange) -> Bool {
    var isFound = false
    scan(bytes, range) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// All occurrences in `range`, in the order they end. Complexity: O(length × patterns).
  package func matches(in bytes: [UInt8], range: ByteRange) -> [Match] {
    var found: [Match] = []
    scan(bytes, range) { match in
      found.append(match)
      return true
    }
    return found
  }

  /// Calls `body` for each match until it returns false.
  private func scan(_ bytes: [UInt8], _ range: ByteRange, _ body: (Match) -> Bool) {
    guard !isEmpty else { return }
    var phrases = phrases
    var scanner = WordScanner(range)
    var word = FoldedWord()
    var stemmer = Stemmer()
    var ranges: [ByteRange] = []
    var stem: [UInt8] = []
    while scanner.next(in: bytes.span, into: &word) {
      if !phrases.isEmpty { ranges.append(word.range) }
      if !stem.isEmpty { stem.removeAll(keepingCapacity: true) }
      // A word whose stem cannot be one of them has none here: the empty stem equals nothing.
      if word.bytes[0] >= 0x80 || stemBeginnings.contains(word.bytes[0]) {
        stem.append(contentsOf: word.bytes[0..<word.count])
        stem.removeLast(word.count - stemmer.stem(&stem, count: word.count))
      }
      for index in words.indices where matches(words[index], word, stem, bytes) {
        guard body(Match(pattern: index, range: word.range)) else { return }
      }
      for index in phrases.indices where phrases[index].advance(stem) {
        let first = ranges[ranges.count - phrases[index].count]
        let whole = ByteRange(first.lower, word.range.upper)
        guard body(Match(pattern: words.count + index, range: whole)) else { return }
      }
    }
  }

  private func matches(_ wanted: Word, _ word: FoldedWord, _ stem: [UInt8], _ text: [UInt8]) -> Bool {
    switch wanted.pattern.mode {
    case .stem: stem == wanted.bytes
    case .exact: TextFolding.exactWord(text, in: word.range) == wanted.bytes
    case .prefix: word.bytes[0..<word.count].starts(with: wanted.bytes)
    case .oneTypo: OneTypo.matches(word.bytes.span.extracting(0..<word.count), wanted.bytes.span)
    }
  }
}

/// A set of ASCII bytes, one bit each.
private struct ASCIISet: Sendable {
  private var low: UInt64 = 0, high: UInt64 = 0

  /// Adds the first byte of a word, if it is one.
  mutating func insert(firstOf word: [UInt8]) {
    guard let byte = word.first, byte < 0x80 else { return }
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }

  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}

/// The words and phrases that a condition wants, without those under a `not`.
private struct WantedPatterns {
  var words: [WordPattern] = []
  var phrases: [[String]] = []

  mutating func collect(_ condition: Condition) {
    switch condition {
    case _ where condition.isMetByAll: break
    case .word(let pattern): words.append(pattern)
    case .phrase(let phrase): phrases.append(phrase)
    case .all(let parts), .any(let parts):
      for part in parts { collect(part) }
    case .field(let field):
      switch field.test {
      case .words(let patterns), .amount(let patterns, _, _): words += patterns
      case .phrase(let phrase): phrases.append(phrase)
      default: break
      }
    case .everything, .not: break
    }
  }
}
