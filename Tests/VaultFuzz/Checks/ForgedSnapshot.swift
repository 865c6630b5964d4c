import VaultModel
import VaultSearch
import VaultSyntax

/// Snapshots made in memory, and such as somebody made who wants a reader to trap.
enum ForgedSnapshot {
  /// The bytes of a snapshot of some notes, by their paths.
  static func made(of notes: [(key: String, value: String)]) throws -> [UInt8] {
    var builder = SegmentBuilder()
    var indexer = NoteIndexer()
    var files = FileTableBuilder()
    for (number, (path, text)) in notes.enumerated() {
      let slash = path.lastIndex(of: "/") ?? path.startIndex
      let directory = files.addDirectory(path[..<slash].utf8, modified: 1, changed: 2, inode: 3)
      let name = path[slash...].dropFirst()
      let size = text.utf8.count
      files.addFile(
        name.utf8, in: directory, fingerprint: FileFingerprint(size: size, modified: 4, changed: 5, inode: 6))
      let note = Note(Document(Array(text.utf8)), context: Settings().context(forNoteAt: path))
      indexer.add(note, file: number, path: Array(path.utf8), to: &builder)
    }
    let writer = try SnapshotWriter(header: SnapshotHeader(), files: files, runs: [builder.sealed()])
    let sink = MemorySink(byteCount: writer.byteCount)
    guard writer.write(to: sink) else { throw SnapshotFault.damaged }
    return sink.contents
  }

  /// The bytes with all checksums and the size made right, so that the reader has to look at what they say.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= SnapshotHeader.byteCount else { return bytes }
    var bytes = bytes
    let blocks = min(Int(clamping: number(in: bytes, at: 80)), bytes.count / 8)
    let sums = SnapshotHeader.sumsStart..<SnapshotHeader.sumsStart + blocks * 8
    let start = SnapshotHeader.blocksStart(blockCount: blocks)
    for block in 0..<blocks {
      let from = start + block * SnapshotBytes.blockSize
      let to = min(from + SnapshotBytes.blockSize, bytes.count)
      guard from < to else { break }
      put(Checksum.of(bytes.span.extracting(from..<to)), at: sums.lowerBound + block * 8, in: &bytes)
    }
    let summed = sums.lowerBound..<min(sums.upperBound, bytes.count)
    put(UInt64(bytes.count), at: 72, in: &bytes)
    put(Checksum.of(bytes.span.extracting(summed)), at: 88, in: &bytes)
    let end = SnapshotHeader.byteCount - 8
    put(Checksum.of(bytes.span.extracting(0..<end)), at: end, in: &bytes)
    return bytes
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
  }

  private static func put(_ value: UInt64, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<8 where offset + index < bytes.count {
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8))
    }
  }
}
