import Testing
import VaultActions
import VaultStore
import VaultTestSupport

@testable import VaultCommands

struct RemoveCommandTests {
  @Test func `a line goes with those below it`() throws {
    let vault = try EditVault()
    #expect(vault.run("rm", "buy soap").code == .done)
    #expect(
      vault.text("chores.md") == EditVault.chores.replacing("- [ ] buy soap\n  - [ ] the green one\n", with: ""))
  }

  @Test(arguments: [["parent", "child"], ["child", "parent"], ["--where", "status:done"]])
  func `a line and one below it go together, and no other line`(words: [String]) throws {
    let vault = try EditVault([
      "list.md": "- [x] parent\n  - [x] child\n- [ ] keep one\n- [ ] keep two\n- [ ] keep three of them\n"
    ])
    try vault.directory.write("chores.md", "# None\n")
    #expect(vault.run(["rm"] + words).code == .done)
    #expect(vault.text("list.md") == "- [ ] keep one\n- [ ] keep two\n- [ ] keep three of them\n")
  }

  @Test func `above ten notes a person is asked whether they are to go`() throws {
    let many = Dictionary(uniqueKeysWithValues: (1...11).map { ("many/n\($0).md", "x\n") })
    let vault = try EditVault(many)
    for (words, question) in [
      (["rm", "--where", "in:many/"], "Remove 11 notes? [y/N]"),
      (["rm", "buy soap", "--where", "in:many/"], "Remove 11 notes and change 1 other? [y/N]"),
    ] {
      let run = vault.run(words) {
        $0.inputIsTerminal = true
        $0.errorsAreTerminal = true
        $0.readLine = { [] }
      }
      #expect(run.code == .nothingFound)
      #expect(run.errors.contains(question), "\(run.errors)")
    }
    #expect(vault.text("many/n1.md") == "x\n")
  }

  /// An empty note there would be a task of its name; anywhere else it is an empty note.
  @Test func `the last line of a folder of tasks takes its note with it`() throws {
    let vault = try EditVault([
      "tasks/day.md": "\n- [ ] only\n  - [ ] step\n", "tasks/two.md": "- [ ] one\n- [ ] other\n",
      "inbox.md": "- [ ] last\n",
    ])
    func isGone(_ path: String) -> Bool { (try? vault.directory.read(path)) == nil }
    #expect(vault.run("rm", "only").code == .done && isGone("tasks/day.md"))
    #expect(vault.run("undo").code == .done && vault.text("tasks/day.md") == "\n- [ ] only\n  - [ ] step\n")
    #expect(vault.run("rm", "one", "other").code == .done && isGone("tasks/two.md"))
    #expect(vault.run("rm", "last").code == .done && !isGone("inbox.md") && vault.text("inbox.md").isEmpty)
  }

  @Test func `a note goes, and the links to it are named`() throws {
    let vault = try EditVault()
    let run = vault.run("rm", "chores.md")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("chores.md").isEmpty)
    #expect(run.output == "- chores.md\n")
    #expect(run.errors.contains("1 link leads nowhere now"), "\(run.errors)")
    #expect(run.errors.contains("recipes/soup.md:8: [[chores]]"), "\(run.errors)")
  }

  @Test func `links in the fields of lines are named too`() throws {
    let vault = try EditVault(["shopping/list.md": "- [ ] beetroot {from: \"[[soup]]\"}\n- [ ] salt\n"])
    let run = vault.run("rm", "recipes/soup.md")
    #expect(run.errors.contains("  shopping/list.md:1: [[soup]]\n"), "\(run.errors)")
  }

  @Test(arguments: [
    (["rm", "recipes"], "recipes"), (["rm", "recipes/"], "recipes/"), (["mv", "recipes", "x"], "recipes"),
    (["set", "recipes", "rating=1"], "recipes"), (["done", "./recipes"], "./recipes"),
  ])
  func `the name of a folder is no item, even if it is a part of a title`(words: [String], name: String) throws {
    let vault = try EditVault(["notes/list.md": "# Recipes for winter\n", "notes/recipes.md": "# Cook\n"])
    let run = vault.run(words)
    #expect(run.code == .wrongCall)
    #expect(
      run.errors
        == "error: '\(name)' is a folder, not a note or a line\nhint: --where in:recipes/ names everything in it\n")
    #expect(vault.text("notes/recipes.md") == "# Cook\n" && vault.text("notes/list.md") == "# Recipes for winter\n")
  }

  @Test func `a folder elsewhere than in the vault has no say`() throws {
    let vault = try EditVault(["elsewhere/soap/x": "", "home/.vault/config.yaml": "", "home/a.md": "- [ ] soap\n"])
    let run = vault.run("--vault", "../home", "done", "soap") {
      $0.workingDirectory += "/elsewhere"
    }
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("home/a.md") == "- [x] soap {completed: 2026-11-20}\n")
  }

  @Test(arguments: [
    ("recipes", "in:recipes/"), ("старі/борщ", "in:старі/борщ/"), ("old recipes", #"'in:"old recipes/"'"#),
    (#"a"b"#, #"'in:"a\"b/"'"#), ("a,b", #"'in:"a,b/"'"#),
  ])
  func `the query of a folder is typed with the quotes it needs`(folder: String, query: String) {
    #expect(FolderQuery(of: Path(folder)).typed == query)
  }

  @Test func `undo brings back what was removed`() throws {
    let vault = try EditVault()
    #expect(vault.run("rm", "chores.md", "buy soap", "recipes/soup.md").code == .done)
    #expect(vault.text("chores.md").isEmpty && vault.text("recipes/soup.md").isEmpty)
    let run = vault.run("undo")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("chores.md") == EditVault.chores)
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
  }
}
