import Testing
import VaultModel
import VaultSyntax

@Suite struct FoodTests {
  private static let text = """
    ---
    title: Buckwheat
    aliases: [гречка]
    names:
      en: [buckwheat, buckwheat groats]
      uk: [гречка, гречки, гречку]
    aisle: Dry goods
    allergens: [gluten]
    nutrition: {energy: 343 kcal, protein: 13 g, note: boiled}
    conversions: [1 cup = 170 g, "1 склянка = 180,5 г"]
    substitutes: ["[[millet]]", rice]
    ---

    """

  @Test("a food has names and forms by language, an aisle, allergens and substitutes")
  func names() {
    let note = read(Self.text, as: .food)
    let food = note.food
    #expect(note.findings == [])
    #expect(food.names.map(\.language) == ["en", "uk"])
    #expect(food.names.map(\.forms) == [["buckwheat", "buckwheat groats"], ["гречка", "гречки", "гречку"]])
    #expect(food.everyName == ["Buckwheat", "гречка", "buckwheat", "buckwheat groats", "гречки", "гречку"])
    #expect(food.aisle == "Dry goods")
    #expect(food.allergens == ["gluten"])
    #expect(food.substitutes.map(\.target) == ["millet", "rice"])
  }

  @Test("nutrition is per 100 g, a figure with its unit each")
  func nutrition() {
    let nutrition = read(Self.text, as: .food).food.nutrition
    #expect(nutrition.map(\.name) == ["energy", "protein", "note"])
    #expect(nutrition.map(\.measure?.amount) == [343, 13, nil])
    #expect(nutrition.map(\.measure?.unit) == [nil, .gram, nil])
  }

  @Test("a conversion says what a measure weighs")
  func conversions() {
    let conversions = read(Self.text, as: .food).food.conversions
    #expect(conversions.map(\.measure.unit) == [.cup, .glass])
    #expect(conversions.map(\.equals.amount) == [170, Rational(361, over: 2)])
    #expect(conversions.map(\.equals.unit) == [.gram, .gram])
  }

  static let writtenRows: [(written: String, count: Int)] = [
    ("conversions: 1 cup = 120 g", 1), ("conversions: {cup: 120 g, piece: 50 g}", 2),
    ("conversions:\n  - 1 cup = 120 g\n  - 1 tbsp = 8 g", 2), ("conversions:", 0),
  ]

  @Test("conversions are a text, a list, or units with their weights", arguments: writtenRows)
  func written(written: String, count: Int) {
    let note = read("---\n\(written)\n---\n", as: .food)
    #expect(note.findings == [])
    #expect(note.food.conversions.count == count)
  }

  static let wrongRows = ["120 g", "1 cup = ", "1 cup = 0 g", "0 cup = 120 g", "a = b", "1 cup = 2 = 3"]

  @Test("what does not weigh anything is a diagnostic", arguments: wrongRows)
  func wrong(text: String) {
    let note = read("---\nconversions: [\"\(text)\"]\n---\n", as: .food)
    #expect(note.diagnostics.map(\.code) == [.valueNotConversion])
    #expect(note.food.conversions == [])
  }

  @Test("names may be a plain list")
  func plainNames() {
    let names = read("---\nnames: [salt, солі]\n---\n", as: .food).food.names
    #expect(names.map(\.language) == [""])
    #expect(names.map(\.forms) == [["salt", "солі"]])
  }
}
