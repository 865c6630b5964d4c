/// The named rules by which a file that is named like a note is not one. Nothing is left out without a rule; what is
/// not named `*.md` is counted by itself.
package enum IgnoreReason: UInt8, Sendable, CaseIterable {
  /// A name that begins with a point.
  case hidden
  /// A copy a file-sync tool made when two devices wrote at once.
  case conflictCopy
  /// A link to a file inside the root, which is read under its own path.
  case link
  /// Matched by a line of `.vaultignore`.
  case ignoreFile
}

extension IgnoreReason {
  /// Whether a name ends with `.md` in any case.
  static func isMarkdown(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 3 else { return false }
    let tail = name.suffix(3)
    let start = tail.startIndex
    return tail[start] == UInt8(ascii: ".") && tail[start + 1] | 0x20 == UInt8(ascii: "m")
      && tail[start + 2] | 0x20 == UInt8(ascii: "d")
  }
}
