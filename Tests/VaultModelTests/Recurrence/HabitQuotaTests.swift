import Testing
import VaultModel
import VaultSyntax

/// How often something is to be done in each period, as people write it.
@Suite struct `A number of times in each period` {
  typealias Row = (text: String, count: Int, period: HabitQuota.Period)

  static let rows: [Row] = [
    ("3 times a week", 3, .week), ("2 times a month", 2, .month), ("5 times a day", 5, .day),
    ("once a month", 1, .month), ("twice a day", 2, .day), ("thrice a week", 3, .week), ("1 time a week", 1, .week),
    ("3x a week", 3, .week), ("3 x a week", 3, .week), ("4× per month", 4, .month), ("3 times per week", 3, .week),
    ("Three times a week", 3, .week), ("twelve times a month", 12, .month), ("10 times each month", 10, .month),
    ("99 times a month", 99, .month), ("  3  times  a  week ", 3, .week), ("twice per week", 2, .week),
    ("3 рази на тиждень", 3, .week), ("5 разів на місяць", 5, .month), ("тричі на тиждень", 3, .week),
    ("двічі на день", 2, .day), ("раз на місяць", 1, .month), ("1 раз на тиждень", 1, .week),
    ("чотири рази на тиждень", 4, .week), ("по 2 рази на день", 2, .day), ("один раз на день", 1, .day),
    ("3х на тиждень", 3, .week), ("двічі за місяць", 2, .month), ("Тричі у тиждень", 3, .week),
    ("3 раза в неделю", 3, .week), ("дважды в месяц", 2, .month), ("трижды в день", 3, .day),
  ]

  @Test(arguments: rows) func `reads in words`(row: Row) {
    #expect(HabitQuota(reading: row.text) == HabitQuota(row.count, per: row.period))
  }

  @Test(arguments: [
    "", "3", "3 times", "times a week", "3 a week", "0 times a week", "100 times a week", "-3 times a week",
    "3 times a year", "3 times an hour", "3 times a week until 2026-12-31", "every week", "weekly", "every 3 weeks",
    "3 times a week on mon", "twice", "twice twice a week", "3 weeks a month", "3rd time a week", "щотижня",
    "3 на тиждень",
    "раз у 2 тижні", "once every 2 weeks", "twice in a week", "2.5 times a week", "FREQ=WEEKLY",
  ])
  func `is nothing else`(text: String) { #expect(HabitQuota(reading: text) == nil) }

  @Test(arguments: [
    ("twice a day", "2 times a day", "2 рази на день"), ("3x a week", "3 times a week", "3 рази на тиждень"),
    ("once a month", "once a month", "раз на місяць"), ("five times a month", "5 times a month", "5 разів на місяць"),
    ("21 times a month", "21 times a month", "21 раз на місяць"),
  ])
  func `is said in words that read back`(text: String, english: String, ukrainian: String) throws {
    let quota = try #require(HabitQuota(reading: text))
    #expect(quota.sentence(in: .english) == english)
    #expect(quota.sentence(in: .ukrainian) == ukrainian)
    for language in Language.allCases { #expect(HabitQuota(reading: quota.sentence(in: language)) == quota) }
  }

  /// It is Friday, 20 November 2026.
  @Test(arguments: [
    ("twice a day", Weekday.monday, "2026-11-20", "2026-11-20"),
    ("twice a week", .monday, "2026-11-16", "2026-11-22"), ("twice a week", .sunday, "2026-11-15", "2026-11-21"),
    ("twice a month", .monday, "2026-11-01", "2026-11-30"),
  ])
  func `counts in the period of a day`(text: String, weekStart: Weekday, first: String, last: String) throws {
    let today = try #require(LocalDate("2026-11-20"))
    let days = try #require(HabitQuota(reading: text)).days(around: today, weekStart: weekStart)
    #expect(days.lowerBound.text == first && days.upperBound.text == last)
  }

  /// The fields of a task, and the quota and the rule that it has.
  @Test(
    arguments: [
      ("repeat: 3 times a week", HabitQuota(3, per: .week), nil),
      // Nothing is due by it.
      ("repeat: 3 times a week, due: 2026-11-20", HabitQuota(3, per: .week), nil),
      // What is a rule of days as well is one beside a date.
      ("repeat: once a month", HabitQuota(1, per: .month), nil),
      ("repeat: once a month, due: 2026-11-20", nil, "once a month"),
      ("repeat: once a month, wait: 2026-11-20", nil, "once a month"),
      // A time of a plan is none that a person gave it.
      (
        "repeat: once a month, scheduled: 2026-11-20 10:00, auto: 2026-11-20 10:00", HabitQuota(1, per: .month), nil
      ),
      ("repeat: 3 times a week, until: 2026-12-31", nil, "3 times a week"), ("repeat: weekly", nil, "weekly"),
    ] as [(String, HabitQuota?, String?)])
  func `is what a task has in the place of a rule`(fields: String, quota: HabitQuota?, rule: String?) throws {
    let note = Note(Document(Array("- [ ] gym {\(fields)}\n".utf8)), context: ReadingContext())
    let item = try #require(note.items.first { $0.line != nil })
    let task = note.task(of: item)
    #expect(task.quota == quota && task.repetition?.rule == rule)
    #expect(note.repetition(of: item)?.rule == rule)
    if quota != nil { #expect(task.day == nil && task.kind == .flexible) }
  }
}
