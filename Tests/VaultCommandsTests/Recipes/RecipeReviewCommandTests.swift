import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// A vault with `review: on`.
@Suite struct `Recipes under review` {
  static func soup(_ status: String, _ more: String = "") -> String {
    """
    ---
    servings: 4   # for the family
    status: \(status)  # by Ann
    \(more)tags: [soup]
    ---
    # Soup

    ## Ingredients

    - *500 g* beetroot

    ## Steps

    1. Cook.

    """
  }

  private func vault(_ status: String, _ more: String = "", review: String = "review: on\n") throws -> ScratchDirectory
  {
    try ScratchDirectory([".vault/config.yaml": review, "recipes/soup.md": Self.soup(status, more)])
  }

  private func run(_ words: [String], in vault: ScratchDirectory) -> CommandRun {
    CommandRun(["--now", "2026-11-20"] + words, in: vault) {
      $0.variables[.stateHome] = vault.path + "/.state-home"
    }
  }

  /// A writing command, and what it makes of the content; the status goes back in the same write.
  @Test(arguments: [
    (["set", "soup", "title=Borshch"], "# Soup", "# Borshch"),
    (["scale", "soup", "--servings", "8", "--write"], "*500 g*", "*1000 g*"),
    (["recipe", "rate", "soup", "5"], "", ""),
    (["set", "soup", "servings=6"], "", ""),
    (["set", "soup", "tags+=red"], "", ""),
  ])
  func `a change of an approved one's content makes it pending`(words: [String], old: String, new: String) throws {
    let vault = try vault("approved")
    let before = try vault.text(at: "recipes/soup.md")
    let run = run(words, in: vault)
    #expect(run.code == .done, "\(run.errors)")
    let after = try vault.text(at: "recipes/soup.md")
    let isContent = !old.isEmpty
    #expect(after.contains("status: \(isContent ? "pending" : "approved")  # by Ann\n"), "\(after)")
    #expect(run.errors.contains("recipes/soup.md was approved") == isContent)
    if isContent { #expect(after.contains(new)) }
    #expect(self.run(["undo"], in: vault).code == .done)
    #expect(try vault.text(at: "recipes/soup.md") == before)
  }

  @Test func `nothing else changes in the note, and a dry run says both`() throws {
    let vault = try vault("схвалено", "public: true\n")
    let before = try vault.text(at: "recipes/soup.md")
    let run = run(["set", "soup", "title=Borshch", "--dry-run"], in: vault)
    #expect(run.output.contains("-status: схвалено  # by Ann\n+status: на розгляді  # by Ann\n"))
    #expect(try vault.text(at: "recipes/soup.md") == before)
    #expect(self.run(["set", "soup", "title=Borshch"], in: vault).code == .done)
    let expected = before.replacing("схвалено", with: "на розгляді").replacing("# Soup", with: "# Borshch")
    #expect(try vault.text(at: "recipes/soup.md") == expected)
    let check = self.run(["check"], in: vault)
    #expect(check.output.contains("recipes/soup.md:4:9: warning: the recipe is public, but its status is 'pending'"))
    #expect(check.output.contains("[recipe-public-unapproved]"))
  }

  @Test func `without a review nothing of this happens`() throws {
    let vault = try vault("approved", "public: true\n", review: "")
    #expect(run(["set", "soup", "title=Borshch"], in: vault).code == .done)
    #expect(try vault.text(at: "recipes/soup.md").contains("status: approved"))
    #expect(run(["set", "soup", "status=rejected"], in: vault).code == .done)
    #expect(run(["check"], in: vault).output == "")
    #expect(run(["recipe", "approve", "soup"], in: vault).errors.contains("review: on"))
  }

  @Test(arguments: [
    ("draft", "submit", "pending"), ("pending", "approve", "approved"), ("pending", "reject", "rejected"),
    ("rejected", "submit", "pending"), ("Чернетка", "submit", "На розгляді"), ("pending", "submit", "pending"),
  ])
  func `goes step by step`(from: String, verb: String, to: String) throws {
    let vault = try vault(from)
    let run = run(["recipe", verb, "soup"], in: vault)
    #expect(run.code == .done, "\(run.errors)")
    #expect(try vault.text(at: "recipes/soup.md") == Self.soup(to))
  }

  @Test(arguments: [
    (["recipe", "approve", "soup"], "draft", "'draft', and 'approved' cannot follow that; possible: 'pending'"),
    (["recipe", "reject", "soup"], "approved", "possible: 'pending'"),
    (["set", "soup", "status=draft"], "pending", "possible: 'approved' or 'rejected'"),
    (["set", "soup", "status="], "approved", "possible: 'pending'"),
    (["set", "soup", "public=true"], "pending", "'pending', and only approved recipes may be public"),
    (["new", "recipe", "Pie", "status=approved"], "draft", "possible: 'pending'"),
    (["new", "recipe", "Pie", "public=true"], "draft", "only approved recipes may be public"),
    (["recipe", "approve", "soup", "--sort", "title"], "pending", "'recipe list'"),
  ])
  func `a wrong step is refused, and says which are possible`(words: [String], status: String, text: String) throws {
    let vault = try vault(status)
    let run = run(words, in: vault)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(try vault.text(at: "recipes/soup.md") == Self.soup(status))
  }

  @Test func `approved and public in one step is well`() throws {
    let vault = try vault("pending")
    #expect(run(["set", "soup", "status=approved", "public=true"], in: vault).code == .done)
    #expect(run(["check"], in: vault).output == "")
    #expect(run(["recipe", "list", "--public", "--count"], in: vault).output == "1\n")
  }

  @Test func `a new name for what a recipe links to is no change of its content`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "review: on\n", "recipes/rolls.md": "# Rolls\n",
      "recipes/soup.md": Self.soup("approved").replacing("beetroot", with: "[[rolls]]"),
    ])
    #expect(run(["mv", "rolls", "recipes/buns.md"], in: vault).code == .done)
    #expect(try vault.text(at: "recipes/soup.md") == Self.soup("approved").replacing("beetroot", with: "[[buns]]"))
  }

  @Test func `what the editor changed waits for a review again`() throws {
    let vault = try vault("approved")
    let run = CommandRun(["edit", "soup"], in: vault) { environment in
      environment.variables[.stateHome] = vault.path + "/.state-home"
      environment.variables[.editor] = "ed"
      environment.programs = ProgramOperations { _ throws(SystemError) in
        try? vault.write("recipes/soup.md", Self.soup("approved").replacing("500", with: "600"))
        return .exited(0)
      }
    }
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      try vault.text(at: "recipes/soup.md")
        == Self.soup("approved").replacing("500", with: "600").replacing("approved", with: "pending"))
  }
}
