import VaultSyntax

/// The difference of two versions of a note told word by word, for people: a line with one changed word shows that word.
///
/// ```swift
/// let diff = WordDiff(before: Array("call Ann at 9\n".utf8), after: Array("call Bob at 9\n".utf8))
/// diff.hunks[0].lines[0].pieces    // common "call ", removed "Ann", added "Bob", common " at 9"
/// ```
///
/// Every byte of both versions within the hunks is in a piece or a line end, so that either can be put together again.
package struct WordDiff: Sendable {
  /// Bytes of one line that both versions have, or one of them.
  package struct Piece: Sendable, Hashable {
    /// Which version has them.
    package enum Kind: Sendable, Hashable { case common, removed, added }

    package let kind: Kind
    package let bytes: [UInt8]

    package init(_ kind: Kind, _ bytes: [UInt8]) {
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// A line of both versions, or of one of them, as it is shown.
  package struct Line: Sendable, Hashable {
    package let pieces: [Piece]
    /// Which version ends a line here; nil at the end of a text without a line feed.
    package let end: Piece.Kind?
  }

  /// Lines with changes, and the equal ones around them.
  package struct Hunk: Sendable, Hashable {
    /// Where the hunk stands in both versions, as a unified diff says it: `@@ -1,4 +1,4 @@`.
    package let header: String
    package let lines: [Line]
  }

  package let hunks: [Hunk]

  /// Compares two versions.
  ///
  /// - Complexity: that of ``LineDiff``, and within a hunk of the same search over its words, with the same bound.
  package init(before: [UInt8], after: [UInt8]) {
    guard before != after else {
      hunks = []
      return
    }
    let diff = LineDiff(before: before, after: after, margin: UnifiedDiff.contextLines)
    var hunks: [Hunk] = []
    var rest = diff.changes[...]
    while !rest.isEmpty {
      let hunk = DiffHunk(takingFrom: &rest, of: diff.window, context: UnifiedDiff.contextLines)
      var writer = WordDiffWriter(
        before: WordTokens(before, Self.bytes(of: hunk.extent.before, diff.window.before, diff.window)),
        after: WordTokens(after, Self.bytes(of: hunk.extent.after, diff.window.after, diff.window)))
      hunks.append(Hunk(header: hunk.header, lines: writer.lines()))
    }
    self.hunks = hunks
  }

  /// The bytes of some lines of one version, given the lines of its window.
  private static func bytes(of lines: Range<Int>, _ part: [ByteRange], _ window: LineWindow) -> ByteRange {
    guard !lines.isEmpty else { return ByteRange(0, 0) }
    return ByteRange(
      part[lines.lowerBound - window.linesAbove].lower, part[lines.upperBound - 1 - window.linesAbove].upper)
  }
}
