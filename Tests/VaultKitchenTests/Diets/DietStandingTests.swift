import Testing
import VaultModel
import VaultSyntax

@testable import VaultKitchen

@Suite struct `How far a recipe bears out a diet` {
  private static let book = FoodBook(notes: [
    food("Magic butter"), food("Ghee mix", "allergens: [milk]"), food("Sky dust", "allergens: []"),
  ])

  private static func food(_ title: String, _ keys: String = "") -> Food {
    let text = "---\ntitle: \(title)\n\(keys)\n---\n"
    return Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .food)).food
  }

  private static func recipe(_ lines: [String], keys: String = "") -> Note {
    let list = lines.map { "- \($0)\n" }.joined()
    let text = "---\n\(keys)\n---\n# A\n\n## Ingredients\n\n\(list)\n## Steps\n\n1. Eat.\n"
    return Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .recipe))
  }

  /// The recipes that links lead to.
  private static let others = [
    "pesto": recipe(["50 g basil", "30 g pine nuts"]), "dip": recipe(["200 g chickpeas", "1 tbsp olive oil"]),
    "dust": recipe(["1 pinch stardust"]), "empty": Note(Document(Array("# Empty\n".utf8))),
    "loop": recipe(["*1 batch* [[loop]]", "1 onion"]), "deep": recipe(["*1 batch* [[pesto]]"]),
  ]

  /// The standing as `proven`, `open: names` or `not: name facts, …`.
  private func standing(_ diet: Diet, _ lines: String...) -> String {
    let note = Self.recipe(lines)
    var names = IngredientNames(Self.book)
    let standing = Recipe(note).dietStanding(of: diet, in: note.document, names: &names) { Self.others[$0] }
    switch standing {
    case .proven: return "proven"
    case .unproved(let names): return "open: " + names.joined(separator: ", ")
    case .contradicted(let findings):
      let words = findings.map { "\($0.ingredient) " + $0.facts.names.joined(separator: " ") }
      return "not: " + words.joined(separator: ", ")
    }
  }

  @Test func `is proven by foods that vault knows, water and salt among them`() {
    #expect(standing(.nutFree, "500 g carrots", "1 onion", "1 l water", "salt") == "proven")
    #expect(standing(.vegan, "500 г моркви", "1 цибуля", "сіль") == "proven")
    #expect(standing(.vegan, "500 г моркови", "1 луковица", "соль") == "proven")
    #expect(standing(.vegan) == "proven")
  }

  @Test func `is contradicted by what is in the way, though other foods are unknown`() {
    #expect(standing(.nutFree, "100 g walnuts", "1 pinch stardust") == "not: walnuts nuts")
    #expect(standing(.glutenFree, "100 г борошна") == "not: борошна gluten")
    #expect(standing(.vegetarian, "200 г бекона", "100 g ham") == "not: бекона meat pork, ham meat pork")
    #expect(standing(.vegan, "50 g Ghee mix") == "not: Ghee mix milk")
  }

  @Test func `is open over foods whose contents nobody stated`() {
    #expect(standing(.nutFree, "100 g stardust", "2 potatoes", "20 g stardust") == "open: stardust")
    // The note says what it is called, and not what is in it.
    #expect(standing(.nutFree, "50 g Magic butter") == "open: Magic butter")
    #expect(standing(.nutFree, "50 g Sky dust") == "proven")
  }

  @Test func `is settled by a label on a food that is unknown`() {
    #expect(standing(.nutFree, "100 g nut-free stardust") == "proven")
    #expect(standing(.glutenFree, "100 g stardust without gluten") == "proven")
    #expect(standing(.vegan, "100 g vegan stardust") == "proven")
    #expect(standing(.nutFree, "100 g vegan stardust") == "open: vegan stardust")
  }

  @Test func `is open where it holds only without an ingredient, or with another one`() {
    #expect(standing(.vegan, "20 g honey {optional: true}") == "open: honey")
    #expect(standing(.vegan, "200 ml milk {or: oat milk}") == "open: milk")
  }

  @Test func `is that of the food which a line states`() {
    #expect(standing(.vegan, "20 g stardust {food: butter}") == "not: stardust milk")
    #expect(standing(.dairyFree, "20 g stardust {food: \"[[sour-cream]]\"}") == "not: stardust milk")
    #expect(standing(.vegan, "20 g stardust {food: flour}") == "proven")
    #expect(standing(.glutenFree, "20 g stardust {food: oats}") == "proven")
    #expect(standing(.vegan, "20 g stardust {food: moondust}") == "open: stardust")
  }

  @Test func `is that of the recipes which its ingredients lead to`() {
    #expect(standing(.nutFree, "*1 batch* [[pesto]]") == "not: pesto nuts")
    #expect(standing(.nutFree, "*1 batch* [green sauce](pesto)") == "not: green sauce nuts")
    #expect(standing(.nutFree, "*1 batch* [[deep]]") == "not: deep nuts")
    #expect(standing(.nutFree, "*1 batch* [[dip]]") == "proven")
    #expect(standing(.nutFree, "*1 batch* [[dust]]") == "open: dust")
    // Without the mark the word is a part of the name.
    #expect(standing(.nutFree, "1 batch [green sauce](pesto)") == "not: batch [green sauce](pesto) nuts")
    #expect(standing(.nutFree, "*1 batch* [green sauce](pesto) {optional}") == "open: green sauce")
  }

  @Test func `is open where a link leads to no recipe with a list`() {
    #expect(standing(.nutFree, "*1 batch* [secret sauce](nowhere)") == "open: secret sauce")
    #expect(standing(.nutFree, "*1 batch* [secret sauce](empty)") == "open: secret sauce")
  }

  @Test func `is found of recipes that lead to themselves`() {
    #expect(standing(.nutFree, "*1 batch* [[loop]]") == "proven")
  }

  @Test(arguments: [
    ("vegan", "vegetarian"), ("vegan", "dairy-free"), ("vegan", "vegan"), ("nut-free", "nut-free"),
  ])
  func `is a claim of what another diet implies`(claim: String, diet: String) throws {
    let recipe = Recipe(Self.recipe(["1 onion"], keys: "diets: [\(claim)]"))
    #expect(recipe.claims(try #require(Diet(spelling: diet))))
    #expect(!recipe.claims(.kidFriendly))
  }

  @Test func `is reported once for all diets, what is optional as such`() {
    let note = Self.recipe(
      ["*1 batch* [green sauce](pesto)", "20 g honey {optional: true}", "1 pinch stardust"],
      keys: "diets: [nut-free, vegan, vegetarian]")
    var names = IngredientNames(Self.book)
    let report = Recipe(note).dietReport(in: note.document, names: &names) { Self.others[$0] }
    #expect(
      report.findings.map(\.kind) == [.unsettles([.vegan]), .contradicts([.nutFree])])
    #expect(report.unproved == [UnprovedDiets([.vegan, .vegetarian], ["stardust"])])
  }
}
