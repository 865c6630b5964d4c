import Testing
import VaultTestSupport

@testable import VaultCommands

/// The section *Recipes* of the kitchen's description, asked of `vault recipe list`.
@Suite struct `A list of recipes` {
  /// The options and words, and the recipes in their order; the newest first where nothing else is asked for.
  static let rows: [(words: [String], found: String)] = [
    (["salad"], "2"), (["APPLE"], "1"), (["title:apple"], "1"), (["soup"], "5"), (["xyz_not_found"], ""),
    ([], "41235"), ([""], "41235"),
    (["--favorites"], "13"),
    (["--category", "Dessert"], "1"), (["--category", "Pizza"], ""), (["--category", "dessert,Soup"], "15"),
    (["--category", "Main Course", "--category", "Salad"], "23"),
    (["--diet", "vegan"], "3"), (["--diet", "gluten-free"], "4"), (["--diet", "vegetarian"], "35"),
    (["--diet", "dairy-free"], "3"), (["--diet", "vegan,gluten-free"], ""), (["--diet", "веганська"], "3"),
    (["--diet", "vegan", "--diet", "gluten-free"], ""),
    (["--sort", "title"], "12453"), (["--sort", "-title"], "35421"), (["--sort=newest"], "41235"),
    (["--sort", "oldest"], "53214"), (["| sort title"], "12453"), (["--limit", "2"], "41"), (["| limit 2"], "41"),
    (["caesar", "--category", "Salad"], "2"), (["--favorites", "--diet", "vegan"], "3"),
    (["-salad", "-soup"], "413"), (["salad OR soup", "--diet", "vegetarian"], "5"),
  ]

  @Test(arguments: rows)
  func `holds what all options and the query ask for`(words: [String], found: String) throws {
    let run = CommandRun(
      ["recipe", "list", "--format", "{stem}"] + words, in: try ScratchDirectory(FilterCaseVault.notes))
    #expect(run.output.split(separator: "\n").joined() == found)
    #expect(run.errors == (found.isEmpty ? "nothing found\n" : ""))
    #expect(run.code == (found.isEmpty ? .nothingFound : .done))
  }

  private static let book = [
    ".vault/config.yaml": "lang: uk\n",
    "recipes/a.md": FilterCaseVault.recipe(
      "Їжа", "time: 20m\nrating: 3\nstatus: approved\nchef: \"[[olena]]\"\ndifficulty: easy", created: "2026-01-01"),
    "recipes/b.md": FilterCaseVault.recipe(
      "Яблука", "time: {prep: 10m, cook: 1h}\nrating: 5\npublic: true\nchef: Марко\ndifficulty: важко",
      created: "2026-01-02"),
    "recipes/c.md": FilterCaseVault.recipe(
      "Zoodles", "time: 45 min\nstatus: draft\nchef: \"[[chefs/olena|Вона]]\"", created: "2026-01-03"),
    "recipes/d.md": FilterCaseVault.recipe("Борщ", "rating: 4\nstatus: pending\npublic: false", created: "2026-01-04"),
    "chefs/olena.md": "---\nname: Олена\naliases: [Лена]\n---\n# Кухарка\n",
    "collections/feast.md": "---\ntitle: Свято\n---\n- [[d]]\n- [[a|перше]]\n",
  ]

