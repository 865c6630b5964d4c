import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// How the parts of a recipe are found in a body.
@Suite struct RecipeLayoutTests {
  /// A note, and what is read of it: ingredients as `group/name`, steps, description and codes of diagnostics.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var note: String
    var form: Recipe.Form
    var ingredients: [String]
    var steps: [String]
    var descriptions: [String] = []
    var codes: [DiagnosticCode] = []
  }

  @Test(arguments: [
    Row(
      testDescription: "RecipeMD: breaks around the ingredients, headings as groups",
      note:
        "# Pie\n\nOld.\n\n*sweet, autumn*\n\n**8 servings, 1,5 kg**\n\n---\n\n- *1* egg\n\n## Filling\n\n- *2* apples\n\n---\n\nBake.\n",
      form: .recipeMD, ingredients: ["egg", "Filling/apples"], steps: ["Bake."], descriptions: ["Old."]),
    Row(
      testDescription: "RecipeMD without instructions",
      note: "# Tea\n\n---\n\n- water\n", form: .recipeMD, ingredients: ["water"], steps: [],
      codes: [.recipeWithoutInstructions]),
    Row(
      testDescription: "headings in English, groups below",
      note:
        "# Soup\n\nHot.\n\n## Ingredients\n\n- 1 onion\n\n### Top\n\n- cream\n\n## Steps\n\n1. Chop.\n2. Cook.\n\n## Notes\n\nFreezes well.\n",
      form: .headings, ingredients: ["onion", "Top/cream"], steps: ["Chop.", "Cook."],
      descriptions: ["Hot.", "## Notes", "Freezes well."]),
    Row(
      testDescription: "headings in Ukrainian",
      note: "## Інгредієнти\n\n- 2 цибулі\n\n## Приготування\n\n1. Нарізати.\n", form: .headings,
      ingredients: ["цибулі"], steps: ["Нарізати."]),
    Row(
      testDescription: "headings in Russian with a colon and emphasis",
      note: "## **Ингредиенты:**\n\n- 2 яйца\n\n## Способ приготовления\n\nСварить.\n", form: .headings,
      ingredients: ["яйца"], steps: ["Сварить."]),
    Row(
      testDescription: "a list of ingredients for each part of a dish",
      note:
        "# Pie\n\n## Dough\n\n### Ingredients\n\n- flour\n\n### Method\n\nKnead.\n\n## Filling\n\n### Ingredients\n\n- apples\n\n### Method\n\nFill.\n",
      form: .headings, ingredients: ["Dough/flour", "Filling/apples"], steps: ["Knead.", "Fill."],
      descriptions: ["## Dough", "## Filling"]),
    Row(
      testDescription: "a break after the list ends it where no heading does",
      note: "## Ingredients\n\n- salt\n\n---\n\nMix.\n", form: .headings, ingredients: ["salt"], steps: ["Mix."]),
    Row(
      testDescription: "a break right below text is a heading",
      note: "# Cake\n\nGood.\n---\n\n- *1* egg\n\n---\n\nMix.\n", form: .prose, ingredients: [], steps: [],
      descriptions: ["Good.\n---", "- *1* egg", "Mix."],
      codes: [.recipeWithoutIngredients, .recipeWithoutInstructions, .recipeBreakIsSetext]),
    Row(
      testDescription: "the second break right below text",
      note: "# Cake\n\n---\n\n- *1* egg\n\nCareful.\n---\n\nMix.\n", form: .recipeMD, ingredients: ["egg"], steps: [],
      descriptions: ["Mix."], codes: [.recipeWithoutInstructions, .recipeBreakIsSetext, .recipeTextInIngredients]),
    Row(
      testDescription: "text between the ingredients is description",
      note: "# Cake\n\n---\n\n- egg\n\nFresh ones.\n\n- milk\n\n---\n\nMix.\n", form: .recipeMD,
      ingredients: ["egg", "milk"],
      steps: ["Mix."], descriptions: ["Fresh ones."], codes: [.recipeTextInIngredients]),
    Row(
      testDescription: "deeper lines are notes of their ingredient",
      note: "## Ingredients\n\n- [ ] 1 egg\n  - a large one\n- milk\n\n## Steps\n\n- Mix.\n", form: .headings,
      ingredients: ["egg", "milk"], steps: ["Mix."]),
    Row(
      testDescription: "a note without either is all description",
      note: "# Idea\n\nSoup with beans?\n", form: .prose, ingredients: [], steps: [],
      descriptions: ["Soup with beans?"], codes: [.recipeWithoutIngredients, .recipeWithoutInstructions]),
    Row(
      testDescription: "an empty note", note: "", form: .prose, ingredients: [], steps: [],
      codes: [.recipeWithoutIngredients, .recipeWithoutInstructions]),
  ])
  func `the parts are found`(_ row: Row) {
    let document = Document(Array(row.note.utf8))
    let recipe = Recipe(document)
    let ingredients = recipe.groups.flatMap { group in
      recipe.ingredients(of: group).map {
        (group.title.isEmpty ? "" : document.text(group.title) + "/") + document.text($0.name)
      }
    }
    #expect(recipe.form == row.form)
    #expect(ingredients == row.ingredients)
    #expect(recipe.steps.map(document.text) == row.steps)
    #expect(recipe.descriptions.map(document.text) == row.descriptions)
    #expect(recipe.diagnostics.map(\.code) == row.codes)
  }

  @Test func `a body of any bytes is read without a trap`() {
    let pieces = [
      "# a", "## Ingredients", "---", "***", "- *1/2* x", "- 1,5 кг {max: 2}", "\n", "*a, b*", "**3 l**", "> ", "  ",
      "1. @a{2%g}", "\u{0}", "½", "{", "}", "`",
    ]
    for seed in LongSearch.seeds(few: 500) {
      var random = SplitMix64(seed: seed)
      var note = ""
      for _ in 0..<20 {
        note += (pieces.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? "\n" : "\n\n")
      }
      let document = Document(Array(note.utf8))
      let recipe = Recipe(document)
      for ingredient in recipe.ingredients {
        #expect(ingredient.line.upper <= document.bytes.count, "seed \(seed)")
      }
    }
  }
}
