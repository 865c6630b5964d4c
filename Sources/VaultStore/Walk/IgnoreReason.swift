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
  /// Whether a name is one that Syncthing (`x.sync-conflict-20261120-101530-ABCDEFG.md`) or Dropbox
  /// (`x (… conflicted copy 2026-11-20).md`) gives to a conflict copy.
  static func isConflictCopy(_ name: ArraySlice<UInt8>) -> Bool {
    contains(name, syncthing) || contains(name, dropbox)
  }

  /// Whether a name ends with `.md` in any case.
  static func isMarkdown(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 3 else { return false }
    let tail = name.suffix(3)
    let start = tail.startIndex
    return tail[start] == UInt8(ascii: ".") && tail[start + 1] | 0x20 == UInt8(ascii: "m")
      && tail[start + 2] | 0x20 == UInt8(ascii: "d")
  }

  private static let syncthing = Array(".sync-conflict-".utf8)
  private static let dropbox = Array("conflicted copy".utf8)

  private static func contains(_ name: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    guard name.count >= part.count else { return false }
    for start in name.startIndex...(name.endIndex - part.count)
    where name[start] == part[0] && name[start..<start + part.count].elementsEqual(part) {
      return true
    }
    return false
  }
}
