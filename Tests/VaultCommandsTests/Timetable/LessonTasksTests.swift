import Testing
import VaultTestSupport

@testable import VaultCommands

/// Tasks that are due when a lesson begins: `vault add TEXT --subject S --lesson KIND+N`, on Monday, 23 November 2026.
@Suite struct `Tasks for lessons` {
  private static let path = "timetable/151004.md"
  private static let monday = "2026-11-23 08:00"
  private static let report = ["add", "Report", "--subject", "БД", "--lesson", "ЛР+1"]

  private func vault(_ note: String = `Lessons of a day`.note, settings: String = `Lessons of a day`.mine) throws
    -> PlanVault
  {
    try PlanVault([Self.path: note], settings: settings)
  }

  @Test func `get the subject, the start as due, and a link to the line, which gets an id`() throws {
    let vault = try vault()
    let before = vault.contents
    let run = vault.run(Self.report, at: Self.monday)
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      vault.text("inbox.md")
        == "- [ ] 2026-11-23 09:00 Report {subject: БД, lesson: \"[[timetable/151004#^lesson]]\"}\n")
    let lines = vault.text(Self.path).split(separator: "\n").filter { $0.contains("^") }
    #expect(lines == ["- 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 114-2} ^lesson"])
    // Both notes are one step.
    #expect(vault.run(["undo"], at: Self.monday).code == .done)
    #expect(vault.contents == before)
  }

  @Test func `keep the attributes that are typed with them`() throws {
    let vault = try vault()
    var words = Self.report
    words[1] = "Report {priority: high, duration: 1h}"
    let run = vault.run(words, at: Self.monday)
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      vault.text("inbox.md")
        == "- [ ] 2026-11-23 09:00 Report {priority: high, duration: 1h, subject: БД, "
        + "lesson: \"[[timetable/151004#^lesson]]\"}\n")
  }

  @Test(arguments: [
    // Laboratories of subgroup 1 are on 23 November, 7 and 21 December.
    ("ЛР+1", "2026-11-23 08:59", "2026-11-23 09:00"), ("ЛР+1", "2026-11-23 09:00", "2026-12-07 09:00"),
    ("лр+2", "2026-11-23 08:00", "2026-12-07 09:00"), ("ЛР+3", "2026-11-23 08:00", "2026-12-21 09:00"),
    ("ЛК+2", "2026-11-23 08:00", "2026-11-30 10:35"), ("Экзамен+1", "2026-11-23 08:00", "2026-12-29 10:00"),
    // Of any kind; the next one without a number.
    ("+2", "2026-11-23 08:00", "2026-11-23 10:35"), ("ЛК", "2026-11-23 08:00", "2026-11-23 10:35"),
  ])
  func `are due at a start after now`(lesson: String, now: String, due: String) throws {
    let vault = try vault()
    let run = vault.run(["add", "Report", "--subject", "БД", "--lesson", lesson], at: now)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text("inbox.md").hasPrefix("- [ ] \(due) Report {"), "\(vault.text("inbox.md"))")
  }

  @Test(arguments: [
    (
      ["--subject", "БД", "--lesson", "ЛР+4"], 1,
      "Mon, 23 Nov 2026 09:00, Mon, 7 Dec 2026 09:00, Mon, 21 Dec 2026 09:00"
    ),
    (["--subject", "БД", "--lesson", "ПЗ+1"], 1, "there are no more lessons of 'БД ПЗ'"),
    (["--subject", "Б", "--lesson", "ЛР+1"], 1, "there are no more lessons of 'Б ЛР'"),
    (["--subject", "БД", "--lesson", "ЛР+0"], 2, "ЛР+1"), (["--subject", "БД", "--lesson", "ЛР+x"], 2, "ЛР+1"),
    (["--subject", "БД", "--lesson"], 2, "--lesson"), (["--lesson", "ЛР+1"], 2, "--subject"),
    (["--group", "151004"], 2, "--subject"), (["--subject", "БД", "--lesson", "ЛР+1", "--event"], 2, "--event"),
  ])
  func `are refused where no lesson is meant, and nothing is written`(words: [String], code: Int, said: String) throws {
    let vault = try vault()
    let before = vault.contents
    let run = vault.run(["add", "Report"] + words, at: Self.monday)
    #expect(run.code == (code == 1 ? .nothingFound : .wrongCall), "\(run.errors)")
    #expect(run.errors.contains(said), "\(run.errors)")
    #expect(vault.contents == before)
  }

  @Test func `need a group where the settings do not say whose lessons are one's own`() throws {
    let vault = try vault(settings: "")
    let refused = vault.run(Self.report, at: Self.monday)
    #expect(refused.code == .wrongCall && refused.errors.contains("--group"), "\(refused.errors)")
    #expect(vault.run(Self.report + ["--group", "151004", "--subgroup", "2"], at: Self.monday).code == .done)
    #expect(vault.text(Self.path).contains("subgroup: 2, room: 115-2} ^lesson"))
  }

  @Test func `take an id that is there, and leave dates in their words alone`() throws {
    let note = `Lessons of a day`.note.replacing("room: 114-2}", with: "room: 114-2} ^lab")
    let vault = try vault(note)
    let run = vault.run(
      ["add", "Report of tomorrow #uni !high", "--subject", "БД", "--lesson", "ЛР+1"], at: Self.monday)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.path) == note)
    let task = vault.text("inbox.md")
    #expect(task.hasPrefix("- [ ] 2026-11-23 09:00 Report of tomorrow #uni {priority: high"), "\(task)")
    #expect(task.contains("[[timetable/151004#^lab]]"), "\(task)")
  }

  @Test(arguments: [("2", "2026-11-23 10:35"), ("", nil), ("99", nil)] as [(String, String?)])
  func `are for the lesson that is chosen where a person is asked`(answer: String, due: String?) throws {
    let vault = try vault()
    let words = ["add", "Report", "--subject", "БД", "--lesson", "--now", Self.monday]
    let run = CommandRun(words, in: vault.directory) { environment in
      environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      environment.inputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.readLine = { Array(answer.utf8) }
    }
    #expect(run.errors.contains("09:00 · ЛР · 114-2") && run.errors.contains("10:35 · ЛК · 210-4"), "\(run.errors)")
    #expect(run.code == (due == nil ? .wrongCall : .done), "\(run.errors)")
    #expect(vault.text("inbox.md").hasPrefix(due.map { "- [ ] \($0) Report {" } ?? ""))
    #expect(vault.files.contains("inbox.md") == (due != nil))
  }

  @Test func `can have a subject alone`() throws {
    let vault = try vault()
    #expect(vault.run(["add", "Read tomorrow", "--subject", "БД"], at: Self.monday).code == .done)
    #expect(vault.text("inbox.md") == "- [ ] 2026-11-24 Read {subject: БД}\n")
  }

  @Test func `are offered the new date when their lesson moved`() throws {
    let vault = try vault()
    #expect(vault.run(Self.report, at: Self.monday).code == .done)
    #expect(!vault.run(["tasks"], at: Self.monday).errors.contains("due='"))
    let moved = vault.text(Self.path).replacing("weeks: [1, 3]", with: "weeks: [2, 4]")
    try vault.directory.write(Self.path, moved)
    let before = vault.contents
    let said = vault.run(["tasks"], at: Self.monday).errors
    #expect(said.contains("due='2026-11-30 09:00'"), "\(said)")
    #expect(vault.contents == before)
    // What is offered does it.
    #expect(vault.run(["set", "Report", "due=2026-11-30 09:00"], at: Self.monday).code == .done)
    #expect(!vault.run(["tasks"], at: Self.monday).errors.contains("due='"))
  }

  @Test func `are found by their subject where the id is gone`() throws {
    let vault = try vault()
    #expect(vault.run(Self.report, at: Self.monday).code == .done)
    let note = """
      ---
      owner: {group: "151004"}
      term: 2026-09-01..2026-12-24
      ---

      ## Wednesday

      - 12:25-13:45 БД {kind: ЛР}
      - 14:00-15:00 МатПрог

      """
    try vault.directory.write(Self.path, note)
    let said = vault.run(["tasks"], at: Self.monday).errors
    #expect(said.contains("due='2026-11-25 12:25'"), "\(said)")
  }

  // MARK: Checks

  private static let keys = "owner: {group: a}\nterm: 2026-09-01..2026-12-24\n"

  private func findings(_ line: String, keys: String = keys) throws -> [String] {
    let text = "---\n\(keys)---\n\n## Monday\n\n- \(line)\n"
    let vault = try PlanVault(["timetable/a.md": text, "rooms/210-4.md": "", "teachers/ada.md": ""])
    return try Answer(vault.run(["check", "--json"], at: Self.monday).output).lines
      .filter { $0.text("path") == "timetable/a.md" }.map { $0.text("code") }
  }

  @Test(arguments: [
    ("09:00-10:20 А {weeks: [1, 4], room: 210-4, teacher: ada}", []), ("09:00 А", ["lesson-without-end"]),
    ("09:00-10:20 А {weeks: [4, 5, 6]}", ["lesson-week-outside-cycle"]),
    ("09:00-10:20 А {room: 1-1}", ["lesson-room-unknown"]),
    ("09:00-10:20 А {teacher: eve}", ["lesson-teacher-unknown"]),
  ])
  func `timetables are checked line by line`(line: String, codes: [String]) throws {
    #expect(try findings(line) == codes)
  }

  @Test func `timetables need a term, an owner that is one, and breaks that read`() throws {
    #expect(try findings("09:00-10:20 А", keys: "owner: {group: a}\n") == ["lesson-without-term"])
    #expect(try findings("09:00-10:20 А {dates: 2026-11-23}", keys: "owner: {group: a}\n").isEmpty)
    let term = "term: 2026-09-01..2026-12-24\n"
    #expect(try findings("09:00-10:20 А", keys: "owner: {dog: rex}\n" + term).count == 1)
    #expect(try findings("09:00-10:20 А", keys: "owner: {group: a}\nbreaks: [soon]\n" + term).count == 1)
  }

  // MARK: Calendars

  @Test func `lessons are exported as series with their exceptions`() throws {
    let run = try vault().run(["export", "--where", "type:lesson kind:ЛК", "--format", "ics"], at: Self.monday)
    #expect(run.code == .done, "\(run.errors)")
    for line in [
      "SUMMARY:БД ЛК", "DTSTART:20260907T103500", "DTEND:20260907T115500", "LOCATION:210-4",
      "RRULE:FREQ=WEEKLY;UNTIL=20261221T103500", "EXDATE:20261102T103500",
    ] { #expect(run.output.contains(line + "\r\n"), "\(line): \(run.output)") }
    #expect(run.output.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" } == 1)
  }

  @Test func `lessons of a zone end their series in UTC`() throws {
    let note = `Lessons of a day`.note.replacing("term:", with: "timezone: Europe/Warsaw\nterm:")
    let run = try vault(note).run(["export", "--where", "type:lesson subgroup:1", "--format", "ics"], at: Self.monday)
    // The last laboratory is on 21 December at 09:00, an hour before that in UTC.
    for line in [
      "DTSTART;TZID=Europe/Warsaw:20260914T090000", "RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261221T080000Z",
      "BEGIN:VTIMEZONE",
    ] { #expect(run.output.contains(line + "\r\n"), "\(line): \(run.output)") }
  }
}
