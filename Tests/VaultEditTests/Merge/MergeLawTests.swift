import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

@Suite struct MergeLawTests {
  private static let types: [ItemType] = [.note, .task, .shopping, .money, .meals, .recipe, .diary, .pantry]

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `merges of random notes and edits keep the laws`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    var clean = 0
    for _ in 0..<500 {
      let type = Self.types.randomElement(using: &random) ?? .note
      var note = RandomNote(type, &random)
      let base = note.bytes
      let kept = note
      note.edit("o", &random)
      let ours = note.bytes
      note = kept
      note.edit("t", &random)
      let laws = MergeLaws(
        base: Int.random(in: 0..<12, using: &random) == 0 ? nil : base, ours: ours, theirs: note.bytes, type)
      let fault = laws.fault
      try #require(fault == nil, "\(laws.description)")
      if laws.merged.isClean { clean += 1 }
    }
    print("\(clean) of 500 clean")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `different keys changed by two sides are never in conflict`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let keys = RandomKeys(&random)
      guard keys.count > 1 else { continue }
      let chosen = Array(0..<keys.count).shuffled(using: &random).prefix(2)
      let (ours, theirs) = (keys.changed(chosen[0], "o", &random), keys.changed(chosen[1], "t", &random))
      let laws = MergeLaws(base: keys.bytes, ours: ours, theirs: theirs, .recipe)
      try #require(laws.merged.isClean, "\(laws.description)")
      let fault = laws.fault
      try #require(fault == nil, "\(laws.description)")
    }
  }
}
