import Testing
import VaultModel
import VaultSyntax

@Suite struct RecipeCollectionTests {
  @Test("a collection is its lines with links, each recipe once")
  func entries() {
    let text =
      "# Weeknights\n\n- [[chili]]: double it, see [[beans]]\n- prose\n- [soup](recipes/soup.md)\n- [[Chili]] again\n"
    let collection = read(text, as: .collection).collection
    #expect(collection.title == "Weeknights")
    #expect(
      collection.entries.map(\.text) == [
        "[[chili]]: double it, see [[beans]]", "[soup](recipes/soup.md)", "[[Chili]] again",
      ])
    #expect(collection.entries.map { $0.links.map(\.target) } == [["chili", "beans"], ["recipes/soup.md"], ["Chili"]])
    #expect(collection.recipes.map(\.target) == ["chili", "recipes/soup.md"])
  }
}
