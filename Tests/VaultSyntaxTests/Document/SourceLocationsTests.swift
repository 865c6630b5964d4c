import Testing
import VaultTestSupport

@testable import VaultSyntax

@Suite struct `Places of several offsets` {
  @Test func `are those of each alone`() {
    for seed in LongSearch.seeds(few: 40) {
      var generator = SplitMix64(seed: seed)
      let parts = ["a", "\n", "\r\n", "\r", "ї", "🙂", "\t"]
      let text = (0..<30).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(((seed % 3 == 0 ? "\u{FEFF}" : "") + text).utf8)
      let offsets = (0..<20).map { _ in Int.random(in: -1...bytes.count + 2, using: &generator) }
      #expect(
        SourceLocation.locations(of: offsets, in: bytes) == offsets.map { SourceLocation(of: $0, in: bytes) },
        "seed \(seed)")
    }
  }
}
