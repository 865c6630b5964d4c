import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore

/// The tasks that others depend on; each link is looked up once.
package struct TaskDependencies {
  /// A task that a link means.
  package struct Target: Sendable {
    package let id: FoundTask.ID
    package let path: Path
    /// The number of its list line; nil for a note.
    package let line: Int?
    package let title: String
    package let task: TaskItem

    /// Whether it is neither done nor cancelled, as one that repeats is for as long as it does.
    package var isOpen: Bool { !task.status.isClosed }
  }

  /// What a link means.
  package struct Meaning: Sendable {
    /// The note that is linked or its line of that `^id`; else the tasks whose `id` is that name.
    package var targets: [Target] = []
    /// Whether it is a link that leads to no single note, which is said of links anyway.
    package var isDangling = false
  }

  private let vault: IndexedVault
  private let texts: NoteTexts
  private var known: [Asked: Meaning] = [:]

  /// A link, with the item it stands in where that decides what it means.
  private struct Asked: Hashable {
    let link: NamedLink
    let item: Int?
  }

  package init(_ vault: IndexedVault) {
    self.vault = vault
    texts = NoteTexts(vault)
  }

  /// What each of some links means that stand in an item that was just read, in their order.
  package mutating func targets(of links: [NamedLink], in found: FoundItem) throws(Failure) -> [[Target]] {
    let own = try readingIndex(try vault.snapshot.notes(linkedBy: "/" + found.path.text).first)
    var targets: [[Target]] = []
    for link in links {
      let isKnown = own != nil || !link.target.isEmpty
      targets.append(isKnown ? try meaning(of: link, of: own?.item ?? 0).targets : [])
    }
    return targets
  }

  /// Whether a name is the `id` of tasks.
  package func hasTasks(identifiedBy name: String) throws(Failure) -> Bool { try !tasks(named: name).isEmpty }

  /// What a link of an item means, which is numbered as in the index; `[[#^base]]` is a line of its own note.
  package mutating func meaning(of link: NamedLink, of item: Int) throws(Failure) -> Meaning {
    let asked = Asked(link: link, item: link.isLink && link.target.isEmpty ? item : nil)
    if let known = known[asked] { return known }
    let meaning = try look(asked)
    known[asked] = meaning
    return meaning
  }

  private func look(_ asked: Asked) throws(Failure) -> Meaning {
    let link = asked.link
    do throws(SnapshotFault) {
      if let item = asked.item {
        let own = try vault.snapshot.location(of: item)
        return Meaning(targets: targets(inNoteAt: own, heading: link.heading))
      }
      let notes = try vault.snapshot.notes(linkedBy: link.target)
      if notes.count == 1 { return Meaning(targets: targets(inNoteAt: notes[0], heading: link.heading)) }
    } catch {
      throw Failure(error)
    }
    return link.isLink ? Meaning(isDangling: true) : Meaning(targets: try tasks(named: link.target))
  }

  private func targets(inNoteAt location: ItemLocation, heading: String?) -> [Target] {
    let note = texts.note(of: location)
    var item: Item? = note.whole
    if let heading, heading.hasPrefix("^") {
      item = note.items.first { note.blockID(of: $0) == String(heading.dropFirst()) }
    }
    return item.flatMap { target($0, in: note, at: location) }.map { [$0] } ?? []
  }

  private func tasks(named name: String) throws(Failure) -> [Target] {
    let named = Condition.field("id", .exactly(TextFolding.caseFolded(name)))
    let query = Query(condition: .every([.field("type", .anyOf([ItemType.task.name])), named]))
    return try texts.hits(of: query, keepingNotes: true).compactMap { hit in
      let (note, item) = texts.item(at: hit.location)
      return target(item, in: note, at: hit.location)
    }
  }

  private func target(_ item: Item, in note: Note, at location: ItemLocation) -> Target? {
    guard item.type == .task else { return nil }
    return Target(
      id: FoundTask.ID(file: location.file, item: note.index(of: item)), path: texts.path(of: location),
      line: item.line,
      title: note.shownTitle(of: item), task: note.task(of: item))
  }
}
