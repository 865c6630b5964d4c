import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `A note named by its path` {
  @Test(arguments: [["show", "pancakes.md"], ["show", "./pancakes.md"], ["scale", "pancakes"]])
  func `needs no vault`(words: [String]) throws {
    let directory = try HouseholdVault.make()
    let run = CommandRun(words, in: directory, at: "stray")
    #expect(run.code == .done)
    #expect(run.output.contains("2 eggs"))
    #expect(run.errors.isEmpty)
  }

  @Test func `is read without an index`() throws {
    let directory = try HouseholdVault.make()
    #expect(CommandRun(["scale", "home/recipes/borshch.md"], in: directory).code == .done)
    #expect(throws: (any Error).self) { try directory.read("home/.vault/cache/index") }
  }

  @Test func `has the settings of its own vault, wherever it is called from`() throws {
    let directory = try ScratchDirectory([
      "a/.vault/config.yaml": "units: us\n", "a/r.md": "## Ingredients\n\n- 28.349523125 g salt\n",
      "b/.vault/config.yaml": "", "b/r.md": "## Ingredients\n\n- 28.349523125 g salt\n",
    ])
    #expect(CommandRun(["scale", "../a/r.md"], in: directory, at: "b").output == "1 oz salt\n")
    #expect(CommandRun(["scale", "../b/r.md"], in: directory, at: "a").output == "28.349523125 g salt\n")
    let elsewhere = CommandRun(["scale", "r.md"], in: directory, at: "b") {
      $0.variables[.vaultDirectory] = directory.path + "/a"
    }
    #expect(elsewhere.output == "28.349523125 g salt\n")
  }

  @Test func `outside every vault is not searched for`() throws {
    let directory = try HouseholdVault.make()
    let missing = CommandRun(["show", "waffles.md"], in: directory, at: "stray")
    #expect(missing.errors == "error: cannot read waffles.md: there is no such file or folder\n")
    #expect(missing.code == .ioFailure)
    let named = CommandRun(["show", "waffles"], in: directory, at: "stray")
    #expect(named.errors.hasPrefix("error: no vault here or above \(directory.path)/stray\n"))
    #expect(named.code == .ioFailure)
  }

  @Test func `of a vault that was named and is none is never read`() throws {
    let directory = try HouseholdVault.make()
    let run = CommandRun(["show", "pancakes.md", "--vault", "."], in: directory, at: "stray")
    #expect(run.errors.hasPrefix("error: . is not a vault"))
    #expect(run.code == .ioFailure && run.output.isEmpty)
  }

  @Test func `is not read through a link that leads out of a vault`() throws {
    let directory = try HouseholdVault.make()
    try directory.link("home/secret.md", to: directory.path + "/stray/pancakes.md")
    try directory.link("home/out", to: directory.path + "/stray")
    for name in ["secret.md", "out/pancakes.md"] {
      let run = CommandRun(["show", name], in: directory, at: "home")
      #expect(run.errors == "error: cannot read \(name): the link leads outside the vault\n")
      #expect(run.code == .ioFailure)
    }
    try directory.link("home/inside.md", to: "recipes/borshch.md")
    #expect(CommandRun(["show", "inside.md"], in: directory, at: "home").output.contains("recipes/borshch.md"))
  }

  @Test func `must be text`() throws {
    let directory = try ScratchDirectory()
    try directory.write("a.md", [0xFF, 0xFE, 0x41, 0x00])
    let run = CommandRun(["show", "a.md"], in: directory)
    #expect(run.errors.hasPrefix("error: cannot read a.md:1:1: it is not UTF-8, but looks like UTF-16"))
    #expect(run.code == .ioFailure)
  }

  @Test func `may be empty`() throws {
    let directory = try ScratchDirectory(["a.md": ""])
    #expect(CommandRun(["show", "a.md"], in: directory).output == "a\nnote  a.md\n")
  }
}
