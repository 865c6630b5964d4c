import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultSearch

/// Whatever the bytes of a snapshot are, reading them ends in an answer or a ``SnapshotFault``.
@Suite struct SnapshotDamageTests {
  private static let vault: ModelVault = {
    var random = SplitMix64(seed: 3)
    return RandomVault.vault(&random, notes: 8)
  }()

  /// Asks everything there is to ask.
  private func exercise(_ base: [UInt8], delta: [UInt8]? = nil) {
    do {
      let snapshot = try Snapshot(
        base: SnapshotBytes(copying: base), delta: delta.map { SnapshotBytes(copying: $0) })
      var random = SplitMix64(seed: 5)
      for _ in 0..<4 {
        var evaluator = Evaluator(snapshot, texts: NoTexts())
        _ = try evaluator.evaluate(RandomVault.query(&random))
      }
      _ = (try snapshot.keys(), try snapshot.values(ofKey: "list"), try snapshot.wordCount())
      try snapshot.forEachFile { _, _, _, _ in true }
      for file in 0..<min(snapshot.fileCount, 100) { _ = try snapshot.path(ofFile: file) }
    } catch {}
  }

  @Test func `a snapshot cut at any length is refused`() throws {
    let bytes = try Self.vault.base()
    let lengths = Array(0..<300) + Array(stride(from: 300, to: bytes.count, by: 37)) + [bytes.count - 1]
    for length in lengths {
      #expect(throws: SnapshotFault.self) { try Snapshot(base: SnapshotBytes(copying: Array(bytes[..<length]))) }
    }
  }

  @Test func `a flipped bit is found, or nothing that is read depends on it`() throws {
    let bytes = try Self.vault.base()
    let whole = try answers(bytes)
    for seed in LongSearch.seeds(few: 600) {
      var random = SplitMix64(seed: seed)
      var damaged = bytes
      let place = Int.random(in: damaged.indices, using: &random)
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      if let found = try? answers(damaged) { #expect(found == whole, "seed \(seed): byte \(place)") }
    }
  }

  private func answers(_ bytes: [UInt8]) throws -> [[Hit]] {
    let snapshot = try Snapshot(base: SnapshotBytes(copying: bytes))
    var random = SplitMix64(seed: 5)
    var evaluator = Evaluator(snapshot, texts: NoTexts())
    return try (0..<10).map { _ in try evaluator.evaluate(RandomVault.query(&random)).hits }
  }

  @Test func `a forged snapshot with right checksums and wild contents never traps`() throws {
    for seed in LongSearch.seeds(few: 6) {
      let bytes = try Self.vault.base()
      var random = SplitMix64(seed: seed)
      for _ in 0..<20 {
        var forged = bytes
        for _ in 0..<Int.random(in: 1..<12, using: &random) {
          let place = Int.random(in: 24..<forged.count, using: &random)
          forged[place] = random.pick([0, 0xFF, 0x7F, 0x80, forged[place] ^ 1], default: 0)
        }
        exercise(Self.resealed(forged))
      }
    }
  }

  @Test func `a delta of another base, a base as a delta and noise are refused`() throws {
    let base = try Self.vault.base()
    var header = SnapshotHeader()
    header.kind = .delta
    header.baseID = 12345
    let delta = try ModelVault().bytes(header, FileTableBuilder(), [])
    #expect(throws: SnapshotFault.mismatched) {
      try Snapshot(base: SnapshotBytes(copying: base), delta: SnapshotBytes(copying: delta))
    }
    #expect(throws: SnapshotFault.foreign) {
      try Snapshot(base: SnapshotBytes(copying: base), delta: SnapshotBytes(copying: base))
    }
    #expect(throws: SnapshotFault.foreign) {
      try Snapshot(base: SnapshotBytes(copying: [UInt8](repeating: 0x5A, count: 20_000)))
    }
  }

  /// Writes the checksums of changed bytes anew, as a forger would.
  private static func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let blocks = Int(clamping: LittleEndian.u64(bytes.span, 80))
    let start = SnapshotHeader.blocksStart(blockCount: min(max(blocks, 0), bytes.count / 8))
    func put(_ value: UInt64, at offset: Int) {
      for index in 0..<8 where offset + index < bytes.count {
        bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8))
      }
    }
    for block in 0..<min(blocks, bytes.count / 8) {
      let from = start + block * SnapshotBytes.blockSize
      let to = min(from + SnapshotBytes.blockSize, bytes.count)
      guard from < to else { break }
      put(Checksum.of(bytes.span.extracting(from..<to)), at: SnapshotHeader.sumsStart + block * 8)
    }
    let end = min(SnapshotHeader.sumsStart + min(max(blocks, 0), bytes.count / 8) * 8, bytes.count)
    put(UInt64(bytes.count), at: 72)
    put(Checksum.of(bytes.span.extracting(SnapshotHeader.sumsStart..<end)), at: 88)
    put(Checksum.of(bytes.span.extracting(0..<SnapshotHeader.byteCount - 8)), at: SnapshotHeader.byteCount - 8)
    return bytes
  }
}
