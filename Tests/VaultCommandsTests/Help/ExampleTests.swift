import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The examples of the help` {
  /// Those of a command: all together where it changes nothing, because making an index costs more than all of them, else
  /// one by one, each beside the sample vault as it stands.
  ///
  /// What is evaluated in a shell is tried by the tests of its script, and a text generator is what nobody but the user
  /// has.
  private static let sessions: [[String]] = CommandTable.all.flatMap { command -> [[String]] in
    let lines = command.syntax.examples.map(\.line)
      .filter { !$0.hasPrefix("eval ") && !$0.contains(" recipe draft ") }
    let isWriting = command.syntax.flags.contains { $0.name == Flag.dryRun.name }
    return isWriting ? lines.map { [$0] } : [lines]
  }

  @Test(arguments: sessions)
  func `run as they stand beside the sample vault`(lines: [String]) throws {
    let fixtures = lines.contains { $0.contains("sample-vault") } ? ["sample-vault"] : []
    // Whoever tries them has the sample vault from a repository.
    let repository = fixtures.isEmpty ? "" : "$ git init --quiet sample-vault\n"
    let transcript = Transcript(
      repository + lines.map { "$ \($0)\n…\n" }.joined(), name: "example.transcript")
    for mismatch in try TranscriptRunner(copying: fixtures).run(transcript) { Issue.record("\(mismatch)") }
  }
}
