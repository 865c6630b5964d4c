/// Where the bytes of a snapshot go: a file, or memory. Called from several threads for parts that do not overlap.
package protocol SnapshotSink: Sendable {
  /// Puts `bytes` at `offset` of the file; false when that failed, which makes the snapshot useless.
  func write(_ bytes: Span<UInt8>, at offset: Int) -> Bool
}

/// One stretch of a snapshot being written, whose checksums are made on the way.
///
/// A stretch may begin and end inside a block; such pieces are kept as ``edges`` and put together with those of the
/// stretches beside it.
struct BlockStream<Sink: SnapshotSink> {
  private let sink: Sink
  private let blocksStart: Int
  private var start: Int
  private var buffer: [UInt8] = []
  private var isAligned: Bool
  private(set) var edges: [(offset: Int, bytes: [UInt8])] = []
  /// The checksums of whole blocks, with the number of the block.
  private(set) var sums: [(block: Int, sum: UInt64)] = []
  private(set) var isWritten = true

  private static var drainSize: Int { 1 << 18 }

  init(to sink: Sink, at offset: Int, blocksStart: Int) {
    self.sink = sink
    self.blocksStart = blocksStart
    start = offset
    isAligned = (offset - blocksStart) % SnapshotBytes.blockSize == 0
    buffer.reserveCapacity(Self.drainSize + (1 << 16))
  }

  /// A stretch that begins with bytes which are at hand, as long as they may be.
  init(to sink: Sink, at offset: Int, blocksStart: Int, beginning bytes: [UInt8]) {
    self.sink = sink
    self.blocksStart = blocksStart
    start = offset
    isAligned = (offset - blocksStart) % SnapshotBytes.blockSize == 0
    buffer = bytes
  }

  /// The offset of the next byte.
  var position: Int { start + buffer.count }

  /// Appends what `body` appends to the buffer.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    body(&buffer)
    if buffer.count >= Self.drainSize { drain(isLast: false) }
  }

  /// Appends zeros up to `offset`.
  mutating func pad(to offset: Int) {
    if offset > position { buffer.append(contentsOf: [UInt8](repeating: 0, count: offset - position)) }
  }

  /// Writes what is left.
  mutating func finish() { drain(isLast: true) }

  private mutating func drain(isLast: Bool) {
    var from = 0
    let size = SnapshotBytes.blockSize
    if !isAligned {
      let missing = size - (start - blocksStart) % size
      from = min(missing, buffer.count)
      edges.append((start, Array(buffer[..<from])))
      isAligned = true
    }
    let whole = (buffer.count - from) / size
    let first = (start + from - blocksStart) / size
    for block in 0..<whole {
      let sum = Checksum.of(buffer.span.extracting(from + block * size..<from + (block + 1) * size))
      sums.append((first + block, sum))
    }
    let end = from + whole * size
    if whole > 0, !sink.write(buffer.span.extracting(from..<end), at: start + from) { isWritten = false }
    if isLast, end < buffer.count {
      edges.append((start + end, Array(buffer[end...])))
      start += buffer.count
      buffer.removeAll()
    } else {
      start += end
      buffer.removeFirst(end)
    }
  }
}
