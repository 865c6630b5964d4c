import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lists that the words of tasks fill. Now is Friday, 20 November 2026, 15:00.
@Suite struct `A learned list` {
  static let home = [
    "fix the kitchen tap", "paint the bedroom door", "clean the oven", "mop the kitchen floor", "hang the shelf",
    "wash the curtains", "clean the bathroom mirror", "change the bulb in the hall",
  ]
  static let work = [
    "send the quarterly report", "call the client back", "plan the team meeting", "review the merge request",
    "write the offer for the client", "book the meeting room", "answer the mail from accounting", "report the hours",
  ]

  static func lines(_ titles: [String]) -> String { titles.map { "- [ ] \($0)\n" }.joined() }

  static func vault(_ more: [String: String] = [:]) throws -> ScratchDirectory {
    var files = [
      ".vault/config.yaml": "default-list: inbox\n",
      "lists/home.md": "# House\n\n" + lines(home),
      "lists/work.md": "# Work\n\n" + lines(work),
      "lists/garden.md": """
      ---
      title: Garden
      topic: "#garden"
      ---

      ## Приклади

      - water the tomatoes
      - sow the radishes
      - cut back the raspberries
      - buy potting soil
      - [[balcony]] is where seeds go
      """,
      "projects/balcony.md": "# Balcony\n\n- [ ] repot the geraniums #garden\n- [x] tie up the tomatoes #garden\n",
      "inbox.md": """
      - [ ] water the radishes and the tomatoes
      - [ ] clean the kitchen window
      - [ ] the report for the client
      - [ ] learn the accordion
      - [ ] sow tomatoes again {not-list: Garden}
      - [x] sow the tomatoes in May
      - [-] water the cactus
      """,
    ]
    files.merge(more) { $1 }
    return try ScratchDirectory(files)
  }

  private func run(_ words: String..., in vault: ScratchDirectory, language: String = "en") -> CommandRun {
    CommandRun(["list"] + words + ["--now", "2026-11-20 15:00"], in: vault, language: language)
  }

  private func titles(_ list: String, in vault: ScratchDirectory) -> [String] {
    run(list, "--format", "{title}", in: vault).output.split(separator: "\n").map(String.init).sorted()
  }

  private func text(_ name: String, in vault: ScratchDirectory) throws -> String {
    String(decoding: try vault.read(name), as: UTF8.self)
  }

