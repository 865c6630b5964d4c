import Testing
import VaultTestSupport

@testable import VaultCommands

/// Losing or damaging the index costs time only: every command answers as if it were whole.
@Suite struct `A damaged index` {
  /// Enough notes that an index has many blocks, each with a checksum of its own.
  private func vault() throws -> ScratchDirectory {
    let vault = try ScratchDirectory([".vault/config.yaml": "", "recipes/soup.md": "# Soup\n\n- 2 eggs\n"])
    for number in 0..<400 {
      try vault.write("notes/\(number).md", "# Note \(number)\n\nplum word\(number)\n\n- [ ] task \(number)\n")
    }
    return vault
  }

  private static let calls = [
    ["search", "plum", "--limit", "3"], ["search", "'plum word7'", "--count"], ["search", "type:task", "--limit", "2"],
    ["search", "word39*", "--format", "paths"], ["show", "Note 7"], ["check"], ["index"],
  ]

  @Test(arguments: calls)
  func `is made anew, whichever byte is wrong`(call: [String]) throws {
    let vault = try vault()
    let whole = CommandRun(call, in: vault)
    #expect(whole.code == .done)
    let bytes = try vault.read(".vault/cache/index")
    for place in stride(from: 0, to: bytes.count, by: 1_021) {
      var damaged = bytes
      damaged[place] ^= 0x10
      try vault.write(".vault/cache/index", damaged)
      let run = CommandRun(call, in: vault)
      #expect(run.code == whole.code, "byte \(place): \(run.errors)")
      guard call != ["index"] else { continue }
      #expect(run.output == whole.output, "byte \(place)")
    }
  }

  @Test func `is whole again after the first command that noticed`() throws {
    let vault = try vault()
    _ = CommandRun(["index"], in: vault)
    let bytes = try vault.read(".vault/cache/index")
    for place in stride(from: 200, to: bytes.count, by: 4_096) {
      var damaged = bytes
      damaged[place] ^= 1
      try vault.write(".vault/cache/index", damaged)
      let run = CommandRun(["index", "--verbose"], in: vault)
      let after = CommandRun(["index", "--verbose"], in: vault)
      #expect(run.code == .done && after.code == .done)
      #expect(!after.errors.contains("damaged"), "byte \(place)")
    }
  }
}
