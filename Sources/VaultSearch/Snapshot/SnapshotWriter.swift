import Synchronization
import VaultSyntax

/// Lays out a snapshot from a file table and the runs of the workers, and writes it in parallel.
///
/// All sizes are known first, so parts can be written where they belong in any order; the bytes depend neither on the
/// number of runs nor on that of workers.
///
/// ```swift
/// let writer = try SnapshotWriter(header: header, files: files, runs: runs, workers: 2)
/// let sink = MemorySink(byteCount: writer.byteCount)
/// writer.write(to: sink)
/// let snapshot = try Snapshot(base: sink.snapshot())
/// ```
package struct SnapshotWriter: Sendable {
  package private(set) var header: SnapshotHeader
  private let files: FileTableBuilder
  private let runs: [SegmentRun.Items]
  private let order: ItemOrder
  private let dictionary: DictionaryWriter
  private let stems: [UInt8]
  private let workers: Int
  /// The postings in pieces, which are written in parallel.
  private var pieces: [TermEncoding.Piece]

  /// Sorts, joins, encodes and measures. The memory of the runs' terms is free when this returns, if nobody else has it.
  ///
  /// - Complexity: O(terms + postings), apart from stemming each word once.
  package init(
    header: SnapshotHeader, files: consuming FileTableBuilder, runs: consuming [SegmentRun],
    workers: Int = 1
  ) throws(SnapshotFault) {
    self.workers = max(1, workers)
    self.header = header
    let items = runs.map(\.items)
    let order = ItemOrder(of: items)
    let numberings = items.indices.map { order.numbering(ofRun: $0) }
    files.adopt(items, in: order)
    self.files = files
    self.runs = items
    self.order = order
    // Values, keys, columns and names; then words, which sort after them. The terms of each are let go before the next
    // are encoded.
    let keyed = MergedTerms(Self.numbered(runs.map(\.terms.keyed), numberings))
    let words = MergedTerms(Self.numbered(runs.map(\.terms.words), numberings))
    _ = consume runs
    var encoding = TermEncoding(workers: self.workers)
    _ = encoding.append(consume keyed)
    let firstWord = encoding.dictionary.count
    let lists = encoding.append(consume words)
    stems = StemTable.bytes(of: lists, firstOrdinal: firstWord, workers: self.workers)
    dictionary = encoding.dictionary
    pieces = encoding.pieces
    try layOut()
  }

  /// The term runs of each worker with its numbering.
  private static func numbered(_ runs: [[TermRun]], _ numberings: [ItemNumbering]) -> [MergedTerms.NumberedRun] {
    zip(runs, numberings).flatMap { runs, numbering in
      runs.map { MergedTerms.NumberedRun(run: $0, numbering: numbering) }
    }
  }

  /// The size of the file in bytes.
  package var byteCount: Int { header.fileSize }

  private mutating func layOut() throws(SnapshotFault) {
    let items = runs.reduce(0) { $0 + $1.count }
    let lines = runs.reduce(0) { $0 + $1.lines.count }
    let sizes: [SnapshotSection: Int] = [
      .directories: files.directories.count * DirectoryRecord.byteCount, .directoryPaths: files.directoryPaths.count,
      .files: files.files.count * FileRecord.byteCount, .fileNames: files.fileNames.count,
      .overriddenFiles: files.overriddenFiles.count * 4,
      .overriddenDirectories: files.overriddenDirectories.count * 4,
      .notes: (items - lines) * NoteRecord.byteCount, .lines: lines * LineRecord.byteCount, .types: items,
      .hashes: items * ItemHash.byteCount, .noteBits: (items + 63) / 64 * 8, .dictionaryBlocks: dictionary.blocks.count,
      .dictionary: dictionary.terms.count, .stems: stems.count, .postings: dictionary.postings,
    ]
    let smaller = sizes.filter { $0.key != .postings }.values.max() ?? 0
    guard items < 1 << 31, smaller <= UInt32.max else { throw .tooLarge }
    let total = sizes.values.reduce(0) { $0 + ($1 + 7) / 8 * 8 }
    header.blockCount = (total + SnapshotBytes.blockSize - 1) / SnapshotBytes.blockSize
    var offset = header.blocksStart
    for section in SnapshotSection.allCases {
      let size = sizes[section] ?? 0
      header[section] = offset..<offset + size
      offset += (size + 7) / 8 * 8
    }
    header.fileSize = offset
    header.termCount = dictionary.count
    header.noteWords = runs.reduce(0) { $0 &+ $1.notes.reduce(0) { $0 &+ UInt64($1.words) } }
    header.lineWords = runs.reduce(0) {
      $0 &+ $1.lines.reduce(0) { $0 &+ UInt64(min($1.words, LineRecord.maximumWords)) }
    }
  }

  /// Writes everything, and lets the postings go as they are written; false when the sink failed.
  @discardableResult package consuming func write(to sink: some SnapshotSink) -> Bool {
    let waiting = Mutex(pieces.map(Optional.some))
    pieces = []
    let streams = parallelMap(count: waiting.withLock(\.count) + 1, workers: workers) { [self] number in
      guard number > 0 else { return writeTables(to: sink) }
      let (piece, isLast) = waiting.withLock { ($0[number - 1].take(), number == $0.count) }
      return writePostings(piece, isLast: isLast, to: sink)
    }
    var header = self.header
    var sums = [UInt64](repeating: 0, count: header.blockCount)
    var isWritten = streams.allSatisfy(\.isWritten)
    for stream in streams {
      for (block, sum) in stream.sums where block < sums.count { sums[block] = sum }
    }
    isWritten = writeEdges(streams.flatMap(\.edges), to: sink, sums: &sums) && isWritten
    var table: [UInt8] = []
    for sum in sums { LittleEndian.append(sum, to: &table) }
    header.sumsChecksum = Checksum.of(table.span)
    header.id = header.contentID
    table.append(contentsOf: [UInt8](repeating: 0, count: header.blocksStart - SnapshotHeader.sumsStart - table.count))
    isWritten = sink.write(table.span, at: SnapshotHeader.sumsStart) && isWritten
    return sink.write(header.bytes().span, at: 0) && isWritten
  }

  /// Joins the pieces of blocks that two stretches share.
  private func writeEdges(
    _ edges: [(offset: Int, bytes: [UInt8])], to sink: some SnapshotSink, sums: inout [UInt64]
  ) -> Bool {
    var isWritten = true
    var block = -1
    var bytes: [UInt8] = []
    func finish(_ sums: inout [UInt64]) {
      guard block >= 0, block < sums.count else { return }
      sums[block] = Checksum.of(bytes.span)
      isWritten = sink.write(bytes.span, at: header.blocksStart + block * SnapshotBytes.blockSize) && isWritten
    }
    for edge in edges.sorted(by: { $0.offset < $1.offset }) where !edge.bytes.isEmpty {
      let number = (edge.offset - header.blocksStart) / SnapshotBytes.blockSize
      if number != block {
        finish(&sums)
        block = number
        bytes = []
      }
      bytes.append(contentsOf: edge.bytes)
    }
    finish(&sums)
    return isWritten
  }

  private func writePostings<Sink: SnapshotSink>(
    _ piece: TermEncoding.Piece?, isLast: Bool, to sink: Sink
  ) -> BlockStream<Sink> {
    let section = header[.postings]
    var stream = BlockStream(
      to: sink, at: section.lowerBound + (piece?.offset ?? 0), blocksStart: header.blocksStart,
      beginning: piece?.bytes ?? [])
    if isLast { stream.pad(to: header.fileSize) }
    stream.finish()
    return stream
  }

  private func writeTables<Sink: SnapshotSink>(to sink: Sink) -> BlockStream<Sink> {
    var stream = BlockStream(to: sink, at: header.blocksStart, blocksStart: header.blocksStart)
    func begin(_ section: SnapshotSection) { stream.pad(to: header[section].lowerBound) }
    for record in files.directories { stream.append { record.append(to: &$0) } }
    begin(.directoryPaths)
    stream.append { $0.append(contentsOf: files.directoryPaths) }
    begin(.files)
    for record in files.files { stream.append { record.append(to: &$0) } }
    begin(.fileNames)
    stream.append { $0.append(contentsOf: files.fileNames) }
    begin(.overriddenFiles)
    for file in files.overriddenFiles.sorted() {
      stream.append { LittleEndian.append(UInt32(clamping: file), to: &$0) }
    }
    begin(.overriddenDirectories)
    for directory in files.overriddenDirectories.sorted() {
      stream.append { LittleEndian.append(UInt32(clamping: directory), to: &$0) }
    }
    begin(.notes)
    for place in order.places {
      stream.append { for note in runs[place.run].notes[place.stretch.notes] { note.append(to: &$0) } }
    }
    begin(.lines)
    for place in order.places {
      stream.append { for line in runs[place.run].lines[place.stretch.lines] { line.append(to: &$0) } }
    }
    begin(.types)
    for place in order.places { stream.append { $0.append(contentsOf: runs[place.run].types[place.stretch.items]) } }
    begin(.hashes)
    for place in order.places {
      let items = place.stretch.items
      let bytes = items.lowerBound * ItemHash.byteCount..<items.upperBound * ItemHash.byteCount
      stream.append { $0.append(contentsOf: runs[place.run].hashes[bytes]) }
    }
    begin(.noteBits)
    for word in noteBits() { stream.append { LittleEndian.append(word, to: &$0) } }
    for (section, bytes) in [
      (SnapshotSection.dictionaryBlocks, dictionary.blocks), (.dictionary, dictionary.terms), (.stems, stems),
    ] {
      begin(section)
      stream.append { $0.append(contentsOf: bytes) }
    }
    begin(.postings)
    stream.finish()
    return stream
  }

  private func noteBits() -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: header[.noteBits].count / 8)
    for place in order.places {
      for item in runs[place.run].noteItems[place.stretch.notes] {
        let number = Int(place.number(of: item))
        bits[number / 64] |= 1 << UInt64(number % 64)
      }
    }
    return bits
  }
}

extension SnapshotHeader {
  /// A name for the content: equal names mean equal files and words.
  var contentID: UInt64 {
    var bytes: [UInt8] = []
    for value in [sumsChecksum, device, rootInode, UInt64(bitPattern: moment), configuration, baseID] {
      LittleEndian.append(value, to: &bytes)
    }
    return Checksum.of(bytes.span)
  }
}
