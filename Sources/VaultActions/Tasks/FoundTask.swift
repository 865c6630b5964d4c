import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore

/// A task that a query found, read in full.
package struct FoundTask: Sendable {
  package let place: HitPlace
  /// What people call it.
  package let title: String
  /// Read as it is written, and of one that was asked how it stands with its dates as they stand.
  package var task: TaskItem
  /// Whether it takes place on no day, because its exceptions leave none: none of its dates counts.
  package var isAllExcepted = false
  /// What names it within the vault while a command runs.
  package let id: ID
  /// The items it stands in, the nearest first and the note last.
  package let parents: [ID]

  /// A file of the index, and the place of an item in its note.
  package struct ID: Sendable, Hashable {
    package let file: Int
    package let item: Int

    package init(file: Int, item: Int) { (self.file, self.item) = (file, item) }
  }

  /// Nil for what is no task.
  package init?(_ item: Item, in note: Note, at place: HitPlace) {
    guard item.type == .task else { return nil }
    self.place = place
    title = note.shownTitle(of: item)
    task = note.task(of: item)
    id = ID(file: place.file, item: note.index(of: item))
    var parents: [ID] = []
    var above = item
    // Every parent stands before its children, so that the walk ends at the note.
    while above.line != nil, note.items.indices.contains(above.parent) {
      parents.append(ID(file: place.file, item: above.parent))
      above = note.items[above.parent]
    }
    self.parents = parents
  }

  /// The names of the zones that its times name.
  package var zoneNames: [String] { task.zoneNames }
}

extension TaskItem {
  /// The names of the zones that its times name.
  package var zoneNames: [String] {
    ([due, start, end, wait] + allSittings.map(\.moment)).compactMap { $0?.zoneName } + (repetition?.zoneNames ?? [])
  }
}

extension FoundTask {
  /// The tasks among the hits of a query, in the order in which they were found.
  package static func read(
    _ hits: [Hit], in vault: IndexedVault, _ workspace: Workspace
  ) throws(Failure) -> [FoundTask] {
    try vault.read(hits, workspace) { note, item, place in FoundTask(item, in: note, at: place) }
  }
}
