package import VaultModel

/// A recipe on its way from one format to another: what it says, without the syntax of either.
///
/// ```swift
/// let recipe = try RecipeMDReader.recipe(of: bytes)
/// recipe.title                       // "Guacamole"
/// recipe.ingredients[0].name         // "avocado"
/// let cook = CooklangWriter.text(of: recipe)
/// ```
///
/// Running text is Markdown: a reader of a format without markup escapes what Markdown would take for its own.
package struct ExchangeRecipe: Sendable, Hashable {
  /// The title: one line of Markdown.
  package var title: String
  /// What stands before the ingredients, as blocks of Markdown; empty if there is nothing.
  package var description = ""
  package var tags: [String] = []
  /// What the recipe makes, the servings among it.
  package var yields: [ExchangeAmount] = []
  /// The ingredients above the first heading of the list.
  package var ingredients: [ExchangeIngredient] = []
  /// The ingredients below headings, which may be nested.
  package var groups: [ExchangeGroup] = []
  /// The steps, as blocks of Markdown; empty if there are none.
  package var instructions = ""
  /// What has no place in the text of a recipe.
  package var details = ExchangeDetails()

  package init(title: String) { self.title = title }

  /// All ingredients in the order of the list.
  package var allIngredients: [ExchangeIngredient] { ingredients + groups.flatMap(\.allIngredients) }

  /// The groups with their ingredients and how deep each is nested, in the order of the list; the ingredients above the
  /// first heading come first, under an empty title.
  package var outline: [(title: String, depth: Int, ingredients: [ExchangeIngredient])] {
    var outline = ingredients.isEmpty ? [] : [(title: "", depth: 0, ingredients: ingredients)]
    var waiting = groups.reversed().map { (group: $0, depth: 1) }
    while let (group, depth) = waiting.popLast() {
      outline.append((group.title, depth, group.ingredients))
      waiting += group.groups.reversed().map { (group: $0, depth: depth + 1) }
    }
    return outline
  }
}

/// Some ingredients under one heading, and the groups below it.
package struct ExchangeGroup: Sendable, Hashable {
  /// The heading: one line of Markdown.
  package var title: String
  package var ingredients: [ExchangeIngredient] = []
  package var groups: [ExchangeGroup] = []

  package init(title: String, ingredients: [ExchangeIngredient] = []) {
    self.title = title
    self.ingredients = ingredients
  }

  /// The group's ingredients, then those of the groups below it.
  package var allIngredients: [ExchangeIngredient] { ingredients + groups.flatMap(\.allIngredients) }
}

/// One ingredient.
package struct ExchangeIngredient: Sendable, Hashable {
  /// How much; nil if the recipe does not say.
  package var amount: ExchangeAmount?
  /// What it is, as Markdown; a name of several blocks keeps its line breaks.
  package var name: String
  /// Where its own recipe is, if the whole name links to one.
  package var link: String?
  /// What to do to it first, such as `chopped`.
  package var preparation: String?
  /// The amount never scales.
  package var isFixed = false
  /// The dish works without it.
  package var isOptional = false
  /// What stands in braces behind it in a note, as written, without the braces: `max: 3, prep: chopped`. Where there is
  /// something, it says what the three properties before this one say, and more.
  package var noteAttributes = ""

  package init(_ name: String, amount: ExchangeAmount? = nil, link: String? = nil) {
    self.name = name
    self.amount = amount
    self.link = link
  }

  /// The first line of the name.
  package var firstLine: String { String(name.prefix { !$0.isNewline }) }
}

/// How much of something: a number as written, or words where there is none, and a unit.
package struct ExchangeAmount: Sendable, Hashable {
  /// The number or range as written: `1 1/2`, `½`, `2-3`; words such as `some` where ``value`` is nil.
  package var number: String
  /// The number, of a range the first; nil for words, and for a number of more digits than exact arithmetic has.
  package var value: Rational?
  /// The unit as written; empty if there is none.
  package var unit: String

  package init(_ number: String, value: Rational?, unit: String = "") {
    self.number = number
    self.value = value
    self.unit = unit
  }

  /// Number and unit, one space between them.
  package var text: String { unit.isEmpty ? number : number + " " + unit }

  /// Whether another amount has the same number, however it is written, and the same unit.
  package func means(_ other: ExchangeAmount) -> Bool {
    guard unit == other.unit else { return false }
    if let value, let theirs = other.value { return value == theirs }
    return value == other.value && number == other.number
  }
}

/// What a recipe says beside its text: the keys of a note's front matter that other formats know.
package struct ExchangeDetails: Sendable, Hashable {
  /// Where the recipe comes from: an address, or words such as the title of a book.
  package var source: String?
  package var author: String?
  /// The addresses of pictures.
  package var images: [String] = []
  package var category: String?
  package var difficulty: String?
  package var diets: [String] = []
  /// The language of the text as a tag such as `uk`.
  package var language: String?
  package var preparation: TimeSpan?, cooking: TimeSpan?
  /// The whole time; nil if the recipe says no more than the parts.
  package var total: TimeSpan?

  /// Figures per serving under the names of a note, such as `energy` and `protein`; one value each.
  package var nutrition: [ExchangePair] = []

  /// What else it says, key by key; none of these keys means anything to a recipe of vault.
  package var further: [ExchangePair] = []

  package init() {}
}

/// A key that only one format knows, with its values.
package struct ExchangePair: Sendable, Hashable {
  package var key: String
  package var values: [String]

  package init(_ key: String, _ values: [String]) {
    self.key = key
    self.values = values
  }
}
