import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault recipe` beside its lists: rating, collections, chefs, the recipe of the day.
@Suite struct `The recipe book` {
  static let soup = """
    ---
    title: Soup   # ours
    ratings: {Olena: 5, "Marko": 4}
    rating: 3
    ---
    ## Ingredients

    - 2 carrots

    ## Steps

    1. Cook.

    """
  static let feast =
    "---\r\ntitle: Feast\r\n---\r\n# Feast\r\n\r\n- [[soup]]: first\r\n- [[gone]]\r\n\r\nGood night.\r\n"

  static let notes = [
    ".vault/config.yaml": "lang: en\n", "recipes/soup.md": soup,
    "recipes/pie.md": "---\nchef: \"[[ann]]\"\nstatus: approved\n---\n# Pie\n\nBake it.\n",
    "recipes/old/tea.md": "---\nchef: ann\nai: true\n---\n# Tea\n\nBrew.\n", "notes/soup.md": "# Not a recipe\n",
    "collections/feast.md": feast, "collections/empty.md": "# Empty\n",
    "chefs/ann.md": "---\nname: Ann\nbio: Bakes.\nlinks: [https://ann.example]\n---\n",
  ]

  private func run(_ words: String..., in vault: ScratchDirectory) -> CommandRun {
    CommandRun(["--now", "2026-11-20", "recipe"] + words, in: vault)
  }

  // MARK: Rating

  @Test(arguments: [
    (["recipes/soup.md", "5"], "rating: 3\n", "rating: 5\n"), (["recipes/soup.md", "3"], "", ""),
    (["recipes/soup.md", "2", "--by", "Olena"], "{Olena: 5,", "{Olena: 2,"),
    (["recipes/soup.md", "2", "--by", "Marko"], "\"Marko\": 4}", "\"Marko\": 2}"),
    (["recipes/soup.md", "1", "--by", "Taras"], "4}", "4, Taras: 1}"),
  ])
  func `a rating is replaced where it stands`(words: [String], old: String, new: String) throws {
    let vault = try ScratchDirectory(Self.notes)
    let run = CommandRun(["recipe", "rate"] + words, in: vault)
    #expect(run.code == .done, "\(run.errors)")
    #expect(try vault.text(at: "recipes/soup.md") == (old.isEmpty ? Self.soup : Self.soup.replacing(old, with: new)))
    guard !old.isEmpty else { return }
    #expect(CommandRun(["undo"], in: vault).code == .done)
    #expect(try vault.text(at: "recipes/soup.md") == Self.soup)
  }

  @Test func `what all think together is said`() throws {
    let vault = try ScratchDirectory(Self.notes)
    #expect(run("rate", "recipes/soup.md", "5", "--by", "Taras", in: vault).errors.contains("Soup: 4.67 of 3 people\n"))
    let json = CommandRun(["show", "--json", "recipes/soup.md"], in: vault).output
    #expect(json.contains(#""mean-rating":4.67,"rating-count":3"#))
  }

  @Test(arguments: [
    (["soup"], "1-5"), ([], "RECIPE"), (["recipes/soup.md", "6"], "'6'"), (["recipes/soup.md", "4.5"], "'4.5'"),
    (["notes/soup.md", "4"], "not a recipe"), (["feast", "4"], "not a recipe"),
    (["recipes/soup.md", "4", "--copy"], "photo"),
    (["recipes/soup.md", "4", "--format", "paths"], "recipe list"),
  ])
  func `a wrong rating changes nothing`(words: [String], text: String) throws {
    let vault = try ScratchDirectory(Self.notes)
    let run = CommandRun(["recipe", "rate"] + words, in: vault)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(try vault.text(at: "recipes/soup.md") == Self.soup)
  }

  // MARK: Collections

  @Test func `recipes come into a collection once, in the style of its lines`() throws {
    let vault = try ScratchDirectory(Self.notes)
    let run = run("collect", "recipes/soup.md", "pie", "tea", "feast", in: vault)
    #expect(run.code == .done, "\(run.errors)")
    // `[[soup]]` fits two notes, so that the line with it is of neither.
    let new = "- [[recipes/soup]]\r\n- [[pie]]\r\n- [[tea]]\r\n"
    let expected = Self.feast.replacing("- [[gone]]\r\n", with: "- [[gone]]\r\n" + new)
    #expect(try vault.text(at: "collections/feast.md") == expected)
    let again = self.run("collect", "pie", "tea", "Feast", in: vault)
    #expect(again.code == .done && again.output.isEmpty)
    #expect(try vault.text(at: "collections/feast.md") == expected)
    #expect(self.run("uncollect", "pie", "recipes/soup.md", "tea", "Feast", in: vault).code == .done)
    #expect(try vault.text(at: "collections/feast.md") == Self.feast)
    #expect(self.run("uncollect", "pie", "Feast", in: vault).output.isEmpty)
  }

  /// `[[soup]]` fits two notes, so the line that is there is of neither, and the new link says which.
  @Test func `a link is as long as it must be`() throws {
    let vault = try ScratchDirectory(Self.notes)
    #expect(run("collect", "recipes/soup.md", "empty", in: vault).code == .done)
    #expect(try vault.text(at: "collections/empty.md") == "# Empty\n\n- [[recipes/soup]]\n")
  }

  @Test func `all recipes of a query are collected`() throws {
    let vault = try ScratchDirectory(Self.notes)
    #expect(run("collect", "--where", "type:recipe chef:ann", "empty", in: vault).code == .done)
    #expect(try vault.text(at: "collections/empty.md") == "# Empty\n\n- [[tea]]\n- [[pie]]\n")
  }

  @Test func `lines by other links are found, and lines of a recipe go with what is below them`() throws {
    var notes = Self.notes
    notes["collections/mixed.md"] =
      "- [the pie](../recipes/pie.md)\n  with cream\n- [[Pie]] and [[tea]]\n- [[tea]] and [[pie]]\n- recipes/pie\n"
    let vault = try ScratchDirectory(notes)
    #expect(run("collect", "pie", "mixed", in: vault).output.isEmpty)
    #expect(run("uncollect", "pie", "mixed", in: vault).code == .done)
    #expect(try vault.text(at: "collections/mixed.md") == "- [[tea]] and [[pie]]\n- recipes/pie\n")
  }

  @Test func `a long collection is no matter`() throws {
    var notes = Self.notes
    let lines = (0..<4_000).map { "- [[r\($0)]]\n" }.joined()
    notes["collections/big.md"] = lines
    let vault = try ScratchDirectory(notes)
    #expect(run("collect", "pie", "big", in: vault).code == .done)
    #expect(try vault.text(at: "collections/big.md") == lines + "- [[pie]]\n")
  }

  @Test func `a collection is shown in its order, and its dangling links are named`() throws {
    let vault = try ScratchDirectory(Self.notes)
    #expect(run("collect", "tea", "pie", "feast", in: vault).code == .done)
    let run = run("collection", "feast", in: vault)
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: "\t").last ?? "" } == [
        "recipes/old/tea.md", "recipes/pie.md",
      ])
    #expect(
      run.errors == """
        warning: collections/feast.md:6: there is no recipe 'soup'
        warning: collections/feast.md:7: there is no recipe 'gone'

        """)
    #expect(
      self.run("collection", in: vault).output
        == "Empty\t0\t0\tcollections/empty.md\nFeast\t2\t2\tcollections/feast.md\n")
    #expect(
      self.run("collection", "--json", in: vault).output.contains(
        #"{"title":"Feast","path":"collections/feast.md","recipes":2,"dangling":2}"#))
  }

  @Test(arguments: [
    (["collect", "pie"], ExitCode.wrongCall, "COLLECTION"), (["collect"], .wrongCall, "RECIPE"),
    (["collect", "pie", "party"], .nothingFound, "vault new collection party"),
    (["collect", "pie", "feats"], .nothingFound, "did you mean"),
    (["collect", "feast", "empty"], .wrongCall, "not a recipe"),
    (["collection", "party"], .nothingFound, "no collection 'party'"),
    (["uncollect", "cake", "feast"], .nothingFound, "cake"),
  ])
  func `a wrong call says what there is`(words: [String], code: ExitCode, text: String) throws {
    let run = CommandRun(["recipe"] + words, in: try ScratchDirectory(Self.notes))
    #expect(run.code == code)
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  // MARK: Chefs

  @Test func `a chef has recipes that name the note or the name`() throws {
    let vault = try ScratchDirectory(Self.notes)
    let run = run("chef", "Ann", in: vault)
    #expect(run.output.split(separator: "\n").map { $0.split(separator: "\t")[1] } == ["Pie", "Tea"])
    #expect(self.run("chef", in: vault).output == "Ann\t2\tchefs/ann.md\n")
    let json = self.run("chef", "ann", "--json", in: vault).output
    #expect(
      json.hasPrefix(
        #"{"name":"Ann","path":"chefs/ann.md","bio":"Bakes.","image":null,"links":["https://ann.example"]"#))
    #expect(self.run("chef", "Anna", in: vault).errors.contains("did you mean"))
  }

  // MARK: Today and at random

  private static let book = Dictionary(
    uniqueKeysWithValues: (0..<12).map { number in
      let keys = number % 3 == 0 ? "status: approved\n" : number == 1 ? "ai: true\n" : ""
      return ("recipes/\(number).md", "---\n\(keys)tags: [t]\n---\n# Recipe \(number)\n\nCook.\n")
    })

  @Test func `today's recipe is the same all day, and by people`() throws {
    let vault = try ScratchDirectory(Self.book.merging([".vault/config.yaml": ""]) { $1 })
    func today(_ day: String) -> String {
      CommandRun(["--now", day, "recipe", "today", "--format", "{stem}"], in: vault).output
    }
    let days = (10...30).map { today("2026-11-\($0)") }
    #expect(days[10] == today("2026-11-20 23:59"))
    #expect(Set(days).count > 8)
    #expect(!days.contains("1\n"))
    try vault.write("recipes/7.md", "---\ntags: [t]\n---\n# Another title\n\nCook it well.\n")
    #expect((10...30).map { today("2026-11-\($0)") } == days)
  }

  @Test func `where recipes are reviewed only approved ones are proposed`() throws {
    let vault = try ScratchDirectory(Self.book.merging([".vault/config.yaml": "review: on\n"]) { $1 })
    for day in 10...25 {
      let run = CommandRun(["--now", "2026-11-\(day)", "recipe", "today", "--format", "{stem}"], in: vault)
      #expect(["0", "3", "6", "9"].contains(run.output.dropLast()), "\(run.output)")
    }
    let drawn = run("random", "-n", "12", "--format", "{stem}", in: vault).output.split(separator: "\n")
    #expect(Set(drawn) == ["0", "3", "6", "9"])
    #expect(run("random", "--status", "draft", "-n", "99", "--count", in: vault).output == "8\n")
  }

  @Test func `a seed makes chance repeatable`() throws {
    let vault = try ScratchDirectory(Self.book.merging([".vault/config.yaml": ""]) { $1 })
    func draw(_ words: String...) -> String {
      CommandRun(["recipe", "random", "--format", "{stem}"] + words, in: vault).output
    }
    #expect(draw("--seed", "1") == draw("--seed", "1"))
    #expect(Set((0..<20).map { draw("--seed", String($0)) }).count > 5)
    let three = draw("--seed", "4", "-n", "3").split(separator: "\n")
    #expect(Set(three).count == 3 && String(three[0]) + "\n" == draw("--seed", "4"))
    #expect(draw("--status", "approved", "| limit 9").split(separator: "\n").count == 4)
    #expect(draw("title:\"Recipe 5\"") == "5\n")
    #expect(CommandRun(["recipe", "random", "tag:none"], in: vault).code == .nothingFound)
  }
}
