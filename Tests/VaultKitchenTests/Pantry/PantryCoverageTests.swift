import Testing
import VaultKitchen
import VaultModel

/// How much of a recipe the pantry covers.
@Suite struct PantryCoverageTests {
  static func coverage(_ recipe: String, _ pantry: String, servings: String? = nil) throws -> PantryCoverage {
    PantryCoverage(
      of: try RecipeNeedsTests.needs(recipe, servings: servings), in: try PantryStockTests.stock(pantry))
  }

  @Test(arguments: [
    // Every ingredient counts alike, half of an amount is half of it.
    ("- 400 g flour\n- 2 eggs", "- *400 g* flour\n- *2* eggs", 100), ("- 400 g flour\n- 2 eggs", "- *200 g* flour", 25),
    ("- 400 g flour\n- 2 eggs", "- *1 kg* flour\n- *1* egg", 75), ("- 3 eggs", "- *1* egg", 33),
    ("- 400 g flour", "- *1 kg* sugar", 0),
    // Through the food's row: 400 g are three cups and a third.
    ("- 400 g flour", "- *3 cups* flour", 90),
    // What is optional, to taste or water does not count.
    ("- 2 eggs\n- 30 g raisins {optional}\n- salt to taste\n- 1 l water", "- *2* eggs", 100),
    ("- salt to taste", "- *1 kg* sugar", 100),
    // A line without an amount is covered by any lot, and one without an amount covers any line.
    ("- sunflower oil for the pan\n- 2 eggs", "- *1 ml* sunflower oil\n- eggs", 100),
    ("- sunflower oil for the pan\n- 2 eggs", "- *2* eggs", 50),
    // The sum of two lines is asked for, not each by itself.
    ("- 200 g flour\n- 200 g flour", "- *300 g* flour", 75),
    // What is optional leaves to the others what they need.
    ("- 200 g flour {optional}\n- 200 g flour", "- *200 g* flour", 100),
    // Expired yesterday, good until today.
    ("- 2 eggs", "- *2* eggs {expires: 2026-11-19}", 0), ("- 2 eggs", "- *2* eggs {expires: 2026-11-20}", 100),
    // What cannot be compared is not there.
    ("- *2 splashes* milk\n- 2 eggs", "- *1 l* milk\n- *2* eggs", 50),
    ("- 1,500 g flour\n- 2 eggs", "- *5 kg* flour\n- *2* eggs", 100), ("- 1000 eggs", "- *999* eggs", 99),
    // Substitutes in the same amount, for as much as is missing.
    ("- 100 g sour cream {or: yogurt}", "- *100 g* yogurt", 100),
    ("- 100 g sour cream {or: yogurt}", "- *50 g* sour cream\n- *25 g* yogurt", 75),
    ("- 100 g sour cream {or: yogurt}", "- *50 g* sour cream\n- yogurt", 100),
  ])
  func `by amount`(recipe: String, pantry: String, percent: Int) throws {
    #expect(try Self.coverage(recipe, pantry).percent == percent)
  }

  @Test func `at the wanted servings`() throws {
    #expect(try Self.coverage("- 2 eggs", "- *3* eggs", servings: "2").percent == 100)
    #expect(try Self.coverage("- 2 eggs", "- *3* eggs", servings: "4").percent == 75)
    let gap = try #require(try Self.coverage("- 2 eggs", "- *3* eggs", servings: "4").gaps.first)
    #expect(gap.missing == [FoodAmount(1, nil)] && gap.incomparable.isEmpty)
  }

  @Test func `says what would be used, what does instead, and when the first of it expires`() throws {
    let coverage = try Self.coverage(
      "- 100 g sour cream {or: yogurt}\n- 2 eggs\n- 30 g raisins {optional}",
      """
      - *200 g* yogurt {expires: 2026-12-05}
      - *9* eggs {expires: 2026-12-02}
      - *9* eggs {expires: 2026-11-01}
      - *1 l* milk {expires: 2026-11-21}
      - *90 g* raisins {expires: 2026-12-01}
      """)
    #expect(coverage.lots == [0, 1, 4])
    #expect(coverage.soonest == LocalDate("2026-12-01"))
    #expect(coverage.replacements.map(\.food.name) == ["yogurt"])
    #expect(coverage.gaps.isEmpty)
  }

  @Test func `what could not be compared is told`() throws {
    let coverage = try Self.coverage("- *2 splashes* milk", "- *1 l* milk")
    #expect(coverage.gaps.map(\.incomparable) == [[0]])
    #expect(coverage.gaps.map(\.missing) == [[FoodAmount(2, nil, unitText: "splashes")]])
  }
}
