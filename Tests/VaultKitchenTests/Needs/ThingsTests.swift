import Testing
import VaultKitchen

/// Several things that are named in one call, as somebody types them.
@Suite struct `Things that are named` {
  private static let book = FoodBook()

  @Test(arguments: [
    (["milk,", "eggs,", "2", "kg", "potatoes"], ["milk", "eggs", "2 kg potatoes"]),
    (["milk, eggs and 2 kg potatoes"], ["milk", "eggs", "2 kg potatoes"]),
    (["молоко,", "яйця", "та", "2", "кг", "картоплі"], ["молоко", "яйця", "2 кг картоплі"]),
    (["milk;", "eggs"], ["milk", "eggs"]), (["milk", "eggs"], ["milk", "eggs"]),
    (["milk", "and", "bread"], ["milk", "bread"]),
  ])
  func `are a thing each`(words: [String], things: [String]) {
    #expect(Self.book.things(named: words) == things)
  }

  @Test(arguments: [
    (["tomatoes,", "canned"], "tomatoes, canned"), (["1,5", "kg", "apples"], "1,5 kg apples"),
    (["oat", "milk"], "oat milk"), (["toilet", "paper"], "toilet paper"), (["2", "l", "milk"], "2 l milk"),
    (["milk"], "milk"), (["tuna,", "in", "oil"], "tuna, in oil"),
  ])
  func `are one where the words say more of it`(words: [String], thing: String) {
    #expect(Self.book.things(named: words) == [thing])
  }
}
