import Testing
import VaultTestSupport

@testable import VaultCommands

/// The section *Recipes* of the kitchen's description: a recipe that an ingredient contradicts is left out and named, one
/// that nobody can prove stands apart.
@Suite struct `A recipe that is asked for by a diet` {
  private static func recipe(_ title: String, _ diets: String, _ lines: String..., more: String = "") -> String {
    let list = lines.map { "- \($0)\n" }.joined()
    return "---\nservings: 4\ncategory: Soup\ndiets: [\(diets)]\n\(more)---\n# \(title)\n\n## Ingredients\n\n\(list)\n"
      + "## Steps\n\n1. Cook.\n"
  }

  private static let notes = [
    ".vault/config.yaml": "",
    "recipes/carrots.md": recipe("Carrot soup", "nut-free", "500 g carrots", "1 onion", "1 l water"),
    "recipes/stardust.md": recipe("Stardust stew", "nut-free", "100 g stardust", "2 potatoes"),
    "recipes/walnuts.md": recipe("Walnut salad", "nut-free", "1 lettuce", "100 g walnuts", more: "tags: [winter]\n"),
    "recipes/other.md": recipe("Almond cake", "", "100 g almonds"),
    "pantry/shelf.md": "- 1 kg carrots\n- 3 onions\n- 1 kg walnuts\n- 5 potatoes\n- 1 lettuce\n",
  ]

  private static func run(_ words: String..., language: String = "en", isTerminal: Bool = false) throws -> CommandRun {
    CommandRun(["--now", "2026-11-20", "--lang", language] + words, in: try ScratchDirectory(notes)) {
      $0.outputIsTerminal = isTerminal
    }
  }

  private static let leftOut =
    "warning: left out: Walnut salad is said to be nut-free, which is contradicted by walnuts\n"
  private static let open = "no one can say whether Stardust stew is nut-free: it is not stated what is in stardust\n"

  @Test(arguments: [
    ["recipe", "list", "--diet", "nut-free", "--sort", "title"],
    ["recipe", "list", "diet:nut-free", "--sort", "title"],
    ["search", "diet:nut-free", "--sort", "title"], ["search", "type:recipe diets:=nut-free", "--sort", "title"],
  ])
  func `is left out of lists and named, or stands behind the others`(words: [String]) throws {
    let run = CommandRun(words + ["--format", "{stem} {unproved}"], in: try ScratchDirectory(Self.notes))
    let rows = CommandRun(words, in: try ScratchDirectory(Self.notes)).output
    #expect(!rows.contains("walnuts.md"))
    #expect(rows.contains("carrots.md"))
    #expect(run.errors == "warning: \(Self.open)\(Self.leftOut)")
    #expect(run.code == .done)
    let paths = CommandRun(words + ["--format", "paths"], in: try ScratchDirectory(Self.notes))
    #expect(paths.output == "recipes/carrots.md\nrecipes/stardust.md\n")
    let count = CommandRun(words + ["--count"], in: try ScratchDirectory(Self.notes))
    #expect(count.output == "2\n" && count.errors.contains(Self.leftOut))
    let one = CommandRun(words + ["--limit", "1", "--format", "paths"], in: try ScratchDirectory(Self.notes))
    #expect(one.output == "recipes/carrots.md\n")
  }

  @Test(arguments: [
    ["recipe", "list", "--diet", "nut-free"], ["search", "diet:nut-free"], ["cookable", "diet:nut-free"],
  ])
  func `is told to programs as data`(words: [String]) throws {
    let lines = CommandRun(words + ["--json"], in: try ScratchDirectory(Self.notes)).output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains(#""path":"recipes/carrots.md""#) ?? false)
    #expect(!(lines.first?.contains("unproved") ?? true))
    #expect(lines.dropFirst().first?.hasSuffix(#""unproved":["stardust"]}"#) ?? false)
    let leftOut =
      #"{"leftOut":[{"path":"recipes/walnuts.md","title":"Walnut salad","diets":["nut-free"],"#
      + #""ingredients":["walnuts"]}]}"#
    #expect(lines.last.map { String($0) } == leftOut)
  }

  @Test(arguments: [
    ["recipe", "list", "--diet", "nut-free"], ["search", "diet:nut-free"], ["cookable", "--diet", "nut-free"],
  ])
  func `stands below a line of its own for people`(words: [String]) throws {
    for (language, heading) in [
      ("en", "No one can say whether these are nut-free: it is not stated what is in stardust"),
      ("uk", "Ніхто не скаже, чи ці рецепти підходять для «без горіхів»: не вказано, що містять: stardust"),
    ] {
      let run = CommandRun(["--lang", language, "--color", "never"] + words, in: try ScratchDirectory(Self.notes)) {
        $0.outputIsTerminal = true
      }
      let parts = run.output.split(separator: heading + "\n").map(String.init)
      #expect(parts.count == 2, "\(run.output)")
      #expect(parts.first?.contains("Carrot soup") ?? false)
      #expect(parts.last?.contains("Stardust stew") ?? false)
      #expect(!run.output.contains("Walnut salad"))
      #expect(run.errors.contains(language == "en" ? "left out: Walnut salad" : "пропущено: рецепт Walnut salad"))
    }
  }

  @Test func `is named in the reader's language`() throws {
    let run = try Self.run("recipe", "list", "--diet", "без горіхів", language: "uk")
    #expect(
      run.errors == """
        попередження: ніхто не скаже, чи рецепт Stardust stew підходить для «без горіхів»: не вказано, що містять: stardust
        попередження: пропущено: рецепт Walnut salad позначено як «без горіхів», але цьому суперечить: walnuts

        """)
  }

