import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault scale --write`: the diff touches amounts and servings only.
struct ScaleWriteTests {
  private static let doubled = EditVault.soup.replacing("servings: 4 ", with: "servings: 8 ")
    .replacing("*500 g*", with: "*1000 g*").replacing("*2 l*", with: "*4 l*")

  @Test func `amounts and servings change, and nothing else`() throws {
    let vault = try EditVault()
    let run = vault.run("scale", "soup", "--servings", "8", "--write")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("recipes/soup.md") == Self.doubled)
    #expect(run.output.hasPrefix("recipes/soup.md\n  - servings: 4   # for the family\n"), "\(run.output)")
  }

  @Test func `twice to the same servings is the same as once`() throws {
    let vault = try EditVault()
    #expect(vault.run("scale", "soup", "--servings", "8", "--write").code == .done)
    let again = vault.run("scale", "soup", "--servings", "8", "--write")
    #expect(again.code == .done)
    #expect(again.errors == "nothing to change in 'Borshch': it is so already\n")
    #expect(vault.text("recipes/soup.md") == Self.doubled)
  }

  @Test func `there and back is as it was, and so is an undo`() throws {
    let vault = try EditVault()
    #expect(vault.run("scale", "soup", "--factor", "3", "--write").code == .done)
    #expect(vault.run("scale", "soup", "--servings", "4", "--write").code == .done)
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
    #expect(vault.run("scale", "soup", "--factor", "3", "--write").code == .done)
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
  }

  @Test func `a dry run shows the diff, with or without --write`() throws {
    let vault = try EditVault()
    for words in [["--write", "--dry-run"], ["--dry-run"]] {
      let run = vault.run(["scale", "soup", "--servings", "8"] + words)
      #expect(run.code == .done)
      #expect(run.output.contains("\n-servings: 4   # for the family\n+servings: 8   # for the family\n"))
    }
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
  }

  @Test func `amounts that no scaling back restores are named`() throws {
    let vault = try EditVault([
      "recipes/tea.md":
        "---\nservings: 4\n---\n# Tea\n\n## Ingredients\n\n- 2 lemons {max: 3}\n- 3 eggs {round: up}\n- 1 l water\n"
    ])
    let run = vault.run("scale", "tea", "--servings", "10", "--write")
    #expect(run.code == .done)
    #expect(
      run.errors.contains(
        """
        warning: 2 amounts are not the exact multiples, and scaling back will not restore them:
          recipes/tea.md:8: 2 lemons {max: 3} -> 3 lemons {max: 3}
          recipes/tea.md:9: 3 eggs {round: up} -> 8 eggs {round: up}

        """), "\(run.errors)")
    #expect(vault.run("undo").code == .done)
    #expect(!vault.run("scale", "tea", "--servings", "6", "--write", "--dry-run").errors.contains("lemons"))
  }

  @Test func `amounts of a kitchen scale are named when they are not exact`() throws {
    let vault = try EditVault()
    let run = vault.run("scale", "soup", "--factor", "1/3", "--style", "kitchen", "--write", "--dry-run")
    #expect(run.errors.contains("not the exact multiple"), "\(run.errors)")
  }

  @Test(arguments: [["--write"], ["--write", "--dry-run"]])
  func `writing without a target asks for one`(words: [String]) throws {
    let vault = try EditVault()
    let run = vault.run(["scale", "soup"] + words)
    #expect(run.code == .wrongCall)
    #expect(
      run.errors
        == "error: 'vault scale --write' needs to know to which amount, such as --servings 6\n"
        + "hint: see 'vault scale --help'\n")
    #expect(vault.run("scale", "soup", "--write", "--units", "us").code == .done)
  }

  @Test func `a recipe outside every vault is not written`() throws {
    let directory = try ScratchDirectory(["tea.md": "# Tea\n\n## Ingredients\n\n- 1 l water\n"])
    let run = CommandRun(["scale", "tea.md", "--factor", "2", "--write"], in: directory)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("tea.md is in no vault"), "\(run.errors)")
  }
}
