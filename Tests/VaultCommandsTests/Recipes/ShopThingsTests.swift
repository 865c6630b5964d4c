import Testing
import VaultActions
import VaultTestSupport

@testable import VaultCommands

/// What is bought for no recipe, and which list it goes to, in a vault of 20 November 2026.
@Suite struct `Things to buy` {
  private static let notes = ShopCommandTests.notes.merging([
    "recipes/lemon-cake.md": "---\nservings: 4\n---\n# Lemon cake\n\n## Ingredients\n\n- 3 lemons\n"
  ]) { $1 }

  private static func vault(_ more: [String: String] = [:]) throws -> EditVault {
    try EditVault(notes.merging(more) { $1 })
  }

  // MARK: Lines

  @Test(arguments: [
    (["milk"], "# Shopping list\n\n## Dairy\n\n- [ ] milk\n"),
    (["2 l milk"], "# Shopping list\n\n## Dairy\n\n- [ ] 2 l milk\n"),
    (["2", "l", "milk"], "# Shopping list\n\n## Dairy\n\n- [ ] 2 l milk\n"),
    (["milk", "butter"], "# Shopping list\n\n## Dairy\n\n- [ ] milk\n- [ ] butter\n"),
    (["sour", "cream"], "# Shopping list\n\n## Dairy\n\n- [ ] sour cream\n"),
    (["toilet paper"], "# Shopping list\n\n## Other\n\n- [ ] toilet paper\n"),
    (["toilet", "paper"], "# Shopping list\n\n## Other\n\n- [ ] toilet paper\n"),
    (["milk,", "butter"], "# Shopping list\n\n## Dairy\n\n- [ ] milk\n- [ ] butter\n"),
    (["milk", "and", "butter"], "# Shopping list\n\n## Dairy\n\n- [ ] milk\n- [ ] butter\n"),
    (["молоко", "та", "2", "кг", "масла"], "# Shopping list\n\n## Dairy\n\n- [ ] молоко\n- [ ] 2 кг масла\n"),
    (["1/2 kg молока"], "# Shopping list\n\n## Dairy\n\n- [ ] 1/2 kg молока\n"),
    // A food is bought as such, also where a recipe has it in its title; the title in full is the recipe.
    (["lemon"], "# Shopping list\n\n## Fruit\n\n- [ ] lemon\n"),
    (["lemon cake"], "# Shopping list\n\n## Fruit\n\n- [ ] *3* lemons {from: \"[[lemon-cake]]\"}\n"),
    (["cake"], "# Shopping list\n\n## Fruit\n\n- [ ] *3* lemons {from: \"[[lemon-cake]]\"}\n"),
  ])
  func `are written as they are typed, and make the list`(words: [String], list: String) throws {
    let vault = try Self.vault()
    let run = vault.run(["shop", "add"] + words)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("shopping/shopping-list.md") == list)
    #expect(run.output.hasPrefix("+ shopping/shopping-list.md\n  + # Shopping list\n"), "\(run.output)")
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("shopping/shopping-list.md").isEmpty)
  }

  @Test func `go under the heading of their aisle, beside what recipes need`() throws {
    let list = "# Market\n\n## Dairy\n\n- [ ] cheese\n\n## Other\n\n- [ ] soap\n"
    let vault = try Self.vault(["shopping/market.md": list])
    let run = vault.run("shop", "add", "pizza", "2 l milk", "sponges")
    #expect(run.code == .done, "\(run.errors)")
    let text = vault.text("shopping/market.md")
    #expect(text.contains("## Dairy\n\n- [ ] cheese\n- [ ] 2 l milk\n"), "\(text)")
    #expect(
      text.contains("- [ ] soap\n- [ ] sponges\n") && text.contains("*3* tomatoes {from: \"[[pizza]]\"}"), "\(text)")
  }

  @Test func `stand on the list once`() throws {
    let vault = try Self.vault(["shopping/market.md": "- [ ] milk\n- [x] butter\n"])
    let again = vault.run("shop", "add", "milk")
    #expect(again.code == .done && again.output.isEmpty && again.errors == "'milk' is on the list already\n")
    #expect(vault.run("shop", "add", "milk", "--lang", "uk").errors == "«milk» уже є у списку\n")
    // What was bought may be wanted again, and another amount is another line.
    #expect(vault.run("shop", "add", "butter").output == "shopping/market.md\n  + - [ ] butter\n")
    #expect(vault.run("shop", "add", "1 l milk").output == "shopping/market.md\n  + - [ ] 1 l milk\n")
  }

  @Test func `of what is nearly a recipe it is said`() throws {
    let vault = try Self.vault(["shopping/market.md": "- [ ] milk\n"])
    let run = vault.run("shop", "add", "piza")
    #expect(run.code == .done && run.output == "shopping/market.md\n  + - [ ] piza\n")
    let said = "'piza' is not a recipe and is written as it is\ndid you mean 'Pizza'?"
    #expect(run.errors.contains(said), "\(run.errors)")
  }

  @Test(arguments: [
    (["2 l"], ExitCode.wrongCall, "'2 l' says how much, but not of what"), (["nowhere.md"], .ioFailure, "nowhere.md"),
    (["milk", "--servings", "4"], .nothingFound, "nothing is called 'milk'"),
  ])
  func `that are none are refused`(words: [String], code: ExitCode, text: String) throws {
    let vault = try Self.vault(["shopping/market.md": "- [ ] tea\n"])
    let run = vault.run(["shop", "add"] + words)
    #expect(run.code == code && run.errors.contains(text), "\(run.errors)")
    #expect(vault.text("shopping/market.md") == "- [ ] tea\n")
  }

  @Test func `are a lot each in the pantry, also in one that is made for them`() throws {
    let vault = try EditVault([".vault/config.yaml": "lang: en\n"])
    #expect(vault.run("pantry", "add", "1", "kg", "rice,", "2", "kg", "beans").code == .done)
    let path = try #require(vault.directory.listing.first { $0.hasPrefix("pantry/") && $0.hasSuffix(".md") })
    #expect(vault.text(path).hasSuffix("- 1 kg rice\n- 2 kg beans\n"), "\(vault.text(path))")
  }

  @Test func `are shown by a dry run and told to programs`() throws {
    let vault = try Self.vault(["shopping/market.md": "- [ ] tea\n"])
    let dry = vault.run("shop", "add", "2 l milk", "--dry-run")
    #expect(dry.output.contains("\n+- [ ] 2 l milk\n") && vault.text("shopping/market.md") == "- [ ] tea\n")
    #expect(
      vault.run("shop", "add", "2 l milk", "--json").output
        == "{\"path\":\"shopping/market.md\",\"action\":\"change\",\"removed\":[],\"added\":[\"- [ ] 2 l milk\"]}\n")
  }

  // MARK: Which list, which pantry

  private static let two = [
    "shopping/market.md": "# Fair\n\n- [x] tea\n", "shopping/corner.md": "- [ ] rice\n- [x] salt\n",
    "pantry/cellar.md": "# Cellar\n\n- apples\n",
  ]

  @Test(arguments: ["market", "Fair", "shopping/market.md", "MARKET"])
  func `the settings say which list is meant, and which pantry`(name: String) throws {
    let vault = try Self.vault(
      Self.two.merging([
        ".vault/config.yaml": "lang: en\ndefault-shopping: \(name)\ndefault-pantry: Cellar\n"
      ]) { $1 })
    #expect(!vault.run("check").output.contains("default-note-unknown"))
    #expect(vault.run("shop", "add", "milk").output == "shopping/market.md\n  + - [ ] milk\n")
    #expect(vault.run("pantry", "add", "1 kg rice").output == "pantry/cellar.md\n  + - 1 kg rice\n")
    #expect(vault.run("shop", "done", "--stock").code == .done)
    #expect(vault.text("shopping/market.md") == "# Fair\n\n- [ ] milk\n")
    #expect(vault.text("pantry/cellar.md") == "# Cellar\n\n- apples\n- 1 kg rice\n- tea\n")
    // A list that is named counts, and so does the pantry that has the food.
    #expect(vault.run("shop", "add", "milk", "--list", "corner").output.hasPrefix("shopping/corner.md\n"))
    #expect(vault.run("pantry", "add", "1 kg flour").output.hasPrefix("pantry/shelf.md\n"))
  }

  @Test(arguments: [
    (["shop", "add", "milk"], "  vault shop add milk --list corner\n  vault shop add milk --list market\n"),
    (
      ["shop", "add", "2 l milk", "--dry-run"],
      "  vault shop add '2 l milk' --dry-run --list corner\n  vault shop add '2 l milk' --dry-run --list market\n"
    ),
    (["shop", "done"], "  vault shop done corner\n  vault shop done market\n"),
    (["pantry", "add", "1 kg rice"], "  vault pantry add '1 kg rice' --list cellar\n"),
  ])
  func `without a setting the calls that name one are offered`(words: [String], calls: String) throws {
    let vault = try Self.vault(Self.two)
    let run = vault.run(words)
    #expect(run.code == .wrongCall && run.output.isEmpty && run.errors.contains(calls), "\(run.errors)")
    let setting = words[0] == "shop" ? "default-shopping: corner" : "default-pantry: cellar"
    #expect(run.errors.hasSuffix("hint: '\(setting)' in .vault/config.yaml answers this for good\n"), "\(run.errors)")
    #expect(vault.text("shopping/corner.md") == Self.two["shopping/corner.md"])
  }

  @Test(arguments: [("2", "shopping/market.md"), ("1", "shopping/corner.md"), ("", ""), ("3", "")])
  func `on a terminal it is a choice`(answer: String, path: String) throws {
    let vault = try Self.vault(Self.two)
    let run = vault.run(["shop", "add", "milk"]) {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { Array(answer.utf8) }
    }
    #expect(run.errors.contains("Which one?") && run.errors.contains("Fair"), "\(run.errors)")
    guard !path.isEmpty else {
      #expect(run.code == .wrongCall && vault.text("shopping/market.md") == Self.two["shopping/market.md"])
      return
    }
    #expect(run.code == .done && vault.text(path).contains("- [ ] milk"), "\(run.errors)")
  }

  @Test(arguments: [
    ("default-shopping: nowhere", ["shop", "add", "milk"]), ("default-pantry: chores", ["pantry", "add", "1 kg rice"]),
  ])
  func `a setting that names none is an error of check, and of the command that needs it`(
    setting: String, words: [String]
  ) throws {
    let vault = try Self.vault(Self.two.merging([".vault/config.yaml": "lang: en\n\(setting)\n"]) { $1 })
    let check = vault.run("check")
    #expect(check.code == .nothingFound && check.output.contains("[default-note-unknown]"), "\(check.output)")
    #expect(check.output.contains(".vault/config.yaml:2:"))
    let run = vault.run(words)
    #expect(run.code == .wrongCall && run.errors.contains("which is none of them"), "\(run.errors)")
  }
}
