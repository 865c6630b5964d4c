import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Foods that are always there.
@Suite struct `Foods that are always there` {
  private func stock(_ lines: String, _ staples: [String] = Staples.usual) throws -> PantryStock {
    let book = RecipeNeedsTests.book
    let lots = try PantryStockTests.stock(lines).lots
    return PantryStock(lots, on: try #require(PantryStockTests.today), book, staples: Staples(named: staples, book))
  }

  private func coverage(_ recipe: String, _ pantry: String, _ staples: [String] = Staples.usual) throws
    -> PantryCoverage
  {
    PantryCoverage(of: try RecipeNeedsTests.needs(recipe), in: try stock(pantry, staples))
  }

  @Test(arguments: [
    (
      "- 2 eggs\n- 1 tsp salt\n- 1 tsp ground black pepper\n- 1 l water", "- *2* eggs", 100,
      ["salt", "black pepper", "water"]
    ),
    ("- 2 eggs\n- 1 tsp sea salt", "- *1* egg", 50, ["sea salt"]),
    // A lot that has enough needs no assumption.
    ("- 2 eggs\n- 10 g salt", "- *2* eggs\n- *1 kg* salt", 100, []),
    // 250 g are bought, and so is what a line says is empty; the sum of two lines counts.
    ("- 2 eggs\n- 250 g salt", "- *2* eggs", 50, []), ("- 2 eggs\n- 249 g salt", "- *2* eggs", 100, ["salt"]),
    ("- 2 eggs\n- 125 g salt\n- 125 g salt", "- *2* eggs", 33, []),
    ("- 2 eggs\n- 5 g salt", "- *2* eggs\n- *0 g* salt", 50, []),
    // Water comes out of the tap, however much it is.
    ("- 2 eggs\n- 20 l water", "- *2* eggs", 100, ["water"]),
    // Peppers are no pepper.
    ("- 2 eggs\n- 1 pepper, sliced", "- *2* eggs", 50, []), ("- 1 egg\n- 2 peppers", "- *2* eggs", 50, []),
  ])
  func `are not missing`(recipe: String, pantry: String, percent: Int, named: [String]) throws {
    let coverage = try coverage(recipe, pantry)
    #expect(coverage.percent == percent)
    #expect(coverage.alwaysThere.count == named.count, "\(coverage.alwaysThere.map(\.name))")
  }

  @Test func `are those that are named, and none where none is`() throws {
    let recipe = "- 2 eggs\n- 10 g sugar\n- 5 g salt"
    #expect(try coverage(recipe, "- *2* eggs", ["цукор"]).gaps.map(\.need.food.name) == ["salt"])
    #expect(try coverage(recipe, "- *2* eggs", []).gaps.count == 2)
    #expect(try coverage("- 2 eggs\n- 1 l water", "- *2* eggs", []).gaps.count == 1)
  }

  @Test func `the line of one that is used up stays`() throws {
    var stock = try stock("- *5 g* salt\n- *2* eggs")
    _ = stock.take(try PantryStockTests.need("5 g salt"))
    _ = stock.take(try PantryStockTests.need("2 eggs"))
    #expect(stock.amountText(at: 0) == nil && stock.keepsEmptyLine(at: 0))
    #expect(stock.lots[0].emptyText == "0 g")
    #expect(!stock.keepsEmptyLine(at: 1))
  }
}
