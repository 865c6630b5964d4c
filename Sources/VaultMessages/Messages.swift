package import VaultModel
package import VaultSyntax

/// The sentences of one language.
///
/// ```swift
/// let messages = Messages(.ukrainian)
/// messages(.unknownCommand, [.text("serach")])  // немає команди «serach»
/// ```
package struct Messages: Sendable {
  package let language: MessageLanguage
  private let foods: FoodWords
  /// What calls that are proposed carry on of the one that was made.
  package var carried = CarriedOptions()

  package init(_ language: MessageLanguage, foods: FoodWords = FoodWords()) {
    self.language = language
    self.foods = foods
  }

  /// The words of a language for what the room of foods calls by English names; without it these names.
  package struct FoodWords: Sendable {
    /// The word for a food.
    package var food: @Sendable (_ title: String, Language) -> String = { title, _ in title }
    /// The word for what foods are or contain, such as `milk`.
    package var fact: @Sendable (_ name: String, Language) -> String = { name, _ in name }

    package init() {}
  }

  /// The sentence of a key, with its values in place.
  package func callAsFunction(_ key: MessageKey, _ values: [MessageValue] = []) -> String {
    MessageTemplate(key.text(in: language).description).filled(with: values, by: self)
  }

  /// The sentence of a remark.
  package func callAsFunction(_ remark: Remark) -> String { self(remark.key, remark.values) }

  /// The sentence of a diagnostic; `values` stand in it instead of the diagnostic's own, which are plain text.
  package func sentence(for diagnostic: Diagnostic, values: [MessageValue]? = nil) -> String {
    let sentence = self(diagnostic.code.sentence, values ?? self.values(of: diagnostic))
    guard !diagnostic.suggestions.isEmpty else { return sentence }
    return sentence + "; " + self(.didYouMean, [.alternatives(diagnostic.suggestions)])
  }

  /// The values of a diagnostic; the names of what YAML expected, of diets and of what foods are become words.
  private func values(of diagnostic: Diagnostic) -> [MessageValue] {
    diagnostic.values.enumerated().map { place, value in
      switch (diagnostic.code, place) {
      case (.yamlSyntax, _):
        return YAMLExpectation(rawValue: value).map { .message($0.sentence) } ?? .text(value)
      case (.recipeDietContradicted, 0), (.recipeDietDepends, 0), (.recipeDietTraces, 0),
        (.recipeDietUnproved, 0):
        return .text(words(value, diet))
      case (.recipeDietContradicted, 2), (.recipeDietDepends, 2), (.recipeDietTraces, 2), (.recipeAllergenUnnamed, 1):
        return .text(words(value) { foods.fact($0, language.language) })
      case (.moneyOtherMonth, 0): return LocalDate(value).map { .day($0) } ?? .text(value)
      case (.moneyOtherMonth, 1):
        return LocalDate(value + "-01").map { .text(month(of: $0, .genitive)) } ?? .text(value)
      case (.recipeFoodDoubtful, 2):
        return .text(foods.food(value, language.language))
      case (.recipePublicUnapproved, 0):
        guard language == .ukrainian, let status = RecipeStatus(spelling: value) else { return .text(value) }
        return .text(status.spelling(like: "я"))
      default: return .text(value)
      }
    }
  }

  /// The names between commas as words.
  private func words(_ names: String, _ word: (String) -> String) -> String {
    names.split(separator: ",").map { word(String($0).trimmed) }.joined(separator: ", ")
  }

  /// The word for the diet with a name, such as `без горіхів`.
  package func diet(_ name: String) -> String {
    guard language == .ukrainian, let diet = Diet(spelling: name) else { return name }
    return diet.spelling(like: "я")
  }

  /// The word for a severity.
  package func label(of severity: Severity) -> String {
    switch severity {
    case .error: self(.labelError)
    case .warning: self(.labelWarning)
    case .hint: self(.labelHint)
    }
  }

  /// A value as it is printed.
  package func text(of value: MessageValue) -> String {
    switch value {
    case .text(let text): SafeText.line(text)
    case .count(let number): NumberText.whole(number, in: language)
    case .alternatives(let spellings): alternatives(spellings.map { quoted(SafeText.line($0)) })
    case .quoted(let texts): texts.map { SafeText.line(quoted($0)) }.joined(separator: ", ")
    case .list(let members): members.map { SafeText.line($0) }.joined(separator: ", ")
    case .day(let day): day.text(in: language)
    case .length(let span): NumberText.length(span, in: language)
    case .rule(let rule): SafeText.line(self.rule(rule))
    case .seconds(let duration): NumberText.seconds(duration, in: language)
    case .call(let words): SafeText.line(carried.call(words))
    case .sameCall(let words): SafeText.line(carried.call(words, isSame: true))
    case .message(let key, let values): self(key, values)
    case .phrases(let phrases): phrases.map { text(of: $0) }.joined(separator: ", ")
    case .diagnostic(let diagnostic): sentence(for: diagnostic)
    case .systemError(let number): SystemErrorText.text(of: number, by: self)
    }
  }

  /// The text in the language's quotation marks: `'a'`, `«a»`.
  package func quoted(_ text: String) -> String {
    switch language {
    case .english: "'\(text)'"
    case .ukrainian: "«\(text)»"
    }
  }

  private func alternatives(_ spellings: [String]) -> String {
    guard let last = spellings.last, spellings.count > 1 else { return spellings.last ?? "" }
    return "\(spellings.dropLast().joined(separator: ", ")) \(self(.wordOr)) \(last)"
  }
}
