import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault timetable` is asked: whose lessons, which of them, in which order.
@Suite struct `Views of timetables` {
  private static let term = "term: 2026-09-01..2026-12-24\n"

  /// Two groups, one teacher and one room, with a lecture that three schedules have. All lessons are on Wednesdays;
  /// 25 November is one of week 1.
  private static let files = [
    "timetable/1.md": ClassVault.schedule(
      "{group: \"1\"}", term, "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, teacher: [ada, bob]}",
      "10:35-11:55 Фізика {kind: ЛР, subgroup: 1, room: 1-1, teacher: bob}",
      "10:35-11:55 Фізика {kind: ЛР, subgroup: 2, room: 2-2}"),
    "timetable/2.md": ClassVault.schedule(
      "{group: \"2\"}", term, "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, teacher: ada}",
      "12:25-13:45 Хімія {kind: ПЗ, room: 210-4}"),
    "timetable/ada.md": ClassVault.schedule(
      "{teacher: ada}", term, "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, groups: [\"1\", \"2\", \"3\"]}",
      "14:00-15:20 Логіка {kind: ЛК, room: 1-1, groups: [\"3\"]}"),
    "timetable/r.md": ClassVault.schedule("{room: 1-1}", term, "16:00-17:00 Гурток {groups: [\"4\"]}"),
  ]

  private static func vault(_ more: [String: String] = [:], settings: String = "") throws -> ClassVault {
    try ClassVault(files.merging(more) { $1 }, settings: settings)
  }

  /// The starts and subjects of a day's lessons, which are none but of that day.
  private func day(_ words: [String], in vault: ClassVault? = nil, on date: String = "2026-11-25") throws -> [String] {
    let answer = try (vault ?? Self.vault()).answer(["timetable"] + words + ["--date", date])
    let lessons = answer.lines.map(Occurrence.init)
    #expect(lessons.allSatisfy { $0.date == date }, "\(answer.output)")
    return lessons.map { [$0.start, $0.line.text("subject"), $0.line.text("subgroup")].joined(separator: " ") }
      .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  @Test(
    arguments: [
      (["--group", "1"], ["09:00 Алгебра", "10:35 Фізика 1", "10:35 Фізика 2"]),
      (["--group", "1", "--subgroup", "2"], ["09:00 Алгебра", "10:35 Фізика 2"]),
      (["--group", "2"], ["09:00 Алгебра", "12:25 Хімія"]),
      // A group that has no schedule of its own stands in lines of others.
      (["--group", "3"], ["09:00 Алгебра", "14:00 Логіка"]), (["--group", "4"], ["16:00 Гурток"]),
      (["--teacher", "ada"], ["09:00 Алгебра", "14:00 Логіка"]),
      (["--teacher", "bob"], ["09:00 Алгебра", "10:35 Фізика 1"]),
      (["--room", "210-4"], ["09:00 Алгебра", "12:25 Хімія"]),
      (["--room", "1-1"], ["10:35 Фізика 1", "14:00 Логіка", "16:00 Гурток"]),
      // Repeated is the union, of different things too.
      (["--group", "1", "--group", "2"], ["09:00 Алгебра", "10:35 Фізика 1", "10:35 Фізика 2", "12:25 Хімія"]),
      (["--teacher", "ada", "--teacher", "bob"], ["09:00 Алгебра", "10:35 Фізика 1", "14:00 Логіка"]),
      (
        ["--group", "2", "--room", "1-1"],
        ["09:00 Алгебра", "10:35 Фізика 1", "12:25 Хімія", "14:00 Логіка", "16:00 Гурток"]
      ),
      (["--room", "1-1", "--room", "2-2"], ["10:35 Фізика 1", "10:35 Фізика 2", "14:00 Логіка", "16:00 Гурток"]),
      // A part of a subject's name, its case folded.
      (["--group", "1", "--subject", "алгеб"], ["09:00 Алгебра"]),
      (["--group", "1", "--subject", "ФІЗ"], ["10:35 Фізика 1", "10:35 Фізика 2"]),
      (["--group", "1", "--subject", "Хімія"], []), (["--group", "5"], []),
    ] as [([String], [String])])
  func `have the lessons of their owners`(words: [String], lessons: [String]) throws {
    #expect(try day(words) == lessons)
  }

  @Test(arguments: [
    (["--group", "1"], ["ada", "bob"]), (["--teacher", "ada"], ["ada", "bob"]), (["--room", "210-4"], ["ada", "bob"]),
    (["--group", "1", "--group", "3"], ["ada", "bob"]),
    // What stands only in a schedule outside of the view is not looked for.
    (["--group", "2"], ["ada"]), (["--group", "3"], ["ada"]),
  ])
  func `have one lesson of equal ones, with the groups and teachers of all schedules in the view`(
    words: [String], teachers: [String]
  ) throws {
    let lessons = try Self.vault().answer(["timetable"] + words + ["--date", "2026-11-25"]).lines.map(Occurrence.init)
      .filter { $0.line.text("subject") == "Алгебра" }
    #expect(lessons.count == 1)
    #expect(lessons.first?.teachers == teachers, "\(lessons)")
    // The teacher's schedule names all three groups.
    #expect(lessons.first?.groups.sorted() == ["1", "2", "3"], "\(lessons)")
  }

  @Test(arguments: [
    // What makes two lines two lessons.
    ("subject", "09:00-10:20 Аналіз {kind: ЛК, room: 210-4}", 2),
    ("kind", "09:00-10:20 Алгебра {kind: ПЗ, room: 210-4}", 2),
    ("subgroup", "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, subgroup: 1}", 2),
    ("weeks", "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, weeks: [1]}", 2),
    ("start", "09:05-10:20 Алгебра {kind: ЛК, room: 210-4}", 2),
    ("end", "09:00-10:25 Алгебра {kind: ЛК, room: 210-4}", 2),
    ("first date", "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, dates: 2026-11-18..2026-12-02}", 2),
    ("rooms", "09:00-10:20 Алгебра {kind: ЛК, room: 211-4}", 2), ("no room", "09:00-10:20 Алгебра {kind: ЛК}", 2),
    // What does not.
    ("teacher", "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, teacher: cyd}", 1),
    ("note", "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, note: bring paper}", 1),
    ("week 0", "09:00-10:20 Алгебра {kind: ЛК, room: 210-4, weeks: [0]}", 1),
  ])
  func `hold lessons for equal by their identity`(what: String, line: String, count: Int) throws {
    let vault = try ClassVault(
      [
        "timetable/1.md": ClassVault.schedule(
          "{group: \"1\"}", Self.term, "09:00-10:20 Алгебра {kind: ЛК, room: 210-4}"),
        "timetable/2.md": ClassVault.schedule("{group: \"2\"}", Self.term, line),
      ], settings: "")
    let lessons = try vault.lessons("--group", "1", "--group", "2", "--date", "2026-11-25")
    #expect(lessons.count == count && (count == 2 || lessons.first?.groups == ["1", "2"]), "\(what): \(lessons)")
  }

  @Test func `hold rooms in any order for the same, and lines without rooms apart by their groups`() throws {
    let vault = try ClassVault(
      [
        "timetable/1.md": ClassVault.schedule(
          "{group: \"1\"}", Self.term, "09:00-10:20 А {room: [1-1, 2-2]}", "11:00-12:00 Б"),
        "timetable/2.md": ClassVault.schedule(
          "{group: \"2\"}", Self.term, "09:00-10:20 А {room: [2-2, 1-1]}", "11:00-12:00 Б"),
      ], settings: "")
    let lessons = try vault.lessons("--group", "1", "--group", "2", "--date", "2026-11-25")
    #expect(lessons.map(\.groups) == [["1", "2"], ["1"], ["2"]])
  }

  // MARK: Which days

  @Test(arguments: [
    (["--date", "2026-11-25"], ["2026-11-25"]), (["--date", "2026-11-26"], []), (["--date", "tomorrow"], []),
    // The week of a day, Monday to Sunday; the one of now.
    (["--week", "2026-11-27"], ["2026-11-25"]), (["--week", "2026-11-30"], ["2026-12-02"]),
    (["--from", "2026-11-18", "--to", "2026-12-02"], ["2026-11-18", "2026-11-25", "2026-12-02"]),
    (["--from", "2026-12-16", "--to", "2027-02-01"], ["2026-12-16", "2026-12-23"]),
  ])
  func `are of the days asked for`(words: [String], days: [String]) throws {
    let vault = try Self.vault()
    #expect(
      try vault.answer(["timetable", "--group", "2", "--subject", "Хімія"] + words).lines.map { $0.text("date") }
        == days)
  }

  @Test(arguments: ["1", "2", "3", "4"]) func `are of the week with a number`(number: String) throws {
    let lessons = try Self.vault().lessons("--group", "2", "--week", number)
    #expect(lessons.count == 2 && lessons.allSatisfy { $0.week == number }, "\(lessons.map(\.text))")
    #expect(Set(lessons.map(\.date)).count == 1)
  }

  @Test(arguments: [
    ["--date", "2026-02-30"], ["--from", "2026-11-25", "--to", "2026-11-24"], ["--subgroup", "one"],
    ["--by", "colour"],
    ["--week", "soon"], ["--group"], ["--from", "then"],
  ])
  func `are not guessed at`(words: [String]) throws {
    let run = try Self.vault().run(["timetable", "--group", "1"] + words)
    #expect(run.code == .wrongCall && run.output.isEmpty && !run.errors.isEmpty, "\(run.output)")
  }

  @Test func `by cycle stand by week and weekday`() throws {
    let vault = try ClassVault()
    let lines = try vault.answer(["timetable", "--group", "151004", "--by", "cycle"]).lines
    let series = lines.map(Occurrence.init).filter { $0.line.text("kind") != "Экзамен" }.map(\.textInCycle)
    // Each once, in whatever form the days are named beside it.
    var seen: Set<String> = []
    #expect(
      series.filter { seen.insert($0).inserted } == [
        "w1 mon 09:00 БД ЛР s1", "w1 mon 09:00 БД ЛР s2", "w1 mon 10:35 БД ЛК",
        "w2 mon 10:35 БД ЛК", "w2 wed 09:00 МатПрог ЛК",
        "w3 mon 09:00 БД ЛР s1", "w3 mon 09:00 БД ЛР s2", "w3 mon 10:35 БД ЛК",
        "w4 mon 10:35 БД ЛК", "w4 wed 09:00 МатПрог ЛК",
      ])
  }
}
