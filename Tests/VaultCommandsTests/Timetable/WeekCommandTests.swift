import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault week`: the number of a week, its days and its lessons.
@Suite struct `The week of a day` {
  /// A schedule without lessons, whose keys are given, of the group that is mine.
  private static func vault(_ keys: String) throws -> ClassVault {
    try ClassVault([ClassVault.path: ClassVault.schedule("{group: \"151004\"}", keys)])
  }

  @Test func `is named with its number and its days`() throws {
    // 19 October 2026 has index 7.
    for day in ["2026-10-19", "2026-10-22", "2026-10-25"] {
      let shown = try ClassVault().shown("week", day)
      #expect(shown.contains("week 4 of 4, 19–25 Oct"), "\(shown)")
    }
    #expect(try ClassVault().shown("week", at: "2026-10-21T12:00").contains("week 4 of 4, 19–25 Oct"))
  }

  @Test func `has its lessons`() throws {
    let shown = try ClassVault().shown("week", "2026-11-30", columns: 120)
    // Week 2: the lecture of Monday, МатПрог of Wednesday.
    for word in ["10:35", "БД", "09:00", "МатПрог"] { #expect(shown.contains(word), "\(shown)") }
    #expect(try !ClassVault().shown("week", "2026-11-23", columns: 120).contains("МатПрог"))
  }

  @Test func `is told to programs as its lessons are`() throws {
    let vault = try ClassVault()
    let lines = try vault.answer(["week", "2026-11-25"]).lines.map { Occurrence(line: $0).text }
    #expect(lines == ["11-23 w1 09:00-10:20 БД ЛР s1", "11-23 w1 10:35-11:55 БД ЛК"])
  }

  @Test func `is named in Ukrainian`() throws {
    let run = try ClassVault().run(["week", "2026-10-19", "--lang", "uk"], columns: 70)
    #expect(run.output.contains("4") && !run.output.contains("week") && !run.output.contains("Oct"), "\(run.output)")
  }

  @Test(arguments: [
    // The table of the page, of an anchor on 1 September 2022, which is a Thursday.
    ("2022-09-01", "2022-09-01", 1), ("2022-09-01", "2022-12-22", 1), ("2022-09-01", "2022-12-26", 2),
    ("2022-09-01", "2023-01-04", 3), ("2022-09-01", "2023-01-09", 4),
    // A Sunday: that day is the last one of week 1.
    ("2024-09-01", "2024-09-01", 1), ("2024-09-01", "2024-09-02", 2), ("2024-09-01", "2024-08-26", 1),
    // Monday, 26 August 2024, is 18 weeks before Monday, 30 December 2024: 18 mod 4 + 1.
    ("2024-09-01", "2024-12-30", 3), ("2024-09-01", "2025-01-05", 3), ("2024-09-01", "2025-01-06", 4),
    // 31 August 2026 to 4 January 2027 are 18 weeks, to 1 March 26, to 31 May 39.
    ("2026-09-01", "2027-01-03", 2), ("2026-09-01", "2027-01-04", 3), ("2026-09-01", "2027-03-01", 3),
    ("2026-09-01", "2027-05-31", 4),
  ])
  func `is counted from Mondays`(anchor: String, day: String, week: Int) throws {
    for keys in ["anchor: \(anchor)\n", ""] {
      let shown = try Self.vault(keys).shown("week", day)
      #expect(shown.contains("week \(week) of 4"), "\(keys): \(shown)")
    }
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 2), (4, 4), (5, 3), (6, 2)])
  func `is counted in cycles of any length`(cycle: Int, week: Int) throws {
    // 19 October 2026 has index 7.
    let shown = try Self.vault("cycle: \(cycle)\n").shown("week", "2026-10-19")
    #expect(shown.contains("week \(week) of \(cycle)"), "\(shown)")
  }

  @Test(arguments: [["week", "2026-02-30"], ["week", "someday"], ["week", "2026-10-19", "2026-10-26"]])
  func `is not guessed at`(words: [String]) throws {
    #expect(try ClassVault().run(words).code == .wrongCall)
  }
}
