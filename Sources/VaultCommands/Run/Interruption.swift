import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Ctrl-C as a request: long work looks at ``isRequested`` between two steps and stops with nothing half done.
package enum Interruption {
  /// A signal handler can reach nothing but a global, so this one flag is global.
  private static let request = Atomic<Bool>(false)

  /// Whether SIGINT or SIGTERM arrived since ``listen()``.
  package static var isRequested: Bool { request.load(ordering: .relaxed) }

  /// Takes SIGINT and SIGTERM as requests, the second of which ends the process at once, and ignores SIGPIPE and SIGXFSZ,
  /// so that a closed pipe and a file beyond the limit of `ulimit -f` are errors of `write`.
  package static func listen() {
    // Read once here, so that the handler never runs the initialiser.
    _ = isRequested
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { received in
        Interruption.request.store(true, ordering: .relaxed)
        _ = signal(received, SIG_DFL)
      }
    }
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }
}
