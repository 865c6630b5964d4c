import Synchronization

/// The bytes of a snapshot file, owned or mapped, behind the only door through which they are read.
///
/// Everything after the header is divided into blocks of 4 KB, the size of a page, each with its checksum. A block is
/// checked when it is first read, so a query neither reads nor checks pages it does not need.
@safe package final class SnapshotBytes: @unchecked Sendable {
  /// The bytes of a block.
  package static let blockSize = 4096

  private let storage: UnsafeRawBufferPointer
  private let letGo: @Sendable (Range<Int>) -> Void
  private let release: @Sendable () -> Void
  /// Where the first block begins and where its checksum stands; set once by the header's reader.
  private let blocks = Mutex(BlockState())

  private struct BlockState {
    var start = 0
    var sums = 0
    var checked: [UInt64] = []

    /// The blocks of a range whose sums were not checked yet; nil when it goes beyond the blocks of a file of `count`
    /// bytes.
    func unchecked(in range: Range<Int>, of count: Int) -> [Int]? {
      guard range.lowerBound >= start, range.upperBound <= count else { return nil }
      let first = (range.lowerBound - start) / SnapshotBytes.blockSize
      let last = (range.upperBound - 1 - start) / SnapshotBytes.blockSize
      guard last / 64 < checked.count else { return nil }
      var blocks: [Int] = []
      for word in first / 64...last / 64 {
        var bits = ~checked[word]
        if word == first / 64 { bits &= ~0 << UInt64(first % 64) }
        if word == last / 64 { bits &= ~0 >> UInt64(63 - last % 64) }
        while bits != 0 {
          blocks.append(word * 64 + bits.trailingZeroBitCount)
          bits &= bits &- 1
        }
      }
      return blocks
    }
  }

  /// Takes a copy of `bytes`.
  package convenience init(copying bytes: [UInt8]) {
    let sink = MemorySink(byteCount: bytes.count)
    _ = sink.write(bytes.span, at: 0)
    self.init(of: sink)
  }

  private convenience init(of sink: MemorySink) {
    let (storage, release) = unsafe sink.share()
    unsafe self.init(mapped: storage, letGo: { _ in }, release: release)
  }

  /// Reads `mapped`, which must stay readable and unchanged until `release` is called once, when the last reader is gone.
  ///
  /// - Parameter letGo: gives the memory of a range back, which is read again when somebody looks at it; where it
  ///   cannot be read again, nothing.
  @unsafe package init(
    mapped: UnsafeRawBufferPointer, letGo: @escaping @Sendable (Range<Int>) -> Void,
    release: @escaping @Sendable () -> Void
  ) {
    unsafe storage = mapped
    self.letGo = letGo
    self.release = release
  }

  deinit { release() }

  /// The number of bytes.
  package var count: Int { unsafe storage.count }

  /// A copy of all bytes, unchecked by sums; nil when they cannot be read.
  package var copied: [UInt8]? {
    try? withUncheckedSpan(0..<count) { span in
      span.indices.map { span[$0] }
    }
  }

  /// Gives `body` the bytes of `range`, unchecked by sums; for the header and the table of sums itself.
  func withUncheckedSpan<R>(_ range: Range<Int>, _ body: (Span<UInt8>) -> R) throws(SnapshotFault) -> R {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .damaged }
    let bytes = unsafe storage.bindMemory(to: UInt8.self)
    let span = unsafe Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[range]))
    return body(span)
  }

  /// Gives `body` the bytes of `range` after checking the sums of the blocks they lie in.
  func withSpan<R>(_ range: Range<Int>, _ body: (Span<UInt8>) -> R) throws(SnapshotFault) -> R {
    try check(range)
    return try withUncheckedSpan(range, body)
  }

  /// Gives back the memory of bytes that hardly anything will look at again; they stay readable.
  func letGo(of range: Range<Int>) { letGo(range) }

  /// Says where blocks begin and where their checksums stand.
  func setBlocks(start: Int, sums: Int, count: Int) {
    blocks.withLock {
      $0 = BlockState(start: start, sums: sums, checked: [UInt64](repeating: 0, count: (count + 63) / 64))
    }
  }

  private func check(_ range: Range<Int>) throws(SnapshotFault) {
    guard !range.isEmpty else { return }
    let (start, sums, new) = blocks.withLock { ($0.start, $0.sums, $0.unchecked(in: range, of: count)) }
    guard let new else { throw .damaged }
    guard !new.isEmpty else { return }
    // Outside the lock, so that the threads check what each of them needs at the same time.
    for block in new where !hasRightSum(block, start: start, sums: sums) { throw .damaged }
    blocks.withLock { state in
      for block in new { state.checked[block / 64] |= 1 << UInt64(block % 64) }
    }
  }

  private func hasRightSum(_ block: Int, start: Int, sums: Int) -> Bool {
    let from = start + block * Self.blockSize
    let to = min(from + Self.blockSize, count)
    guard from < to else { return false }
    let sum = try? withUncheckedSpan(from..<to) { Checksum.of($0) }
    let stored = try? withUncheckedSpan(sums + block * 8..<sums + block * 8 + 8) { LittleEndian.u64($0, 0) }
    return sum != nil && sum == stored
  }
}
