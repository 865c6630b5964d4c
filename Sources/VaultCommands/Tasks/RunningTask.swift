import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The task that was started on this device, and what becomes of it.
struct RunningTask {
  /// A start that is longer ago was most likely forgotten.
  static let forgotten = TimeSpan(seconds: 12 * 3600)

  private let session: VaultSession
  private let invocation: Invocation
  /// What was stopped, and how long it took.
  private var stopped: (start: RunningStart, spent: TimeSpan)?

  init(_ session: VaultSession, _ invocation: Invocation) {
    self.session = session
    self.invocation = invocation
  }

  /// The start that is kept; nil when nothing runs.
  func start() throws(CommandFailure) -> RunningStart? {
    return try invocation.writing(try session.writer(for: invocation).runningStart())
  }

  /// Keeps a start, or that nothing runs.
  func keep(_ start: RunningStart?) throws(CommandFailure) {
    try invocation.writing(try session.writer(for: invocation).setRunningStart(start))
  }

  /// Stops a task if it is the one that runs; how long it took, nil when it does not run or was forgotten.
  mutating func stop(_ found: FoundItem) throws(CommandFailure) -> TimeSpan? {
    guard let start = try start(), start.path == found.path, found.note.item(start.reference) == found.item else {
      return nil
    }
    let spent = try length(of: start)
    stopped = (start, spent)
    guard spent <= Self.forgotten else { return nil }
    return spent > .zero ? spent : nil
  }

  /// How long a start is ago.
  func length(of start: RunningStart) throws(CommandFailure) -> TimeSpan {
    start.length(until: try session.instant(for: invocation), session.zones(named: [], for: invocation))
  }

  /// Whether the clock shows an earlier time than the one of a start.
  func isAhead(_ start: RunningStart) throws(CommandFailure) -> Bool {
    start.isAhead(of: try session.instant(for: invocation), session.zones(named: [], for: invocation))
  }

  /// What the writes of a command make of what runs; nil when it goes on.
  var change: RunningChange? { stopped == nil ? nil : .stops }

  /// Says what was stopped.
  func report() {
    guard let (start, spent) = stopped else { return }
    let values: [MessageValue] = [.text(start.title), .text(spent.text)]
    if spent > Self.forgotten {
      invocation.warn(.startForgotten, values)
    } else {
      invocation.note(.startStopped, values)
    }
  }

  /// Forgets what was stopped where no note changed with it, unless nothing was to be written.
  func forget() throws(CommandFailure) {
    guard stopped != nil, !invocation.arguments.has(.dryRun) else { return }
    try keep(nil)
  }
}
