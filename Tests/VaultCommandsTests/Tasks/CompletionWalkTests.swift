import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTasks
import VaultTestSupport

/// A task that is done time after time, each on its day, against the dates that are listed before the first one.
@Suite struct `Completing a repeating task time after time` {
  /// Lines of tasks, the holidays, and the dates that follow each other.
  private static let rows: [(line: String, holidays: [String], dates: [String])] = [
    (
      "2026-11-20 10:00 x {repeat: every fri, except: [[days/hol]], on-holiday: after}", ["2026-11-27"],
      ["2026-11-20 10:00", "2026-11-28 10:00", "2026-12-04 10:00", "2026-12-11 10:00"]
    ),
    // Every other Monday, of which one is a holiday: Sunday instead, and a fortnight after Monday the next one.
    (
      "2026-11-09 x {repeat: every 2 weeks on mon, except: [[days/hol]], on-holiday: before}", ["2026-11-23"],
      ["2026-11-09", "2026-11-22", "2026-12-07", "2026-12-21"]
    ),
    // It is due on a holiday from the beginning.
    (
      "2026-11-27 x {repeat: every week on fri, except: [[days/hol]], on-holiday: after}", ["2026-11-27"],
      ["2026-11-28", "2026-12-04", "2026-12-11"]
    ),
    // Two holidays in a row, and the 29th is neither moved nor lost.
    (
      "2026-11-26 x {repeat: daily, count: 4, except: [[days/hol]], on-holiday: after}", ["2026-11-27", "2026-11-28"],
      ["2026-11-26", "2026-11-29"]
    ),
    (
      "2026-11-20 14:00-15:00 x {repeat: weekly, also: [2026-11-22 09:00]}", [],
      ["2026-11-20 14:00", "2026-11-22 09:00", "2026-11-27 14:00", "2026-12-04 14:00"]
    ),
    (
      "2026-11-20 x {repeat: every 2 weeks on fri, also: [2026-11-25, 2026-11-30]}", [],
      ["2026-11-20", "2026-11-25", "2026-11-30", "2026-12-04", "2026-12-18"]
    ),
    (
      "2026-11-20 x {repeat: every 3 days, count: 4, also: [2026-11-21]}", [],
      ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-26", "2026-11-29"]
    ),
    (
      "2026-11-20 x {repeat: every 3 days for 3 times, also: [2026-11-21]}", [],
      ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-26"]
    ),
    // The exception is nearer to the further date than the Tuesday that the rule goes on from.
    (
      "2026-11-17 x {repeat: \"every week on mon, tue\", except: [2026-11-24], also: [2026-11-22]}", [],
      ["2026-11-17", "2026-11-22", "2026-11-23", "2026-11-30", "2026-12-01"]
    ),
    (
      "2026-11-20 16:00 x {repeat: every 8 hours}", [],
      ["2026-11-20 16:00", "2026-11-21 00:00", "2026-11-21 08:00", "2026-11-21 16:00"]
    ),
    (
      "2026-11-20 09:00-10:00 x {repeat: \"FREQ=DAILY;BYHOUR=9,17\"}", [],
      ["2026-11-20 09:00", "2026-11-20 17:00", "2026-11-21 09:00", "2026-11-21 17:00"]
    ),
  ]

  @Test(arguments: rows.indices)
  func `goes through the dates that are listed, and back`(number: Int) throws {
    let row = Self.rows[number]
    let holidays = try row.holidays.map { try #require(LocalDate($0)) }
    let walk = CompletionWalk("- [ ] \(row.line)\n", holidays: holidays)
    #expect(Array(try walk.dates.prefix(row.dates.count)) == row.dates)
    #expect(try walk.faults(steps: row.dates.count) == [])
  }

  @Test func `goes through the dates of any rule with exceptions, further dates, a count and holidays`() throws {
    for seed in LongSearch.seeds(few: 12) {
      var random = SplitMix64(seed: seed)
      // A start that is no occurrence, and a further date that the rule has anyway, are another matter; two draws in five
      // are neither.
      let found = try (0..<100).lazy.map { _ in CompletionWalk.random(&random) }.first { try $0.beginsAtItsStart }
      let walk = try #require(found, "seed \(seed)")
      let faults: [String]
      do { faults = try walk.faults(steps: 8) } catch { faults = ["\(error)"] }
      #expect(faults == [], "seed \(seed): \(walk.text) holidays \(walk.holidays.map(\.text))")
    }
  }
}

/// A note with one task that repeats.
private struct CompletionWalk {
  let text: String
  let holidays: [LocalDate]
  /// The days of the further dates.
  private let further: [LocalDate]

  init(_ text: String, holidays: [LocalDate], further: [LocalDate] = []) {
    self.text = text
    self.holidays = holidays
    self.further = further
  }

  private static let context = ReadingContext()

  private static func note(_ bytes: [UInt8]) -> Note { Note(Document(bytes), context: context) }

