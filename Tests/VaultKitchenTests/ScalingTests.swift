import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// The cases that the description of the kitchen says must hold, and the arithmetic around them.
@Suite struct ScalingTests {
  @Test(arguments: [
    ScalingRow("200 g", 1, 2, "400 g"),
    ScalingRow("400 g", 2, 1, "200 g"),
    ScalingRow("2.5 tbsp", 1, 2, "5 tbsp"),
    ScalingRow("1/2 cup", 1, 2, "1 cup"),
    ScalingRow("1 1/2 cups", 1, 2, "3 cups"),
    ScalingRow("to taste", 1, 4, "to taste"),
    ScalingRow("100 ml", 3, 3, "100 ml"),
    ScalingRow("100 ml", 0, 2, "100 ml"),
    ScalingRow("3", 1, 2, "6"),
    ScalingRow("1 cup", 2, 5, "2.5 cup"),
    ScalingRow("200 g", 1, 2, "400 g"),
  ])
  func `an amount that must hold`(_ row: ScalingRow) throws {
    #expect(try row.result() == row.printed)
    let marked = ScalingRow("*\(row.written)*", row.from, row.to, row.printed, row.language)
    #expect(try marked.result() == row.printed)
  }

  @Test func `no ingredients scale to no ingredients`() throws {
    let document = Document(Array("# Nothing\n".utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(from: 1, to: 4))
    #expect(scaled.text == [])
    #expect(scaled.markdown == document.bytes)
  }

  @Test func `flour and butter for one become flour and butter for four`() throws {
    let document = Document(Array("**1 serving**\n\n---\n\n- *100 g* flour\n- *50 g* butter\n".utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, to: ScaleTarget(servings: "4"))
    #expect(scaled.text == ["400 g flour", "200 g butter"])
  }

  @Test(arguments: [
    "0", "-1", "NaN", "nan", "", "inf", "six", "1,500", "1e400", "9999999999999999999999", "2 g", "2x", "x2", "2-3",
  ])
  func `a number of servings that is none or not positive is refused`(_ text: String) {
    #expect(throws: ScaleError.self) { try ScaleTarget(servings: text) }
  }

  @Test(arguments: [Rational(10_000_000), Rational(-3), Rational(0)])
  func `an absurd factor is refused`(_ factor: Rational) {
    #expect(throws: ScaleError.self) { try ScaleFactor(factor) }
    #expect(throws: ScaleError.self) { try ScaleFactor(from: 1, to: factor) }
  }

  @Test(arguments: [
    // The notation of the author.
    ScalingRow("1/2 tsp salt", 1, 3, "1 1/2 tsp salt"),
    ScalingRow("1/2 tsp salt", 2, 1, "1/4 tsp salt"),
    ScalingRow("½ tsp salt", 1, 3, "1½ tsp salt"),
    ScalingRow("½ tsp salt", 2, 1, "¼ tsp salt"),
    ScalingRow("1½ l water", 3, 1, "½ l water"),
    ScalingRow("1 ½ l water", 1, 3, "4 ½ l water"),
    ScalingRow("0.5 l water", 1, 3, "1.5 l water"),
    ScalingRow("1,5 kg apples", 1, 3, "4,5 kg apples"),
    ScalingRow("1 onion", 2, 1, "0.5 onion"),
    ScalingRow("1 onion", 3, 1, "⅓ onion"),
    ScalingRow("1 onion", 7, 1, "≈0.14 onion"),
    ScalingRow("2 onions", 3, 4, "2⅔ onions"),
    ScalingRow("1 egg", 4, 1, "0.25 egg"),
    ScalingRow("1/3 cup sugar", 1, 3, "1 cup sugar"),
    ScalingRow("1/3 cup sugar", 2, 1, "1/6 cup sugar"),
    ScalingRow("0.1 g saffron", 1, 3, "0.3 g saffron"),
    ScalingRow("1 g yeast", 1000, 1, "0.001 g yeast"),
    ScalingRow("1 g yeast", 7000, 1, "≈0.00014 g yeast"),
    // Ranges.
    ScalingRow("2-3 eggs", 1, 2, "4-6 eggs"),
    ScalingRow("2–3 tbsp oil", 2, 1, "1–1.5 tbsp oil"),
    ScalingRow("100 - 150 g sugar", 1, 2, "200 - 300 g sugar"),
    ScalingRow("1 to 2 cups milk", 1, 2, "2 to 4 cups milk"),
    // What never scales.
    ScalingRow("salt to taste", 1, 4, "salt to taste"),
    ScalingRow("salt, to taste", 1, 4, "salt, to taste"),
    ScalingRow("1 egg {fixed}", 1, 4, "1 egg"),
    ScalingRow("black pepper", 1, 4, "black pepper"),
    ScalingRow("7up", 1, 4, "7up"),
    ScalingRow("00 flour", 1, 4, "00 flour"),
    // The size of a can is no amount.
    ScalingRow("1 400 g can tomatoes", 1, 2, "2 400 g can tomatoes"),
    ScalingRow("2 (14 oz) cans beans", 1, 2, "4 (14 oz) cans beans"),
    ScalingRow("2 cans (400 g) beans", 1, 2, "4 cans (400 g) beans"),
    // The same amount said twice, or in two parts.
    ScalingRow("1 cup (240 ml) milk", 1, 2, "2 cup (480 ml) milk"),
    ScalingRow("1 cup + 2 tbsp flour", 1, 2, "2 cup + 4 tbsp flour"),
    // Limits.
    ScalingRow("2 cloves garlic {max: 3}", 1, 4, "3 cloves garlic"),
    ScalingRow("2 cloves garlic {max: 3}", 2, 1, "1 cloves garlic"),
    ScalingRow("1 tbsp vinegar {max: 6 tsp}", 1, 4, "2 tbsp vinegar"),
    ScalingRow("3 eggs {round: up}", 2, 3, "5 eggs"),
    ScalingRow("3 eggs {round: up}", 3, 4, "4 eggs"),
    ScalingRow("1 egg {round: up}", 4, 1, "1 egg"),
    ScalingRow("1-2 chillies {max: 3}", 1, 4, "3 chillies"),
    // Spaces, emphasis, links, checkboxes.
    ScalingRow("200g  flour", 1, 2, "400 g flour"),
    ScalingRow("*200g*   *strong* flour", 1, 2, "400 g strong flour"),
    ScalingRow("*1 batch* [shortcrust](shortcrust.md)", 1, 2, "2 batch shortcrust"),
    ScalingRow("[ ] 2x milk", 1, 2, "4x milk"),
    ScalingRow("~200 g flour", 1, 2, "~400 g flour"),
    ScalingRow("~1 onion", 7, 1, "~0.14 onion"),
    ScalingRow("about 200 g flour", 1, 2, "about 400 g flour"),
    ScalingRow("a pinch of salt", 1, 2, "2 pinch of salt"),
    ScalingRow("a pinch of salt", 1, 1, "a pinch of salt"),
    ScalingRow("2 heaped sprongs dust", 1, 2, "4 heaped sprongs dust"),
  ])
  func `an exact amount keeps its author's notation`(_ row: ScalingRow) throws {
    #expect(try row.result() == row.printed)
  }

  @Test(arguments: [
    ScalingRow("200 г борошна", 1, 2, "400 г борошна", .ukrainian),
    // Three decimals behind the other language's mark would be thousands.
    ScalingRow("1.25 кг картоплі", 10, 9, "1.1250 кг картоплі", .ukrainian),
    ScalingRow("1,25 кг картоплі", 10, 9, "1,125 кг картоплі", .ukrainian),
    ScalingRow("0.25 кг картоплі", 2, 1, "0.125 кг картоплі", .ukrainian),
    ScalingRow("1.25 kg potatoes", 10, 9, "1.125 kg potatoes"),
    ScalingRow("1,25 kg potatoes", 10, 9, "1,1250 kg potatoes"),
    ScalingRow("1,5 кг картоплі", 3, 1, "0,5 кг картоплі", .ukrainian),
    ScalingRow("1 кг картоплі", 2, 3, "1,5 кг картоплі", .ukrainian),
    ScalingRow("1 400 г борошна", 1, 2, "2 800 г борошна", .ukrainian),
    ScalingRow("2-3 ст. л. борошна", 1, 2, "4-6 ст. л. борошна", .ukrainian),
    ScalingRow("1/2 ч. л. солі", 1, 2, "1 ч. л. солі", .ukrainian),
    ScalingRow("пів склянки цукру", 1, 4, "2 склянки цукру", .ukrainian),
    ScalingRow("сіль за смаком", 1, 4, "сіль за смаком", .ukrainian),
    ScalingRow("1 дрібка солі {fixed}", 1, 4, "1 дрібка солі", .ukrainian),
    ScalingRow("~100 мл олії", 1, 2, "~200 мл олії", .ukrainian),
    ScalingRow("1 цибуля", 7, 1, "≈0,14 цибуля", .ukrainian),
    ScalingRow("1,500 г цукру", 1, 2, "3,000 г цукру", .ukrainian),
    ScalingRow("200 г сахара", 1, 2, "400 г сахара", .russian),
  ])
  func `Ukrainian and Russian amounts keep comma and unit`(_ row: ScalingRow) throws {
    #expect(try row.result() == row.printed)
  }

  @Test func `an amount with two readings stays and is reported`() throws {
    let document = Document(Array("## Ingredients\n\n- 1,500 cups flour\n".utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(2))
    #expect(scaled.text == ["1,500 cups flour"])
    #expect(scaled.warnings == [.amountNotRead("1,500")])
    #expect(Recipe(document).diagnostics.map(\.code).contains(.recipeAmountAmbiguous))
  }

  @Test func `an amount too large for exact arithmetic is an error`() throws {
    let document = Document(Array("## Ingredients\n\n- 9000000000000000000 g flour\n".utf8))
    #expect(throws: ScaleError.overflow("9000000000000000000")) {
      try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(2))
    }
  }
}