  /// Titles stand as in Ukrainian, where ї follows і and Latin letters come last (CLDR, uk); what has no rating or time comes last.
  @Test(arguments: [
    (["--sort", "title"], "dabc"), (["--sort", "-title"], "cbad"), (["--sort", "rating"], "bdac"),
    (["--sort", "-rating"], "adbc"), (["--sort", "time"], "acbd"), (["--sort", "-time"], "bcad"),
    (["--max-time", "45m", "--sort", "time"], "ac"), (["--max-time", "1 год 10 хв", "--sort", "time"], "acb"),
    (["--min-rating", "4", "--sort", "rating"], "bd"), (["--min-rating", "5"], "b"),
    (["--status", "approved"], "a"), (["--status", "draft", "--sort", "title"], "bc"), (["--status", "очікує"], "d"),
    (["--status", "approved,pending"], "da"), (["--public"], "b"), (["--private", "--sort", "title"], "dac"),
    (["--difficulty", "easy"], "a"), (["--difficulty", "easy,hard"], "ba"), (["--difficulty", "складна"], "b"),
    (["--chef", "olena"], "ca"), (["--chef", "ОЛЕНА"], "ca"), (["--chef", "Лена"], "ca"),
    (["--chef", "Кухарка"], "ca"),
    (["--chef", "марко"], "b"), (["--collection", "feast"], "da"),
    (["--collection", "свято", "--status", "approved"], "a"),
  ])
  func `by time, rating, status, chef and collection`(words: [String], found: String) throws {
    let run = CommandRun(["recipe", "list", "--format", "{stem}"] + words, in: try ScratchDirectory(Self.book))
    #expect(run.output.split(separator: "\n").joined() == found)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    (["--diet", "vegn"], ExitCode.wrongCall, "did you mean 'vegan'"),
    (["--difficulty", "very-hard"], .wrongCall, "one of: easy, medium, hard"),
    (["--status", "open"], .wrongCall, "one of: draft, pending, approved, rejected"),
    (["--max-time", "soon"], .wrongCall, "not 'soon'"), (["--min-rating", "6"], .wrongCall, "from 1 to 5"),
    (["--chef", "Olna"], .nothingFound, "did you mean 'olena'"), (["--collection", "fest"], .nothingFound, "'feast'"),
    (["--sort", "price"], .wrongCall, "newest"), (["--public", "--private"], .wrongCall, "--private"),
    (["--seed", "3"], .wrongCall, "'recipe random'"), (["| group category"], .wrongCall, "vault search"),
    (["colour:red"], .wrongCall, "colour"),
  ])
  func `says what an option takes`(words: [String], code: ExitCode, text: String) throws {
    let run = CommandRun(["recipe", "list"] + words, in: try ScratchDirectory(Self.book))
    #expect(run.code == code)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test(arguments: ["list", "today", "random"], [true, false])
  func `says once that there is none`(verb: String, isTerminal: Bool) throws {
    let run = CommandRun(["recipe", verb], in: try ScratchDirectory([".vault/config.yaml": ""])) {
      $0.outputIsTerminal = isTerminal
    }
    #expect(run.code == .nothingFound && run.output.isEmpty)
    #expect(run.errors == "nothing found\n")
  }

  @Test func `is a query, and says which`() throws {
    let run = CommandRun(
      ["recipe", "list", "--count", "--explain", "--favorites", "--status", "draft", "--max-time=1h", "pie"],
      in: try ScratchDirectory(FilterCaseVault.notes))
    #expect(run.output == "0\n")
    #expect(
      run.errors.hasPrefix(
        """
        all
          field type anyOf "recipe"
          field favorite anyOf "true"
          field time range .. 1h
          any
            field status anyOf "draft"
            field status absent
          word pie
        sort created descending
        sort title

        """))
  }

  @Test func `has a line of columns or an object a recipe for programs`() throws {
    let vault = try ScratchDirectory(Self.book)
    let row = CommandRun(["recipe", "list", "--sort", "rating", "--limit", "1"], in: vault).output
    #expect(row.dropFirst(4) == "Яблука\t\t70\t5\t\tdraft\trecipes/b.md\n")
    let json = CommandRun(["recipe", "--json", "--sort", "rating", "--limit", "1"], in: vault).output
    #expect(
      json.contains(
        #""path":"recipes/b.md","title":"Яблука","category":null,"difficulty":"hard","time":"1h10m","diets":[],"#))
    #expect(json.contains(#""rating":5,"meanRating":null,"ratingCount":0,"favorite":false,"chef":"Марко""#))
  }
}
