import Testing
import VaultModel
import VaultSyntax
import VaultTasks

/// Now is Friday, 20 November 2026, 10:00 in Kyiv; the week ends on Sunday, the 22nd.
@Suite struct `How near a task is` {
  @Test(
    arguments: [
      // The day it is due: late when the day is over.
      ("- [ ] x {due: 2026-11-19}", .overdue, "2026-11-19", .due),
      ("- [ ] x {due: 2026-11-20}", .today, "2026-11-20", .due),
      ("- [ ] x {due: 2026-11-21}", .tomorrow, "2026-11-21", .due),
      ("- [ ] x {due: 2026-11-22}", .thisWeek, "2026-11-22", .due),
      ("- [ ] x {due: 2026-11-23}", .later, "2026-11-23", .due),
      // The time it is due: late as soon as the clock shows a later one.
      // What starts at a time is late when it would be over, by when it is due at once. Half an hour is the usual length.
      ("- [ ] 2026-11-20 09:29 x", .overdue, "2026-11-20 09:29", .start),
      ("- [ ] 2026-11-20 09:30 x", .today, "2026-11-20 09:30", .start),
      ("- [ ] 2026-11-20 09:00 x {duration: 1h}", .today, "2026-11-20 09:00", .start),
      ("- [ ] 2026-11-20 08:59 x {duration: 1h}", .overdue, "2026-11-20 08:59", .start),
      ("- [ ] 2026-11-19 15:00 x {due: 2026-11-27}", .overdue, "2026-11-19 15:00", .start),
      ("- [ ] x {start: 2026-11-19, due: 2026-11-27}", .today, "2026-11-19", .start),
      ("- [ ] x {due: 2026-11-20 09:59}", .overdue, "2026-11-20 09:59", .due),
      ("- [ ] x {due: 2026-11-20 10:00}", .today, "2026-11-20 10:00", .due),
      ("- [ ] 2026-11-20 09:59 x {lesson: lab}", .overdue, "2026-11-20 09:59", .due),
      // A fixed block is late when it ended, not when it began.
      ("- [ ] 2026-11-20 09:00-09:30 x", .overdue, "2026-11-20 09:00", .start),
      ("- [ ] 2026-11-20 09:30-10:30 x", .today, "2026-11-20 09:30", .start),
      // What was only meant to be done on a day is never late: it is a task of today.
      ("- [ ] x {scheduled: 2026-11-18}", .today, "2026-11-18", .scheduled),
      ("- [ ] x {scheduled: 2026-11-24}", .later, "2026-11-24", .scheduled),
      ("- [ ] x {scheduled: 2026-11-20, due: 2026-11-27}", .today, "2026-11-20", .scheduled),
      ("- [ ] x {scheduled: 2026-11-25, due: 2026-11-21}", .tomorrow, "2026-11-21", .due),
      ("- [ ] x {scheduled: 2026-11-20, due: 2026-11-19}", .overdue, "2026-11-19", .due),
      // On one day a time comes before the day itself; of one and the same date the one that is due counts.
      ("- [ ] x {due: 2026-11-21, scheduled: 2026-11-21 15:00}", .tomorrow, "2026-11-21 15:00", .scheduled),
      ("- [ ] x {due: 2026-11-21, scheduled: 2026-11-21}", .tomorrow, "2026-11-21", .due),
      // 09:30 in London is 11:30 in Kyiv, 07:30 was 09:30.
      ("- [ ] x {due: 2026-11-20 09:30+00:00}", .today, "2026-11-20 11:30", .due),
      ("- [ ] x {due: 2026-11-20 07:30Z}", .overdue, "2026-11-20 09:30", .due),
      // 23:30 in New York is the next day in Kyiv.
      ("- [ ] x {due: 2026-11-20 23:30-05:00}", .tomorrow, "2026-11-21 06:30", .due),
    ] as [(String, TaskGroup, String, TaskOutlook.Role)])
  func `is told by its dates`(line: String, group: TaskGroup, moment: String, role: TaskOutlook.Role) throws {
    let outlook = try outlook(of: line)
    #expect(outlook.group == group)
    #expect(outlook.moment?.text == moment)
    #expect(outlook.role == role)
  }

  /// The clocks go back from 04:00 to 03:00 in the night to 25 October, at 01:00Z: 03:30 comes at 00:30Z and at 01:30Z.
  @Test(
    arguments: [
      ("- [ ] x {due: \"2026-10-25 03:30+02:00\"}", "03:35+03:00", .today),
      ("- [ ] x {due: \"2026-10-25 03:30+02:00\"}", "03:30+02:00", .today),
      ("- [ ] x {due: \"2026-10-25 03:30+02:00\"}", "03:31+02:00", .overdue),
      // Without an offset the first is meant.
      ("- [ ] 2026-10-25 03:30 x", "03:30+03:00", .today), ("- [ ] 2026-10-25 03:30 x", "03:10+02:00", .overdue),
      ("- [ ] x {due: 2026-10-25 03:30}", "03:10+02:00", .overdue),
      ("- [ ] 2026-10-25 02:00-03:15 x", "03:05+02:00", .overdue),
      ("- [ ] 2026-10-25 02:00-04:15 x", "03:59+02:00", .today),
    ] as [(String, String, TaskGroup)])
  func `is told by instants in the hour that comes twice`(line: String, now: String, group: TaskGroup) throws {
    let now = try #require(LocalDateTime("2026-10-25 " + now))
    let outlook = TaskOutlook(of: try task(line), now: now, weekStart: .monday, zones: Self.zones())
    #expect(outlook.group == group)
  }

