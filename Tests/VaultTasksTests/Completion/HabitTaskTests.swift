import Testing
import VaultModel
import VaultSyntax
import VaultTasks
import VaultTestSupport

/// What is done so often in a period, by its log, by hand. It is Friday, 20 November 2026; the weeks before begin on the 2nd,
/// the 9th and the 16th.
@Suite struct `A task with a number of times` {
  typealias Row = (rule: String, weekStart: Weekday, log: [String], expected: [Int])

  private static func read(_ rule: String, _ log: [String]) throws -> (note: Note, item: Item) {
    let text = "- [ ] gym {repeat: \(rule)}\n" + log.map { "  - [x] \($0)\n" }.joined()
    let note = Note(Document(Array(text.utf8)), context: ReadingContext())
    return (note, try #require(note.items.first { $0.line != nil }))
  }

  /// Done, due, current and longest run.
  static let streaks: [Row] = [
    ("3 times a week", .monday, [], [0, 0, 0, 0]),
    // This week may still be fulfilled.
    ("3 times a week", .monday, ["2026-11-16"], [0, 0, 0, 0]),
    // 3, 2 and 3.
    (
      "3 times a week", .monday,
      [
        "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-09", "2026-11-10", "2026-11-16", "2026-11-17", "2026-11-18",
      ], [8, 9, 1, 1]
    ),
    (
      "3 times a week", .monday,
      ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-09", "2026-11-10", "2026-11-11", "2026-11-16"], [6, 6, 2, 2]
    ),
    // A fourth time counts no more, and of the second week there is none.
    ("3 times a week", .monday, ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"], [3, 6, 0, 1]),
    // 2, 1, and today.
    ("2 times a day", .monday, ["2026-11-18 08:00", "2026-11-18 20:00", "2026-11-19 08:00"], [3, 4, 0, 1]),
    // September and November, not October.
    ("once a month", .monday, ["2026-09-30", "2026-11-05"], [2, 3, 1, 1]),
    // Sunday the 15th is of the week before, or the first day of this one.
    ("twice a week", .monday, ["2026-11-15", "2026-11-16"], [1, 2, 0, 0]),
    ("twice a week", .sunday, ["2026-11-15", "2026-11-16"], [2, 2, 1, 1]),
    // What was done on another day is of that one.
    ("once a week", .monday, ["2026-11-08 {completed: 2026-11-09}"], [1, 1, 1, 1]),
  ]

  @Test(arguments: streaks) func `counts by the period`(row: Row) throws {
    let (note, item) = try Self.read(row.rule, row.log)
    let habit = try #require(HabitTask(item, of: note, weekStart: row.weekStart))
    let streak = Streak(of: habit.history(through: try #require(LocalDate("2026-11-20"))))
    #expect([streak.done, streak.due, streak.current, streak.longest] == row.expected)
  }

  /// The lines of a log, and the day until which the task is hidden.
  @Test(
    arguments: [
      ("3 times a week", ["2026-11-16", "2026-11-18"], nil),
      ("3 times a week", ["2026-11-16", "2026-11-18", "2026-11-20"], "2026-11-23"),
      ("3 times a week", ["2026-11-13", "2026-11-14", "2026-11-15"], nil),
      ("once a month", ["2026-11-01"], "2026-12-01"),
      ("twice a day", ["2026-11-20 08:00"], nil),
      ("twice a day", ["2026-11-20 08:00", "2026-11-20 09:00"], "2026-11-21"),
    ] as [(String, [String], String?)])
  func `is hidden until the next period once it is fulfilled`(rule: String, log: [String], until: String?) throws {
    let (note, item) = try Self.read(rule, log)
    let today = try #require(LocalDate("2026-11-20"))
    #expect(note.task(of: item).standing(on: today, weekStart: .monday).wait?.text == until)
  }

  @Test(arguments: 0..<300) func `is kept as a look at each day says`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let quota = HabitQuota(
      Int.random(in: 1...4, using: &random), per: HabitQuota.Period.allCases[Int.random(in: 0...2, using: &random)])
    let weekStart = Weekday.allCases[Int.random(in: 0...6, using: &random)]
    let first = try #require(LocalDate("2026-09-01")?.adding(days: Int.random(in: 0..<40, using: &random)))
    let today = try #require(first.adding(days: Int.random(in: 0...80, using: &random)))
    let chance = Int.random(in: 10...90, using: &random)
    var log: [LocalDate] = []
    var expected = [0, 0, 0, 0]
    var (count, hasBegun) = (0, false)
    // What a period comes to that is over, or fulfilled already.
    func close(isOver: Bool) {
      let done = min(count, quota.count)
      guard hasBegun, isOver || done == quota.count else { return }
      expected[0] += done
      expected[1] += quota.count
      expected[2] = done == quota.count ? expected[2] + 1 : 0
      expected[3] = max(expected[3], expected[2])
    }
    for day in (0...today.days(since: first)).compactMap({ first.adding(days: $0) }) {
      let begins =
        switch quota.period {
        case .day: true
        case .week: day.weekday == weekStart
        case .month: day.day == 1
        }
      if begins {
        close(isOver: true)
        count = 0
      }
      for _ in 0..<2 where Int.random(in: 0..<100, using: &random) < chance {
        log.append(day)
        count += 1
        hasBegun = true
      }
    }
    close(isOver: false)
    let (note, item) = try Self.read(quota.sentence(in: .english), log.map(\.text).shuffled(using: &random))
    let habit = try #require(HabitTask(item, of: note, weekStart: weekStart))
    let streak = Streak(of: habit.history(through: today))
    #expect([streak.done, streak.due, streak.current, streak.longest] == expected, "seed \(seed)")
  }

  @Test func `of a rule of days is none`() throws {
    let (note, item) = try Self.read("weekly", [])
    #expect(HabitTask(item, of: note, weekStart: .monday) == nil)
  }
}
