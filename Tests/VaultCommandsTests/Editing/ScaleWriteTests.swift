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
    #expect(again.errors == "nothing to change: it is so already\n")
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

  @Test func `a recipe outside every vault is not written`() throws {
    let directory = try ScratchDirectory(["tea.md": "# Tea\n\n## Ingredients\n\n- 1 l water\n"])
    let run = CommandRun(["scale", "tea.md", "--factor", "2", "--write"], in: directory)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("tea.md stands in no vault"), "\(run.errors)")
  }
}
