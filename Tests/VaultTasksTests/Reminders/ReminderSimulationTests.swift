import Testing
import VaultModel
import VaultTestSupport

@testable import VaultTasks

/// Random schedules looked at in random moments, some of which end in a crash, against counting in plain seconds.
@Suite struct `Reminders of random schedules` {
  /// Something that repeats every so many days on clocks that never change, with its leads in minutes.
  private struct Plan {
    let start: Int64
    let days: Int64
    let leads: [Int64]

    var line: String {
      let time = LocalDateTime(secondsSinceEpoch: start)?.text ?? ""
      let reminders = leads.map { "\($0)m" }.joined(separator: ", ")
      return "- [ ] \(time) x {repeat: every \(days) days, remind: [\(reminders)]}\n"
    }

    /// The moments to be reminded at in a span, each once.
    func alerts(after first: Int64, through last: Int64) -> [Alert] {
      var found: [Alert] = []
      var time = start
      while time < last + 3 * 86_400 {
        for lead in Set(leads) where time - lead * 60 > first && time - lead * 60 <= last {
          found.append(Alert(instant: time - lead * 60, occurrence: time, lead: lead))
        }
        time += days * 86_400
      }
      return found
    }
  }

  private struct Alert: Hashable {
    let instant, occurrence, lead: Int64
  }

  /// What is expected of one alert: it is told in the first look after its moment, and after a crash in the next one that
  /// is more than five minutes later; always within a day of its moment.
  private func looks(of alert: Alert, _ looks: [(time: Int64, crashes: Bool)]) -> [Int64] {
    var told: [Int64] = []
    guard let first = looks.first?.time, alert.instant > first - 3600 else { return [] }
    for look in looks where look.time >= alert.instant && look.time - alert.instant < 86_400 {
      if let last = told.last, look.time - last <= 300 { continue }
      told.append(look.time)
      if !look.crashes { break }
    }
    return told
  }

  @Test func `are told as often as expected`() throws {
    for seed in LongSearch.seeds(few: 20) {
      var random = SplitMix64(seed: seed)
      let begin: Int64 = 1_795_000_000 / 86_400 * 86_400
      let plans = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Plan(
          start: begin + Int64.random(in: 0...6000, using: &random) * 60, days: Int64.random(in: 1...3, using: &random),
          leads: (0..<Int.random(in: 1...3, using: &random)).map { _ in
            [0, 10, 15, 60, 1440].randomElement(using: &random) ?? 0
          })
      }
      var looks: [(time: Int64, crashes: Bool)] = []
      var time = begin
      for _ in 0..<60 {
        let step = [60, 240, 900, 3600, 30_000, 100_000].randomElement(using: &random) ?? 60
        time += Int64.random(in: 1...Int64(step), using: &random)
        looks.append((time, Int.random(in: 0..<5, using: &random) == 0))
      }

      let note = try RemindedNote(plans.map(\.line).joined(), home: "UTC0")
      var ledger = ReminderLedger()
      var told: [Alert: [Int64]] = [:]
      for look in looks {
        let alerts = ReminderAlerts(of: note.sources, after: look.time - 86_400, through: look.time, note.clock).alerts
        let taken = ledger.claim(alerts, of: note.sources, at: look.time, through: look.time)
        for number in taken {
          let alert = alerts[number]
          guard case .before(let lead) = alert.reminder else { continue }
          // Of plans that are equal each has its own.
          let key = Alert(instant: alert.instant, occurrence: alert.deadline, lead: lead.seconds / 60)
          told[key, default: []].append(look.time)
          if !look.crashes { ledger.settle(alert.key(note.sources), isDelivered: true) }
        }
        ledger = try #require(ReminderLedger(text: ledger.text))
      }

      var expected: [Alert: [Int64]] = [:]
      for plan in plans {
        for alert in plan.alerts(after: begin - 86_400, through: time) {
          let times = self.looks(of: alert, looks)
          if !times.isEmpty { expected[alert, default: []] += times }
        }
      }
      #expect(told.mapValues { $0.sorted() } == expected.mapValues { $0.sorted() }, "seed \(seed)")
    }
  }
}
