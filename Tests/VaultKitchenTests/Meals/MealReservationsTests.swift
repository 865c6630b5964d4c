import Testing
import VaultKitchen
import VaultModel

/// Lots that are kept for the meals of a plan.
@Suite struct MealReservationsTests {
  private static func day(_ text: String) throws -> LocalDate { try #require(LocalDate("2026-11-" + text)) }

  private static func percents(_ meals: [(String, String)], _ pantry: String) throws -> [Int] {
    var reservations = MealReservations(in: try PantryStockTests.stock(pantry))
    return try meals.map { day, recipe in
      reservations.reserve(try RecipeNeedsTests.needs(recipe, servings: nil).needs, on: try Self.day(day)).percent
    }
  }

  @Test(arguments: [
    // Six of ten eggs, then four of six.
    ([("23", "- 6 eggs"), ("24", "- 6 eggs")], "- *10* eggs", [100, 66]),
    // Two meals of one day claim nothing twice either.
    ([("23", "- 6 eggs"), ("23", "- 4 eggs"), ("23", "- 1 egg")], "- *10* eggs", [100, 100, 0]),
    // The lot that expires first goes to the first meal, and is nothing for one after its day.
    ([("23", "- 2 eggs"), ("24", "- 2 eggs")], "- *4* eggs {expires: 2026-11-23}", [100, 0]),
    ([("23", "- 2 eggs"), ("24", "- 2 eggs")], "- *2* eggs\n- *2* eggs {expires: 2026-11-23}", [100, 100]),
    (
      [("22", "- 1 l milk"), ("30", "- 500 g flour")], "- *1 l* milk {expires: 2026-11-22}\n- *1 kg* flour", [100, 100]
    ),
    // What a substitute covers is claimed as well.
    ([("23", "- 100 g sour cream {or: yogurt}"), ("24", "- 100 g yogurt")], "- *150 g* yogurt", [100, 50]),
    ([], "- *10* eggs", []),
  ])
  func `by date, so that no two meals claim the same egg`(
    meals: [(String, String)], pantry: String, percents: [Int]
  ) throws {
    #expect(try Self.percents(meals, pantry) == percents)
  }

  @Test func `what is looked at is not reserved, and what is left can be used by others`() throws {
    var reservations = MealReservations(in: try PantryStockTests.stock("- *10* eggs\n- *1 kg* flour"))
    let eggs = try RecipeNeedsTests.needs("- 6 eggs", servings: nil).needs
    let day = try Self.day("23")
    #expect(reservations.coverage(of: eggs, on: day).percent == 100)
    #expect(reservations.reserve(eggs, on: day).shares.map(\.amount) == [FoodAmount(6, nil)])
    #expect(reservations.coverage(of: eggs, on: day).percent == 66)
    #expect(reservations.left.left == [4, 1])
  }
}
