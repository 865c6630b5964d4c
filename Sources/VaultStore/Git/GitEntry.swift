/// A file in a tree of a repository.
package struct GitEntry: Sendable, Hashable {
  /// The path from the vault's root.
  package var path: Path
  /// What kind of file it is, as git writes it: `0o100644`, `0o100755`, `0o120000` for a link, `0o160000` for a
  /// submodule's commit.
  package var mode: UInt32
  /// The object with its content.
  package var id: ObjectID

  package init(path: Path, mode: UInt32, id: ObjectID) {
    self.path = path
    self.mode = mode
    self.id = id
  }

  /// Whether it is a file that would be read as a note, as far as its name and kind tell: named `*.md`, not hidden and
  /// no copy that a tool made of a conflict.
  var isNote: Bool {
    mode & 0o170000 == 0o100000 && path.isNamedLikeNote
  }
}

extension Path {
  /// Whether a file of this path below a vault's root would be read as a note, were there no ignore rules.
  var isNamedLikeNote: Bool {
    guard let name = components.last, IgnoreReason.isMarkdown(name) else { return false }
    return VaultConfiguration().reason(ignoring: self) == nil
  }
}

/// What became of one file from one tree to another.
package struct GitPathChange: Sendable, Hashable {
  /// The file as it was; nil when it is new.
  package var before: GitEntry?
  /// The file as it is; nil when it is gone. Its path differs from the one before when it was renamed.
  package var after: GitEntry?

  package init(before: GitEntry?, after: GitEntry?) {
    self.before = before
    self.after = after
  }

  /// Where the file is, or was.
  package var path: Path { after?.path ?? before?.path ?? "" }

  /// Whether it has another path now.
  package var isRename: Bool { before != nil && after != nil && before?.path != after?.path }
}
