import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// Looks for reminders: what it is time for is printed, handed to the notifier, and remembered.
struct ReminderRun {
  /// What came of a look.
  struct Outcome {
    let code: ExitCode
    /// The instant of the next look that will find something, if it is within ``horizon``.
    let next: Int64?
    /// Whether something was told.
    let hasTold: Bool
  }

  /// How far beyond what it tells a look sees, in seconds.
  static let horizon: Int64 = 120

  private let invocation: Invocation
  private let within: TimeSpan
  /// How far the moment to take for now is ahead of the system's clock, in seconds; nil before the first look.
  private(set) var offset: Int64?

  init(_ invocation: Invocation, within: TimeSpan) {
    self.invocation = invocation
    self.within = within
  }

  /// Looks once, at the vault as it is now.
  mutating func look() throws(Failure) -> Outcome {
    let isFirst = offset == nil
    // What cannot be read of the settings is said at the first look.
    let session = try Vault(for: invocation, isSilent: !isFirst)
    let now = try now(session)
    let end = now + within.seconds
    // What somebody only looks ahead for is told when its time has come.
    let due = looksAhead ? now : end
    let (vault, answer) = try session.asking { [invocation] vault throws(Failure) in
      try ReminderAnswer(
        at: now, through: end + Self.horizon, session, vault, invocation, isSilent: !isFirst)
    }
    let code: ExitCode
    let taken: [Int]
    if invocation.arguments.has(RemindCommand.dryRun) {
      taken = try ReminderMemory(session, invocation).preview(answer, through: due)
      try print(ReminderRow.rows(of: taken, answer), answer, vault)
      code = .done
    } else {
      (code, taken) = try tell(answer, through: due, session, vault)
    }
    if looksAhead { try showAhead(answer, through: end, session, vault) }
    session.save(vault, for: invocation)
    if isFirst, !looksAhead, taken.isEmpty, invocation.isForPeople, !invocation.arguments.has(RemindCommand.watch) {
      invocation.note(.remindNothing)
    }
    let next = answer.alerts.first { $0.instant > end }.map { $0.instant - within.seconds }
    return Outcome(code: code, next: next, hasTold: !taken.isEmpty)
  }

  /// Whether a person wants to know what is to come, and not only a timer what to tell in time.
  private var looksAhead: Bool {
    invocation.isForPeople && invocation.format != "json" && invocation.arguments.has(RemindCommand.within)
      && !invocation.arguments.has(RemindCommand.watch)
  }

  /// Shows the reminders to come, each with its moment, and takes none; where there are none, the next one after.
  private func showAhead(
    _ answer: ReminderAnswer, through end: Int64, _ session: Vault, _ vault: IndexedVault
  ) throws(Failure) {
    let memory = ReminderMemory(session, invocation)
    func coming(_ answer: ReminderAnswer, through end: Int64) throws(Failure) -> [ReminderRow] {
      try memory.preview(answer, through: end).filter { answer.alerts[$0].instant > answer.now }
        .map { ReminderRow(of: $0, answer) }
    }
    let rows = try coming(answer, through: end)
    guard rows.isEmpty else {
      return try ReminderPrinter(rows, answer, vault, invocation).printComing(rows)
    }
    let wording = ReminderWording(answer, invocation.messages)
    invocation.note(.remindNoneUntil, [.text(wording.moment(at: end))])
    let far = answer.now + RemindCommand.longestHorizon
    let later = try ReminderAnswer(at: answer.now, through: far, session, vault, invocation, isSilent: true)
    if let next = try coming(later, through: far).first {
      invocation.note(.remindNext, [.text(wording.moment(at: next.last.instant)), .text(next.item.title)])
    }
  }

  /// The moment to take for now: the system's clock, which goes on from the one that was stated.
  private mutating func now(_ session: Vault) throws(Failure) -> Int64 {
    let clock = invocation.environment.clock()
    if let offset { return clock + offset }
    var ahead: Int64 = 0
    if invocation.statedNow != nil {
      let zones = session.zones(named: [], isSilent: true)
      ahead = ReminderClock(zones, dayTime: .midnight).instant(of: .time(try session.instant)) - clock
    }
    offset = ahead
    return clock + ahead
  }

  private func tell(
    _ answer: ReminderAnswer, through end: Int64, _ session: Vault, _ vault: IndexedVault
  ) throws(Failure) -> (ExitCode, taken: [Int]) {
    var notifier = try ReminderNotifier(invocation)
    let memory = ReminderMemory(session, invocation)
    let taken = try memory.claim(answer, through: end)
    guard !taken.isEmpty else { return (.done, []) }
    let rows = ReminderRow.rows(of: taken, answer)
    do throws(Failure) {
      try print(rows, answer, vault)
    } catch {
      // They are told all the same: nobody else will tell them.
      invocation.warn(error.remark.key, error.remark.values)
    }
    let wording = ReminderWording(answer, invocation.messages)
    var outcomes: [(alert: Int, isDelivered: Bool)] = []
    for row in rows {
      if invocation.environment.isInterrupted() { break }
      // Nobody has read what a closed pipe was to take.
      if notifier.isTerminal, invocation.output.failure != nil { break }
      let isDelivered = notifier.tell(row, wording)
      outcomes += row.alerts.map { ($0, isDelivered) }
    }
    try memory.settle(outcomes, of: answer)
    return (notifier.hasFailed ? .ioFailure : .done, taken)
  }

  private func print(_ rows: [ReminderRow], _ answer: ReminderAnswer, _ vault: IndexedVault) throws(Failure) {
    guard !rows.isEmpty else { return }
    try ReminderPrinter(rows, answer, vault, invocation).print(rows)
    invocation.output.flush()
  }
}
