import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Names that are taken` {
  private func names(_ files: [String]) throws -> TakenNames {
    let directory = try ScratchDirectory(Dictionary(uniqueKeysWithValues: files.map { ("f/" + $0, "") }))
    return try TakenNames(of: "f", below: VaultRoot(path: Path(directory.path)), files: .system)
  }

  @Test func `are those of the folder, whatever their case, and those that were taken since`() throws {
    var names = try names(["Choir.md", "b.md"])
    var isFree: [Bool] = []
    for name in ["choir.md", "b.md", "c.md", "C.md"] { isFree.append(names.take(name)) }
    #expect(isFree == [false, false, true, false])
  }

  @Test func `are none in a folder that is not there`() throws {
    let directory = try ScratchDirectory(["a.md": ""])
    var names = try TakenNames(of: "none", below: VaultRoot(path: Path(directory.path)), files: .system)
    let isFree = names.take("a.md")
    #expect(isFree)
  }

  @Test func `are numbered without gaps as long as there were none`() throws {
    var names = try names(["a.md", "a-2.md"])
    let taken = (0..<50).map { _ in names.takeNumbered("a") }
    #expect(taken == (3..<53).map { "a-\($0).md" })
    let other = names.takeNumbered("b")
    #expect(other == "b-2.md")
  }

  @Test func `leave numbers free at most, and take none twice`() throws {
    var names = try names(["a-2.md", "a-4.md", "a-5.md", "a-9.md"])
    let taken = (0..<40).map { _ in names.takeNumbered("a") }
    #expect(Set(taken).count == 40 && Set(taken).isDisjoint(with: ["a-2.md", "a-4.md", "a-5.md", "a-9.md"]))
  }
}
