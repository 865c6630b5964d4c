import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// The open tasks that a query finds, in their groups.
struct TaskAnswer {
  var listing: TaskListing

  /// Asks for tasks with the directives of the invocation.
  ///
  /// - Parameters:
  ///   - text: the query, which need not say that tasks are asked for.
  ///   - days: only what has one of its dates on one of them.
  ///   - hold: only what waits for that.
  ///   - showsHeld: what waits for its day or for other tasks is shown, too.
  init(
    _ text: String, on days: StatedDays? = nil, held hold: StandingWord? = nil, showsHeld: Bool, _ session: Vault,
    _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) {
    var query = try session.query(text, invocation, in: vault)
    if let group = query.group { throw Failure(.wrongRequest, .tasksNoGroup, [.text(group)]) }
    // What waits takes no part in the limit, and only the rows know what waits.
    let limit = query.limit
    query.limit = nil
    query.condition = .every(
      [.field("type", .anyOf([ItemType.task.name])), query.condition]
        + query.condition.leavingOutClosed())
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    let found = try FoundTask.read(hits, in: vault, invocation.workspace)
    let zoneNames = Set(found.flatMap(\.zoneNames))
    // Says the names that are those of no zone.
    _ = session.zones(named: zoneNames)
    var clock = TaskClock(vault, now: try session.instant, naming: zoneNames)
    var standings: [TaskStanding] = []
    for task in found { standings.append(try clock.standing(of: task)) }
    if let days {
      standings = standings.filter {
        !$0.found.isAllExcepted && $0.found.task.isDated(on: days.first...days.last, clock.zones)
      }
    }
    if let hold { standings = standings.filter { hold.fits($0.hold) } }
    var listing = TaskListing(
      standings, today: clock.now.date, keepsOrder: !query.sort.isEmpty, showsHeld: showsHeld || hold != nil)
    if let limit { listing.limit(to: limit) }
    try DayItems(of: listing.rows.map { DatedItem($0.found) }, isSilent: true, in: session, vault)
      .tellUnread(in: invocation.workspace)
    self.listing = listing
  }
}
