import Testing
import VaultModel
import VaultSyntax
import VaultTasks

/// What takes place on which days, on the clocks of Kyiv; expected days are counted on a calendar by hand.
@Suite struct `An agenda` {
  @Test(arguments: [
    // Once: on its day, at its time, an hour long when it says no end.
    ("start: 2026-11-20 10:00", "2026-11-19", "2026-11-21", "2026-11-20 10:00–2026-11-20 11:00"),
    ("start: 2026-11-20\nend: 2026-11-20", "2026-11-19", "2026-11-21", "2026-11-20"),
    // The end of an all-day event is its last day.
    ("start: 2026-11-22\nend: 2026-11-25", "2026-11-24", "2026-11-30", "2026-11-24 3/4, 2026-11-25 4/4"),
    // Over midnight it is listed on both days; one that ends at midnight is not.
    ("start: 2026-12-31 21:00\nend: 2027-01-01 01:30", "2026-12-31", "2027-01-02", "2026-12-31 1/2, 2027-01-01 2/2"),
    ("start: 2026-11-20 22:00\nend: 2026-11-21 00:00", "2026-11-20", "2026-11-22", "2026-11-20 22:00–2026-11-21 00:00"),
    // A weekly event from Monday, 4 May 2026 shows on Monday, 11 May; a daily one from 10 May not on the 9th.
    (
      "start: 2026-05-04 09:00\nrepeat: weekly", "2026-05-05", "2026-05-18",
      "2026-05-11 09:00–2026-05-11 10:00, 2026-05-18 09:00–2026-05-18 10:00"
    ),
    ("start: 2026-05-10\nrepeat: daily", "2026-05-09", "2026-05-11", "2026-05-10, 2026-05-11"),
    // Monthly from December shows in January; on the 31st it takes the last day of a shorter month.
    ("start: 2026-12-15\nrepeat: monthly", "2027-01-01", "2027-01-31", "2027-01-15"),
    ("start: 2027-01-31\nrepeat: monthly", "2027-02-01", "2027-04-30", "2027-02-28, 2027-03-31, 2027-04-30"),
    ("start: 2028-02-29\nrepeat: yearly", "2029-01-01", "2029-12-31", "2029-02-28"),
    ("start: 2028-02-29\nrepeat: yearly", "2032-01-01", "2032-12-31", "2032-02-29"),
    // What lasts long and is repeated reaches into the days from before them.
    ("start: 2026-11-02\nend: 2026-11-06\nrepeat: weekly", "2026-11-13", "2026-11-15", "2026-11-13 5/5"),
    // Exceptions and further dates.
    (
      "start: 2026-11-06\nrepeat: weekly\nexcept: 2026-11-20\nalso: [2026-11-21]", "2026-11-14", "2026-11-27",
      "2026-11-21, 2026-11-27"
    ),
    // Further dates without a rule.
    (
      "start: 2026-11-21 10:00\nend: 2026-11-21 10:30\nalso: [2026-11-23, 2026-11-25 12:00]", "2026-11-20",
      "2026-12-01",
      "2026-11-21 10:00–2026-11-21 10:30, 2026-11-23 10:00–2026-11-23 10:30, 2026-11-25 12:00–2026-11-25 12:30"
    ),
    ("start: 2026-11-21\nalso: [2026-11-23]", "2026-11-20", "2026-12-01", "2026-11-21, 2026-11-23"),
    // Far ahead.
    ("start: 2026-11-20\nrepeat: FREQ=YEARLY", "9998-01-01", "9998-12-31", "9998-11-20"),
    // In its own zone: ten o'clock in New York is five in the afternoon in Kyiv, and in the week between their changes four.
    (
      "start: 2026-10-20 10:00 [America/New_York]\nrepeat: weekly", "2026-10-20", "2026-11-04",
      "2026-10-20 17:00–2026-10-20 18:00, 2026-10-27 16:00–2026-10-27 17:00, 2026-11-03 17:00–2026-11-03 18:00"
    ),
    // 22:00 in New York is the next day in Kyiv.
    ("start: 2026-11-19 22:00 [America/New_York]", "2026-11-20", "2026-11-20", "2026-11-20 05:00–2026-11-20 06:00"),
    // At 03:30 in the night in which the clocks go from 03:00 to 04:00: an hour later.
    (
      "start: 2026-03-28 03:30\nrepeat: daily", "2026-03-29", "2026-03-30",
      "2026-03-29 04:30–2026-03-29 05:30, 2026-03-30 03:30–2026-03-30 04:30"
    ),
    // A flight ends on other clocks than it begins: 23:10 in New York is 06:10 of the next day in Kyiv.
    (
      "start: 2026-11-20 12:00\nend: 2026-11-20 23:10 [America/New_York]", "2026-11-20", "2026-11-21",
      "2026-11-20 1/2, 2026-11-21 2/2"
    ),
    // Lengths are exact: from 02:30 to 04:00 is an hour and a half, also in the night in which 02:30 is an hour before 04:00
    // only on the clocks, which go from 03:00 to 04:00.
    (
      "start: 2027-03-27 02:30\nend: 2027-03-27 04:00\nrepeat: daily", "2027-03-27", "2027-03-28",
      "2027-03-27 02:30–2027-03-27 04:00, 2027-03-28 02:30–2027-03-28 05:00"
    ),
    // Four hours from 02:00 in the night in which the clocks go from 04:00 back to 03:00.
    (
      "start: 2026-10-24 02:00 [Europe/Kyiv]\nend: 2026-10-24 06:00 [Europe/Kyiv]\nrepeat: daily", "2026-10-25",
      "2026-10-25", "2026-10-25 02:00–2026-10-25 05:00"
    ),
    // A single one ends when it says it does.
    ("start: 2026-10-25 02:00\nend: 2026-10-25 06:00", "2026-10-25", "2026-10-25", "2026-10-25 02:00–2026-10-25 06:00"),
    ("start: 2026-11-20 10:00", "2026-11-21", "2026-11-22", ""),
  ])
  func `of events shows each day of each time`(keys: String, first: String, last: String, expected: String) throws {
    let note = Note(Document(Array("---\ntype: event\n\(keys)\n---\n# X\n".utf8)))
    let event = note.event(of: note.whole)
    let source = try #require(AgendaSource(event, schedule: try schedule(event.repetition, event.start)))
    #expect(try text(Agenda(of: [source], from: day(first), through: day(last), zones: zones())) == expected)
  }

