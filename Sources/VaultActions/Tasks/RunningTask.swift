package import VaultMessages
package import VaultModel
package import VaultStore
import VaultSyntax

/// The task that was started on this device, and what becomes of it.
package struct RunningTask {
  /// A start that is longer ago was most likely forgotten.
  package static let forgotten = TimeSpan(seconds: 12 * 3600)

  private let vault: Vault
  /// What was stopped, and how long it took.
  private var stopped: (start: RunningStart, spent: SpentTime)?
  /// What runs, once a task was to be stopped; nil within where nothing runs.
  private var known: RunningStart??
  /// The item that runs, once its note was looked through; nil within where it is gone.
  private var item: Item??

  package init(_ vault: Vault) { self.vault = vault }

  /// The start that is kept; nil when nothing runs.
  package func start() throws(Failure) -> RunningStart? { try writing(try vault.writer.runningStart()) }

  /// Stops a task if it is the one that runs; how long it took, nil when it does not run or was forgotten.
  ///
  /// What runs is read and looked for once for all tasks that are stopped, whose notes are those of one state of the vault.
  package mutating func stop(_ found: FoundItem) throws(Failure) -> SpentTime? {
    if known == nil { known = .some(try start()) }
    guard let start = known ?? nil, start.path == found.path else { return nil }
    if item == nil { item = .some(found.note.item(start.reference)) }
    guard item == found.item else { return nil }
    let spent = try spent(on: start, until: try vault.instant)
    stopped = (start, spent)
    return spent.total <= Self.forgotten && spent.total > .zero ? spent : nil
  }

  /// What was spent since a start until a moment, on each day; or that much of it, which is taken for the last.
  package func spent(
    on start: RunningStart, until end: LocalDateTime, _ length: TimeSpan? = nil
  ) throws(Failure) -> SpentTime {
    let zones = vault.zones(named: [])
    let whole = start.length(until: end, zones)
    // Of what was forgotten for a year nobody knows the days.
    guard end.date.days(since: start.clock.date) <= 366 else {
      return SpentTime([SpentTime.Part(length ?? whole, on: end.date)]) ?? SpentTime(of: .zero)
    }
    var (parts, before, day) = ([SpentTime.Part](), Int64(0), start.clock.date)
    while day < end.date, let next = day.adding(days: 1) {
      let passed = start.length(until: LocalDateTime(next), zones).seconds
      parts.append(SpentTime.Part(TimeSpan(seconds: passed - before), on: day))
      (before, day) = (passed, next)
    }
    parts.append(SpentTime.Part(TimeSpan(seconds: max(0, whole.seconds - before)), on: day))
    guard let length else { return SpentTime(parts) ?? SpentTime(of: .zero) }
    // More than has passed was spent before it was started.
    var rest = length.seconds
    for place in parts.indices.reversed() {
      let own = place == parts.startIndex ? rest : min(rest, parts[place].length.seconds)
      parts[place].length = TimeSpan(seconds: own)
      rest -= own
    }
    return SpentTime(parts) ?? SpentTime(of: .zero)
  }

  /// How long a start is ago.
  package func length(of start: RunningStart) throws(Failure) -> TimeSpan {
    start.length(until: try vault.instant, vault.zones(named: []))
  }

  /// When a task was started, with the day unless it is today.
  package func clock(of start: RunningStart) -> String { vault.shown(start.clock) }

  /// What the writes of a proposal make of what runs; nil when it goes on.
  package var change: RunningChange? { stopped == nil ? nil : .stops }

  /// Says what was stopped.
  package var remarks: [Remark] {
    guard let (start, spent) = stopped else { return [] }
    let isForgotten = spent.total > Self.forgotten
    return [
      Remark(
        isForgotten ? .startForgotten : .startStopped,
        [.text(start.title), .length(spent.total), .call(["set", start.title])], isWarning: isForgotten)
    ]
  }
}

extension Vault {
  /// A time of the vault's clocks, with the day unless it is today.
  package func shown(_ moment: LocalDateTime) -> String {
    let clock = LocalTime(hour: moment.time.hour, minute: moment.time.minute)?.text ?? moment.time.text
    if let today = try? now.date, today == moment.date { return clock }
    return moment.date.text(in: workspace.device.language) + " " + clock
  }
}
