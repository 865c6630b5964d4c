import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The pantry from the command line` {
  static let fridge = """
    # Fridge

    - *350 g* sour cream {expires: 2026-11-26, place: fridge}   
    - *500 g* sour cream {expires: 2026-12-10, place: fridge}
    - 400 г сметани {expires: 2026-11-19}
    - *9* eggs {expires: 2026-11-29}
    - salt

    """
  static let cupboard =
    "---\r\ntitle: Cupboard # ours\r\n---\r\n- *3 kg* flour {expires: 2027-06-01}\r\n  opened by Ann\r\n"

  static let vault = [
    ".vault/config.yaml": "locale: en\n", "pantry/fridge.md": fridge, "pantry/cupboard.md": cupboard,
    "foods/flour.md": "---\ntitle: Flour\nnames: {uk: [борошно, борошна]}\nconversions: [1 cup = 120 g]\n---\n",
  ]

  private func run(_ words: String..., in vault: ScratchDirectory) -> CommandRun {
    CommandRun(["--now", "2026-11-20"] + words, in: vault)
  }

  @Test func `lists lots, those that expire first before the others`() throws {
    let run = run("pantry", in: try ScratchDirectory(Self.vault))
    let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(
      rows.map { $0.dropFirst().joined(separator: "|") } == [
        "expired|2026-11-19|400 г|сметани||pantry/fridge.md:5",
        "soon|2026-11-26|350 g|sour cream|fridge|pantry/fridge.md:3",
        "later|2026-11-29|9|eggs||pantry/fridge.md:6", "later|2026-12-10|500 g|sour cream|fridge|pantry/fridge.md:4",
        "later|2027-06-01|3 kg|flour||pantry/cupboard.md:4", "open|||salt||pantry/fridge.md:7",
      ])
    #expect(rows.allSatisfy { $0.count == 7 && $0[0].count >= 3 })
    #expect(run.code == .done && run.errors.isEmpty)
  }

  @Test(arguments: [
    ("7d", 2), ("0d", 1), ("2026-11-29", 3), ("tomorrow", 1), ("1y", 5), ("2w", 3),
  ])
  func `what expires within a span has expired, too`(span: String, count: Int) throws {
    let run = run("pantry", "--expiring", span, in: try ScratchDirectory(Self.vault))
    #expect(run.output.split(separator: "\n").count == count)
  }

  @Test(arguments: [("sour cream", 3), ("сметана", 3), ("cream", 2), ("eggs", 1)])
  func `the lots of one food`(food: String, count: Int) throws {
    let run = run("pantry", "list", food, in: try ScratchDirectory(Self.vault))
    #expect(run.output.split(separator: "\n").count == count)
  }

  @Test func `for programs the food and the exact amount`() throws {
    let run = run("pantry", "list", "flour", "--json", in: try ScratchDirectory(Self.vault))
    #expect(run.output.contains(#""path":"pantry/cupboard.md","line":4,"name":"flour","food":"Flour""#))
    #expect(
      run.output.contains(
        #""amount":{"text":"3 kg","value":3,"exact":"3","unit":"kilogram"},"expires":"2027-06-01","state":"later""#))
  }

  @Test(arguments: [
    (["5m"], ExitCode.wrongCall, "--expiring +5mo"), (["soonish"], .wrongCall, "'soonish'"),
    (["-3d"], .nothingFound, "nothing"),
  ])
  func `a span that is none says so`(span: [String], code: ExitCode, text: String) throws {
    let run = CommandRun(
      ["--now", "2026-11-20", "pantry", "--expiring=" + span[0]], in: try ScratchDirectory(Self.vault))
    #expect(run.code == code)
    #expect(run.errors.contains(text))
  }

  // MARK: Putting in

  @Test(arguments: [
    (["200 g", "sour cream", "--expires", "+10d"], "pantry/fridge.md", "- 200 g sour cream {expires: 2026-11-30}", 6),
    (["3 eggs {expires: 2026-12-01}"], "pantry/fridge.md", "- 3 eggs {expires: 2026-12-01}", 7),
    (["1 kg борошна", "--place", "top: shelf"], "pantry/cupboard.md", "- 1 kg борошна {place: \"top: shelf\"}", 6),
    (["beans", "--list", "cupboard"], "pantry/cupboard.md", "- beans", 6),
    (["beans", "--place", "Fridge"], "pantry/fridge.md", "- beans {place: Fridge}", 8),
  ])
  func `puts a lot beside the others of its food`(words: [String], path: String, line: String, number: Int) throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = CommandRun(["--now", "2026-11-20", "pantry", "add"] + words, in: vault)
    #expect(run.code == .done && run.errors == "")
    let before = path.hasSuffix("fridge.md") ? Self.fridge : Self.cupboard
    // Line by line in bytes: a carriage return and a line feed are one character.
    var lines = before.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
    lines.insert(path.hasSuffix("fridge.md") ? line : line + "\r", at: number - 1)
    #expect(try vault.text(at: path) == lines.joined(separator: "\n"))
    #expect(CommandRun(["undo"], in: vault).code == .done)
    #expect(try vault.text(at: path) == before)
  }

  @Test func `the first lot makes the first note`() throws {
    let vault = try ScratchDirectory([".vault/config.yaml": ""])
    #expect(run("pantry", in: vault).errors.contains("vault pantry add"))
    #expect(run("pantry", "add", "*2* lemons", in: vault).code == .done)
    #expect(try vault.text(at: "pantry/pantry.md") == "- *2* lemons\n")
    #expect(run("pantry", "add", "1 lemon", in: vault).code == .done)
    #expect(try vault.text(at: "pantry/pantry.md") == "- *2* lemons\n- 1 lemon\n")
  }

  @Test(arguments: [
    (["add", "500 g"], "there is no food in '500 g'"), (["add"], "TEXT"), (["use"], "TEXT"),
    (["add", "beans"], "several notes could take 'beans'"),
    (["add", "beans", "--list", "flour"], "not a note of the pantry"),
    (["use", "eggs"], "there is no amount"), (["use", "2 eggs", "--expires", "fri"], "'pantry add'"),
    (["add", "2 eggs", "--expiring", "7d"], "'pantry list'"), (["add", "2 eggs {expires: never}"], "never"),
    (["take", "2 eggs"], "take"), (["add", "1 egg\n- 2 eggs"], "follows a line break"),
    (["add", "1 kg, 2 kg flour"], "would be lost"), (["add", "2 kg + banana"], "'+ banana' in"),
    (["add", "1 kg flour 2 kg"], "'2 kg' in"),
  ])
  func `a wrong call changes nothing and teaches`(words: [String], text: String) throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = CommandRun(["--now", "2026-11-20", "pantry"] + words, in: vault)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains(text))
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
    #expect(try vault.text(at: "pantry/cupboard.md") == Self.cupboard)
  }

  // MARK: Taking out

  @Test func `takes from the lot that expires first, and from what has expired at last`() throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run("pantry", "use", "1 kg sour cream", in: vault)
    #expect(
      run.output == """
        1 kg sour cream: 350 g from 'sour cream' (pantry/fridge.md:3), none left
        1 kg sour cream: 500 g from 'sour cream' (pantry/fridge.md:4), none left
        1 kg sour cream: 150 g from 'сметани' (pantry/fridge.md:5), 250 g left
        1 kg sour cream: the lot at pantry/fridge.md:5 expired on Thu, 19 Nov 2026

        """)
    #expect(
      try vault.text(at: "pantry/fridge.md")
        == "# Fridge\n\n- 250 г сметани {expires: 2026-11-19}\n- *9* eggs {expires: 2026-11-29}\n- salt\n")
  }

  @Test(arguments: [
    ("2 kg sour cream", "there is less than '2 kg sour cream'"), ("1 bunch eggs", "cannot be compared"),
    ("1 tsp salt", "cannot be compared"), ("1 egs", "did you mean 'eggs'"), ("2 splashes of eggs", "compared"),
  ])
  func `what is not there is not taken`(text: String, error: String) throws {
    let vault = try ScratchDirectory(Self.vault)
    let run = run("pantry", "use", text, in: vault)
    #expect(run.errors.contains(error))
    #expect(run.code == .nothingFound && run.output.isEmpty)
    #expect(try vault.text(at: "pantry/fridge.md") == Self.fridge)
  }

  @Test func `a line that goes takes its deeper lines along, and line endings stay`() throws {
    let vault = try ScratchDirectory(Self.vault)
    #expect(run("pantry", "use", "2 cups flour", in: vault).code == .done)
    #expect(try vault.text(at: "pantry/cupboard.md") == Self.cupboard.replacing("3 kg", with: "2.76 kg"))
    #expect(run("pantry", "use", "2760 g борошна", in: vault).code == .done)
    #expect(try vault.text(at: "pantry/cupboard.md") == "---\r\ntitle: Cupboard # ours\r\n---\r\n")
  }
}
