import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault list suggest`, `inbox` and `eval`.
@Suite struct `Where tasks belong` {
  @Test func `is listed for every open task in no list, sure or not`() throws {
    let vault = try LearnedVault(["tasks/x.md": "---\nlist: Cars\n---\n# Sell the car\n"])
    let rows = vault.run("list", "inbox", "--format", "{title} → {list}").output.split(separator: "\n").map(String.init)
    #expect(
      rows == [
        "prune the roses and water the tomato seedlings → Garden",
        "replace the wiper blades and change the engine oil → Cars", "qwrtz plmkv → ", "mulch the rose bed → ",
      ])
  }

  @Test func `is never a list that would take in what the task keeps out of`() throws {
    let beds = LearnedVault.garden.replacing("title: Garden", with: "title: Beds")
    let vault = try LearnedVault(["lists/beds.md": beds])
    let diff = vault.run("list", "inbox", "--dry-run").output
    #expect(!diff.contains("+- [ ] mulch the rose bed"))
  }

  @Test(arguments: ["Cars", "AUTO", "cars", "\"[[cars]]\""])
  func `is no list that the task refuses by any of its names`(name: String) throws {
    let vault = try LearnedVault([
      "lists/cars.md": LearnedVault.cars.replacing("title: Cars\n", with: "title: Cars\naliases: [Auto]\n"),
      "inbox.md": "- [ ] replace the wiper blades and change the engine oil {not-list: \(name)}\n",
    ])
    #expect(vault.run("list", "inbox", "--dry-run").output.isEmpty)
    #expect(!vault.run("list", "suggest", "replace the wiper blades and change the engine oil").output.contains("Cars"))
  }

  @Test func `is written into the note of a task that is one`() throws {
    let vault = try LearnedVault([
      "inbox.md": "", "tasks/roses.md": "# Prune the roses and water the tomato seedlings\n",
      "tasks/oil.md": "---\ndue: 2026-12-01\n---\n# Replace the wiper blades and change the engine oil\n",
    ])
    #expect(vault.run("list", "inbox", "--apply").code == .done)
    #expect(try vault.text("tasks/oil.md").hasPrefix("---\ndue: 2026-12-01\nlist: Cars\n---\n"))
    #expect(try vault.text("tasks/roses.md").contains("garden"))
    #expect(try vault.titles(of: "Garden") == ["Prune the roses and water the tomato seedlings"])
  }

  @Test func `counts the default list as none`() throws {
    let vault = try LearnedVault([
      ".vault/config.yaml": "timezone: Europe/Kyiv\nlang: en\ndefault-list: lists/todo.md\n", "inbox.md": "",
      "lists/todo.md": "# Todo\n\n- [ ] replace the wiper blades and change the engine oil\n",
    ])
    let diff = vault.run("list", "inbox", "--dry-run").output
    #expect(diff.contains("+- [ ] replace the wiper blades and change the engine oil {list: Cars}"))
  }

  @Test func `is found for a task by its name, whose own words are no background`() throws {
    let inbox = (1...9).map { "- [ ] matter number \($0)\n" }.joined() + "- [ ] prune the roses\n"
    let vault = try LearnedVault(["inbox.md": inbox])
    func probability(_ words: String) throws -> Double {
      let first = try LearnedVault.rows(of: vault.run("list", "suggest", words, "--json")).first
      #expect(first?["list"] as? String == "Garden")
      return try #require(first?["probability"] as? Double)
    }
    let named = try probability("prune the roses")
    try vault.directory.write("inbox.md", inbox.replacing("- [ ] prune the roses\n", with: ""))
    #expect(try probability("prune the roses") == named)
  }

  @Test(arguments: ["xyzzy", "😀", "ζ", "-"]) func `is not made up for words that nobody knows`(text: String) throws {
    let run = try LearnedVault().run("list", "suggest", "--", text)
    #expect(run.errors.contains("no list knows a word of it"), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.code == .nothingFound)
  }

  // MARK: How well

  @Test func `is evaluated on titles that were held out`() throws {
    let vault = try LearnedVault(["lists/few.md": "# Few\n\n- [ ] a stamp\n"])
    let run = vault.run("list", "eval", "--json")
    let figures = try #require(try LearnedVault.rows(of: run).first)
    for key in ["accuracy", "accuracyWithAbstention", "abstained", "macroF1", "majority"] {
      let share = try #require(figures[key] as? Double, "\(key)")
      #expect(share >= 0 && share <= 1, "\(key)")
    }
    #expect(figures["titles"] as? Int == 13)
    #expect(run.errors.contains("'Few' has only 1 example"))
    let ukrainian = CommandRun(["list", "eval"], in: vault.directory, language: "uk")
    #expect(ukrainian.output.contains("є відповідь, і вона правильна"))
  }

  /// The least figures over the lists of the sample vault, a little below what was measured.
  private static let leastOfSample = (accuracy: 0.88, withAbstention: 0.11)

  @Test func `is right for as many titles of the sample vault as its bounds ask`() throws {
    let run = try NamingGuess.run(["list", "eval", "--json"])
    let figures = try #require(try LearnedVault.rows(of: run).first, "\(run.errors)")
    let accuracy = try #require(figures["accuracy"] as? Double)
    let answered = try #require(figures["accuracyWithAbstention"] as? Double)
    let majority = try #require(figures["majority"] as? Double)
    print("lists of the sample vault: accuracy \(accuracy), with abstention \(answered), majority \(majority)")
    #expect(accuracy >= Self.leastOfSample.accuracy)
    #expect(answered >= Self.leastOfSample.withAbstention)
  }

  @Test func `is not evaluated on what is wrong`() throws {
    let vault = try LearnedVault([
      "one.tsv": "a\tx\n", "bad.tsv": "a\tx\nno tab here\n", "empty.tsv": "a\t\n",
      "two.tsv": "\u{FEFF}a\tx\r\n\r\nb\ty\n",
    ])
    func run(_ train: String, _ test: String) -> CommandRun {
      vault.run("list", "eval", "--train", train, "--test", test)
    }
    let half = vault.run("list", "eval", "--train", "one.tsv")
    #expect(half.errors.hasPrefix("error: --test is missing: --train and --test go together\n"))
    #expect(half.code == .wrongCall)
    #expect(run("one.tsv", "one.tsv").errors.hasPrefix("error: one.tsv must name two lists at least\n"))
    #expect(run("two.tsv", "bad.tsv").errors.hasPrefix("error: bad.tsv:2: a line needs a list, a tab and a title\n"))
    #expect(run("empty.tsv", "two.tsv").errors.hasPrefix("error: empty.tsv:1: "))
    #expect(run("two.tsv", "two.tsv").code == .done)
    let gone = run("gone.tsv", "one.tsv")
    #expect(gone.errors.hasPrefix("error: cannot read gone.tsv"))
    #expect(gone.code == .ioFailure)
  }
}
