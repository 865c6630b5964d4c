import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

@Suite struct `What a recipe needs, in a sentence` {
  @Test(arguments: [
    // The recipes are for two.
    ("- *1 pinch* salt", "4", "en", "2 pinches salt"), ("- 1 pinch salt", "3", "en", "1.5 pinches salt"),
    ("- a pinch of salt", "4", "en", "2 pinches of salt"), ("- 2 pinches salt", "1", "en", "1 pinch salt"),
    ("- 1 cup milk", "5", "en", "2.5 cups milk"), ("- 1/2 cup milk", "1", "en", "1/4 cup milk"),
    ("- 1 cup milk", "1", "en", "1/2 cup milk"), ("- 3 cups milk", "1", "en", "1.5 cups milk"),
    ("- 1-2 cups milk", "1", "en", "1/2-1 cup milk"), ("- 1 onion", "1", "en", "1/2 onion"),
    ("- 1 g saffron", "1", "en", "0.5 g saffron"), ("- 1 склянка рису", "1", "uk", "1/2 склянки рису"),
    ("- 2 400 g cans beans", "1", "en", "1 400 g can beans"),
    ("- Milk: 1 cup", "4", "en", "2 cups Milk"),
    // An abbreviation has no plural.
    ("- 1 tbsp oil", "4", "en", "2 tbsp oil"), ("- 1 ст. л. олії", "4", "uk", "2 ст. л. олії"),
    ("- 1 дрібка солі", "4", "uk", "2 дрібки солі"), ("- дрібка солі", "10", "uk", "5 дрібок солі"),
    ("- 1 склянка рису", "3", "uk", "1,5 склянки рису"), ("- 5 зубчиків часнику", "2", "uk", "5 зубчиків часнику"),
    // The number of an English line in a Ukrainian recipe is in the notation of the recipe, the word in its own language.
    ("- 1 pinch salt", "3", "uk", "1,5 pinches salt"),
    // A number that stays leaves the word to its author.
    ("- 2 pinch salt", "2", "en", "2 pinch salt"), ("- *1 pinch* salt {fixed}", "8", "en", "1 pinch salt"),
  ])
  func `has its unit in the form for its number`(
    _ line: String, _ servings: String, _ language: String, _ spoken: String
  ) throws {
    let needs = try RecipeNeedsTests.needs(line, servings: servings, lang: language).needs
    #expect(needs.map(\.spokenText) == [spoken])
  }

  @Test(arguments: [
    ("- 1 onion, 1 egg", "en", ["2 onions", "2 eggs"]), ("- 1 цибуля, 1 яйце", "uk", ["2 цибулі", "2 яйця"]),
    ("- 1 red onion, 1 clove garlic", "en", ["2 red onions", "2 cloves garlic"]),
  ])
  func `has each food of a line in the form for its own number`(
    _ line: String, _ language: String, _ spoken: [String]
  ) throws {
    let needs = try RecipeNeedsTests.needs(line, servings: "4", lang: language).needs
    #expect(needs.map(\.spokenText) == spoken)
  }

  @Test(arguments: [
    // The recipes are for two.
    ("- 1 red onion", "4", "en", "2 red onions"), ("- 1 велика цибуля", "4", "uk", "2 великі цибулі"),
    ("- juice of 1 lemon {optional}", "4", "en", "juice of 2 lemons"), ("- сік 1 лимона", "4", "uk", "сік 2 лимонів"),
    ("- Onions: 1", "2", "en", "1 Onion"), ("- 1 помідор або перець", "10", "uk", "5 помідорів або перців"),
    ("- 1 rasher bacon", "4", "en", "2 rashers bacon"), ("- 1 ложка меду", "4", "uk", "2 ложки меду"),
  ])
  func `has the food in the form for its number`(
    _ line: String, _ servings: String, _ language: String, _ spoken: String
  ) throws {
    let needs = try RecipeNeedsTests.needs(line, servings: servings, lang: language).needs
    #expect(needs.map(\.spokenText) == [spoken])
  }

  @Test func `an amount that stays has the words of the note`() throws {
    #expect(try RecipeNeedsTests.needs("- a pinch of salt").needs.map(\.spokenText) == ["a pinch of salt"])
  }

  @Test func `programs get the words of the note`() throws {
    let needs = try RecipeNeedsTests.needs("- *1 pinch* salt", servings: "4").needs
    #expect(needs.map(\.text) == ["2 pinch salt"])
  }
}
