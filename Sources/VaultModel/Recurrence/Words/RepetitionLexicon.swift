import VaultSyntax

/// Every word of a rule, with what it may be.
struct RepetitionLexicon: Sendable {
  /// What a word says, and its language.
  typealias Meaning = (kind: RepetitionToken.Kind, language: Language?)

  static let shared = RepetitionLexicon()

  private var table = WordTable(capacity: 1024)
  private var meanings: [Meaning] = []

  /// Of equal words the first is meant, but for a name of both a day and a month.
  private init() {
    add(.adverbs) { number in
      RepetitionDayKind(rawValue: number).map { .everyKind($0) } ?? TimeUnit(rawValue: number).map { .adverb($0) }
    }
    add(.everyWeekday) { Weekday(rawValue: UInt8(clamping: $0)).map { .everyWeekday($0) } }
    add(.weekdays, areNames: true) { .name(weekday: Weekday(rawValue: UInt8(clamping: $0)), month: nil) }
    add(.months, areNames: true) { .name(weekday: nil, month: Int($0)) }
    add(.words) { number in
      switch RepetitionWord(rawValue: number) {
      case .weekdayKind?: .kind(.weekday)
      case .weekendKind?: .kind(.weekend)
      case .last?: .ordinal(-1)
      case .penultimate?: .ordinal(-2)
      case let word: word.map { .word($0) }
      }
    }
    add(.units) { TimeUnit(rawValue: $0).map { .unit($0) } }
    add(.ordinals) { .ordinal(Int($0)) }
    add(.numbers) { .number(Int($0)) }
  }

  private mutating func add(
    _ lexicon: TimeLexicon, areNames: Bool = false, _ kind: (UInt16) -> RepetitionToken.Kind?
  ) {
    for var form in lexicon.forms where areNames || form.language != nil {
      guard let kind = kind(UInt16(clamping: form.number)) else { continue }
      // A full stop behind another word is that of the sentence.
      form.isAbbreviation = form.isAbbreviation && areNames
      if case .name(_, let month?) = kind, let old = table.value(of: form), case .name(let day, _) = meanings[old].kind
      {
        meanings[old].kind = .name(weekday: day, month: month)
      } else {
        table.insert(form, value: meanings.count)
        meanings.append((kind, form.language ?? (form.text.utf8.allSatisfy { $0 < 0x80 } ? .english : .ukrainian)))
      }
    }
  }

  /// The longest words at the cursor with their meaning, and where they end.
  func longestMatch(_ cursor: ByteCursor) -> (meaning: Meaning, end: Int)? {
    table.longestMatch(cursor).map { (meanings[Int($0.value)], $0.end) }
  }
}
