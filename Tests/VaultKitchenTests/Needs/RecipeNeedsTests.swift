import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// What recipes need.
@Suite struct RecipeNeedsTests {
  static let flourNote = """
    ---
    title: Wheat flour
    type: food
    names: {en: [flour], uk: [борошно, борошна]}
    conversions: [1 cup = 120 g]
    substitutes: [oat flour]
    ---
    """
  static let book: FoodBook = {
    let note = Note(Document(Array(flourNote.utf8)), context: ReadingContext(folderType: .food))
    return FoodBook(notes: [note.food])
  }()

  static func needs(_ lines: String, servings: String? = nil, lang: String = "en") throws -> RecipeNeeds {
    let text = "---\nservings: 2\nlang: \(lang)\n---\n\n# R\n\n## Ingredients\n\n\(lines)\n\n## Steps\n\nCook.\n"
    let document = Document(Array(text.utf8))
    let target = try servings.map { try ScaleTarget(servings: $0) } ?? .factor(1)
    return try RecipeNeeds(Recipe(document), of: document, to: target, book)
  }

  @Test(arguments: [
    ("- juice of 2 lemons", "juice of 4 lemons"), ("- Butter 50 g", "100 g Butter"), ("- 2 lemons", "4 lemons"),
  ])
  func `an amount stands where it is written inside a line, else before the name`(line: String, text: String) throws {
    #expect(try Self.needs(line, servings: "4").needs.map(\.text) == [text])
  }

  @Test(arguments: [
    ("- 400 g flour", "en", "Wheat flour", [FoodAmount(400, .gram)]),
    ("- *400 g* flour, sifted", "en", "Wheat flour", [FoodAmount(400, .gram)]),
    ("- 2 склянки борошна", "uk", "Wheat flour", [FoodAmount(2, .glass)]),
    ("- борошно 500 г", "uk", "Wheat flour", [FoodAmount(500, .gram)]),
    ("- 3 eggs", "en", "egg", [FoodAmount(3, nil)]),
    ("- 2-3 carrots", "en", "carrot", [FoodAmount(2, nil)]),
    ("- 1 cup + 2 tbsp sugar", "en", "sugar", [FoodAmount(1, .cup), FoodAmount(2, .tablespoon)]),
    // Nobody knows whether blorps are a measure of sugar or a kind of it.
    ("- 2 blorps sugar", "en", "blorps sugar", [FoodAmount(2, nil)]),
    ("- *2 splashes* milk", "en", "milk", [FoodAmount(2, nil, unitText: "splashes")]),
    ("- sunflower oil for the pan", "en", "sunflower oil", []),
    ("- 0 g sugar", "en", "sugar", []),
  ])
  func `the food and how much of it`(line: String, lang: String, food: String, amounts: [FoodAmount]) throws {
    let need = try #require(try Self.needs(line, lang: lang).needs.first)
    #expect((need.food.known?.title ?? need.food.name) == food)
    #expect(need.amounts == amounts)
    #expect(!need.isToTaste && !need.isOptional)
  }

  @Test(arguments: ["- salt to taste", "- salt {to-taste}", "- сіль за смаком", "- *a little* salt"])
  func `to taste has no amount`(line: String) throws {
    let need = try #require(try Self.needs(line).needs.first)
    #expect(need.isToTaste && need.amounts.isEmpty)
    #expect(need.food.known?.title == "salt")
  }

  @Test func `amounts are those of the wanted servings, fixed ones stay`() throws {
    let needs = try Self.needs("- 100 g flour\n- 1 tsp salt {fixed}\n- 1 egg {max: 2}", servings: "6")
    #expect(needs.factor.value == 3)
    #expect(needs.needs.map(\.amounts) == [[FoodAmount(300, .gram)], [FoodAmount(1, .teaspoon)], [FoodAmount(2, nil)]])
    #expect(needs.needs.map(\.isFixed) == [false, true, false])
    #expect(needs.needs[0].text == "300 g flour")
  }

  @Test(arguments: [
    ("- 2 400 g cans tomatoes", [FoodAmount(4, .can)], [FoodAmount(1600, .gram)]),
    ("- 1 cup (240 ml) milk", [FoodAmount(2, .cup)], [FoodAmount(480, .millilitre)]),
    ("- flour (2 cups)", [FoodAmount(4, .cup)], []),
  ])
  func `the same in other units is kept beside it`(
    line: String, amounts: [FoodAmount], equivalents: [FoodAmount]
  ) throws {
    let need = try #require(try Self.needs(line, servings: "4").needs.first)
    #expect(need.amounts == amounts)
    #expect(need.equivalents == equivalents)
  }

  @Test func `what does instead, the line's own first`() throws {
    let needs = try Self.needs("- 1 cup flour {or: rice flour, optional}\n- 50 g butter or margarine").needs
    #expect(needs[0].substitutes.map(\.name) == ["rice flour", "oat flour"])
    #expect(needs[0].isOptional)
    #expect(needs[1].substitutes.map(\.name) == ["margarine"])
  }

  @Test func `foods that vault does not know are told by their names, in any number`() throws {
    let needs = try Self.needs("- 2 blue Wibbles\n- 1 blue wibble\n- 1 red wibble").needs
    #expect(needs[0].food == needs[1].food)
    #expect(needs[0].food != needs[2].food)
    #expect(needs[0].food.known == nil)
  }

  @Test func `another recipe is no food that its name contains`() throws {
    let needs = try Self.needs("- [garlic rolls](rolls.md) {optional}\n- [[flour]]").needs
    #expect(needs[0].food.known == nil)
    #expect(needs[1].food.known?.title == "Wheat flour")
  }

  @Test func `an amount with two readings is told, not guessed`() throws {
    let text = "## Ingredients\n\n- 1,500 cups flour\n"
    let document = Document(Array(text.utf8))
    let need = try #require(try RecipeNeeds(Recipe(document), of: document, Self.book).needs.first)
    #expect(need.unread == "1,500" && need.amounts.isEmpty)
  }

  @Test func `flour for the dough and flour for the board are one sum`() throws {
    let needs = try Self.needs("- 200 g flour\n- 1 cup flour\n- 1 cup flour {optional}")
    let flour = Self.book.food(named: "борошна")
    #expect(needs.total(of: flour, UnitMeasures()).amounts == [FoodAmount(320, .gram)])
    #expect(needs.total(of: flour, UnitMeasures(), withOptional: true).amounts == [FoodAmount(440, .gram)])
  }

  @Test func `a line says where it stands`() throws {
    let text = "# R\n\n## Ingredients\n\n- 1 egg {optional}\n- 400 g flour\n"
    let document = Document(Array(text.utf8))
    let needs = try RecipeNeeds(Recipe(document), of: document, Self.book)
    #expect(needs.needs.map { document.location(of: $0.line.lower).line } == [5, 6])
    #expect(needs.needs.map(\.ingredient) == [0, 1])
  }

  @Test(arguments: [
    "- ", "- **", "- ()", "- 99999999999999999999 g flour", "- 9223372036854775807 kg flour {max: 1}", "- {or: }",
    "- 1/0 egg", "- [[]]", "- [](x.md)", "- 1 cup (9223372036854775807 kg) flour", "- \u{301}\u{301} g \u{301}", "- +",
  ])
  func `no line traps`(line: String) {
    _ = try? Self.needs(line, servings: "999999")
  }
}
