import Testing
import VaultKitchen
import VaultModel

@Suite struct `An amount on a shopping list` {
  static func part(_ top: Int64, _ bottom: Int64) throws -> Rational { try Rational(top) / Rational(bottom) }

  @Test(
    arguments: [
      (1500, 1, Unit.gram, "1.5 kg", "1,5 кг"), (1, 1, .kilogram, "1 kg", "1 кг"), (400, 1, .gram, "400 g", "400 г"),
      // 1,234 g has no two decimals as kilograms.
      (1234, 1, .gram, "1234 g", "1234 г"), (1000, 3, .gram, "334 g", "334 г"), (5, 2, .gram, "2.5 g", "2,5 г"),
      (1, 3, .gram, "0.34 g", "0,34 г"), (3, 4, .litre, "750 ml", "750 мл"), (2500, 1, .millilitre, "2.5 l", "2,5 л"),
      // Measures keep the fractions there are measures for, and are filled to the next quarter otherwise.
      (3, 2, .tablespoon, "1½ tbsp", "1½ ст. л."), (1, 3, .cup, "⅓ cup", nil), (13, 5, .cup, "2¾ cups", nil),
      // Nobody sells half an egg.
      (3, 2, .piece, "2", "2"), (1, 2, .bunch, "1 bunch", "1 пучок"), (5, 1, .clove, "5 cloves", "5 зубчиків"),
      (5, 2, .can, "3 cans", nil),
    ] as [(Int64, Int64, Unit, String, String?)])
  func `is what somebody takes from a shelf`(
    top: Int64, bottom: Int64, unit: Unit, english: String, ukrainian: String?
  ) throws {
    let amount = FoodAmount(try Self.part(top, bottom), unit)
    #expect(ShopAmount(amount, in: .english).text == english)
    if let ukrainian { #expect(ShopAmount(amount, in: .ukrainian).text == ukrainian) }
    #expect(ShopAmount(amount, in: .english).amount.value(inUnitOf: amount).map { $0.value >= amount.value } == true)
  }

  @Test(
    arguments: [
      (2, Unit.package, "пачка", Language.ukrainian, "2 пачки"), (5, .package, "пачки", .ukrainian, "5 пачок"),
      (5, .head, "качан", .ukrainian, "5 качанів"), (1, .head, "качани", .ukrainian, "1 качан"),
      (3, .pinch, "дрібка", .ukrainian, "3 дрібки"), (2, .can, "tin", .english, "2 tins"),
      (1, .packet, "sachets", .english, "1 sachet"), (2, .package, "уп.", .ukrainian, "2 уп."),
      (2, .package, "пачка", .russian, "2 пачки"), (2, .head, "кочан", .russian, "2 кочана"),
      // Without a word of its own a unit has its usual one, and so has what is weighed or poured.
      (2, .package, "", .ukrainian, "2 упаковки"), (2, .package, "жменя", .ukrainian, "2 упаковки"),
      (2, .gram, "грами", .ukrainian, "2 г"), (2, .tablespoon, "столова ложка", .ukrainian, "2 ст. л."),
      (2, .cup, "горнятко", .ukrainian, "2 горнятка"), (2, .glass, "склянка", .ukrainian, "2 склянки"),
    ] as [(Rational, Unit, String, Language, String)])
  func `has the word that its author wrote for the unit`(
    value: Rational, unit: Unit, word: String, language: Language, text: String
  ) {
    let amount = FoodAmount(value, unit, unitText: word)
    #expect(ShopAmount(amount, in: language).text == text)
    #expect(amount == FoodAmount(value, unit))
    #expect(Set([amount]).contains(FoodAmount(value, unit)))
  }

  @Test func `measures that are no units take the form for their number`() {
    #expect(ShopAmount(FoodAmount(2, nil, unitText: "rasher"), in: .english).text == "2 rashers")
    #expect(ShopAmount(FoodAmount(1, nil, unitText: "rashers"), in: .english).text == "1 rasher")
    #expect(ShopAmount(FoodAmount(5, nil, unitText: "ложка"), in: .ukrainian).text == "5 ложок")
    #expect(ShopAmount(FoodAmount(2, nil, unitText: "large"), in: .english).text == "2 large")
    #expect(FoodAmount(2, nil, unitText: "rasher") != FoodAmount(2, nil, unitText: "scoop"))
  }

  @Test func `a unit vault does not know stays as written`() throws {
    #expect(ShopAmount(FoodAmount(2, nil, unitText: "splashes"), in: .english).text == "2 splashes")
    #expect(ShopAmount(FoodAmount(try Self.part(1, 5), nil, unitText: "splash"), in: .english).text == "¼ splash")
  }

  @Test func `what does not fit is not rounded, and nothing traps`() throws {
    for unit in Unit.allCases {
      for value in [Rational(.max), try Self.part(.max, .max - 1), try Self.part(1, .max)] {
        #expect(!ShopAmount(FoodAmount(value, unit), in: .ukrainian).text.isEmpty)
      }
    }
  }
}
