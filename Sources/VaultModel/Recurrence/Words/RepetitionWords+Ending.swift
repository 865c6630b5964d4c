package import VaultSyntax

extension RepetitionWords {
  /// Where a rule stops.
  package enum Ending: Sendable, Hashable {
    /// After the last occurrence on or before a day.
    case until(LocalDate)
    /// After so many occurrences, 1 at least.
    case count(Int)

    /// The words of a rule that say so: `until 2026-12-01`, `10 times`, `10 разів`.
    package func text(in language: Language) -> String {
      switch self {
      case .until(let date):
        TimeLexicon.words.form(Int(RepetitionWord.until.rawValue), language) + " " + date.text
      case .count(let count): String(count) + " " + RepetitionSentence.times(count, language)
      }
    }
  }

  /// The same rule with an end; nil if it has one already.
  package func ending(_ ending: Ending) -> RepetitionWords? {
    guard rule.until == nil, rule.count == nil else { return nil }
    var words = self
    switch ending {
    case .until(let date): words.rule.until = .date(date)
    case .count(let count): words.rule.count = count
    }
    return words
  }

  /// How many times some words say, `10 times`, `for ten times`, `десять разів`; nil if they say anything else.
  package static func count(_ bytes: [UInt8], in range: ByteRange) -> Int? {
    var scanner = RepetitionScanner(bytes, in: range)
    var reader = RepetitionReader(scanner.scan()[...], bytes: bytes, range: range)
    guard case .word(.times)? = reader.tokens.last?.kind, (try? reader.readCount()) == true, reader.tokens.isEmpty
    else { return nil }
    return reader.draft.count
  }
}
