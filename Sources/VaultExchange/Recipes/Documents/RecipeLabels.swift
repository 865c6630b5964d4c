import VaultModel
import VaultSyntax

/// The words that a printed recipe has around what its author wrote, in the recipe's language.
struct RecipeLabels: Sendable, Hashable {
  let language: Language

  /// The words of a recipe's own language; of one that vault has no words for, English.
  init(of recipe: ExchangeRecipe) {
    language = recipe.details.language.flatMap { Language(tag: $0) } ?? Self.guess(recipe)
  }

  var ingredients: String { word("Ingredients", "Інгредієнти", "Ингредиенты") }
  var method: String { word("Method", "Приготування", "Приготовление") }
  var makes: String { word("Makes", "Вихід", "Выход") }
  var servings: String { word("Servings", "Порцій", "Порций") }
  var preparation: String { word("Prep time", "Час підготовки", "Время подготовки") }
  var cooking: String { word("Cook time", "Час варіння", "Время варки") }
  var total: String { word("Total time", "Загальний час", "Общее время") }
  var author: String { word("Recipe by", "Автор", "Автор") }
  var source: String { word("Source", "Джерело", "Источник") }

  /// Facts about a recipe, each with its label, in the order they are printed.
  func facts(of recipe: ExchangeRecipe) -> [(label: String, value: String)] {
    let details = recipe.details
    var facts = recipe.yields.map { yield -> (String, String) in
      let text = yield.text.inOneLine
      let isPeople = yield.unit.isEmpty || RecipeYield.countsPeople(yield.unit)
      return isPeople ? (servings, yield.number.inOneLine) : (makes, text)
    }
    let times = [(preparation, details.preparation), (cooking, details.cooking), (total, details.total)]
    facts += times.compactMap { label, span in span.map { (label, $0.text) } }
    if let author = details.author { facts.append((self.author, author.inOneLine)) }
    if let source = details.source { facts.append((self.source, source.inOneLine)) }
    return facts.map { (label: $0.0, value: $0.1) }
  }

  private func word(_ english: String, _ ukrainian: String, _ russian: String) -> String {
    switch language {
    case .english: english
    case .ukrainian: ukrainian
    case .russian: russian
    }
  }

  /// By the letters: a title in Cyrillic is Ukrainian.
  private static func guess(_ recipe: ExchangeRecipe) -> Language {
    recipe.title.unicodeScalars.contains { 0x400..<0x530 ~= $0.value } ? .ukrainian : .english
  }
}
