import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lessons in a calendar of other programs: every day that the timetable has, and no other.
@Suite struct `Lessons as iCalendar` {
  private static func export(_ files: [String: String]) throws -> (text: String, lessons: ExportedDays) {
    let run = try ClassVault(files).run(["export", "--where", "type:lesson", "--format", "ics"])
    #expect(run.code == .done, "\(run.errors)")
    // Minsk is three hours before UTC.
    return (run.output, ExportedDays(run.output, .ahead(by: 180)))
  }

  /// A schedule of Wednesdays from 2 September to 16 December 2026: 2 September is of week 1, and so are 30 September,
  /// 28 October and 25 November.
  private static func exporting(_ attributes: String, keys: String = "") throws -> (
    text: String, lessons: ExportedDays
  ) {
    try export([
      "timetable/1.md": ClassVault.schedule(
        "{group: \"1\"}", "term: 2026-09-01..2026-12-18\n" + keys, "09:00-10:20 А {\(attributes)}")
    ])
  }

  private static let wednesdays = [
    "2026-09-02", "2026-09-09", "2026-09-16", "2026-09-23", "2026-09-30", "2026-10-07", "2026-10-14", "2026-10-21",
    "2026-10-28", "2026-11-04", "2026-11-11", "2026-11-18", "2026-11-25", "2026-12-02", "2026-12-09", "2026-12-16",
  ]

  /// A part of the Wednesdays by their places, which are the weeks of the term from 0.
  private static func some(_ isIn: (Int) -> Bool) -> [String] {
    wednesdays.enumerated().filter { isIn($0.offset) }.map(\.element)
  }

  @Test func `have the days of the cases`() throws {
    let (text, lessons) = try Self.export([ClassVault.path: ClassVault.note])
    // Mondays from 7 September, without 2 November.
    let mondays = [
      "09-07", "09-14", "09-21", "09-28", "10-05", "10-12", "10-19", "10-26", "11-09", "11-16", "11-23", "11-30",
      "12-07",
      "12-14", "12-21",
    ]
    // Weeks 3 and 1 in turn: 14 September has index 2.
    let laboratory = ["09-14", "09-28", "10-12", "10-26", "11-09", "11-23", "12-07", "12-21"]
    let mathematics = ["09-09", "09-23", "10-07", "10-21", "12-02", "12-16"]
    func days(_ days: [String], _ time: String, times: Int = 1) -> [String] {
      days.flatMap { Array(repeating: "2026-\($0) \(time)", count: times) }
    }
    let expected =
      days(mondays, "10:35") + days(laboratory, "09:00", times: 2) + days(mathematics, "09:00") + ["2026-12-29 10:00"]
    #expect(lessons.days.map { String($0.prefix(16)) } == expected.sorted(), "\(text)")
    #expect(lessons.events.allSatisfy { $0.summary.contains("БД") || $0.summary.contains("МатПрог") })
  }

  @Test(
    arguments: [
      ("kind: ЛК", "", true, [0, 1, 2, 3]), ("weeks: [1, 3]", "", true, [0, 2]), ("weeks: [2, 4]", "", true, [1, 3]),
      ("weeks: [4]", "", true, [3]), ("weeks: [1, 2, 4]", "", nil, [0, 1, 3]), ("weeks: [1, 2]", "", nil, [0, 1]),
      ("weeks: [1]", "cycle: 2\n", true, [0, 2]), ("weeks: [2]", "anchor: 2026-08-26\n", true, [0]),
    ] as [(String, String, Bool?, [Int])])
  func `have weekly patterns as rules where they are exact`(
    attributes: String, keys: String, isRule: Bool?, places: [Int]
  ) throws {
    let (text, lessons) = try Self.exporting(attributes, keys: keys)
    #expect(lessons.days.map { String($0.prefix(10)) } == Self.some { places.contains($0 % 4) }, "\(text)")
    if isRule == true { #expect(lessons.events.count == 1 && lessons.events.allSatisfy(\.isRepeated), "\(text)") }
  }

  @Test func `leave out breaks and exceptions by name`() throws {
    let (text, lessons) = try Self.exporting(
      "except: [2026-11-18, 2026-11-25]", keys: "breaks: [2026-10-05..2026-10-11]\n")
    #expect(lessons.days.map { String($0.prefix(10)) } == Self.some { ![5, 11, 12].contains($0) }, "\(text)")
    #expect(lessons.events.count == 1 && text.contains("EXDATE"), "\(text)")
  }

  @Test func `are single dates where a break moves the weeks`() throws {
    // The week of 5 October has no number: behind it places of odd weeks are those of even ones.
    let (text, lessons) = try Self.exporting(
      "weeks: [1, 3]", keys: "breaks: [{days: 2026-10-05..2026-10-11, counts: false}]\n")
    #expect(
      lessons.days.map { String($0.prefix(10)) } == Self.some { $0 < 5 ? $0 % 2 == 0 : $0 % 2 == 1 && $0 > 5 },
      "\(text)")
  }

  @Test func `have their times, their room and a zone`() throws {
    let (text, lessons) = try Self.export([
      "timetable/1.md": ClassVault.schedule("{group: \"1\"}", "", "## Exams", "2026-12-29 10:00-12:00 БД {room: 210-4}")
    ])
    let event = try #require(lessons.events.first)
    #expect(lessons.events.count == 1 && !event.isRepeated, "\(text)")
    #expect(event.values("LOCATION").first?.contains("210-4") == true, "\(text)")
    let end = try #require(event.values("DTEND").first)
    #expect(["20261229T120000", "20261229T090000Z"].contains(end), "\(text)")
  }

  @Test func `leave their time free where nobody attends them, and are private with their schedule`() throws {
    func values(_ name: String, _ attributes: String, keys: String = "") throws -> [[String]] {
      try Self.exporting(attributes, keys: keys).lessons.events.map { $0.values(name) }
    }
    #expect(try values("TRANSP", "kind: ЛК") == [[]])
    #expect(try values("TRANSP", "kind: ЛК, skipped") == [["TRANSPARENT"]])
    #expect(try values("CLASS", "kind: ЛК") == [[]])
    #expect(try values("CLASS", "kind: ЛК", keys: "private: true\n") == [["PRIVATE"]])
  }

  @Test func `are the same every time, one uid an event`() throws {
    let (text, lessons) = try Self.export([ClassVault.path: ClassVault.note])
    #expect(try Self.export([ClassVault.path: ClassVault.note]).text == text)
    let uids = lessons.events.flatMap { $0.values("UID") }
    #expect(uids.count == lessons.events.count)
    #expect(Set(uids).count == uids.count || lessons.events.contains { !$0.values("RECURRENCE-ID").isEmpty })
  }
}
