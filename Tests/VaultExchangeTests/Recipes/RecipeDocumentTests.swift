import Testing
import VaultExchange
import VaultKitchen
import VaultModel

/// Tables, and what people read and print.
@Suite struct RecipeDocumentTests {
  private static var tea: ExchangeRecipe {
    var recipe = ExchangeRecipe(title: "Tea <1> & *more*")
    recipe.description = "Hot, *very* hot. <script>alert(1)</script>"
    recipe.yields = [ExchangeAmount("2", value: 2, unit: "servings"), ExchangeAmount("1", value: 1, unit: "l")]
    var mint = ExchangeIngredient("mint")
    mint.preparation = "washed"
    recipe.ingredients = [ExchangeIngredient("water", amount: ExchangeAmount("1", value: 1, unit: "l")), mint]
    recipe.groups = [
      ExchangeGroup(
        title: "Top", ingredients: [ExchangeIngredient("ice", amount: ExchangeAmount("to taste", value: nil))])
    ]
    recipe.instructions = "1. Boil @water{1%l} for ~{5%min}.\n2. -1 [drop](http://x.org).\n\n## Top\n\nPour."
    recipe.details.preparation = TimeSpan(seconds: 300)
    recipe.details.source = "=HYPERLINK(\"http://x.org\")"
    return recipe
  }

  @Test func `a table has a row of names and a row a recipe`() {
    #expect(
      RecipeExport.text(of: [Self.tea], as: .csv) == """
        title,description,servings,prep time,cook time,total time,category,cuisine,difficulty,diets,tags,chef,source,\
        image,lang,ingredients,instructions\r
        Tea <1> & more,"Hot, very hot. alert(1)","2 servings, 1 l",5m,,,,,,,,,"'=HYPERLINK(""http://x.org"")",,,\
        "1 l water
        mint, washed
        Top:
        ice, to taste","Boil 1 l water for 5 min.
        -1 drop.
        ## Top
        Pour."\r

        """)
  }

  @Test func `a table of another program is read by the names of its columns`() throws {
    let text = """
      Name;Yield;Total Time;Directions;Ingredients;Diet;Stars
      Tea;Serves 2;10;"1. Boil.
      2. Pour.";"1 l water
      • mint";vegan, halal;5
      Чай;;PT5M;Залити.;1,5 л води;;

      """
    let found = try RecipeImport.recipes(in: Array(text.utf8), as: .csv, named: "")
    #expect(found.map(\.recipe.title) == ["Tea", "Чай"] && found.map(\.missing) == [nil, nil])
    #expect(found.map(\.start) == [56, 128])
    let tea = found[0].recipe
    #expect(
      tea.yields.map(\.text) == ["2"] && tea.details.total?.minutes == 10 && tea.details.diets == ["vegan", "halal"])
    #expect(tea.instructions == "1. Boil.\n2. Pour." && tea.ingredients.map(\.name) == ["water", "mint"])
    #expect(tea.details.further == [ExchangePair("Stars", ["5"])])
    #expect(found[1].recipe.ingredients.first?.amount?.text == "1,5 л" && found[1].recipe.details.total?.minutes == 5)
  }

  @Test func `a table without the columns of a recipe says which ones`() {
    #expect(throws: RecipeImportError.missingColumns(["ingredients", "instructions"])) {
      try RecipeImport.recipes(in: Array("title,time\nTea,5\n".utf8), as: .csv, named: "")
    }
    #expect(throws: RecipeImportError.missingColumns(["title", "ingredients", "instructions"])) {
      try RecipeImport.recipes(in: [], as: .csv, named: "")
    }
  }

  @Test func `Markdown for people has headings, a list and numbered steps`() {
    #expect(
      RecipeExport.text(of: Self.tea, as: .markdown) == #"""
        # Tea <1> & more

        Hot, very hot. alert(1)

        - Servings: 2
        - Makes: 1 l
        - Prep time: 5m
        - Source: \=HYPERLINK("http://x.org")

        ## Ingredients

        - 1 l water
        - mint, washed

        ### Top

        - ice, to taste

        ## Method

        1. Boil 1 l water for 5 min.
        2. -1 drop.

        ### Top

        1. Pour.

        """#)
  }

  @Test func `a page to print has no scripts, nothing from elsewhere, and every text escaped`() {
    let page = RecipeExport.text(of: Self.tea, as: .html)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    #expect(page.contains("<h1>Tea &lt;1&gt; &amp; more</h1>") && page.contains("<p>Hot, very hot. alert(1)</p>"))
    #expect(page.contains("<ul>\n<li>1 l water</li>\n<li>mint, washed</li>\n</ul>\n<h3>Top</h3>"))
    #expect(page.contains("<ol>\n<li>Boil 1 l water for 5 min.</li>\n<li>-1 drop.</li>\n</ol>\n<h3>Top</h3>"))
    #expect(
      page.contains("<dt>Source</dt><dd>=HYPERLINK(&quot;http://x.org&quot;)</dd>") && page.contains("@media print"))
    #expect(!["<script", "<img", "<link", "href", "src=", "url(", "@import"].contains { page.contains($0) })
  }

  @Test(arguments: [
    ("uk", "uk", "Інгредієнти"), ("ru-RU", "ru-RU", "Ингредиенты"),
    ("de\"><script>", "de&quot;&gt;&lt;script&gt;", "Ingredients"),
  ])
  func `a page is in the language of its recipe`(_ row: (tag: String, lang: String, heading: String)) {
    var recipe = Self.tea
    recipe.details.language = row.tag
    let page = RecipeExport.text(of: recipe, as: .html)
    #expect(page.contains("<html lang=\"\(row.lang)\">") && page.contains("<h2>\(row.heading)</h2>"))
  }
}
