import Testing
import VaultKitchen
import VaultModel

/// The table of built-in foods.
@Suite struct FoodTableTests {
  static let foods = FoodTable.standard.foods

  static func food(_ title: String) -> BuiltInFood? { foods.first { $0.title == title } }

  @Test func `it holds a few hundred foods, each with an English name and an aisle`() {
    #expect(Self.foods.count > 300)
    #expect(Self.foods.allSatisfy { !$0.title.isEmpty && $0.aisle != .other })
    #expect(Set(Self.foods.map(\.title)).count == Self.foods.count)
    #expect(Self.foods.filter { $0.names[1].isEmpty }.count < 15)
  }

  @Test func `no name keeps a bracket of the table`() {
    let names = Self.foods.flatMap { $0.names.joined() }
    #expect(names.allSatisfy { !$0.contains("(") && !$0.contains(")") && !$0.contains(",") && !$0.isEmpty })
  }

  @Test(
    arguments: [
      ("flour", "борошно", .baking, .gluten), ("butter", "масло", .dairy, .milk),
      ("salmon", "лосось", .fish, .fish), ("walnut", "волоський горіх", .nuts, .nuts),
      ("pesto", "песто", .sauces, [.milk, .nuts]), ("bacon", "бекон", .meat, [.meat, .pork]),
      ("onion", "цибуля", .vegetables, []), ("soy sauce", "соєвий соус", .sauces, [.soy, .gluten]),
      ("mayonnaise", "майонез", .sauces, .egg), ("shrimp", "креветка", .fish, .shellfish),
    ] as [(String, String, Aisle, FoodFacts)])
  func `names, aisle and facts`(title: String, ukrainian: String, aisle: Aisle, facts: FoodFacts) throws {
    let food = try #require(Self.food(title))
    #expect(food.title(in: .ukrainian) == ukrainian)
    #expect(food.aisle == aisle)
    #expect(food.facts == facts)
  }

  @Test(arguments: [
    ("flour", "1 cup = 125 g", "20081"), ("sugar", "1 cup = 200 g", "19335"), ("butter", "1 cup = 227 g", "1145"),
    ("honey", "1 cup = 339 g", "19296"), ("salt", "1 tsp = 6 g", "2047"), ("egg", "1 large = 50 g", "1123"),
    ("onion", "1 cup, chopped = 160 g", "11282"), ("garlic", "1 clove = 3 g", "11215"),
    ("brown sugar", "1 cup, packed = 220 g", "19334"), ("milk", "1 cup = 244 g", "1077"),
  ])
  func `weights of measures with the row they come from`(title: String, row: String, number: String) throws {
    let food = try #require(Self.food(title))
    let weight = try #require(food.weights.first { $0.text == row })
    guard case .usda(number, _) = weight.source else {
      Issue.record("\(weight.source)")
      return
    }
  }

  @Test func `milk contradicts vegan and dairy-free, and not vegetarian`() {
    #expect(!FoodFacts.contradicting(.vegan).isDisjoint(with: .milk))
    #expect(!FoodFacts.contradicting(.dairyFree).isDisjoint(with: .milk))
    #expect(FoodFacts.contradicting(.vegetarian).isDisjoint(with: .milk))
  }

  @Test func `what a diet implies contradicts it too`() {
    for diet in Diet.allCases {
      for implied in diet.implied {
        #expect(FoodFacts.contradicting(diet).isSuperset(of: FoodFacts.contradicting(implied)))
      }
    }
  }
}
