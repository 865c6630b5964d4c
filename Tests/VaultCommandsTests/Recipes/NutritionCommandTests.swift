import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `What a serving holds` {
  static let vault = [
    ".vault/config.yaml": "locale: en\n",
    "recipes/crepes.md": """
    ---
    title: Crêpes
    servings: 4
    ---
    ## Ingredients

    - 200 g flour
    - 2 eggs
    - 1 pinch salt
    - 10 g sugar {optional}

    ## Steps

    Fry.

    """,
    "recipes/tea.md":
      "---\ntitle: Tea\nnutrition: {energy: 2 kcal}\n---\n## Ingredients\n\n- 1 bag tea\n\n## Steps\n\nBrew.\n",
    "recipes/rice.md": "# Rice\n\n## Ingredients\n\n- 100 g rice\n\n## Steps\n\nBoil.\n",
    "recipes/draft.md": "# Draft\n",
    "foods/flour.md": "---\ntitle: Flour\nnutrition: {energy: 364 kcal, protein: 10 g}\n---\n",
    "foods/egg.md":
      "---\ntitle: egg\naliases: [eggs]\nnutrition: {energy: 143 kcal}\nconversions: [1 piece = 50 g]\n---\n",
  ]

  private func run(_ words: String..., people: Bool = false, language: String? = nil) throws -> CommandRun {
    CommandRun(["nutrition"] + words, in: try ScratchDirectory(Self.vault), language: language) { environment in
      environment.outputIsTerminal = people
      environment.terminalColumns = 70
      environment.variables[.noColor] = "1"
    }
  }

  @Test func `one line a figure for programs, with what is not in it`() throws {
    // (728 + 143) / 4 = 217.75 kcal, 20 / 4 = 5 g.
    let run = try run("crepes")
    #expect(run.output == "energy\t218\tkcal\tfoods\t1 pinch salt\nprotein\t5\tg\tfoods\t2 eggs; 1 pinch salt\n")
    #expect(run.code == .done && run.errors.isEmpty)
    let json = try self.run("crepes", "--json").output
    #expect(
      json.contains(
        #""servings":"4","figures":[{"name":"energy","value":217.75,"unit":"kcal","from":"foods","complete":false,"unknown":["1 pinch salt"]}"#
      ))
    #expect(json.contains(#""optional":["10 g sugar"]"#))
  }

  @Test func `a lower bound for people, and why it is one`() throws {
    #expect(
      try run("crepes", people: true).output == """
        Per serving, of 4
          energy   ≥ 218  kcal
          protein    ≥ 5  g
        without 1 pinch salt (unknown): energy
        without 2 eggs, 1 pinch salt (unknown): protein
        optional, not counted: 10 g sugar

        """)
    #expect(
      try run("crepes", people: true, language: "uk").output.hasPrefix(
        "На порцію, з 4\n  енергія  ≥ 218  ккал\n  білки      ≥ 5  г\nбез 1 pinch salt (невідомо): енергія\n"))
    #expect(
      try run("tea", people: true).output
        == "All of it; the recipe does not say for how many\n  energy  2  kcal  by the recipe\n")
  }

  @Test(arguments: [
    ("rice", ExitCode.nothingFound, "it is not known what 'Rice' holds"), ("draft", .wrongCall, "draft.md"),
    ("nothing", .nothingFound, "nothing"),
  ])
  func `what cannot be told says why`(name: String, code: ExitCode, text: String) throws {
    let run = try run(name)
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.errors.contains(text))
  }
}
