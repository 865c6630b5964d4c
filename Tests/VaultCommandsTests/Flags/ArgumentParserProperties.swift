import Testing
import VaultMessages
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Any command line` {
  private static let pieces = [
    "", "-", "--", "---", "=", "-=", "--=", "-0", "-1", "-q", "-qy", "-n", "--limit", "--limit=", "--limit=5", "5",
    "--json", "--format", "paths", "{x}", "--vault", "search", "scale", "completion", "help", "bash", "-молоко",
    "\u{1B}[2J", "--color=always", "--lang=uk", "--help", "--version", "\u{301}", "-\u{301}", "--servings", "--factor",
  ]

  @Test func `is answered: no combination of words traps, and errors end with two`() {
    for seed in LongSearch.seeds(few: 600) {
      var generator = SplitMix64(seed: seed)
      let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      let run = CommandRun(commands: emptyCommands) { $0.arguments = words }
      #expect(run.code == .done || run.code == .wrongCall, "seed \(seed), \(words)")
      // How a call in another program's words was read is said too, and is no error.
      let isError = ["error", "помилка"].contains { run.errors.contains($0) }
      #expect((run.code == .wrongCall) == isError, "seed \(seed), \(words): \(run.errors)")
      #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" } || words.contains("--color=always"))
    }
  }
}