  @Test(arguments: [
    ("- [ ] 2026-11-20 14:00-15:30 x", "start 2026-11-20 14:00–2026-11-20 15:30"),
    ("- [ ] 2026-11-20 15:00 x", "start 2026-11-20 15:00"),
    (
      "- [ ] x {due: 2026-11-21, scheduled: 2026-11-20 10:00-12:00}",
      "scheduled 2026-11-20 10:00–2026-11-20 12:00, due 2026-11-21"
    ),
    ("- [ ] x {due: 2026-11-19, repeat: every 2 days}", "due 2026-11-21"),
    // Only the current occurrence is planned; those after it are only due.
    ("- [ ] x {due: 2026-11-19, scheduled: 2026-11-20, repeat: every 2 days}", "scheduled 2026-11-20, due 2026-11-21"),
    ("- [ ] x {scheduled: 2026-11-19, repeat: daily}", "scheduled 2026-11-20, scheduled 2026-11-21"),
    ("- [ ] x {wait: 2026-11-20}", ""),
    // An occurrence that was moved alone, from the 19th to the 20th: the one after it stays on the 21st.
    (
      "- [ ] x {due: 2026-11-20, repeat: every 2 days, except: 2026-11-19, also: 2026-11-20}",
      "due 2026-11-20, due 2026-11-21"
    ),
    // From Friday, the 13th, to Saturday: the next one is on a Friday again.
    ("- [ ] x {due: 2026-11-14, repeat: FREQ=WEEKLY, except: 2026-11-13, also: 2026-11-14}", "due 2026-11-20"),
  ])
  func `of tasks shows what each date is`(line: String, expected: String) throws {
    let note = Note(Document(Array("# L\n\n\(line)\n".utf8)))
    let task = note.task(of: try #require(note.items.last))
    let sources = AgendaSource.all(of: task, schedule: try schedule(task.repetition, task.ruleStart))
    let agenda = Agenda(of: sources, from: day("2026-11-20"), through: day("2026-11-21"), zones: try zones())
    let rows = agenda.all.map { "\(sources[$0.source].role.name) \(text($0))" }
    #expect(rows.joined(separator: ", ") == expected)
  }

  @Test func `begins each day with what lasts the whole of it`() throws {
    let lines = ["2026-11-20 09:00-10:00", "2026-11-20 08:00-09:00", "2026-11-19 23:00-01:00"]
    let timed = try lines.flatMap { line in
      let note = Note(Document(Array("# L\n\n- [ ] \(line) x\n".utf8)))
      return AgendaSource.all(of: note.task(of: try #require(note.items.last)), schedule: nil)
    }
    let event = Note(Document(Array("---\ntype: event\nstart: 2026-11-20\n---\n".utf8)))
    let allDay = try #require(AgendaSource(event.event(of: event.whole), schedule: nil))
    let agenda = Agenda(of: timed + [allDay], from: day("2026-11-20"), through: day("2026-11-20"), zones: try zones())
    // All day; since yesterday; at eight; at nine.
    #expect(agenda.all.map(\.source) == [3, 2, 1, 0])
  }

  @Test func `marks what is going on`() throws {
    let note = Note(Document(Array("# L\n\n- [ ] 2026-11-20 23:00-01:00 x\n".utf8)))
    let sources = AgendaSource.all(of: note.task(of: try #require(note.items.last)), schedule: nil)
    let agenda = Agenda(of: sources, from: day("2026-11-20"), through: day("2026-11-21"), zones: try zones())
    let moments = ["2026-11-20 22:59", "2026-11-20 23:00", "2026-11-21 00:59", "2026-11-21 01:00"]
    let current = try moments.map { agenda.all[0].isCurrent(at: try #require(LocalDateTime($0)), try zones()) }
    #expect(current == [false, true, true, false])
  }

  @Test func `lists a rule that fires every second only so often, and says so`() throws {
    let note = Note(Document(Array("---\ntype: event\nstart: 2026-11-20 00:00\nrepeat: FREQ=SECONDLY\n---\n".utf8)))
    let event = note.event(of: note.whole)
    let source = try #require(AgendaSource(event, schedule: try schedule(event.repetition, event.start)))
    var agenda = Agenda(of: [source], from: day("2026-11-20"), through: day("2026-11-22"), zones: try zones())
    for _ in 1...3 { #expect(agenda.nextDay()?.count == Agenda.most) }
    #expect(agenda.nextDay() == nil)
    #expect(agenda.cut == [0])
  }

  /// Nothing of a span is made before it is asked for, and days without anything cost nothing.
  @Test func `of any span begins at once, and reaches its end`() throws {
    func source(_ keys: String) throws -> AgendaSource {
      let note = Note(Document(Array("---\ntype: event\n\(keys)\n---\n# X\n".utf8)))
      let event = note.event(of: note.whole)
      return try #require(AgendaSource(event, schedule: try schedule(event.repetition, event.start)))
    }
    let daily = [try source("start: 2026-11-20\nrepeat: daily"), try source("start: 1990-01-01\nend: 9999-12-31")]
    var agenda = Agenda(of: daily, from: day("2000-01-01"), through: day("9999-12-31"), zones: try zones())
    #expect(agenda.nextDay()?.map { "\($0.day.text) \($0.dayNumber)" } == ["2000-01-01 3653"])
    let rare = [try source("start: 2000-02-29\nrepeat: FREQ=YEARLY;INTERVAL=2000"), try source("start: 9999-12-31")]
    let end = Agenda(of: rare, from: day("0001-01-01"), through: day("9999-12-31"), zones: try zones())
    #expect(
      end.all.map(\.day.text) == ["2000-02-29", "4000-02-29", "6000-02-29", "8000-02-29", "9999-12-31"])
  }

  @Test func `of no days is empty`() throws {
    #expect(Agenda(of: [], from: day("2026-11-21"), through: day("2026-11-20"), zones: try zones()).all.isEmpty)
  }

  // MARK: Reading and printing

  private func zones() throws -> ZoneTable {
    let newYork = try #require(ZoneRules(posixRule: "EST5EDT,M3.2.0,M11.1.0"))
    let kyiv = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    return ZoneTable(home: kyiv, named: ["America/New_York": newYork, "Europe/Kyiv": kyiv])
  }

  private func schedule(_ repetition: Repetition?, _ start: Moment?) throws -> Schedule? {
    guard let repetition, let start else { return nil }
    return try Schedule(repetition, start: start, weekStart: .monday, exceptions: [])
  }

  private func day(_ text: String) -> LocalDate { LocalDate(text) ?? .epoch }

  private func text(_ agenda: Agenda) -> String { agenda.all.map(text).joined(separator: ", ") }

  /// The day with the number of its days, or the times of a single one.
  private func text(_ entry: AgendaEntry) -> String {
    if entry.dayCount > 1 { return "\(entry.day.text) \(entry.dayNumber)/\(entry.dayCount)" }
    return [entry.start.text, entry.end?.text].compactMap(\.self).joined(separator: "–")
  }
}

extension Agenda {
  /// All that is left of it.
  var all: [AgendaEntry] {
    var rest = self
    var entries: [AgendaEntry] = []
    while let day = rest.nextDay() { entries += day }
    return entries
  }
}
