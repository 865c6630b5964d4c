package import VaultSyntax

extension RepetitionWords {
  /// The longest rule at a position of a sentence, with the range of its words, for quick entry: in `Call Ann every
  /// week on mon about taxes` it is `every week on mon`.
  ///
  /// It begins with a word that says how often, `every` or `щодня`, or has one inside: `last friday of every month`. The
  /// word at the position has to begin there. O(n²) in the words that follow, of which 40 are looked at.
  package static func longestMatch(in bytes: [UInt8], at position: Int) -> (range: ByteRange, rule: RepetitionWords)? {
    longestMatch(in: bytes, range: ByteRange(0, bytes.count), at: position)
  }

  /// The same within a range, such as one line of a note.
  package static func longestMatch(
    in bytes: [UInt8], range: ByteRange, at position: Int
  ) -> (range: ByteRange, rule: RepetitionWords)? {
    guard range.lower...range.upper ~= position, range.upper <= bytes.count else { return nil }
    let rest = ByteRange(position, min(range.upper, position + 512))
    var scanner = RepetitionScanner(bytes, in: rest)
    let tokens = scanner.scan(atMost: 40)[...]
    guard let first = tokens.first, first.range.lower == position, tokens.mayBeginRule else { return nil }
    for count in stride(from: tokens.count, to: 0, by: -1) {
      let candidate = tokens.prefix(count)
      guard let last = candidate.last, !last.isOpen else { continue }
      var reader = RepetitionReader(candidate, bytes: bytes, range: ByteRange(position, last.range.upper))
      if let words = try? reader.words(), reader.draft.saysEvery { return (words.range, words) }
    }
    return nil
  }
}

extension Collection<RepetitionToken> {
  /// Whether a rule in a sentence may begin with them.
  fileprivate var mayBeginRule: Bool {
    switch first?.kind {
    // `1 числа кожного місяця`
    case .number: if case .word(.date)? = dropFirst().first?.kind { true } else { false }
    case .word(.every), .word(.everySoMany), .adverb, .everyKind, .everyWeekday, .ordinal, .word(.on): true
    default: false
    }
  }
}

extension RepetitionToken {
  /// Whether no rule ends with it.
  fileprivate var isOpen: Bool {
    switch kind {
    case .comma, .unknown, .time, .noSuchDay, .word(.and), .word(.on), .word(.of), .word(.every): true
    default: false
    }
  }
}
