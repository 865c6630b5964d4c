package import VaultMessages
package import VaultStore

extension UnreadableReason {
  /// Why the file could not be read, for use in a sentence.
  package var message: MessageValue {
    switch self {
    case .invalidUTF8(.unknown): .message(.unreadableEncoding)
    case .invalidUTF8(.windows1251): .message(.unreadableWindows1251)
    case .invalidUTF8(.utf16): .message(.unreadableUTF16)
    case .tooLarge: .message(.unreadableTooLarge)
    case .noPermission: .message(.systemNoPermission)
    case .vanished: .message(.unreadableVanished)
    case .notRegularFile: .message(.unreadableNotRegular)
    case .linkLeadsOutside: .message(.unreadableLinkOutside)
    case .linkLeadsToNoNote: .message(.unreadableLinkNoNote)
    case .linkIsDangling: .message(.unreadableLinkDangling)
    case .tooDeep: .message(.unreadableTooDeep)
    case .system(let error): .systemError(error.code)
    }
  }
}

extension IgnoreReason {
  /// How many files the rule left out, the count being the first value.
  package var countMessage: MessageKey {
    switch self {
    case .hidden: .ignoredHidden
    case .conflictCopy: .ignoredConflictCopy
    case .link: .ignoredLink
    case .ignoreFile: .ignoredByFile
    }
  }
}

extension FolderExclusion {
  /// How many folders the rule left out, the count being the first value.
  package var countMessage: MessageKey {
    switch self {
    case .hidden: .excludedHidden
    case .ignoreFile: .excludedByFile
    case .otherVault: .excludedVaults
    }
  }
}

extension IgnoreReason {
  /// Why a note of a name would not be read, for use in a sentence.
  var nameMessage: MessageKey {
    switch self {
    case .hidden: .ignoredNameHidden
    case .conflictCopy: .ignoredNameCopy
    case .link, .ignoreFile: .ignoredNameRule
    }
  }
}

extension CommandFailure {
  /// No vault was found, or it cannot be read.
  package init(_ failure: VaultRoot.Failure) {
    let hint = Remark(.vaultNotFoundHint)
    switch failure {
    case .unreadable(let path, let error):
      self.init(cannotRead: path.text, .systemError(error.code))
    case .notVault(let path): self.init(.ioFailure, .notAVault, [.text(path.text)], hints: [hint])
    case .noVault(let directory):
      self.init(.ioFailure, .vaultNotFound, [.text(directory.text)], hints: [hint], code: .noVault)
    }
  }
}
