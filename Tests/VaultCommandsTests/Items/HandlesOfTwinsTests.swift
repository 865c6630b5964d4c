import Testing
import VaultActions
import VaultCommands

/// A handle names one item, unless lines are equal to the byte (the vault format, section 3).
@Suite("Handles of lines with the same words") struct HandlesOfTwinsTests {
  /// The handles of the lines of a note, in their order.
  private func handles(_ vault: EditVault, _ word: String) -> [String] {
    let rows = vault.run("search", word, "--json").output.split(separator: "\n").compactMap { row in
      number("line", in: row).flatMap { line in text("handle", in: row).map { (line, $0) } }
    }
    return rows.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func number(_ key: String, in row: Substring) -> Int? {
    row.firstRange(of: "\"\(key)\":").flatMap { Int(row[$0.upperBound...].prefix { $0.isNumber }) }
  }

  private func text(_ key: String, in row: Substring) -> String? {
    row.firstRange(of: "\"\(key)\":\"").map { String(row[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  /// Two lines of a type that differ in one thing alone, and what names the first one's line afterwards.
  struct Twins: Sendable, CustomTestStringConvertible {
    var type: String
    var first: String
    var second: String

    init(_ type: String, _ first: String, _ second: String) {
      (self.type, self.first, self.second) = (type, first, second)
    }

    var testDescription: String { "\(first) / \(second)" }

    func vault(_ lines: [String]) throws -> EditVault {
      try EditVault(["list.md": "---\ntype: \(type)\n---\n" + lines.map { "- \($0)\n" }.joined()])
    }
  }

  @Test(arguments: [
    Twins("list", "[ ] visit {due: 2026-12-12}", "[ ] visit {due: 2026-11-21}"),
    Twins("list", "[ ] 2026-12-12 15:00 visit", "[ ] 2026-11-21 visit"), Twins("list", "[ ] visit #home", "[ ] visit"),
    Twins("list", "[ ] visit 📅 2026-12-12", "[ ] visit 📅 2026-12-13"),
    Twins("list", "[ ] visit", "[ ] Visit {priority: high}"),
    Twins("list", "[ ] visit due:2026-12-12", "[ ] visit due:2026-12-13"),
    Twins("shopping", "[ ] *1 l* visit", "[ ] *2 l* visit"),
    Twins("pantry", "*1 l* visit", "*1 l* visit {opened: 2026-11-20}"),
    Twins("money", "2026-11-20 -5 UAH visit", "2026-11-20 -7 UAH visit"),
  ]) func `are two, and others when one of them goes`(twins: Twins) throws {
    let vault = try twins.vault([twins.first, twins.second])
    let both = handles(vault, "visit")
    try #require(both.count == 2, "\(both)")
    #expect(both[0] != both[1])
    let single = handles(try twins.vault([twins.first]), "visit")
    let other = handles(try twins.vault([twins.second]), "visit")
    #expect(!both.contains(single[0]) && !both.contains(other[0]), "a name that one line had is another's now")
    // Each names its own line.
    let run = vault.run("set", both[1], "list=errands")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("list.md").contains("- \(twins.first)\n"))
  }

  @Test func `stay when one of them is done, and taken back`() throws {
    let vault = try EditVault(["list.md": "---\ntype: list\n---\n- [ ] visit {due: 2026-12-12}\n- [ ] visit\n"])
    let before = handles(vault, "visit")
    for words in [["done", before[0]], ["done", before[1]], ["reopen", before[0]]] {
      let run = vault.run(words)
      #expect(run.code == .done, "\(words): \(run.errors)")
      #expect(handles(vault, "visit") == before, "\(words)")
    }
  }

  @Test func `are one where the lines are equal to the byte, and a command stops`() throws {
    let lines = "---\ntype: list\n---\n- [ ] visit {due: 2026-12-12}\n- [ ] visit {due: 2026-12-12}\n- [ ] visit\n"
    let vault = try EditVault(["list.md": lines])
    let found = handles(vault, "visit")
    try #require(found.count == 3)
    #expect(found[0] == found[1] && found[1] != found[2])
    let run = vault.run("done", found[0])
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("list.md:4") && run.errors.contains("list.md:5") && !run.errors.contains("list.md:6"))
    #expect(vault.text("list.md") == lines)
  }
}
