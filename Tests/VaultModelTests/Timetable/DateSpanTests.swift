import Testing
import VaultModel

@Suite struct DateSpanTests {
  static let spans: [(text: String, span: String?)] = [
    ("2026-09-01..2026-12-24", "2026-09-01..2026-12-24"), ("2026-09-01 .. 2026-12-24", "2026-09-01..2026-12-24"),
    ("2026-09-01–2026-12-24", "2026-09-01..2026-12-24"), ("2026-09-01 - 2026-12-24", "2026-09-01..2026-12-24"),
    (" 2026-09-01 ", "2026-09-01"), ("2026-09-01..2026-09-01", "2026-09-01"), ("2026-12-24..2026-09-01", nil),
    ("2026-09-01..", nil), ("..2026-09-01", nil), ("2026-09", nil), ("2026-02-30..2026-03-01", nil), ("", nil),
    ("2026-09-01x", nil),
  ]

  @Test("a span is one day, or two with both ends included", arguments: spans)
  func reading(text: String, span: String?) { #expect(DateSpan(text)?.text == span) }

  @Test("both ends are within")
  func contains() throws {
    let span = try #require(DateSpan("2026-09-01..2026-09-03"))
    let first = try #require(LocalDate(year: 2026, month: 8, day: 31))
    let inside = (0...4).map { first.adding(days: $0).map(span.contains) }
    #expect(inside == [false, true, true, true, false])
  }
}
