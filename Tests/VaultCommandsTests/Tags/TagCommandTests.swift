import Testing
import VaultTestSupport

@testable import VaultCommands

struct TagCommandTests {
  // MARK: List

  @Test func `tags are listed with how many notes and lines have them`() throws {
    let run = try LinkedVault().run("tag", "list")
    #expect(run.output == "home\t1\nsoup\t2\nsoup/hot\t1\nwinter\t3\n")
    #expect(run.code == .done)
  }

  @Test(arguments: [
    (["soup"], "soup\t2\nsoup/hot\t1\n"), (["#Soup", "home"], "home\t1\nsoup\t2\nsoup/hot\t1\n"),
    (["--where", "type:recipe"], "soup\t1\nwinter\t2\n"), (["winter", "--where", "type:diary"], "winter\t1\n"),
    (["soup/hot", "--json"], "{\"tag\":\"soup/hot\",\"count\":1}\n"),
  ])
  func `some of them`(words: [String], output: String) throws {
    let vault = try LinkedVault()
    let run = CommandRun(["tag", "list"] + words, in: vault.directory)
    #expect(run.output == output)
  }

  @Test func `people get a table`() throws {
    let run = try LinkedVault().run("tag", "list") {
      $0.outputIsTerminal = true
      $0.variables[.noColor] = "1"
    }
    #expect(run.output == "1  home\n2  soup\n1  soup/hot\n3  winter\n")
  }

  // MARK: Rename and merge

  @Test func `a tag is renamed in front matter, text and tails`() throws {
    let vault = try LinkedVault()
    let run = vault.run("tag", "rename", "soup", "#first/soup")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("recipes/borshch.md")?.contains("tags: [first/soup, winter]\n") == true)
    #expect(
      vault.text("lists/menu.md")
        == "- [ ] cook [[borshch]] #first/soup {tags: [first/soup/hot]} ^one\n\n`[[borshch]]`\n")
    #expect(run.errors == "3 tags in 2 notes renamed\n")
    #expect(vault.run("tag", "list").output == "first/soup\t2\nfirst/soup/hot\t1\nhome\t1\nwinter\t3\n")
    #expect(vault.run("tag", "rename", "first/soup", "soup").code == .done)
    #expect(vault.notes == LinkedVault.files)
  }

  @Test func `tags become one, which a list holds once`() throws {
    let vault = try LinkedVault()
    let run = vault.run("tag", "merge", "winter", "soup", "home")
    #expect(run.code == .done)
    #expect(vault.text("recipes/borshch.md")?.contains("tags: [home]\n") == true)
    #expect(vault.text("diary/day.md")?.contains("tags: home\n") == true)
    #expect(vault.run("tag", "list").output == "home\t4\nhome/hot\t1\n")
  }

  @Test func `only in the notes of a query`() throws {
    let vault = try LinkedVault()
    #expect(vault.run("tag", "rename", "winter", "cold", "--where", "type:diary").code == .done)
    #expect(vault.run("tag", "list").output == "cold\t1\nhome\t1\nsoup\t2\nsoup/hot\t1\nwinter\t2\n")
  }

  @Test func `a dry run prints a diff and writes nothing`() throws {
    let vault = try LinkedVault()
    let run = vault.run("tag", "rename", "home", "house", "--dry-run")
    #expect(run.output.contains("-tags: winter, home\n+tags: winter, house\n"))
    #expect(run.errors == "1 tag in 1 note would be renamed\n")
    #expect(vault.notes == LinkedVault.files)
  }

  static let refusals: [(words: [String], code: ExitCode, errors: String)] = [
    (["rename", "sup", "x"], .nothingFound, "error: no note has the tag 'sup'\nhint: did you mean 'soup'?\n"),
    (["list", "sup"], .nothingFound, "error: no note has the tag 'sup'\nhint: did you mean 'soup'?\n"),
    (["rename", "soup", "two words"], .wrongCall, "error: 'two words' cannot be a tag\n"),
    (["rename", "soup", "2026"], .wrongCall, "error: '2026' cannot be a tag\n"),
    (["rename", "soup"], .wrongCall, "error: 'vault tag rename' needs NEW: "),
    (["rename"], .wrongCall, "error: 'vault tag rename' needs OLD: "),
    (["merge", "soup"], .wrongCall, "error: 'vault tag merge' needs NEW: "),
    (["rename", "a", "b", "c"], .wrongCall, "error: 'vault tag rename' does not take the argument 'c'\n"),
    (["renme", "a", "b"], .wrongCall, "error: 'renme' is not one of: list, rename, merge\n"),
    ([], .wrongCall, "error: 'vault tag' needs ACTION: "),
  ]

  @Test(arguments: refusals)
  func `what cannot be is said, and nothing is written`(
    row: (words: [String], code: ExitCode, errors: String)
  ) throws {
    let vault = try LinkedVault()
    let run = CommandRun(["tag"] + row.words, in: vault.directory)
    #expect(run.code == row.code)
    #expect(run.errors.hasPrefix(row.errors), "\(run.errors)")
    #expect(vault.notes == LinkedVault.files)
  }

  @Test func `of several tags that are merged a missing one is warned of`() throws {
    let run = try LinkedVault().run("tag", "merge", "home", "nothing", "x")
    #expect(run.code == .done)
    #expect(run.errors.hasPrefix("warning: no note has the tag 'nothing'\n"))
  }

  @Test func `a note that cannot be edited stops everything and is named`() throws {
    let vault = try LinkedVault(["x.md": "---\ntags: [&a soup]\nb: *a\n---\n"])
    let run = vault.run("tag", "rename", "soup", "y")
    #expect(run.code == .ioFailure)
    #expect(
      run.errors.hasPrefix("error: x.md:2:8: nothing was changed: the value is used in several places ('&' and '*')\n"))
    #expect(vault.notes == LinkedVault.files)
  }

  @Test func `is Ukrainian for Ukrainian readers`() throws {
    let vault = try LinkedVault()
    #expect(
      vault.run("tag", "rename", "soup", "суп", language: "uk_UA.UTF-8").errors
        == "перейменовано 3 теги (2 нотатки)\n")
    #expect(
      vault.run("tag", "rename", "nothing", "суп", language: "uk_UA.UTF-8").errors
        == "помилка: жодна нотатка не має тега «nothing»\n")
  }

  @Test(arguments: [
    (["tag", "re"], ["rename"]), (["tag", "rename", "so"], ["soup", "soup/hot"]),
    (["tag", "merge", "home", "w"], ["winter"]),
    (["tag", ""], ["list", "rename", "merge"]), (["mv", "borsh"], ["borshch\trecipe"]),
    (["mv", "rolls", "an"], ["ann\tchef"]),
  ])
  func `actions and tags are completed`(words: [String], candidates: [String]) throws {
    let vault = try LinkedVault()
    let run = CommandRun(source: .vault) {
      $0.arguments = ["__complete"] + words
      $0.workingDirectory = vault.directory.path
    }
    #expect(run.output.split(separator: "\n").map(String.init) == candidates)
  }
}
