import Testing
import VaultTestSupport

@testable import VaultCommands

/// Shopping from the command line, in a vault of 20 November 2026, a Friday.
@Suite struct ShopCommandTests {
  static let notes = [
    "recipes/bread.md":
      "---\nservings: 4\n---\n# Bread\n\n## Ingredients\n\n- 500 g flour\n- 1 tsp salt\n\n## Steps\n\nBake.\n",
    "recipes/pizza.md":
      "---\nservings: 2\n---\n# Pizza\n\n## Ingredients\n\n- 1 kg flour\n- 3 tomatoes\n\n## Steps\n\nBake.\n",
    "recipes/empty.md": "# Empty\n\nNothing.\n",
    "recipes/деруни.md":
      "---\nservings: 3\nlang: uk\n---\n# Деруни\n\n## Інгредієнти\n\n- 1,5 кг картоплі\n- 2 яйця\n\n## Приготування\n\nСмажити.\n",
    "pantry/shelf.md": "# Shelf\n\n- *200 g* flour {expires: 2027-01-01}\n- salt\n",
  ]
  static let list = "# Market\n\n## Baking\n\n- [ ] vanilla sugar\n- [x] *200 g* flour {from: \"[[bread]]\"}\n"

  static func vault(_ more: [String: String] = [:]) throws -> EditVault {
    try EditVault(notes.merging(more) { $1 })
  }

  // MARK: Adding

  @Test func `a recipe on the list that cannot be scaled as it says is told, and not left out`() throws {
    let list = "# Shopping list\n\n- [ ] *500 g* flour {from: \"[[bread]] × 9000000000000000000\"}\n"
    let vault = try Self.vault(["shopping/shopping-list.md": list])
    let run = vault.run("shop", "add", "pizza")
    #expect(run.code == .wrongCall, "\(run.output)\(run.errors)")
    #expect(run.errors.hasPrefix("error: "))
    #expect(vault.text("shopping/shopping-list.md") == list)
  }

