import Testing
import VaultTestSupport

@testable import VaultCommands

/// The five recipes of the paragraph *Filter cases* of the kitchen's description, each named by its number; `created` stands
/// in the order of its numbers.
enum FilterCaseVault {
  static func make() throws -> ScratchDirectory { try ScratchDirectory(notes) }

  static let notes = [
    ".vault/config.yaml": "",
    "recipes/1.md": recipe("Apple Pie", "category: Dessert\nfavorite: true", created: "2026-01-03 00:00"),
    "recipes/2.md": recipe("Caesar Salad", "category: Salad", created: "2026-01-02 00:00"),
    "recipes/3.md": recipe(
      "Vegan Burger", "category: Main Course\nfavorite: true\ndiets: vegan", created: "2026-01-01 10:00"),
    "recipes/4.md": recipe("Oat Pancakes", "category: Breakfast\ndiets: [gluten-free]", created: "2026-01-04 00:00"),
    "recipes/5.md": recipe("Tomato Soup", "category: Soup\ndiets: vegetarian", created: "2026-01-01 05:00"),
  ]

  static func recipe(_ title: String, _ keys: String, created: String) -> String {
    "---\n\(keys)\ncreated: \(created)\n---\n# \(title)\n\n## Ingredients\n\n- 2 plums\n\n## Steps\n\n1. Cook.\n"
  }
}

/// The paragraph *Filter cases* of the kitchen's description, asked of the whole program.
@Suite struct FilterCaseTests {
  /// What is asked, and the recipes found: in this order when the query sorts, else in any.
  static let rows: [(query: [String], found: String)] = [
    (["title:salad"], "2"), (["APPLE"], "1"), (["salad"], "2"), (["soup"], "5"), (["xyz_not_found"], ""),
    ([""], "12345"), (["type:recipe"], "12345"),
    (["favorite:true"], "13"),
    (["category:Dessert"], "1"), (["category:Pizza"], ""), (["category:Dessert,Soup"], "15"),
    (["diets:vegan"], "3"), (["diets:gluten-free"], "4"), (["diets:vegetarian"], "35"), (["diets:dairy-free"], "3"),
    (["diets:vegan", "diets:gluten-free"], ""), (["diets:all:vegan,gluten-free"], ""),
    (["type:recipe | sort title"], "12453"), (["type:recipe", "--sort", "-title"], "35421"),
    (["type:recipe", "--sort=-created"], "41235"), (["type:recipe | sort created"], "53214"),
    (["caesar", "category:Salad"], "2"), (["favorite:true", "diets:vegan"], "3"),
    (["category:\"main course\""], "3"), (["ingredient:plums>=2"], "12345"), (["ingredient:plums>2"], ""),
  ]

  @Test("a filter of recipes finds what the description says", arguments: rows)
  func filters(query: [String], found: String) throws {
    let run = CommandRun(["search", "--format", "{stem}"] + query, in: try FilterCaseVault.make())
    let names = run.output.split(separator: "\n").joined()
    let isSorted = query.contains { $0.contains("sort") }
    #expect((isSorted ? names : String(names.sorted())) == found)
    #expect(run.errors == "")
    #expect(run.code == (found.isEmpty ? .nothingFound : .done))
  }
}
