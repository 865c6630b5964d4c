#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An error number of the system, as POSIX names it.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// What `errno` says now; meaningful only right after a call that failed.
  package static var last: SystemError { SystemError(code: errno) }

  package static let notFound = SystemError(code: ENOENT)
  package static let exists = SystemError(code: EEXIST)
  package static let notPermitted = SystemError(code: EACCES)
  package static let readOnly = SystemError(code: EROFS)
  package static let interrupted = SystemError(code: EINTR)
  package static let notDirectory = SystemError(code: ENOTDIR)
  package static let isDirectory = SystemError(code: EISDIR)
  package static let symbolicLinkLoop = SystemError(code: ELOOP)
  package static let noSpace = SystemError(code: ENOSPC)
  /// What opening a socket gives.
  package static let noSuchDevice = SystemError(code: ENXIO)
  package static let nameTooLong = SystemError(code: ENAMETOOLONG)
  package static let fileTooLarge = SystemError(code: EFBIG)
  package static let inputOutput = SystemError(code: EIO)
  package static let notEmpty = SystemError(code: ENOTEMPTY)
  package static let notOwner = SystemError(code: EPERM)
  package static let invalid = SystemError(code: EINVAL)

  /// Whether the file system, or the kernel, has no such operation at all.
  var isUnsupported: Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }

  /// Whether a name stands for something that is no regular file and no folder on the way to one.
  var isAnotherKind: Bool { [ELOOP, ENXIO, EISDIR, ENOTDIR].contains(code) }

  /// The system's own words for the error, in English: `No such file or directory`.
  package var text: String {
    var buffer = [CChar](repeating: 0, count: 256)
    // The two strerror_r of Linux differ; strerror's text is static for the numbers the system returns.
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    unsafe strncpy(&buffer, words, buffer.count - 1)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
