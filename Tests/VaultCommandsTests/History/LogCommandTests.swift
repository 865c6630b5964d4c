import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `vault log` {
  @Test func `tells the history of a note, the latest first, and what is not committed before it`() throws {
    let vault = try HistoryVault()
    let first = try vault.commit(["soup.md": "---\nservings: 2\n---\n# Soup\n\nBoil.\n"])
    let second = try vault.commit(["soup.md": "---\nservings: 4\ntags: [winter]\n---\n# Soup\n\nBoil.\n"])
    try vault.commit(["other.md": "x\n"])
    try vault.write("soup.md", "---\nservings: 4\ntags: [winter]\n---\n# Soup\n\nBoil gently.\n")
    let run = vault.run("log", "soup")
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    #expect(
      run.output == """
        not committed
            Soup: 'Boil.' → 'Boil gently.'
        2026-11-20 12:00  \(second)  Olena
            servings 2 → 4
            tags + winter
        2026-11-20 11:00  \(first)  Olena
            new note

        """)
    #expect(
      vault.run("log", "soup", "--limit", "1", language: "uk_UA.UTF-8").output == """
        не закомічено
            Soup: «Boil.» → «Boil gently.»

        """)
  }

  @Test func `says of a note that is gone why git does not answer`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "# Soup\n"])
    try vault.commit(["soup.md": nil])
    let run = CommandRun(["log", "soup.md"], in: vault.repository.directory, at: "repository") { $0.programs = .none }
    #expect(run.code == .ioFailure && run.errors.hasPrefix("error: git is not installed"), "\(run.errors)")
    // In no repository there is nothing to ask.
    let directory = try ScratchDirectory([".vault/config.yaml": "lang: en\n"])
    let plain = CommandRun(["log", "soup.md"], in: directory) { $0.programs = .hermetic(below: directory.path) }
    #expect(plain.errors.hasPrefix("error: cannot read soup.md: "), "\(plain.errors)")
  }

  @Test func `follows a note that was renamed, and one that is renamed now`() throws {
    let vault = try HistoryVault()
    let text = "# Soup\n\nBoil water.\nAdd salt.\nServe.\n"
    let first = try vault.commit(["soup.md": text])
    let second = try vault.commit(["soup.md": nil, "recipes/borshch.md": text])
    #expect(
      vault.run("log", "borshch").output == """
        2026-11-20 12:00  \(second)  Olena
            moved from soup.md
            type note → recipe
        2026-11-20 11:00  \(first)  Olena
            new note

        """)
    try vault.repository.git("mv", "recipes/borshch.md", "recipes/red.md")
    try vault.write("recipes/red.md", text + "Enjoy.\n")
    #expect(
      vault.run("log", "red").output.hasPrefix(
        """
        not committed
            moved from recipes/borshch.md
            Soup: + Enjoy.
        2026-11-20 12:00  \(second)
        """))
  }

  @Test func `tells the history of one line through rewordings`() throws {
    let vault = try HistoryVault()
    let first = try vault.commit(["list.md": "- [ ] bread\n- [ ] milk\n- [ ] eggs\n"])
    try vault.commit(["list.md": "- [ ] black bread\n- [ ] milk\n- [ ] eggs\n"])
    let third = try vault.commit(["list.md": "- [ ] black bread\n- [ ] oat milk\n- [ ] eggs\n"])
    try vault.commit(["list.md": "# List\n\n- [ ] black bread\n- [ ] oat milk\n- [ ] eggs\n"])
    let fifth = try vault.commit([
      "list.md": "# List\n\n- [x] oat milk {due: 2026-11-21}\n- [ ] eggs\n- [x] black bread\n"
    ])
    #expect(
      vault.run("log", "oat milk").output == """
        2026-11-20 15:00  \(fifth)  Olena
            ticked oat milk
            due set to 2026-11-21
        2026-11-20 13:00  \(third)  Olena
            reworded 'milk' → 'oat milk'
        2026-11-20 11:00  \(first)  Olena
            added milk

        """)
    try vault.write("list.md", "- [ ] tea\n")
    #expect(vault.run("log", "tea").output == "not committed\n    added tea\n")
  }

  @Test func `tells both sides of a merge`() throws {
    let vault = try HistoryVault()
    try vault.commit(["list.md": "- [ ] a\n- [ ] b\n- [ ] c\n- [ ] d\n"])
    try vault.repository.git("checkout", "--quiet", "-b", "side")
    let side = try vault.commit(["list.md": "- [ ] a\n- [ ] b\n- [ ] c\n- [x] d\n"])
    try vault.repository.git("checkout", "--quiet", "main")
    let main = try vault.commit(["list.md": "- [x] a\n- [ ] b\n- [ ] c\n- [ ] d\n"])
    try vault.repository.git("merge", "--quiet", "--no-edit", "side")
    let log = vault.run("log", "list").output
    #expect(log.contains("\(side)  Olena\n    ticked d\n"))
    #expect(log.contains("\(main)  Olena\n    ticked a\n"))
    #expect(vault.run("log", "d").output.contains("\(side)  Olena\n    ticked d\n"))
  }

  @Test(arguments: ["recipes/soup.md", "recipes/soup"])
  func `tells the history of a note that is gone, by its path`(name: String) throws {
    let vault = try HistoryVault()
    let first = try vault.commit(["recipes/soup.md": "---\nservings: 2\n---\n"])
    let second = try vault.commit(["recipes/soup.md": nil, "other.md": "x\n"])
    #expect(
      vault.run("log", name).output == """
        2026-11-20 12:00  \(second)  Olena
            note removed
        2026-11-20 11:00  \(first)  Olena
            new note

        """)
  }

  @Test func `is for programs an object a commit`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "---\nservings: 2\n---\n"], "Begin")
    try vault.write("soup.md", "---\nservings: 4\n---\n")
    let lines = vault.run("log", "soup.md", "--json").output.split(separator: "\n")
    let id = try vault.repository.git("rev-parse", "HEAD")
    #expect(
      lines == [
        #"{"commit":null,"time":null,"author":null,"subject":null,"path":"soup.md","from":null,"changes":[{"change":"key","path":["servings"],"before":"2","after":"4"}]}"#,
        #"{"commit":"\#(id)","time":"2026-11-20T11:00:00+02:00","author":"Olena","subject":"Begin","path":"soup.md","from":null,"changes":[{"change":"note-added","title":"soup"}]}"#,
      ])
  }

  @Test func `says why a history is short`() throws {
    let vault = try HistoryVault()
    try vault.write("soup.md", "# Soup\n")
    var run = vault.run("log", "soup")
    #expect(run.output == "not committed\n    new note\n")
    #expect(run.errors == "the repository has no commit yet\n")
    try vault.commit(["list.md": "x\n"])
    try vault.repository.git("rm", "--quiet", "--cached", "soup.md")
    try vault.commit([:])
    try vault.write("new.md", "# New\n")
    run = vault.run("log", "new")
    #expect(run.output == "not committed\n    new note\n")
    #expect(run.errors == "new.md was never committed\n")
  }

  @Test func `says where a shallow clone ends`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "---\nservings: 2\n---\n"])
    let second = try vault.commit(["soup.md": "---\nservings: 3\n---\n"])
    _ = try vault.commit(["soup.md": "---\nservings: 4\n---\n"])
    try vault.repository.git("clone", "--quiet", "--depth", "2", "file://" + vault.repository.path, "clone", in: "")
    let run = vault.run("log", "soup", in: "clone")
    #expect(run.output.hasSuffix("Olena\n    servings 3 → 4\n"))
    #expect(!run.output.contains(second))
    #expect(run.errors == "the history ends here: the repository was cloned without its older part\n")
    #expect(vault.run("since", "soup", "servings", in: "clone").output.hasSuffix("    servings 3 → 4\n"))
    #expect(
      vault.run("since", "soup", "title", in: "clone").output == "    title soup, as far as the history goes back\n")
  }

  @Test func `reads repositories whose names are SHA-256`() throws {
    let vault = try HistoryVault(objectFormat: "sha256")
    try vault.commit(["soup.md": "---\nservings: 2\n---\n"])
    let second = try vault.commit(["soup.md": "---\nservings: 4\n---\n"])
    #expect(vault.run("log", "soup").output.hasPrefix("2026-11-20 12:00  \(second)  Olena\n    servings 2 → 4\n"))
    #expect(vault.run("diff").code == .nothingFound)
    #expect(vault.run("since", "soup", "servings").output.contains(second))
  }

  @Test func `takes a checkout with other line ends for the same note`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "---\nservings: 2\n---\n# Soup\n"])
    try vault.write("soup.md", "---\r\nservings: 2\r\n---\r\n# Soup\r\n")
    #expect(!vault.run("log", "soup").output.contains("not committed"))
    #expect(vault.run("diff").code == .nothingFound)
    try vault.write("soup.md", "---\r\nservings: 3\r\n---\r\n# Soup\r\n")
    #expect(vault.run("log", "soup").output.hasPrefix("not committed\n    servings 2 → 3\n2026"))
  }

  @Test func `reads versions that are no text`() throws {
    let vault = try HistoryVault()
    try vault.repository.directory.write("repository/soup.md", [0x23, 0x20, 0xFF, 0xFE, 0x0A, 0x00, 0x0A])
    try vault.commit([:])
    let second = try vault.commit(["soup.md": "# Soup\n"])
    let run = vault.run("log", "soup")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("2026-11-20 12:00  \(second)  Olena\n    title"))
  }

  @Test func `needs git, a repository, and a vault`() throws {
    let vault = try HistoryVault()
    try vault.commit(["soup.md": "# Soup\n"])
    let none = CommandRun(["log", "soup.md"], in: vault.repository.directory, at: "repository")
    #expect(none.code == .ioFailure)
    #expect(none.errors.contains("git"))
    try vault.repository.directory.write("outside/.vault/config.yaml", "")
    try vault.repository.directory.write("outside/a.md", "# A\n")
    let run = vault.run("log", "a.md", in: "outside")
    #expect(run.code == .ioFailure)
    #expect(run.errors.contains("git init"))
    #expect(vault.run("log", "nothing").code == .nothingFound)
  }
}
