/// What was told already on one device, so that every alert is told once: also after a crash, a suspend, and a change of
/// the clock.
///
/// An alert is claimed before it is told and settled after. What was claimed and not settled, because the program ended in
/// between, is claimed again; so a crash repeats an alert rather than loses it.
///
/// ```swift
/// var ledger = ReminderLedger()
/// let told = ledger.claim(alerts.alerts, of: sources, at: now, through: now + 900)
/// // … write the ledger, tell them …
/// ledger.settle(key, isDelivered: true)
/// ```
///
/// All times are seconds since 1970-01-01 00:00 UTC.
package struct ReminderLedger: Sendable, Hashable {
  /// What became of an alert.
  package enum State: Sendable, Hashable {
    /// Somebody is about to tell it, after so many tries.
    case claimed(at: Int64, tries: Int)
    /// It could not be handed to the notifier that many times.
    case failed(times: Int)
    case delivered
  }

  /// An alert that was told, or is being told.
  package struct Entry: Sendable, Hashable {
    /// When it was to be told.
    var instant: Int64
    var state: State
  }

  /// The alerts by their keys.
  var entries: [UInt64: Entry] = [:]
  /// When it was last looked for alerts; nil before the first time.
  package internal(set) var lastCheck: Int64?
  /// What was to be told before is never told: nobody asked for reminders then.
  var beginning: Int64 = .min

  /// A ledger of nothing.
  package init() {}

  /// What was missed longer ago than this is not told any more: a day.
  package static let patience: Int64 = 86_400
  /// How far the very first look goes back: an hour.
  static let firstLook: Int64 = 3600
  /// A claim this old belongs to a program that has ended: five minutes.
  static let claimAge: Int64 = 300
  /// How often a notifier is tried before the alert counts as told.
  static let mostTries = 5
  /// How long entries are kept beyond the moment at which they were to be told: three days.
  static let memory: Int64 = 3 * 86_400
}

extension ReminderLedger {
  /// Takes the alerts that are to be told now, and remembers that it was looked for them.
  ///
  /// An alert is taken up to ``patience`` late, when nobody told it, and when its moment has come since the last look or
  /// what it reminds of has not begun. So everything missed while the computer slept is told once, and a task that
  /// somebody dates back is not.
  ///
  /// - Returns: the numbers of the alerts to tell, in their order.
  package mutating func claim(
    _ alerts: [ReminderAlert], of sources: [ReminderSource], at now: Int64, through end: Int64
  ) -> [Int] {
    if lastCheck == nil || beginning > now { beginning = now - Self.firstLook }
    var last = lastCheck ?? beginning
    // Under a clock that was years ahead what was missed meanwhile was not told.
    if last > now + Self.patience { last = now - Self.patience }
    var taken: [Int] = []
    for (number, alert) in alerts.enumerated() {
      guard alert.instant <= end, alert.instant > max(now - Self.patience, beginning) else { continue }
      let key = alert.key(sources)
      guard isDue(alert, key, at: now, since: last) else { continue }
      let tries = entries[key]?.state.tries ?? 0
      entries[key] = Entry(instant: alert.instant, state: .claimed(at: now, tries: tries))
      taken.append(number)
    }
    // A clock that was far ahead for a while must not make everything forgotten.
    let limit = min(now, last) - Self.memory
    entries = entries.filter { $0.value.instant >= limit }
    lastCheck = now
    return taken
  }

  private func isDue(_ alert: ReminderAlert, _ key: UInt64, at now: Int64, since last: Int64) -> Bool {
    switch entries[key]?.state {
    case .delivered: false
    case .claimed(let time, _): abs(now - time) > Self.claimAge
    case .failed: true
    case nil: alert.instant > last || alert.deadline >= now
    }
  }

  /// Says what became of a claimed alert; one that fails too often counts as told.
  package mutating func settle(_ key: UInt64, isDelivered: Bool) {
    guard let entry = entries[key], entry.state != .delivered else { return }
    let tries = entry.state.tries + 1
    entries[key]?.state = isDelivered || tries >= Self.mostTries ? .delivered : .failed(times: tries)
  }
}

extension ReminderLedger.State {
  /// How often it was handed to the notifier in vain.
  var tries: Int {
    switch self {
    case .claimed(_, let tries), .failed(let tries): tries
    case .delivered: 0
    }
  }
}
