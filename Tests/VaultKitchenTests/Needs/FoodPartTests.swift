import Testing
import VaultKitchen
import VaultModel

/// A part of a food is not the whole of it.
@Suite struct FoodPartTests {
  private let book = FoodBook()

  @Test(arguments: [
    ("garlic cloves", Unit.clove, "garlic"), ("cabbage leaves", .leaf, "cabbage"), ("tomato slices", .slice, "tomato"),
    ("celery stalks", .stalk, "celery"),
  ])
  func `a name that ends in a part counts it`(_ name: String, _ unit: Unit, _ food: String) {
    let part = book.part(of: book.food(named: name))
    #expect(part?.unit == unit)
    #expect(part?.food.name == food)
  }

  @Test(arguments: ["bay leaves", "vine leaves", "celery leaves", "cabbage", "red onion", "cloves"])
  func `a food that is a leaf by itself is whole`(_ name: String) {
    #expect(book.part(of: book.food(named: name))?.word == nil)
  }

  // The database has 20 g for a slice of tomato and 15 to 33 g for a leaf of cabbage; a floret has no row.
  @Test func `parts weigh what parts weigh`() {
    let tomato = book.part(of: book.food(named: "tomato slices"))
    #expect(tomato?.food.known?.convert(3, .slice, to: .gram)?.value == 60)
    let floret = book.part(of: book.food(named: "broccoli florets"))
    #expect(floret?.word == "florets" && floret?.unit == nil)
  }
}
