import VaultEdit
import VaultModel
import VaultStore
import VaultSyntax

/// What is done to notes one step after another: each takes the bytes that the one before it left, and all can be done again
/// on those that somebody else saved meanwhile.
struct NoteChanges {
  let vault: Vault
  private var drafts: [Draft] = []
  private var further: [NoteWrite] = []

  private struct Draft {
    let path: Path
    /// Nil of a note that is to be made.
    let bytes: [UInt8]?
    var items: [(reference: ItemReference, change: ItemChange)] = []
    var steps: [NoteWrite.Edit] = []
  }

  init(_ vault: Vault) { self.vault = vault }

  /// Changes an item; what is done to items comes first.
  mutating func change(_ found: FoundItem, _ changes: [ItemChange]) {
    let place = draft(at: found.path, found.note.document.bytes)
    let reference = found.note.reference(to: found.item)
    drafts[place].items += changes.map { (reference: reference, change: $0) }
  }

  /// Does something to a note as a whole, or to what is to be made of no bytes at all.
  mutating func add(to path: Path, _ bytes: [UInt8]?, _ step: @escaping NoteWrite.Edit) {
    drafts[draft(at: path, bytes)].steps.append(step)
  }

  /// A note goes, or becomes other bytes.
  mutating func leave(_ found: FoundItem, _ bytes: [UInt8]?) {
    further.append(
      NoteWrite(found.path, before: found.note.document.bytes, bytes.map { .edit(after: $0) } ?? .remove))
  }

  private mutating func draft(at path: Path, _ bytes: [UInt8]?) -> Int {
    if let place = drafts.firstIndex(where: { $0.path == path }) { return place }
    drafts.append(Draft(path: path, bytes: bytes))
    return drafts.count - 1
  }

  /// The writes that change something.
  ///
  /// - Throws: the first step that is refused.
  func writes() throws(Failure) -> [NoteWrite] {
    var writes: [NoteWrite] = []
    for draft in drafts where !further.contains(where: { $0.path == draft.path }) {
      try vault.workspace.goOn()
      let edit = edit(of: draft)
      let after: [UInt8]
      do throws(EditRefusal) { after = try edit(draft.bytes ?? []) } catch {
        throw Failure(error, path: draft.path, bytes: draft.bytes ?? [])
      }
      if let before = draft.bytes {
        if after != before { writes.append(NoteWrite(draft.path, before: before, after: after, by: edit)) }
      } else {
        writes.append(NoteWrite(draft.path, before: [], .create(after, permissions: 0o666)))
      }
    }
    return writes + further
  }

  private func edit(of draft: Draft) -> NoteWrite.Edit {
    let items = NoteEdit(
      draft.items.map { (item: $0.reference, change: $0.change) },
      context: vault.configuration.context(forNoteAt: draft.path))
    let steps = draft.steps
    return { (bytes: [UInt8]) throws(EditRefusal) -> [UInt8] in
      var bytes = items.changes.isEmpty ? bytes : try items.applied(to: bytes)
      for step in steps { bytes = try step(bytes) }
      return bytes
    }
  }
}
