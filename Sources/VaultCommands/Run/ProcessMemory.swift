#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

#if canImport(Glibc)
/// `mallopt(3)` of <malloc.h>, which the Glibc module leaves out.
@_silgen_name("mallopt") private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32
#endif

/// How the process keeps the memory that it lets go.
enum ProcessMemory {
  /// The least address space in which a small vault is indexed, in bytes: below it threads cannot be started, for which the
  /// system's queues wait for ever, or an array ends the process.
  static let leastAddressSpace: UInt64 = 128 << 20

  /// The bytes of address space that the process may use (`RLIMIT_AS`, `ulimit -v`); nil when there is no limit.
  static var addressSpace: UInt64? {
    var limit = rlimit()
    #if canImport(Glibc)
    let kind = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
    let kind = RLIMIT_AS
    #endif
    guard unsafe getrlimit(kind, &limit) == 0, limit.rlim_cur != rlim_t.max else { return nil }
    return UInt64(limit.rlim_cur)
  }

  /// Gives arrays of 128 KB and more back to the system as soon as they are let go.
  ///
  /// Left alone, glibc keeps ever larger ones for later, in one heap a thread, which costs a large index a quarter of its
  /// peak.
  static func returnLargeArrays() {
    #if canImport(Glibc)
    // M_MMAP_THRESHOLD, in bytes.
    _ = mallopt(-3, 128 << 10)
    #endif
  }
}
