import Testing
import VaultModel
import VaultTasks

/// When to remind of what; the expected times are counted by hand, on the clocks of Kyiv.
@Suite struct `What there is to be reminded of` {
  @Test(arguments: [
    // A fixed task: a quarter of an hour before and at its start.
    ("2026-11-20 10:00-11:00 x", ["20 09:45 of 20 10:00", "20 10:00 of 20 10:00"]),
    ("2026-11-20 11:00-12:00 x", ["20 10:45 of 20 11:00", "20 11:00 of 20 11:00"]),
    // Due at a time: then. On a day: at nine.
    ("2026-11-20 10:00 x", ["20 10:00 of 20 10:00"]), ("2026-11-20 x", ["20 09:00 of 20"]),
    ("x {start: 2026-11-20 10:00}", ["20 10:00 of 20 10:00"]),
    ("x {start: 2026-11-20, end: 2026-11-21}", ["20 09:00 of 20"]),
    // Planned for a time: then. For a day: never, nobody has to.
    ("x {scheduled: 2026-11-20 10:00-12:00}", ["20 10:00 of 20 10:00"]), ("x {scheduled: 2026-11-20}", []),
    ("x {scheduled: 2026-11-20 10:00, due: 2026-11-20 18:00}", ["20 18:00 of 20 18:00"]),
    // Fixed, and due at another time as well.
    (
      "x {start: 2026-11-20 10:00, end: 2026-11-20 11:00, due: 2026-11-20 18:00}",
      ["20 09:45 of 20 10:00", "20 10:00 of 20 10:00", "20 18:00 of 20 18:00"]
    ),
    // What it says itself stands in place of all that: from the start, else from when it is due.
    ("2026-11-20 10:00-11:00 x {remind: 1h}", ["20 09:00 of 20 10:00"]),
    ("2026-11-20 10:00 x {remind: [2h, 30m]}", ["20 08:00 of 20 10:00", "20 09:30 of 20 10:00"]),
    ("2026-11-20 10:00 x {remind: [30m, 30m]}", ["20 09:30 of 20 10:00"]),
    ("2026-11-21 x {remind: 1d}", ["20 09:00 of 21"]), ("2026-11-20 x {remind: 1h}", ["20 08:00 of 20"]),
    ("2026-11-25 x {remind: 2026-11-20 12:30}", ["20 12:30 of 25"]),
    ("2026-11-25 x {remind: 2026-11-20}", ["20 09:00 of 25"]),
    ("x {remind: 2026-11-20 12:30}", ["20 12:30 of -"]), ("x {remind: 15m}", []),
    // A reminder that does not read is none; the usual ones stay.
    ("2026-11-20 10:00 x {remind: soon}", ["20 10:00 of 20 10:00"]),
    // Not at all.
    ("2026-11-20 10:00-11:00 x {remind: none}", []), ("2026-11-20 10:00-11:00 x {remind: []}", []),
    ("2026-11-20 10:00-11:00 x {remind: ні}", []), ("x", []), ("2026-11-22 x", []),
    // Not before its day.
    ("2026-11-20 10:00-11:00 x {wait: 2026-11-21}", []),
    ("2026-11-20 10:00-11:00 x {wait: 2026-11-20 09:50}", ["20 10:00 of 20 10:00"]),
    ("2026-11-20 10:00-11:00 x {wait: 2026-11-20}", ["20 09:45 of 20 10:00", "20 10:00 of 20 10:00"]),
    ("2026-11-20 08:00 x {wait: 2026-11-20}", ["20 08:00 of 20 08:00"]),
    // Every occurrence has its own.
    ("2026-11-02 10:00 x {repeat: daily}", ["20 10:00 of 20 10:00", "21 10:00 of 21 10:00"]),
    ("2026-11-02 10:00 x {repeat: daily, except: 2026-11-20}", ["21 10:00 of 21 10:00"]),
    ("2026-11-02 x {repeat: daily, count: 19}", ["20 09:00 of 20"]),
    ("2026-11-02 x {repeat: daily, until: 2026-11-20}", ["20 09:00 of 20"]),
    // Counted from completion only the present date is known.
    ("2026-11-20 x {repeat: every day after completion}", ["20 09:00 of 20"]),
    ("2026-11-18 x {repeat: every day after completion}", []),
    // The start keeps its distance from the due time that is repeated.
    (
      "x {start: 2026-11-02 10:00, end: 2026-11-02 11:00, due: 2026-11-03, repeat: weekly, remind: 1h}", []
    ),
    (
      "x {start: 2026-11-06 10:00, end: 2026-11-06 11:00, due: 2026-11-08, repeat: weekly, remind: 1h}",
      ["20 09:00 of 20 10:00"]
    ),
    // Moved alone, from the 20th to the 21st, with the start that belongs to it: the start of the one due on the 22nd, which
    // stays, is on the 21st, too.
    (
      "x {start: 2026-11-20 10:00, due: 2026-11-21, repeat: every 2 days, except: 2026-11-20, also: 2026-11-21, "
        + "remind: 1h}", ["20 09:00 of 20 10:00", "21 09:00 of 21 10:00"]
    ),
  ])
  func `from 20 to 21 November`(line: String, expected: [String]) throws {
    let note = try RemindedNote("- [ ] \(line)\n")
    let found = try note.text(after: "2026-11-19 23:59", through: "2026-11-21 23:59")
    #expect(found.map { $0.replacing("2026-11-", with: "") } == expected, "\(line)")
  }

