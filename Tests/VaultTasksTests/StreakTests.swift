import Testing
import VaultModel
import VaultSyntax
import VaultTasks
import VaultTestSupport

/// How often what repeats was done of how often it was due, by the log: by hand, and day by day over random histories.
@Suite struct `A streak` {
  private static let context = ReadingContext()

  private static func streak(_ text: String, on today: String, holidays: [String] = []) throws -> [Int] {
    let note = Note(Document(Array(text.utf8)), context: context)
    let item = try #require(note.items.first { $0.line != nil })
    let task = try RepeatingTask(item, of: note, weekStart: .monday, holidays: holidays.compactMap { LocalDate($0) })
    let streak = Streak(of: task.history(through: try #require(LocalDate(today))))
    return [streak.done, streak.due, streak.current, streak.longest]
  }

  private static func log(_ days: [String], _ line: String) -> String {
    "- [ ] a {\(line)}\n" + days.map { "  - [\($0.hasPrefix("-") ? "-" : "x")] \($0.drop { $0 == "-" })\n" }.joined()
  }

  /// A task, the lines of its log (`-` before one that was skipped), today, and done, due, current and longest run.
  static let rows: [(line: String, log: [String], today: String, holidays: [String], expected: [Int])] = [
    ("due: 2026-11-20, repeat: daily", [], "2026-11-20", [], [0, 0, 0, 0]),
    ("due: 2026-11-18, repeat: daily", [], "2026-11-20", [], [0, 2, 0, 0]),
    // 16, 17 and 18; 19 was missed; 20 may still be done.
    (
      "due: 2026-11-19, repeat: daily", ["2026-11-16", "2026-11-17", "2026-11-18"], "2026-11-20", [], [3, 4, 0, 3]
    ),
    (
      "due: 2026-11-20, repeat: daily", ["2026-11-16", "2026-11-17", "2026-11-19"], "2026-11-20", [], [3, 4, 1, 2]
    ),
    // Caught up: of what lies between nothing was done.
    ("due: 2026-11-21, repeat: daily, mode: x", ["2026-11-16", "2026-11-20"], "2026-11-20", [], [2, 5, 1, 1]),
    // Skipped is not due.
    (
      "due: 2026-11-21, repeat: daily", ["2026-11-18", "-2026-11-19", "2026-11-20"], "2026-11-20", [], [2, 2, 2, 2]
    ),
    // A holiday is not due.
    (
      "due: 2026-11-21, repeat: daily", ["2026-11-18", "2026-11-20"], "2026-11-20", ["2026-11-19"], [2, 2, 2, 2]
    ),
    // Late, but done.
    (
      "due: 2026-11-27, repeat: weekly", ["2026-11-13", "2026-11-20 {completed: 2026-11-22}"], "2026-11-23", [],
      [2, 2, 2, 2]
    ),
    // Moved to Saturday, and done there.
    (
      "due: 2026-11-27, repeat: weekly", ["2026-11-13", "2026-11-20 {due: 2026-11-21}"], "2026-11-23", [], [2, 2, 2, 2]
    ),
    // Mondays until the rule became Thursdays: the 12th is not missed, the 19th is.
    (
      "due: 2026-11-26, repeat: every week on thu", ["2026-11-02", "2026-11-09", "2026-11-12"], "2026-11-24", [],
      [3, 4, 0, 3]
    ),
    // What counts from completion misses nothing but what is late now.
    (
      "due: 2026-11-19, repeat: every 3 days after completion", ["2026-11-02", "2026-11-09"], "2026-11-20", [],
      [2, 3, 0, 2]
    ),
    // Several a day.
    (
      "due: 2026-11-20 18:00, repeat: every 6 hours", ["2026-11-20 00:00", "2026-11-20 12:00"], "2026-11-20", [],
      [2, 3, 1, 1]
    ),
    // In no order, and one twice.
    (
      "due: 2026-11-20, repeat: daily", ["2026-11-19", "2026-11-18", "-2026-11-19"], "2026-11-20", [], [2, 2, 2, 2]
    ),
  ]

  @Test(arguments: rows.indices) func `counts what was done of what was due`(number: Int) throws {
    let row = Self.rows[number]
    let line = row.line.replacing(", mode: x", with: "")
    #expect(
      try Self.streak(Self.log(row.log, line), on: row.today, holidays: row.holidays) == row.expected, "\(row.line)")
  }

  @Test func `ends with its task`() throws {
    let text =
      "- [x] a {due: 2026-11-18, repeat: daily, completed: 2026-11-18}\n  - [x] 2026-11-17\n  - [x] 2026-11-18\n"
    #expect(try Self.streak(text, on: "2026-12-20") == [2, 2, 2, 2])
  }

  // MARK: Day by day

  @Test func `is that of a walk through all days`() throws {
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let history = try RandomHistory(&random)
      let found = try Self.streak(history.text, on: history.today.text, holidays: history.holidays.map(\.text))
      let holidays = history.holidays.map(\.text)
      #expect(found == history.expected, "seed \(seed), \(history.today.text), \(holidays)\n\(history.text)")
    }
  }
}

