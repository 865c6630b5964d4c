import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Showing an item` {
  private let note = """
    ---
    title: Borshch
    servings: 4
    time: {prep: 30m, cook: 1h30m}
    tags: [winter, soup]
    mine: "[[grandmother]]"
    ---

    # Borshch

    A long line that does not fit into forty columns of a terminal. #soup

    - a list line that does not fit into forty columns either

    ```
    a line of code that does not fit into forty columns stays
    ```

    """

  @Test func `prints its keys in two columns and its text as it is in a pipe`() throws {
    let directory = try ScratchDirectory(["recipes/b.md": note, ".vault/config.yaml": ""])
    #expect(
      CommandRun(["show", "recipes/b.md"], in: directory).output == """
        Borshch
        recipe  k15  recipes/b.md

        servings  4
        time      prep: 30m, cook: 1h30m, total: 2h
        tags      winter, soup
        mine      [[grandmother]]

        A long line that does not fit into forty columns of a terminal. #soup

        - a list line that does not fit into forty columns either

        ```
        a line of code that does not fit into forty columns stays
        ```

        """)
  }

  private let linked = [
    ".vault/config.yaml": "", "soup.md": "# Soup\n\nsee [[soup#Steps]]\n",
    "a/menu.md": "# Menu\n\n[the soup](../soup.md)\n",
    "lists/cook.md": "---\ntitle: Cook\n---\n\n- [ ] cook [[Soup]]\n- [ ] cook [[stew]]\n",
    "other/soup.md": "# Other\n",
    "b.md": "[[other/soup]] and [[nowhere]]\n",
  ]

  @Test(arguments: ["soup.md", "./soup.md", "Soup", "lists/cook.md:5", "stove.md"])
  func `tells of an item the same by its handle, its name and any path of it`(name: String) throws {
    let directory = try ScratchDirectory(linked.merging(["other/stove.md": "# Stove\n\n[[/soup]]\n"]) { $1 })
    let folder = name == "stove.md" ? "/other" : ""
    let json = CommandRun(["show", name, "--json"], in: directory) { $0.workingDirectory += folder }.output
    let handle = try #require(json.firstMatch(of: /"handle":"([0-9a-z]+)"/), "\(json)").1
    for format in [[], ["--json"]] {
      let run = CommandRun(["show", name] + format, in: directory) { $0.workingDirectory += folder }
      let byHandle = CommandRun(["show", String(handle)] + format, in: directory)
      #expect(run.code == .done && run.output == byHandle.output, "\(run.output)\(run.errors)\(byHandle.errors)")
    }
    #expect(CommandRun(["show", "soup.md"], in: directory).output.contains("cook [[Soup]]"))
  }

  @Test func `ends with what links to a note, by note and by line`() throws {
    let directory = try ScratchDirectory(linked.merging(["b.md": "[[/soup]]\n", "other/soup.md": ""]) { $1 })
    try directory.write("lists/cook.md", "---\ntitle: Cook\n---\n\n- [ ] cook [[/soup]]\n- [ ] cook [[stew]]\n")
    let lines = CommandRun(["show", "Soup"], in: directory).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    let heading = try #require(lines.firstIndex(of: "Linked from"))
    #expect(lines[heading - 1].isEmpty)
    let sources = lines[(heading + 1)...].map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(sources == ["note Menu a/menu.md", "note b b.md", "task cook [[/soup]] lists/cook.md:5", ""])
  }

  @Test func `has what links to a note as objects`() throws {
    let directory = try ScratchDirectory(linked)
    let run = CommandRun(["show", "Other", "--json"], in: directory)
    let handle = try #require(run.output.firstMatch(of: /"linkedFrom":\[\{.*?"handle":"([0-9a-z]+)"/)).1
    #expect(
      run.output.contains(
        #""linkedFrom":[{"path":"b.md","type":"note","title":"b","handle":"\#(handle)"}]"#))
    #expect(CommandRun(["show", "Menu", "--json"], in: directory).output.contains(#""linkedFrom":[]"#))
  }

  @Test func `says nothing of links where none leads to a note, and outside of every vault`() throws {
    let directory = try ScratchDirectory(linked)
    for name in ["Menu", "a/menu.md", "b.md"] {
      #expect(!CommandRun(["show", name], in: directory).output.contains("Linked from"))
    }
    let stray = try ScratchDirectory(linked.filter { $0.key != ".vault/config.yaml" })
    #expect(!CommandRun(["show", "soup.md"], in: stray).output.contains("Linked from"))
  }

  @Test func `tells what the text of a recipe says of its yield`() throws {
    let directory = try ScratchDirectory([
      "r.md": "---\ntype: recipe\n---\n# R\n\n*quick*\n\n**2 l**\n\n---\n\n- 1 egg\n"
    ])
    #expect(
      CommandRun(["show", "r.md"], in: directory).output.hasPrefix("R\nrecipe  r.md\n\nyields  2 l\ntags    quick\n\n"))
  }

  @Test func `wraps prose to the width of a terminal, and not code`() throws {
    let directory = try ScratchDirectory(["b.md": note])
    let run = CommandRun(["show", "b.md", "--color", "never"], in: directory) {
      $0.outputIsTerminal = true
      $0.terminalColumns = 40
    }
    #expect(
      run.output.hasSuffix(
        """

        A long line that does not fit into forty
        columns of a terminal. #soup

        - a list line that does not fit into
          forty columns either

        ```
        a line of code that does not fit into forty columns stays
        ```

        """))
  }

  @Test func `tells dates in the reader's language on a terminal`() throws {
    let directory = try ScratchDirectory(["t.md": "---\ntype: task\ndue: 2026-11-24 14:30\n---\n"])
    #expect(CommandRun(["show", "t.md"], in: directory).output.contains("due  2026-11-24 14:30\n"))
    let run = CommandRun(["show", "t.md", "--color", "never", "--lang", "uk"], in: directory) {
      $0.outputIsTerminal = true
    }
    #expect(run.output.contains("due  вт, 24 лист. 2026 14:30\n"))
  }

  @Test func `shows a line with those below it`() throws {
    let directory = try ScratchDirectory([
      "t.md": "# T\n\n- [ ] outer\n  - [/] inner #x {due: 2026-11-24} ^i\n    more\n    - [x] deeper\n- [ ] next\n"
    ])
    #expect(
      CommandRun(["show", "t.md^i"], in: directory).output == """
        inner #x
        task  t.md:4

        status  in-progress
        due     2026-11-24

        - [/] inner #x {due: 2026-11-24} ^i
          more
          - [x] deeper

        """)
  }

  @Test func `colours the headings of a terminal and nothing else of the text`() throws {
    let directory = try ScratchDirectory(["t.md": "# T\n\n## Part\n\ntext\n"])
    let run = CommandRun(["show", "t.md", "--color", "always"], in: directory)
    #expect(
      run.output
        == "\u{1B}[1mT\u{1B}[0m\n\u{1B}[2mnote\u{1B}[0m  \u{1B}[36mt.md\u{1B}[0m\n\n\u{1B}[1m## Part\u{1B}[0m\n\ntext\n"
    )
  }

  @Test func `sends nothing that a terminal would obey`() throws {
    let directory = try ScratchDirectory([
      "t.md": "---\ntitle: \"a\\e[31m\"\nkey: \"b\\a\"\n---\n\ntext \u{1B}[2J \u{202E}\n"
    ])
    let run = CommandRun(["show", "t.md"], in: directory)
    #expect(run.output == "a\\u{1B}[31m\nnote  t.md\n\nkey  b\\u{7}\n\ntext \\u{1B}[2J \\u{202E}\n")
  }

  @Test func `prints one object for programs`() throws {
    let directory = try ScratchDirectory([
      "t.md":
        "---\ntype: event\nstart: 2026-02-30\nown: {a: [1, x]}\n---\n# Trip\n\nTo [[lake|the lake]]. #Summer #summer\n"
    ])
    let run = CommandRun(["show", "t.md", "--json"], in: directory)
    #expect(
      run.output == """
        {"path":"t.md","line":1,"type":"event","title":"Trip","fields":{"all-day":false,"own":{"a":[1,"x"]}},"tags":["Summer"],\
        "links":["lake"],"text":"# Trip\\n\\nTo [[lake|the lake]]. #Summer #summer\\n","diagnostics":[{"path":"t.md",\
        "line":3,"column":8,"endLine":3,"endColumn":18,"severity":"error","code":"no-such-day","message":\
        "there is no day '2026-02-30' in the calendar",\
        "values":["2026-02-30"],"suggestions":[]}]}

        """)
  }

  @Test func `never fails on a note of any bytes`() throws {
    let pieces = [
      "---\n", "- [ ] ", "# ", "{a: b", "}", "\r\n", "\n", "[[x]]", "```\n", "  ", "#tag", "^id", "| a |\n",
      "\u{1F469}\u{200D}", "й\u{306}", "type: recipe\n", "*1/2 cup*",
    ]
    for seed in LongSearch.seeds(few: 40) {
      var random = SplitMix64(seed: seed)
      let note = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let directory = try ScratchDirectory(["n.md": note])
      for words in [["show", "n.md"], ["show", "n.md", "--json"], ["scale", "n.md", "--factor", "3"]] {
        let run = CommandRun(words, in: directory) {
          $0.outputIsTerminal = true
          $0.terminalColumns = 20
        }
        #expect(run.code == .done || words[0] == "scale" && run.code == .wrongCall, "seed \(seed): \(note)")
      }
    }
  }
}