  /// The number of a file, which another one in its place does not have.
  private func identity(_ name: String, in vault: ScratchDirectory) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: vault.path + "/" + name)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  // MARK: What is in it

  @Test func `has what carries its topic and what is like it`() throws {
    #expect(
      titles("Garden", in: try Self.vault()) == ["repot the geraniums #garden", "water the radishes and the tomatoes"])
  }

  @Test func `says how likely each belongs, and nothing of what was put there by hand`() throws {
    let lines = run("Garden", in: try Self.vault()).output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let likely = try #require(lines.first { $0[3].hasPrefix("water") }?.last.flatMap { Double($0) })
    #expect(likely >= 0.5 && likely <= 1)
    #expect(lines.first { $0[3].hasPrefix("repot") }?.last == "")
  }

  @Test func `takes only what is likelier than its threshold`() throws {
    let vault = try Self.vault()
    try vault.write(
      "lists/garden.md",
      "---\ntopic: \"#garden\"\nthreshold: 1\n---\n\n# Examples\n\n- sow\n- soil\n- seeds\n- tomatoes\n")
    #expect(titles("Garden", in: vault) == ["repot the geraniums #garden"])
  }

  @Test func `follows a title that changed, an end and a deletion`() throws {
    let vault = try Self.vault()
    try vault.write("inbox.md", "- [ ] clean the kitchen window\n- [ ] sow the tomatoes\n")
    #expect(titles("Garden", in: vault) == ["repot the geraniums #garden", "sow the tomatoes"])
    try vault.write("inbox.md", "- [ ] clean the kitchen window\n- [ ] sow the kitchen window\n")
    #expect(titles("Garden", in: vault) == ["repot the geraniums #garden"])
    try vault.write("inbox.md", "- [x] sow the tomatoes\n")
    #expect(titles("Garden", in: vault) == ["repot the geraniums #garden"])
    try vault.write("inbox.md", "")
    #expect(titles("Garden", in: vault) == ["repot the geraniums #garden"])
  }

  @Test func `leaves a task where somebody put it`() throws {
    let vault = try Self.vault(["tasks/x.md": "---\nlist: Work\n---\n# Water the tomatoes\n"])
    #expect(!titles("Garden", in: vault).contains("Water the tomatoes"))
    let other = try Self.vault(["tasks/x.md": "---\nlist: Garden\n---\n# Learn the accordion\n"])
    #expect(titles("Garden", in: other).contains("Learn the accordion"))
  }

  @Test func `is filled beside another one with its topic`() throws {
    let vault = try Self.vault(["lists/plants.md": "---\ntitle: Plants\ntopic: '#garden'\n---\n"])
    // `not-list` keeps a task out of the list that it names alone.
    let garden = ["repot the geraniums #garden", "water the radishes and the tomatoes"]
    #expect(titles("Plants", in: vault) == (garden + ["sow tomatoes again"]).sorted())
    #expect(titles("Garden", in: vault) == garden)
  }

  @Test func `has several topics, lists and tags`() throws {
    let vault = try Self.vault(["lists/all.md": "---\ntitle: Chores\ntopic: [house, '#garden']\n---\n"])
    let chores = titles("Chores", in: vault)
    #expect(chores.contains("clean the kitchen window"))
    #expect(chores.contains("water the radishes and the tomatoes"))
    #expect(chores.contains("hang the shelf"))
    #expect(!chores.contains("the report for the client"))
  }

  @Test func `obeys what narrows it, its order and its limit`() throws {
    let vault = try Self.vault()
    #expect(
      run("Garden", "radishes", "--format", "{title}", in: vault).output == "water the radishes and the tomatoes\n")
    #expect(
      run("Garden", "--sort", "-title", "--limit", "1", "--format", "{title}", in: vault).output
        == "water the radishes and the tomatoes\n")
    #expect(run("Garden", "--count", in: vault).output == "2\n")
    #expect(run(in: vault).output.contains("Garden\tlearned\t2\tlists/garden.md\n"))
  }

  // MARK: What it cannot do

  @Test func `says when it has too little to learn from`() throws {
    let vault = try Self.vault(["lists/few.md": "---\ntitle: Few\ntopic: '#rare'\n---\n\n## Examples\n\n- sow\n"])
    let english = run("Few", in: vault)
    #expect(
      english.errors.contains("'Few' shows only what was put in it by hand: it has 1 example, and learning takes 5"))
    #expect(english.errors.contains("warning: the topic '#rare' of lists/few.md is no list and no tag"))
    #expect(english.code == .nothingFound)
    #expect(
      run("Few", in: vault, language: "uk").errors.contains("тема «#rare» у lists/few.md — це не список і не тег"))
  }

  @Test func `cannot be told from nothing`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "", "lists/home.md": "# House\n\n" + Self.lines(Self.home),
      "lists/garden.md": "---\ntopic: Garden\n---\n", "inbox.md": "- [ ] clean the tap\n",
    ])
    #expect(titles("Garden", in: vault).isEmpty)
    for verb in ["inbox", "eval"] {
      let run = run(verb, in: vault)
      #expect(run.errors.hasPrefix("error: there is too little to learn from"), "\(verb)")
      #expect(run.code == .nothingFound)
    }
    #expect(run("suggest", "milk", in: vault, language: "uk").errors.hasPrefix("помилка: замало, щоб навчитися"))
  }

  // MARK: Where a title belongs

  @Test func `is suggested for a text`() throws {
    let vault = try Self.vault()
    let run = run("suggest", "sow", "the", "tomatoes", "--json", in: vault)
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first.hasPrefix("{\"list\":\"Garden\",\"probability\":0."))
    #expect(first.hasSuffix(",\"examples\":7}"))
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.code == .done)
  }

  @Test func `is suggested for a task by its name, with the words that decided`() throws {
    let run = run(
      "suggest", "clean the kitchen window", "--explain", "--format", "{list}: {reasons}", in: try Self.vault())
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first.hasPrefix("House: "))
    #expect(first.contains("clean +") && first.contains("kitchen +"))
  }

  @Test(arguments: ["xyzzy", "😀", "ζ", "-"]) func `is not made up for words that nobody knows`(text: String) throws {
    let run = run("suggest", "--", text, in: try Self.vault())
    #expect(run.errors.contains("no list is likely enough"))
    #expect(run.code == .nothingFound)
  }

  // MARK: The inbox

  @Test func `is where tasks of the inbox go`() throws {
    let vault = try Self.vault()
    let rows = run("inbox", "--format", "{title} → {list}", in: vault).output.split(separator: "\n").map(String.init)
    #expect(rows.count == 5)
    #expect(rows.contains("water the radishes and the tomatoes → Garden"))
    #expect(rows.contains("clean the kitchen window → House"))
    #expect(rows.contains("the report for the client → Work"))
    #expect(rows.contains("learn the accordion → "))
    #expect(!rows.contains { $0.hasPrefix("sow tomatoes again → Garden") })
  }

  @Test func `is written where each task stands, once, and undone in one step`() throws {
    let vault = try Self.vault()
    let before = try text("inbox.md", in: vault)
    #expect(run("inbox", "--apply", "--dry-run", in: vault).output.contains("list: Garden"))
    #expect(try text("inbox.md", in: vault) == before)
    #expect(run("inbox", "--apply", in: vault).code == .done)
    let after = try text("inbox.md", in: vault)
    #expect(
      after.contains(
        "- [ ] water the radishes and the tomatoes {list: Garden}\n- [ ] clean the kitchen window {list: House}\n- [ ] the report for the client {list: Work}\n- [ ] learn the accordion\n"
      ))
    #expect(after.hasSuffix("- [-] water the cactus"))
    #expect(run("inbox", "--apply", in: vault).errors.contains("nothing"))
    #expect(try text("inbox.md", in: vault) == after)
    #expect(CommandRun(["undo"], in: vault).code == .done)
    #expect(try text("inbox.md", in: vault) == before)
  }

  @Test func `is learned anew only when titles change`() throws {
    let vault = try Self.vault()
    _ = run("Garden", in: vault)
    let model = try vault.read(".vault/cache/topics")
    // A model made anew would be equal: only the file itself tells whether it was written again.
    let file = try identity(".vault/cache/topics", in: vault)
    _ = CommandRun(["done", "fix the kitchen tap", "--now", "2026-11-20 15:00"], in: vault)
    _ = run("Garden", in: vault)
    #expect(try identity(".vault/cache/topics", in: vault) == file)
    try vault.write("inbox.md", "- [ ] another thing altogether\n")
    _ = run("Garden", in: vault)
    #expect(try vault.read(".vault/cache/topics") != model)
  }

  // MARK: How well

  @Test func `is evaluated on titles it was not taught`() throws {
    let run = run("eval", "--json", in: try Self.vault())
    #expect(run.output.hasPrefix("{\"accuracy\":"))
    for key in ["accuracyWithAbstention", "abstained", "macroF1", "outOfScopeRecall", "majority", "calibrationError"] {
      #expect(run.output.contains("\"\(key)\":"), "\(key)")
    }
    #expect(run.output.contains("\"titles\":23,"))
    #expect(
      CommandRun(["list", "eval"], in: try Self.vault(), language: "uk").output.contains("правильно, з певністю чи без")
    )
  }

  @Test func `is evaluated on files, where a list that was not taught is none`() throws {
    let vault = try Self.vault([
      "train.tsv":
        "\u{FEFF}a\tapples and pears\r\na\tred apples\r\n\r\na\tpears\nb\tbread and butter\nb\twhite bread\nb\trolls\n",
      "test.tsv": "a\tapples\nb\tbread\nc\txyzzy\n",
    ])
    let run = run("eval", "--train", "train.tsv", "--test", "test.tsv", "--json", in: vault)
    #expect(run.output.hasPrefix("{\"accuracy\":1.0000,"))
    #expect(run.output.contains("\"outOfScopeRecall\":1.0000,"))
    #expect(run.output.contains("\"titles\":2,\"outOfScopeTitles\":1,"))
  }

  @Test func `is not evaluated on what is wrong`() throws {
    let vault = try Self.vault(["one.tsv": "a\tx\n", "bad.tsv": "a\tx\nno tab here\n"])
    let half = run("eval", "--train", "one.tsv", in: vault)
    #expect(half.errors.hasPrefix("error: --test is missing: --train and --test go together\n"))
    #expect(half.code == .wrongCall)
    #expect(
      run("eval", "--train", "one.tsv", "--test", "one.tsv", in: vault).errors.hasPrefix(
        "error: one.tsv must name two lists at least\n"))
    #expect(
      run("eval", "--train", "one.tsv", "--test", "bad.tsv", in: vault).errors.hasPrefix(
        "error: bad.tsv:2: a line needs a list, a tab and a title\n"))
    let gone = run("eval", "--train", "gone.tsv", "--test", "one.tsv", in: vault)
    #expect(gone.errors.hasPrefix("error: cannot read gone.tsv"))
    #expect(gone.code == .ioFailure)
  }

  @Test func `is shown by show where its name is a verb`() throws {
    let vault = try Self.vault(["lists/inbox.md": "# inbox\n\n- [ ] a letter\n"])
    #expect(run("show", "inbox", "--format", "{title}", in: vault).output == "a letter\n")
  }
}
