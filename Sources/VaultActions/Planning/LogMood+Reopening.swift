import VaultModel
import VaultStore
import VaultSyntax

extension LogMood {
  /// The check-in that was written to the diary when a task was done, the last of several: it links the task, or has its
  /// title where the task cannot be linked. Nil also for one with deeper lines, which would be lost with it.
  static func checkIn(about found: FoundItem, on day: LocalDate, in vault: Vault) throws(Failure) -> FoundItem? {
    guard let path = try vault.knownDiaryNote(of: day), let bytes = try vault.bytes(ofNoteAt: path) else { return nil }
    let note = Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
    let id = found.isLine ? found.note.blockID(of: found.item).map { "^" + $0 } : nil
    let isLinked = !found.isLine || id != nil
    let item = note.items.last { item in
      guard item.type == .checkIn, let line = item.line else { return false }
      let checkIn = note.checkIn(of: item)
      let isAbout =
        isLinked
        ? checkIn.tasks.contains { $0.target == found.path.stem && $0.heading == id }
        : checkIn.tasks.isEmpty && checkIn.tellsFeeling && checkIn.text == found.title
      return isAbout && note.document.bytes[note.lines[line].notes.indices].allSatisfy { $0 <= 0x20 }
    }
    return item.map { FoundItem(note, item: $0, path: path, settings: vault.settings, root: vault.root) }
  }
}
