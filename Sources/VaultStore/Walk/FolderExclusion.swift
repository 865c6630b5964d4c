/// The named rules by which a folder of the vault's is not entered: like files, folders are left out by no other rule.
package enum FolderExclusion: UInt8, Sendable, CaseIterable {
  /// A name that begins with a point. The vault's own `.vault` is none: nothing in it could be a note.
  case hidden = 253
  /// Matched by a line of `.vaultignore`.
  case ignoreFile = 254
  /// It has its own `.vault`, so that it is another vault.
  case otherVault = 255

  /// The exclusion of a folder in whose record a reason stands where others have 0; nil for a reason of the system.
  init?(code: Int) { self.init(rawValue: UInt8(clamping: code)) }

  /// The rule as the index keeps it in one byte, above the codes of ``UnreadableReason``.
  var code: Int { Int(rawValue) }

  /// Whether the folder above it and the settings tell that it is still left out, so that it is not looked at again.
  var isOfName: Bool { self != .otherVault }
}
