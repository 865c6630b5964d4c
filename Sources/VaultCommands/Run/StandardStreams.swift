#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The descriptors 0, 1 and 2.
enum StandardStreams {
  /// Occupies those that the caller left closed, so that no note is ever opened under their number and written over
  /// by a message. Reading or writing them still fails with EBADF, because they are opened the other way round.
  static func reserve() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this descriptor, because those below it are open by now.
      _ = unsafe open("/dev/null", mode)
    }
  }
}
