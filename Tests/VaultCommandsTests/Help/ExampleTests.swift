import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The examples of the help` {
  /// Those of the commands the product has; what is evaluated in a shell is tried by the tests of its script, and a
  /// text generator is what nobody but the user has.
  private static let lines = CommandTable.all.flatMap(\.syntax.examples).map(\.line)
    .filter { !$0.hasPrefix("eval ") && !$0.contains(" recipe draft ") }

  @Test(arguments: lines)
  func `run as they stand beside the sample vault`(line: String) throws {
    let fixtures = line.contains("sample-vault") ? ["sample-vault"] : []
    // Whoever tries them has the sample vault from a repository.
    let repository = fixtures.isEmpty ? "" : "$ git init --quiet sample-vault\n"
    let transcript = Transcript("\(repository)$ \(line)\n…", name: "example.transcript")
    for mismatch in try TranscriptRunner(copying: fixtures).run(transcript) { Issue.record("\(mismatch)") }
  }
}
