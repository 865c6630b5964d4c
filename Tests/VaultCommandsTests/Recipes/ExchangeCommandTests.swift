import Synchronization
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault import` and `vault export`: what is made, what is refused, and what never happens.
@Suite struct `vault import and export` {
  static let tea = "# Tea\n\n*hot*\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n"
  static let cook = "---\nservings: 2\ntime: 5 min\n---\n\nBoil @water{1%l} in a #pot.\n"

  func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n"].merging(files) { $1 })
  }

  func run(
    _ words: String..., in directory: ScratchDirectory, language: String? = nil, day: String = "2026-11-20",
    programs: ProgramOperations = .none, input: [String] = []
  ) -> CommandRun {
    let queue = LineQueue(input)
    return CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = day + " 09:05"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.programs = programs
      environment.readLine = { queue.next() }
    }
  }

  func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `RecipeMD stays as it is, byte for byte, below what the note has to say`() throws {
    let directory = try vault(["in/tea.md": Self.tea.replacing("\n", with: "\r\n")])
    let run = run("import", "in/tea.md", in: directory)
    #expect(run.output == "recipes/tea.md\n")
    #expect(run.errors == "" && run.code == .done)
    let note = try #require(text("recipes/tea.md", in: directory))
    #expect(note == "---\r\ncreated: 2026-11-20\r\n---\r\n\r\n" + Self.tea.replacing("\n", with: "\r\n"))
    #expect(self.run("undo", in: directory).code == .done)
    #expect(text("recipes/tea.md", in: directory) == nil)
  }

  @Test func `Cooklang becomes a list and steps that keep their marks`() throws {
    let directory = try vault(["Green tea.cook": Self.cook])
    #expect(run("import", "Green tea.cook", in: directory).output == "recipes/green-tea.md\n")
    #expect(
      text("recipes/green-tea.md", in: directory) == """
        ---
        servings: 2
        time: 5m
        created: 2026-11-20
        ---

        # Green tea

        ---

        - *1 l* water

        ---

        Boil @water{1%l} in a #pot.

        """)
    let check = run("check", "--strict", in: directory)
    #expect(check.code == .done, "\(check.output)")
    #expect(
      run("export", "green-tea", "--format", "cooklang", in: directory).output == """
        ---
        title: Green tea
        servings: 2
        time required: 5m
        ---

        Boil @water{1%l} in a #pot.

        """)
  }

  @Test func `what metadata says becomes front matter, but for keys that vault decides by`() throws {
    let directory = try vault([
      "pie.cook": """
      ---
      yield: [500%g, 2%l]
      tags: [quick dinner, "2026"]
      prep time: 20 min
      cook time: 1h
      difficulty: tricky
      diet: [vegan, halal]
      author: Ann
      cuisine: French
      status: approved
      ---

      Mix @flour{200%g}(sifted).

      == ==

      Serve with @mint{few%leaves}.
      """
    ])
    #expect(run("import", "pie.cook", in: directory).output == "recipes/pie.md\n")
    #expect(
      text("recipes/pie.md", in: directory) == """
        ---
        servings: 500 g
        time:
          prep: 20m
          cook: 1h
        diets: [vegan]
        chef: Ann
        cuisine: French
        tags: [quick-dinner, tricky, halal]
        created: 2026-11-20
        ---

        # pie

        **2 l**

        ---

        - *200 g* flour {prep: sifted}
        - *few leaves* mint

        ---

        Mix @flour{200%g}(sifted).

        ---

        Serve with @mint{few%leaves}.

        """)
    #expect(run("check", "--strict", in: directory).code == .done)
  }

  @Test func `the same recipe again is said to be there, on any day, and changes nothing`() throws {
    let directory = try vault(["tea.md": Self.tea, "mint.cook": Self.cook])
    #expect(run("import", "tea.md", in: directory).code == .done)
    let again = run("import", "tea.md", "mint.cook", in: directory, day: "2026-12-01")
    #expect(again.output == "recipes/mint.md\n")
    let counts = "tea.md was imported before: it is recipes/tea.md\n1 new, 1 already there\n"
    #expect(again.errors == counts + "")
    #expect(text("recipes/tea.md", in: directory)?.contains("created: 2026-11-20") == true)
    let none = run("import", "tea.md", "mint.cook", in: directory)
    #expect(none.output == "" && none.code == .done)
  }

  @Test func `another recipe of the same name is never written over`() throws {
    let directory = try vault(["tea.md": Self.tea, "recipes/Tea.md": "# Tea\n\nMine.\n"])
    let refused = run("import", "tea.md", in: directory)
    #expect(refused.code == .conflict && refused.output == "")
    #expect(
      refused.errors == """
        error: recipes/Tea.md is there already
        hint: 'vault edit recipes/Tea.md' opens it
        hint: '--to' puts the recipe into another folder

        """)
    #expect(text("recipes/Tea.md", in: directory) == "# Tea\n\nMine.\n")
    #expect(run("import", "tea.md", "--to", "inbox", in: directory).output == "inbox/tea.md\n")
    #expect(text("inbox/tea.md", in: directory)?.contains("type: recipe") == true)
  }

  @Test(arguments: [
    (
      "a.md", "# A\n\n---\n\n---\n\nBoil.\n", "a.md: 'A' has no ingredients; nothing was written", ExitCode.nothingFound
    ),
    ("a.md", "# A\n\n---\n\n- water\n", "a.md: 'A' has no instructions; nothing was written", .nothingFound),
    ("a.cook", "Boil.\n", "a.cook: 'a' has no ingredients; nothing was written", .nothingFound),
    ("a.cook", "", "a.cook: 'a' has no ingredients; nothing was written", .nothingFound),
    ("a.md", "# A\n\n- water\n", "a.md:4:1: not RecipeMD: a line '---' must come before the ingredients", .ioFailure),
    ("a.md", "# A\n\n---\n\n- *some* tea\n", "a.md:5:4: not RecipeMD: an amount must begin with a number", .ioFailure),
    ("a.bin", "no recipe at all\n", "a.bin: neither the name nor the content shows the format", .wrongCall),
    ("a.md", "# ???\n\n---\n\n- tea\n\n---\n\nBoil.\n", "'???' has nothing to name a file by", .wrongCall),
  ])
  func `a recipe that is not whole is refused, and those beside it are not written`(
    _ name: String, _ content: String, _ error: String, _ code: ExitCode
  ) throws {
    let directory = try vault([name: content, "tea.md": Self.tea])
    let run = run("import", "tea.md", name, in: directory)
    #expect(run.errors.hasPrefix("error: " + error), "\(run.errors)")
    #expect(run.code == code && run.output == "")
    #expect(text("recipes/tea.md", in: directory) == nil)
  }

  @Test func `two recipes of one name in one call are refused`() throws {
    let directory = try vault(["a.md": Self.tea, "b.md": Self.tea + "Stir.\n"])
    let run = run("import", "a.md", "b.md", in: directory)
    #expect(run.errors == "error: a.md and b.md would both become recipes/tea.md\n" && run.code == .conflict)
  }

  @Test func `a dry run shows the note, and JSON names it`() throws {
    let directory = try vault(["tea.md": Self.tea])
    let preview = run("import", "tea.md", "--dry-run", in: directory)
    #expect(preview.output.hasPrefix("diff --git a/recipes/tea.md b/recipes/tea.md\nnew file mode 100644\n"))
    #expect(text("recipes/tea.md", in: directory) == nil)
    let json = run("import", "--format", "recipemd", "--json", "tea.md", in: directory)
    #expect(json.output.hasPrefix(#"{"path":"recipes/tea.md","action":"create","removed":[],"added":["---","#))
  }

  @Test func `the standard input is told by its content, or by the format that is stated`() throws {
    let directory = try vault()
    let lines = Self.tea.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(run("import", "-", in: directory, input: lines).output == "recipes/tea.md\n")
    let nameless = run("import", "-", "--format", "cooklang", in: directory, input: ["Boil @water{}."])
    #expect(nameless.code == .nothingFound)
    #expect(
      nameless.errors == """
        error: -: the recipe has no title; nothing was written
        hint: a file has a name, which is the title where the text has none

        """)
  }

  @Test func `bytes that are no UTF-8, folders and files that are not there cannot be read`() throws {
    let directory = try vault()
    try directory.write("bad.md", [0x23, 0x20, 0xCF, 0xF0, 0xE8])
    #expect(run("import", "bad.md", in: directory).code == .ioFailure)
    #expect(run("import", ".vault", in: directory).errors == "error: cannot read .vault: it is a folder\n")
    #expect(
      run("import", "none.md", in: directory).errors == "error: cannot read none.md: there is no such file or folder\n")
  }

  // MARK: Pages

  /// Stands in for `curl`: remembers the words, and answers.
  final class Curl: Sendable {
    private let last = Mutex<[String]>([])
    private let answer: ProgramOutput

    init(_ answer: ProgramOutput) { self.answer = answer }

    var words: [String] { last.withLock { $0 } }

    var programs: ProgramOperations {
      ProgramOperations(capture: { [self] call, input, _, _ throws(SystemError) in
        last.withLock { $0 = ([call.program] + call.arguments + [input]).map { String(decoding: $0, as: UTF8.self) } }
        return answer
      })
    }
  }

  @Test func `a page is fetched by curl, remembered as the source, and known again`() throws {
    let directory = try vault()
    let curl = Curl(ProgramOutput(.exited(0), output: Array(Self.tea.utf8)))
    let address = "https://example.org/tea?x=[1]"
    let run = run("import", address, in: directory, programs: curl.programs)
    #expect(run.output == "recipes/tea.md\n", "\(run.errors)")
    #expect(curl.words.prefix(2) == ["curl", "-q"] && curl.words.suffix(3).prefix(2) == ["--config", "-"])
    #expect(curl.words.last?.hasPrefix("url = \"\(address)\"\n") == true)
    #expect(!curl.words.dropLast().contains { $0.contains("example.org") })
    #expect(curl.words.contains("--globoff") && curl.words.contains("=http,https") && curl.words.contains("--fail"))
    let note = try #require(text("recipes/tea.md", in: directory))
    #expect(note.hasPrefix("---\nsource: \(address)\n") || note.hasPrefix("---\nsource: \"\(address)\"\n"), "\(note)")
    // Edited and renamed meanwhile, it is still the same recipe.
    #expect(self.run("set", "tea", "rating=5", in: directory).code == .done)
    #expect(self.run("mv", "recipes/tea.md", "recipes/chai.md", in: directory).code == .done)
    let again = self.run("import", address, in: directory, programs: curl.programs)
    #expect(again.errors == "\(address) was imported before: it is recipes/chai.md\n" && again.code == .done)
  }

  @Test func `what curl says is shown, and a missing curl is named`() throws {
    let directory = try vault()
    let failed = Curl(ProgramOutput(.exited(22), errors: Array("curl: (22) 404\u{1B}[31m\nmore\n".utf8)))
    let run = run("import", "http://example.org/x", in: directory, programs: failed.programs)
    #expect(run.errors == "error: http://example.org/x cannot be fetched\n  curl: (22) 404\\u{1B}[31m\n  more\n")
    #expect(run.code == .ioFailure)
    let missing = self.run("import", "http://example.org/x", in: directory)
    #expect(
      missing.errors.hasPrefix("error: http://example.org/x cannot be fetched: the program 'curl' is not in PATH\n"))
    #expect(missing.code == .ioFailure)
  }

  // MARK: Export

  @Test func `export writes to the output, to a new file, or into a folder, and over nothing`() throws {
    let directory = try vault(["recipes/tea.md": Self.tea, "recipes/mint.md": Self.tea, "out/x.txt": ""])
    #expect(run("export", "recipes/tea.md", "--format", "recipemd", in: directory).output == Self.tea)
    #expect(run("export", "recipes/tea.md", "-o", "out/tea.cook", in: directory).output == "out/tea.cook\n")
    #expect(text("out/tea.cook", in: directory) == "---\ntitle: Tea\ntags: [hot]\n---\n\n@water{1%l}.\n\nBoil.\n")
    let taken = run("export", "recipes/mint.md", "recipes/tea.md", "--format", "cooklang", "-o", "out", in: directory)
    #expect(taken.errors == "error: out/tea.cook is there already, and stays as it is\nhint: '-o' takes another name\n")
    #expect(taken.code == .conflict && text("out/mint.cook", in: directory) == nil)
    let both = run("export", "recipes/mint.md", "recipes/tea.md", "--format", "recipemd", "-o", "out/", in: directory)
    #expect(both.output == "out/mint.md\nout/tea.md\n" && text("out/mint.md", in: directory) == Self.tea)
  }

  @Test func `export says what it lacks`() throws {
    let directory = try vault(["recipes/tea.md": Self.tea, "recipes/mint.md": Self.tea, "a.md": "# A\n"])
    let format = run("export", "recipes/tea.md", in: directory)
    #expect(
      format.errors == "error: 'vault export' needs a format\n"
        + "hint: '--format' names it, one of: recipemd, cooklang, jsonld, html, markdown, csv, ics, todotxt, "
        + "hledger, beancount\n")
    #expect(format.code == .wrongCall)
    let several = run(
      "export", "recipes/tea.md", "recipes/mint.md", "--format", "cooklang", in: directory, language: "uk")
    #expect(several.errors.hasPrefix("помилка: 2 рецепти потребують теки\n") && several.code == .wrongCall)
    #expect(run("export", "a.md", "--format", "cooklang", in: directory).code == .wrongCall)
    #expect(
      run("export", "recipes/tea.md", "--format", "cooklang", "-o", "none/a.cook", in: directory).code == .ioFailure)
    let json = run("export", "recipes/tea.md", "recipes/mint.md", "--format", "recipemd", "--json", in: directory)
    #expect(json.output.hasPrefix(##"{"path":"recipes/tea.md","format":"recipemd","text":"# Tea\n\n*hot*"##))
    #expect(json.output.split(separator: "\n").count == 2)
  }
}
