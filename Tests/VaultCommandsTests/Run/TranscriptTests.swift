import Foundation
import Testing
import VaultTestSupport

@Suite struct `Transcripts` {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Transcripts")

  /// The names of all transcripts.
  private static var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// The fixture vaults, each of which every transcript finds beside it.
  private static var fixtures: [String] {
    get throws {
      let folder = folder.deletingLastPathComponent().appendingPathComponent("Fixtures")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "README.md" }.sorted()
        .map { "Tests/VaultCommandsTests/Fixtures/\($0)" }
    }
  }

  @Test(.enabled(if: isThere(.givenVault)), arguments: try names)
  func `run the built program as documentation shows it`(name: String) throws {
    let text = try String(decoding: Data(contentsOf: Self.folder.appendingPathComponent(name)), as: UTF8.self)
    let transcript = Transcript(text, name: name)
    #expect(!transcript.steps.isEmpty)
    for mismatch in try TranscriptRunner(copying: Self.fixtures).run(transcript) { Issue.record("\(mismatch)") }
  }

  @Test func `are read from fenced blocks, with continued lines and exit codes`() {
    let steps = Transcript(
      """
      ```sh
      $ not this
      ```
      ```console
      $ vault one \\
      >   two
      out
      …

      ? 2
      $ vault three
      ```
      """, name: "x.md"
    ).steps
    #expect(steps.map(\.command) == ["vault one \\\n  two", "vault three"])
    #expect(steps.map(\.output) == [["out", "…"], []])
    #expect(steps.map(\.exitCode) == [2, 0])
    #expect(steps.map(\.line) == [5, 11])
  }

  @Test(arguments: [
    ("a\nb", "a\nb", true), ("a\nb", "a", false), ("a", "a\nb", false), ("a\nx\ny\nb", "a\n…\nb", true),
    ("a\nb", "a\n…\nb", true), ("a\nb\nc", "…", true), ("", "…", true), ("a\nb\na\nc", "…\na\nc", true),
    ("a\nb\nc", "…\nb\n…\nd", false),
  ])
  func `compare output with a pattern`(output: String, pattern: String, matches: Bool) throws {
    let step = try #require(Transcript("```console\n$ x\n\(pattern)\n```", name: "x.md").steps.first)
    #expect((TranscriptMismatch(step, of: "x.md", output: output, exitCode: 0) == nil) == matches)
  }

  @Test func `show a difference as a diff`() throws {
    let step = try #require(Transcript("```console\n$ x\na\nb\nc\n```", name: "x.md").steps.first)
    let mismatch = try #require(TranscriptMismatch(step, of: "x.md", output: "a\nB\nc\nd\n", exitCode: 1))
    #expect(
      mismatch.description == """
        x.md:2: $ x
            a
          + B
          - b
            c
          + d
          - ? 0
          + ? 1
        """)
  }
}
