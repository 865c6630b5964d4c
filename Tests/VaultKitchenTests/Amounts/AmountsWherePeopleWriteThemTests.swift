import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Lines as people type them, scaled and bought.
@Suite struct AmountsWherePeopleWriteThemTests {
  private static let half = Rational(1, over: 2) ?? 1

  @Test(
    arguments: [(String, Language, String)]([
      ("Butter 50 g", .english, "Butter 100 g"), ("onions: 400g", .english, "onions: 800 g"),
      ("one egg", .english, "2 egg"), ("half a lemon", .english, "1 lemon"), ("two onions", .english, "4 onions"),
      ("a handful of parsley", .english, "2 handful of parsley"), ("pinch of salt", .english, "2 pinch of salt"),
      ("small handful thyme sprigs", .english, "2 small handful thyme sprigs"),
      ("juice of 1 lemon", .english, "juice of 2 lemon"), ("1 cup 2 tbsp milk", .english, "2 cup 4 tbsp milk"),
      ("1 cup + 2 tbsp milk", .english, "2 cup + 4 tbsp milk"), ("2 lb 3 oz pork", .english, "4 lb 6 oz pork"),
      ("1 kg 200 g flour", .english, "2 kg 400 g flour"), ("*1 kg 200 g* flour", .english, "2 kg 400 g flour"),
      ("1 (14 oz) can beans", .english, "2 (14 oz) can beans"), ("2 x 400 g tomatoes", .english, "4 x 400 g tomatoes"),
      ("2 cans (400 g) tomatoes", .english, "4 cans (400 g) tomatoes"),
      ("1 cup flour (120 g)", .english, "2 cup flour (240 g)"),
      ("4 fillets salmon (200 g each)", .english, "8 fillets salmon (200 g each)"),
      ("1 cup minus 2 tbsp cornmeal", .english, "2 cup minus 4 tbsp cornmeal"),
      ("one ¼-ounce packet gelatin", .english, "2 x ¼-ounce packet gelatin"),
      ("Картопля — 5 шт.", .ukrainian, "Картопля — 10 шт."), ("Капуста – пів качана", .ukrainian, "Капуста – 1 качана"),
      ("Сіль — за смаком", .ukrainian, "Сіль — за смаком"),
      ("М'ясо на кістці 700-800 гр", .ukrainian, "М'ясо на кістці 1400-1600 гр"),
      ("1 кг 200 г борошна", .ukrainian, "2 кг 400 г борошна"), ("пів лимона", .ukrainian, "1 лимона"),
      ("півсклянки цукру", .ukrainian, "1 склянки цукру"), ("щіпка солі", .ukrainian, "2 щіпка солі"),
      ("сік 1 лимона", .ukrainian, "сік 2 лимона"), ("Картофель — 5 шт.", .russian, "Картофель — 10 шт."),
      ("полстакана сахара", .russian, "1 стакана сахара"), ("пол-лимона", .russian, "1 лимона"),
    ]))
  func `doubled`(line: String, language: Language, doubled: String) throws {
    let answers = try AmountAnswers(line, times: 2, language)
    #expect(answers.text == doubled)
    #expect(answers.agree)
    #expect(answers.warnings == [])
  }

  @Test(arguments: [
    ("a pinch of salt", "2 pinches of salt"), ("half a cup milk", "1 cup milk"), ("пів склянки води", "1 склянка води"),
    ("жменя горіхів", "2 жмені горіхів"), ("5 garlic cloves", "10 garlic cloves"),
    ("1 cup + 2 tbsp milk", "2 cups + ¼ cup milk"),
  ])
  func `doubled in kitchen style, with the forms that go with numbers`(line: String, doubled: String) throws {
    let document = AmountAnswers.document(line)
    let language: Language = line.utf8.first ?? 0 < 0x80 ? .english : .ukrainian
    let options = ScaleOptions(style: .kitchen)
    let scaled = try ScaledRecipe(
      AmountAnswers.recipe(document, language), of: document, by: ScaleFactor(2), options: options)
    #expect(scaled.text == [doubled])
  }

