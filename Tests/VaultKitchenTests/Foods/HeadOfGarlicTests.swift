import Testing
import VaultModel

@testable import VaultKitchen

/// What the table of measures says of a whole and its parts.
@Suite struct `A head of garlic has cloves` {
  private static func garlic(_ value: Rational, _ unit: Unit, in target: Unit) -> Rational? {
    FoodBook().food(named: "garlic").known?.convert(value, unit, to: target)?.value
  }

  // The database has 3 g for a clove; a head has 10 to 12 of them, in the middle 11.
  @Test func `heads and cloves compare`() {
    #expect(Self.garlic(1, .head, in: .clove) == 11)
    #expect(Self.garlic(22, .clove, in: .head) == 2)
    #expect(Self.garlic(1, .head, in: .gram) == 33)
  }

  @Test func `ten cloves are less than a head`() {
    var amounts = FoodAmounts(of: FoodBook().food(named: "часник").known)
    amounts.add(FoodAmount(1, .head))
    #expect(amounts.subtract(FoodAmount(10, .clove)) == nil)
    // 11 - 10 of 11.
    #expect(amounts.amounts == [FoodAmount(Rational(1, over: 11) ?? 0, .head)])
  }
}
