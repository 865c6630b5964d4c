import Testing
import VaultModel
import VaultTestSupport

@testable import VaultExchange

/// Series with overrides, exceptions and dates in mixed zones take place when counting day by day says.
@Suite struct `Random series of a calendar` {
  private typealias Fixtures = CalendarSeriesFixtures
  private static let clocks = CalendarZoneFixtures.clocks
  private static let zones: [WrittenZone?] =
    [nil, .utc]
    + ["Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"].map { .named($0) }

  /// A calendar of one series, and when it takes place.
  private struct Case {
    var components: [String] = []
    var instants: [Int64] = []
    private var lines: [String]
    private var days: [LocalDate] = []
    private let start: LocalDateTime

    init(_ random: inout SplitMix64) {
      // Near the changes of the clocks of one of the zones, or anywhere.
      let around = ["2026-03-01", "2026-03-22", "2026-03-29", "2026-09-27", "2026-10-18", "2026-10-25", "2026-07-01"]
      let first = LocalDate(around.randomElement(using: &random) ?? "") ?? .epoch
      let date = first.adding(days: Int.random(in: 0..<8, using: &random)) ?? first
      let minutes = [0, 30, 120, 150, 210, 540, 1320, 1410].randomElement(using: &random) ?? 0
      let zone = zones.randomElement(using: &random) ?? nil
      start = LocalDateTime(date, LocalTime(secondOfDay: minutes * 60) ?? .midnight, zone: zone)
      lines = ["UID:a", "SUMMARY:A", "DTSTART" + Self.value(.time(start))]
      addRule(&random)
      var kept: [LocalDate] = []
      for day in days {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines.append("EXDATE" + name(of: day, &random))
        case 1: moveOrCallOff(day, &random)
        default: kept.append(day)
        }
      }
      instants += kept.compactMap(instant)
      addDates(&random)
      components.append(Fixtures.component(lines))
      components.shuffle(using: &random)
    }

    /// Counts the days of the rule one by one, each asked by itself.
    private mutating func addRule(_ random: inout SplitMix64) {
      let (interval, count) = (Int.random(in: 1...3, using: &random), Int.random(in: 2...12, using: &random))
      let isWeekly = Bool.random(using: &random)
      let others = Weekday.allCases.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let weekdays = Set(others + [start.date.weekday])
      let monday = start.date.startOfWeek()
      var day = start.date
      while days.count < count, let next = day.adding(days: 1) {
        let passed = day.days(since: isWeekly ? monday : start.date)
        let counts = isWeekly ? (passed / 7).isMultiple(of: interval) && weekdays.contains(day.weekday) : true
        if counts, isWeekly || passed.isMultiple(of: interval) { days.append(day) }
        day = next
      }
      let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      let byDay = zip(Weekday.allCases, names).filter { weekdays.contains($0.0) }.map(\.1).joined(separator: ",")
      lines.append(
        "RRULE:FREQ=" + (isWeekly ? "WEEKLY;BYDAY=\(byDay)" : "DAILY") + ";INTERVAL=\(interval);COUNT=\(count)")
    }

    /// Moves the occurrence of a day by some hours, or calls it off.
    private mutating func moveOrCallOff(_ day: LocalDate, _ random: inout SplitMix64) {
      var lines = ["UID:a", "SUMMARY:B", "RECURRENCE-ID" + name(of: day, &random)]
      guard let old = instant(day) else { return }
      let moved = old + Int64.random(in: -30...30, using: &random) * 3600 + 60
      lines.append("DTSTART" + Self.value(.time(Self.time(moved, in: zones.randomElement(using: &random) ?? nil))))
      if Int.random(in: 0..<4, using: &random) == 0 {
        lines.append("STATUS:CANCELLED")
      } else {
        instants.append(moved)
        if Bool.random(using: &random) { lines.append("RRULE:FREQ=DAILY;COUNT=3") }
      }
      components.append(Fixtures.component(lines))
    }

