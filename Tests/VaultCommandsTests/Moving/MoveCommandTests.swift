import Testing
import VaultTestSupport

@testable import VaultCommands

struct MoveCommandTests {
  @Test(arguments: [["mv", "borshch", "archive/"], ["rm", "borshch"], ["mv", "borshch", "archive/", "--dry-run"]])
  func `a symbolic link to it is named`(words: [String]) throws {
    let vault = try LinkedVault()
    try vault.directory.link("diary/red.md", to: "../recipes/borshch.md")
    try vault.directory.link("diary/rolls.md", to: "../recipes/rolls.md")
    try vault.directory.link("diary/nowhere.md", to: "none.md")
    let run = vault.run(words)
    #expect(run.code == .done)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("symbolic link") }
    #expect(lines == ["warning: diary/red.md is a symbolic link to it, and leads nowhere now"], "\(run.errors)")
  }

  @Test func `a note gets another name, and every link to it goes along`() throws {
    let vault = try LinkedVault()
    let run = vault.run("mv", "borshch", "archive/beetroot soup")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("recipes/borshch.md") == nil)
    #expect(vault.text("archive/beetroot soup.md")?.hasSuffix("\n[rolls](../recipes/rolls.md)\n") == true)
    #expect(vault.text("recipes/rolls.md") == "For [the soup](../archive/beetroot%20soup.md#steps), #winter.\n")
    #expect(
      vault.text("diary/day.md") == """
        ---
        meal: "[[beetroot soup]]"
        tags: winter, home
        date: 2026-11-20
        ---
        Ate [[archive/beetroot soup|it]], [[Red soup]].

        """)
    #expect(
      vault.text("lists/menu.md")
        == "- [ ] cook [[beetroot soup]] #soup {tags: [soup/hot]} ^one\n\n`[[borshch]]`\n")
    #expect(vault.text("chefs/ann.md") == "# Ann\n\n[b]: ../archive/beetroot%20soup.md\n")
    #expect(
      run.errors
        == "warning: recipes/borshch.md: in its new folder it is a note of type note, not recipe; 'type: recipe' in it "
        + "keeps that\n6 links in 5 notes rewritten\n")
    #expect(vault.brokenLinks.isEmpty)
  }

  @Test(arguments: [
    ("archive/", "archive/borshch.md"), ("archive/b.md", "archive/b.md"), ("b", "b.md"), ("b.MD", "b.MD"),
    ("chefs", "chefs/borshch.md"), (".", "borshch.md"), ("recipes/../x/y/z", "x/y/z.md"), ("v1.2", "v1.2.md"),
    ("recipes/Borshch", "recipes/Borshch.md"), ("суп", "суп.md"),
  ])
  func `the path is a folder or a name, with or without its ending`(path: String, target: String) throws {
    let vault = try LinkedVault()
    let run = vault.run("mv", "borshch", path)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(target)?.contains("# Borshch") == true)
    #expect(vault.text("recipes/borshch.md") == nil)
    #expect(vault.brokenLinks.isEmpty)
  }

  @Test(arguments: [
    // From the working directory where that makes sense, else from the root.
    ("recipes", "old/", "recipes/old/borshch.md"), ("recipes", "soup", "recipes/soup.md"),
    ("recipes", "../chefs/", "chefs/borshch.md"), ("recipes", "chefs/b", "chefs/b.md"),
    ("recipes", "chefs", "recipes/chefs.md"), ("chefs", ".", "chefs/borshch.md"),
  ])
  func `a relative path is tried from the working directory, then from the root`(
    folder: String, path: String, target: String
  ) throws {
    let vault = try LinkedVault()
    #expect(vault.run("mv", "borshch", path, at: folder).code == .done)
    #expect(vault.text(target) != nil)
  }

  @Test func `an absolute path must lie in the vault`() throws {
    let vault = try LinkedVault()
    #expect(vault.run("mv", "borshch", vault.directory.path + "/x/").code == .done)
    #expect(vault.text("x/borshch.md") != nil)
    #expect(vault.run("mv", "borshch", "/tmp/x.md").code == .wrongCall)
  }

  @Test func `several notes move into a folder, and links between them stay true`() throws {
    let vault = try LinkedVault()
    let run = vault.run("mv", "borshch", "rolls", "x/")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("x/rolls.md") == "For [the soup](borshch.md#steps), #winter.\n")
    #expect(vault.text("x/borshch.md")?.hasSuffix("[rolls](rolls.md)\n") == true)
    #expect(vault.run("mv", "--where", "in:x", "y/").code == .done)
    #expect(vault.text("y/rolls.md") == "For [the soup](borshch.md#steps), #winter.\n")
    #expect(vault.brokenLinks.isEmpty)
  }

  @Test func `links that lead to the right place as they stand keep their bytes`() throws {
    let vault = try LinkedVault(["a/one.md": "[[b/one]] [x](../b/one.md)\n", "b/one.md": "[[a/one]]\n"])
    #expect(vault.run("mv", "a/one.md", "b/two").code == .done)
    #expect(vault.text("b/two.md") == "[[b/one]] [x](../b/one.md)\n")
    #expect(vault.text("b/one.md") == "[[b/two]]\n")
  }

  @Test func `a name that another note is linked by makes those links longer`() throws {
    let vault = try LinkedVault(["notes/menu.md": "", "notes/x.md": "[[rolls]] [[rolls|bread]]\n"])
    #expect(vault.run("mv", "chefs/ann.md", "chefs/rolls").code == .done)
    #expect(vault.text("notes/x.md") == "[[recipes/rolls]] [[recipes/rolls|bread]]\n")
  }

  @Test func `a dry run prints a diff and writes nothing`() throws {
    let vault = try LinkedVault()
    let run = vault.run("mv", "rolls", "bread", "--dry-run")
    #expect(
      run.output.hasPrefix(
        """
        diff --git a/recipes/rolls.md b/bread.md
        rename from recipes/rolls.md
        rename to bread.md
        --- a/recipes/rolls.md
        +++ b/bread.md
        @@ -1 +1 @@
        -For [the soup](borshch.md#steps), #winter.
        +For [the soup](recipes/borshch.md#steps), #winter.
        diff --git a/recipes/borshch.md b/recipes/borshch.md

        """))
    #expect(run.output.hasSuffix("-[rolls](rolls.md)\n+[rolls](../bread.md)\n"))
    #expect(run.errors.hasSuffix("keeps that\n2 links in 2 notes would be rewritten\n"))
    #expect(vault.notes == LinkedVault.files)
  }

  @Test func `programs get one object a note`() throws {
    let run = try LinkedVault().run("mv", "rolls", "bread", "--json")
    #expect(
      run.output.hasPrefix(
        #"{"path":"recipes/rolls.md","action":"move","to":"bread.md","removed":["For [the soup](borshch.md#steps), #winter."]"#
      ))
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test func `where it is already there is nothing to do`() throws {
    let vault = try LinkedVault()
    for path in ["recipes/borshch.md", "recipes/borshch", "recipes/", "recipes"] {
      let run = vault.run("mv", "borshch", path)
      #expect(run.code == .done)
      #expect(run.errors == "nothing to change in 'recipes/borshch.md': it is so already\n")
    }
    #expect(vault.notes == LinkedVault.files)
  }

  static let refusals: [(words: [String], code: ExitCode, key: String)] = [
    (["borshch", "recipes/rolls"], .wrongCall, "error: recipes/rolls.md is there already\n"),
    (["borshch", "recipes/ROLLS.md"], .wrongCall, "error: recipes/rolls.md is there already\n"),
    (["borshch", "drafts/idea"], .wrongCall, "error: drafts/idea.md is there already\n"),
    (["borshch", "../x"], .wrongCall, "lies outside the vault"),
    (["borshch", "/etc/x"], .wrongCall, "lies outside the vault"),
    (["borshch", ".vault/x"], .wrongCall, "is hidden"),
    (["borshch", "x/.y"], .wrongCall, "is hidden"),
    (["borshch", "a\nb"], .wrongCall, "a name cannot have a control character"),
    (["borshch", "photo.png/x"], .ioFailure, "error: cannot write photo.png/x.md: it is not a folder\n"),
    (
      ["borshch", "rolls", "x"], .wrongCall,
      "error: 2 notes can only move into a folder\nhint: end the path with a slash\n"
    ),
    (["drafts/idea.md", "x"], .wrongCall, "error: drafts/idea.md is not a note that vault sees"),
    (["lists/menu.md^one", "x"], .wrongCall, "error: lists/menu.md:1 is a line, and only notes can be moved\n"),
    (["nothing", "x"], .nothingFound, "error: nothing is called 'nothing'\n"),
    (
      ["borshch", "a#b"], .ioFailure,
      "diary/day.md:2:8: nothing was changed: no spelling of a link leads to 'a#b.md' alone"
    ),
    (["borshch"], .wrongCall, "error: 'vault mv' needs PATH: a folder, or the new path of one note"),
    ([], .wrongCall, "error: 'vault mv' needs PATH"),
    (["borshch", ""], .wrongCall, "error: 'vault mv' needs PATH"),
  ]

  @Test(arguments: refusals)
  func `what cannot be is said, and nothing is written`(row: (words: [String], code: ExitCode, key: String)) throws {
    let vault = try LinkedVault()
    let run = CommandRun(["mv"] + row.words, in: vault.directory) {
      $0.variables[.stateHome] = vault.directory.path + "/.state-home"
    }
    #expect(run.code == row.code)
    #expect(run.errors.contains(row.key), "\(run.errors)")
    #expect(vault.notes == LinkedVault.files)
  }

  @Test func `two notes cannot become one`() throws {
    let vault = try LinkedVault(["chefs/rolls.md": ""])
    let run = vault.run("mv", "chefs/rolls.md", "recipes/rolls.md", "x/")
    #expect(run.code == .wrongCall)
    #expect(run.errors == "error: chefs/rolls.md and recipes/rolls.md would both become x/rolls.md\n")
  }

  @Test func `a name that a rule hides is warned of`() throws {
    let vault = try LinkedVault()
    let run = vault.run("mv", "borshch", "drafts/")
    #expect(run.code == .done)
    #expect(
      run.errors.hasPrefix(
        "warning: drafts/borshch.md: line 1 of .vaultignore hides it from vault, and links will lead nowhere\n"))
  }

  @Test func `a note that cannot be read is named, and the others go on`() throws {
    let vault = try LinkedVault()
    try vault.directory.write("latin.md", [0xE0, 0x5B, 0x5B])
    let run = vault.run("mv", "borshch", "b")
    #expect(run.code == .done)
    #expect(run.errors.hasPrefix("warning: 1 note cannot be read: links in it stay as they are\n"))
    #expect(vault.text("b.md") != nil)
  }

  @Test func `conflict markers in a note that would change stop everything`() throws {
    let vault = try LinkedVault(["x.md": "[[borshch]]\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"])
    let run = vault.run("mv", "borshch", "b")
    #expect(run.code == .conflict)
    #expect(run.errors.hasPrefix("error: x.md:2:1: nothing was changed: the note has conflict markers of git\n"))
    #expect(vault.notes == LinkedVault.files)
  }

  @Test func `above ten notes a person is asked`() throws {
    let many = Dictionary(uniqueKeysWithValues: (1...11).map { ("n/\($0).md", "[[borshch]]\n") })
    let vault = try LinkedVault(many)
    let run = vault.run("mv", "borshch", "b") {
      $0.inputIsTerminal = true
      $0.errorsAreTerminal = true
      $0.readLine = { Array("n".utf8) }
    }
    #expect(run.code == .nothingFound)
    #expect(run.errors.contains("Move 1 note and change 15 others? [y/N]"), "\(run.errors)")
    #expect(vault.text("n/1.md") == "[[borshch]]\n")
    #expect(vault.run("mv", "borshch", "b", "--yes").code == .done)
    #expect(vault.text("n/11.md") == "[[b]]\n")
  }

  @Test func `a move without a path asks for the path`() throws {
    #expect(
      try LinkedVault().run("mv", "borshch").errors
        == "error: 'vault mv' needs PATH: a folder, or the new path of one note; .md may be left out\n"
        + "hint: see 'vault mv --help'\n")
  }

  @Test func `a note whose folder alone says its type is told to become another`() throws {
    let vault = try LinkedVault(["recipes/typed.md": "---\ntype: recipe\n---\n# Typed\n"])
    let run = vault.run("mv", "borshch", "recipes/typed", "tasks/", "--dry-run")
    #expect(run.code == .done)
    #expect(
      run.errors.hasPrefix(
        "warning: recipes/borshch.md: in its new folder it is a note of type task, not recipe; 'type: recipe' in it keeps "
          + "that\n"), "\(run.errors)")
    #expect(!run.errors.contains("typed.md"))
    #expect(!vault.run("mv", "borshch", "recipes/old/").errors.contains("type"))
  }

  @Test func `a link to a note is not moved, and the note behind it stays too`() throws {
    let vault = try LinkedVault()
    try vault.directory.link("soup.md", to: "recipes/borshch.md")
    for words in [["mv", "soup.md", "b"], ["rm", "soup.md"]] {
      let run = CommandRun(words, in: vault.directory) {
        $0.variables[.stateHome] = vault.directory.path + "/.state-home"
      }
      #expect(run.code == .wrongCall)
      #expect(
        run.errors.hasPrefix(
          "error: soup.md is a link to recipes/borshch.md, and would lead nowhere without it\nhint: "),
        "\(run.errors)")
    }
    #expect(vault.text("recipes/borshch.md") == LinkedVault.files["recipes/borshch.md"])
  }

  @Test func `is Ukrainian for Ukrainian readers`() throws {
    let vault = try LinkedVault()
    #expect(
      vault.run("mv", "borshch", "recipes/rolls", language: "uk_UA.UTF-8").errors
        == "помилка: recipes/rolls.md уже є\nпідказка: виберіть іншу назву або спершу перенесіть той файл\n")
    #expect(
      vault.run("mv", "borshch", "суп", language: "uk_UA.UTF-8").errors
        == "попередження: recipes/borshch.md: у новій теці її тип — «нотатка», а не «рецепт»; «type: recipe» у нотатці його "
        + "збереже\nпереписано 6 посилань (5 нотаток)\n")
  }

  @Test func `names in another normal form and case are the same`() throws {
    let vault = try LinkedVault(["x.md": "[[Cafe\u{301}]] [[CAFÉ]]\n", "notes/Caf\u{E9}.md": ""])
    #expect(vault.run("mv", "notes/Caf\u{E9}.md", "notes/tea").code == .done)
    #expect(vault.text("x.md") == "[[tea]] [[tea]]\n")
  }
}