  @Test(arguments: [("03:20+03:00", true), ("03:20+02:00", true), ("03:40+02:00", false)])
  func `waits through both hours that are called the same`(now: String, waits: Bool) throws {
    let now = try #require(LocalDateTime("2026-10-25 " + now))
    let task = try task("- [ ] x {wait: \"2026-10-25 03:30+02:00\"}")
    #expect((TaskHold(of: task, now: now, zones: Self.zones()) { _ in false } != nil) == waits)
  }

  @Test func `is open without a date`() throws {
    let outlook = try outlook(of: "- [ ] x {created: 2026-11-01, wait: 2026-11-02}")
    #expect(outlook.group == .noDate)
    #expect(outlook.moment == nil)
    #expect(outlook.role == nil)
  }

  @Test func `follows the first day of the week`() throws {
    // With weeks from Saturday on, Saturday the 21st is next week; and tomorrow, whatever the week.
    #expect(try outlook(of: "- [ ] x {due: 2026-11-22}", weekStart: .saturday).group == .later)
    #expect(try outlook(of: "- [ ] x {due: 2026-11-21}", weekStart: .saturday).group == .tomorrow)
    #expect(try outlook(of: "- [ ] x {due: 2026-11-22}", weekStart: .sunday).group == .later)
  }

  @Test(
    arguments: [
      ("- [ ] x {due: 2026-11-21, priority: high}", .doFirst), ("- [ ] x {due: 2026-11-22, priority: high}", .plan),
      ("- [ ] x {due: 2026-11-19, flag}", .doFirst), ("- [ ] x {flag}", .plan), ("- [ ] x {due: 2026-11-21}", .doSoon),
      ("- [ ] x {priority: medium, due: 2026-11-22}", .leave), ("- [ ] x", .leave),
    ] as [(String, TaskQuadrant)])
  func `and how important decide its field of the matrix`(line: String, quadrant: TaskQuadrant) throws {
    let task = try task(line)
    #expect(TaskQuadrant(task, try outlook(of: line), today: Self.now.date) == quadrant)
  }

  @Test func `orders a group by time, importance and hand`() throws {
    let lines = [
      "- [ ] a {due: 2026-11-20 12:00}", "- [ ] c {due: 2026-11-20 15:00}",
      "- [ ] h {due: 2026-11-20, flag, priority: low}",
      "- [ ] g {due: 2026-11-20, priority: high}", "- [ ] f {due: 2026-11-20, priority: medium}",
      "- [ ] e {due: 2026-11-20, order: 1}", "- [ ] d {due: 2026-11-20, order: 2}", "- [ ] b {due: 2026-11-20}",
    ]
    let sorted = try lines.reversed().sorted { try order($0) < order($1) }
    #expect(sorted == lines)
  }

  @Test(arguments: [
    ("- [ ] x {wait: 2026-11-20}", nil), ("- [ ] x {wait: 2026-11-21}", "2026-11-21"),
    ("- [ ] x {wait: 2026-11-20 10:00}", nil), ("- [ ] x {wait: 2026-11-20 10:01}", "2026-11-20 10:01"),
    ("- [ ] x {wait: 2026-11-20 09:00-05:00}", "2026-11-20 16:00"), ("- [ ] x {depends: open}", "open"),
    ("- [ ] x {depends: done}", nil), ("- [ ] x {depends: [done, open]}", "open"),
    ("- [ ] x {depends: open, wait: 2026-11-20}", "open"),
  ])
  func `does not matter while it waits`(line: String, waitsFor: String?) throws {
    let hold = TaskHold(of: try task(line), now: Self.now, zones: Self.zones()) { $0.target == "open" }
    switch hold {
    case nil: #expect(waitsFor == nil)
    case .until(let moment): #expect(moment.text == waitsFor)
    case .after(let links): #expect(links.map(\.target) == [waitsFor])
    }
  }

  // MARK: Reading a line

  private static let now = LocalDateTime("2026-11-20 10:00") ?? LocalDateTime(.epoch)
  private static func zones() -> ZoneTable {
    ZoneTable(home: ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
  }

  private func task(_ line: String) throws -> TaskItem {
    let note = Note(Document(Array("# Inbox\n\n\(line)\n".utf8)))
    return note.task(of: try #require(note.items.last))
  }

  private func outlook(of line: String, weekStart: Weekday = .monday) throws -> TaskOutlook {
    TaskOutlook(of: try task(line), now: Self.now, weekStart: weekStart, zones: Self.zones())
  }

  private func order(_ line: String) throws -> TaskOrder { TaskOrder(try task(line), try outlook(of: line)) }
}