    private mutating func addDates(_ random: inout SplitMix64) {
      guard Bool.random(using: &random), let base = instant(start.date) else { return }
      let further = base + Int64.random(in: 30...60, using: &random) * 86_400 + 660
      // On the clock of its series the second pass of an hour that comes twice has no name.
      guard clocks.instant(of: Self.time(further, in: start.zone)) == further else { return }
      instants.append(further)
      lines.append("RDATE" + Self.value(.time(Self.time(further, in: Self.zone(&random)))))
    }

    private func instant(_ day: LocalDate) -> Int64? {
      clocks.instant(of: LocalDateTime(day, start.time, zone: start.zone))
    }

    /// The occurrence of a day as any zone names it.
    private func name(of day: LocalDate, _ random: inout SplitMix64) -> String {
      let own = LocalDateTime(day, start.time, zone: start.zone)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return Self.value(.day(day))
      case 1: return Self.value(.time(own))
      default:
        return instant(day).map { Self.value(.time(Self.time($0, in: Self.zone(&random)))) } ?? ""
      }
    }

    /// Not none: what has no zone is on the clock of the series.
    private static func zone(_ random: inout SplitMix64) -> WrittenZone? {
      zones.filter { $0 != nil }.randomElement(using: &random) ?? nil
    }

    private static func time(_ instant: Int64, in zone: WrittenZone?) -> LocalDateTime {
      clocks.time(at: instant, in: zone) ?? LocalDateTime(.epoch)
    }

    private static func value(_ moment: Moment) -> String {
      String(decoding: ContentLineWriter.bytes(of: CalendarMoment.line("", moment), lineEnd: []), as: UTF8.self)
    }
  }

  /// When the entries of a calendar take place, as vault counts it.
  private func instants(_ entries: [CalendarEntry]) throws -> [Int64] {
    try entries.flatMap { entry -> [Int64] in
      let start = try #require(entry.start)
      guard let rule = entry.text(.recurrence) else { return Self.instant(start).map { [$0] } ?? [] }
      let repetition = Repetition(rule: rule, except: entry[.except], also: entry[.also])
      let schedule = try Schedule(
        repetition, start: start, weekStart: .monday, exceptions: [], zones: CalendarZoneFixtures.zones)
      return schedule.occurrences.compactMap(Self.instant)
    }
  }

  private static func instant(_ moment: Moment) -> Int64? {
    if case .time(let time) = moment { clocks.instant(of: time) } else { nil }
  }

  @Test func `take place when counting day by day says, before and after a way through a file`() throws {
    let writer = CalendarEntryWriter(Self.clocks)
    for seed in LongSearch.seeds(few: 6) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<60 {
        let series = Case(&random)
        let text = Fixtures.calendar(series.components)
        let contents = Fixtures.contents(text)
        let entries = contents.entries.map(\.entry).filter { $0.text(.status) != "cancelled" }
        #expect(try instants(entries).sorted() == series.instants.sorted(), "\(seed)\n\(text)")
        #expect(Set(Fixtures.streamed(text)) == Set(entries), "\(seed)\n\(text)")
        // Out and in again.
        let document = CalendarDocument(entries, stamp: LocalDateTime(.epoch), writer: writer)
        let again = Fixtures.contents(String(decoding: document.bytes, as: UTF8.self))
        #expect(again.remarks == [])
        #expect(try instants(again.entries.map(\.entry)).sorted() == series.instants.sorted(), "\(seed)\n\(text)")
        #expect(Set(again.entries.map(\.entry)) == Set(entries), "\(seed)\n\(text)")
        // Both sides of a synchronisation that wrote them say the same.
        let first = CalendarMerge(known: SyncedCalendar(), vault: [], file: entries)
        let here = entries.map { $0.projected(writer) }
        let second = CalendarMerge(known: first.known, vault: here, file: again.entries.map(\.entry))
        #expect(second.changes.values.allSatisfy(\.isEmpty) && second.conflicts.isEmpty, "\(seed)\n\(text)")
      }
    }
  }
}
