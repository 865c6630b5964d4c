#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of a file as the system maps them, unmapped when the last owner lets go.
///
/// The snapshot's files are only ever replaced by a rename, never shortened in place by vault, so the pages stay
/// readable for as long as the mapping lives.
@safe package final class MappedFile: Sendable {
  /// The mapped bytes; valid while this object lives.
  @safe package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let isOfFile: Bool

  /// Takes over bytes that `mmap` returned; an empty buffer maps nothing.
  ///
  /// - Parameter isOfFile: whether a file has them, so that they can be read again; false: they are nowhere else.
  @safe package init(owning bytes: UnsafeRawBufferPointer, isOfFile: Bool) {
    self.bytes = unsafe bytes
    self.isOfFile = isOfFile
  }

  /// Gives the memory of a range back to the system, which takes it from the file again when somebody looks at it.
  package func letGo(_ range: Range<Int>) {
    guard isOfFile, let address = bytes.baseAddress else { return }
    let range = range.clamped(to: 0..<bytes.count)
    let start = range.lowerBound / Int(getpagesize()) * Int(getpagesize())
    unsafe madvise(UnsafeMutableRawPointer(mutating: address + start), range.upperBound - start, MADV_DONTNEED)
  }

  deinit {
    guard let address = bytes.baseAddress else { return }
    unsafe munmap(UnsafeMutableRawPointer(mutating: address), bytes.count)
  }
}
