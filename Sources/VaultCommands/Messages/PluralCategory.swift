/// The cardinal plural category of a number (Unicode CLDR, plural rules; the same in all releases since 24).
package enum PluralCategory: Sendable, Hashable {
  case one, few, many, other

  /// The category of a whole number; the sign plays no part.
  package init(of number: Int, in language: Language) {
    switch language {
    case .english: self = number.magnitude == 1 ? .one : .other
    case .ukrainian: self = Self.slavic(number.magnitude)
    }
  }

  /// The category of a number as printed. With visible decimals (`1.5`, `2,0`) it is ``other``; so is a fraction
  /// (`1/2`, `½`), by usage, since CLDR has no rule for it.
  package init(ofPrinted number: String, in language: Language) {
    let digits = number.drop { $0 == "-" || $0 == "+" || $0 == "\u{2212}" }
    self = Int(digits).map { PluralCategory(of: $0, in: language) } ?? .other
  }

  private static func slavic(_ number: UInt) -> PluralCategory {
    switch (number % 10, number % 100) {
    case (1, let hundredth) where hundredth != 11: .one
    case (2...4, let hundredth) where !(12...14).contains(hundredth): .few
    default: .many
    }
  }

  /// Which of a language's forms, in the order one, few, many, other (English: one, other), stands for the category.
  func form(in language: Language, of forms: [Substring]) -> Substring {
    let position =
      switch (language, self) {
      case (_, .one): 0
      case (.english, _): 1
      case (.ukrainian, .few): 1
      case (.ukrainian, .many): 2
      case (.ukrainian, .other): 3
      }
    // The genitive singular of `other` is spelled as `few` in most nouns, which then leave the fourth form out.
    if forms.indices.contains(position) { return forms[position] }
    return self == .other && forms.count > 1 ? forms[1] : forms.last ?? ""
  }
}
