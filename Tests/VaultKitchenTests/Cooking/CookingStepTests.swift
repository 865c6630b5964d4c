import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// A recipe taken apart into what is done one after the other.
@Suite struct CookingStepTests {
  private static func steps(
    _ lines: String, _ steps: String, servings: String? = nil, lang: String = "en", agreeing: Bool = false
  ) throws -> [CookingStep] {
    let text =
      "---\nservings: 2\nlang: \(lang)\n---\n\n# R\n\n## Ingredients\n\n\(lines)\n\n## Steps\n\n\(steps)\n"
    let document = Document(Array(text.utf8))
    let target = try servings.map { try ScaleTarget(servings: $0) } ?? .factor(1)
    return try ScaledRecipe(Recipe(document), of: document, to: target).cookingSteps(
      in: FoodBook(), agreeing: agreeing)
  }

  @Test func `the words are plain and their amounts scaled`() throws {
    let steps = try Self.steps(
      "- 200 g flour\n- 2 eggs",
      """
      1. **Mix** 200 g flour with
         the [[eggs|2 eggs]].
      2. Knead @flour{50%g}(extra) in a #bowl{}, wait ~{20%min}. -- carefully
      """, servings: "4")
    #expect(
      steps.map(\.text) == [
        "Mix 400 g flour with the 2 eggs.", "Knead 100 g flour (extra) in a bowl, wait 20 min.",
      ])
  }

  @Test(arguments: [
    ("- 1 cup milk", "1. Stir 1 cup milk in.", "en", "4", "Stir 2 cups milk in.", "Stir 2 cup milk in."),
    ("- milk", "1. Stir @milk{1%cup} in.", "en", "4", "Stir 2 cups milk in.", "Stir 2 cup milk in."),
    ("- 2 cups milk", "1. Stir 2 cups milk in.", "en", "1", "Stir 1 cup milk in.", "Stir 1 cups milk in."),
    ("- вода", "1. Влити 1 склянку води.", "uk", "4", "Влити 2 склянки води.", "Влити 2 склянку води."),
    ("- вода", "1. Влити 2 склянки води.", "uk", "5", "Влити 5 склянок води.", "Влити 5 склянки води."),
    // What stays is its author's.
    ("- milk", "1. Stir @milk{=1%cups} in.", "en", "4", "Stir 1 cups milk in.", "Stir 1 cups milk in."),
    ("- milk", "1. Stir 2 cup milk in.", "en", "2", "Stir 2 cup milk in.", "Stir 2 cup milk in."),
  ])
  func `units agree with their new numbers for people alone`(
    lines: String, steps: String, lang: String, servings: String, spoken: String, exact: String
  ) throws {
    #expect(try Self.steps(lines, steps, servings: servings, lang: lang, agreeing: true).map(\.text) == [spoken])
    #expect(try Self.steps(lines, steps, servings: servings, lang: lang).map(\.text) == [exact])
  }

  @Test(arguments: [
    (
      "- 200 g flour\n- 2 eggs\n- salt to taste", "1. Beat the eggs.\n2. Add the flour, salt.\n3. Beat.", "en",
      [[1], [0, 2], []]
    ),
    // A food by another of its names, in another form, and by the word that says what it is where one line alone has it.
    (
      "- 1 red onion, chopped\n- 3 tbsp olive oil", "1. Heat the oil.\n2. Fry the onion in the olive oil.", "en",
      [[1], [0, 1]]
    ),
    (
      "- 500 г картоплі\n- 2 цибулі\n- сіль", "1. Картоплю натерти.\n2. Додати цибулю.\n3. Посолити сіллю.", "uk",
      [[0], [1], [2]]
    ),
    (
      "- 3 tbsp olive oil\n- 1 tbsp sesame oil\n- 1 lemon grass", "1. Heat the oil, not the grass.\n2. Add a lemon.",
      "en", [[2], []]
    ),
    // Both lines of one food, and a name that vault does not know.
    (
      "- 200 g flour\n- flour for the board\n- 1 tsp stardust", "1. Sift the flour.\n2. Stardust on top.", "en",
      [[0, 1], [2]]
    ),
  ])
  func `each step has the lines of the list that it names`(
    lines: String, steps: String, lang: String, expected: [[Int]]
  ) throws {
    #expect(try Self.steps(lines, steps, lang: lang).map(\.ingredients) == expected)
  }

  @Test(arguments: [
    ("Simmer for 20 minutes, then 1 h 30 min in the oven.", ["20 minutes 1200", "1 h 30 min 5400"]),
    ("Смажити по 3–4 хвилини з кожного боку.", ["3–4 хвилини 180"]),
    ("Bake 25 to 30 min at 180 °C.", ["25 to 30 min 1500"]),
    (
      "Rest ½–¾ hour, fry 3 or 4 min, bake 10 through 12 min in all.",
      ["½–¾ hour 1800", "3 or 4 min 180", "10 through 12 min 600"]
    ),
    ("Варити 5 – 6 хв, тушкувати 10 чи 15 хв разом.", ["5 – 6 хв 300", "10 чи 15 хв 600"]),
    ("Rest ~{1%hour}, bake ~egg{8%minutes}.", ["1 hour 3600", "8 minutes 480"]), ("Wait ½ hour.", ["½ hour 1800"]),
    // No times: temperatures, amounts, sizes, lengths beyond a day, words that end in a number.
    ("Heat to 180 degrees, add 2 eggs and 5 cm of ginger, keep for 3 days.", []), ("Use type405 minutes later.", []),
    ("Boil for 0 minutes.", []), ("", []),
  ])
  func `each step has its times`(text: String, timers: [String]) throws {
    let steps = try Self.steps("- 2 eggs", "1. \(text)\n")
    #expect(steps.flatMap(\.timers).map { "\($0.text) \($0.span.seconds)" } == timers)
  }
}
