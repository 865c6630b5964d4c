import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `A pantry that is never quite true` {
  static let fridge = """
    - *1 l* milk {expires: 2026-11-22}
    - *500 ml* milk {expires: 2026-12-01}
    - salt
    - *2 jars* jam
    - *1 kg* jam

    """
  static let soup =
    "---\nservings: 2\n---\n# Soup\n\n## Ingredients\n\n- 400 ml milk\n- 5 g salt\n- 1 tsp pepper\n- 1 l water\n- 2 eggs\n\n## Steps\n\nCook.\n"
  static let vault = [
    ".vault/config.yaml": "locale: en\n", "pantry/fridge.md": fridge, "recipes/soup.md": soup,
  ]

  private func run(_ words: [String], in vault: ScratchDirectory, language: String? = nil) -> CommandRun {
    CommandRun(["--now", "2026-11-20"] + words, in: vault, language: language)
  }

  @Test(arguments: [
    ["pantry", "use", "all", "milk"], ["pantry", "use", "all the milk"], ["pantry", "use", "усе", "молоко"],
  ])
  func `all of a food goes at once, and comes back`(words: [String]) throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run(words, in: vault)
    #expect(run.code == .done && run.output.contains("1 l from 'milk' (pantry/fridge.md:1), none left\n"))
    #expect(run.output.contains("500 ml from 'milk' (pantry/fridge.md:2), none left\n"))
    #expect(try vault.text(at: "pantry/fridge.md") == "- salt\n- *2 jars* jam\n- *1 kg* jam\n")
    #expect(CommandRun(["undo"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
  }

  @Test func `a staple that is used up says so`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run(["pantry", "use", "all", "salt"], in: vault)
    #expect(run.output == "salt: all of 'salt' (pantry/fridge.md:3), none left\n")
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge.replacing("- salt", with: "- *0* salt"))
    // Now it is missing.
    #expect(self.run(["cook", "soup"], in: vault).output.contains("5 g salt: missing\n"))
  }

  @Test func `what is there now is said as it is typed`() throws {
    let vault = try ScratchDirectory(Self.vault)
    #expect(run(["pantry", "set", "0.3 l milk"], in: vault).code == .done)
    #expect(
      try vault.text(at: "pantry/fridge.md")
        == "- *300 ml* milk {expires: 2026-12-01}\n- salt\n- *2 jars* jam\n- *1 kg* jam\n")
    #expect(run(["pantry", "set", "0.25 l milk"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md").hasPrefix("- *0.25 l* milk {expires: 2026-12-01}\n"))
    #expect(run(["pantry", "set", "3", "eggs", "--expires", "+10d"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md").hasSuffix("- 3 eggs {expires: 2026-11-30}\n"))
    #expect(run(["pantry", "set", "2 eggs", "--expires", "+5d"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md").hasSuffix("- 2 eggs {expires: 2026-11-25}\n"))
    #expect(run(["pantry", "set", "0 eggs"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md").hasSuffix("- *1 kg* jam\n"))
    #expect(run(["pantry", "set", "0 g pepper"], in: vault).code == .done)
    #expect(try vault.text(at: "pantry/fridge.md").hasSuffix("- 0 g pepper\n"))
  }

  @Test func `a dry run shows it and writes nothing`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run(["pantry", "set", "2 l milk", "--dry-run"], in: vault)
    #expect(run.output.contains("+- *1000 ml* milk {expires: 2026-12-01}\n"))
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
    #expect(self.run(["pantry", "use", "all milk", "--dry-run"], in: vault).output.hasPrefix("diff --git"))
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
  }

  @Test(arguments: [
    (["pantry", "add", "-1 l milk"], ExitCode.wrongCall, "'-1' in '-1 l milk' is below zero"),
    (["pantry", "use", "-2 eggs"], .wrongCall, "below zero"), (["pantry", "use", "-3"], .wrongCall, "below zero"),
    (["pantry", "set", "-1 l milk"], .wrongCall, "below zero"), (["shop", "add", "-2 eggs"], .wrongCall, "below zero"),
    (["pantry", "set", "milk"], .wrongCall, "there is no amount"), (["pantry", "set"], .wrongCall, "TEXT"),
    (["pantry", "set", "3 jars jam"], .nothingFound, "cannot be compared"),
    (["pantry", "use", "all", "bread"], .nothingFound, "there is no 'bread'"),
  ])
  func `what cannot be is refused`(words: [String], code: ExitCode, text: String) throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run(words, in: vault)
    #expect(run.code == code && run.errors.contains(text), "\(run.errors)")
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
  }

  @Test(arguments: [
    ("en", "'vault undo' takes it back; with '--steps' it goes step by step"),
    ("uk", "«vault undo» це скасує; з «--steps» буде крок за кроком"),
  ])
  func `after cooking the words name what comes next`(language: String, line: String) throws {
    let vault = try ScratchDirectory(Self.vault)
    let words = ["--now", "2026-11-20", "cook", "soup"]
    let run = CommandRun(words, in: vault, language: language) { $0.errorsAreTerminal = true }
    #expect(run.errors.contains(line), "\(run.errors)")
    #expect(!self.run(["cook", "soup"], in: vault).errors.contains("--steps"))
  }

  // MARK: Staples

  @Test func `staples are left out and named in one line`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let line = "taken as always there: pepper, water; '--staples' counts them too\n"
    #expect(run(["cook", "soup", "--dry-run"], in: vault).errors.contains(line))
    #expect(!run(["cook", "soup", "--dry-run"], in: vault).errors.contains("pepper: missing"))
    #expect(run(["cook", "soup", "--dry-run", "--staples"], in: vault).errors.contains("1 tsp pepper: missing\n"))
    #expect(run(["cookable"], in: vault).output.hasSuffix("\t2 eggs\n"))
    #expect(run(["cookable"], in: vault).errors == line)
    #expect(run(["cookable", "--staples"], in: vault).output.hasSuffix("\t1 tsp pepper; 1 l water; 2 eggs\n"))
    let shop = run(["shop", "add", "soup"], in: vault)
    #expect(shop.errors.hasSuffix(line) && !shop.output.contains("pepper"), "\(shop.errors)")
    #expect(try vault.text(at: "shopping/shopping-list.md").contains("*2* eggs"))
    #expect(run(["shop", "add", "soup", "--staples"], in: vault).output.contains("*1 tsp* pepper"))
  }

  @Test func `a vault names its own`() throws {
    var files = Self.vault
    files[".vault/config.yaml"] = "locale: en\nstaples: [eggs]\n"
    let vault = try ScratchDirectory(files)
    #expect(run(["cookable"], in: vault).output.hasSuffix("\t1 tsp pepper; 1 l water\n"))
    #expect(
      run(["cookable"], in: vault, language: "uk").errors
        == "вважаємо, що є завжди: eggs; «--staples» врахує і їх\n")
  }
}
