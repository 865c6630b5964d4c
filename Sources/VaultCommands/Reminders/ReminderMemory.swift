import VaultActions
import VaultMessages
import VaultStore
import VaultTasks

/// The ledger of a vault on this device: what was reminded of already.
struct ReminderMemory {
  private let writer: VaultWriter
  private let invocation: Invocation

  init(_ session: Vault, _ invocation: Invocation) {
    writer = session.writer
    self.invocation = invocation
  }

  /// The numbers of the alerts that are to be told now, by a copy of the ledger: nothing is remembered.
  func preview(_ answer: ReminderAnswer, through end: Int64) throws(Failure) -> [Int] {
    var ledger = ReminderLedger(try failing { () throws(WriteFailure) in try writer.reminderLedger() }) ?? .init()
    return ledger.claim(answer.alerts, of: answer.sources, at: answer.now, through: end)
  }

  /// The same, which from here on nobody else tells.
  func claim(_ answer: ReminderAnswer, through end: Int64) throws(Failure) -> [Int] {
    var taken: [Int] = []
    let file = try failing { () throws(WriteFailure) in
      try writer.updateReminderLedger { file in
        let known = ReminderLedger(file)
        var ledger = known ?? ReminderLedger()
        taken = ledger.claim(answer.alerts, of: answer.sources, at: answer.now, through: end)
        file.setsAside = known == nil
        file.replacement = ledger.text
      }
    }
    if let aside = file.aside { invocation.warn(.remindLedgerDamaged, [.text(aside.text)]) }
    return taken
  }

  /// Remembers which of some claimed alerts were told.
  func settle(_ outcomes: [(alert: Int, isDelivered: Bool)], of answer: ReminderAnswer) throws(Failure) {
    guard !outcomes.isEmpty else { return }
    _ = try failing { () throws(WriteFailure) in
      try writer.updateReminderLedger { file in
        guard file.stored != nil, var ledger = ReminderLedger(file) else { return }
        for outcome in outcomes {
          ledger.settle(answer.alerts[outcome.alert].key(answer.sources), isDelivered: outcome.isDelivered)
        }
        file.replacement = ledger.text
      }
    }
  }

  private func failing<Result>(_ body: () throws(WriteFailure) -> Result) throws(Failure) -> Result {
    try writing(try body())
  }
}

extension ReminderLedger {
  /// The ledger in a file, empty without one; nil for a file that cannot be used.
  fileprivate init?(_ file: ReminderLedgerFile) {
    if file.isUnusable { return nil }
    guard let stored = file.stored else {
      self.init()
      return
    }
    self.init(text: stored)
  }
}
