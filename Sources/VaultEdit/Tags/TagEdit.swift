package import VaultModel
package import VaultSyntax

/// Renames tags in one note: in the front matter, in the tails of lines and in the text.
///
/// ```swift
/// guard let renaming = TagRenaming(["work"], to: "job", folding: folded) else { return }
/// try TagEdit(note).rewriting(for: renaming).patches
/// ```
///
/// Only the bytes of a renamed tag change. Where a list has the new name already, or two tags become one, the later one
/// is taken out; a `#tag` in the text is only renamed. Words in code, addresses and the steps of a recipe are no tags.
package struct TagEdit: Sendable {
  private let note: Note
  private let groups: [TagGroup]

  /// What is to be done to a note.
  package struct Rewriting: Sendable, Hashable {
    /// Empty when no tag is concerned.
    package var patches: [Patch] = []
    /// How many tags change or go.
    package var tags = 0
  }

  /// Finds the tags of a note.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ note: Note) {
    self.note = note
    groups = TagGroup.groups(of: note)
  }

  /// The patches that rename tags.
  ///
  /// - Throws: the refusal when git's conflict markers stand in a note that would change, when a tag is shared by an
  ///   alias of YAML or its key stands twice, or when the note would not read as meant afterwards.
  /// - Complexity: O(*n*) in the bytes of a note that changes; O(tags) in any other.
  package func rewriting(for renaming: TagRenaming) throws(EditRefusal) -> Rewriting {
    let changes = groups.map { TagGroupChange($0, renaming) }
    var rewriting = Rewriting()
    for (group, change) in zip(groups, changes) where change.count > 0 {
      rewriting.tags += change.count
      rewriting.patches += try change.patches(for: group, in: note.document.bytes)
    }
    guard rewriting.tags > 0 else { return Rewriting() }
    if let conflict = note.document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    try refuseDuplicateKey()
    try check(rewriting.patches, changes)
    return rewriting
  }

  /// Of a key that stands twice only the first is read; renaming there would leave the other to come back one day.
  private func refuseDuplicateKey() throws(EditRefusal) {
    guard let frontMatter = note.document.frontMatter, let mapping = frontMatter.mapping else { return }
    let keys = Array(frontMatter.tree.children(of: mapping)).enumerated().filter { $0.offset.isMultiple(of: 2) }
    let own = keys.map(\.element).filter { frontMatter.tree.reads("tags", $0, in: note.document.bytes) }
    if own.count > 1 {
      throw EditRefusal(.duplicateKey, at: frontMatter.tree.nodes[own[1]].range, values: ["tags"])
    }
  }

  /// Reads the note with the patches and compares its tags with those that were meant.
  private func check(_ patches: [Patch], _ changes: [TagGroupChange]) throws(EditRefusal) {
    let after = Note(Document(patches.applied(to: note.document.bytes)), context: note.context)
    let read = TagGroup.groups(of: after).map { $0.tags.map(\.name) }
    let meant = changes.map(\.names)
    if read == meant { return }
    let number = zip(read, meant).prefix { $0 == $1 }.count
    let place = groups[min(number, groups.count - 1)].tags.first?.whole ?? ByteRange(0, 0)
    throw EditRefusal(.wouldReadOtherwise, at: place)
  }
}
