import Testing
import VaultTestSupport

@testable import VaultCommands

/// Commands that destroy or change something take nothing that they only resemble (command-line.md, ITEM).
@Suite struct `What a name does not take` {
  private static let files = [
    "recipes/garlic-pampushky.md": "# Garlic buns\n\n## Ingredients\n\n- 500 g flour\n",
    "meals/week.md": "---\ntype: meals\n---\n\n- 2026-11-20 dinner: [[garlic-pampushky]]\n",
    "notes/links.md": """
    - [ ] [[garlic-pampushky]]
    - [ ] [buns](../recipes/garlic-pampushky.md)
    - [ ] [[garlic-pampushky|the buns of Olha]]
    - [ ] bake [[garlic-pampushky]] for Ann

    """,
    "shopping/list.md":
      "- [ ] *200 ml* sour cream\n- [ ] ice cream for the party\n- [ ] crème fraîche\n- [ ] creamy soup\n",
    "inbox.md": "- [x] milk\n- [ ] almond milk\n- [ ] pack bags #trip @home +Lviv\n- [ ] learn C++\n- [ ] learn C\n",
  ]

  private func texts(_ vault: EditVault) -> [String] { Self.files.keys.sorted().map { vault.text($0) } }

  @Test(arguments: [["rm"], ["set", "rating=5"], ["mv", "old/"]])
  func `a line that only links to what is gone`(words: [String]) throws {
    let vault = try EditVault(Self.files)
    #expect(vault.run("rm", "garlic-pampushky").code == .done)
    let before = texts(vault)
    let run = vault.run([words[0], "garlic-pampushky"] + words.dropFirst())
    #expect(run.code == .nothingFound, "\(run.errors)")
    #expect(run.errors.hasPrefix("error: nothing is called 'garlic-pampushky'"), "\(run.errors)")
    #expect(texts(vault) == before)
  }

