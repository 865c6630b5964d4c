import VaultSyntax

/// The name that the free words of a query may be: what people type who know how a note is called.
///
/// ```swift
/// AskedName(of: condition)?.likeness(of: "Kitchen renovation")  // .same for the words `kitchen renovation`
/// ```
struct AskedName {
  /// How near a name comes to it.
  enum Likeness {
    /// It has the same words, each in any form unless the query is exact.
    case same
    /// It begins with the very words and goes on.
    case beginning
    case none
  }

  /// The words of the query, in its order.
  let patterns: [WordPattern]
  private let words: [[UInt8]]
  private let stems: [[UInt8]]
  private let isExact: Bool

  /// The name that a condition asks for beside its other conditions; nil without free words, and where one of them is
  /// only a part of a word or may be misspelt.
  init?(of condition: Condition) {
    patterns = condition.askedWords
    guard !patterns.isEmpty, patterns.allSatisfy({ $0.mode == .stem || $0.mode == .exact }) else { return nil }
    words = patterns.map { Array($0.text.utf8) }
    isExact = patterns.contains { $0.mode == .exact }
    var stemmer = Stemmer()
    stems = words.map { WordForms.stem($0, with: &stemmer) }
  }

  /// Complexity: O(length of the name).
  func likeness(of name: String) -> Likeness {
    let found = foldedWords(of: name)
    if found.count > words.count { return found.starts(with: words) ? .beginning : .none }
    guard found.count == words.count else { return .none }
    if found == words { return .same }
    guard !isExact else { return .none }
    var stemmer = Stemmer()
    return found.map { WordForms.stem($0, with: &stemmer) } == stems ? .same : .none
  }

  private func foldedWords(of name: String) -> [[UInt8]] {
    let bytes = Array(name.utf8)
    var scanner = WordScanner(ByteRange(0, bytes.count))
    var word = FoldedWord()
    var words: [[UInt8]] = []
    while scanner.next(in: bytes.span, into: &word) {
      words.append(
        isExact ? Array(TextFolding.exactWord(bytes, in: word.range)) : Array(word.bytes[..<word.count]))
    }
    return words
  }
}

/// Among the names in a dictionary, of which there may be as many as notes.
extension AskedName {
  /// What terms of such names begin with: no more than what no folding of a word changes, as it drops apostrophes and
  /// diacritics.
  var prefix: [UInt8] {
    let first = words[0]
    let count = first.prefix(2).allSatisfy { $0 < 0x80 } ? 2 : first.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
    return Array(first.prefix(count))
  }

  /// How near the name of a term comes, the byte of its kind before it; no memory is taken for those that only share a
  /// beginning.
  func likeness(ofTerm term: [UInt8]) -> Likeness {
    if let end = endOfWords(in: term) { return end == term.count ? .same : .beginning }
    let count = words.reduce(0) { $0 + $1.count }
    // What differs in form or in marks only is about as long.
    guard term.count > words.count, term.count <= count * 2 + 16 else { return .none }
    return likeness(of: String(decoding: term.dropFirst(), as: UTF8.self))
  }

  /// Where the words end that a term begins with as they are, with what separates them and follows; nil for another one.
  private func endOfWords(in term: [UInt8]) -> Int? {
    var position = 1
    for word in words {
      guard term.count - position >= word.count else { return nil }
      for offset in word.indices where term[position + offset] != word[offset] { return nil }
      position += word.count
      guard position < term.count else { continue }
      guard Self.separates(term[position]) else { return nil }
      while position < term.count, Self.separates(term[position]) { position += 1 }
    }
    return position
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "'") && byte &- 0x30 > 9 && (byte | 0x20) &- 0x61 > 25
  }
}

extension Condition {
  /// The free words that all must hold, and the function words between them, in the order of the query. Of an exact query those of a phrase are its words that
  /// stand beside it.
  fileprivate var askedWords: [WordPattern] {
    let words = askedWords(withPhrases: true)
    return words.contains { $0.mode == .exact } ? askedWords(withPhrases: false) : words
  }

  private func askedWords(withPhrases: Bool) -> [WordPattern] {
    switch self {
    case .word(let pattern): [pattern]
    case .phrase: withPhrases ? rankedWords : []
    case .all(let parts): parts.flatMap { $0.askedWords(withPhrases: withPhrases) }
    case .any(let parts) where isMetByAll: parts.flatMap { $0.askedWords(withPhrases: withPhrases) }
    case .any, .everything, .field, .not: []
    }
  }

  /// What it asks beside the free words that all must hold.
  var withoutAskedWords: Condition {
    switch self {
    case .word, .phrase: .everything
    case .all(let parts): .every(parts.map(\.withoutAskedWords))
    case .any, .everything, .field, .not: self
    }
  }
}
