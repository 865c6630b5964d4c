import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultTimetable

/// The days of lessons as other programs can say them.
@Suite struct `Patterns of lessons` {
  /// Wednesdays of a term from 2 September, which is of week 1, to 16 December 2026: sixteen of them.
  private func lesson(_ attributes: String, keys: String = "") throws -> ScheduledLesson {
    let text = """
      ---
      type: timetable
      owner: {group: "1"}
      term: 2026-09-01..2026-12-18
      \(keys)
      ---

      ## Wednesday

      - 09:00-10:20 А {\(attributes)}

      """
    let note = Note(Document(Array(text.utf8)))
    let item = try #require(note.items.first { $0.type == .lesson })
    return ScheduledLesson(note.lesson(of: item), of: note.timetable, at: .init(path: "t.md", line: 1, item: 1))
  }

  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(text)) }

  private func patterns(_ lesson: ScheduledLesson) throws -> [LessonPattern] {
    lesson.patterns(in: try day("2026-09-01")...day("2027-08-30"))
  }

  @Test(
    arguments: [
      // Every week: sixteen Wednesdays.
      ("kind: ЛК", "", ["2026-09-02 2026-12-16 1"]),
      // Weeks 1 and 3 in turn, from 2 September to 9 December, the fifteenth Wednesday.
      ("weeks: [1, 3]", "", ["2026-09-02 2026-12-09 2"]), ("weeks: [2, 4]", "", ["2026-09-09 2026-12-16 2"]),
      ("weeks: [4]", "", ["2026-09-23 2026-12-16 4"]),
      // Weeks 2 and 4 are every second one; week 1 every fourth: 2 and 30 September, 28 October, 25 November.
      ("weeks: [1, 2, 4]", "", ["2026-09-02 2026-11-25 4", "2026-09-09 2026-12-16 2"]),
      ("weeks: [1, 2]", "", ["2026-09-02 2026-11-25 4", "2026-09-09 2026-12-02 4"]),
      ("weeks: [1]", "cycle: 2", ["2026-09-02 2026-12-09 2"]),
      ("weeks: [1, 2, 3, 4]", "", ["2026-09-02 2026-12-16 1"]),
      ("dates: 2026-11-25", "", ["2026-11-25 2026-11-25 once"]),
      // Two of sixteen are left out by name, and a week of a break.
      (
        "except: [2026-11-18, 2026-11-25]", "breaks: [2026-10-05..2026-10-11]",
        ["2026-09-02 2026-12-16 1 but 2026-10-07 2026-11-18 2026-11-25"]
      ),
      // Two days far apart are no series with eleven exceptions.
      (
        "dates: [2026-09-02, 2026-11-25]", "", ["2026-09-02 2026-09-02 once", "2026-11-25 2026-11-25 once"]
      ),
      ("weeks: [5]", "", []),
    ] as [(String, String, [String])])
  func `are rules where these are exact`(attributes: String, keys: String, expected: [String]) throws {
    #expect(try patterns(lesson(attributes, keys: keys)).map(Self.text) == expected)
  }

  private static func text(_ pattern: LessonPattern) -> String {
    let rule = "\(pattern.first.text) \(pattern.last.text) \(pattern.interval.map(String.init) ?? "once")"
    return pattern.exceptions.isEmpty ? rule : rule + " but " + pattern.exceptions.map(\.text).joined(separator: " ")
  }

  @Test func `are single days where a break moves the weeks`() throws {
    // The week of 5 October has no number: 30 September is of week 1, 14 October of week 2, 21 October of week 3.
    let moved = try lesson("weeks: [1, 3]", keys: "breaks: [{days: 2026-10-05..2026-10-11, counts: false}]")
    let patterns = try patterns(moved)
    #expect(patterns.allSatisfy { $0.interval == nil })
    #expect(
      patterns.map(\.first.text) == [
        "2026-09-02", "2026-09-16", "2026-09-30", "2026-10-21", "2026-11-04", "2026-11-18", "2026-12-02", "2026-12-16",
      ])
  }

  @Test func `say exactly the days of the timetable`() throws {
    for seed in LongSearch.seeds(few: 400) {
      var random = SplitMix64(seed: seed)
      let cycle = Int.random(in: 1...6, using: &random)
      let weeks = (1...cycle).filter { _ in Bool.random(using: &random) }
      let start = Int.random(in: 1...28, using: &random)
      let counts = Bool.random(using: &random)
      let keys = """
        cycle: \(cycle)
        breaks: [{days: 2026-10-\(start < 10 ? "0" : "")\(start)..2026-11-10, counts: \(counts)}]
        """
      let exceptions = (0..<3).map { _ in "2026-11-\(Int.random(in: 11...30, using: &random))" }
      let held = try lesson(
        "weeks: [\(weeks.map(String.init).joined(separator: ", "))], except: [\(exceptions.joined(separator: ", "))]",
        keys: keys)
      let range = try day("2026-09-01")...day("2026-12-31")
      let days = held.patterns(in: range).flatMap(\.days).sorted()
      #expect(
        days == held.calendar.days(of: held.lesson, in: range), "seed \(seed): \(keys) \(weeks) \(exceptions)")
    }
  }
}
