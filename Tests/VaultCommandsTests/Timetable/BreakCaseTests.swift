import Testing
import VaultTestSupport

@testable import VaultCommands

/// Breaks that advance the cycle, and those that do not.
@Suite struct `Breaks of a term` {
  private static let breaks =
    "breaks: [2026-11-04..2026-11-06, {days: 2026-11-18..2026-12-01, counts: false}, "
    + "{days: 2026-12-28..2027-01-10, counts: false}]\n"

  private static func vault(breaks: String = breaks, more: String = "") throws -> ClassVault {
    let keys = "term: 2026-09-01..2027-02-28\n" + breaks
    return try ClassVault(
      [
        "timetable/101.md": ClassVault.schedule(
          "{group: \"101\"}", keys, "## Tuesday", "09:00-10:20 Фізика {kind: ЛК}", "## Wednesday",
          "09:00-10:20 Хімія {kind: ЛР, weeks: [2]}", more)
      ], settings: "timetable: {mine: [{group: \"101\"}]}\n")
  }

  private func days(of subject: String, breaks: String = breaks) throws -> [String] {
    try Self.vault(breaks: breaks).days(
      "--group", "101", "--subject", subject, "--from", "2026-11-01", "--to", "2027-01-31")
  }

  @Test func `have no lessons`() throws {
    // Not 24 November, 1 and 29 December, 5 January.
    #expect(
      try days(of: "Фізика") == [
        "2026-11-03", "2026-11-10", "2026-11-17", "2026-12-08", "2026-12-15", "2026-12-22", "2027-01-12", "2027-01-19",
        "2027-01-26",
      ])
    // 4 November is of week 2, but in the first break.
    #expect(try days(of: "Хімія") == ["2026-12-09", "2027-01-20"])
  }

  @Test(
    arguments: [
      ("2026-11-02", 2), ("2026-11-09", 3), ("2026-11-16", 4), ("2026-11-23", nil), ("2026-11-30", 1),
      ("2026-12-07", 2),
      ("2026-12-14", 3), ("2026-12-21", 4), ("2026-12-28", nil), ("2027-01-04", nil), ("2027-01-11", 1),
      ("2027-01-18", 2),
    ] as [(String, Int?)])
  func `that do not count leave whole weeks without a number`(monday: String, week: Int?) throws {
    let shown = try Self.vault().shown("week", monday)
    if let week {
      #expect(shown.contains("week \(week) of 4"), "\(shown)")
    } else {
      #expect(!shown.contains(" of 4"), "\(shown)")
    }
  }

  @Test(arguments: [
    // 19 mod 4 + 1 without any break; a break that counts changes no number.
    ("", "4"), ("breaks: [2026-11-18..2026-12-01, 2026-12-28..2027-01-10]\n", "4"),
    ("breaks: [{days: 2026-11-18..2026-12-01, counts: true}]\n", "4"),
    // One whole week, and two; Tuesday to Sunday and Monday to Saturday hold none.
    ("breaks: [{days: 2026-11-18..2026-12-01, counts: false}]\n", "3"),
    ("breaks: [{days: 2026-12-28..2027-01-10, counts: false}]\n", "2"),
    ("breaks: [{days: 2026-11-24..2026-11-29, counts: false}]\n", "4"),
    ("breaks: [{days: 2026-11-23..2026-11-28, counts: false}]\n", "4"),
    ("breaks: [{days: 2026-11-23..2026-11-29, counts: false}]\n", "3"),
  ])
  func `move the weeks behind them by the whole weeks that do not count`(breaks: String, week: String) throws {
    let lessons = try Self.vault(breaks: breaks).lessons("--group", "101", "--date", "2027-01-12")
    #expect(lessons.map(\.text) == ["2027-01-12 w\(week) 09:00-10:20 Фізика ЛК"])
  }

  @Test func `that do not count have no lessons on the days of weeks that count either`() throws {
    // Wednesday 18 November to Tuesday 1 December: the week of the 16th is 4, that of the 30th is 1.
    let everyDay = try Self.vault(
      more: "## Thursday\n\n- 09:00-10:20 А\n\n## Monday\n\n- 09:00-10:20 Б\n\n## Friday\n\n- 09:00-10:20 В\n")
    #expect(
      try everyDay.lessons("--group", "101", "--from", "2026-11-16", "--to", "2026-12-04")
        .filter { ["А", "Б", "В"].contains($0.line.text("subject")) }.map(\.text) == [
          "11-16 w4 09:00-10:20 Б", "12-03 w1 09:00-10:20 А", "12-04 w1 09:00-10:20 В",
        ])
  }
}