  @Test func `is left where the query finds it by something else`() throws {
    let run = try Self.run("search", "type:recipe (diet:nut-free OR tag:winter)", "--format", "paths")
    #expect(run.output == "recipes/carrots.md\nrecipes/walnuts.md\nrecipes/stardust.md\n")
    #expect(!run.errors.contains("left out"))
    let claims = try Self.run("search", "type:recipe -diet:nut-free", "--format", "paths")
    #expect(claims.output == "recipes/other.md\n" && claims.errors == "")
  }

  @Test func `is drawn only if it is proven, or on a wish`() throws {
    let run = try Self.run("recipe", "random", "--diet", "nut-free", "--limit", "9", "--format", "paths")
    #expect(run.output == "recipes/carrots.md\n")
    #expect(run.errors.contains("not taken: no one can say whether Stardust stew is nut-free"))
    #expect(run.errors.contains(Self.leftOut))
    let all = try Self.run(
      "recipe", "random", "--diet", "nut-free", "--limit", "9", "--seed", "1", "--unproved", "--format", "paths")
    #expect(Set(all.output.split(separator: "\n")) == ["recipes/carrots.md", "recipes/stardust.md"])
    #expect(!all.errors.contains("not taken"))
    #expect(try Self.run("recipe", "today", "--diet", "nut-free").output.contains("recipes/carrots.md"))
    #expect(try Self.run("recipe", "today", "--diet", "nut-free", "stardust").code == .nothingFound)
  }

  @Test func `is planned only if it is proven, or on a wish`() throws {
    let words = ["meals", "plan", "2026-11-20..2026-11-25", "--where", "diet:nut-free", "--dry-run"]
    let directory = try ScratchDirectory(Self.notes)
    let run = CommandRun(["--now", "2026-11-20"] + words, in: directory)
    #expect(run.output.contains("[[carrots]]") && !run.output.contains("[[stardust]]"))
    #expect(!run.output.contains("[[walnuts]]"))
    #expect(run.errors.contains(Self.leftOut))
    #expect(run.errors.contains("warning: not taken: no one can say whether Stardust stew is nut-free"))
    let all = CommandRun(["--now", "2026-11-20"] + words + ["--unproved"], in: directory)
    #expect(all.output.contains("[[stardust]]") && !all.output.contains("[[walnuts]]"))
    let json = CommandRun(["--now", "2026-11-20"] + words + ["--json"], in: directory).output
    #expect(
      json.hasSuffix(
        #""ingredients":["walnuts"]}],"unproved":[{"path":"recipes/stardust.md","title":"Stardust stew","#
          + #""diets":["nut-free"],"ingredients":["stardust"]}]}"# + "\n"))
    let ukrainian = CommandRun(["--now", "2026-11-20", "--lang", "uk"] + words, in: directory)
    #expect(ukrainian.errors.contains("не взято: ніхто не скаже, чи рецепт Stardust stew підходить для «без горіхів»"))
  }

  @Test func `is judged by check as everywhere`() throws {
    let run = try Self.run("check", "--except", "recipe-food-unknown")
    #expect(
      run.output == """
        recipes/stardust.md:4:8: hint: the recipe is said to be nut-free, which is unproved: it is not stated what is in stardust [recipe-diet-unproved]
        recipes/walnuts.md:12:9: warning: the recipe is said to be nut-free, but 'walnuts' is or has nuts [recipe-diet-contradicted]

        """)
    let ukrainian = try Self.run("check", "--only", "recipe-diet-unproved", language: "uk")
    #expect(
      ukrainian.output.contains(
        "рецепт позначено як «без горіхів», але це не доведено: не вказано, що містять: stardust"))
  }

  @Test func `is judged by the recipe that it leads to`() throws {
    var notes = Self.notes
    notes["recipes/pasta.md"] = Self.recipe(
      "Pasta", "nut-free", "200 g rice noodles", "*1 batch* [green sauce](sauce.md)")
    notes["recipes/sauce.md"] = Self.recipe("Sauce", "", "50 g basil", "30 g walnuts")
    let directory = try ScratchDirectory(notes)
    let list = CommandRun(["recipe", "list", "pasta", "--diet", "nut-free"], in: directory)
    #expect(list.output == "" && list.code == .nothingFound)
    #expect(
      list.errors
        == "warning: left out: Pasta is said to be nut-free, which is contradicted by green sauce\nnothing found\n")
    let check = CommandRun(["check", "--only", "recipe-diet-contradicted", "recipes/pasta.md"], in: directory).output
    #expect(check.contains("but 'green sauce' is or has nuts [recipe-diet-contradicted]"))
  }

  @Test func `changes nothing for queries without a diet`() throws {
    let run = try Self.run("search", "type:recipe", "--format", "paths", "--sort", "path")
    #expect(
      run.output == "recipes/carrots.md\nrecipes/other.md\nrecipes/stardust.md\nrecipes/walnuts.md\n")
    #expect(run.errors == "")
    let almonds = try Self.run("recipe", "list", "almonds", "--diet", "nut-free")
    #expect(almonds.code == .nothingFound && almonds.errors == "nothing found\n")
  }
}
