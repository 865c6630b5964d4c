import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// A whole note scaled: targets, patches, steps, text and facts.
@Suite struct ScaledRecipeTests {
  private static let note = """
    ---
    title: Pie
    servings: 4   # people
    lang: en
    ---

    **4 servings, 1.5 kg, 8 slices**

    ## Ingredients

    - *200 g* flour
    - 1 1/2 cups milk
    -   2-3   eggs
    - 1/2 tsp salt {fixed}

    ### Filling

    * *1 kg* sour apples {prep: sliced}
    * 50 g flour
    * 2 tbsp sugar

    ## Steps

    1. Mix 200 g flour with 1 1/2 cups of the milk; bake at 180 C for 40 minutes in a 26 cm tin.
    2. Add @sugar{2%tbsp} and 1 kg apples. Keep 1/2 tsp salt. Rest ~{30%min}, then cut 2 cm slices.
    3. Take a 2 l pot, 3 eggs and 500 g butter.
    """

  private let document = Document(Array(note.utf8))

  private func scaled(_ target: ScaleTarget, _ options: ScaleOptions = ScaleOptions()) throws -> ScaledRecipe {
    try ScaledRecipe(Recipe(document), of: document, to: target, options: options)
  }

  @Test func `the text is the list, with groups as headings`() throws {
    #expect(
      try scaled(ScaleTarget(servings: "6")).text == [
        "300 g flour", "2 1/4 cups milk", "3-4.5 eggs", "1/2 tsp salt", "", "### Filling",
        "1.5 kg sour apples, sliced", "75 g flour", "3 tbsp sugar",
      ])
  }

  @Test func `the Markdown is the note with other amounts and nothing else changed`() throws {
    var expected = Self.note
    for (old, new) in [
      ("servings: 4   #", "servings: 8   #"), ("**4 servings, 1.5 kg, 8 slices**", "**8 servings, 3 kg, 16 slices**"),
      ("*200 g* flour", "*400 g* flour"), ("- 1 1/2 cups milk", "- 3 cups milk"), ("-   2-3   eggs", "-   4-6   eggs"),
      ("*1 kg* sour", "*2 kg* sour"), ("* 50 g flour", "* 100 g flour"), ("* 2 tbsp sugar", "* 4 tbsp sugar"),
      ("Mix 200 g flour with 1 1/2 cups", "Mix 400 g flour with 3 cups"), ("{2%tbsp} and 1 kg", "{4%tbsp} and 2 kg"),
    ] {
      expected = expected.replacing(old, with: new)
    }
    let result = try scaled(ScaleTarget(servings: "8"))
    #expect(String(decoding: result.markdown, as: UTF8.self) == expected)
    #expect(result.patches.count == 15)
  }

  @Test func `scaling by one changes no byte`() throws {
    #expect(try scaled(ScaleTarget(factor: "1")).markdown == document.bytes)
    #expect(try scaled(ScaleTarget(factor: "1")).patches == [])
  }

  @Test func `scaling twice and then by half gives the note back`() throws {
    let twice = Document(try scaled(ScaleTarget(factor: "2")).markdown)
    let back = try ScaledRecipe(Recipe(twice), of: twice, to: ScaleTarget(factor: "1/2"))
    // 3 cups come back as 1.5: a whole number does not remember that it was a fraction.
    #expect(String(decoding: back.markdown, as: UTF8.self) == Self.note.replacing("1 1/2 cups", with: "1.5 cups"))
  }

  @Test(arguments: [
    ("3 kg", Rational(2)), ("750 g", Rational(1, over: 2) ?? 0), ("4 slices", Rational(1, over: 2) ?? 0),
    ("12", 3), ("2 servings", Rational(1, over: 2) ?? 0), ("1 slice", Rational(1, over: 8) ?? 0),
  ])
  func `a yield in any convertible unit`(_ wanted: String, _ factor: Rational) throws {
    #expect(try scaled(ScaleTarget(yield: wanted)).factor.value == factor)
  }

  @Test(arguments: [
    // Both lines of flour together are 250 g.
    ("flour=500 g", Rational(2)), ("flour = 0.5 kg", 2), ("apples=500g", Rational(1, over: 2) ?? 0),
    ("sour apples=2 kg", 2), ("eggs=4", 2), ("egg=1", Rational(1, over: 2) ?? 0),
    ("sugar=6 tsp", 1),
  ])
  func `what one ingredient allows`(_ text: String, _ factor: Rational) throws {
    #expect(try scaled(ScaleTarget(by: text)).factor.value == factor)
  }

  @Test(arguments: [("борошно=1 кг", Rational(2)), ("масло = 25 г", Rational(1, over: 2) ?? 0), ("яйця=6", 3)])
  func `what one ingredient allows, in whatever case it stands`(_ text: String, _ factor: Rational) throws {
    let note = "## Інгредієнти\n\n- 500 г борошна\n- 50 г вершкового масла\n- 2 яйця\n"
    let document = Document(Array(note.utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, to: ScaleTarget(by: text))
    #expect(scaled.factor.value == factor)
  }

  @Test func `targets that cannot be reached say why`() throws {
    let plain = Document(Array("## Ingredients\n\n- 1 red onion\n- 2 white onions\n- salt\n".utf8))
    let recipe = Recipe(plain)
    func error(_ target: ScaleTarget, of document: Document, _ recipe: Recipe) -> ScaleError? {
      do throws(ScaleError) {
        _ = try ScaledRecipe(recipe, of: document, to: target)
        return nil
      } catch { return error }
    }
    #expect(error(.servings(4), of: plain, recipe) == .noServings)
    #expect(try error(ScaleTarget(yield: "3 l"), of: plain, recipe) == .noServings)
    #expect(
      try error(ScaleTarget(by: "onion=4"), of: plain, recipe)
        == .ingredientAmbiguous(name: "onion", names: ["red onion", "white onions"]))
    #expect(
      try error(ScaleTarget(by: "beans=4"), of: plain, recipe)
        == .ingredientNotFound(name: "beans", names: ["red onion", "white onions", "salt"]))
    #expect(try error(ScaleTarget(by: "salt=4 g"), of: plain, recipe) == .ingredientDoesNotScale(name: "salt"))
    #expect(
      try error(ScaleTarget(by: "red onion=4 g"), of: plain, recipe)
        == .ingredientNotComparable(name: "red onion", amount: "1", wanted: "4 g"))
    #expect(
      try error(ScaleTarget(yield: "3 l"), of: document, Recipe(document))
        == .yieldNotComparable(wanted: "3 l", yields: ["4", "1.5 kg", "8 slices"]))
    #expect(throws: ScaleError.notAnAssignment("flour")) { try ScaleTarget(by: "flour") }
  }

  @Test func `the steps are checked against the list`() throws {
    let note = """
      ## Ingredients

      - 400 g beetroot
      - 1 l water
      - 2 tbsp oil

      ## Steps

      1. Fry 300 g beetroot in 1 tbsp oil.
      2. Add 200 g beetroot, 500 ml water and @vinegar{1%tbsp}.
      """
    let document = Document(Array(note.utf8))
    let findings = Recipe(document).stepFindings(in: document)
    #expect(findings.map(\.food) == ["beetroot", "vinegar"])
    #expect(findings.map(\.kind) == [.moreThanList("400 g"), .notInList])
  }

  @Test(arguments: [
    ("Додати 400 г буряків.", "Додати 800 г буряків."),
    ("Влити 1,5 л гарячої води.", "Влити 3 л гарячої води."),
    ("Варити 20 хвилин при 180 °C.", "Варити 20 хвилин при 180 °C."),
    ("Додати 2–3 ст. л. олії й 1 ч. л. солі.", "Додати 4–6 ст. л. олії й 2 ч. л. солі."),
    ("У банку на 3 л скласти буряк.", "У банку на 3 л скласти буряк."),
    ("На 1 л води взяти 2 ст. л. солі.", "На 2 л води взяти 4 ст. л. солі."),
  ])
  func `Ukrainian steps scale whatever the case of the food`(_ step: String, _ expected: String) throws {
    let head = "---\nlang: uk\n---\n\n## Інгредієнти\n\n- буряк\n- вода\n- олія\n- сіль\n\n## Приготування\n\n1. "
    let document = Document(Array((head + step).utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(2))
    #expect(String(decoding: scaled.markdown, as: UTF8.self) == head + expected)
  }

  @Test(arguments: [
    ("Put 200 g of the soft butter in.", "Put 400 g of the soft butter in."),
    ("Stir (1 cup milk) in.", "Stir (2 cup milk) in."),
    ("Melt 1/2 stick butter, then 30 g more.", "Melt 1 stick butter, then 30 g more."),
    ("Cut a 200 g butter block.", "Cut a 200 g butter block."),
    ("Open a 400 g can of tomatoes.", "Open a 400 g can of tomatoes."),
    ("Fill the 2 l pot of milk.", "Fill the 2 l pot of milk."),
    ("Heat to 180 C butter side up, 350 °F, 5 cm butter.", "Heat to 180 C butter side up, 350 °F, 5 cm butter."),
    ("Wait 10 minutes. Butter the 20 cm tin.", "Wait 10 minutes. Butter the 20 cm tin."),
    ("Take 2 tbsp pepper or 2 eggs.", "Take 2 tbsp pepper or 2 eggs."),
    ("Mix 200 g, soft butter.", "Mix 200 g, soft butter."),
    ("Use @butter{=50%g} and @milk{1 cup} with ~{5%min}.", "Use @butter{=50%g} and @milk{2 cup} with ~{5%min}."),
  ])
  func `a step scales what a unit and a food of the list follow`(_ step: String, _ expected: String) throws {
    let head = "## Ingredients\n\n- butter\n- milk\n- tomatoes\n\n## Steps\n\n1. "
    let document = Document(Array((head + step).utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(2))
    #expect(String(decoding: scaled.markdown, as: UTF8.self) == head + expected)
  }

  @Test func `the facts name everything for programs`() throws {
    let facts = try scaled(ScaleTarget(servings: "6")).facts
    #expect(facts.title == "Pie")
    #expect(facts.factor == "3/2")
    #expect(facts.servings == "6")
    #expect(facts.yields == ["6", "2.25 kg", "12 slices"])
    #expect(facts.groups.map(\.title) == [nil, "Filling"])
    let eggs = facts.groups[0].ingredients[2]
    #expect(eggs.amount == "3-4.5" && eggs.value == "3" && eggs.upperValue == "4.5" && eggs.unit == nil)
    #expect(facts.groups[0].ingredients[3].flags == ["fixed"])
    #expect(facts.groups[1].ingredients[0].preparation == "sliced")
  }
}
