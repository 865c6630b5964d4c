import Testing
import VaultModel

/// The walk itself, held to days that were counted by hand.
@Suite struct `A walk over every day` {
  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(text), "\(text)") }

  @Test func `has the days of the cases`() throws {
    var walk = DailyReference()
    walk.term = (try day("2026-09-01"), try day("2026-12-24"))
    walk.breaks = [.init(first: try day("2026-11-02"), last: try day("2026-11-08"), counts: true)]
    let span = try day("2026-09-01")...day("2026-12-31")
    let laboratory = DailyReference.Line(weekday: 1, weeks: [1, 3])
    #expect(
      walk.days(of: laboratory, in: span).map(\.text) == [
        "2026-09-14", "2026-09-28", "2026-10-12", "2026-10-26", "2026-11-09", "2026-11-23", "2026-12-07", "2026-12-21",
      ])
    let mathematics = DailyReference.Line(
      weekday: 3, weeks: [2, 4], dates: [(try day("2026-09-09"), try day("2026-12-16"))],
      except: [try day("2026-11-18")])
    #expect(
      walk.days(of: mathematics, in: span).map(\.text) == [
        "2026-09-09", "2026-09-23", "2026-10-07", "2026-10-21", "2026-12-02", "2026-12-16",
      ])
    let exam = DailyReference.Line(weekday: nil, date: try day("2026-12-29"))
    #expect(walk.days(of: exam, in: span).map(\.text) == ["2026-12-29"])
  }

  @Test func `has the weeks of the cases`() throws {
    var walk = DailyReference()
    walk.breaks = [
      .init(first: try day("2026-11-18"), last: try day("2026-12-01"), counts: false),
      .init(first: try day("2026-12-28"), last: try day("2027-01-10"), counts: false),
    ]
    let weeks: [(String, Int?)] = [
      ("2026-11-16", 4), ("2026-11-23", nil), ("2026-12-06", 1), ("2026-12-21", 4), ("2027-01-04", nil),
      ("2027-01-11", 1), ("2027-01-24", 2),
    ]
    for (text, week) in weeks { #expect(walk.week(of: try day(text)) == week, "\(text)") }
  }
}
