import VaultSyntax

/// Free text: words, phrases, prefixes and words with a typing error.
extension QueryReading {
  /// The condition of an unquoted word: `cream`, `cream*`, `crem~`, `gluten-free`; nil when it holds no letter.
  func words(_ text: String, at range: ByteRange) -> Condition? {
    let patterns = patterns(text, at: range)
    switch patterns.count {
    case 0: return nil
    case 1: return .word(patterns[0])
    default:
      let isPhrase = patterns.allSatisfy { $0.mode == .stem || $0.mode == .exact }
      return isPhrase ? phrase(text, at: range) : .all(patterns.map(Condition.word))
    }
  }

  /// The words of `text`; the last one's mode is told by a `*` or `~` at the end.
  func patterns(_ text: String, at range: ByteRange) -> [WordPattern] {
    var found: [WordPattern] = []
    let bytes = Array(text.utf8)
    var scanner = WordScanner(ByteRange(0, bytes.count))
    var word = FoldedWord()
    while scanner.next(in: bytes.span, into: &word) {
      let exact = parser.isExact ? String(decoding: TextFolding.exactWord(bytes, in: word.range), as: UTF8.self) : nil
      found.append(WordPattern(text: exact ?? word.text, mode: exact == nil ? .stem : .exact, range: range))
    }
    if let last = found.indices.last, let mode = Self.mode(of: text) {
      found[last].mode = mode
      found[last].text = word.text
    }
    return found
  }

  private static func mode(of text: String) -> WordPattern.Mode? {
    switch text.utf8.last {
    case UInt8(ascii: "*"): .prefix
    case UInt8(ascii: "~"): .oneTypo
    default: nil
    }
  }

  /// The condition of quoted words: in this order and, in an exact query, each of them exactly.
  func phrase(_ text: String, at range: ByteRange) -> Condition? {
    let folded = WordForms.words(of: text)
    guard let first = folded.first else { return nil }
    var exact = parser.isExact ? patterns(text, at: range) : []
    for index in exact.indices { exact[index].mode = .exact }
    if folded.count > 1 {
      let phrase = Condition.phrase(folded)
      return exact.isEmpty ? phrase : .all([phrase] + exact.map(Condition.word))
    }
    return .word(exact.first ?? WordPattern(text: first, mode: .stem, range: range))
  }
}
