import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The examples of the help` {
  /// Those of each command, which somebody tries one after the other.
  ///
  /// What is evaluated in a shell is tried by the tests of its script, and a text generator is what nobody but the user
  /// has.
  private static let sessions: [[String]] = CommandTable.all.map { command in
    command.syntax.examples.map(\.line)
      .filter { !$0.hasPrefix("eval ") && !$0.contains(" recipe draft ") }
  }

  @Test(.enabled(if: isThere(.givenVault)), arguments: sessions)
  func `run as they stand beside the sample vault`(lines: [String]) throws {
    let fixtures = lines.contains { $0.contains("sample-vault") } ? ["sample-vault"] : []
    // Whoever tries them has the sample vault from a repository.
    let repository = fixtures.isEmpty ? "" : "$ git init --quiet sample-vault\n"
    let transcript = Transcript(
      repository + lines.map { "$ \($0)\n…\n" }.joined(), name: "example.transcript")
    for mismatch in try TranscriptRunner(copying: fixtures).run(transcript) { Issue.record("\(mismatch)") }
  }
}
