import Testing
import VaultModel
import VaultStore

@testable import VaultCommands

@Suite struct `The common version of a note and its copy` {
  private static let copy = "x.sync-conflict-20261120-101530-ABCDEFG.md"

  /// A version of some lines, remembered at a time of 20 November 2026.
  private func version(_ text: String, _ time: String, seconds: Int64 = 0) throws -> RememberedVersion {
    RememberedVersion(
      version: CommonVersion(bytes: Array(text.utf8), source: .commit(time)),
      time: try #require(LocalDateTime("2026-11-20 \(time)")), seconds: seconds)
  }

  private func common(
    _ versions: [RememberedVersion], ours: String, theirs: String, name: String = copy, written: Int64 = 100
  ) throws -> String? {
    let copy = try #require(ConflictCopy(of: Path(name)))
    return copy.commonVersion(
      among: versions, ours: Array(ours.utf8), theirs: Array(theirs.utf8), written: written
    ).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `is the last one before the copy that it differs least from`() throws {
    let versions = try [version("a\nb\nc\nd\n", "09:00"), version("a\nb\nc\n", "08:00"), version("a\n", "07:00")]
    // The last commit holds what our side added: to take it would remove that line.
    #expect(try common(versions, ours: "a\nb\nc\nd\ne\n", theirs: "A\nb\nc\n") == "a\nb\nc\n")
    #expect(try common(versions, ours: "x\n", theirs: "a\nb\nc\nd\nE\n") == "a\nb\nc\nd\n")
  }

  @Test func `is the last one among equals`() throws {
    let versions = try [version("a\n", "09:00"), version("a\n", "08:00")]
    let copy = try #require(ConflictCopy(of: Path(Self.copy)))
    let found = copy.commonVersion(among: versions, ours: [], theirs: Array("a\nb\n".utf8), written: 100)
    #expect(found?.source == .commit("09:00"))
  }

  @Test func `is never what the note is now, nor what came after the copy`() throws {
    #expect(try common([version("a\nb\n", "09:00")], ours: "a\nb\n", theirs: "a\n") == nil)
    #expect(try common([version("a\n", "10:15:31")], ours: "b\n", theirs: "a\nc\n") == nil)
    #expect(try common([version("a\n", "10:15:30")], ours: "b\n", theirs: "a\nc\n") == "a\n")
    #expect(try common([version("a\n", "09:00", seconds: 101)], ours: "b\n", theirs: "a\nc\n") == nil)
  }

  @Test(arguments: [
    ("x (Ann's conflicted copy 2026-11-20).md", true), ("x (Ann's conflicted copy 2026-11-19).md", false),
    ("x (Ann's conflicted copy).md", true),
  ])
  func `is looked for up to the day that the name says`(name: String, isFound: Bool) throws {
    #expect((try common([version("a\n", "23:00")], ours: "b\n", theirs: "a\nc\n", name: name) != nil) == isFound)
  }
}
