import Testing
import VaultTestSupport

@testable import VaultModel

/// Which keys a text begins with.
@Suite struct BeginningTableTests {
  private static let table = BeginningTable(
    Dictionary(
      uniqueKeysWithValues: ["ch", "chop", "chopped", "cho", "d", "freshly ground"].map { (Array($0.utf8), $0) }))

  @Test(arguments: [
    ("chopped", ["chopped", "chop", "cho", "ch"]), ("chopping", ["chop", "cho", "ch"]), ("chz", ["ch"]), ("c", []),
    ("", []), ("b", []), ("z", []), ("dill", ["d"]), ("freshly ground pepper", ["freshly ground"]), ("freshly", []),
  ])
  func `each key that a text begins with is found, the longest first`(text: String, expected: [String]) {
    var found: [String] = []
    Self.table.forEachBeginning(of: Array(text.utf8)[...]) { value, length in
      #expect(length == value.utf8.count)
      found.append(value)
    }
    #expect(found == expected)
  }

  @Test func `random keys are found as by looking at all of them`() {
    var random = SplitMix64(seed: 20)
    func word() -> [UInt8] {
      (0..<Int.random(in: 1...5, using: &random)).map { _ in .random(in: 0x61...0x63, using: &random) }
    }
    for _ in 0..<50 {
      let keys = Dictionary((0..<40).map { _ in (word(), ()) }, uniquingKeysWith: { first, _ in first })
      let table = BeginningTable(keys)
      for _ in 0..<40 {
        let text = word() + word()
        var found: [Int] = []
        table.forEachBeginning(of: text[...]) { _, length in found.append(length) }
        #expect(found == keys.keys.filter { text.starts(with: $0) }.map(\.count).sorted(by: >))
      }
    }
  }
}
