import Testing
import VaultKitchen
import VaultModel
import VaultSyntax
import VaultTestSupport

/// `cook`, `cookable` and `shop` ask one judge whether there is enough of a food: checked on random lots and recipes.
@Suite struct `One judge of enough` {
  private static let foods = ["flour", "sugar", "butter", "milk", "eggs", "onions", "honey", "nutmeg"]
  private static let amounts = [
    "200 g", "1 kg", "2 cups", "3", "1/2 tbsp", "1 pinch", "2 jars", "500 ml", "1 400 g can", "2 splashes", "0.3 l",
    "a few", "1 cup (240 ml)", "½",
  ]

  private func lines(_ random: inout SplitMix64, _ most: Int, marks: Bool) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...most, using: &random) {
      let amount = Bool.random(using: &random) ? Self.amounts.randomElement(using: &random) ?? "" : "150 g"
      let isMarked = marks && amount != "a few"
      let day =
        marks ? ["", " {expires: 2026-12-01}", " {expires: 2026-11-21}"].randomElement(using: &random) ?? "" : ""
      text += (isMarked ? "- *\(amount)* " : "- \(amount) ") + (Self.foods.randomElement(using: &random) ?? "") + day
      text += "\n"
    }
    return text
  }

  @Test func `what is missing to one is missing to all`() throws {
    let book = FoodBook()
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let pantry = lines(&random, 8, marks: true)
      let recipe = lines(&random, 6, marks: false)
      guard !recipe.isEmpty else { continue }
      let document = Document(
        Array("---\nservings: 4\n---\n\n# R\n\n## Ingredients\n\n\(recipe)\n## Steps\n\nCook.\n".utf8))
      let needs = try RecipeNeeds(Recipe(document), of: document, book).needs
      let vault = ShopVault(pantry: pantry, recipes: ["r": recipe])
      let cellar = Note(Document(Array(pantry.utf8)), context: ReadingContext(folderType: .pantry, locale: "en"))
      let lots = cellar.pantry.lots.map { StockLot($0, numbers: cellar.context.numbers, book) }
      let stock = PantryStock(lots, on: vault.today, book)

      var left = stock
      let cook = Set(needs.filter { !left.take($0).isEnough }.map(\.food))
      let cookable = Set(PantryCoverage(of: needs, takenFrom: &left).gaps.map(\.need.food))
      var again = stock
      let covered = Set(PantryCoverage(of: needs, takenFrom: &again).gaps.map(\.need.food))
      let list = Note(
        Document(Array(try vault.adding("r").text.utf8)), context: ReadingContext(folderType: .shopping, locale: "en"))
      let shop = Set(list.items.dropFirst().map { book.food(of: list.shoppingLine(of: $0)) })
      #expect(cook == covered, "seed \(seed): \(pantry)\(recipe)")
      #expect(shop == covered, "seed \(seed): \(pantry)\(recipe)")
      // A second dish never has more than the first.
      #expect(cookable.isSuperset(of: covered), "seed \(seed): \(pantry)\(recipe)")
      #expect(left.left.allSatisfy { $0 >= 0 } && again.left.allSatisfy { $0 >= 0 }, "seed \(seed)")
    }
  }

  @Test func `a pinch is in every packet, also in one that cannot be compared`() throws {
    #expect(try PantryCoverageTests.coverage("- 1 pinch nutmeg", "- *2 jars* nutmeg").percent == 100)
    #expect(try PantryCoverageTests.coverage("- 1 pinch nutmeg", "- *0 g* nutmeg").percent == 0)
  }

  @Test func `what is not measured is enough for all of it`() throws {
    var stock = try PantryStockTests.stock("- *100 g* flour\n- flour")
    let use = stock.take(try PantryStockTests.need("1 kg flour"))
    #expect(use.isEnough && use.unmeasured == [1] && use.shares.map(\.lot) == [0])
  }
}
