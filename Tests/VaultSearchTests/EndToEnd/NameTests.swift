import Testing

/// Looking for a note by what it is called.
@Suite struct `A name that is asked for` {
  private func results(of query: String, isExact: Bool = false, _ documents: KeyValuePairs<String, String>) throws
    -> [String]
  {
    try SearchedVault(documents).results(of: query, isExact: isExact)
  }

  @Test(arguments: [
    ("soup", ["soup", "cold", "long"]), ("bean soup", ["long"]), ("SOUP", ["soup", "cold", "long"]),
    ("\"soup\"", ["soup", "cold", "long"]), ("soup -bean", ["soup", "cold"]),
  ])
  func `is the first result, a title that begins so the next`(query: String, expected: [String]) throws {
    let long = "# About the bean\n\n" + String(repeating: "soup bean soup ", count: 20)
    #expect(
      try results(
        of: query, ["cold.md": "# Soup, cold\n\nMilk.\n", "long.md": long, "soup.md": "# Soup\n\nWater and salt.\n"])
        == expected)
  }

  @Test(arguments: ["beet broth", "red soup", "Red-Soup", "борщ", "борщу", "м'ята", "мята", "crème brûlée"])
  func `may be an alias or the name of the file`(query: String) throws {
    let other = String(repeating: "beet broth red soup борщ м'ята crème brûlée ", count: 9)
    let found = try results(
      of: query,
      [
        "a.md": "# Beet, broth, red, soup\n\n" + other,
        "red-soup.md": "---\naliases: [Beet broth, Борщ, М’ята, Crème brûlée]\n---\n# Grandmother's\n\nSlowly.\n",
      ])
    #expect(found.first == "red-soup")
  }

  @Test func `finds a note whose text does not hold the name of its file`() throws {
    let documents: KeyValuePairs = ["recipes/uzvar.md": "# Узвар\n\nDried pears.\n", "notes/pear.md": "# Pears\n"]
    #expect(try results(of: "uzvar", documents) == ["uzvar"])
    #expect(try results(of: "uzvar in:recipes/", documents) == ["uzvar"])
    #expect(try results(of: "uzvar in:notes/", documents) == [])
    #expect(try results(of: "uzvar -pears", documents) == [])
    #expect(try results(of: "uzvar*", documents) == [])
    #expect(try results(of: "uzvar OR zorb", documents) == [])
  }

  @Test func `keeps its note beside the lines that say it`() throws {
    let documents: KeyValuePairs = [
      "lists/milk.md": "# Milk\n\n- [ ] fetch milk\n", "lists/home.md": "# Home milk\n\n- [ ] more milk\n",
    ]
    #expect(try results(of: "milk", documents) == ["milk", "more milk", "fetch milk"])
    #expect(try results(of: "milk type:task", documents) == ["more milk", "fetch milk"])
  }

  @Test func `is kept apart by its marks where the query is exact`() throws {
    let documents: KeyValuePairs = ["a.md": "# Résumé\n", "b.md": "# Resume\n\nNot a résumé.\n"]
    #expect(try results(of: "résumé", isExact: true, documents) == ["a", "b"])
    #expect(try results(of: "resume", isExact: true, documents) == ["b"])
  }

  /// "The pantry line titled milk before recipes that list it as an allergen."
  @Test func `puts a line that says nothing else before notes that mention it`() throws {
    let recipe =
      "---\nallergens: [milk]\n---\n# Pancakes\n\n## Ingredients\n\n- *500 ml* milk\n\n## Steps\n\nMilk, milk.\n"
    #expect(
      try results(
        of: "milk",
        [
          "recipes/pancakes.md": recipe, "pantry/fridge.md": "# Fridge\n\n- *1 l* milk {expires: 2026-11-22}\n",
          "tasks/shop.md": "# Shop\n\n- [ ] fetch milk, bread and two jars of honey {due: 2026-11-21}\n",
        ]
      ).first == "milk")
  }

  /// "`Борщ` finds the recipe before a diary line."
  @Test func `puts the recipe before the day it was eaten on`() throws {
    let found = try results(
      of: "Борщ",
      [
        "diary/2026/2026-11-14.md": "# 2026-11-14\n\nБорщ.\n\n- 13:00 борщ\n",
        "recipes/borshch.md": "---\ntitle: Борщ\n---\n\nMany steps.\n\n" + String(repeating: "Stir. ", count: 99),
      ])
    #expect(found.first == "borshch")
  }

  @Test func `counts in a long note as in a short one`() throws {
    let text = String(repeating: "one more word ", count: 400)
    let found = try results(
      of: "winter garden", ["a.md": "# My winter garden\n\n" + text, "b.md": "# Notes\n\nA garden. It is winter.\n"])
    #expect(found == ["a", "b"])
  }
}
