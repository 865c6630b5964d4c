import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultSearch

@Suite struct EvaluatorPropertyTests {
  @Test func `random queries over random vaults give what the naive evaluator gives, in its order`() throws {
    for seed in LongSearch.seeds(few: 4) {
      var random = SplitMix64(seed: seed)
      let vault = RandomVault.vault(&random, notes: Int.random(in: 1..<20, using: &random))
      let snapshot = try vault.snapshot()
      for number in 0..<40 {
        let query = RandomVault.query(&random)
        try expectEqual(vault, snapshot, query, "seed \(seed), query \(number)")
      }
    }
  }

  @Test func `a base with a delta answers as an index made anew`() throws {
    for seed in LongSearch.seeds(few: 3) {
      var random = SplitMix64(seed: seed &+ 1000)
      let before = RandomVault.vault(&random, notes: Int.random(in: 1..<20, using: &random))
      let base = try before.base()
      let after = ModelDelta(before, changedBy: &random)
      let delta = try after.bytes(base: Snapshot(base: SnapshotBytes(copying: base)))
      let snapshot = try Snapshot(base: SnapshotBytes(copying: base), delta: SnapshotBytes(copying: delta))
      for number in 0..<40 {
        let query = RandomVault.query(&random)
        try expectEqual(after.vault, snapshot, query, "seed \(seed), query \(number)")
      }
      let rebuilt = try after.vault.snapshot()
      #expect(snapshot.statistics == rebuilt.statistics)
      #expect(try snapshot.wordCount() == rebuilt.wordCount())
      #expect(try snapshot.keys() == rebuilt.keys())
      #expect(try snapshot.values(ofKey: "list").elementsEqual(rebuilt.values(ofKey: "list"), by: ==))
    }
  }

  private func expectEqual(_ vault: ModelVault, _ snapshot: Snapshot, _ query: Query, _ label: Comment) throws {
    var evaluator = Evaluator(snapshot, texts: ModelTexts(vault, snapshot))
    let result = try evaluator.evaluate(query)
    let found = try result.hits.map { hit in
      NaiveEvaluator.Result(
        path: String(decoding: try snapshot.path(ofFile: hit.location.file), as: UTF8.self),
        line: hit.location.isLine ? Int(hit.location.range.start) / 1000 - 1 : -1, score: hit.score)
    }
    #expect(found == NaiveEvaluator(vault: vault).evaluate(query), "\(label): \(query)")
    #expect(try evaluator.count(query.condition) == result.total, label)
  }
}

/// A vault after random edits, as a delta sees it: notes of the base dropped or changed, and new ones.
struct ModelDelta {
  var vault = ModelVault()
  private var overridden: [Int] = []
  private var added = ModelVault()

  init(_ before: ModelVault, changedBy random: inout SplitMix64) {
    for (file, note) in before.notes.enumerated() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: overridden.append(file)
      case 1...2:
        overridden.append(file)
        added.notes.append(RandomVault.note(&random, path: note.path))
      default: vault.notes.append(note)
      }
    }
    if random.chance(50) { added.notes.append(RandomVault.note(&random, path: "work/new.md")) }
    if random.chance(50) { added.notes.append(RandomVault.note(&random, path: "fresh/a.md")) }
    vault.notes += added.notes
  }

  func bytes(base: Snapshot) throws -> [UInt8] {
    var header = SnapshotHeader()
    header.kind = .delta
    header.baseID = base.header.id
    var files = added.files(added.notes.indices, firstDirectory: base.directoryCount)
    files.overriddenFiles = overridden
    return try added.bytes(header, files, [added.run(added.notes.indices)])
  }
}