  @Test func `a borshch as a Ukrainian types it scales whole`() throws {
    let note = """
      ---
      servings: 4
      lang: uk
      ---
      # Борщ

      ## Інгредієнти

      - Картопля — 5 шт.
      - Капуста – пів качана
      - Буряк: 2 шт. (середні)
      - Сіль — за смаком
      - М'ясо на кістці 700-800 гр
      - Кріп - пучок

      ## Приготування

      Варити.

      """
    let document = Document(Array(note.utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, to: ScaleTarget(servings: "8"))
    #expect(
      scaled.text.suffix(6) == [
        "Картопля — 10 шт.", "Капуста – 1 качана", "Буряк: 4 шт. (середні)", "Сіль — за смаком",
        "М'ясо на кістці 1400-1600 гр", "Кріп - 2 пучок",
      ])
    #expect(scaled.warnings == [])
    let needs = try RecipeNeeds(Recipe(document), of: document, to: ScaleTarget(servings: "8"), FoodBook()).needs
    #expect(
      needs.map(\.amounts) == [
        [FoodAmount(10, .piece)], [FoodAmount(1, .head)], [FoodAmount(4, .piece)], [], [FoodAmount(1400, .gram)],
        [FoodAmount(2, .bunch)],
      ])
    #expect(needs[3].isToTaste)
    #expect(
      needs.map(\.food.known?.title) == ["potato", "cabbage", "beetroot", "salt", needs[4].food.known?.title, "dill"])
  }

  @Test(arguments: [
    ("2 cups flour, plus 2 tbsp for dusting", []), ("9-inch pie crust", ["9-inch"]), ("400 g flour", []),
    ("salt to taste", []), ("spaghetti no. 5", []), ("1 kg 200 g flour", []), ("2 onions (about 300 g)", []),
    ("1 tbsp flour for every 2 cups stock", ["2 cups"]), ("1 lb beans, soaked 30 minutes", []),
  ])
  func `what is not scaled is said, with its line`(line: String, left: [String]) throws {
    #expect(try AmountAnswers(line, times: 2, .english).warnings == left.map { .amountNotScaled($0, line: line) })
    #expect(try AmountAnswers(line, times: 1, .english).warnings == [])
  }

  @Test(arguments: [
    ("400 g flour", nil), ("salt", "no-amount"), ("salt to taste", "to-taste"), ("1 tsp salt {fixed}", "fixed"),
  ])
  func `the JSON says why an amount stays`(line: String, reason: String?) throws {
    let document = AmountAnswers.document(line)
    let scaled = try ScaledRecipe(AmountAnswers.recipe(document, .english), of: document, by: ScaleFactor(2))
    #expect(scaled.facts.groups.first?.ingredients.first?.unscaled == reason)
  }

  @Test(arguments: [
    ("1/3 cup honey, plus more for drizzling, if desired", false),
    ("1/3 cup honey plus more for drizzling, if desired", false),
    ("1 cup sugar, plus more for dusting (optional)", false), ("carrots, peeled if desired", false),
    ("1 onion, peeled, if desired", false), ("1 cup extra virgin olive oil (optional)", true),
    ("1 cup + 2 tbsp honey (optional)", true), ("chives, optional", true), ("1 bay leaf (optional)", true),
    ("parsley for garnish, optional", true), ("chopped parsley for garnish, if desired", true),
    ("parsley, if desired", true),
    ("1 tbsp parsley, chopped (optional)", true), ("кріп за бажанням", true), ("сметана (за бажанням)", true),
    ("мед, і ще трохи для поливання, за бажанням", false), ("укроп по желанию", true), ("400 g flour", false),
  ])
  func `optional is what its words say of the whole`(line: String, isOptional: Bool) throws {
    let document = AmountAnswers.document(line)
    let language: Language = line.utf8.first ?? 0 < 0x80 ? .english : .ukrainian
    let recipe = AmountAnswers.recipe(document, language)
    let need = try #require(try RecipeNeeds(recipe, of: document, FoodBook()).needs.first)
    #expect(need.isOptional == isOptional)
  }

  @Test func `a compound in a step scales whole`() throws {
    let note = "## Ingredients\n\n- 2 kg flour\n\n## Steps\n\n1. Mix 1 kg 200 g flour with @water{1%l 200 ml}.\n"
    let document = Document(Array(note.utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(2))
    let text = String(decoding: scaled.markdown, as: UTF8.self)
    #expect(text.contains("Mix 2 kg 400 g flour with @water{2%l 400 ml}."))
  }
}
