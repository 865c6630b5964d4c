/// Why a file that should be a note could not be read.
package enum UnreadableReason: Hashable, Sendable {
  /// The bytes are not UTF-8; what they look like instead.
  case invalidUTF8(EncodingGuess)
  /// Longer than ``FileReader/noteLimit``.
  case tooLarge
  case noPermission
  /// It was listed, and gone when it was opened.
  case vanished
  /// A FIFO, a socket or a device.
  case notRegularFile
  /// A link whose target lies outside the vault's root.
  case linkLeadsOutside
  /// A link to a file of the vault that is not named like a note.
  case linkLeadsToNoNote
  /// A link without a target.
  case linkIsDangling
  /// A folder below more than ``VaultWalk/depthLimit`` others.
  case tooDeep
  /// Any other answer of the system.
  case system(SystemError)

  /// What bytes that are not UTF-8 look like.
  package enum EncodingGuess: UInt8, Sendable { case unknown, windows1251, utf16 }

  /// The reason behind a system error met on opening or reading.
  init(_ error: SystemError) {
    switch error {
    case .notFound: self = .vanished
    case .notPermitted: self = .noPermission
    case .symbolicLinkLoop: self = .linkLeadsOutside
    case .noSuchDevice: self = .notRegularFile
    default: self = .system(error)
    }
  }
}

extension UnreadableReason.EncodingGuess {
  /// Guesses an encoding from a byte order mark, from NULs in every second byte, or from the share of high bytes:
  /// Cyrillic letters of Windows-1251 are the bytes C0–FF, and follow each other.
  package init(_ bytes: [UInt8]) {
    let sample = bytes.prefix(4096)
    let zeros = sample.count { $0 == 0 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || zeros * 3 > sample.count {
      self = .utf16
      return
    }
    let pairs = zip(sample, sample.dropFirst()).count { $0 >= 0xC0 && $1 >= 0xC0 }
    self = pairs * 8 > sample.count || pairs > 8 ? .windows1251 : .unknown
  }
}
