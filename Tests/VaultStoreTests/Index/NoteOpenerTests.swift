import Testing
import VaultSearch

@testable import VaultStore

@Suite struct `Reading the notes of an index again` {
  private let vault = IndexedDisk(["recipes/soups/borshch.md": "red soup", "inbox.md": "milk"])

  /// The text that a note of the index is read as now; nil when it is unreadable.
  private func text(of path: Path, in indexed: IndexedVault) throws -> String? {
    let note = try #require(try indexed.indexedNotes().first { $0.path == path })
    let reading = NoteOpener(indexed).note(ofFile: try #require(note.file), at: path)
    guard case .note(let bytes, _) = reading else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [("recipes/soups/borshch.md", "red soup"), ("inbox.md", "milk")])
  func `gives what did not change`(path: String, text: String) throws {
    #expect(try self.text(of: Path(path), in: vault.index()) == text)
  }

  @Test func `gives what was written meanwhile`() throws {
    let indexed = try vault.index()
    vault.disk.tick()
    vault.disk.write("v/recipes/soups/borshch.md", "green soup")
    #expect(try text(of: "recipes/soups/borshch.md", in: indexed) == "green soup")
  }

  @Test func `gives nothing of a note that is gone`() throws {
    let indexed = try vault.index()
    vault.disk.remove("v/recipes/soups")
    #expect(try text(of: "recipes/soups/borshch.md", in: indexed) == nil)
  }

  @Test(arguments: ["v/recipes", "v/recipes/soups", "v/recipes/soups/borshch.md"])
  func `gives nothing that a link put in its way leads to`(place: String) throws {
    let indexed = try vault.index()
    vault.disk.tick()
    vault.disk.write("out/soups/borshch.md", "red soup")
    vault.disk.write("out/borshch.md", "red soup")
    vault.disk.remove(place)
    let target = ["v/recipes": "/out", "v/recipes/soups": "/out", "v/recipes/soups/borshch.md": "/out/borshch.md"]
    vault.disk.link(place, to: try #require(target[place]))
    #expect(try text(of: "recipes/soups/borshch.md", in: indexed) == nil)
  }
}
