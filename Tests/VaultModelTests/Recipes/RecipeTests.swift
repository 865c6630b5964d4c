import Testing
import VaultModel
import VaultSyntax

/// The values of a recipe: what the front matter and the lines say.
@Suite struct RecipeTests {
  private static let borshch = """
    ---
    title: Борщ
    servings: 4
    time: {prep: 30m, cook: 1h30m}
    category: Soup
    difficulty: medium
    diets: [vegetarian, безмолочна, strange]
    allergens: celery, milk
    rating: 5
    status: approved
    public: true
    tags: [winter]
    ---

    # Borshch

    *Winter, soup*

    **6 servings, 3 l**

    ---

    - *1,5 kg* beetroot {prep: cut into strips, optional}
    - [x] *3* cloves garlic {max: 4, round: up, fixed}
    - 2 cups (480 ml) stock, to taste
    - [rolls](rolls.md) {or: bread}
    - salt to taste

    ---

    Boil @water{3%l} in a #pot{} for ~{40%min}. Lock @salt{=1%tsp}.
    """

  private let document = Document(Array(borshch.utf8))
  private var recipe: Recipe { Recipe(document) }

  @Test func `front matter wins over the body, and tags are the union`() {
    #expect(recipe.title == "Борщ")
    #expect(recipe.tags == ["winter", "soup"])
    #expect(recipe.servings?.value == 4)
    #expect(recipe.yields.map { document.text($0.range) } == ["4", "3 l"])
    #expect(recipe.writtenYields.map { document.text($0.range) } == ["4", "6 servings", "3 l"])
    #expect(recipe.diagnostics.map(\.code) == [.recipeTitlesDiffer, .recipeServingsDiffer])
    #expect(recipe.diagnostics.map(\.values) == [["Борщ", "Borshch"], ["4", "6 servings"]])
  }

  @Test func `the other keys are typed, and what cannot be read is absent`() {
    let details = recipe.details
    #expect(details.time.total == TimeSpan(seconds: 7200))
    #expect(details.category == "Soup")
    #expect(details.difficulty == .medium)
    #expect(details.diets == [.vegetarian, .dairyFree])
    #expect(details.allergens == ["celery", "milk"])
    #expect(details.rating == 5)
    #expect(details.status == .approved)
    #expect(details.isPublic)
    #expect(!details.isAI)
  }

  @Test func `an ingredient has amount, name, link and attributes`() {
    let lines = recipe.ingredients
    #expect(
      lines.map { document.text($0.name) } == [
        "beetroot", "cloves garlic", "stock, to taste", "[rolls](rolls.md)", "salt",
      ])
    #expect(lines.map { document.text($0.amountRange) } == ["*1,5 kg*", "*3*", "2 cups", "", "to taste"])
    #expect(lines[0].quantity?.amount?.value == Rational(3, over: 2))
    #expect(lines[0].quantity?.unit == .kilogram)
    #expect(lines[0].attributes.preparation == "cut into strips")
    #expect(lines[0].attributes.isOptional)
    #expect(lines[1].checkbox == .done)
    #expect(lines[1].attributes.maximum?.amount?.value == 4)
    #expect(lines[1].attributes.roundsUp && lines[1].attributes.isFixed)
    #expect(lines[2].quantity?.parts.map(\.quantity.unit) == [.millilitre])
    #expect(document.text(lines[3].plainName) == "rolls")
    #expect(lines[3].attributes.substitute == "bread")
    #expect(lines[4].quantity?.magnitude == .text)
  }

  @Test func `Cooklang marks in the steps are amounts, cookware and timers`() {
    let marks = recipe.marks
    #expect(marks.map(\.mark.kind) == [.ingredient, .cookware, .timer, .ingredient])
    #expect(marks.map { document.text($0.mark.name) } == ["water", "pot", "", "salt"])
    #expect(marks[0].quantity?.unit == .litre)
    #expect(marks.map(\.isFixed) == [false, false, false, true])
  }

  @Test(arguments: [
    ("4", Rational(4), true), ("4-6", 4, true), ("4 порції", 4, true), ("\"3 l\"", 3, false), ("8 pancakes", 8, false),
    ("1,5 л", Rational(3, over: 2) ?? 0, false),
  ])
  func `servings are a number, a range or a yield`(_ written: String, _ value: Rational, _ isServings: Bool) {
    let recipe = Recipe(Document(Array("---\nservings: \(written)\n---\n".utf8)))
    #expect(recipe.yields.first?.value == value)
    #expect(recipe.yields.first?.isServings == isServings)
  }
}
