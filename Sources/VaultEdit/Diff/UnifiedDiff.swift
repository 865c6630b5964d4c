/// The difference of two versions of a note in the unified format of git, as `--dry-run` shows what a command would do;
/// `git apply` takes it.
///
/// ```swift
/// let diff = UnifiedDiff(before: old, after: new, path: Array("recipes/borshch.md".utf8))
/// // diff --git a/recipes/borshch.md b/recipes/borshch.md
/// // --- a/recipes/borshch.md
/// // +++ b/recipes/borshch.md
/// // @@ -1,4 +1,4 @@
/// //  ---
/// // -servings: 4
/// // +servings: 6
/// //  title: Borshch
/// //  ---
/// ```
///
/// Bytes stand as they are in the notes: carriage returns, a missing last line break, and what is no text.
///
/// Source: git's `diff-format` and “Generating patch text with -p” in its manual; POSIX.1-2024, `diff -u`.
package struct UnifiedDiff: Sendable {
  /// The whole diff with its head; empty where nothing changes.
  package let text: [UInt8]

  /// How many equal lines stand around a change.
  static let contextLines = 3
  /// The mode of a file that nobody executes.
  private static let plainMode = "100644"

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - before: The bytes there are; nil for a note that comes.
  ///   - after: The bytes there will be; nil for a note that goes.
  ///   - beforePath: The path from the vault's root, in bytes; another one than `afterPath` for a note that moves.
  ///   - afterPath: The path afterwards.
  ///   - modes: What kind of file both are, as git writes it in six octal digits; nil: files that nobody executes.
  package init(
    before: [UInt8]?, after: [UInt8]?, beforePath: [UInt8], afterPath: [UInt8],
    modes: (before: String, after: String)? = nil
  ) {
    let hunks = Self.hunks(before: before ?? [], after: after ?? [])
    let isMove = before != nil && after != nil && beforePath != afterPath
    let isWhole = (before == nil) != (after == nil)
    let modeChange = isWhole ? nil : modes.flatMap { $0.before == $0.after ? nil : $0 }
    guard isMove || isWhole || modeChange != nil || !hunks.isEmpty else {
      text = []
      return
    }
    let from = before == nil ? afterPath : beforePath
    let to = after == nil ? beforePath : afterPath
    var lines = DiffLines()
    lines.add("diff --git ", QuotedPath(from, prefix: "a/").bytes, " ", QuotedPath(to, prefix: "b/").bytes)
    if let modeChange {
      lines.add("old mode " + modeChange.before)
      lines.add("new mode " + modeChange.after)
    }
    if before == nil { lines.add("new file mode " + (modes?.after ?? Self.plainMode)) }
    if after == nil { lines.add("deleted file mode " + (modes?.before ?? Self.plainMode)) }
    if isMove {
      lines.add("rename from ", QuotedPath(from).bytes)
      lines.add("rename to ", QuotedPath(to).bytes)
    }
    if !hunks.isEmpty {
      lines.addName("--- ", before == nil ? nil : QuotedPath(from, prefix: "a/"))
      lines.addName("+++ ", after == nil ? nil : QuotedPath(to, prefix: "b/"))
    }
    text = lines.bytes + hunks
  }

  /// Compares two versions of a note that stays where it is.
  package init(before: [UInt8]?, after: [UInt8]?, path: [UInt8]) {
    self.init(before: before, after: after, beforePath: path, afterPath: path)
  }

  /// The hunks alone.
  private static func hunks(before: [UInt8], after: [UInt8]) -> [UInt8] {
    guard before != after else { return [] }
    let diff = LineDiff(before: before, after: after, margin: contextLines)
    var lines = DiffLines()
    var rest = diff.changes[...]
    while !rest.isEmpty {
      let hunk = DiffHunk(takingFrom: &rest, of: diff.window, context: contextLines)
      hunk.write(to: &lines, window: diff.window, before: before, after: after)
    }
    return lines.bytes
  }
}
