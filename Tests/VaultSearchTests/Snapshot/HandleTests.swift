import Testing
import VaultModel
import VaultSyntax

@testable import VaultSearch

@Suite struct `Handles` {
  /// Hashes with chosen bits, so that what is shared is known; each letter is five bits, the first the highest.
  private func snapshot(_ hashes: [UInt64]) throws -> Snapshot {
    var builder = SegmentBuilder()
    var files = FileTableBuilder()
    let root = files.addDirectory("".utf8, modified: 1, changed: 1, inode: 1)
    for (number, hash) in hashes.enumerated() {
      files.addFile(
        Array("n\(number).md".utf8), in: root,
        fingerprint: FileFingerprint(size: 1, modified: 1, changed: 1, inode: UInt64(number)))
      builder.beginNote(file: number, hash: ItemHash(value: hash))
      builder.endNote(type: .note, title: .init(0, 0))
    }
    let writer = try SnapshotWriter(header: SnapshotHeader(), files: files, runs: [builder.sealed()])
    let sink = MemorySink(byteCount: writer.byteCount)
    writer.write(to: sink)
    return try Snapshot(base: sink.snapshot())
  }

  /// A hash whose letters are those of a word.
  private func hash(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 5 | UInt64(ItemHash.alphabet.firstIndex(of: $1) ?? 0) }
  }

  @Test func `A handle is the shortest beginning nobody shares, of at least three letters`() throws {
    let words = ["aaaaaaaa", "aaaabbbb", "abcdefgh", "zzzzzzzz", "zzzzzzzy"]
    let handles = try snapshot(words.map(hash)).handles(of: Array(0..<5))
    #expect(handles == [0: "aaaaa", 1: "aaaab", 2: "abc", 3: "zzzzzzzz", 4: "zzzzzzzy"])
  }

  @Test func `A handle does not depend on which others are asked for`() throws {
    let snapshot = try snapshot(["aaaaaaaa", "aaaabbbb", "abcdefgh"].map(hash))
    #expect(try snapshot.handles(of: [1]) == [1: "aaaab"])
  }

  @Test func `Equal hashes share the whole of it`() throws {
    let snapshot = try snapshot(["kkkkkkkk", "kkkkkkkk", "kkkzzzzz"].map(hash))
    #expect(try snapshot.handles(of: [0, 1]) == [0: "kkkk", 1: "kkkk"])
    #expect(try snapshot.items(withHandle: "kkkk") == [0, 1])
  }

  /// Hashes of which each differs from the next in its last letter but one, so that a handle needs the neighbours, which
  /// another thread may look at.
  @Test func `Handles do not depend on how many threads look for them`() throws {
    let snapshot = try snapshot((0..<10_000).map { $0 * 32 + 7 })
    let asked = [0, 3_333, 4_999, 5_000, 5_001, 9_999]
    let expected = ["0000000", "0000385", "00004w7", "00004w8", "00004w9", "00009rf"]
    for workers in [1, 2, 3, 16] {
      let handles = try snapshot.handles(of: asked, workers: workers)
      #expect(asked.map { handles[$0] } == expected, "\(workers) threads")
    }
  }

  @Test(arguments: [
    ("aaa", [0, 1]), ("AAAAA", [0]), ("aaaab", [1]), ("aa", []), ("", []), ("aaaaaaaaa", []), ("ilo", []), ("ба", []),
  ])
  func `A handle finds what begins with it, in any case`(handle: String, items: [Int]) throws {
    let snapshot = try snapshot(["aaaaaaaa", "aaaabbbb", "abcdefgh"].map(hash))
    #expect(try snapshot.items(withHandle: handle) == items)
  }

  @Test func `The hash of a note is that of its path`() {
    let one = ItemHash(path: Array("a/b".utf8), identity: [])
    #expect(one == ItemHash(path: Array("a/b".utf8), identity: []))
    #expect(one != ItemHash(path: Array("a".utf8), identity: Array("b".utf8)))
    #expect(one.handle(length: 8).utf8.allSatisfy { ItemHash.alphabet.contains($0) })
  }
}
