import VaultModel
import VaultSearch
import VaultStore

/// Whether the tasks that others depend on are still open; each link is looked up once.
struct TaskDependencies {
  private let vault: IndexedVault
  private let texts: NoteTexts
  private var known: [NamedLink: Bool] = [:]

  init(_ vault: IndexedVault) {
    self.vault = vault
    texts = NoteTexts(vault)
  }

  /// Whether any task that a link means is open; false for a link that means none.
  mutating func isOpen(_ link: NamedLink) throws(CommandFailure) -> Bool {
    if let known = known[link] { return known }
    let isOpen = try statuses(of: link).contains { !$0.isClosed }
    known[link] = isOpen
    return isOpen
  }

  /// The note that is linked or its line of that `^id`; else the tasks whose `id` is that name.
  private func statuses(of link: NamedLink) throws(CommandFailure) -> [TaskStatus] {
    do throws(SnapshotFault) {
      let notes = try vault.snapshot.notes(linkedBy: link.target)
      if notes.count == 1 { return statuses(ofNoteAt: notes[0], heading: link.heading) }
    } catch {
      throw CommandFailure(error)
    }
    return link.isLink ? [] : try statuses(ofTasksNamed: link.target)
  }

  private func statuses(ofNoteAt location: ItemLocation, heading: String?) -> [TaskStatus] {
    let note = texts.note(of: location)
    guard let heading, heading.hasPrefix("^") else {
      return note.type == .task ? [note.task(of: note.whole).status] : []
    }
    return note.items.first { note.blockID(of: $0) == String(heading.dropFirst()) }.map { [note.task(of: $0).status] }
      ?? []
  }

  private func statuses(ofTasksNamed name: String) throws(CommandFailure) -> [TaskStatus] {
    let named = Condition.field("id", .exactly(TextFolding.caseFolded(name)))
    let query = Query(condition: .every([.field("type", .anyOf([ItemType.task.name])), named]))
    return try texts.hits(of: query, keepingNotes: true).map { hit in
      let (note, item) = texts.item(at: hit.location)
      return note.task(of: item).status
    }
  }
}