  @Test(arguments: ["[x]", "[X]", "[-]"])
  func `is nothing that is done or cancelled`(box: String) throws {
    let note = try RemindedNote("- \(box) 2026-11-20 10:00-11:00 x\n- \(box) y {remind: 2026-11-20 10:00}\n")
    #expect(try note.text(after: "2026-11-19 00:00", through: "2026-11-21 00:00").isEmpty)
  }

  @Test(arguments: [
    ("start: 2026-11-20 10:00", ["09:45 of 2026-11-20 10:00", "10:00 of 2026-11-20 10:00"]),
    ("start: 2026-11-20", ["09:00 of 2026-11-20"]), ("start: 2026-11-20\nend: 2026-11-25", ["09:00 of 2026-11-20"]),
    ("start: 2026-11-20 10:00\nremind: []", []), ("start: 2026-11-20 10:00\nremind: off", []),
    // An empty key says nothing.
    ("start: 2026-11-20 10:00\nremind:", ["09:45 of 2026-11-20 10:00", "10:00 of 2026-11-20 10:00"]),
    ("start: 2026-11-20 10:00\nremind: [1h]", ["09:00 of 2026-11-20 10:00"]),
    // Ten in New York is five in the afternoon in Kyiv.
    (
      "start: 2026-11-20 10:00 [America/New_York]",
      ["16:45 of 2026-11-20 17:00", "17:00 of 2026-11-20 17:00"]
    ),
    ("start: 2026-11-27 10:00\nremind: 2026-11-20 07:00 [America/New_York]", ["14:00 of 2026-11-27 10:00"]),
    // A weekly event with a moment of its own: that one time, of the next occurrence.
    ("start: 2026-11-01 10:00\nrepeat: weekly\nremind: 2026-11-20 12:00", ["12:00 of 2026-11-22 10:00"]),
    ("title: none", []),
  ])
  func `of events`(keys: String, expected: [String]) throws {
    let found = try RemindedNote.event(keys).text(after: "2026-11-19 23:59", through: "2026-11-20 23:59")
    #expect(found == expected.map { "2026-11-20 \($0)" })
  }

