#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The clocks of the system, in seconds.
enum ProcessorTime {
  /// What this process has used of a processor: other programs do not count.
  static func processor() -> Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// The time that passes for everybody, from an arbitrary beginning.
  static func wall() -> Double { seconds(of: CLOCK_MONOTONIC) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
