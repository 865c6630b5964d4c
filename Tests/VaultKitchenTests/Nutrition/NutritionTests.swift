import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// What a serving holds.
@Suite struct NutritionTests {
  private static func food(_ text: String) -> Food {
    Note(Document(Array("---\n\(text)\n---\n".utf8)), context: ReadingContext(folderType: .food)).food
  }

  static let foods = [
    food(
      "title: flour\nnutrition: {energy: 364 kcal, protein: 10 g, Fibre: 2.7 g}\nconversions: [1 cup = 120 g]"),
    food(
      "title: egg\nnames: {en: [egg, eggs]}\nnutrition: {energy: 418.4 kJ, білки: 12.6}\nconversions: [1 piece = 50 g]"
    ),
    food("title: salt\nnutrition: {sodium: 38758 mg, iodine: some}"),
    food("title: honey\nnutrition: {Energy: 300, vitamin Q: 2 IU}"),
  ]

  private static func nutrition(_ lines: String, head: String = "servings: 2\n") throws -> (Nutrition, [FoodNeed]) {
    let text = "---\n\(head)---\n\n# R\n\n## Ingredients\n\n\(lines)\n\n## Steps\n\nCook.\n"
    let note = Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .recipe))
    let recipe = Recipe(note)
    let book = FoodBook(notes: foods)
    let needs = try RecipeNeeds(recipe, of: note.document, book).needs
    return (Nutrition(of: needs, per: recipe.servings?.value, stated: note.nutrients, foods: foods, book), needs)
  }

  /// Name, value per serving, unit, and the ingredients that are not in it.
  private static func rows(_ lines: String, head: String = "servings: 2\n") throws -> [String] {
    let (nutrition, needs) = try nutrition(lines, head: head)
    return nutrition.figures.map { figure in
      let value = figure.value.decimal(upTo: 4) ?? "?"
      let unknown = figure.unknown.map { needs[$0].text }.joined(separator: ", ")
      return "\(figure.kind?.name ?? figure.name) \(value) \(figure.unit) -\(unknown)"
    }
  }

  @Test func `is the sum of what the foods hold, by weight, over the servings`() throws {
    // 200 g of flour hold 728 kcal, 20 g of protein and 5.4 g of fibre; two eggs weigh 100 g, which hold
    // 418.4 kJ = 100 kcal and 12.6 g of protein. Half of each sum is a serving.
    let rows = try Self.rows("- 200 g flour\n- 2 eggs")
    #expect(rows == ["energy 414 kcal -", "fibre 2.7 g -2 eggs", "protein 16.3 g -"])
  }

  @Test(arguments: [
    // A cup of flour is 120 g by its note; a unit that vault does not know weighs nothing that it knows.
    ("- 1 cup flour", ["energy 218.4 kcal -", "fibre 1.62 g -", "protein 6 g -"]),
    // What the line says its cup weighs comes before the note.
    ("- 1 cup (150 g) flour", ["energy 273 kcal -", "fibre 2.025 g -", "protein 7.5 g -"]),
    (
      "- 100 g flour\n- 2 knobs honey",
      ["energy 182 kcal -2 knobs honey", "fibre 1.35 g -2 knobs honey", "protein 5 g -2 knobs honey"]
    ),
    // Unknown is no zero: to taste, without an amount, of a food without a note.
    (
      "- 100 g honey\n- salt to taste\n- 1 onion",
      [
        "energy 150 kcal -salt, 1 onion", "vitamin Q 1 IU -salt, 1 onion",
      ]
    ),
    // Water holds nothing, and what is optional is left out.
    ("- 100 g honey\n- 1 l water\n- 100 g flour {optional}", ["energy 150 kcal -", "vitamin Q 1 IU -"]),
    ("- 10 g salt", ["sodium 1.9379 g -"]), ("- 2 onions", []), ("- 1 l water", []),
  ])
  func `says whose figures nobody knows`(lines: String, rows: [String]) throws {
    #expect(try Self.rows(lines) == rows)
  }

  @Test func `a figure of the recipe's own counts as it stands`() throws {
    #expect(
      try Self.rows("- 200 g flour\n- 2 onions", head: "servings: 2\nnutrition: {calories: 500, fat: 1.5 g}\n") == [
        "energy 500 kcal -", "fat 1.5 g -", "fibre 2.7 g -2 onions", "protein 10 g -2 onions",
      ])
  }

  @Test func `of a recipe that does not say for how many it is of all of it`() throws {
    let (nutrition, _) = try Self.nutrition("- 100 g flour\n- 1 egg {optional}", head: "")
    #expect(nutrition.servings == nil && nutrition.optional == [1])
    #expect(nutrition.figures.map(\.value) == [364, Rational(27, over: 10), 10])
    #expect(nutrition.figures.map(\.source) == [.foods, .foods, .foods])
  }
}
