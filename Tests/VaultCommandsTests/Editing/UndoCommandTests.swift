import Testing
import VaultTestSupport

@testable import VaultCommands

struct UndoCommandTests {
  @Test func `takes commands back one after another, the last first`() throws {
    let vault = try EditVault()
    #expect(vault.run("set", "soup", "servings=6").code == .done)
    #expect(vault.run("set", "soup", "servings=8").code == .done)
    let run = vault.run("undo")
    #expect(run.code == .done)
    #expect(run.output == "recipes/soup.md\n  - servings: 8   # for the family\n  + servings: 6   # for the family\n")
    #expect(vault.run("undo").code == .done)
    #expect(vault.text("recipes/soup.md") == EditVault.soup)
    let rest = vault.run("undo")
    #expect(rest.code == .nothingFound)
    #expect(rest.errors == "error: there is nothing to take back\n")
  }

  @Test func `a note that was edited since is left as it is`() throws {
    let vault = try EditVault()
    #expect(vault.run("set", "soup", "servings=6").code == .done)
    let edited = vault.text("recipes/soup.md") + "More by hand.\n"
    try vault.directory.write("recipes/soup.md", edited)
    let run = vault.run("undo")
    #expect(run.code == .conflict)
    #expect(run.errors.contains("recipes/soup.md"), "\(run.errors)")
    #expect(vault.text("recipes/soup.md") == edited)
  }

  @Test func `a new note is taken away again`() throws {
    let vault = try EditVault()
    #expect(vault.run("add", "call Bob").code == .done)
    #expect(!vault.text("inbox.md").isEmpty)
    #expect(vault.run("undo").output == "- inbox.md\n")
    #expect(vault.text("inbox.md").isEmpty)
  }

  @Test func `a dry run shows the diff and takes nothing back`() throws {
    let vault = try EditVault()
    #expect(vault.run("set", "tasks/report", "due=2026-12-01").code == .done)
    let run = vault.run("undo", "--dry-run")
    #expect(run.code == .done)
    #expect(run.output.contains("\n-due: 2026-12-01\n+due: 2026-11-27\n"), "\(run.output)")
    #expect(vault.text("tasks/report.md").contains("2026-12-01"))
  }

  @Test func `lists what was done and taken back, the last first`() throws {
    let vault = try EditVault()
    #expect(vault.run("undo", "--list").code == .nothingFound)
    #expect(vault.run("set", "soup", "servings=6").code == .done)
    #expect(vault.run("done", "buy soap").code == .done)
    #expect(vault.run("undo").code == .done)
    let run = vault.run("undo", "--list")
    #expect(run.code == .done)
    #expect(
      run.output == """
        2026-11-20 09:00              undo
        2026-11-20 09:00  taken back  done 'buy soap'
        2026-11-20 09:00              set soup servings=6

        """)
    let json = vault.run("undo", "--list", "--json").output.split(separator: "\n")
    #expect(
      json[1]
        == #"{"time":"2026-11-20 09:00","command":["done","buy soap"],"paths":["chores.md"],"undone":true}"#)
  }
}
