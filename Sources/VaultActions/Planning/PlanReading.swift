import VaultMessages
package import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks
import VaultTimetable

/// An item that stands in a plan, or is left out of one.
package struct PlanSource: Sendable {
  package let place: HitPlace
  /// What people call it.
  package let title: String
  package let isTask: Bool
  /// Whether a plan wrote its time.
  package var isOwned = false
  /// When the time ends that a plan wrote, as an instant, and its day; nil of any other.
  package var owned: (end: Int64, day: LocalDate)?
  /// Which item of its note it is.
  package var item: Int?
  /// When it is due, on the vault's clocks; nil of what is no open flexible task.
  package var due: Moment?
  /// The open steps that are part of it.
  package var steps: [String] = []
  /// The times that a plan wrote for days that are none of these, of what is done several times in a period; as written.
  package var keptTimes: [String] = []
}

/// What a vault says of some days, as plans need it.
struct PlanReading {
  let input: PlanInput
  let sources: [PlanSource]
  let mood: Mood?
  let unread: [UnreadRule]
  /// On how many lengths of what was done the lengths rest.
  let lengths: Int

  /// Reads a vault.
  ///
  /// - Parameter days: those that are planned; some more are read, on which there may be room.
  init(_ vault: Vault, _ index: IndexedVault, days: ClosedRange<LocalDate>, strategy: PlanStrategy) throws(Failure) {
    var reader = try PlanReader(vault, index, days)
    var model: MoodModel?
    if strategy == .learned {
      let now = reader.now, clock = reader.clock
      // What is to come is not known yet.
      let samples = try MoodSamples(of: vault, index, on: nil).samples.filter {
        clock.instant($0.day, $0.time ?? .midnight) <= now
      }
      let moods = MoodModel(samples)
      // With too few check-ins the plan is that of another strategy, with the lengths that are written.
      if moods.count >= MoodModel.fewest { reader.lengths = LengthModel(try Statistics.completions(in: vault, index)) }
      model = moods
    }
    lengths = reader.lengths.count
    try reader.readTasks()
    try reader.readEvents()
    try reader.readLessons()
    try reader.readDone()
    mood = try reader.lastMood()
    let settings = vault.settings
    var input = PlanInput(
      now: reader.now, clock: reader.clock,
      settings: PlanSettings(
        activeHours: settings.activeHours, hours: settings.categoryHours, buffer: settings.buffer.seconds,
        capacity: settings.capacity, fill: settings.fill),
      strategy: strategy, mood: mood?.score, busy: reader.busy, missed: reader.missed, allDay: reader.allDay,
      tasks: reader.tasks,
      done: reader.done)
    input.model = model
    input.bringForward()
    self.input = input
    sources = reader.sources
    unread = reader.unread
  }
}

/// Puts a plan's input together.
struct PlanReader {
  let vault: Vault
  let index: IndexedVault
  let days: ClosedRange<LocalDate>
  /// The last day that is looked at for room.
  let last: LocalDate
  var taskClock: TaskClock
  var zones: ZoneTable
  /// The names of the zones that are known.
  var zoneNames: Set<String> = []
  var clock: PlanClock
  let now: Int64
  /// How long tasks take for which so long is planned.
  var lengths = LengthModel()
  var sources: [PlanSource] = []
  var tasks: [PlanTask] = []
  /// The sources of tasks whose time has passed.
  var passed: Set<Int> = []
  var busy: [BusySpan] = []
  /// The blocks of fixed tasks that are late.
  var missed: [BusySpan] = []
  var allDay: [(source: Int, days: ClosedRange<LocalDate>)] = []
  var done: [(source: Int, day: LocalDate, seconds: Int64)] = []
  /// The items whose rules do not read.
  var unread: [UnreadRule] = []
  /// The day of the calendar on which the hours of the day before go on; nil where they do not.
  let after: (midnight: LocalDate, day: LocalDate)?
  /// What tells the hours of days.
  let window: PlanSettings

  /// So many days behind the last one are read.
  static let horizon = 61

  init(_ vault: Vault, _ index: IndexedVault, _ days: ClosedRange<LocalDate>) throws(Failure) {
    self.vault = vault
    self.index = index
    self.days = days
    last = days.upperBound.adding(days: Self.horizon) ?? days.upperBound
    taskClock = TaskClock(index, now: try vault.instant)
    zones = vault.zones(named: [])
    clock = PlanClock(zones)
    now = clock.instant(of: try vault.instant)
    window = PlanSettings(activeHours: vault.settings.activeHours)
    let (today, planned) = (clock.clock(at: now).date, try vault.plannedToday)
    after = today == planned ? nil : (today, planned)
  }

  /// The day in whose hours a moment is.
  func planDay(of moment: Moment) -> LocalDate {
    guard let time = moment.timeOfDay else { return moment.date }
    return PlanWindow.day(of: clock.instant(moment.date, time), window, clock)
  }

  /// The day whose hours it was when something was done: what was done after midnight was, as long as these go on.
  func planDay(ofDone day: LocalDate) -> LocalDate { day == after?.midnight ? after?.day ?? day : day }

  mutating func know(_ names: [String]) {
    guard !zoneNames.isSuperset(of: names) else { return }
    zoneNames.formUnion(names)
    zones = vault.zones(named: zoneNames)
    clock = PlanClock(zones)
  }

  func hits(_ conditions: [Condition]) throws(Failure) -> [Hit] {
    var query = Query(condition: .every(conditions))
    query.sort = [SortKey(key: "path")]
    return try NoteTexts(index).hits(of: query, keepingNotes: true)
  }

  static let closed = Condition.field("status", .anyOf([TaskStatus.done.name, TaskStatus.cancelled.name]))

  mutating func add(_ place: HitPlace, _ title: String, isTask: Bool) -> Int {
    sources.append(PlanSource(place: place, title: title, isTask: isTask))
    return sources.count - 1
  }
}
