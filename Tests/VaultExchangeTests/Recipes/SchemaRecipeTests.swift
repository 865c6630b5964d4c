import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultSyntax
import VaultTestSupport

/// schema.org/Recipe in JSON-LD, as pages have it, in and out.
@Suite struct SchemaRecipeTests {
  private static func recipes(_ text: String, as format: ExchangeFormat = .jsonLD) throws -> [ExchangeRecipe] {
    try RecipeImport.recipes(in: Array(text.utf8), as: format, named: "").map(\.recipe)
  }

  /// One recipe with these properties, as they stand in JSON.
  private static func recipe(_ properties: String) throws -> ExchangeRecipe {
    try #require(recipes("{\"@context\":\"https://schema.org\",\"@type\":\"Recipe\",\(properties)}").first)
  }

  private static func page(_ scripts: String...) -> String {
    let scripts = scripts.map { "<script type=\"application/ld+json\">\($0)</script>" }.joined()
    return
      "<!DOCTYPE html><html lang=\"uk-UA\"><head><title>Суп &amp; хліб</title>\(scripts)</head><body></body></html>"
  }

  private static let soup = #"{"@type":"Recipe","name":"Soup"}"#

  // MARK: Where recipes are

  @Test(arguments: [
    (soup, ["Soup"]), ("[\(soup)]", ["Soup"]), (#"{"@graph":[{"@type":"WebPage"},\#(soup)]}"#, ["Soup"]),
    (#"{"@type":"WebPage","mainEntity":\#(soup)}"#, ["Soup"]),
    (#"{"@type":["NewsArticle","Recipe"],"name":"Soup"}"#, ["Soup"]),
    (#"{"@type":"http://schema.org/Recipe","name":"Soup"}"#, ["Soup"]),
    (#"{"@type":"schema:Recipe","name":"Soup"}"#, ["Soup"]),
    // A recipe in a recipe is part of it; the same one twice is one.
    (
      #"[{"@type":"Recipe","name":"Menu","hasPart":\#(soup)},{"@type":"Recipe","name":"Tea"},{"@type":"Recipe","name":"Tea"}]"#,
      ["Menu", "Tea"]
    ),
  ])
  func `recipes are found wherever the data has them`(_ row: (json: String, titles: [String])) throws {
    #expect(try Self.recipes(row.json).map(\.title) == row.titles)
    #expect(try Self.recipes(Self.page(row.json), as: .html).map(\.title) == row.titles)
  }

  @Test(arguments: [
    "\n//<![CDATA[\n\(soup)\n//]]>\n", "<![CDATA[\(soup)]]>", "<!-- \(soup) -->", "/*<![CDATA[*/\(soup)/*]]>*/",
    "\(soup);",
    // Line breaks in strings, and quotation marks as references, are no JSON and yet common.
    "{\"@type\":\"Recipe\",\"name\":\"So\np\",\"name\":\"Soup\"}", soup.replacing("\"", with: "&quot;"),
  ])
  func `what pages write around and into their data does not matter`(_ script: String) throws {
    let page = "<p>a < b</p><SCRIPT async TYPE='application/ld+json; charset=utf-8' data-x=\"a>b\">\(script)</SCRIPT>"
    #expect(try Self.recipes(page, as: .html).map(\.title) == ["Soup"])
  }

  @Test func `what is commented out, or is the text of another script, is no data`() throws {
    let page = "<!-- \(Self.page(Self.soup)) --><script>var a = '\(Self.page(Self.soup).prefix(90))';</script>"
    #expect(throws: RecipeImportError.noRecipe(types: [], title: "")) { try Self.recipes(page, as: .html) }
  }

  @Test(arguments: [
    (#"{"@graph":[{"@type":"WebPage"},{"@type":["Article","WebPage"]}]}"#, ["WebPage", "Article"]), ("{}", []),
    ("[1, null]", []),
  ])
  func `a page without a recipe says what it describes`(_ row: (json: String, types: [String])) {
    #expect(throws: RecipeImportError.noRecipe(types: row.types, title: "Суп & хліб")) {
      try Self.recipes(Self.page(row.json), as: .html)
    }
    #expect(throws: RecipeImportError.noRecipe(types: row.types, title: "")) { try Self.recipes(row.json) }
  }

  @Test func `data that cannot be read is told from none`() throws {
    #expect(throws: RecipeImportError.unreadableData(title: "Суп & хліб")) {
      try Self.recipes(Self.page("{\"@type\":\"Recipe\",}"), as: .html)
    }
    #expect(throws: RecipeImportError.json(JSONError(.nameExpected, at: 18))) {
      try Self.recipes("{\"@type\":\"Recipe\",}")
    }
    // One bad script does not hide a good one.
    #expect(try Self.recipes(Self.page("{", Self.soup), as: .html).map(\.title) == ["Soup"])
  }

  // MARK: Properties

  @Test(arguments: [
    (#""4""#, ["4"]), ("4", ["4"]), (#"["4","4 servings"]"#, ["4 servings"]), (#""Serves 4-6""#, ["4-6"]),
    (#"["6 servings","1 loaf"]"#, ["6 servings", "1 loaf"]), (#""Yield: 12 cookies.""#, ["12 cookies"]),
    (#""Makes about 24 biscuits""#, ["24 biscuits"]), (#""порцій: 8""#, ["8"]), (#""a big pot""#, []), ("null", []),
    (#"{"@type":"QuantitativeValue","value":3,"unitText":"l"}"#, ["3 l"]), (#"[""]"#, []),
  ])
  func `a yield is a number, a text or several`(_ row: (json: String, yields: [String])) throws {
    #expect(try Self.recipe("\"recipeYield\":\(row.json)").yields.map(\.text) == row.yields)
  }

  @Test(
    arguments: [
      ("PT20M", 1200), ("PT90M", 5400), ("P0DT1H30M", 5400), ("PT1H", 3600), ("P1DT2H", 93_600), ("P2W", 1_209_600),
      ("P0Y0M0DT0H35M0.000S", 2100), ("PT1.5H", 5400), ("pt5m", 300), ("30 minutes", 1800), ("1 год 30 хв", 5400),
      ("PT0S", nil), ("PT", nil), ("P1M", nil), ("soon", nil), ("", nil), ("PT99999999999999999H", nil),
      ("PT1..5H", nil),
    ] as [(String, Int64?)])
  func `a duration is ISO 8601 or words`(_ row: (text: String, seconds: Int64?)) throws {
    #expect(try Self.recipe("\"totalTime\":\"\(row.text)\"").details.total?.seconds == row.seconds)
  }

  @Test(
    arguments: [
      ("2  cups&nbsp;flour,&#32;sifted", "2 cups", "flour, sifted"), ("▢ 1½ l water", "1½ l", "water"),
      ("<b>200 g</b> sugar", "200 g", "sugar"), ("1,5 кг картоплі", "1,5 кг", "картоплі"), ("2-3 eggs", "2-3", "eggs"),
      ("борошно – 500 г", "500 г", "борошно"), ("Яйця: 3 шт.", "3 шт.", "Яйця"),
      ("Salt - 14 g (fine)", "14 g", "Salt (fine)"),
      ("1 (14 oz) can beans", "1 can", "(14 oz) beans"), ("½ cup (120 ml) cream", "½ cup", "(120 ml) cream"),
      ("salt, to taste", nil, "salt, to taste"), ("juice of 2 limes", nil, "juice of 2 limes"), ("salt", nil, "salt"),
      ("Salt &amp;amp; pepper", nil, "Salt & pepper"), ("3 *large* eggs", "3", #"\*large\* eggs"#), ("7up", nil, "7up"),
    ] as [(String, String?, String)])
  func `an ingredient's amount is marked as in a note`(_ row: (text: String, amount: String?, name: String)) throws {
    let ingredients = try Self.recipe("\"recipeIngredient\":[\"\(row.text)\"]").ingredients
    #expect(ingredients.map { $0.amount?.text } == [row.amount] && ingredients.map(\.name) == [row.name])
  }

  @Test func `ingredients are texts, lines of one text, or things, and headings make groups`() throws {
    #expect(try Self.recipe(#""ingredients":"1 l water\n2 eggs""#).ingredients.map(\.name) == ["water", "eggs"])
    let supply =
      #"[{"@type":"HowToSupply","name":"flour","requiredQuantity":{"value":200,"unitText":"g"}},"For the top:","1 egg"]"#
    let recipe = try Self.recipe("\"recipeIngredient\":\(supply)")
    #expect(recipe.ingredients.map { $0.amount?.text } == ["200 g"])
    #expect(recipe.groups.map(\.title) == ["For the top"] && recipe.groups.first?.ingredients.map(\.name) == ["egg"])
  }

  @Test(arguments: [
    (#""Boil.""#, "1. Boil."), (#""1. Boil.\n2. Pour.""#, "1. Boil.\n2. Pour."),
    (#""<ol><li>Boil &amp; stir.</li><li>Pour.<br>Drink.</li></ol>""#, "1. Boil & stir.\n2. Pour.\n3. Drink."),
    (#"["Boil.","Step 2: Pour."]"#, "1. Boil.\n2. Pour."), (#"[["Boil."],["Pour."]]"#, "1. Boil.\n2. Pour."),
    (#"[{"@type":"HowToStep","text":"Boil."},{"@type":"HowToStep","name":"Pour."}]"#, "1. Boil.\n2. Pour."),
    (#"{"@type":"ItemList","itemListElement":[{"@type":"HowToStep","text":"Boil."}]}"#, "1. Boil."),
    (#"[{"@type":"HowToStep","name":"Boil the wat…","text":"Boil the water."}]"#, "1. Boil the water."),
    (#"[{"@type":"HowToStep","name":"Water","text":"Boil it."}]"#, "1. Water: Boil it."),
    (#"[{"@type":"HowToStep","itemListElement":[{"@type":"HowToDirection","text":"Boil."}]}]"#, "1. Boil."),
    (
      #"[{"@type":"HowToSection","name":"Tea","itemListElement":["Boil."]},{"@type":"HowToSection","name":"Top","itemListElement":[{"@type":"HowToStep","text":"Pour."}]}]"#,
      "## Tea\n\n1. Boil.\n\n## Top\n\n1. Pour."
    ),
    (#""Boil.\nTopping:\nPour.""#, "1. Boil.\n\n## Topping\n\n1. Pour."), ("[]", ""), ("7", ""),
    (##""Pour 1.5 l, @ 90 #hot *now*.""##, ##"1. Pour 1.5 l, @ 90 \#hot \*now\*."##),
  ])
  func `instructions come in every form`(_ row: (json: String, markdown: String)) throws {
    #expect(try Self.recipe("\"recipeInstructions\":\(row.json)").instructions == row.markdown)
  }

  @Test func `facts become details, and the rating of strangers none`() throws {
    let recipe = try Self.recipe(
      #"""
      "name":" Beet &amp; bean\nsoup ","author":[{"@type":"Person","name":"Ann"},"Bob"],
      "image":{"@type":"ImageObject","url":"https://x.org/a.jpg"},"url":"https://x.org/soup",
      "recipeCategory":"Soup, Dinner","recipeCuisine":["Ukrainian"],"keywords":["hot","hot","red"],
      "suitableForDiet":["https://schema.org/VeganDiet","http://schema.org/LowFatDiet","GlutenFreeDiet"],
      "nutrition":{"@type":"NutritionInformation","calories":"240 calories","saturatedFatContent":2,"proteinContent":"12","sodiumContent":"1.5 g"},
      "aggregateRating":{"@type":"AggregateRating","ratingValue":"4.9"},"inLanguage":"en-GB"
      """#)
    #expect(recipe.title == "Beet & bean soup")
    #expect(recipe.details.author == "Ann, Bob" && recipe.details.source == "https://x.org/soup")
    #expect(recipe.details.images == ["https://x.org/a.jpg"] && recipe.details.language == "en")
    #expect(recipe.details.category == "Soup" && recipe.tags == ["hot", "red", "Dinner"])
    #expect(recipe.details.further == [ExchangePair("cuisine", ["Ukrainian"])])
    #expect(recipe.details.diets == ["vegan", "low-fat", "gluten-free"])
    #expect(
      recipe.details.nutrition == [
        ExchangePair("energy", ["240 kcal"]), ExchangePair("saturates", ["2 g"]), ExchangePair("protein", ["12 g"]),
        ExchangePair("sodium", ["1.5 g"]),
      ])
  }

  @Test func `a thing that is only named by its id is looked up`() throws {
    let recipes = try Self.recipes(
      ##"{"@graph":[{"@type":"Recipe","author":{"@id":"#ann"},"image":{"@id":"#i"}},{"@id":"#ann","name":"Ann"},{"@id":"#i","url":"http://x.org/i.png"}]}"##
    )
    #expect(recipes.first?.details.author == "Ann" && recipes.first?.details.images == ["http://x.org/i.png"])
  }

  @Test func `the language of the page is that of its recipe`() throws {
    #expect(try Self.recipes(Self.page(Self.soup), as: .html).first?.details.language == "uk")
  }

  // MARK: Out

  @Test func `a recipe is written property by property`() {
    var recipe = ExchangeRecipe(title: "Tea \\#1")
    recipe.yields = [ExchangeAmount("2", value: 2, unit: "cups")]
    recipe.ingredients = [ExchangeIngredient("water", amount: ExchangeAmount("1", value: 1, unit: "l"))]
    recipe.groups = [ExchangeGroup(title: "Top", ingredients: [ExchangeIngredient("[mint](mint.md)")])]
    recipe.instructions = "Boil @water{1%l}.\n\n## Top\n\n1. Pour *slowly* over [[ice|ice cubes]]."
    recipe.details.diets = ["vegan", "halal"]
    recipe.details.total = TimeSpan(seconds: 5400)
    recipe.details.nutrition = [ExchangePair("білки", ["12 г"]), ExchangePair("vigour", ["7"])]
    #expect(
      RecipeExport.text(of: recipe, as: .jsonLD) == #"""
        {"@context":"https://schema.org","@type":"Recipe","name":"Tea #1","totalTime":"PT1H30M","nutrition":{"@type":"NutritionInformation","proteinContent":"12 г"},"recipeYield":"2 cups",\#
        "keywords":["halal"],"suitableForDiet":["https://schema.org/VeganDiet"],"recipeIngredient":["1 l water",\#
        "Top:","mint"],"recipeInstructions":[{"@type":"HowToStep","text":"Boil 1 l water."},\#
        {"@type":"HowToSection","name":"Top","itemListElement":[{"@type":"HowToStep","text":"Pour slowly over ice cubes."}]}]}

        """#)
  }

  private static let whole = #"""
    {"@type":"Recipe","name":"Soup *1*","description":"Warm.\nGood.","inLanguage":"uk","author":{"name":"Ann"},
    "image":["https://x.org/a.jpg","https://x.org/b.jpg"],"isBasedOn":"Grandmother's book","prepTime":"PT20M",
    "cookTime":"PT1H","totalTime":"PT2H","nutrition":{"calories":"240 kcal","servingSize":"1 bowl"},
    "recipeYield":["4 servings","2 l"],"recipeCategory":"Soup","recipeCuisine":["Ukrainian","Polish"],
    "keywords":["hot","red"],"suitableForDiet":"https://schema.org/VeganDiet",
    "recipeIngredient":["1 (14 oz) can beans","1,5 л води","сіль, за смаком","salt","Для соусу:","2-3 eggs","about 3 figs"],
    "recipeInstructions":["Boil @ 90 °C.",{"@type":"HowToSection","name":"Then: #2","itemListElement":["Pour."]}]}
    """#

  @Test(arguments: [ExchangeFormat.jsonLD, .csv])
  func `what is written means what was read`(_ format: ExchangeFormat) throws {
    var recipe = try #require(Self.recipes(Self.whole).first)
    if format == .csv {
      // A table has one picture and no column for nutrition.
      recipe.details.images = ["https://x.org/a.jpg"]
      recipe.details.nutrition = []
    }
    #expect(try Self.recipes(RecipeExport.text(of: recipe, as: format), as: format) == [recipe])
  }

  // MARK: Hostile pages

  @Test(arguments: [
    "<script type=application/ld+json>", "<a", "<a \"", "<!--", "<", "&lt;", "</script",
    "<script type=\"application/ld+json\">{",
    "<title>", "<p a=",
  ])
  func `any page is read to its end`(_ piece: String) {
    #expect(throws: RecipeImportError.self) {
      try Self.recipes("<html>" + String(repeating: piece, count: 10_000), as: .html)
    }
  }

  @Test func `bytes that pages are made of, at random, give recipes or an error`() {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"@type\"", "\"Recipe\"", "\"name\"", "\"recipeIngredient\"", "\"2 eggs\"",
      "\"@graph\"",
      "\"recipeInstructions\"", "\"text\"", "\"<p>&amp;\"", "\"recipeYield\"", "4", "null", "\"@id\"",
    ]
    for seed in LongSearch.seeds(few: 400) {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 1...18, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      _ = try? Self.recipes("{\"@type\":\"Recipe\"," + text + "}")
      _ = try? Self.recipes(Self.page(text), as: .html)
    }
  }
}
