import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Photos of a recipe` {
  static let soup =
    "---\ntitle: Soup\ntags:\n- a\n---\n## Ingredients\n\n- salt\n\n## Steps\n\n1. Cook.\n"

  private static func vault() throws -> ScratchDirectory {
    try ScratchDirectory([
      "vault/.vault/config.yaml": "", "vault/recipes/soup.md": soup, "vault/pictures/soup.jpg": "JPEG",
      "vault/recipes/photos/pot.jpg": "another pot", "outside/pot.jpg": "POT", "outside/note.md": "# Note\n",
    ])
  }

  private func run(_ words: String..., in vault: ScratchDirectory, at folder: String = "vault") -> CommandRun {
    CommandRun(["--now", "2026-11-20", "recipe", "photo"] + words, in: vault, at: folder)
  }

  @Test func `one in the vault stays where it is, and is named from the root`() throws {
    let vault = try Self.vault()
    let run = run(
      "add", "soup", "../pictures/soup.jpg", "--caption", "Sunday: hot", "--on", "today", in: vault, at: "vault/recipes"
    )
    #expect(run.code == .done, "\(run.errors)")
    let line = "photos:\n- {file: pictures/soup.jpg, caption: \"Sunday: hot\", \"on\": 2026-11-20}\n"
    #expect(try vault.text(at: "vault/recipes/soup.md") == Self.soup.replacing("- a\n", with: "- a\n" + line))
    #expect(self.run("list", "soup", in: vault).output == "pictures/soup.jpg\t2026-11-20\tSunday: hot\n")
    #expect(
      self.run("list", "soup", "--json", in: vault).output
        == "{\"file\":\"pictures/soup.jpg\",\"caption\":\"Sunday: hot\",\"on\":\"2026-11-20\"}\n")
    #expect(CommandRun(["check"], in: vault, at: "vault").output == "")
    let again = self.run("add", "soup", "pictures/soup.jpg", in: vault)
    #expect(again.code == .done && again.errors.contains("already"))
    #expect(CommandRun(["undo"], in: vault, at: "vault").code == .done)
    #expect(try vault.text(at: "vault/recipes/soup.md") == Self.soup)
  }

  @Test func `one from elsewhere is copied when that is asked for, never over another one`() throws {
    let vault = try Self.vault()
    let outside = vault.path + "/outside/pot.jpg"
    let refused = run("add", "soup", outside, in: vault)
    #expect(refused.code == .wrongCall && refused.errors.contains("--copy"))
    #expect(try vault.text(at: "vault/recipes/soup.md") == Self.soup)
    let preview = run("add", "soup", outside, "--copy", "--dry-run", in: vault)
    #expect(preview.output.contains("+- {file: recipes/photos/pot-2.jpg}\n"))
    #expect((try? vault.read("vault/recipes/photos/pot-2.jpg")) == nil)
    #expect(run("add", "soup", outside, "--copy", in: vault).code == .done)
    #expect(try vault.text(at: "vault/recipes/photos/pot-2.jpg") == "POT")
    #expect(try vault.text(at: "vault/recipes/photos/pot.jpg") == "another pot")
    #expect(try vault.text(at: "vault/recipes/soup.md").contains("- {file: recipes/photos/pot-2.jpg}\n"))
    // The very same file is not copied twice.
    #expect(run("add", "soup", outside, "--copy", in: vault).errors.contains("already"))
    #expect(CommandRun(["undo"], in: vault, at: "vault").code == .done)
    #expect(try vault.text(at: "vault/recipes/soup.md") == Self.soup)
    #expect((try? vault.read("vault/recipes/photos/pot-2.jpg")) == nil)
  }

  @Test(arguments: [
    (["add", "soup", "gone.jpg"], ExitCode.ioFailure, "gone.jpg"), (["add", "soup"], .wrongCall, "FILE"),
    (["add"], .wrongCall, "RECIPE"), ([], .wrongCall, "list"), (["show", "soup"], .wrongCall, "list, add"),
    (["add", "soup", "pictures"], .wrongCall, "not a file"),
    (["add", "soup", "recipes/soup.md"], .wrongCall, "not a file"),
    (["add", "soup", "a.jpg", "b.jpg"], .wrongCall, "b.jpg"), (["list", "soup"], .nothingFound, "nothing"),
    (["add", "cake", "pictures/soup.jpg"], .nothingFound, "cake"),
    (["add", "soup", "pictures/soup.jpg", "--on", "someday"], .wrongCall, "someday"),
  ])
  func `a wrong call changes nothing`(words: [String], code: ExitCode, text: String) throws {
    let vault = try Self.vault()
    let run = CommandRun(["recipe", "photo"] + words, in: vault, at: "vault")
    #expect(run.code == code)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(try vault.text(at: "vault/recipes/soup.md") == Self.soup)
  }

  @Test func `one that is gone is a hint of the check`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "recipes/soup.md":
        "---\nphotos:\n  - {file: a/x.jpg, caption: A}\n  - y.jpg\n  - file: https://x.org/z.jpg\n---\n## Ingredients\n\n- salt\n\n## Steps\n\nCook.\n",
      "recipes/y.jpg": "Y",
    ])
    let run = CommandRun(["check"], in: vault)
    #expect(run.output == "recipes/soup.md:3:12: hint: there is no file 'a/x.jpg' [link-file-missing]\n")
    try vault.write("a/x.jpg", "X")
    #expect(CommandRun(["check"], in: vault).output == "")
  }
}
