import Testing

@testable import VaultCommands

/// `cook`, `cookable` and `shop add` ask the same reader of names: food without something is never the ordinary one.
@Suite struct TakenAwayCommandTests {
  private static func vault(asked: String, held: String) throws -> EditVault {
    try EditVault([
      "recipes/dish.md":
        "---\ntitle: Dish\nservings: 2\n---\n## Ingredients\n\n- 200 g \(asked)\n\n## Steps\n\nCook.\n",
      "pantry/shelf.md": "- *1 kg* \(held)\n",
    ])
  }

  /// What is asked for, what there is, and the line of each on a shopping list.
  private static let pairs = [
    ("flour without gluten", "flour", "flour (without gluten)", "flour"),
    ("bread (no wheat)", "bread", "bread (no wheat)", "bread"),
    ("chocolate w/o milk", "chocolate", "chocolate w/o milk", "chocolate"),
    ("борошна (б/г)", "борошно", "борошна (б/г)", "борошно"), ("борошна б/г", "борошно", "борошна б/г", "борошно"),
    ("йогурту без цукру", "йогурт", "йогурту (без цукру)", "йогурт"),
    ("молока, безлактозного", "молоко", "молока (безлактозного)", "молоко"),
    ("муки, не содержит глютена", "мука", "муки (не содержит глютена)", "мука"),
    ("noodles", "egg noodles", "noodles", "egg noodles"), ("локшини", "яєчна локшина", "локшини", "яєчна локшина"),
    ("майонезу", "пісний майонез", "майонезу", "пісний майонез"),
    ("постного печенья", "печенье", "постного печенья", "печенье"),
    ("mayonnaise, eggless", "mayonnaise", "mayonnaise (eggless)", "mayonnaise"),
    ("cookies (nut-free)", "cookies", "cookies (nut-free)", "cookies"),
    ("flour, gluten: none", "flour", "flour (gluten: none)", "flour"),
    ("butter (dairy-free)", "butter", "butter (dairy-free)", "butter"),
    ("bread, without eggs or milk", "bread", "bread (without eggs or milk)", "bread"),
  ]

  @Test(arguments: pairs + pairs.map { ($1, $0, $3, $2) })
  func `one is not taken for the other`(_ asked: String, _ held: String, _ line: String, _: String) throws {
    let vault = try Self.vault(asked: asked, held: held)
    let before = vault.text("pantry/shelf.md")

    let cooked = vault.run("cook", "dish")
    #expect(cooked.code == .nothingFound, "\(cooked.output)\(cooked.errors)")
    #expect(cooked.output.hasSuffix(": missing\n") && !cooked.output.contains("perhaps"), "\(cooked.output)")
    #expect(vault.text("pantry/shelf.md") == before)

    let cookable = vault.run("cookable", "--format", "{percent} {title}")
    #expect(!cookable.output.contains("100 "), "\(cookable.output)")

    let shopped = vault.run("shop", "add", "dish")
    #expect(shopped.code == .done && !shopped.errors.contains("perhaps"), "\(shopped.errors)")
    let list = vault.text("shopping/shopping-list.md")
    let unit = asked.utf8.contains { $0 >= 0xD0 } ? "г" : "g"
    #expect(list.contains("- [ ] *200 \(unit)* \(line) {from: "), "\(list)")
    // What was written is read again as the same food.
    _ = vault.run("shop", "add", "dish")
    #expect(vault.text("shopping/shopping-list.md") == list)
  }

  @Test(arguments: [
    ("flour without gluten", "gluten-free flour"), ("gluten-free flour", "борошно б/г"),
    ("йогурту без цукру", "sugar-free yogurt"), ("egg noodles", "яєчна локшина"), ("butter", "butter, without salt"),
  ])
  func `one spelling is taken for another`(_ asked: String, _ held: String) throws {
    let vault = try Self.vault(asked: asked, held: held)
    let run = vault.run("cook", "dish")
    #expect(run.code == .done, "\(run.output)\(run.errors)")
    #expect(run.output.contains("200 g from '"), "\(run.output)")
    #expect(vault.text("pantry/shelf.md").hasPrefix("- *0.8 kg* \(held)"))
  }

  @Test func `what is missing in no known way is named and not taken`() throws {
    let vault = try Self.vault(asked: "flour", held: "flour (no lumps)")
    let run = vault.run("cook", "dish")
    #expect(run.output.contains("200 g flour: perhaps '1 kg flour (no lumps)'"), "\(run.output)")
    #expect(vault.text("pantry/shelf.md") == "- *1 kg* flour (no lumps)\n")
  }
}
