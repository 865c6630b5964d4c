import Testing

@testable import VaultStore

@Suite struct `Files that links name` {
  @Test(arguments: [
    ("pictures/soups/Photo.png", true), ("pictures/soups/photo.PNG", true), ("soups/photo.png", false),
    ("a.md", true), ("pictures", true), ("pictures/soups/", true), ("pictures/none.png", false),
    (".hidden/x.pdf", true),
    (".hidden/y.pdf", false), ("leads/secret.txt", true), ("leads/none.txt", true), ("pictures/../a.md", true),
  ])
  func `are found by their path from the root`(path: String, exists: Bool) throws {
    // `leads` is a link out of the vault: whether something lies behind it is nobody's business.
    #expect(try files().exists(Path(path)) == exists)
  }

  @Test(arguments: [
    ("photo.png", true), ("soups/photo.png", true), ("pictures/soups/photo.png", true), ("oups/photo.png", false),
    ("none.png", false), ("", false),
  ])
  func `are found by an end of their path`(path: String, exists: Bool) throws {
    #expect(try files().exists(endingWith: Path(path)) == exists)
  }

  private func files() throws -> LinkedFiles {
    let vault = IndexedDisk(["a.md": "", "pictures/soups/Photo.png": "", ".hidden/x.pdf": ""])
    vault.disk.write("elsewhere/secret.txt", "")
    vault.disk.link("v/leads", to: "/elsewhere")
    return try LinkedFiles(vault.refresh())
  }
}
