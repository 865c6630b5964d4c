import Testing
import VaultKitchen
import VaultModel

/// Lines that take a part of whole pieces: the juice of a lemon.
@Suite struct `Parts of whole pieces` {
  /// What is bought for each line that takes something; `-` for one whose pieces other lines take.
  private func pieces(_ lines: String, lang: String = "en") throws -> [String] {
    try RecipeNeedsTests.needs(lines, lang: lang).needs.map { need in
      need.isIncluded ? "-" : need.amounts.map { "\($0.value.numerator)" }.joined() + " " + need.food.name
    }
  }

  @Test(arguments: [
    ("- juice of 2 lemons", "en", ["2 lemons"]), ("- finely grated zest of 1 orange", "en", ["1 orange"]),
    // Of different parts the larger number, of one part the sum.
    ("- juice of 1 lemon\n- zest of 2 lemons", "en", ["1 lemon", "1 lemons"]),
    ("- juice of 2 lemons\n- zest of 1 lemon", "en", ["2 lemons", "-"]),
    ("- juice of 1 lemon\n- juice of 1 lemon", "en", ["1 lemon", "1 lemon"]),
    ("- juice of 1 lemon\n- zest of 1 lime", "en", ["1 lemon", "1 lime"]),
    ("- zest and juice of 1 lemon\n- juice of 1 lemon", "en", ["1 lemon", "1 lemon"]),
    ("- сік 1 лимона\n- цедра 2 лимонів", "uk", ["1 лимона", "1 лимонів"]),
    // A whole one is a whole one.
    ("- juice of 1 lemon\n- 1 lemon", "en", ["1 lemon", "1 lemon"]),
  ])
  func `count every piece once`(lines: String, lang: String, expected: [String]) throws {
    #expect(try pieces(lines, lang: lang) == expected)
  }

  @Test func `what is measured otherwise is what it is called`() throws {
    let needs = try RecipeNeedsTests.needs("- 2 tbsp lemon juice\n- 1 lemon, juiced\n- 100 ml juice of lemons").needs
    #expect(needs.map(\.parts.isEmpty) == [true, true, true])
  }

  @Test(arguments: [
    ("- juice of 1 lemon\n- zest of 2 lemons", "en", "*2* lemons"), ("- juice of 1 lemon", "en", "*1* lemon"),
    ("- сік 1 лимона\n- цедра 2 лимонів", "uk", "*2* лимони"), ("- juice of 1/2 lemon", "en", "*1* lemon"),
  ])
  func `the list has the food itself`(lines: String, lang: String, line: String) throws {
    var vault = ShopVault(recipes: ["a": lines])
    vault.language = lang
    let text = try vault.adding("a").text
    #expect(text.contains("- [ ] \(line) {from: \"[[a]]\"}\n"), "\(text)")
  }

  @Test func `lemons of the pantry are enough for their juice`() throws {
    let recipe = "- juice of 1 lemon\n- zest of 1 lemon"
    #expect(try PantryCoverageTests.coverage(recipe, "- *1* lemon").percent == 100)
    #expect(try ShopVault(pantry: "- *1* lemon\n", recipes: ["a": recipe]).adding("a").text == "# List\n")
    var stock = try PantryStockTests.stock("- *3* lemons")
    for need in try RecipeNeedsTests.needs("- juice of 1 lemon\n- zest of 2 lemons").needs { _ = stock.take(need) }
    #expect(stock.left == [1])
  }
}
