extension UnreadableReason {
  /// The reason as the index keeps it in one byte.
  var code: UInt8 {
    switch self {
    case .invalidUTF8(.unknown): 1
    case .invalidUTF8(.windows1251): 2
    case .invalidUTF8(.utf16): 3
    case .tooLarge: 4
    case .noPermission: 5
    case .vanished: 6
    case .notRegularFile: 7
    case .linkLeadsOutside: 8
    case .linkIsDangling: 9
    // The error itself is not kept: such a file is asked again at every refresh.
    case .system: 10
    case .tooDeep: 11
    case .linkLeadsToNoNote: 12
    }
  }

  init(code: UInt8) {
    switch code {
    case 2: self = .invalidUTF8(.windows1251)
    case 3: self = .invalidUTF8(.utf16)
    case 4: self = .tooLarge
    case 5: self = .noPermission
    case 6: self = .vanished
    case 7: self = .notRegularFile
    case 8: self = .linkLeadsOutside
    case 9: self = .linkIsDangling
    case 10: self = .system(.inputOutput)
    case 11: self = .tooDeep
    case 12: self = .linkLeadsToNoNote
    default: self = .invalidUTF8(.unknown)
    }
  }
}