  @Test(arguments: [
    ("potatoes", "- [ ] 2 kg potatoes\n", "- [ ] 5 kg potatoes\n"),
    ("Butter", "- [ ] Butter 50 g #baking\n", "- [ ] Butter 5 kg #baking\n"),
    ("Картопля", "- Картопля — 2 кг\n", "- Картопля — 5 kg\n"), ("eggs", "- *10* eggs\n", "- *5 kg* eggs\n"),
    ("half a lemon", "- half a lemon\n", "- 5 kg lemon\n"), ("lemon", "- half a lemon\n", "- 5 kg lemon\n"),
  ])
  func `what is to be bought is called without its amount, or with it`(name: String, line: String, after: String) throws
  {
    let vault = try EditVault(["shopping/list.md": line + "- [ ] sweet potatoes\n- [ ] peanut butter\n"])
    let run = vault.run("set", name, "amount=5 kg")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("shopping/list.md").hasPrefix(after), "\(vault.text("shopping/list.md"))")
  }

  @Test(arguments: [
    // What a link shows in the author's words is the line's own text.
    ("buns", 2), ("the buns of Olha", 3), ("bake for Ann", 4),
  ])
  func `a line is called by its own words`(name: String, line: Int) throws {
    let vault = try EditVault(Self.files)
    let run = vault.run("done", name)
    #expect(run.code == .done, "\(run.errors)")
    let expected = (Self.files["notes/links.md"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map {
        $0.offset == line - 1
          ? String($0.element).replacing("[ ]", with: "[x]") + " {completed: 2026-11-20}"
          : String($0.element)
      }
    #expect(vault.text("notes/links.md") == expected.joined(separator: "\n"))
  }

  @Test(arguments: [
    ["rm", "cream"], ["set", "cream", "aisle=dairy"], ["mv", "cream", "x.md"], ["order", "almond", "--first"],
    ["rm", "sour"], ["rm", "garlic"],
  ])
  func `a part of a title, of one or of several`(words: [String]) throws {
    let vault = try EditVault(Self.files)
    let before = texts(vault)
    let run = vault.run(words)
    #expect(run.code == .nothingFound, "\(run.errors)")
    #expect(run.errors.contains("nothing is called '\(words[1])', and \(words[0]) takes no part of a title"))
    #expect(run.errors.hasSuffix("hint: give the whole title, the path or the handle\n"), "\(run.errors)")
    #expect(texts(vault) == before)
  }

  @Test func `a part of a title that is offered at a terminal and confirmed`() throws {
    for (answer, isGone) in [("1", true), ("", false)] {
      let vault = try EditVault(Self.files)
      let run = vault.run("rm", "sour") {
        $0.inputIsTerminal = true
        $0.errorsAreTerminal = true
        $0.readLine = { Array(answer.utf8) }
      }
      #expect(run.errors.contains("Which one?"), "\(run.errors)")
      #expect(vault.text("shopping/list.md").contains("sour cream") != isGone)
    }
  }

  @Test(arguments: ["kett", "ream", "crea", "pampush"])
  func `a piece of a word, whoever asks`(name: String) throws {
    let vault = try EditVault(Self.files)
    for command in ["show", "done", "edit", "cook", "start"] {
      let run = vault.run(command, name)
      #expect(run.code == .nothingFound, "\(command): \(run.errors)")
    }
  }

  @Test(arguments: [
    ("rm", "creme fraiche", "crème fraîche"), ("rm", "CRÈME FRAÎCHE", "crème fraîche"),
    ("rm", "sour cream", "sour cream"),
    ("rm", "creamy soup", "creamy soup"),
  ])
  func `is what is said in other letters`(command: String, name: String, gone: String) throws {
    let vault = try EditVault(Self.files)
    let run = vault.run(command, name)
    #expect(run.code == .done, "\(run.errors)")
    #expect(!vault.text("shopping/list.md").contains(gone))
    #expect(vault.text("shopping/list.md").split(separator: "\n").count == 3)
  }

  @Test(arguments: ["pack bags", "pack bags #trip @home +Lviv", "Pack Bags"])
  func `is the text of a line without its tail`(name: String) throws {
    let vault = try EditVault(Self.files)
    #expect(vault.run("rm", name).code == .done)
    #expect(!vault.text("inbox.md").contains("bags"))
  }

  @Test func `signs tell titles apart`() throws {
    let vault = try EditVault(Self.files)
    #expect(vault.run("done", "learn C").code == .done)
    #expect(vault.text("inbox.md").contains("- [ ] learn C++\n- [x] learn C {completed: 2026-11-20}\n"))
  }

  @Test func `what has the name and is done already, and nothing else`() throws {
    let vault = try EditVault(Self.files)
    let run = vault.run("done", "milk")
    #expect(vault.text("inbox.md") == Self.files["inbox.md"], "\(run.errors)")
  }

  @Test func `a part of a title that one thing has, where nothing is destroyed`() throws {
    let vault = try EditVault(Self.files)
    let run = vault.run("done", "almond")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.contains("almond milk"))
    #expect(vault.run("done", "cream").code == .wrongCall)
  }

  /// Lines and notes whose amounts, dates and numbers somebody may type.
  private static let numbers = [
    "shopping/market.md":
      "- [ ] 1,5 кг капусти\n- [ ] 10-12 зубчиків часнику\n- [ ] 2 kg flour for bread\n- [ ] *3 × 400 g* tomatoes\n",
    "tasks/numbers.md":
      "- [ ] chapter 7 of the book\n- [ ] 2026 budget\n- [ ] room №5\n- [ ] 🎉 at 8\n- [ ] pay 1 000 to Ann\n",
  ]

  @Test(arguments: [
    "1", "1,5", "12", "10-12", "10", "2", "3 × 400", "400", "7", "2026", "№5", "5", "🎉", "8", "1 000", "#", "-1", "½",
    // An amount is no part of a title, with its unit or without.
    "1,5 кг", "кг капусти", "2 kg", "kg flour", "400 g",
  ])
  func `a number, or an amount`(name: String) throws {
    let vault = try EditVault(Self.numbers)
    for command in ["done", "cancel", "edit", "show"] {
      let run = vault.run([command, "--", name])
      #expect(run.code == .nothingFound, "\(command): \(run.output)\(run.errors)")
      let isNumber = name.contains { $0.isNumber } && !name.contains { $0.isLetter }
      #expect(run.errors.contains("a number is not a name") == isNumber, "\(run.errors)")
    }
    for (path, text) in Self.numbers { #expect(vault.text(path) == text) }
  }

  @Test(arguments: [
    ("chapter 7", "- [x] chapter 7 of the book"), ("2026 budget", "- [x] 2026 budget"),
    ("капусти", "- [x] 1,5 кг капусти"), ("1,5 кг капусти", "- [x] 1,5 кг капусти"),
    ("flour for", "- [x] 2 kg flour for bread"), ("часнику", "- [x] 10-12 зубчиків часнику"),
    ("room №5", "- [x] room №5"), ("🎉 at 8", "- [x] 🎉 at 8"),
  ])
  func `but a name with numbers in it is taken`(name: String, line: String) throws {
    let vault = try EditVault(Self.numbers)
    #expect(vault.run("done", name).code == .done)
    #expect(Self.numbers.keys.contains { vault.text($0).contains(line) }, "\(name)")
  }

  /// As another note's file, as the text of a line, and by a link to it.
  @Test(arguments: ["garlic-pampushky", "[[garlic-pampushky]]", "GARLIC-PAMPUSHKY.md"])
  func `what has the name of a note that cannot be read`(name: String) throws {
    let vault = try EditVault(Self.files.merging(["notes/buns.md": "# Garlic-Pampushky\n"]) { mine, _ in mine })
    try vault.directory.write("recipes/garlic-pampushky.md", [0x23, 0x20, 0xFF, 0x0A])
    let before = texts(vault)
    for words in [["rm", name], ["set", name, "rating=5"], ["mv", name, "x.md"], ["done", name]] {
      let run = vault.run(words)
      #expect(run.code == .ioFailure, "\(words): \(run.errors)")
      #expect(run.errors.contains("cannot read recipes/garlic-pampushky.md"), "\(words): \(run.errors)")
    }
    #expect(texts(vault) == before)
    #expect(vault.text("notes/buns.md") == "# Garlic-Pampushky\n")
  }

  /// The text of a line, a note's own title, a line below another one and one in another script.
  @Test(arguments: ["sour cream", "Big shopping", "candles", "сметана"])
  func `what an item had that was last read in a note that cannot be read now`(name: String) throws {
    let twins = "- [ ] sour cream\n- [ ] big shopping\n- [ ] candles\n- [ ] сметана\n- [ ] soap\n"
    let vault = try EditVault(["tasks/twins.md": twins, "notes/a.md": "# A\n"])
    try vault.directory.write("notes/b.md", Array("# B\n".utf8))
    let hidden = "# Big shopping\n\n- [ ] *200 g* sour cream #dairy\n- [ ] party\n  - [ ] candles\n- [ ] сметана\n"
    try vault.directory.write("tasks/friday.md", Array(hidden.utf8))
    #expect(vault.run("index", "--rebuild").code == .done)
    try vault.directory.write("tasks/friday.md", Array(hidden.utf8) + [0xFF])
    for words in [["rm", name], ["set", name, "priority=high"], ["done", name]] {
      let run = vault.run(words)
      #expect(run.code == .ioFailure, "\(words): \(run.errors)")
      #expect(run.errors.contains("cannot read tasks/friday.md"), "\(words): \(run.errors)")
    }
    #expect(vault.text("tasks/twins.md") == twins)
    // What no item of it had is nobody's but its own.
    #expect(vault.run("done", "soap").code == .done)
  }
}
