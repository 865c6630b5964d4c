import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Amounts of one food added up and taken off.
@Suite struct FoodAmountsTests {
  static let book = FoodBook()
  static let flour = book.food(named: "flour").known

  static func ratio(_ numerator: Int64, _ denominator: Int64 = 1) -> Rational {
    Rational(numerator, over: denominator) ?? -1
  }

  /// `500 g + 1 kg` as amounts; what is no unit of vault's stays text.
  static func amounts(_ text: String) -> [FoodAmount] {
    text.split(separator: "+").compactMap { part in
      let bytes = Array(part.utf8)
      guard let quantity = Quantity.parsing(String(part), context: NumberContext(.english)),
        let value = quantity.amount?.value
      else { return nil }
      let unitText = String(decoding: bytes[quantity.unitText.indices], as: UTF8.self)
      return FoodAmount(value, quantity.unit, unitText: quantity.unit == nil ? unitText : "")
    }
  }

  @Test(arguments: [
    ("500 g + 1 kg", "1500 g"), ("2 cups + 50 g", "12/5 cups"), ("100 g + 1 cup", "225 g"),
    ("2 cans + 300 g", "2 cans + 300 g"), ("3 + 1 dozen", "15"), ("2 blorps + 3 blorp", "5 blorps"),
    ("2 blorps + 3 wibs", "2 blorps + 3 wibs"),
    ("2 blorps + 3 g", "2 blorps + 3 g"), ("2 cans + 100 g + 1 can + 1 kg", "3 cans + 1100 g"), ("0 g + 0 ml", ""),
  ])
  func `what can be compared is one amount, the rest stands side by side`(text: String, sum: String) {
    var total = FoodAmounts(of: Self.flour)
    for amount in Self.amounts(text) { total.add(amount) }
    let expected = Self.amounts(sum)
    #expect(total.amounts.map(\.value) == expected.map(\.value))
    #expect(total.amounts.map(\.unit) == expected.map(\.unit))
  }

  @Test(arguments: [
    ("500 g", "200 g", "300 g", ""), ("500 g", "1 kg", "", "1/2 kg"), ("500 g", "2 cups", "250 g", ""),
    ("1 cup", "250 g", "", "125 g"), ("2 cans + 300 g", "1 kg", "2 cans", "7/10 kg"),
    ("2 cans", "1 kg", "2 cans", "1 kg"), ("2 blorps", "1 blorp", "1 blorp", ""), ("300 g", "300 g", "", ""),
    ("100 g + 2 cups", "350 g", "", ""), ("1 kg", "0 g", "1 kg", ""),
  ])
  func `what is taken off goes as far as it can be compared`(
    there: String, wanted: String, left: String, rest: String
  ) throws {
    var total = FoodAmounts(of: Self.flour)
    for amount in Self.amounts(there) { total.add(amount) }
    let more = total.subtract(try #require(Self.amounts(wanted).first))
    #expect(total.amounts.map(\.value) == Self.amounts(left).map(\.value))
    #expect(more?.value == Self.amounts(rest).first?.value)
    #expect(more?.unit == Self.amounts(rest).first?.unit)
  }

  @Test func `cups of flour go through the row of the food, and the sum names it`() {
    var total = FoodAmounts(of: Self.flour)
    total.add(FoodAmount(500, .gram))
    total.subtract(FoodAmount(2, .cup))
    #expect(total.amounts == [FoodAmount(250, .gram)])
    #expect(total.weights.map(\.text) == ["1 cup = 125 g"])
  }

  @Test func `without a food weights and volumes stay apart`() {
    var total = FoodAmounts()
    total.add(FoodAmount(500, .gram))
    total.add(FoodAmount(1, .cup))
    #expect(total.amounts.count == 2 && total.weights.isEmpty)
  }

  @Test func `a sum that does not fit stands side by side`() {
    var total = FoodAmounts()
    total.add(FoodAmount(Rational(.max), .gram))
    total.add(FoodAmount(Rational(.max), .gram))
    total.add(FoodAmount(Rational(.max), .kilogram))
    #expect(total.amounts.count == 3)
    #expect(total.subtract(FoodAmount(Rational(.max), .kilogram)) == nil)
  }
}
