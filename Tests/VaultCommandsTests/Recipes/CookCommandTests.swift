import Testing
import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Cooking from the pantry` {
  static let dough = """
    ---
    title: Dough
    servings: 2
    ---
    ## Ingredients

    - 500 g flour
    - 1 cup sugar
    - 2 blorps of stardust
    - *2 splashes* milk
    - salt to taste
    - 1 tsp vinegar {or: lemon juice}
    - 30 g raisins {optional}
    - 1 l water
    - 100 g flour {fixed}

    ## Steps

    Knead.

    """
  static let soup =
    "---\nservings: 2\nlang: uk\n---\n## Інгредієнти\n\n- 3 яйця\n- 2 склянки борошна\n- сіль за смаком\n\n## Кроки\n\nВарити.\n"
  static let cupboard = """
    - *300 g* flour {expires: 2027-02-01}
    - *400 g* flour {expires: 2027-01-01}
    - *1 kg* sugar
    - *1 l* milk
    - *200 ml* lemon juice

    """
  static let fridge = "- *10* яєць {expires: 2026-12-01}\n"

  static let vault = [
    ".vault/config.yaml": "locale: en\n", "recipes/dough.md": dough, "recipes/soup.md": soup,
    "pantry/cupboard.md": cupboard, "pantry/fridge.md": fridge,
    "foods/flour.md":
      "---\ntitle: Flour\nnames: {uk: [борошно, борошна]}\nconversions: [1 cup = 120 g, 1 склянка = 150 g]\n---\n",
  ]

  private func run(_ words: String..., in vault: ScratchDirectory) -> CommandRun {
    CommandRun(["--now", "2026-11-20"] + words, in: vault)
  }

  @Test func `says of every ingredient what came from where, what is missing and what was not compared`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run("cook", "dough", in: vault)
    #expect(
      run.output == """
        500 g flour: 400 g from 'flour' (pantry/cupboard.md:2), none left
        500 g flour: 100 g from 'flour' (pantry/cupboard.md:1), 100 g left
        1 cup sugar: 200 g from 'sugar' (pantry/cupboard.md:3), 0.8 kg left
        1 cup sugar: converted by USDA SR26, food 19335, Sugars, granulated: 1 cup = 200 g
        2 blorps of stardust: missing
        2 splashes milk: missing
        2 splashes milk: cannot be compared with 1 l milk at pantry/cupboard.md:4
        salt: to taste, nothing taken
        1 tsp vinegar: missing
        1 tsp vinegar: instead there is 200 ml of lemon juice
        30 g raisins: optional, not there
        100 g flour: 100 g from 'flour' (pantry/cupboard.md:1), 100 g left

        """)
    #expect(run.errors == "taken as always there: water; '--staples' counts them too\n")
    #expect(run.code == .done)
    #expect(
      try vault.text(at: "pantry/cupboard.md")
        == "- *100 g* flour {expires: 2027-02-01}\n- *0.8 kg* sugar\n- *1 l* milk\n- *200 ml* lemon juice\n")
  }

  @Test func `several notes are changed in one step, which is undone in one`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run("--lang", "uk", "cook", "soup", "--servings", "4", in: vault)
    #expect(
      run.output == """
        6 яєць: 6 з «яєць» (pantry/fridge.md:1), лишилося 4
        4 склянки борошна: 400 г з «flour» (pantry/cupboard.md:2), не лишилося нічого
        4 склянки борошна: переведено за нотаткою Flour: 1 склянка = 150 г
        4 склянки борошна: 200 г з «flour» (pantry/cupboard.md:1), лишилося 100 г
        4 склянки борошна: переведено за нотаткою Flour: 1 склянка = 150 г
        сіль: за смаком, нічого не взято

        """)
    #expect(try vault.text(at: "pantry/fridge.md") == "- *4* яєць {expires: 2026-12-01}\n")
    #expect(try vault.text(at: "pantry/cupboard.md").hasPrefix("- *100 g* flour {expires: 2027-02-01}\n- *1 kg*"))
    #expect(CommandRun(["undo"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
    #expect(try vault.text(at: "pantry/cupboard.md") == Self.cupboard)
  }

  @Test func `a dry run prints the diff and writes nothing`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run("cook", "soup", "--dry-run", in: vault)
    #expect(run.output.hasPrefix("diff --git a/pantry/cupboard.md b/pantry/cupboard.md\n"))
    #expect(run.output.contains("-- *10* яєць {expires: 2026-12-01}\n+- *7* яєць {expires: 2026-12-01}\n"))
    #expect(run.errors.contains("3 яйця: 3 from 'яєць' (pantry/fridge.md:1), 7 left\n"))
    #expect(try vault.text(at: "pantry/cupboard.md") == Self.cupboard)
  }

  @Test func `for programs one record an ingredient and one a note`() throws {
    let run = run("cook", "soup", "--json", in: try ScratchDirectory(Self.vault))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.first == #"""
        {"ingredient":"3 яйця","food":"egg","optional":false,"toTaste":false,\#
        "amounts":[{"text":"3","value":3,"exact":"3","unit":null}],\#
        "taken":[{"path":"pantry/fridge.md","line":1,"lot":"10 яєць","expires":"2026-12-01",\#
        "amount":{"text":"3","value":3,"exact":"3","unit":null},"left":"7","expired":false,"sources":[]}],\#
        "missing":[],"notCompared":[],"withoutAmount":[],"perhaps":[],"instead":[],"staple":false}
        """#)
    #expect(lines.last?.hasPrefix(#"{"path":"pantry/fridge.md","action":"change""#) == true)
  }

  @Test func `a note that cannot be changed stops everything`() throws {
    let vault = try ScratchDirectory(Self.vault)
    // The mark of a conflict in one of the two notes.
    let broken = Self.fridge + "<<<<<<< ours\n- *1* lemon\n=======\n- *2* lemons\n>>>>>>> theirs\n"
    try vault.write("pantry/fridge.md", broken)
    let run = run("cook", "soup", in: vault)
    #expect(run.code != .done && run.output.isEmpty)
    #expect(try vault.text(at: "pantry/cupboard.md") == Self.cupboard)
    #expect(try vault.text(at: "pantry/fridge.md") == broken)
  }

  @Test(arguments: [
    (["cook", "dough", "--servings", "0"], ExitCode.wrongCall, "0"), (["cook", "nothing"], .nothingFound, "nothing"),
    (["cook", "cupboard"], .wrongCall, "pantry/cupboard.md"), (["cook"], .wrongCall, "RECIPE"),
    (["cook", "dough", "--servings", "2", "--factor", "2"], .wrongCall, "--factor"),
  ])
  func `a wrong call says why`(words: [String], code: ExitCode, text: String) throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = CommandRun(words, in: vault)
    #expect(run.code == code)
    #expect(run.errors.contains(text))
    #expect(try vault.text(at: "pantry/cupboard.md") == Self.cupboard)
  }

  @Test func `with an empty pantry nothing is taken`() throws {
    let vault = try ScratchDirectory([".vault/config.yaml": "", "recipes/soup.md": Self.soup])
    let run = run("cook", "soup", in: vault)
    #expect(run.code == .nothingFound)
    #expect(run.output == "3 яйця: missing\n2 склянки борошна: missing\nсіль: to taste, nothing taken\n")
    #expect(run.errors == "nothing was taken from the pantry\n")
  }

  @Test func `cooking twice takes twice, and lots that are told by the same are kept apart`() throws {
    var files = Self.vault
    files["pantry/fridge.md"] = "- *2* яєць\n- *9* яєць\n- *1* яєць\n"
    let vault = try ScratchDirectory(files)
    #expect(run("cook", "soup", in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md") == "- *8* яєць\n- *1* яєць\n")
    #expect(run("cook", "soup", "--factor", "2", in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md") == "- *2* яєць\n- *1* яєць\n")
  }

  @Test func `what somebody else took meanwhile is reckoned with`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let command = Command("cook", CookCommand.syntax) { (invocation: inout Invocation) throws(Failure) in
      var rounds = 0
      let code = try EditRun.again { [invocation] () throws(Failure) in
        rounds += 1
        let pantry = try PantrySession(try Vault(for: invocation), nil, invocation)
        let need = FoodNeed(asking: "3 eggs", numbers: NumberContext(.english), pantry.book)
        var left = pantry.stock
        let use = left.take(need)
        // Between reading and writing.
        if rounds == 1 { try? vault.write("pantry/fridge.md", "- *5* яєць {expires: 2026-12-01}\n") }
        return try StockRun(invocation: invocation, pantry: pantry, left: left)
          .finish([StockReport(need, use, in: left)])
      }
      #expect(rounds == 2)
      return code
    }
    let run = CommandRun("cook", "soup", commands: [command]) { $0.workingDirectory = vault.path }
    #expect(run.output == "3 eggs: 3 from 'яєць' (pantry/fridge.md:1), 2 left\n")
    #expect(try vault.text(at: "pantry/fridge.md") == "- *2* яєць {expires: 2026-12-01}\n")
  }

  // MARK: What may be the food

  private static let doubtful = [
    ".vault/config.yaml": "locale: en\n",
    "recipes/cake.md": "---\nservings: 2\n---\n## Ingredients\n\n- 100 g butter\n- 200 g flour\n\n## Steps\n\nBake.\n",
    "pantry/fridge.md":
      "- *250 g* Zorepad butter ^zor\n- *1 kg* gluten-free flour ^gff\n- *500 g* oat flour\n- *1 l* milk ^mlk\n",
  ]

  @Test func `what may be the food is named and not taken, another kind is not even named`() throws {
    let vault = try ScratchDirectory(Self.doubtful)
    let run = run("cook", "cake", in: vault)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect([lines[0], lines[2]] == ["100 g butter: missing", "200 g flour: missing"])
    let hint = "100 g butter: perhaps '250 g Zorepad butter' (pantry/fridge.md:1) will do: to take it, add '--use "
    #expect(lines[1].hasPrefix(hint))
    #expect(run.code == .nothingFound)
    #expect(try vault.text(at: "pantry/fridge.md") == Self.doubtful["pantry/fridge.md"])
    // What it says works.
    let handle = String(lines[1].dropFirst(hint.count).dropLast())
    #expect(self.run("cook", "cake", "--use", handle, in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md").hasPrefix("- *150 g* Zorepad butter ^zor\n"))
  }

  @Test(arguments: ["Zorepad butter", "pantry/fridge.md^zor"])
  func `a lot that is named is taken`(_ name: String) throws {
    let vault = try ScratchDirectory(Self.doubtful)
    let run = run("cook", "cake", "--use", name, in: vault)
    #expect(
      run.output == """
        100 g butter: 100 g from 'Zorepad butter' (pantry/fridge.md:1), 150 g left
        200 g flour: missing

        """)
    #expect(try vault.text(at: "pantry/fridge.md").hasPrefix("- *150 g* Zorepad butter ^zor\n"))
  }

  @Test(arguments: [("gluten-free flour", "gluten-free flour"), ("pantry/fridge.md^mlk", "milk")])
  func `a lot that no ingredient may be is refused`(_ name: String, _ food: String) throws {
    let vault = try ScratchDirectory(Self.doubtful)
    let run = run("cook", "cake", "--use", name, in: vault)
    #expect(run.errors.contains("no ingredient of this recipe can be '\(food)'"))
    #expect(run.code == .wrongCall)
    #expect(try vault.text(at: "pantry/fridge.md") == Self.doubtful["pantry/fridge.md"])
  }

  @Test(arguments: [("y", "150 g"), ("n", "250 g"), ("", "250 g")])
  func `somebody at the terminal is asked`(_ answer: String, _ left: String) throws {
    let vault = try ScratchDirectory(Self.doubtful)
    let run = CommandRun("cook", "cake") {
      $0.workingDirectory = vault.path
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { Array(answer.utf8) }
    }
    #expect(run.errors.contains("100 g butter: take 'Zorepad butter' (pantry/fridge.md:1)? [y/N] "))
    #expect(try vault.text(at: "pantry/fridge.md").hasPrefix("- *\(left)* Zorepad butter"))
  }

  @Test func `a line says which food it means`() throws {
    var files = Self.doubtful
    files["pantry/fridge.md"] = "- *250 g* Zorepad {food: butter}\n- *1 kg* white stuff {food: flour}\n"
    let vault = try ScratchDirectory(files)
    let run = run("cook", "cake", in: vault)
    #expect(
      run.output == """
        100 g butter: 100 g from 'Zorepad' (pantry/fridge.md:1), 150 g left
        200 g flour: 200 g from 'white stuff' (pantry/fridge.md:2), 0.8 kg left

        """)
  }

  /// 1 cup of wheat flour is 125 g (USDA SR26, food 20081), so that 4 cups are twice the 250 g of the recipe.
  @Test(arguments: [("flour=4 cups", "500 g flour"), ("flour=1 cup", "125 g flour"), ("flour=500 g", "500 g flour")])
  func `what one ingredient allows is told in any measure that converts`(_ by: String, _ line: String) throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "locale: en\n",
      "recipes/cake.md": "---\nservings: 2\n---\n## Ingredients\n\n- 250 g flour\n\n## Steps\n\nBake.\n",
    ])
    #expect(run("scale", "cake", "--by", by, in: vault).output == line + "\n")
  }

  @Test func `a recipe that nobody wrote yet is not scaled`() throws {
    let text = "---\nservings: 2\n---\n## Ingredients\n\n- …\n\n## Steps\n\n1. …\n"
    let vault = try ScratchDirectory([".vault/config.yaml": "", "recipes/cake.md": text])
    let run = run("scale", "cake", "--factor", "2", in: vault)
    #expect(run.output == "" && run.code == .wrongCall)
    #expect(run.errors.contains("recipes/cake.md is still the template"))
  }
}
