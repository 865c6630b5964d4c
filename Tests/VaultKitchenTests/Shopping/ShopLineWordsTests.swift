import Testing
import VaultKitchen

@Suite struct `The words of a line whose amount changes` {
  static let recipes = [
    "one": "- 1 onion", "two": "- 2 onions", "red": "- 1 red onion", "reds": "- 2 red onions",
  ]
  static let ukrainian = [
    "одна": "- 1 цибуля", "чотири": "- 4 цибулі", "курячі": "- 2 курячі яйця", "ще": "- 3 курячі яйця",
  ]

  /// The line that a list has after shopping, without its fields.
  private func line(_ line: String, adding name: String, uk isUkrainian: Bool = false) throws -> String {
    let vault = ShopVault(
      list: "# List\n\n\(line)\n", recipes: isUkrainian ? Self.ukrainian : Self.recipes,
      language: isUkrainian ? "uk" : "en")
    let lines = try vault.adding(name).text.split(separator: "\n").dropFirst()
    #expect(lines.count == 1)
    return (lines.first ?? "").split(separator: " {").first.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("- [ ] *1* onion {from: \"[[one]]\"}", "two", "- [ ] *3* onions"),
    ("- [ ] *3* onions {from: \"[[one]] × 12\"}", "one", "- [ ] *1* onion"),
    ("- [ ] *1* red onion {from: \"[[red]]\"}", "reds", "- [ ] *3* red onions"),
    // The amount may stand in the words, or in the braces.
    ("- [ ] 1 onion {from: \"[[one]]\"}", "two", "- [ ] 3 onions"),
    ("- [ ] onion {amount: 1, from: \"[[one]]\"}", "two", "- [ ] onions"),
    // A number that is as it was says nothing about the word.
    ("- [ ] *2* onion {from: \"[[two]]\"}", "two", "- [ ] *2* onion"),
  ])
  func `go with the new number`(_ written: String, _ name: String, _ expected: String) throws {
    #expect(try line(written, adding: name) == expected)
  }

  @Test(arguments: [
    ("- [ ] *1* цибуля {from: \"[[одна]]\"}", "чотири", "- [ ] *5* цибуль"),
    ("- [ ] *5* цибуль {from: \"[[одна]] × 20\"}", "одна", "- [ ] *1* цибуля"),
    ("- [ ] *2* курячі яйця {from: \"[[курячі]]\"}", "ще", "- [ ] *5* курячих яєць"),
  ])
  func `go with the new number in Ukrainian`(_ written: String, _ name: String, _ expected: String) throws {
    #expect(try line(written, adding: name, uk: true) == expected)
  }

  @Test(arguments: [
    ("- [ ] *1* onion, a big one {from: \"[[one]]\"}", "- [ ] *3* onion, a big one"),
    ("- [ ] *1* onion #market {from: \"[[one]]\"}", "- [ ] *3* onion #market"),
    ("- [ ] *1* [[onion]] {from: \"[[one]]\"}", "- [ ] *3* [[onion]]"),
    ("- [ ] *1* Onion {from: \"[[one]]\"}", "- [ ] *3* Onion"),
    ("- [ ] 1 **onion** {from: \"[[one]]\"}", "- [ ] 3 **onion**"),
  ])
  func `stay where somebody wrote them otherwise than a recipe`(_ written: String, _ expected: String) throws {
    #expect(try line(written, adding: "two") == expected)
  }

  @Test func `one after the other they make the same line as together`() throws {
    let vault = ShopVault(recipes: Self.recipes)
    #expect(try vault.after(adding: "one", "two").list == vault.adding("one", "two").text)
    let ukrainian = ShopVault(recipes: Self.ukrainian, language: "uk")
    #expect(try ukrainian.after(adding: "одна", "чотири").list == ukrainian.adding("одна", "чотири").text)
  }
}
