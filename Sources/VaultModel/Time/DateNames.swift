/// The words that dates are written with, for somebody who begins to write one.
package enum DateNames: Sendable, Hashable, CaseIterable {
  /// `today`, `friday`, `end of month`.
  case days
  /// `december`.
  case months
  /// `weekend`, `next month`.
  case spans

  /// Of each day, month or span what may be written for it in a language, the usual word first, without an article.
  package func spellings(in language: Language) -> [[String]] {
    lexicons.flatMap { lexicon in
      let forms = lexicon.forms.filter { $0.language == language && !$0.isAbbreviation && !$0.text.hasPrefix("the ") }
      return Set(forms.map(\.number)).sorted().map { number in
        forms.filter { $0.number == number }.map { $0.text.lowercased() }
      }
    }
  }

  /// The usual word of a language for what `word` means; nil where it means none of these.
  package static func name(_ word: String, in language: Language) -> String? {
    allCases.lazy.flatMap(\.lexicons).compactMap { lexicon in
      lexicon.number(word).map { lexicon.form($0, language).lowercased() }
    }.first
  }

  private var lexicons: [TimeLexicon] {
    switch self {
    case .days: [.days, .weekdays]
    case .months: [.months]
    case .spans: [.spans]
    }
  }
}
