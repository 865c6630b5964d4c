import VaultModel
import VaultSyntax

/// Changes of a note as a whole: its front matter, its title and its status.
struct NotePatches {
  /// The note as it is.
  let note: Note

  /// Patches a note.
  init(_ note: Note) { self.note = note }

  /// The patches of a change; empty when it is so already.
  func patches(for change: ItemChange) throws(EditRefusal) -> [Patch] {
    switch change {
    case .mark(let checkbox): try mark(checkbox)
    case .reword(let title): try retitle(title)
    case .set(let path, _), .add(let path, _), .addRecord(let path, _), .remove(let path, _), .removeKey(let path),
      .renameKey(let path, _):
      try frontMatter(change, shape(of: path), path)
    default:
      throw EditRefusal(.lineNotFound, at: ByteRange(0, 0))
    }
  }

  private func frontMatter(
    _ change: ItemChange, _ shape: ValueShape?, _ path: [String]
  ) throws(EditRefusal) -> [Patch] {
    if case .set(_, .scalar(let scalar)) = change, let shape, means(path, scalar, shape) { return [] }
    return try FrontMatterEdit(note.document)
      .patches(for: change, splitsCommas: shape?.isSeveral ?? false, comparing: shape?.comparison ?? .exact)
  }

  /// Whether the one scalar that stands for a key is another spelling of a value.
  private func means(_ path: [String], _ scalar: NewScalar, _ shape: ValueShape) -> Bool {
    let fields = note.fields(named: path[0], of: note.whole)
    guard fields.count == 1, case .frontMatter(let node) = fields[0].source,
      note.document.frontMatter?.tree.nodes[node].kind == .scalar
    else { return false }
    // Of a yield only the number is compared: `4 loaves` is not `4`.
    if case .yield = shape { return false }
    return note.means(fields[0], scalar, as: shape)
  }

  private func shape(of path: [String]) -> ValueShape? {
    guard path.count == 1, let key = ItemKey(rawValue: path[0]) else { return nil }
    return Schema.shape(of: key, in: note.type)
  }

  /// Writes the status that a checkbox stands for, in the language of the one that is there.
  private func mark(_ checkbox: LineItem.Checkbox) throws(EditRefusal) -> [Patch] {
    guard note.type == .task, let status = TaskStatus(checkbox) else {
      throw EditRefusal(.noCheckbox, at: ByteRange(0, 0))
    }
    let written = note.text(.status, of: note.whole)
    if written.map({ TaskStatus(spelling: $0) == status }) ?? (status == .open) { return [] }
    let value = written.map { status.spelling(like: $0) } ?? status.name
    return try FrontMatterEdit(note.document).patches(for: .set(["status"], .scalar(NewScalar(value))))
  }

  /// Changes the title where it is written: `title:`, else the first heading of level 1, else `title:` is added.
  private func retitle(_ title: String) throws(EditRefusal) -> [Patch] {
    if note.text(.title, of: note.whole) == nil, !note.whole.title.isEmpty {
      return try SectionEdit(note.document).patches(renamingAt: note.whole.title.lower, to: title)
    }
    return try FrontMatterEdit(note.document)
      .patches(for: .set(["title"], .scalar(NewScalar(title, isText: true))))
  }
}

extension ValueShape {
  /// When two elements of a list of this shape are the same.
  fileprivate var comparison: ElementComparison {
    switch self {
    case .tags, .links: .folded
    default: .exact
    }
  }
}
