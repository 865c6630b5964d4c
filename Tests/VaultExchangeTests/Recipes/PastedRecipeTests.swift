import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultTestSupport

/// Plain text as people paste it: which line is what.
@Suite struct PastedRecipeTests {
  private static func recipe(_ text: String) throws -> ExchangeRecipe {
    try #require(try RecipeImport.recipes(in: Array(text.utf8), as: .text, named: "File").first).recipe
  }

  private static func lines(_ ingredients: [ExchangeIngredient]) -> [String] {
    ingredients.map { ($0.amount.map { "*\($0.text)* " } ?? "") + $0.name }
  }

  @Test func `headings begin the parts`() throws {
    let recipe = try Self.recipe(
      """
      Grandma's pancakes

      Serves 4 | Prep: 10 min | Cook time: 20 minutes
      Thin and quick.

      INGREDIENTS
      • 2 cups flour
      500 ml milk
      salt

      For the sauce:
      100 g sugar

      Method
      1. Whisk everything.
      2) Fry for 2 minutes
      on each side.

      Notes
      Best with jam.
      """)
    #expect(recipe.title == "Grandma's pancakes" && recipe.description == "Thin and quick.")
    #expect(recipe.yields.map(\.text) == ["4"])
    #expect(recipe.details.preparation?.text == "10m" && recipe.details.cooking?.text == "20m")
    #expect(Self.lines(recipe.ingredients) == ["*2 cups* flour", "*500 ml* milk", "salt"])
    #expect(
      recipe.groups.map(\.title) == ["For the sauce"] && Self.lines(recipe.allIngredients).last == "*100 g* sugar")
    #expect(
      recipe.instructions
        == "1. Whisk everything.\n2. Fry for 2 minutes on each side.\n\n## Notes\n\n1. Best with jam.")
  }

  @Test func `Ukrainian headings and lines are read alike`() throws {
    let recipe = try Self.recipe(
      """
      Борщ
      Порцій: 6
      Час приготування: 1 год 30 хв
      Складність: середньо
      Інгредієнти:
      Буряк – 2 шт.
      капуста 300 г
      сіль за смаком
      Для засмажки
      2 ст. л. олії
      Приготування:
      Натерти буряк.
      Зварити.
      """)
    #expect(recipe.title == "Борщ" && recipe.yields.map(\.text) == ["6"])
    #expect(recipe.details.total?.text == "1h30m" && recipe.details.difficulty == "середньо")
    #expect(Self.lines(recipe.ingredients) == ["*2 шт.* Буряк", "*300 г* капуста", "сіль за смаком"])
    #expect(recipe.groups.map(\.title) == ["Для засмажки"])
    #expect(recipe.instructions == "1. Натерти буряк.\n2. Зварити.")
  }

  @Test func `without headings the lines with amounts are the list`() throws {
    let recipe = try Self.recipe(
      """
      Bean stew

      An old recipe of ours.

      400 g beans
      1 onion, chopped
      2 tbsp oil
      salt

      Soak the beans over night in 2 l of cold water.
      Fry the onion in the oil and add the beans.
      """)
    #expect(recipe.title == "Bean stew" && recipe.description == "An old recipe of ours.")
    #expect(Self.lines(recipe.ingredients) == ["*400 g* beans", "*1* onion, chopped", "*2 tbsp* oil", "salt"])
    #expect(recipe.instructions.hasPrefix("1. Soak the beans over night in 2 l of cold water.\n2. Fry"))
  }

  @Test(arguments: [
    // One heading is enough, and the steps may come first.
    "Tea\nIngredients\n1 l water\n2 tsp tea\nBoil the water and pour it over the tea.",
    "Tea\n1 l water\n2 tsp tea\nDirections:\nBoil the water and pour it over the tea.",
    "# Tea\n## Steps\n1. Boil the water and pour it over the tea.\n## Ingredients\n- 1 l water\n- 2 tsp tea",
    "\u{FEFF}Tea\r\n\r\n----\r\nWhat you need:\r\n* 1 l water\r\n* 2 tsp tea\r\n\r\nHow to make it\r\nBoil the water and pour it over the tea.\r\n",
  ])
  func `a part is found however it is told`(_ text: String) throws {
    let recipe = try Self.recipe(text)
    #expect(recipe.title == "Tea")
    #expect(Self.lines(recipe.ingredients) == ["*1 l* water", "*2 tsp* tea"])
    #expect(recipe.instructions == "1. Boil the water and pour it over the tea.")
  }

  @Test func `times may stand below their labels`() throws {
    let recipe = try Self.recipe(
      "Tea\nPrep time\n5 minutes\nTotal time:\n10 minutes\n2 servings\nIngredients\n1 l water\nMethod\nBoil.")
    #expect(recipe.details.preparation?.text == "5m" && recipe.details.total?.text == "10m")
    #expect(recipe.yields.map(\.text) == ["2 servings"] && recipe.description.isEmpty)
  }

  @Test func `what is no recipe lacks its parts`() throws {
    let found = try RecipeImport.recipes(in: Array("Dear all,\n\nthe meeting is at 10.\n".utf8), as: .text, named: "x")
    #expect(found.first?.missing == .ingredients)
    #expect(try RecipeImport.recipes(in: [], as: .text, named: "").first?.missing == .title)
  }

  @Test func `what vault writes as Markdown reads as the same recipe`() throws {
    var recipe = try Self.recipe(
      "Tea\nServings: 2\nPrep time: 5 min\nFor the cold.\nIngredients\n1 l water\nOn top:\n2 leaves mint\nMethod\nBoil.\nTopping:\nPour."
    )
    recipe.details.language = nil
    #expect(try Self.recipe(RecipeExport.text(of: recipe, as: .markdown)).instructions == recipe.instructions)
    #expect(try Self.recipe(RecipeExport.text(of: recipe, as: .markdown)).groups == recipe.groups)
    #expect(try Self.recipe(RecipeExport.text(of: recipe, as: .markdown)).yields == recipe.yields)
  }

  @Test func `words at random give a recipe, whole or not`() {
    let pieces = [
      "Ingredients", "Method", "\n", "\n\n", "2 eggs", "1.", ":", "#", "•", "salt", "Serves 4", "Prep", "10 min", "|",
      "\u{0}",
      "Для соусу", "½", "(", "Boil it well, and then some more.",
    ]
    for seed in LongSearch.seeds(few: 150) {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? "\n" : " ")
      #expect(throws: Never.self, "seed \(seed): \(text.debugDescription)") { try Self.recipe(text) }
    }
  }
}
