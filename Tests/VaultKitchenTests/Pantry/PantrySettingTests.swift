import Testing
import VaultKitchen
import VaultModel

/// Saying what is there now, and taking all of it.
@Suite struct `What is there now` {
  /// The lots as they are to be written after one is set; `-` for a line that goes, `=` for one that stays as it is.
  private func setting(_ lots: String, _ food: String, _ amount: FoodAmount, _ text: String) throws -> [String]? {
    let before = try PantryStockTests.stock(lots)
    var stock = before
    let refused = stock.set(stock.book.food(named: food), to: amount, as: text)
    guard refused.isEmpty else { return nil }
    return stock.lots.indices.map { stock.isChanged($0, from: before) ? stock.amountText(at: $0) ?? "-" : "=" }
  }

  private static let half = Rational(1, over: 2) ?? 0

  @Test func `one lot has the amount as it is typed`() throws {
    #expect(try setting("- *1 l* milk", "milk", FoodAmount(Self.half, .litre), "0.5 l") == ["0.5 l"])
    #expect(try setting("- milk", "milk", FoodAmount(2, .litre), "2 l") == ["2 l"])
    #expect(try setting("- *2 jars* milk", "milk", FoodAmount(2, .litre), "2 l") == ["2 l"])
    #expect(try setting("- *1 l* milk", "milk", FoodAmount(0, .litre), "0 l") == ["-"])
  }

  @Test func `of several lots what expires first was used first`() throws {
    let lots = "- *500 ml* milk {expires: 2026-12-01}\n- *1 l* milk {expires: 2026-11-22}\n- *9* eggs"
    #expect(try setting(lots, "milk", FoodAmount(700, .millilitre), "700 ml") == ["=", "0.2 l", "="])
    #expect(try setting(lots, "milk", FoodAmount(300, .millilitre), "300 ml") == ["300 ml", "-", "="])
    #expect(try setting(lots, "milk", FoodAmount(2, .litre), "2 l") == ["1000 ml", "=", "="])
    #expect(try setting(lots, "milk", FoodAmount(0, .litre), "0 l") == ["-", "-", "="])
    #expect(try setting(lots, "milk", FoodAmount(2, nil, unitText: "jars"), "2 jars") == nil)
  }

  @Test func `a lot past its day was used before the others`() throws {
    let lots = "- *1 l* milk {expires: 2026-11-01}\n- *1 l* milk {expires: 2026-12-01}"
    #expect(try setting(lots, "milk", FoodAmount(1, .litre), "1 l") == ["-", "="])
  }

  @Test func `all is what every lot has, without an amount too`() throws {
    let before = try PantryStockTests.stock("- *1 l* milk\n- milk\n- *200 ml* milk {expires: 2026-11-01}\n- *2* eggs")
    var stock = before
    let use = stock.takeAll(of: stock.book.food(named: "молоко"))
    #expect(Set(use.shares.map(\.lot)) == [0, 2] && use.unmeasured == [1] && use.isEnough)
    #expect(stock.lots.indices.map { stock.isChanged($0, from: before) } == [true, true, true, false])
    #expect(stock.lots.indices.dropLast().allSatisfy { stock.amountText(at: $0) == nil })
    #expect(stock.takeAll(of: stock.book.food(named: "flour")).covered == 0)
  }

  @Test func `some of a food is a lot without an amount`() throws {
    let stock = try PantryStockTests.stock("- a few carrots\n- some onions\n- кілька яєць")
    for (place, name) in ["carrots", "onion", "egg"].enumerated() {
      #expect(stock.places(of: stock.book.food(named: name)) == [place], "\(name)")
      #expect(stock.lots[place].amount == nil)
    }
    #expect(try PantryCoverageTests.coverage("- 5 onions", "- some onions").percent == 100)
  }
}
