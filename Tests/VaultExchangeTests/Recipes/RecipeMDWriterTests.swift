import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultSyntax
import VaultTestSupport

/// RecipeMD out: the strict reader reads again what was meant.
@Suite struct RecipeMDWriterTests {
  private static func read(_ text: String) throws -> ExchangeRecipe {
    try RecipeMDReader.recipe(of: Array(text.utf8))
  }

  /// What a note goes out as.
  private static func exported(_ note: String) -> String {
    let note = Note(Document(Array(note.utf8)), context: ReadingContext(folderType: .recipe))
    return RecipeMDWriter().text(of: ExchangeRecipe(Recipe(note), of: note))
  }

  @Test func `a recipe is written part by part`() {
    var recipe = ExchangeRecipe(title: "Tea #")
    recipe.description = "Hot."
    recipe.tags = ["hot", "1,5 l", "a, b"]
    recipe.yields = [ExchangeAmount("4", value: 4, unit: "cups"), ExchangeAmount("some", value: nil)]
    var salt = ExchangeIngredient("salt", amount: ExchangeAmount("to taste", value: nil))
    salt.isOptional = true
    recipe.ingredients = [
      ExchangeIngredient("water", amount: ExchangeAmount("1 1/2", value: Rational(3, over: 2), unit: "l")), salt,
      ExchangeIngredient("tea", link: "my tea.md"), ExchangeIngredient("*fresh* mint"),
    ]
    recipe.groups = [ExchangeGroup(title: "Top", ingredients: [ExchangeIngredient("lemon")])]
    recipe.instructions = "Boil.\n\n## Then\n\nPour."
    #expect(
      RecipeMDWriter().text(of: recipe) == ##"""
        # Tea \#

        Hot.

        *hot, 1,5 l, a b*

        **4 cups**

        ---

        - *1 1/2 l* water
        - salt, to taste {optional}
        - [tea](<my tea.md>)
        - <!-- -->*fresh* mint

        ## Top

        - lemon

        ---

        Boil.

        ## Then

        Pour.

        """##)
  }

  @Test(arguments: [
    "*all of it*", "**5 cups**", "Text.\n\n---\n\nMore.", "```\ncode", "~~~~ x\ncode\n```", "<!-- open", "<div>\n*x*",
    "<script>\nx", "# Heading\n\n- list\n  more", "> quote\n\n    code", "[a]: b",
  ])
  func `nothing in a description looks like another part`(_ description: String) throws {
    var recipe = ExchangeRecipe(title: "Tea")
    recipe.description = description
    recipe.tags = ["hot"]
    recipe.yields = [ExchangeAmount("1", value: 1, unit: "l")]
    recipe.ingredients = [ExchangeIngredient("water")]
    recipe.instructions = "Boil."
    let text = RecipeMDWriter().text(of: recipe)
    let read = try Self.read(text)
    #expect(read.tags == ["hot"] && read.yields == recipe.yields && read.ingredients == recipe.ingredients, "\(text)")
    #expect(read.instructions == "Boil.", "\(text)")
  }

  @Test(arguments: [
    // A note, and what a program that reads RecipeMD gets of it.
    (
      "---\nservings: 1\n---\n# Tea\n\n## Ingredients\n\n- 1 l water\n- *2 tsp* tea {prep: cut}\n- salt to taste\n\n## Steps\n\n1. Boil.\n",
      "# Tea\n\n**1 serving**\n\n---\n\n- *1 l* water\n- *2 tsp* tea {prep: cut}\n- salt, to taste\n\n---\n\n1. Boil.\n"
    ),
    (
      "---\ntitle: Чай\nlang: uk\nservings: 5\ntags: [теплий]\n---\nОпис.\n\n## Інгредієнти\n\n### Верх\n\n- 1 cup (240 ml) води\n\n## Приготування\n\nЗакип’ятити.\n",
      "# Чай\n\nОпис.\n\n*теплий*\n\n**5 порцій**\n\n---\n\n## Верх\n\n- *1 cup* (240 ml) води\n\n---\n\nЗакип’ятити.\n"
    ),
    (
      "# Tea\n\n## Ingredients\n\n- [tea](tea.md)\n- [[mint]]\n- ~200 g ice\n  - crushed\n\n## Steps\n\nMix.\n\n## Notes\n\nKeep cold.\n",
      "# Tea\n\n## Notes\n\nKeep cold.\n\n---\n\n- [tea](tea.md)\n- [[mint]]\n- ~200 g ice\n  - crushed\n\n---\n\nMix.\n"
    ),
  ])
  func `a note goes out with its amounts marked`(_ note: String, _ text: String) throws {
    #expect(Self.exported(note) == text)
    _ = try Self.read(text)
  }

  @Test(arguments: [
    "# Tea\n\nHot.\n\n*a, b*\n\n**5**\n\n---\n\n- *1 l* water\n- *½* lemon\n\n## Top\n\n- [mint](./mint.md)\n- *5 g*\n\n  of sugar\n\n---\n\nBoil.\n\n## Serve\n\nPour.\n",
    "Tea\n===\n\n   ```\n   code\n   ```\n\n---\n\n1. *1 1/2 cup* water\n2. salt\n",
  ])
  func `RecipeMD means the same after it was imported and exported`(_ text: String) throws {
    let found = try RecipeImport.recipes(in: Array(text.utf8), as: .recipeMD, named: "")
    #expect(found.map(\.body) == [Array(text.utf8)])
    #expect(try Self.read(Self.exported(text)) == Self.read(text))
  }

  @Test func `random recipes mean the same after they were written and read`() throws {
    let words = ["water", "*x* y", "[a](b)", "1 l", "#c", "d, e", "ß", "2,5", "`q`", "f_g", "a\\*b", "- h", "і"]
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      func word() -> String { words.randomElement(using: &random) ?? "" }
      var recipe = ExchangeRecipe(title: word())
      recipe.description = (0..<Int.random(in: 0...3, using: &random)).map { _ in "t " + word() }.joined(
        separator: "\n\n")
      recipe.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in "t" + word() }
      recipe.ingredients = (0..<3).map { _ in
        ExchangeIngredient(
          word(), amount: Bool.random(using: &random) ? ExchangeAmount("2", value: 2, unit: word()) : nil)
      }
      recipe.groups = [ExchangeGroup(title: word(), ingredients: [ExchangeIngredient("i " + word())])]
      recipe.instructions = (0..<Int.random(in: 0...2, using: &random)).map { _ in word() }.joined(separator: "\n\n")
      let once = RecipeMDWriter().text(of: recipe)
      let read = try Self.read(once)
      #expect(RecipeMDWriter().text(of: read) == once, "seed \(seed)")
      #expect(read.ingredients.count == 3 && read.groups.count == 1, "seed \(seed): \(once)")
    }
  }
}
