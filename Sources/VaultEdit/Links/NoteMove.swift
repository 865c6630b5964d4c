/// The move of notes to other paths: which note every link means before, and which it would mean after.
///
/// ```swift
/// let move = NoteMove([12: "archive/borshch.md"], in: names) { files.exists(Path($0)) }
/// try LinkEdit(document).rewriting(for: move, ofNote: 3).patches
/// ```
package struct NoteMove: Sendable {
  /// The names before and after.
  package let before: NoteNames, after: NoteNames
  /// The notes that move.
  package let moved: Set<Int>
  private let fileExists: @Sendable (String) -> Bool
  /// The folded paths that no note has any more.
  private let vacated: Set<[UInt8]>

  /// Plans a move.
  ///
  /// - Parameters:
  ///   - paths: the new paths of notes by their places in `names`.
  ///   - fileExists: whether any file or folder has a path below the root now.
  package init(
    _ paths: [Int: String], in names: NoteNames, fileExists: @escaping @Sendable (String) -> Bool
  ) {
    before = names
    after = names.moving(paths)
    moved = Set(paths.keys.filter { names.entries.indices.contains($0) && names.entries[$0].path != paths[$0] })
    self.fileExists = fileExists
    vacated = Set(moved.map { names.paths[$0] }).subtracting(after.paths)
  }

  /// What a link means before the move.
  func meaningBefore(_ link: WrittenLink, ofNote note: Int) -> LinkMeaning {
    LinkMeaning(of: link.target, link.kind, inNoteAt: before.entries[note].path, before, fileExists: fileExists)
  }

  /// What a target means after the move.
  func meaningAfter(_ target: String, _ kind: WrittenLink.Kind, ofNote note: Int) -> LinkMeaning {
    LinkMeaning(of: target, kind, inNoteAt: after.entries[note].path, after) { path in
      !vacated.contains(after.folding(path)) && fileExists(path)
    }
  }
}
