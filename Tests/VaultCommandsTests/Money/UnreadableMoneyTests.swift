import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A note of money that cannot be read is never taken for a month without payments.
@Suite struct `Money in a note that cannot be read` {
  /// Why it cannot be read.
  enum Fault: CaseIterable, Sendable {
    case bytes, folder, permission

    /// Those that this user meets: the superuser may read everything.
    static var possible: [Fault] { allCases.filter { $0 != .permission || isThere(.ordinaryUser) } }
  }

  private static let now = "2026-11-20T12:00"
  private static let november = "- 2026-11-03 -5 UAH tea {account: card}\n"

  /// A vault of November, and October as it is broken.
  private func vault(_ fault: Fault, _ files: [String: String] = ["money/2026-11.md": november]) throws -> PlanVault {
    let vault = try PlanVault.everyday(files)
    let path = "money/2026-10.md"
    switch fault {
    case .bytes: try vault.directory.write(path, Array("- 2026-10-03 -5 UAH ".utf8) + [0xF7, 0xE0, 0xE9, 0x0A])
    case .folder: try vault.directory.write(path + "/x.txt", "x")
    case .permission:
      try vault.directory.write(path, "- 2026-10-03 -5 UAH tea\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: vault.directory.path + "/" + path)
    }
    return vault
  }

  @Test(arguments: Fault.possible) func `is named, with the code of what cannot be read`(fault: Fault) throws {
    let vault = try self.vault(fault)
    for words in [["money", "october"], ["money", "2026-10", "--json"], ["money", "2026-10", "--lang", "uk"]] {
      let run = vault.run(words, at: Self.now)
      #expect(run.code == .ioFailure && run.output.isEmpty, "\(words): \(run.output)")
      #expect(run.errors.contains("money/2026-10.md") && !run.errors.contains("no payment"), "\(run.errors)")
    }
    #expect(vault.run(["money", "2026-09"], at: Self.now).code == .nothingFound)
  }

  @Test func `leaves balances that say what they lack`() throws {
    let vault = try self.vault(.bytes)
    let run = vault.run(["money", "2026-11", "--json"], at: Self.now)
    #expect(run.code == .done && run.errors.contains("money/2026-10.md"), "\(run.errors)")
    let answer = try Answer(run.output)
    for kind in ["account", "balance"] {
      #expect(!answer.lines(kind).isEmpty)
      #expect(answer.lines(kind).allSatisfy { $0.text("lacks") == "money/2026-10.md" }, "\(run.output)")
    }
    #expect(answer.lines("expenses").allSatisfy { $0.object["lacks"] == nil })
    let people = vault.run(["money", "2026-11"], at: Self.now, onTerminal: true)
    #expect(people.output.contains("not all notes could be read"), "\(people.output)")
  }

  @Test func `of a later month lacks nothing, and what other notes have of the month is shown`() throws {
    let files = ["money/2026-09.md": "- 2026-09-03 -5 UAH tea\n", "money/2026-11.md": "- 2026-10-31 -7 UAH tea\n"]
    let vault = try self.vault(.bytes, files)
    let september = try vault.answer(["money", "2026-09"])
    #expect(september.lines("account").allSatisfy { $0.object["lacks"] == nil })
    let october = try vault.answer(["money", "2026-10"])
    #expect(october.sum("expenses", in: "UAH") == 7)
    #expect(october.lines("account").allSatisfy { $0.text("lacks") == "money/2026-10.md" })
  }
}
