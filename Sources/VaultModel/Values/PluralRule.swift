/// The grammatical number that a printed number asks for (CLDR cardinal categories).
package enum PluralCategory: UInt8, Sendable, Hashable, CaseIterable {
  case one, few, many
  /// In Ukrainian and Russian the genitive singular, which every number with visible decimals takes.
  case other
}

/// The cardinal plural rules of English, Ukrainian and Russian.
///
/// Origin: Unicode CLDR, the same since release 24.
/// Licence: Unicode License v3, https://www.unicode.org/license.txt. © Unicode, Inc.
extension Language {
  /// The category of a whole number. The sign plays no part.
  package func pluralCategory(of number: Int64) -> PluralCategory {
    if self == .english { return number.magnitude == 1 ? .one : .other }
    let isTeen = number.magnitude % 100 / 10 == 1
    switch number.magnitude % 10 {
    case 1 where !isTeen: return .one
    case 2...4 where !isTeen: return .few
    default: return .many
    }
  }

  /// The category of a number as it is written, because that decides and not its value: `1` and `1.0` differ.
  ///
  /// A fraction takes ``PluralCategory/other``, except in English up to one: `½ cup`, `1½ cups`.
  package func pluralCategory(of number: WrittenNumber) -> PluralCategory {
    switch number.notation.form {
    case .integer, .word: pluralCategory(of: number.value.numerator)
    case .decimal: .other
    case .slash, .vulgar: self == .english && number.value <= 1 ? .one : .other
    }
  }

  /// The category of printed text such as `21`, `1,5` or `≈0.33`; ``PluralCategory/other`` for what is no number.
  package func pluralCategory(ofPrinted text: String) -> PluralCategory {
    Self.read(text, in: self).map { pluralCategory(of: $0) } ?? .other
  }

  /// The category of a printed amount of a food. In English up to one is one, in decimals too, as cooks and the labels of
  /// food write it: `0.5 cup`, `½ cup`, `1.5 cups`.
  package func pluralCategory(ofAmount text: String) -> PluralCategory {
    guard let number = Self.read(text, in: self) else { return .other }
    return self == .english && number.value > 0 && number.value <= 1 ? .one : pluralCategory(of: number)
  }

  private static func read(_ text: String, in language: Language) -> WrittenNumber? {
    let digits = text.drop { $0 == "≈" || $0 == "~" }
    guard case .number(let number)? = NumberReading(parsing: String(digits), context: NumberContext(language)) else {
      return nil
    }
    return number
  }
}
