import Testing
import VaultModel
import VaultSyntax
import VaultTasks

/// The clocks of Kyiv go back from 04:00 to 03:00 in the night to 25 October 2026, and from 03:00 to 04:00 in that to
/// 28 March 2027.
@Suite struct `An agenda over a change of the clocks` {
  @Test(arguments: [
    // The night from 22:00 to 06:00 has nine hours once; the next one ends at six all the same.
    ("2026-10-24 22:00-06:00 n {repeat: weekly}", "2026-10-31", "31 22:00–01 06:00"),
    ("2026-10-24 22:00-06:00 n {repeat: weekly}", "2026-10-24", "24 22:00–25 06:00"),
    // A usual night, then the one with a change.
    ("2026-10-17 22:00-06:00 n {repeat: weekly}", "2026-10-24", "24 22:00–25 06:00"),
    ("2027-03-26 02:30-04:00 n {repeat: daily}", "2027-03-28", "28 02:30–28 04:00"),
    ("n {scheduled: 2026-10-24 22:00-06:00, repeat: weekly}", "2026-10-31", "31 22:00–01 06:00"),
    (
      "n {start: 2026-10-24 22:00 [Europe/Kyiv], end: 2026-10-25 06:00 [Europe/Kyiv], repeat: weekly}", "2026-10-31",
      "31 22:00–01 06:00"
    ),
    // 03:30 comes as 04:30, after 04:15: it lasts its three quarters of an hour.
    ("2027-03-27 03:30-04:15 n {repeat: daily}", "2027-03-28", "28 04:30–28 05:15"),
    // An end on another clock is an instant of its own: 04:00Z is nine hours and a half after the first start.
    ("n {start: 2026-10-24 21:30, end: 2026-10-25 04:00Z, repeat: weekly}", "2026-10-31", "31 21:30–01 07:00"),
  ])
  func `ends the block of a task by the clock`(line: String, day: String, expected: String) throws {
    let (sources, zones) = try sources(of: line)
    let date = try #require(LocalDate(day))
    let entries = Agenda(of: sources, from: date, through: date, zones: zones).all.filter { $0.start.date == date }
    #expect(entries.map { "\(text($0.start))–\($0.end.map(text) ?? "")" } == [expected])
  }

  /// 03:10 comes twice, at 00:10Z and at 01:10Z.
  @Test(arguments: [
    ("2026-10-25 02:30-03:15 x", [false, true, false, false]),
    ("2026-10-25 03:00-05:00 x", [false, true, true, false]),
    ("x {start: 2026-10-25 01:00Z, end: 2026-10-25 01:30Z}", [false, false, true, false]),
  ])
  func `tells the two hours apart that are called the same`(line: String, expected: [Bool]) throws {
    let (sources, zones) = try sources(of: line)
    let date = try #require(LocalDate("2026-10-25"))
    let entry = try #require(Agenda(of: sources, from: date, through: date, zones: zones).all.first)
    let moments = ["2026-10-25 02:00+03:00", "2026-10-25 03:10+03:00", "2026-10-25 03:10+02:00", "2026-10-25 05:00"]
    #expect(try moments.map { entry.isCurrent(at: try #require(LocalDateTime($0)), zones) } == expected)
  }

  private func sources(of line: String) throws -> ([AgendaSource], ZoneTable) {
    let kyiv = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let zones = ZoneTable(home: kyiv, named: ["Europe/Kyiv": kyiv])
    let note = Note(Document(Array("# L\n\n- [ ] \(line)\n".utf8)))
    let task = note.task(of: try #require(note.items.last))
    let schedule = try task.repetition.flatMap { repetition in
      try task.ruleStart.map {
        try Schedule(repetition, start: $0, weekStart: .monday, exceptions: [], zones: zones)
      }
    }
    return (AgendaSource.all(of: task, schedule: schedule), zones)
  }

  /// The day of the month and the clock.
  private func text(_ moment: Moment) -> String { moment.text.dropFirst(8).prefix(8).description }
}