  private func item(of note: Note) throws -> Item { try #require(note.items.first { $0.line != nil }) }

  /// As the agenda and `recur` lay it.
  private func schedule(_ bytes: [UInt8]) throws -> Schedule {
    let note = Self.note(bytes)
    let task = note.task(of: try item(of: note))
    return try Schedule(
      try #require(task.repetition), start: try #require(task.ruleStart), since: task.repeatedDate,
      weekStart: .monday, exceptions: holidays)
  }

  private func dates(_ bytes: [UInt8]) throws -> [String] {
    try schedule(bytes).occurrences.prefix(12).map(\.text)
  }

  var dates: [String] { get throws { try dates(Array(text.utf8)) } }

  var beginsAtItsStart: Bool {
    get throws {
      guard let schedule = try? schedule(Array(text.utf8)) else { return false }
      let rule = schedule.steps.first { _ in true }
      let start = schedule.firstMoment.date
      let given = schedule.steps.prefix(400).filter { $0.reason == .also }.map(\.moment.date)
      return rule?.ruleMoment == schedule.start && rule?.moment == schedule.firstMoment
        && rule?.reason.isOccurrence == true
        && further.allSatisfy { $0 < start || given.contains($0) }
    }
  }

  private func task(_ bytes: [UInt8]) throws -> RepeatingTask {
    let note = Self.note(bytes)
    return try RepeatingTask(try item(of: note), of: note, weekStart: .monday, holidays: holidays)
  }

  private func applied(_ outcome: TaskOutcome, to bytes: [UInt8]) throws -> [UInt8] {
    let note = Self.note(bytes)
    let changes = outcome.changes.flatMap { part in
      part.changes.map { (item: note.reference(to: part.item), change: $0) }
    }
    return try NoteEdit(changes, context: Self.context).applied(to: bytes)
  }

  /// What goes wrong on the way, a line each.
  func faults(steps: Int) throws -> [String] {
    var bytes = Array(text.utf8)
    let expected = try dates
    var faults: [String] = []
    for number in 0..<min(steps, expected.count) {
      let rest = Array(expected[number...])
      let listed = Array(try dates(bytes).prefix(rest.count))
      let shown = String(decoding: bytes, as: UTF8.self)
      guard listed == rest else { return faults + ["\(shown) lists \(listed), not \(rest)"] }
      let day = try #require(LocalDate(String(expected[number].prefix(10))))
      let outcome = try task(bytes).completing(on: day, as: .done)
      let isLast = number + 1 == expected.count
      guard outcome.next?.text == (isLast ? nil : expected[number + 1]) || isLast && expected.count == 12 else {
        return faults + ["\(shown) goes to \(outcome.next?.text ?? "its end"), not along \(rest)"]
      }
      let after = try applied(outcome, to: bytes)
      let back = try applied(try task(after).reopening(), to: after)
      if back != bytes {
        faults.append(
          "\(shown)→ \(String(decoding: after, as: UTF8.self))→ \(String(decoding: back, as: UTF8.self))")
      }
      bytes = after
    }
    return faults
  }

  // MARK: At random

  private static let rules = [
    "daily", "every 3 days", "weekly", "every 2 weeks on mon", "every week on mon, fri", "every 2 weeks on fri",
    "monthly", "FREQ=WEEKLY;BYDAY=TU,SA", "every month on the last fri", "weekdays",
  ]

  static func random(_ random: inout some RandomNumberGenerator) -> CompletionWalk {
    func day(_ most: Int, _ random: inout some RandomNumberGenerator) -> LocalDate {
      LocalDate("2026-11-02")?.adding(days: Int.random(in: 0...most, using: &random)) ?? .epoch
    }
    let isTimed = Bool.random(using: &random)
    let holidays = (0..<Int.random(in: 0...8, using: &random)).map { _ in day(60, &random) }
    var keys = ["repeat: \"\(rules.randomElement(using: &random) ?? "daily")\""]
    if Bool.random(using: &random) { keys.append("count: \(Int.random(in: 1...9, using: &random))") }
    var except = (0..<Int.random(in: 0...2, using: &random)).map { _ in day(50, &random).text }
    if !holidays.isEmpty {
      except.append("\"[[days/hol]]\"")
      let rule = ["skip", "before", "after"].randomElement(using: &random) ?? "skip"
      keys.append("on-holiday: \(rule)")
    }
    if !except.isEmpty { keys.append("except: [\(except.joined(separator: ", "))]") }
    // Nobody means a further date to be a holiday.
    let days = (0..<Int.random(in: 0...3, using: &random)).map { _ in day(50, &random) }
    let further = days.filter { !holidays.contains($0) }
    let also = further.map { day in
      day.text + (isTimed && Bool.random(using: &random) ? " 09:00" : "")
    }
    if !also.isEmpty { keys.append("also: [\(also.joined(separator: ", "))]") }
    let time = isTimed ? ["14:00 ", "14:00-15:00 "].randomElement(using: &random) ?? "" : ""
    let start = day(20, &random).text
    return CompletionWalk(
      "- [ ] \(start) \(time)x {\(keys.joined(separator: ", "))}\n", holidays: holidays, further: further)
  }
}
