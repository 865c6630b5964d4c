import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultSyntax

/// What the strict reader of RecipeMD takes and what it refuses, by the rules of the specification.
@Suite struct RecipeMDReaderTests {
  private static func read(_ text: String) throws -> ExchangeRecipe {
    try RecipeMDReader.recipe(of: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("", .titleMissing, 0..<0),
      ("Tea\n\n---\n", .titleMissing, 0..<3),
      ("## Tea\n\n---\n", .titleMissing, 0..<6),
      ("Text.\n\n# Tea\n\n---\n", .titleMissing, 0..<5),
      ("#\n\n---\n", .titleMissing, 0..<1),
      ("# Tea\n\n- water\n", .breakMissing, 15..<15),
      ("# Tea\n\n*hot*\n\nText.\n\n---\n", .textAfterHead, 14..<19),
      ("# Tea\n\n**1 l**\n\n## More\n\n---\n", .textAfterHead, 16..<23),
      ("# Tea\n\n*hot*\n\n*cold*\n\n---\n", .tagsTwice, 14..<20),
      ("# Tea\n\n**1 l**\n\n**2 l**\n\n---\n", .yieldsTwice, 16..<23),
      ("# Tea\n\n**some**\n\n---\n", .amountWithoutNumber, 9..<13),
      ("# Tea\n\n---\n\n- *some* water\n", .amountWithoutNumber, 15..<19),
      ("# Tea\n\n---\n\n- *1 l*\n", .ingredientWithoutName, 12..<19),
      ("# Tea\n\n---\n\n- \n", .ingredientWithoutName, 12..<14),
      ("# Tea\n\n---\n\n- water\n\nBoil.\n", .textAmongIngredients, 21..<26),
    ] as [(String, RecipeMDError.Reason, Range<Int>)])
  func `what is no RecipeMD is refused where it stands`(
    _ text: String, _ reason: RecipeMDError.Reason, _ range: Range<Int>
  ) {
    #expect(throws: RecipeMDError(reason, at: ByteRange(range))) { try Self.read(text) }
  }

  @Test(
    arguments: [
      ("5 1/4 ml", "5 1/4", Rational(21, over: 4), "ml"),
      ("1/4 l", "1/4", Rational(1, over: 4), "l"),
      ("1 / 4 l", "1 / 4", Rational(1, over: 4), "l"),
      ("1 ½ cloves", "1 ½", Rational(3, over: 2), "cloves"),
      ("1½ cloves", "1½", Rational(3, over: 2), "cloves"),
      ("¾", "¾", Rational(3, over: 4), ""),
      (".5 teaspoon", ".5", Rational(1, over: 2), "teaspoon"),
      ("1,5 Tassen", "1,5", Rational(3, over: 2), "Tassen"),
      // A comma is a decimal divider, never a thousands separator.
      ("1,500 g", "1,500", Rational(3, over: 2), "g"),
      ("-2 g", "-2", Rational(-2), "g"),
      ("5g", "5", Rational(5), "g"),
      ("1. g", "1", Rational(1), ". g"),
      ("2-3 cloves", "2", Rational(2), "-3 cloves"),
      ("1/0 g", "1", Rational(1), "/0 g"),
      ("99999999999999999999 g", "99999999999999999999", nil, "g"),
    ] as [(String, String, Rational?, String)])
  func `an amount is a number and everything behind it`(
    _ text: String, _ number: String, _ value: Rational?, _ unit: String
  ) throws {
    let recipe = try Self.read("# Tea\n\n---\n\n- *\(text)* water\n")
    #expect(
      recipe.ingredients == [ExchangeIngredient("water", amount: ExchangeAmount(number, value: value, unit: unit))])
  }

  @Test(
    arguments: [
      ("- [tea](./tea.md)", "tea", "./tea.md"),
      ("- [tea][1]\n\n[1]: ./tea.md", "tea", "./tea.md"),
      ("- [green tea](<my tea.md>)", "green tea", "my tea.md"),
      ("- fresh [tea](./tea.md)", "fresh [tea](./tea.md)", nil),
      ("- **5** teas", "**5** teas", nil),
      ("- tea *5 g*", "tea *5 g*", nil),
      // White space at the end of the first paragraph is none of the name; what follows stays as written.
      ("- tea  \n\n  of leaves", "tea\n\n  of leaves", nil),
      ("- tea \t\n  \n  of leaves ", "tea\n  \n  of leaves", nil),
      ("- tea\n  - green", "tea\n  - green", nil),
    ] as [(String, String, String?)])
  func `the rest of an item is the name, or a link`(_ item: String, _ name: String, _ link: String?) throws {
    let recipe = try Self.read("# Tea\n\n---\n\n\(item)\n")
    #expect(recipe.ingredients == [ExchangeIngredient(name, link: link)])
  }

  @Test func `groups nest by the levels of their headings`() throws {
    let recipe = try Self.read("# T\n\n---\n\n- a\n\n## B\n\n#### C\n\n- c\n\n### D\n\n- d\n\n# E\n\n- e\n")
    #expect(
      recipe.outline.map { "\($0.title)/\($0.depth)/\($0.ingredients.map(\.name).joined())" } == [
        "/0/a", "B/1/", "C/2/c", "D/2/d", "E/1/e",
      ])
  }

  @Test func `a byte order mark and CRLF change nothing but the line ends`() throws {
    let recipe = try Self.read(
      "\u{FEFF}# Tea\r\n\r\nOne\r\ntwo.\r\n\r\n---\r\n\r\n- *1 l* water\r\n\r\n---\r\n\r\nBoil.\r\nPour.\r\n")
    #expect(recipe.title == "Tea")
    #expect(recipe.description == "One\ntwo.")
    #expect(recipe.ingredients.map(\.name) == ["water"])
    #expect(recipe.instructions == "Boil.\nPour.")
  }
}
