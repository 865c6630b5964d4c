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

  /// Takes over bytes that `mmap` returned; an empty buffer maps nothing.
  @safe package init(owning bytes: UnsafeRawBufferPointer) {
    self.bytes = unsafe bytes
  }

  deinit {
    guard let address = bytes.baseAddress else { return }
    unsafe munmap(UnsafeMutableRawPointer(mutating: address), bytes.count)
  }
}
