#if canImport(Glibc)
/// `mallopt(3)` of <malloc.h>, which the Glibc module leaves out.
@_silgen_name("mallopt") private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32
#endif

/// How the process keeps the memory that it lets go.
enum ProcessMemory {
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
