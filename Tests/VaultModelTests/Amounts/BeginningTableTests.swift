import Testing
import VaultTestSupport

@testable import VaultModel

/// Which keys a text begins with.
@Suite struct BeginningTableTests {
  private static func table(of keys: [String]) -> BeginningTable<String> {
    var table = BeginningTable<String>(capacity: 2)
    for key in keys { table.change(Array(key.utf8)[...], from: key) { _ in } }
    return table
  }

  private static let table = table(of: ["ch", "chop", "chopped", "cho", "d", "freshly ground", "сіл"])

  @Test(arguments: [
    ("chopped", ["ch", "cho", "chop", "chopped"]), ("chopping", ["ch", "cho", "chop"]), ("chz", ["ch"]), ("c", []),
    ("", []), ("b", []), ("z", []), ("dill", ["d"]), ("freshly ground pepper", ["freshly ground"]), ("freshly", []),
    ("сіль", ["сіл"]),
  ])
  func `each key that a text begins with is found, the shortest first`(text: String, expected: [String]) {
    var found: [String] = []
    Self.table.forEachBeginning(of: Array(text.utf8)[...]) { value, length in
      #expect(length == value.utf8.count)
      found.append(value)
    }
    #expect(found == expected)
  }

  @Test func `random keys are found as by looking at all of them`() {
    for seed in LongSearch.seeds(few: 50) {
      var random = SplitMix64(seed: seed)
      func word() -> [UInt8] {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in .random(in: 0x61...0x63, using: &random) }
      }
      let keys = Set((0..<40).map { _ in word() })
      var table = BeginningTable<Int>(capacity: 1)
      for key in keys { table.change(key[...], from: key.count) { $0 += 0 } }
      for _ in 0..<40 {
        let text = word() + word()
        var found: [Int] = []
        table.forEachBeginning(of: text[...]) { value, length in
          #expect(value == length, "seed \(seed)")
          found.append(length)
        }
        #expect(found == keys.filter { text.starts(with: $0) }.map(\.count).sorted(), "seed \(seed)")
      }
    }
  }
}

/// What a key stands for.
@Suite struct BeginningTableChangeTests {
  @Test func `a key is changed from what it stood for`() {
    var table = BeginningTable<Int>(capacity: 0)
    for key in ["a", "b", "a", "", "a"] { table.change(Array(key.utf8)[...], from: 10) { $0 += 1 } }
    var found: [Int] = []
    table.forEachBeginning(of: [0x61]) { value, _ in found.append(value) }
    table.forEachBeginning(of: [0x62, 0x61]) { value, _ in found.append(value) }
    #expect(found == [13, 11])
  }
}
