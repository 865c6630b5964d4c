import Testing

@testable import VaultSearch

@Suite struct SnapshotFileTests {
  private static let print = FileFingerprint(size: 10, modified: 20, changed: 30, inode: 40)

  private func bytes(_ files: FileTableBuilder, _ header: SnapshotHeader = SnapshotHeader()) throws -> SnapshotBytes {
    let writer = try SnapshotWriter(header: header, files: files, runs: [])
    let sink = MemorySink(byteCount: writer.byteCount)
    #expect(writer.write(to: sink))
    return sink.snapshot()
  }

  private var base: FileTableBuilder {
    var files = FileTableBuilder()
    let root = files.addDirectory("".utf8, modified: 1, changed: 2, inode: 3, others: 4, ignored: 5)
    let deep = files.addDirectory("a/b c".utf8, modified: 6, changed: 7, inode: 8)
    files.addFile("one.md".utf8, in: root, fingerprint: Self.print)
    files.addFile("two\n.md".utf8, in: deep, fingerprint: Self.print, state: .unreadable, reason: 9)
    files.addFile("три.md".utf8, in: deep, fingerprint: Self.print)
    return files
  }

  private func paths(_ snapshot: Snapshot) throws -> [String] {
    var files: [Int] = []
    try snapshot.forEachFile { ordinal, _, _, _ in
      files.append(ordinal)
      return true
    }
    return try files.map { String(decoding: try snapshot.path(ofFile: $0), as: UTF8.self) }
  }

  @Test func `files and directories come back in the order of the walk, with all that was known of them`() throws {
    var header = SnapshotHeader()
    (header.device, header.rootInode, header.moment, header.configuration) = (11, 12, -13, 14)
    header.counters = [15, 16]
    let snapshot = try Snapshot(base: bytes(base, header))
    #expect(try paths(snapshot) == ["one.md", "a/b c/two\n.md", "a/b c/три.md"])
    let file = try #require(try snapshot.file(1))
    #expect(file.state == .unreadable && file.reason == 9 && file.directory == 1 && file.fingerprint == Self.print)
    let root = try #require(try snapshot.directory(0))
    #expect([root.modified, root.changed] == [1, 2] && root.inode == 3 && root.others == 4 && root.ignored == 5)
    #expect(snapshot.header.device == 11 && snapshot.header.rootInode == 12 && snapshot.header.moment == -13)
    #expect(snapshot.header.configuration == 14 && snapshot.header.counters.prefix(3) == [15, 16, 0])
    #expect(try snapshot.file(3) == nil)
    #expect(try snapshot.directory(2) == nil)
  }

  @Test(arguments: [
    FileFingerprint(size: 11, modified: 20, changed: 30, inode: 40),
    FileFingerprint(size: 10, modified: 21, changed: 30, inode: 40),
    FileFingerprint(size: 10, modified: 20, changed: 31, inode: 40),
    FileFingerprint(size: 10, modified: 20, changed: 30, inode: 41),
    FileFingerprint(size: 10, modified: 20, changed: 40, inode: 30),
  ])
  func `a fingerprint changes with size, either time and inode`(other: FileFingerprint) {
    #expect(other != Self.print)
  }

  @Test func `a delta overrides files and directories of its base, and numbers go on`() throws {
    let baseBytes = try bytes(base)
    let old = try Snapshot(base: baseBytes)
    var header = SnapshotHeader()
    header.kind = .delta
    header.baseID = old.header.id
    var files = FileTableBuilder(firstDirectory: old.directoryCount)
    files.overriddenFiles = [2, 0]
    files.overriddenDirectories = [1]
    let fresh = files.addDirectory("a/b c".utf8, modified: 60, changed: 70, inode: 8)
    files.addFile("one.md".utf8, in: 0, fingerprint: Self.print)
    files.addFile("new.md".utf8, in: fresh, fingerprint: Self.print)
    let snapshot = try Snapshot(base: baseBytes, delta: bytes(files, header))
    #expect(try paths(snapshot) == ["a/b c/two\n.md", "one.md", "a/b c/new.md"])
    #expect((0..<snapshot.fileCount).map(snapshot.isLive(file:)) == [false, true, false, true, true])
    #expect((0..<snapshot.directoryCount).map(snapshot.isLive(directory:)) == [true, false, true])
  }
}
