/// The named rules by which an entry of a vault's folders is not a note. Nothing is left out without one.
package enum IgnoreReason: UInt8, Sendable, CaseIterable {
  /// A file whose name begins with a point.
  case hidden
  /// A file not named `*.md`, in any case.
  case notMarkdown
  /// A copy a file-sync tool made when two devices wrote at once.
  case conflictCopy
  /// A link to a file inside the root, which is read under its own path.
  case link
  /// Matched by a line of `.vaultignore`.
  case ignoreFile
}

/// How many files each rule left out.
package struct IgnoreCounts: Hashable, Sendable {
  private var counts: [Int]

  package init() { counts = Array(repeating: 0, count: IgnoreReason.allCases.count) }

  package subscript(reason: IgnoreReason) -> Int {
    get { counts[Int(reason.rawValue)] }
    set { counts[Int(reason.rawValue)] = newValue }
  }

  /// All of them together.
  package var total: Int { counts.reduce(0, +) }

  package static func += (left: inout IgnoreCounts, right: IgnoreCounts) {
    for reason in IgnoreReason.allCases { left[reason] += right[reason] }
  }
}

extension IgnoreReason {
  /// Whether a name is one that Syncthing (`x.sync-conflict-20261120-101530-ABCDEFG.md`) or Dropbox
  /// (`x (… conflicted copy 2026-11-20).md`) gives to a conflict copy.
  static func isConflictCopy(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    return text.contains(".sync-conflict-") || text.contains("conflicted copy")
  }

  /// Whether a name ends with `.md` in any case.
  static func isMarkdown(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 3 else { return false }
    let tail = name.suffix(3)
    let start = tail.startIndex
    return tail[start] == UInt8(ascii: ".") && tail[start + 1] | 0x20 == UInt8(ascii: "m")
      && tail[start + 2] | 0x20 == UInt8(ascii: "d")
  }
}
