import Testing
import VaultSyntax
import VaultTestSupport

@Suite struct YAMLRandomTests {
  private static let pieces = [
    "a", "key", " ", "  ", "\n", "\n  ", "\n- ", ": ", ":", "- ", "? ", "[", "]", "{", "}", ", ", ",", "#", " # c",
    "'", "\"", "\\", "|", ">", "|+2", ">-", "&a ", "*a", "!t ", "!!str ", "---\n", "...\n", "%TAG ! x:\n", "\t", "\r\n",
    "\r", "é", "\u{FEFF}", "\0", "\\x4", "1", "<<: *a",
  ].map { Array($0.utf8) }

  @Test func `any bytes give a well-formed tree`() {
    for seed in LongSearch.seeds(few: 40) {
      var generator = SplitMix64(seed: seed)
      for _ in 0..<150 {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
          bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        }
        check(bytes, seed)
      }
      for _ in 0..<50 {
        let count = Int.random(in: 0...60, using: &generator)
        check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }, seed)
      }
    }
  }

  @Test func `a text with a few bytes changed gives a well-formed tree`() {
    let text = """
      title: "Borshch \\u0416"
      tags: [soup, 'it''s', {a: b}]
      time: &time
        prep: 20m
        cook: !!str 1h
      copy: *time
      note: |+2
          literal

        text
      ? - complex
      : >-
        folded
        text
      """
    for seed in LongSearch.seeds(few: 40) {
      var generator = SplitMix64(seed: seed)
      for _ in 0..<100 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0...2, using: &generator) {
          case 0: bytes.remove(at: place)
          case 1: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
          default: bytes[place] = UInt8.random(in: 0...127, using: &generator)
          }
        }
        check(bytes, seed)
      }
    }
  }

  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    let fault = YAMLInvariants(bytes).violation()
    #expect(fault == nil, "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
}