  @Test func `what two recipes need becomes a list, with what it was reckoned by`() throws {
    let vault = try Self.vault()
    let run = vault.run("shop", "add", "bread", "pizza")
    #expect(run.code == .done, "\(run.errors)")
    // 500 g + 1,000 g - 200 g
    #expect(
      vault.text("shopping/shopping-list.md") == """
        # Shopping list

        ## Vegetables

        - [ ] *3* tomatoes {from: "[[pizza]]"}

        ## Baking

        - [ ] *1.3 kg* flour {from: "[[bread]], [[pizza]]"}

        """)
    #expect(run.errors.contains("salt: the pantry has some"), "\(run.errors)")
  }

  @Test func `a second time nothing is written`() throws {
    let vault = try Self.vault(["shopping/market.md": Self.list])
    #expect(vault.run("shop", "add", "bread", "pizza", "деруни").code == .done)
    let once = vault.text("shopping/market.md")
    let again = vault.run("shop", "add", "bread", "pizza", "деруни")
    #expect(again.code == .done && again.output.isEmpty)
    #expect(again.errors.contains("nothing is missing"), "\(again.errors)")
    #expect(vault.text("shopping/market.md") == once)
    #expect(once.contains("- [ ] vanilla sugar\n- [x] *200 g* flour {from: \"[[bread]]\"}\n"))
    #expect(once.contains("*1,5 кг* картоплі {from: \"[[деруни]]\"}"))
  }

  @Test func `says why a food got no line, each reason once`() throws {
    let more = [
      "recipes/cake.md":
        "---\nservings: 4\n---\n# Cake\n\n## Ingredients\n\n- 100 g flour\n- 2 eggs\n- 500 g jam\n\n## Steps\n\nBake.\n",
      "pantry/jars.md": "- *6* eggs\n- *2 jars* jam\n",
    ]
    let vault = try Self.vault(more)
    let run = vault.run("shop", "add", "cake")
    #expect(run.errors.contains("in the pantry already: flour, eggs\n"), "\(run.errors)")
    #expect(run.errors.contains("in the pantry in other units: jam (2 jars)\n"), "\(run.errors)")
    let again = vault.run("shop", "add", "cake", language: "uk")
    #expect(again.errors.contains("уже в коморі: flour, eggs\nуже у списку: jam\n"), "\(again.errors)")
    #expect(again.errors.contains("у коморі в інших одиницях: jam (2 jars)\n"), "\(again.errors)")
  }

  @Test func `an undo takes all of it back`() throws {
    let vault = try Self.vault(["shopping/market.md": Self.list])
    #expect(vault.run("shop", "add", "pizza").code == .done)
    #expect(vault.text("shopping/market.md") != Self.list)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("shopping/market.md") == Self.list)
  }

  @Test func `servings are kept on the line until others are asked for`() throws {
    let vault = try Self.vault()
    #expect(vault.run("shop", "add", "bread", "--servings", "8").code == .done)
    let list = vault.text("shopping/shopping-list.md")
    #expect(list.contains("*800 g* flour {from: \"[[bread]] × 8\"}"), "\(list)")
    #expect(vault.run("shop", "add", "bread").code == .done)
    #expect(vault.text("shopping/shopping-list.md") == list)
    #expect(vault.run("shop", "add", "bread", "--servings", "4").code == .done)
    #expect(vault.text("shopping/shopping-list.md").contains("*300 g* flour {from: \"[[bread]]\"}"))
  }

  @Test(arguments: [
    (["shop", "add", "bread", "nothing-like-it.md"], ExitCode.ioFailure),
    (["shop", "add", "bread", "empty"], .wrongCall),
    (["shop", "add", "bread", "--servings", "0"], .wrongCall),
    (["shop", "add", "bread", "--servings", "x"], .wrongCall),
    (["shop", "add"], .wrongCall), (["shop", "add", "bread", "--list", "chores"], .wrongCall),
    (["shop", "add", "bread", "--paid", "3"], .wrongCall), (["shop", "done", "market", "--servings", "3"], .wrongCall),
    (["shop", "market", "bread"], .wrongCall), (["shop", "chores"], .wrongCall), (["shop", "nowhere"], .nothingFound),
    (["shop", "done", "market", "--paid", "abc"], .wrongCall), (["shop", "done", "market", "--paid", "0"], .wrongCall),
    (["shop", "done", "market", "--stock", "--pantry", "bread"], .wrongCall),
    (["shop", "add", "--from", "2026-11-23", "--to", "2026-11-22"], .wrongCall),
    (["shop", "add", "--week"], .nothingFound), (["shop", "add", "--from", "2026-02-30"], .wrongCall),
  ])
  func `what is wrong is refused, and nothing is written`(words: [String], code: ExitCode) throws {
    let vault = try Self.vault(["shopping/market.md": Self.list])
    let run = vault.run(words)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.hasPrefix("error: ") && run.output.isEmpty, "\(run.errors)")
    #expect(vault.text("shopping/market.md") == Self.list)
    #expect(vault.text("pantry/shelf.md") == Self.notes["pantry/shelf.md"] && vault.text("money/2026-11.md").isEmpty)
  }

  @Test func `of several lists one must be named`() throws {
    let vault = try Self.vault(["shopping/market.md": Self.list, "shopping/corner.md": "- [ ] milk\n"])
    let run = vault.run("shop", "add", "bread")
    #expect(run.code == .wrongCall)
    #expect(
      run.errors.contains("\n  vault shop add bread --list corner\n  vault shop add bread --list market\n"),
      "\(run.errors)")
    #expect(vault.run("shop", "add", "pizza", "--list", "corner").code == .done)
    #expect(vault.text("shopping/corner.md").contains("- [ ] *3* tomatoes {from: \"[[pizza]]\"}"))
  }

  // MARK: Meals

  static let meals = """
    - 2026-11-19 dinner [[pizza]]
    - 2026-11-21 dinner [[bread]] {servings: 4}
    - 2026-11-22 lunch [[bread]] {servings: 2}
    - 2026-11-22 the second day of [[pizza]]
    - 2026-11-22 dinner [[pizza]] {skipped}
    - 2026-11-22 breakfast [[porridge]]
    - 2026-11-23 вечеря [[деруни]]

    """

  @Test func `a week takes the meals from today on, each recipe for all of its meals`() throws {
    let vault = try Self.vault(["meals/week.md": Self.meals])
    let run = vault.run("shop", "add", "--week")
    #expect(run.code == .done, "\(run.errors)")
    // 500 g for four are 750 g for six; 200 g are there.
    #expect(
      vault.text("shopping/shopping-list.md").contains(
        "- [ ] *550 g* flour {from: \"[[bread]] × 6\", for: 2026-11-21}\n"))
    #expect(!vault.text("shopping/shopping-list.md").contains("pizza"))
    #expect(run.errors.contains("the second day of") && run.errors.contains("no recipe for"), "\(run.errors)")
    let list = vault.text("shopping/shopping-list.md")
    #expect(vault.run("shop", "add", "--week").code == .done)
    #expect(vault.text("shopping/shopping-list.md") == list)
  }

  @Test func `days may be given, both ends included`() throws {
    let vault = try Self.vault(["meals/week.md": Self.meals])
    #expect(vault.run("shop", "add", "--from", "2026-11-23", "--to", "2026-11-23").code == .done)
    #expect(vault.text("shopping/shopping-list.md").contains("картоплі {from: \"[[деруни]]\", for: 2026-11-23}"))
    #expect(!vault.text("shopping/shopping-list.md").contains("bread"))
  }

  // MARK: Scaling

  @Test(arguments: [
    (["--servings", "6"], "*550 g* flour {from: \"[[bread]] × 6\"}"),
    (["--factor", "2"], "*800 g* flour {from: \"[[bread]] × 8\"}"),
    (["--by", "flour=1 kg"], "*800 g* flour {from: \"[[bread]] × 8\"}"), ([], "*300 g* flour {from: \"[[bread]]\"}"),
  ])
  func `a scaled recipe goes on the list`(target: [String], line: String) throws {
    let vault = try Self.vault()
    let run = vault.run(["scale", "bread", "--shop"] + target)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("shopping/shopping-list.md").contains(line), "\(vault.text("shopping/shopping-list.md"))")
  }

  // MARK: Showing

  static let mixed = """
    # Market

    - [ ] 2 kg apples
    - [x] *1 l* milk {from: "[[bread]], [[pizza]] × 3", for: 2026-11-21}
    - [-] soap {aisle: Household}

    ## Bakery

    - [ ] bread

    """

  @Test(arguments: [
    ("aisle", ["Fruit apples", "Bakery bread", "Dairy milk", "Household soap"]),
    ("recipe", ["bread, pizza × 3 milk", "No recipe apples", "No recipe soap", "No recipe bread"]),
    ("none", [" apples", " milk", " soap", " bread"]),
  ])
  func `a list is shown by aisle, by recipe or as it stands`(key: String, rows: [String]) throws {
    let vault = try Self.vault(["shopping/market.md": Self.mixed])
    let run = vault.run("shop", "--by", key)
    #expect(run.code == .done, "\(run.errors)")
    let shown = run.output.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return cells.count == 8 ? "\(cells[1]) \(cells[4])" : "\(line)"
    }
    #expect(shown == rows)
    #expect(run.errors == "2 to buy, 1 ticked\n")
  }

  @Test func `for people with the titles of recipes below what they are`() throws {
    let vault = try Self.vault(["shopping/market.md": Self.mixed])
    for (key, heading) in [("aisle", "Dairy"), ("recipe", "Bread, Pizza × 3")] {
      let run = vault.run(["shop", "--by", key, "--color", "never"]) {
        $0.outputIsTerminal = true
        $0.terminalColumns = 80
      }
      let lines = run.output.split(separator: "\n")
      #expect(lines.contains { $0 == heading }, "\(run.output)")
      #expect(lines.contains { $0.contains("milk") && $0.contains("Bread, Pizza × 3") }, "\(run.output)")
      #expect(lines.first?.split(separator: " ") == ["recipe", "needed"], "\(run.output)")
    }
    #expect(vault.run("shop", "--json").output.contains(#""from":[{"recipe":"bread""#))
  }

  @Test func `the settings say the order of the aisles, for all shops or for one`() throws {
    for setting in ["aisles: [Household, Dairy, Other]", "aisles: {Market: [Household, Dairy]}"] {
      let vault = try Self.vault([
        ".vault/config.yaml": "lang: en\n\(setting)\n", "shopping/market.md": Self.mixed,
      ])
      let names = vault.run("shop").output.split(separator: "\n").map { $0.split(separator: "\t")[1] }
      #expect(names == ["Household", "Dairy", "Fruit", "Bakery"])
    }
  }

  @Test func `for programs a line is an object`() throws {
    let vault = try Self.vault(["shopping/market.md": Self.mixed])
    let lines = vault.run("shop", "market", "--json").output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.contains {
        $0.contains(
          """
          "path":"shopping/market.md","line":4,"group":"Dairy","aisle":"Dairy","status":"done","amount":{"text":"1 l",
          """.replacingLineFeeds)
          && $0.contains(
            """
            "name":"milk","from":[{"recipe":"bread","servings":null},{"recipe":"pizza","servings":"3"}],"for":"2026-11-21"
            """)
      }, "\(lines)")
  }

  @Test func `an empty list and no list say so`() throws {
    #expect(try Self.vault().run("shop").code == .nothingFound)
    #expect(try Self.vault(["shopping/market.md": "# Market\n"]).run("shop").code == .nothingFound)
  }

  @Test func `people see a table under headings, in Ukrainian too`() throws {
    // Headings that vault makes are in the language of those that are there.
    let list = Self.mixed.replacing("## Bakery", with: "## Хліб")
    let vault = try Self.vault(["shopping/market.md": list, ".vault/config.yaml": "lang: uk\n"])
    let run = vault.run(["shop"], language: "uk") { $0.outputIsTerminal = true }
    #expect(run.output.contains("Фрукти"), "\(run.output)")
    #expect(run.errors == "купити: 2, позначено: 1\n")
  }

  // MARK: The trip

  @Test func `a trip is closed in one step: list, pantry and money`() throws {
    let vault = try Self.vault([
      "shopping/market.md": Self.mixed, "money/2026-11.md": "- 2026-11-03 -249.90 UAH Groceries\n",
      "pantry/fridge.md": "- *200 ml* milk {expires: 2026-11-22}\n- butter\n",
    ])
    let run = vault.run("shop", "done", "--paid", "640,50", "--stock")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("shopping/market.md") == "# Market\n\n- [ ] 2 kg apples\n\n## Bakery\n\n- [ ] bread\n")
    #expect(
      vault.text("pantry/fridge.md") == "- *200 ml* milk {expires: 2026-11-22}\n- *1 l* milk\n- butter\n")
    #expect(
      vault.text("money/2026-11.md")
        == "- 2026-11-03 -249.90 UAH Groceries\n- 2026-11-20 -640.50 UAH Market\n")
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("shopping/market.md") == Self.mixed)
    #expect(vault.text("money/2026-11.md") == "- 2026-11-03 -249.90 UAH Groceries\n")
  }

  @Test func `the first trip makes the money note, and the pantry when there is none`() throws {
    let vault = try EditVault(["shopping/market.md": "- [x] 2 kg apples {price: 60}\n"])
    #expect(vault.run("shop", "done", "--paid", "640 UAH", "--stock").code == .done)
    #expect(vault.text("shopping/market.md").isEmpty)
    #expect(vault.text("pantry/pantry.md") == "- *2 kg* apples {price: \"60\"}\n")
    #expect(vault.text("money/2026-11.md") == "- 2026-11-20 -640.00 UAH market\n")
  }

  @Test func `when one note refuses, none is written`() throws {
    let conflict = "<<<<<<< ours\n- 2026-11-03 -1 UAH a\n=======\n- 2026-11-03 -2 UAH a\n>>>>>>> theirs\n"
    let vault = try Self.vault(["shopping/market.md": Self.mixed, "money/2026-11.md": conflict])
    let run = vault.run("shop", "done", "--paid", "640", "--stock")
    #expect(run.code != .done)
    #expect(vault.text("shopping/market.md") == Self.mixed && vault.text("money/2026-11.md") == conflict)
    #expect(vault.text("pantry/shelf.md") == Self.notes["pantry/shelf.md"])
  }

  @Test func `a dry run shows the diff of every note and writes none`() throws {
    let vault = try Self.vault(["shopping/market.md": Self.mixed])
    let run = vault.run("shop", "done", "--paid", "640", "--stock", "--dry-run")
    for path in ["shopping/market.md", "pantry/shelf.md", "money/2026-11.md"] {
      #expect(run.output.contains("+++ b/\(path)"), "\(run.output)")
    }
    #expect(vault.text("shopping/market.md") == Self.mixed && vault.text("money/2026-11.md").isEmpty)
  }

  @Test func `with nothing ticked there is no trip`() throws {
    let vault = try Self.vault(["shopping/market.md": "- [ ] milk\n"])
    #expect(vault.run("shop", "done", "--paid", "640").code == .nothingFound)
    #expect(vault.text("money/2026-11.md").isEmpty)
  }
}

extension String {
  fileprivate var replacingLineFeeds: String { split(separator: "\n").joined() }
}
