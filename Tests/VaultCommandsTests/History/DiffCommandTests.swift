import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `vault diff` {
  /// Two commits, and changes that are not committed.
  private func vault() throws -> HistoryVault {
    let vault = try HistoryVault()
    try vault.commit([
      "soup.md": "---\nservings: 2\n---\n# Soup\n", "list.md": "- [ ] milk\n- [ ] bread\n", "old.md": "# Old\n\nbody\n",
    ])
    try vault.commit(["soup.md": "---\nservings: 3\n---\n# Soup\n"])
    try vault.write("soup.md", "---\nservings: 4\n---\n# Soup\n")
    try vault.write("list.md", "- [x] milk\n- [ ] bread\n")
    try vault.write("folder/new.md", "# New\n")
    try vault.repository.git("mv", "old.md", "folder/older.md")
    return vault
  }

  @Test func `compares the work tree with the last commit`() throws {
    let vault = try vault()
    let run = vault.run("diff")
    #expect(run.code == .done)
    #expect(
      run.output == """
        folder/new.md
            new note
        folder/older.md
            moved from old.md
        list.md
            ticked milk
        soup.md
            servings 3 → 4

        """)
    #expect(
      vault.run("diff", "--json", "--", "list").output
        == #"{"path":"list.md","from":null,"changes":[{"change":"line-marked","line":"milk","before":"open","after":"done"}]}"#
        + "\n")
  }

  @Test func `compares commits`() throws {
    let vault = try vault()
    #expect(vault.run("diff", "HEAD~1", "HEAD").output == "soup.md\n    servings 2 → 3\n")
    #expect(vault.run("diff", "HEAD", "HEAD~1").output == "soup.md\n    servings 3 → 2\n")
    #expect(vault.run("diff", "HEAD~1", "--", "soup").output == "soup.md\n    servings 2 → 4\n")
    let same = vault.run("diff", "HEAD", "HEAD")
    #expect(same.code == .nothingFound)
    #expect(same.output.isEmpty && same.errors == "nothing found\n")
  }

  @Test(arguments: [
    (["folder"], ["folder/new.md", "folder/older.md"]), (["folder/"], ["folder/new.md", "folder/older.md"]),
    (["soup.md", "list"], ["list.md", "soup.md"]), (["old.md"], ["folder/older.md"]), (["Soup"], ["soup.md"]),
    (["."], ["folder/new.md", "folder/older.md", "list.md", "soup.md"]),
  ])
  func `takes notes, folders and items`(names: [String], paths: [String]) throws {
    let vault = try vault()
    let run = vault.run(["diff", "--"] + names)
    #expect(run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init) == paths)
  }

  @Test func `prints a patch that git applies`() throws {
    let vault = try vault()
    let patch = vault.run("diff", "--patch").bytes
    try vault.repository.git("stash", "--quiet", "--include-untracked")
    try vault.repository.directory.write("changes.patch", patch)
    try vault.repository.git("apply", "--index", "../changes.patch")
    #expect(
      try vault.repository.git("diff", "--cached", "--name-status", "-M", "HEAD")
        == "A\tfolder/new.md\nR100\told.md\tfolder/older.md\nM\tlist.md\nM\tsoup.md")
    #expect(vault.run("diff", "--patch").bytes == patch)
  }

  @Test func `in a vault below the top of the repository has the paths of the repository in its patch`() throws {
    let vault = try HistoryVault()
    try vault.commit([
      "notes/.vault/config.yaml": "", ".vault/config.yaml": nil, "notes/a.md": "one\n", "b.md": "not of the vault\n",
    ])
    try vault.write("notes/a.md", "two\n")
    try vault.write("b.md", "other\n")
    let run = vault.run("diff", "--patch", in: "repository/notes")
    #expect(run.output.hasPrefix("diff --git a/notes/a.md b/notes/a.md\n--- a/notes/a.md\n"))
    #expect(!run.output.contains("b.md b"))
  }

  @Test(arguments: [
    (["diff", "nonsense"], ExitCode.wrongCall, "nonsense"), (["diff", "--", "nonsense"], .nothingFound, "nonsense"),
    (["diff", "a", "b", "c"], .wrongCall, "vault diff a -- c"), (["diff", "--output=x"], .wrongCall, "--output"),
    (["diff", "HEAD:soup.md"], .wrongCall, "HEAD:soup.md"),
  ])
  func `says what is wrong`(words: [String], code: ExitCode, part: String) throws {
    let vault = try vault()
    let run = vault.run(words)
    #expect(run.code == code)
    #expect(run.errors.contains(part))
    #expect(run.output.isEmpty)
  }

  @Test func `takes no option of git for a commit`() throws {
    let vault = try vault()
    for word in ["-1", "-0"] {
      let run = vault.run("diff", word)
      #expect(run.code == .wrongCall)
      #expect(run.errors.contains("does not begin with '-'"))
    }
  }

  @Test func `leaves out what the vault leaves out`() throws {
    let vault = try HistoryVault()
    try vault.commit([".vaultignore": "drafts/\n", "drafts/a.md": "1\n", "b.md": "1\n", "c.txt": "1\n"])
    try vault.commit(["drafts/a.md": "2\n", "b.md": "2\n", "c.txt": "2\n"])
    #expect(vault.run("diff", "HEAD~1", "HEAD").output == "b.md\n    text: '1' → '2'\n")
    try vault.write("drafts/a.md", "3\n")
    try vault.write("c.txt", "3\n")
    #expect(vault.run("diff").code == .nothingFound)
  }

  @Test func `before the first commit shows all notes as new`() throws {
    let vault = try HistoryVault()
    try vault.write("a.md", "# A\n")
    let run = vault.run("diff")
    #expect(run.output == "a.md\n    new note\n")
    #expect(run.errors == "the repository has no commit yet\n")
  }
}
