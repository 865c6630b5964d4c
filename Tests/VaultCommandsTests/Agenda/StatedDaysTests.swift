import Testing
import VaultModel

@testable import VaultCommands

/// Now is Friday, 20 November 2026; weeks begin on Monday.
@Suite struct `Days that somebody types` {
  @Test(arguments: [
    ("fri..sun", "2026-11-20..2026-11-22"), ("sat..sun", "2026-11-21..2026-11-22"),
    ("mon..fri", "2026-11-23..2026-11-27"), ("thu..sun", "2026-11-26..2026-11-29"),
    ("fri..fri", "2026-11-20..2026-11-27"), ("пт..нд", "2026-11-20..2026-11-22"),
    ("today..fri", "2026-11-20..2026-11-27"), ("2026-11-02..fri", "2026-11-02..2026-11-27"),
    ("2026-12-01..fri", "2026-12-01..2026-12-04"), ("fri", "2026-11-27..2026-11-27"),
    ("week", "2026-11-16..2026-11-22"), ("this week", "2026-11-16..2026-11-22"),
    ("цього тижня", "2026-11-16..2026-11-22"), ("last week", "2026-11-09..2026-11-15"),
    ("Минулого тижня", "2026-11-09..2026-11-15"), ("наступного тижня", "2026-11-23..2026-11-29"),
    ("цього місяця", "2026-11-01..2026-11-30"), ("last month", "2026-10-01..2026-10-31"),
    ("минулий місяць", "2026-10-01..2026-10-31"), ("last week..this week", "2026-11-09..2026-11-22"),
  ])
  func `are read around today`(text: String, expected: String) throws {
    let now = try #require(LocalDateTime("2026-11-20 10:00"))
    let days = try StatedDays(text, now, Settings())
    #expect("\(days.first.text)..\(days.last.text)" == expected)
  }
}
