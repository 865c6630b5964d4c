import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// A task that a query found, read in full.
struct FoundTask: Sendable {
  let place: HitPlace
  /// What people call it.
  let title: String
  /// Read as it stands, and where a holiday moves it on the day that it is moved to.
  var task: TaskItem
  /// Whether it takes place on no day, because its exceptions leave none: none of its dates counts.
  var isAllExcepted = false
  /// What names it within the vault while a command runs.
  let id: ID
  /// The items it stands in, the nearest first and the note last.
  let parents: [ID]

  /// A file of the index, and the place of an item in its note.
  struct ID: Sendable, Hashable {
    let file: Int
    let item: Int
  }

  /// Nil for what is no task.
  init?(_ item: Item, in note: Note, at place: HitPlace) {
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
  var zoneNames: [String] {
    [task.due, task.start, task.end, task.scheduled?.moment, task.wait].compactMap { $0?.zoneName }
  }
}

extension FoundTask {
  /// The tasks among the hits of a query, in the order in which they were found.
  static func read(
    _ hits: [Hit], in vault: IndexedVault, _ invocation: Invocation
  ) throws(CommandFailure) -> [FoundTask] {
    try vault.read(hits, invocation) { note, item, place in FoundTask(item, in: note, at: place) }
  }
}
