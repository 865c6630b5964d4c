import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `A check of diets and allergens` {
  private static let notes = [
    ".vault/config.yaml": "",
    "recipes/chili.md": """
    ---
    servings: 2
    diets: [vegan, dairy-free]
    allergens: [soy]
    ---
    # Chili

    ## Ingredients

    - 2 cans beans
    - *200 g* sour cream {prep: cold}
    - 1 tbsp chedr {optional}
    - 30 g vegan butter

    ## Steps

    1. Cook.

    """,
    "foods/chedr.md": "---\ntitle: Chedr\nallergens: [milk]\n---\n",
  ]

  @Test func `names the ingredient's line, with the vault's own foods`() throws {
    let run = CommandRun(["check"], in: try ScratchDirectory(Self.notes))
    #expect(
      run.output == """
        recipes/chili.md:11:11: warning: 'sour cream' is or has milk, which 'allergens' does not name [recipe-allergen-unnamed]
        recipes/chili.md:11:11: warning: the recipe is said to be vegan, dairy-free, but 'sour cream' is or has milk [recipe-diet-contradicted]
        recipes/chili.md:12:10: warning: 'chedr' is or has milk, which 'allergens' does not name [recipe-allergen-unnamed]
        recipes/chili.md:12:10: hint: the recipe is vegan, dairy-free only without 'chedr', which is or has milk [recipe-diet-depends]

        """)
  }

  @Test func `speaks the user's language`() throws {
    let run = CommandRun(["--lang", "uk", "check"], in: try ScratchDirectory(Self.notes))
    #expect(
      run.output.contains("рецепт позначено як «веганське, без молока», але «sour cream» — це або містить: молоко"))
    let json = CommandRun(["check", "--json"], in: try ScratchDirectory(Self.notes)).output
    #expect(json.contains(#""values":["vegan, dairy-free","sour cream","milk"]"#))
  }
}
