import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Scaling a recipe from the command line` {
  /// One case: the servings and the ingredients as written, the options, and the lines that are printed.
  struct Row: Sendable, CustomTestStringConvertible {
    let servings: String?
    let ingredients: [String]
    let options: [String]
    let lines: [String]

    init(_ ingredients: [String], _ servings: String?, _ options: String, _ lines: [String]) {
      self.servings = servings
      self.ingredients = ingredients
      self.options = options.split(separator: " ").map(String.init)
      self.lines = lines
    }

    var testDescription: String { "\(ingredients) for \(servings ?? "?") \(options) = \(lines)" }

    /// The note that a cook would write.
    var note: String {
      let head = servings.map { "---\nservings: \($0)\n---\n" } ?? ""
      return head + "# R\n\n## Ingredients\n\n" + ingredients.map { "- \($0)\n" }.joined()
    }
  }

  private func run(_ note: String, _ options: [String], language: String? = nil) throws -> CommandRun {
    let directory = try ScratchDirectory(["r.md": note])
    return CommandRun(["scale", "r.md"] + options, in: directory, language: language)
  }

  @Test(arguments: [
    Row(["200 g"], "1", "--servings 2", ["400 g"]),
    Row(["400 g"], "2", "--servings 1", ["200 g"]),
    Row(["2.5 tbsp"], "1", "--servings 2", ["5 tbsp"]),
    Row(["1/2 cup"], "1", "--servings 2", ["1 cup"]),
    Row(["1 1/2 cups"], "1", "--servings 2", ["3 cups"]),
    Row(["to taste"], "1", "--servings 4", ["to taste"]),
    Row(["100 ml"], "3", "--servings 3", ["100 ml"]),
    Row([], "1", "--servings 4", []),
    Row(["3"], nil, "--factor 2", ["6"]),
    Row(["1 cup"], nil, "--factor 2.5 --style exact", ["2.5 cup"]),
    Row(["1 cup"], nil, "--factor 2.5", ["2.5 cups"]),
    Row(["200 g"], nil, "--factor 2", ["400 g"]),
    Row(
      ["flour 100 g", "butter 50 g"].map { $0.split(separator: " ").suffix(2).joined(separator: " ") }, "1", "-s 4",
      ["400 g", "200 g"]),
    Row(["*100 g* flour", "*50 g* butter"], "1", "--servings=4", ["400 g flour", "200 g butter"]),
  ])
  func `must hold`(row: Row) throws {
    let run = try run(row.note, row.options)
    #expect(run.output.split(separator: "\n").map(String.init) == row.lines)
    #expect(run.code == .done)
    #expect(run.errors == (row.ingredients.isEmpty ? "warning: the recipe has no ingredients yet\n" : ""))
  }

  @Test(arguments: ["0", "-1", "NaN", "1e99", "six", "10000000", "1/0"], ["--servings", "--factor"])
  func `refuses a number that is none, not positive or absurd`(number: String, option: String) throws {
    let run = try run("---\nservings: 1\n---\n## Ingredients\n\n- 100 g flour\n", [option, number])
    #expect(run.code == .wrongCall)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("'\(number)'"))
  }

  /// A recipe for the errors; its ingredients have all kinds of amounts.
  private static let soup = """
    ---
    servings: 4
    ---
    ## Ingredients

    - 600 g beef
    - 2 red onions
    - 1 white onion
    - salt to taste
    """

  @Test(arguments: [
    (
      ["--yield", "3 l"],
      "error: the recipe's yield (4) cannot be compared with '3 l'\nhint: '--factor' scales any recipe\n"
    ),
    (["--by", "beef"], "error: '--by' needs a food and its amount, such as 'flour=500 g', not 'beef'\n"),
    (["--by", "beff=1 kg"], "error: the recipe has no ingredient 'beff'\nhint: did you mean 'beef'?\n"),
    (
      ["--by", "x=1 kg"],
      "error: the recipe has no ingredient 'x'\nhint: it has: beef, red onions, white onion, salt\n"
    ),
    (
      ["--by", "salt=1 g"],
      "error: 'salt' has no amount that scales\nhint: '--factor' scales any recipe\n"
    ),
    (
      ["--by", "beef=1 l"],
      "error: the recipe takes 600 g of 'beef', which cannot be compared with '1 l'\nhint: '--factor' scales any recipe\n"
    ),
    (["--by", "onion=3"], "error: 'onion' fits several ingredients: red onions, white onion\n"),
    (["--servings", "2 g"], "error: '2 g' is not a number or an amount\n"),
    (["--servings", "0"], "error: '0' is not more than zero\n"),
    (["--factor", "2000000"], "error: '2000000' would change the recipe more than a million times\n"),
    (
      ["--factor", "2", "--servings", "3"],
      "error: the options '--servings' and '--factor' cannot be used together\nhint: see 'vault scale --help'\n"
    ),
  ])
  func `says what is wrong`(options: [String], errors: String) throws {
    let run = try run(Self.soup, options)
    #expect(run.errors == errors)
    #expect(run.output.isEmpty)
    #expect(run.code == .wrongCall)
  }

  @Test(arguments: [
    (
      ["--yield", "3 l"],
      "помилка: вихід рецепта (4) не порівняти з «3 l»\nпідказка: «--factor» підходить до будь-якого рецепта\n"
    ),
    (["--by", "beff=1 kg"], "помилка: у рецепті немає інгредієнта «beff»\nпідказка: можливо, «beef»?\n"),
    (["--servings", "0"], "помилка: «0» не більше за нуль\n"),
  ])
  func `says it in Ukrainian`(options: [String], errors: String) throws {
    #expect(try run(Self.soup, options, language: "uk_UA.UTF-8").errors == errors)
  }

  @Test(arguments: ["", "servings: 0\n", "servings: a few\n"])
  func `refuses servings of a recipe that names none, and names the factor`(key: String) throws {
    let note = "---\ntitle: R\n\(key)---\n## Ingredients\n\n- 100 ml milk\n"
    let run = try run(note, ["--servings", "2"])
    #expect(
      run.errors == """
        error: r.md does not say how many it serves
        hint: scale it by '--factor 2', or write 'servings: 4' into its front matter

        """)
    #expect(run.code == .wrongCall)
    #expect(try self.run(note, ["--factor", "2"]).output == "200 ml milk\n")
  }

  @Test func `refuses a note without a list of ingredients`() throws {
    let run = try run("# Diary\n\nNothing to eat.\n", ["--factor", "2"])
    #expect(
      run.errors == """
        error: r.md is not a recipe: it has no list of ingredients
        hint: the list begins with a heading 'Ingredients', and each ingredient is on a line such as '- 200 g flour'

        """)
    #expect(run.code == .wrongCall)
  }

  @Test func `prints the whole note as Markdown, with other amounts and nothing else changed`() throws {
    let note =
      "---\r\nservings: 4 # people\r\n---\r\n\r\n## Ingredients\r\n\r\n* *200  g*   flour\r\n\r\n## Steps\r\n\r\nMix.\r\n"
    let run = try run(note, ["--servings", "6", "--format", "markdown"])
    #expect(
      run.output == note.replacing("servings: 4", with: "servings: 6").replacing("200  g", with: "300  g"))
  }

  @Test func `prints an object for programs`() throws {
    let note = "---\nservings: 2\n---\n# R\n\n## Ingredients\n\n- 1-2 tsp salt {optional, or: soy sauce}\n"
    #expect(
      try run(note, ["--factor", "3/2", "--json"]).output == """
        {"path":"r.md","title":"R","factor":"3/2","servings":"3","yields":["3"],"groups":[{"title":null,"level":0,\
        "ingredients":[{"amount":"1.5-3","value":1.5,"upperValue":3,"unit":"tsp","name":"salt","link":null,\
        "flags":["optional"],"preparation":null,"substitute":"soy sauce",\
        "text":"1.5-3 tsp salt {optional, or: soy sauce}","parts":[],"unscaled":null}]}],"warnings":[]}

        """)
  }

  @Test func `warns of what does not fit, unless it is told to be quiet`() throws {
    let note =
      "---\nservings: 2\n---\n## Ingredients\n\n- 100 g flour\n- 1,500 cups sugar\n\n## Steps\n\nAdd 200 g flour.\n"
    let run = try run(note, [])
    #expect(
      run.errors == """
        warning: the amount '1,500' has two readings, and stays as it is
        warning: the steps take 200 g of flour, but the list has 100 g

        """)
    #expect(run.code == .done)
    #expect(try self.run(note, ["--quiet"]).errors.isEmpty)
  }

  @Test(arguments: [
    ("units: us\n", [], "8 oz butter"), ("units: us\n", ["--units", "as-written"], "226.796185 g butter"),
    ("units: us\n", ["--units", "metric"], "226.796185 g butter"), ("", ["--units", "us"], "8 oz butter"),
  ])
  func `shows the units of the settings unless others are asked for`(
    settings: String, options: [String], line: String
  ) throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": settings, "r.md": "## Ingredients\n\n- 226.796185 g butter\n",
    ])
    #expect(CommandRun(["scale", "r.md"] + options, in: directory).output == line + "\n")
  }

  @Test(arguments: [("cup: metric\n", "250 ml milk"), ("", "≈236.59 ml milk")])
  func `measures cups as the settings say`(settings: String, line: String) throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": settings, "r.md": "## Ingredients\n\n- 1 cup milk\n",
    ])
    #expect(CommandRun(["scale", "r.md", "--units", "metric"], in: directory).output == line + "\n")
  }
}
