import Testing
import VaultTestSupport

@testable import VaultCommands

/// Losing or damaging the index costs time only: every command answers as if it were whole.
@Suite struct `A damaged index` {
  /// Enough notes that an index has many blocks, each with a checksum of its own.
  private func vault() throws -> ScratchDirectory {
    let vault = try ScratchDirectory([".vault/config.yaml": "", "recipes/soup.md": "# Soup\n\n- 2 eggs\n"])
    for number in 0..<160 {
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
    for place in LongSearch.some(bytes.count / 8_192, of: Array(bytes.indices)) {
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
    var noticed = 0
    for place in stride(from: 200, to: bytes.count, by: 8_192) {
      var damaged = bytes
      damaged[place] ^= 1
      try vault.write(".vault/cache/index", damaged)
      let run = CommandRun(["index", "--verbose"], in: vault)
      let after = CommandRun(["index", "--verbose"], in: vault)
      #expect(run.code == .done && after.code == .done)
      noticed += run.errors.contains("the index was damaged or of another version") ? 1 : 0
      #expect(!after.errors.contains("damaged"), "byte \(place)")
    }
    #expect(noticed > 0)
  }

  @Test(arguments: [
    ("the index was damaged or of another version, and was built again", nil),
    ("індекс був пошкоджений або іншої версії, тож його побудовано наново", "uk"),
  ])
  func `of a later version is made anew, and a note says so if asked`(note: String, language: String?) throws {
    let vault = try vault()
    _ = CommandRun(["index"], in: vault)
    let bytes = try vault.read(".vault/cache/index")
    var later = bytes
    // The version stands behind the eight letters that begin the file.
    later[8] &+= 1
    for words in [["--verbose"], []] {
      try vault.write(".vault/cache/index", later)
      let run = CommandRun(["search", "word7", "--count"] + words, in: vault, language: language)
      #expect(run.output == "1\n")
      #expect(run.errors == (words.isEmpty ? "" : note + "\n"))
    }
  }

  @Test func `cut short, lengthened or foreign is made anew`() throws {
    let vault = try vault()
    _ = CommandRun(["index"], in: vault)
    let bytes = try vault.read(".vault/cache/index")
    for damaged in [
      [0x78], Array(bytes.prefix(64)), Array(bytes.dropLast()), bytes + [0], Array("no index\n".utf8),
    ] {
      try vault.write(".vault/cache/index", damaged)
      let run = CommandRun(["search", "word7", "--count", "--verbose"], in: vault)
      #expect(run.output == "1\n")
      #expect(run.errors.hasPrefix("the index was damaged"), "\(damaged.count) bytes: \(run.errors)")
    }
  }
}
