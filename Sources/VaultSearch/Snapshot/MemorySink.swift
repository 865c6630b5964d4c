import Synchronization

/// Keeps a snapshot in memory: to answer from before it is on disk, and on a read-only disk.
@safe package final class MemorySink: SnapshotSink, @unchecked Sendable {
  private let storage: UnsafeMutableRawBufferPointer
  private let lock = Mutex(())

  /// A sink for a file of `byteCount` bytes, every one of which is to be written: memory is taken as it is.
  package init(byteCount: Int) {
    unsafe storage = .allocate(byteCount: max(byteCount, 0), alignment: 8)
  }

  deinit { unsafe storage.deallocate() }

  package func write(_ source: Span<UInt8>, at offset: Int) -> Bool {
    lock.withLock { _ in
      let count = unsafe storage.count
      guard offset >= 0, offset <= count, source.count <= count - offset else { return false }
      unsafe source.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(rebasing: storage[offset..<offset + bytes.count]).copyMemory(from: bytes)
      }
      return true
    }
  }

  /// A copy of the bytes written so far.
  package var contents: [UInt8] { lock.withLock { _ in unsafe Array(storage) } }

  /// The bytes as a snapshot file, without a copy; nothing may be written afterwards.
  package func snapshot() -> SnapshotBytes {
    let (storage, release) = unsafe share()
    return unsafe SnapshotBytes(mapped: storage, letGo: { _ in }, release: release)
  }

  /// The memory, and a closure that keeps it while it lives.
  @unsafe func share() -> (UnsafeRawBufferPointer, @Sendable () -> Void) {
    unsafe (UnsafeRawBufferPointer(storage), { [self] in _ = self })
  }
}
