import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

extension Messages {
  /// What the writes of `set` change, in words: of one item each change, `'Borshch': rating 4 → 5; tags + winter`; of several
  /// how many notes.
  ///
  /// - Complexity: that of ``NoteComparison`` for one item.
  func remarks(on writes: [NoteWrite], of items: [FoundItem], in vault: Vault) -> [Remark] {
    guard items.count == 1, writes.count == 1, case .edit(let after) = writes[0].kind else {
      return writes.isEmpty ? [] : [Remark(.setNotes, [.count(writes.count)])]
    }
    let context = vault.configuration.context(forNoteAt: writes[0].path)
    let changes = NoteComparison(
      before: Note(Document(writes[0].before), context: context), after: Note(Document(after), context: context)
    ).changes.told
    var remarks: [Remark] = []
    var sentences: [String] = []
    for change in changes {
      if case .lineMarked(_, let before, let after) = change {
        remarks.append(Remark(key(from: before, to: after), [.text(items[0].title)]))
      } else {
        sentences.append(sentence(for: change, namesLine: false))
      }
    }
    guard !sentences.isEmpty else { return remarks }
    return remarks + [Remark(.setChanges, [.text(items[0].title), .text(sentences.joined(separator: "; "))])]
  }
}