  @Test func `follows the settings`() throws {
    let text = "- [ ] 2026-11-20 10:00-11:00 x\n- [ ] 2026-11-20 y\n- [ ] 2026-11-20 12:00 z {remind: 10m}\n"
    let day = ("2026-11-19 23:59", "2026-11-20 23:59")
    let early = try RemindedNote(text, leads: [.minutes(60)], time: "07:30")
    #expect(
      try early.text(after: day.0, through: day.1) == [
        "2026-11-20 07:30 of 2026-11-20", "2026-11-20 09:00 of 2026-11-20 10:00",
        "2026-11-20 11:50 of 2026-11-20 12:00",
      ])
    // Without leads only what says so itself.
    let silent = try RemindedNote(text, leads: [])
    #expect(try silent.text(after: day.0, through: day.1) == ["2026-11-20 11:50 of 2026-11-20 12:00"])
  }

  @Test func `leaves out holidays`() throws {
    let holiday = try #require(LocalDate("2026-11-20"))
    let event = "---\ntype: event\nstart: 2026-11-02 10:00\nrepeat: weekdays\nexcept: '[[holidays]]'\nremind: 5m\n---\n"
    let note = try RemindedNote(event, exceptions: [holiday])
    #expect(
      try note.text(after: "2026-11-19 00:00", through: "2026-11-23 12:00") == [
        "2026-11-19 09:55 of 2026-11-19 10:00", "2026-11-23 09:55 of 2026-11-23 10:00",
      ])
  }

  /// On 29 March 2026 03:00 is followed by 04:00, on 25 October 04:00 by 03:00. Times are those of UTC.
  @Test(arguments: [
    // In the gap: 03:30 is 04:30, which is 01:30 of UTC.
    ("start: 2026-03-29 03:30", ["2026-03-29 01:15", "2026-03-29 01:30"]),
    // A quarter before 04:10 is 02:55.
    ("start: 2026-03-29 04:10", ["2026-03-29 00:55", "2026-03-29 01:10"]),
    // The first of two 03:30; and 04:10, a quarter before which is the second 03:55.
    ("start: 2026-10-25 03:30", ["2026-10-25 00:15", "2026-10-25 00:30"]),
    ("start: 2026-10-25 04:10", ["2026-10-25 01:55", "2026-10-25 02:10"]),
    // A day before is the same time of day, an hour is an hour.
    ("start: 2026-03-29 10:00\nremind: 1d", ["2026-03-28 08:00"]),
    ("start: 2026-10-25 10:00\nremind: 1d", ["2026-10-24 07:00"]),
    ("start: 2026-10-25 10:00\nremind: 12h", ["2026-10-24 20:00"]),
    ("start: 2026-03-29 10:00\nremind: 24h30m", ["2026-03-28 07:30"]),
    ("start: 2026-03-30\nremind: 1d", ["2026-03-29 06:00"]),
    // Repeated in the night of the change: once each.
    (
      "start: 2026-03-28 03:30\nrepeat: daily\nremind: 0m",
      ["2026-03-28 01:30", "2026-03-29 01:30", "2026-03-30 00:30"]
    ),
    (
      "start: 2026-10-24 03:30\nrepeat: daily\nremind: 0m",
      ["2026-10-24 00:30", "2026-10-25 00:30", "2026-10-26 01:30"]
    ),
  ])
  func `keeps to instants where the clocks change`(keys: String, expected: [String]) throws {
    let note = try RemindedNote.event(keys)
    let month = String(expected[0].prefix(7))
    let alerts = try note.alerts(after: "\(month)-22 00:00", through: "\(month)-30 12:00")
    let shown = alerts.alerts.compactMap { LocalDateTime(secondsSinceEpoch: $0.instant)?.text }
    #expect(Array(shown.prefix(3)) == expected)
  }

  @Test func `has its end, with the length of the first time`() throws {
    let note = try RemindedNote.event("start: 2026-11-02 22:00\nend: 2026-11-03 00:30\nrepeat: weekly")
    let alert = try #require(try note.alerts(after: "2026-11-16 21:50", through: "2026-11-16 22:00").alerts.first)
    #expect(alert.end?.text == "2026-11-17 00:30")
  }

  @Test func `is after the first instant and not after the last`() throws {
    let note = try RemindedNote("- [ ] 2026-11-20 10:00 x\n")
    #expect(try note.text(after: "2026-11-20 09:59", through: "2026-11-20 10:00").count == 1)
    #expect(try note.text(after: "2026-11-20 10:00", through: "2026-11-20 11:00").isEmpty)
    #expect(try note.text(after: "2026-11-20 11:00", through: "2026-11-20 10:00").isEmpty)
  }

  // MARK: Keys

  private func keys(_ note: RemindedNote) throws -> [UInt64] {
    try note.alerts(after: "2026-11-19 00:00", through: "2026-11-22 00:00").alerts.map { $0.key(note.sources) }
  }

  @Test func `tells two equal lines apart, and every time of each`() throws {
    let keys = try keys(
      RemindedNote("- [ ] 2026-11-20 10:00-11:00 x {repeat: daily}\n- [ ] 2026-11-20 10:00-11:00 x {repeat: daily}\n"))
    #expect(keys.count == 8 && Set(keys).count == 8)
  }

  @Test func `keeps its key when other lines and other keys of the line change`() throws {
    let before = try keys(RemindedNote("- [ ] 2026-11-20 10:00-11:00 x\n"))
    let after =
      "# New\n\n- [ ] 2026-11-20 10:00-11:00 new\n- [/] 2026-11-20 10:00-12:00 x {priority: high, remind: [15m, 0m]}\n"
    #expect(Set(try keys(RemindedNote(after))).isSuperset(of: before))
    let moved = try keys(RemindedNote("- [ ] 2026-11-20 10:30-11:00 x\n"))
    #expect(Set(moved).isDisjoint(with: before))
    let other = try keys(RemindedNote("- [ ] 2026-11-20 10:00-11:00 x\n", path: "b.md"))
    #expect(Set(other).isDisjoint(with: before))
  }

  // MARK: Bounds

  @Test func `is bounded for a rule that fires every second, and says so`() throws {
    let note = try RemindedNote.event("start: 2026-11-20 00:00\nrepeat: FREQ=SECONDLY\nremind: 0m")
    let alerts = try note.alerts(after: "2026-11-20 01:00", through: "2026-11-20 02:00")
    #expect(alerts.cut == [0])
    #expect(alerts.alerts.count == ReminderAlerts.most)
    #expect(alerts.alerts.first?.occurrence?.text == "2026-11-20 01:00:01")
  }

  @Test(arguments: [
    "start: 9999-12-31 23:59\nrepeat: daily\nremind: [0m, 15m, 400d]", "start: 0001-01-01\nremind: [9000000000000h]",
    "start: 0001-01-01 00:00\nrepeat: yearly\nremind: [2000000d, 1d]", "start: 2026-11-20\nremind: 153722867280912930m",
    "start: 2026-11-20 10:00\nremind: 2562047788015215h\nrepeat: daily",
  ])
  func `never traps at the ends of time`(keys: String) throws {
    let note = try RemindedNote.event(keys)
    for start in [Int64.min / 4, -62_135_596_800, 0, 253_402_300_799, Int64.max / 4] {
      _ = ReminderAlerts(of: note.sources, after: start, through: start + 86_400, note.clock)
    }
  }
}
