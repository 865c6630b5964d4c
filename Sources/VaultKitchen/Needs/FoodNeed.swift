package import VaultModel
package import VaultSyntax

/// What one line of a recipe asks for, at some number of servings.
package struct FoodNeed: Sendable, Hashable {
  package var food: NamedFood
  /// How much, exactly: of a range the lower end. Several amounts are all to be taken (`1 cup plus 2 tbsp`); none when the
  /// line does not say.
  package var amounts: [FoodAmount] = []
  /// The same as ``amounts`` in other units: the 800 g of `2 400 g cans`, the 240 ml of `1 cup (240 ml)`.
  package var equivalents: [FoodAmount] = []
  /// A number that has two readings or too many digits, as written.
  package var unread: String?
  package var isOptional = false
  /// Whether the cook decides how much: `to taste`.
  package var isToTaste = false
  /// Whether it is the same at any number of servings.
  package var isFixed = false
  /// What does instead, the line's own before those of the food's note.
  package var substitutes: [NamedFood] = []
  /// The target of the link that the ingredient is; nil where it is none.
  package var link: String?
  /// Whether that link leads to a recipe of its own, which was not opened.
  package var isRecipe = false
  /// What is taken of whole pieces: the juice of `juice of 2 lemons`, which are 2 lemons; empty for the food itself.
  package var parts: Set<String> = []
  /// Whether the pieces that other lines take have these parts as well: the zest of the lemon whose juice is taken.
  package var isIncluded = false
  /// What is done to it, which chooses among the rows of the food: `diced`.
  package var preparations: [String] = []
  /// The line in the list with its amount at these servings: `400 g flour`.
  package var text = ""
  /// ``text`` with its words in the form for their numbers; nil where that is the same.
  var agreeingText: String?
  /// The number that its author wrote, the last one of a range.
  package var written: WrittenNumber?
  /// The language of what its author wrote, where it is known.
  package var language: Language?
  /// Its place in ``Recipe/ingredients``.
  package var ingredient = 0
  /// Where the line stands in the recipe's note.
  package var line = ByteRange(0, 0)
}

extension FoodNeed {
  /// ``text`` with the word for what is counted, or for its unit, in the form that its number asks for: `2 цибулі` and
  /// `2 дрібки солі` where the recipe has one.
  package var spokenText: String { agreeingText ?? text }

  /// The language of the food's name, which an amount before it is written in.
  package var nameLanguage: Language { ShopWords.language(of: food.name, within: language) }

  /// Whether a line of a list has the food's name in one of its forms, and no other words.
  func isForm(_ words: String) -> Bool {
    let own = ShopWords.safe(food.name)
    return words == own
      || ["1", "2", "5", "½"].contains { CountedFood.name(own, after: $0, written: written, in: language) == words }
  }

  /// The name of the food in the form that a number before it asks for.
  package func name(after number: String) -> String {
    CountedFood.name(food.name, after: number, written: written, in: language)
  }
}