/// A rule by its days alone.
private enum DayRule {
  case every(Int)
  case on(Set<Weekday>)

  var text: String {
    switch self {
    case .every(1): "daily"
    case .every(let days): "every \(days) days"
    case .on(let weekdays):
      "\"every week on "
        + Weekday.allCases.filter(weekdays.contains).map { "\($0.name(in: .english).prefix(3).lowercased())" }
        .joined(separator: ", ") + "\""
    }
  }

  /// Whether it leads from one day to a later one.
  func leads(from day: LocalDate, to later: LocalDate) -> Bool {
    switch self {
    case .every(let days): later.days(since: day) % days == 0
    case .on(let weekdays): weekdays.contains(later.weekday)
    }
  }

  static func random(_ random: inout SplitMix64) -> DayRule {
    guard Bool.random(using: &random) else { return .every(Int.random(in: 1...4, using: &random)) }
    let weekdays = Weekday.allCases.filter { _ in Bool.random(using: &random) }
    return .on(weekdays.isEmpty ? [.monday] : Set(weekdays))
  }
}

/// What became of a task day by day, with a rule that may have been another one at first, and what follows from that.
private struct RandomHistory {
  private(set) var text = ""
  private(set) var holidays: [LocalDate] = []
  let today: LocalDate
  /// Done, due, current and longest run.
  private(set) var expected: [Int] = []
  private var entries: [(day: LocalDate, isDone: Bool, line: String)] = []

  init(_ random: inout SplitMix64) throws {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let first = try #require(LocalDate("2026-09-01")?.adding(days: Int.random(in: 0..<7, using: &random)))
    let length = Int.random(in: 5...70, using: &random)
    today = try #require(first.adding(days: length))
    let days = (0...length).compactMap { first.adding(days: $0) }
    if chance(40) { holidays = days.filter { _ in chance(10) } }
    let rule = DayRule.random(&random)
    let change = chance(30) ? Int.random(in: 0...length, using: &random) : 0
    let former = change == 0 ? rule : DayRule.random(&random)
    // What was done on its days, by one rule and then by the other.
    var start = first
    for (number, day) in days.enumerated() {
      if number == change { start = entries.last?.day ?? day }
      let own = number < change ? former : rule
      guard own.leads(from: start, to: day), day != start || entries.isEmpty, !holidays.contains(day) else { continue }
      if chance(60), day != today || chance(50) {
        let moved = chance(10) ? day.adding(days: 1).map { " {due: \($0.text)}" } : nil
        let late = chance(10) ? day.adding(days: 1).map { " {completed: \($0.text)}" } : nil
        entries.append((day, true, "  - [x] \(day.text)\(moved ?? late ?? "")\n"))
      } else if chance(20), day != today {
        entries.append((day, false, "  - [-] \(day.text)\n"))
      }
    }
    let due = try nextDue(rule, first, &random)
    text = "- [ ] a {due: \(due.text), repeat: \(rule.text)}\n" + entries.map(\.line).shuffled(using: &random).joined()
    expected = counts(rule, due)
  }

  /// Where the task stands: at an occurrence behind the last entry, up to the first one that is not over.
  private func nextDue(_ rule: DayRule, _ first: LocalDate, _ random: inout SplitMix64) throws -> LocalDate {
    let last = entries.last?.day
    var open: [LocalDate] = []
    var day = last?.adding(days: 1) ?? first
    while open.last.map({ $0 < today }) ?? true {
      if last.map({ rule.leads(from: $0, to: day) }) ?? rule.leads(from: first, to: day), !holidays.contains(day) {
        open.append(day)
      }
      day = try #require(day.adding(days: 1))
    }
    return try #require(open.randomElement(using: &random))
  }

  /// Every day is looked at, and no schedule.
  private func counts(_ rule: DayRule, _ due: LocalDate) -> [Int] {
    var outcomes: [Bool] = []
    func miss(after day: LocalDate, before end: LocalDate, from start: LocalDate) {
      var next = day.adding(days: 1)
      while let own = next, own < end {
        if rule.leads(from: start, to: own), !holidays.contains(own) { outcomes.append(false) }
        next = own.adding(days: 1)
      }
    }
    for (place, entry) in entries.enumerated() {
      if entry.isDone { outcomes.append(true) }
      guard place + 1 < entries.count else { continue }
      // Between entries of which the rule does not lead from one to the other it was another one.
      let other = entries[place + 1].day
      if rule.leads(from: entry.day, to: other) { miss(after: entry.day, before: other, from: entry.day) }
    }
    if let last = entries.last?.day, rule.leads(from: last, to: due) {
      miss(after: last, before: today, from: last)
    } else if due < today {
      outcomes.append(false)
      miss(after: due, before: today, from: due)
    }
    var (current, longest) = (0, 0)
    for outcome in outcomes {
      current = outcome ? current + 1 : 0
      longest = max(longest, current)
    }
    return [outcomes.count { $0 }, outcomes.count, current, longest]
  }
}
