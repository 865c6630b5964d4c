import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `vault doctor --merge-copies in a repository` {
  private static let base = "---\nservings: 4\nrating: 4\n---\n# Soup\n\n- [ ] salt\n"
  private static let copy = "soup.sync-conflict-20261120-183000-ABCDEFG.md"

  @Test func `merges with the version that both sides had`() throws {
    let vault = try GitVault()
    let first = try vault.repository.commit("Add soup", ["soup.md": Self.base])
    // Our side was committed before the tool made the copy, which does not have it.
    let ours = Self.base.replacing("servings: 4", with: "servings: 6")
    try vault.repository.commit("More soup", ["soup.md": ours])
    try vault.repository.write("soup.md", ours.replacing("[ ] salt", with: "[x] salt"))
    try vault.repository.write(Self.copy, Self.base.replacing("rating: 4", with: "rating: 5"))
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("soup.md") == "---\nservings: 6\nrating: 5\n---\n# Soup\n\n- [x] salt\n")
    #expect(vault.text(Self.copy) == nil)
    #expect(
      run.errors.hasPrefix("\(Self.copy) is merged into soup.md; common version: that of commit \(first.prefix(7))\n"),
      "\(run.errors)")
  }

  @Test func `merges nothing while git cannot say what both sides had`() throws {
    let vault = try GitVault()
    try vault.repository.commit("Add soup", ["soup.md": Self.base])
    let base = try vault.repository.git("rev-parse", "HEAD:soup.md").prefix(40)
    let ours = Self.base.replacing("servings: 4", with: "servings: 6")
    try vault.repository.commit("More soup", ["soup.md": ours])
    try vault.repository.write(Self.copy, Self.base.replacing("rating: 4", with: "rating: 5"))
    let object = ".git/objects/\(base.prefix(2))/\(base.dropFirst(2))"
    try FileManager.default.removeItem(atPath: vault.repository.path + "/" + object)
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .ioFailure && run.errors.contains(base), "\(run.errors)")
    #expect(vault.text("soup.md") == ours && vault.text(Self.copy) != nil)
  }

  @Test func `does not take a version that came after the copy`() throws {
    let vault = try GitVault()
    try vault.repository.commit("Add soup", ["soup.md": Self.base])
    try vault.repository.write("soup.md", Self.base.replacing("servings: 4", with: "servings: 6"))
    let early = "soup.sync-conflict-20261119-100000-ABCDEFG.md"
    try vault.repository.write(early, Self.base.replacing("rating: 4", with: "rating: 5"))
    let run = vault.run("doctor", "--merge-copies", "--json")
    #expect(run.output.contains(#""into":"soup.md","base":null"#), "\(run.output)")
    #expect(vault.text("soup.md")?.contains("servings: 6") == true)
    #expect(vault.text("soup.md")?.contains("rating: 5") == true)
  }

  @Test func `follows a note to its earlier name`() throws {
    let vault = try GitVault()
    let first = try vault.repository.commit("Add soup", ["old.md": Self.base])
    try vault.repository.commit("Rename", ["old.md": nil, "soup.md": Self.base])
    try vault.repository.write("soup.md", Self.base.replacing("servings: 4", with: "servings: 6"))
    try vault.repository.write(Self.copy, Self.base.replacing("rating: 4", with: "rating: 5"))
    let run = vault.run("doctor", "--merge-copies")
    #expect(run.code == .done)
    #expect(!run.errors.contains(first.prefix(7)), "the later of equal versions is named")
    #expect(
      vault.text("soup.md")
        == Self.base.replacing("servings: 4", with: "servings: 6").replacing("rating: 4", with: "rating: 5"))
  }
}
