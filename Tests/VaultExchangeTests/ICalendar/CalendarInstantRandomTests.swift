import Testing
import VaultModel
import VaultTestSupport

@testable import VaultExchange

/// Whatever an entry says goes out and comes back as the same instants, over every change of the clocks.
@Suite struct `The instants of an entry` {
  private static let zones = [
    "", "Z", " [Europe/Kyiv]", " [America/New_York]", " [Australia/Lord_Howe]", " [Asia/Kolkata]",
  ]
  private let clocks = CalendarZoneFixtures.clocks

  /// A time near a change of the clocks of one of the zones, and some anywhere in the year.
  private func time(_ random: inout SplitMix64, zone: String) -> String {
    let days = ["2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01", "2026-07-01"]
    let day = LocalDate(days.randomElement(using: &random) ?? "") ?? .epoch
    let minutes = Int64.random(in: -1500...1500, using: &random)
    return (LocalDateTime(day).adding(seconds: minutes * 60)?.text ?? "") + zone
  }

  private func entry(_ random: inout SplitMix64) -> CalendarEntry {
    let zone = Self.zones.randomElement(using: &random) ?? ""
    let start = time(&random, zone: zone)
    var entry = CalendarEntry(Bool.random(using: &random) ? .event : .task, CalendarIdentifier(uid: "1"))
    entry[.title] = ["a"]
    let isDay = Int.random(in: 0..<5, using: &random) == 0
    let end = CalendarMoment.moment(inNote: start).flatMap { start in
      clocks.moment(start, after: CalendarDuration(seconds: Int64.random(in: 1...3000, using: &random) * 60))
    }
    entry[.when] = isDay ? [String(start.prefix(10))] : [start] + (end.map { [$0.text] } ?? [])
    if entry.kind == .task {
      if entry[.when].count < 2 { (entry[.scheduled], entry[.when]) = (entry[.when], []) }
      if Bool.random(using: &random) { entry[.due] = [time(&random, zone: zone)] }
    }
    if Bool.random(using: &random) {
      entry[.recurrence] = ["FREQ=DAILY"]
      let other = Self.zones.randomElement(using: &random) ?? ""
      entry[.except] = [time(&random, zone: other), String(time(&random, zone: "").prefix(10))]
      entry[.also] = [time(&random, zone: other)]
      // The days of a series of days are no times (RFC 5545, 3.8.5.1: the type of an exception is that of its series).
      if isDay {
        entry[.except] = entry[.except].map { String($0.prefix(10)) }
        entry[.also] = entry[.also].map { String($0.prefix(10)) }
      }
    }
    let lead = TimeSpan(seconds: Int64.random(in: 0...3000, using: &random) * 60).text
    entry[.remind] = [lead, time(&random, zone: zone)].filter { entry.trigger(of: $0, clocks) != nil }
    return entry
  }

  /// The instants of all times: of a day its name.
  private func instants(_ entry: CalendarEntry, _ fields: [CalendarField]) -> [String] {
    fields.flatMap { field in
      entry[field].compactMap(CalendarMoment.moment(inNote:)).map { moment in
        switch field == .except || field == .also ? entry.occurrence(on: moment) : moment {
        case .day(let date): return "\(field) " + date.text
        case .time(let time):
          // On a series' own clock where no zone is written.
          var time = time
          if field != .when, time.zone == nil { time.zone = entry.repetitionStart?.zone }
          return "\(field) " + (clocks.instant(of: time).map { String($0) } ?? time.text)
        }
      }
    }.sorted()
  }

  /// When the reminders of an entry are due that takes place once.
  private func alerts(_ entry: CalendarEntry) -> Set<Int64> {
    guard let base = entry.reminderBase else { return [] }
    let first =
      switch base {
      case .day(let date): LocalDateTime(date, clocks.remindTime)
      case .time(let time): time
      }
    return Set(
      entry[.remind].compactMap { reminder -> Int64? in
        guard let lead = TimeSpan(reminder) else {
          guard case .time(let time)? = CalendarMoment.moment(inNote: reminder) else { return nil }
          return clocks.instant(of: time)
        }
        // Whole days on the clock, the rest as it passes, as reminders are counted everywhere.
        let day = first.adding(seconds: -(lead.seconds / 86_400 * 86_400))
        return day.flatMap(clocks.instant).map { $0 - lead.seconds % 86_400 }
      })
  }

  @Test func `are the same after a way through a calendar`() {
    for seed in LongSearch.seeds(few: 5) {
      var random = SplitMix64(seed: seed)
      let writer = CalendarEntryWriter(clocks)
      for _ in 0..<50 {
        let entry = entry(&random)
        let again = entry.projected(writer)
        let fields: [CalendarField] = [.when, .due, .scheduled, .except, .also]
        #expect(Set(instants(again, fields)) == Set(instants(entry, fields)), "\(entry)")
        // A reminder of a whole day is counted on the clock, and the clocks of a day are the vault's.
        if entry[.recurrence].isEmpty, entry.reminderBase?.isWholeDay == false {
          #expect(alerts(again) == alerts(entry), "\(entry) \(again)")
        }
        #expect(again.projected(writer) == again, "\(entry)")
      }
    }
  }
}
