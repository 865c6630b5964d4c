import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault search` as somebody types it: what is printed where, and how it ends.
@Suite struct `A search` {
  private func vault() throws -> ScratchDirectory {
    try ScratchDirectory([
      ".vault/config.yaml": "",
      "a.md": "---\nlist: Home\nrating: 3\n---\n# Soup\n",
      "b.md": "# Bean soup\n",
      "c.md": "---\nlist: Work\nrating: 5\n---\n# Soup at work\n",
    ])
  }

  @Test func `prints one line a result in a pipe`() throws {
    let run = CommandRun(["search", "list:Work"], in: try vault())
    let fields = run.output.split(separator: "\n").map { $0.split(separator: "\t").dropFirst() }
    #expect(fields == [["note", "c.md:1", "Soup at work", "# Soup at work"]])
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
  }

  @Test(arguments: [
    (["soup", "--format", "paths", "--sort", "path"], "a.md\nb.md\nc.md\n"),
    (["soup", "--format", "paths", "--sort", "-path", "-0"], "c.md\0b.md\0a.md\0"),
    (["soup", "--format", "{rating}:{line}", "--sort", "rating"], "3:5\n5:5\n:1\n"),
    (["soup", "--format", "{stem}", "-0", "-n", "1", "--sort", "path"], "a\0"),
    (["soup", "--count"], "3\n"), (["soup", "--count", "--limit", "1"], "3\n"),
    (["-soup"], ""), (["-soup", "--count"], "0\n"),
    (["soup | sort rating", "--sort", "-rating", "--format", "{stem}"], "c\na\nb\n"),
    (["soup | sort path | limit 3", "--limit", "1", "--format", "{stem}"], "a\n"),
    (["soup", "--sort", "-path", "--group", "list", "--format", "{stem}"], "c\na\nb\n"),
  ])
  func `prints what was asked for`(words: [String], output: String) throws {
    #expect(CommandRun(["search"] + words, in: try vault()).output == output)
  }

  @Test(
    arguments: [
      (
        ["in:x.md", "--format", "{tags}|{tag}|{Tags}"], "house, garden, yard|house, garden, yard|house, garden, yard\n"
      ),
      (["rake type:task", "--format", "{tags}|{tag}"], "yard|yard\n"),
      (["NOT type:task", "--sort", "tag", "--format", "{stem}"], "z\nx\ny\nw\n"),
      (["NOT type:task", "--sort", "-tags", "--format", "{stem}"], "y\nx\nz\nw\n"),
      (["in:x.md OR in:y.md", "--group", "tags", "--json", "--sort", "path"], nil),
    ] as [([String], String?)])
  func `knows all tags by both of their names`(words: [String], output: String?) throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "", "w.md": "# None\n",
      "x.md": "---\ntags: house\n---\n# X\n\nIn the #garden.\n\n- [ ] rake #yard\n", "y.md": "# Y\n\nA #zoo.\n",
      "z.md": "# Z\n\n- [ ] feed #animals\n",
    ])
    let run = CommandRun(["search"] + words, in: vault)
    guard let output else {
      let groups = run.output.split(separator: "\n").map { $0.split(separator: "\"group\":").last }
      return #expect(groups == ["\"house, garden, yard\"}", "\"zoo\"}"])
    }
    #expect(run.output == output)
  }

  @Test(arguments: [
    (["soup"], ExitCode.done), (["zebra"], .nothingFound), (["soup", "--count"], .done),
    (["zebra", "--count"], .nothingFound), (["zebra", "--json"], .nothingFound), (["tipe:x"], .wrongCall),
    (["soup", "--sort", "nokey"], .wrongCall), (["soup", "--format", "{nokey}"], .wrongCall), ([], .wrongCall),
  ])
  func `ends with a code that tells`(words: [String], code: ExitCode) throws {
    #expect(CommandRun(["search"] + words, in: try vault()).code == code)
  }

  @Test func `ends with 3 where no vault can be read`() throws {
    let run = CommandRun(["--vault", "missing", "search", "x"], in: try vault())
    #expect(run.code == .ioFailure)
  }

  // MARK: Directives as options

  @Test func `keeps options out of a quotation that is not closed`() throws {
    let run = CommandRun(["search", "\"soup", "--limit", "2"], in: try vault())
    #expect(
      run.errors == """
          "soup
          ^
        error: a quotation mark is not closed
        hint: did you mean '"soup"'?
        hint: see 'vault help query'

        """)
  }

  @Test func `shows a wrong directive as it was given`() throws {
    let run = CommandRun(["search", "soup", "--sort", "ratin"], in: try vault())
    #expect(run.errors.hasPrefix("  --sort ratin\n         ^^^^^\nerror: no note has the key 'ratin'\n"))
    #expect(run.errors.contains("'rating'"))
  }

  @Test func `says that a value was joined to its option`() throws {
    let run = CommandRun(["search", "soup", "-n2"], in: try vault())
    #expect(run.errors == "'-n2' leaves out the word 'n2'; the option is written '-n 2'\n")
    #expect(CommandRun(["search", "soup", "--", "-n2"], in: try vault()).errors.isEmpty)
    #expect(CommandRun(["search", "soup", "-nut"], in: try vault()).errors.isEmpty)
  }

  @Test(arguments: [("{titel}", "'title'"), ("{stauts}", "'status' or 'start'"), ("{pth}", "'path'")])
  func `suggests the name that a template nearly gives`(template: String, near: String) throws {
    let run = CommandRun(["search", "soup", "--format", template], in: try vault())
    #expect(run.errors.hasSuffix("\nhint: did you mean \(near)?\n"), "\(run.errors)")
  }

  // MARK: Explaining

  @Test func `explains a query above its results`() throws {
    let run = CommandRun(["search", "list:Home", "--explain"], in: try vault())
    #expect(run.output.hasPrefix("field list anyOf \"home\"\n"))
    #expect(run.errors == "1 word, 1 occurrence, 0 notes opened\n")
  }

  @Test(arguments: [["--json"], ["--format", "{stem}"], ["--format", "paths"], ["-0"], ["--count"]])
  func `explains a query beside results that a program reads`(form: [String]) throws {
    let vault = try vault()
    let run = CommandRun(["search", "list:Home", "--explain"] + form, in: vault)
    #expect(run.output == CommandRun(["search", "list:Home"] + form, in: vault).output)
    #expect(run.errors.hasPrefix("field list anyOf \"home\"\n"))
  }

  // MARK: What may not have been meant

  @Test func `suggests the key that a word with a slash begins like`() throws {
    let run = CommandRun(["search", "ratin:a/b"], in: try vault())
    #expect(
      run.errors == "'ratin' is not a key, so all of it is searched for as words\ndid you mean 'rating' or 'ratings'?\n"
    )
    #expect(run.code == .nothingFound)
  }

  // MARK: For people

  @Test func `names groups, and what has no value last`() throws {
    let run = CommandRun(["search", "soup | sort -path | group list"], in: try vault()) {
      $0.outputIsTerminal = true
    }
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    #expect(lines.filter { ["Work", "Home", "no list"].contains($0) } == ["Work", "Home", "no list"])
    #expect(lines.drop { $0 != "no list" }.contains { $0.contains("Bean soup") })
  }

  /// Lines of a run on a terminal, without colours.
  private func shown(_ words: String..., in vault: ScratchDirectory) -> (lines: [String], code: ExitCode) {
    let run = CommandRun(["search"] + words, in: vault) { $0.outputIsTerminal = true }
    let text = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    return (text.split(separator: "\n").map(String.init), run.code)
  }

  @Test func `goes on with some of the words where few results hold all`() throws {
    let (lines, code) = shown("bean", "work", in: try vault())
    #expect(lines.first == "Only some of the words")
    #expect(lines.contains { $0.contains("Bean soup") } && lines.contains { $0.contains("Soup at work") })
    #expect(code == .nothingFound)
    let found = shown("bean", "soup", in: try vault())
    #expect(found.lines.first?.contains("Bean soup") == true && found.lines.contains("Only some of the words"))
    #expect(found.lines.count { $0.contains("b.md") } == 1)
    #expect(found.code == .done)
  }

  @Test(arguments: [["soup"], ["bean OR work"], ["bean work", "--count"], ["zebra zorb"], ["soup list:Home"]])
  func `goes on with no words that do not all have to hold`(words: [String]) throws {
    let run = CommandRun(["search"] + words, in: try vault()) { $0.outputIsTerminal = true }
    #expect(!run.output.contains("Only some"))
  }

  @Test(arguments: [[], ["--json"], ["--format", "{stem}"], ["--format", "paths"], ["--count"]])
  func `keeps results with some of the words from programs`(form: [String]) throws {
    let run = CommandRun(["search", "bean work"] + form, in: try vault())
    #expect(run.output == (form == ["--count"] ? "0\n" : ""))
    #expect(run.code == .nothingFound)
  }

  @Test(arguments: [("--lang", "en", "Did you mean 'bean soup'?"), ("--lang", "uk", "Можливо, «bean soup»?")])
  func `shows people what a mistyped word was meant for`(option: String, language: String, heading: String) throws {
    let (lines, code) = shown("baen", "soup", option, language, in: try vault())
    #expect(lines.first == heading)
    #expect(lines.count { $0.contains("b.md") } == 1 && lines.count { $0 == heading } == 1)
    #expect(code == .nothingFound)
  }

  @Test(arguments: [
    ([], "did you mean 'bean soup'?\n"), (["--json"], "did you mean 'bean soup'?\n"), (["--count"], ""),
    (["--quiet"], ""), (["list:Work"], ""),
  ])
  func `tells programs what a mistyped word was meant for`(more: [String], errors: String) throws {
    let run = CommandRun(["search", "baen", "soup"] + more, in: try vault())
    #expect(run.output == (more == ["--count"] ? "0\n" : ""))
    #expect(run.errors == errors)
    #expect(run.code == .nothingFound)
  }

  @Test func `answers a question without its function words`() throws {
    let run = CommandRun(["search", "where is the bean soup?", "--format", "{stem}"], in: try vault())
    #expect(run.output == "b\n")
    #expect(CommandRun(["search", "the soup", "--exact", "--count"], in: try vault()).output == "0\n")
  }

  @Test(arguments: [
    (["борщ", "🍲", "tipe:x"], "  борщ 🍲 tipe:x\n          ^^^^\n"),
    (["їжа", "рейтинг:5"], "  їжа рейтинг:5\n      ^^^^^^^\n"),
    (["漢字", "tipe:x"], "  漢字 tipe:x\n       ^^^^\n"), (["a\u{301}", "tipe:x"], "  a\u{301} tipe:x\n    ^^^^\n"),
    (["👩‍👩‍👧", "tipe:x"], "  👩‍👩‍👧 tipe:x\n     ^^^^\n"),
  ])
  func `stands its carets under what is wrong, however wide the text`(words: [String], shown: String) throws {
    #expect(CommandRun(["search"] + words, in: try vault()).errors.hasPrefix(shown))
  }

  @Test func `speaks Ukrainian`() throws {
    let run = CommandRun(["search", "priority:висок"], in: try vault(), language: "uk_UA.UTF-8")
    #expect(
      run.errors == """
          priority:висок
                   ^^^^^
        помилка: «priority» не має такого значення
        підказка: можливо, «висока»?
        підказка: див. «vault help query»

        """)
  }
}
