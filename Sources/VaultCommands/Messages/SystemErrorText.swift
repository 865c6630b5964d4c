#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a system error number (`errno`) means, in the user's language.
enum SystemErrorText {
  static func text(of number: Int32, by messages: Messages) -> String {
    guard let key = key(of: number) else { return messages(.systemOther, [.text(String(number))]) }
    return messages(key)
  }

  private static func key(of number: Int32) -> MessageKey? {
    switch number {
    case ENOENT: .systemNotFound
    case EACCES, EPERM: .systemNoPermission
    case EISDIR: .systemIsDirectory
    case ENOTDIR: .systemNotDirectory
    case EEXIST: .systemExists
    case ENOSPC: .systemNoSpace
    case EDQUOT: .systemQuota
    case EFBIG: .systemTooLarge
    case EROFS: .systemReadOnly
    case EIO: .systemInputOutput
    case ELOOP: .systemLinkLoop
    case ENAMETOOLONG: .systemNameTooLong
    case EMFILE, ENFILE: .systemTooManyFiles
    case EBADF: .systemClosed
    default: nil
    }
  }
}
