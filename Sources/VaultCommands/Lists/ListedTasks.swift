import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// What people read of the tasks of a list beside their titles: when each is to be done, its priority, and how it repeats.
struct ListedTasks: Sendable {
  /// The tasks by item.
  private let rows: [Int: TaskListing.Row]
  private let wording: TaskWording
  /// Whether every hit is a task, so that no row need say that it is one.
  let areAll: Bool

  /// Reads how the tasks among some hits of a list stand.
  init(
    _ hits: [Hit], of list: SavedList, _ styles: ItemStyles, _ session: Vault, _ vault: IndexedVault,
    _ invocation: Invocation
  ) throws(Failure) {
    let found = try FoundTask.read(hits, in: vault, invocation.workspace)
    var clock = TaskClock(vault, now: try session.instant, naming: Set(found.flatMap(\.zoneNames)))
    let today = clock.now.date
    var rows: [Int: TaskListing.Row] = [:]
    for task in found {
      let standing = try clock.standing(of: task)
      let quadrant = TaskQuadrant(standing.found.task, standing.outlook, today: today)
      rows[task.place.item] = TaskListing.Row(standing: standing, quadrant: quadrant)
    }
    self.rows = rows
    areAll = hits.allSatisfy { rows[$0.location.item] != nil }
    // No heading says a day here, as none does in the matrix.
    wording = TaskWording(
      today: today, isMatrix: true, messages: invocation.messages,
      weekStart: vault.configuration.settings.weekStart, styles: styles,
      shownList: .init(names: Set(list.names.map(LinkName.folded)), path: list.path))
  }

  /// The columns behind the title.
  var columns: [Column<SearchResult>] {
    [
      Column(forPeople: .fixed) { result in
        // When something was due that is done or given up says nothing any more.
        guard let row = rows[result.hit.location.item], !row.found.task.status.isClosed else { return .init("") }
        return .init(wording.date(of: row), row.outlook.group == .overdue ? .overdue : .faint)
      },
      Column(forPeople: .flexible(minimum: 8).whereThereIsRoom) { result in
        rows[result.hit.location.item].map(wording.remarks(on:))
          ?? .init(result.list == nil ? result.marks.pieces : [], separator: " · ")
      },
    ]
  }
}
