import Foundation
import Testing
import VaultStore
import VaultSyntax
import VaultTestSupport

@testable import VaultCommands

// Pages, pasted text and tables.
extension `vault import and export` {
  @Test func `the recipe of a page is the note of its data, and known by the address`() throws {
    let directory = try vault()
    let data = #"{"@type":"Recipe","name":"Tea","recipeIngredient":["1 l water"],"recipeInstructions":"Boil."}"#
    let page = "<html lang=en><script type=\"application/ld+json\">\(data)</script></html>"
    let curl = Curl(ProgramOutput(.exited(0), output: Array(page.utf8)))
    #expect(
      run("import", "https://example.org/tea", in: directory, programs: curl.programs).output == "recipes/tea.md\n")
    #expect(
      text("recipes/tea.md", in: directory) == """
        ---
        lang: en
        source: https://example.org/tea
        created: 2026-11-20
        ---

        # Tea

        ---

        - *1 l* water

        ---

        1. Boil.

        """)
    #expect(run("check", "--strict", in: directory).code == .done)
    let again = run("import", "https://example.org/tea", in: directory, programs: curl.programs)
    #expect(
      again.errors == "https://example.org/tea was imported before: it is recipes/tea.md\n" && again.code == .done)
  }

  @Test func `the recipes of one page are told by their titles`() throws {
    let recipe =
      #"{"@type":"Recipe","name":"NAME","url":"https://x.org/","recipeIngredient":["1 l water"],"recipeInstructions":"Boil."}"#
    let directory = try vault(["a.json": "[\(recipe.replacing("NAME", with: "Tea"))]"])
    #expect(run("import", "a.json", in: directory).output == "recipes/tea.md\n")
    try directory.write(
      "a.json", "[\(recipe.replacing("NAME", with: "Tea")),\(recipe.replacing("NAME", with: "Mate"))]")
    // Edited and renamed meanwhile, the first one is still the same recipe.
    #expect(self.run("set", "tea", "rating=5", in: directory).code == .done)
    #expect(self.run("mv", "recipes/tea.md", "recipes/chai.md", in: directory).code == .done)
    let run = run("import", "a.json", in: directory)
    #expect(run.output == "recipes/mate.md\n")
    #expect(run.errors.hasPrefix("a.json was imported before: it is recipes/chai.md\n"))
  }

  @Test(
    arguments: [
      (
        ["x.html", "<html><title>News</title></html>"],
        "error: x.html: the page 'News' has no data for programs (JSON-LD)", 1
      ),
      (
        ["x.html", "<script type=application/ld+json>{\"@type\":\"WebSite\"}</script>"],
        "error: x.html: no recipe in the data for programs, which describes WebSite", 1
      ),
      (
        ["x.html", "<title>A\u{1B}</title><script type=application/ld+json>{</script>"],
        "error: x.html: the data that the page 'A\\u{1B}' has for programs cannot be read", 3
      ),
      (["x.json", "{\n \"a\": 01}"], "error: x.json:2:7: not JSON: the number is not written as JSON wants it", 3),
      (["x.csv", "title\nTea\n"], "error: x.csv: the first row lacks the columns ingredients, instructions", 3),
      (["x.csv", "title,\"a"], "error: x.csv:1:7: not a table: a quotation mark is not closed", 3),
      (["x.csv", "title,ingredients,instructions\n"], "error: x.csv: the table has no rows below the first one", 1),
      (
        ["x.csv", "title,ingredients,instructions\nTea,water,Boil.\nMilk,,Pour.\n"],
        "error: x.csv:3: 'Milk' has no ingredients; nothing was written", 1
      ),
      (["x.txt", "Dear all\n"], "error: x.txt: 'Dear all' has no ingredients; nothing was written", 1),
    ] as [([String], String, Int32)])
  func `what is no recipe is told from other things, and nothing is written`(
    _ row: (file: [String], error: String, code: Int32)
  ) throws {
    let directory = try vault([row.file[0]: row.file[1]])
    let run = run("import", row.file[0], in: directory)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == row.error)
    #expect(run.code.rawValue == row.code && text("recipes/tea.md", in: directory) == nil)
  }

  @Test func `a collection goes out as one table and comes in again as it was`() throws {
    let directory = try vault(["tea.md": Self.tea, "mint.cook": Self.cook])
    #expect(run("import", "tea.md", "mint.cook", in: directory).code == .done)
    let all = ["export", "--where", "type:recipe", "--format", "csv", "-o", "all.csv"]
    #expect(CommandRun(all, in: directory).output == "all.csv\n")
    #expect(text("all.csv", in: directory)?.split(separator: "\r\n").count == 3)
    let other = try vault(["all.csv": try #require(text("all.csv", in: directory))])
    #expect(run("import", "all.csv", in: other).output == "recipes/mint.md\nrecipes/tea.md\n")
    #expect(CommandRun(all.dropLast() + ["again.csv"], in: other).code == .done)
    #expect(text("again.csv", in: other) == text("all.csv", in: directory))
    #expect(run("import", "all.csv", in: other, day: "2026-12-24").output == "")
  }

  @Test func `recipes of the sample vault come back from JSON-LD as they went`() throws {
    let folder = VaultBinary.packageRoot.appendingPathComponent("sample-vault/recipes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
      .sorted().prefix(10)
    var notes: [String: String] = [:]
    for name in names {
      notes["recipes/" + name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let directory = try vault(notes)
    func texts(_ directory: ScratchDirectory) throws -> [String] {
      let lines = CommandRun(["export", "--where", "type:recipe", "--format", "jsonld", "--json"], in: directory).output
      return try lines.split(separator: "\n").map { line in
        try #require(JSONTree(parsing: Array(line.utf8)).root["text"]?.string)
      }.sorted()
    }
    let before = try texts(directory)
    #expect(before.count == 10)
    let other = try vault(["all.json": "[" + before.joined(separator: ",") + "]"])
    #expect(run("import", "all.json", in: other).code == .done)
    #expect(try texts(other) == before)
    #expect(run("check", "--strict", in: other).code == .done)
  }

  @Test func `an export that names nothing says what is missing`() throws {
    let directory = try vault()
    #expect(run("export", "--format", "csv", in: directory).code == .wrongCall)
    #expect(run("export", "--where", "type:recipe", "--format", "csv", in: directory).code == .nothingFound)
  }
}
