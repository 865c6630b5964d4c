#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The input that is being tried, in a file: when the process traps or hangs, it is what was the matter.
final class InputLog {
  private let descriptor: CInt
  /// Where the file is.
  let path: String

  /// Makes the file; a path that cannot be written keeps nothing.
  init(at path: String) {
    self.path = path
    descriptor = unsafe open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
  }

  deinit { close(descriptor) }

  /// Puts an input in the place of the last one.
  func write(_ input: [UInt8]) {
    _ = ftruncate(descriptor, 0)
    _ = unsafe input.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Removes the file, when all went well.
  func remove() { unsafe unlink(path) }
}
