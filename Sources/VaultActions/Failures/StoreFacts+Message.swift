package import VaultMessages
package import VaultSearch
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
    case .notRegularFile: .message(.systemNotRegular)
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
  package var nameMessage: MessageKey {
    switch self {
    case .hidden: .ignoredNameHidden
    case .conflictCopy: .ignoredNameCopy
    case .link, .ignoreFile: .ignoredNameRule
    }
  }
}

extension Failure {
  /// No vault was found, or it cannot be read.
  package init(_ failure: VaultRoot.Failure) {
    let hint = Remark(.vaultNotFoundHint)
    switch failure {
    case .unreadable(let path, let error):
      self.init(cannotRead: path.text, .systemError(error.code))
    case .notVault(let path): self.init(.system, .notAVault, [.text(path.text)], hints: [hint])
    case .noVault(let directory):
      self.init(.system, .vaultNotFound, [.text(directory.text)], hints: [hint], code: .noVault)
    }
  }
}

extension Failure {
  /// The index cannot be made, or cannot be read.
  package init(_ fault: SnapshotFault) { self.init(.system, .indexFailed, code: .damagedIndex) }

  /// Something of the vault's own folder could not be read or made.
  package init(_ failure: VaultSetup.Failure) {
    switch failure {
    case .alreadyVault(let path): self.init(.wrongRequest, .alreadyVault, [.text(path.text)])
    case .cannotWrite(let path, let error):
      self.init(.system, .cannotWrite, [.text(path.text), .systemError(error.code)])
    case .leftBehind(let left, let path, let error):
      self.init(
        .system, .cannotWrite, [.text(path.text), .systemError(error.code)],
        hints: [Remark(.leftBehind, [.list(left.map(\.text))])])
    case .cannotRead(let path, let error): self.init(cannotRead: path.text, .systemError(error.code))
    case .notBelow(let path, let reason):
      self.init(.system, reason.sentence, [.text(path.text)], hints: [Remark(.writeNothingWritten)])
    }
  }
}

extension IndexReport.RebuildReason {
  /// The sentence that says why.
  package var messageKey: MessageKey {
    switch self {
    case .absent: .indexAbsent
    case .asked: .indexAsked
    case .damaged: .indexDamaged
    case .foreign: .indexForeign
    case .outgrown: .indexOutgrown
    }
  }
}

// What other rooms answer, with their errors as the failures that people read.

/// What the index answers; that it cannot be read becomes the failure that people read.
///
/// ```swift
/// let unread = try readingIndex(try vault.unreadableNotes())
/// ```
package func readingIndex<Answer>(_ answer: @autoclosure () throws(SnapshotFault) -> Answer) throws(Failure) -> Answer {
  do throws(SnapshotFault) { return try answer() } catch { throw Failure(error) }
}

/// What the system answers about a file; that it cannot be read becomes the failure that people read.
package func readingFile<Answer>(
  _ path: String, _ answer: @autoclosure () throws(SystemError) -> Answer
) throws(Failure) -> Answer {
  do throws(SystemError) { return try answer() } catch {
    throw Failure(cannotRead: path, .systemError(error.code))
  }
}

/// The same of what writes a file.
package func writingFile<Answer>(
  _ path: String, _ write: @autoclosure () throws(SystemError) -> Answer
) throws(Failure) -> Answer {
  do throws(SystemError) { return try write() } catch {
    throw Failure(.system, .cannotWrite, [.text(path), .systemError(error.code)])
  }
}
