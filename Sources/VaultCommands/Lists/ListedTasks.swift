import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// What people read of the tasks of a list beside their titles: when each is to be done, its priority, and how it repeats.
struct ListedTasks: Sendable {
  /// The tasks by item.
  private let rows: [Int: TaskListing.Row]
  private let wording: TaskWording
  /// How those that repeat are kept, by item.
  private let streaks: [Int: Streak]
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
    let repeating = Set(found.filter { $0.task.repeats }.map(\.place.item))
    try self.init(
      rows, streaksOf: hits.filter { repeating.contains($0.location.item) },
      areAll: hits.allSatisfy { rows[$0.location.item] != nil }, of: list, styles, session, vault, invocation)
  }

  /// Reads only how the repeating tasks among some hits are kept, for programs.
  init(
    streaksOf hits: [Hit], of list: SavedList, _ styles: ItemStyles, _ session: Vault, _ vault: IndexedVault,
    _ invocation: Invocation
  ) throws(Failure) {
    try self.init([:], streaksOf: hits, areAll: false, of: list, styles, session, vault, invocation)
  }

  private init(
    _ rows: [Int: TaskListing.Row], streaksOf hits: [Hit], areAll: Bool, of list: SavedList, _ styles: ItemStyles,
    _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) {
    self.rows = rows
    self.areAll = areAll
    let habits = try ReadStreaks.habits(hits, in: vault, session)
    streaks = Dictionary(habits.map { ($0.place.item, $0.streak) }, uniquingKeysWith: { first, _ in first })
    // No heading says a day here, as none does in the matrix.
    wording = TaskWording(
      today: try session.now.date, isMatrix: true, messages: invocation.messages,
      weekStart: vault.configuration.settings.weekStart, styles: styles, streaks: streaks,
      shownList: .init(names: Set(list.names.map(LinkName.folded)), path: list.path))
  }

  /// How a task is kept, for programs.
  var streak: Column<SearchResult> {
    Column("streak") { result in
      streaks[result.hit.location.item].map { streak in
        ListedDetails("\(streak.current)") { json in json.object { streak.writeMembers(to: &$0) } }
      }
    }.ifAny
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
