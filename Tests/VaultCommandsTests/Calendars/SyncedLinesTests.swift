import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// Which lines of notes `vault sync ics` carries by themselves, and what becomes of them when nobody edits them.
@Suite struct `vault sync ics of lines` {
  private func run(_ words: String..., in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func vault(_ files: [String: String]) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n"].merging(files) { $1 })
  }

  private func text(_ path: String, in directory: ScratchDirectory) throws -> String {
    String(decoding: try directory.read(path), as: UTF8.self)
  }

  private func expectNothing(in directory: ScratchDirectory, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = try text("c.ics", in: directory)
    let again = run("sync", "ics", "c.ics", in: directory)
    #expect(again.output == "" && again.code == .done, "\(again.errors)", sourceLocation: sourceLocation)
    #expect(try text("c.ics", in: directory) == before, sourceLocation: sourceLocation)
  }

  private static let text = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:one
    SUMMARY:Trip
    DTSTART:20261128T090000
    DESCRIPTION:- [ ] buy milk\\n- [ ] 2026-11-24 pay
    END:VEVENT
    END:VCALENDAR

    """

  @Test func `leaves those that came with a text in it, also when they are done or put off`() throws {
    let directory = try vault(["c.ics": Self.text])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    try expectNothing(in: directory)
    let note = try text("events/trip.md", in: directory)
    try directory.write("events/trip.md", note.replacing("2026-11-24 pay", with: "2026-11-25 pay"))
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> ~ Trip (notes)\n")
    try expectNothing(in: directory)
    #expect(run("done", "milk", in: directory).code == .done)
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> ~ Trip (notes)\n")
    try expectNothing(in: directory)
    #expect(
      try text("c.ics", in: directory)
        == Self.text.replacing("- [ ] buy milk", with: "- [x] buy milk {completed: 2026-11-20}").replacing(
          "24 pay", with: "25 pay"))
  }

  @Test func `carries one of a text by itself that was given an identifier`() throws {
    let directory = try vault(["c.ics": Self.text])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    let note = try text("events/trip.md", in: directory)
    try directory.write("events/trip.md", note.replacing("buy milk", with: "buy milk {uid: milk}"))
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> ~ Trip (notes)\n-> + buy milk\n")
    try expectNothing(in: directory)
  }

  @Test func `carries a line with a date that is added in the vault, and its identifier with the text at once`() throws
  {
    let directory = try vault([
      "tasks/report.md": "---\ntitle: Report\ndue: 2026-11-27\n---\n\n- [ ] page\n- [ ] draft {due: 2026-11-25}\n",
      "events/trip.md": "---\ntitle: Trip\nstart: 2026-11-28\n---\n\n- [ ] pack\n",
    ])
    let first = run("sync", "ics", "c.ics", in: directory)
    #expect(first.output == "-> + Report\n-> + Trip\n-> + draft\n", "\(first.errors)")
    try expectNothing(in: directory)
    let note = try text("events/trip.md", in: directory)
    try directory.write("events/trip.md", note + "- [ ] tickets {due: 2026-11-26}\n- [ ] shoes\n")
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> ~ Trip (notes)\n-> + tickets\n")
    try expectNothing(in: directory)
  }

  /// Lines of a list, and what another program makes of the first one.
  @Test(arguments: [
    ("PRIORITY:3", "priority: high"), ("LOCATION:a\\, b", #"location: "a, b""#), ("CATEGORIES:home", "#home"),
    ("RRULE:FREQ=WEEKLY;UNTIL=20270101", "until 2027-01-01"), ("URL:https://example.org/a", "https://"),
    ("CLASS:CONFIDENTIAL", "private: true"), ("X-OTHER:1\r\nRELATED-TO:nobody", "pay"),
    ("DESCRIPTION:- [ ] 2026-11-30 x", "pay"),
    ("BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nEND:VALARM", "15m"),
  ]) func `take what they can say from the file, and leave the rest to it`(lines: String, words: String) throws {
    let directory = try vault(["chores.md": "- [ ] 2026-11-24 09:00 pay\n- [ ] call Ann #work {priority: low}\n"])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    try expectNothing(in: directory)
    let calendar = try text("c.ics", in: directory)
    let edited = calendar.replacing("SUMMARY:pay\r\n", with: "SUMMARY:pay\r\n\(lines)\r\n")
    try directory.write("c.ics", edited)
    let run = run("sync", "ics", "c.ics", in: directory)
    #expect(run.code == .done, "\(run.errors)")
    #expect(try text("chores.md", in: directory).split(separator: "\n")[0].contains(words))
    #expect(try text("c.ics", in: directory) == edited)
    try expectNothing(in: directory)
    try directory.write("c.ics", edited.replacing("SUMMARY:pay", with: "SUMMARY:pay all"))
    let line = try text("chores.md", in: directory)
    #expect(self.run("sync", "ics", "c.ics", in: directory).output == "<- ~ pay all (title)\n")
    #expect(try text("chores.md", in: directory) == line.replacing(" pay", with: " pay all"))
    try expectNothing(in: directory)
  }

  @Test func `go out as private where what they stand in is, whatever the file says`() throws {
    let directory = try vault(["list.md": "---\ntitle: Home\nprivate: true\n---\n\n- [ ] pay\n- [ ] call\n"])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    let (calendar, list) = (try text("c.ics", in: directory), try text("list.md", in: directory))
    #expect(calendar.split(separator: "\r\n").count { $0 == "CLASS:PRIVATE" } == 2)
    try expectNothing(in: directory)
    let open = calendar.replacing("CLASS:PRIVATE\r\n", with: "")
    // Of what no line can take back an import has nothing to say.
    try directory.write("open.ics", open)
    let imported = run("import", "open.ics", in: directory)
    #expect(imported.errors.contains(" 2 already there, 0 differ"), "\(imported.errors)")
    try directory.write("c.ics", open)
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> ~ call (private)\n-> ~ pay (private)\n")
    #expect(try text("c.ics", in: directory) == calendar)
    #expect(try text("list.md", in: directory) == list)
    try expectNothing(in: directory)
    // Once the list is for everyone, so is what was sent.
    try directory.write("list.md", list.replacing("private: true\n", with: ""))
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> ~ call (private)\n-> ~ pay (private)\n")
    #expect(try text("c.ics", in: directory) == open)
    try expectNothing(in: directory)
  }

  @Test func `are at once as private as another program makes their note`() throws {
    let directory = try vault([
      "events/trip.md": "---\ntitle: Trip\nstart: 2026-11-28\n---\n\n- [ ] tickets {due: 2026-11-26}\n"
    ])
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> + Trip\n-> + tickets\n")
    let calendar = try text("c.ics", in: directory)
    try directory.write("c.ics", calendar.replacing("SUMMARY:Trip\r\n", with: "SUMMARY:Trip\r\nCLASS:PRIVATE\r\n"))
    let both = "<- ~ Trip (private)\n-> ~ tickets (private)\n"
    #expect(run("sync", "ics", "c.ics", in: directory).output == both)
    let hidden = try text("c.ics", in: directory)
    #expect(hidden.contains("\r\nCLASS:PRIVATE\r\nEND:VTODO\r\n"))
    try expectNothing(in: directory)
    try directory.write("c.ics", hidden.replacing("SUMMARY:Trip\r\nCLASS:PRIVATE\r\n", with: "SUMMARY:Trip\r\n"))
    #expect(run("sync", "ics", "c.ics", in: directory).output == both)
    #expect(try text("c.ics", in: directory) == calendar)
    try expectNothing(in: directory)
  }

  /// Titles that a line reads as a date, as attributes or as the name of a block.
  @Test(arguments: ["2026-11-30 pay", "pay {due: 2026-11-30}", "pay ^id", "pay [due:: 2026-11-30]"])
  func `tell a title that they cannot say, and take everything else`(title: String) throws {
    let directory = try vault(["chores.md": "- [ ] pay\n- [ ] call Ann\n"])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    let (calendar, lines) = (try text("c.ics", in: directory), try text("chores.md", in: directory))
    let edited = calendar.replacing("SUMMARY:pay", with: "SUMMARY:\(title)")
      .replacing("SUMMARY:call Ann", with: "SUMMARY:call Bob")
    try directory.write("c.ics", edited)
    for output in ["<- ~ call Bob (title)\n", ""] {
      let run = run("sync", "ics", "c.ics", in: directory)
      #expect(run.code == .conflict && run.output == output, "\(run.errors)")
      #expect(
        run.errors.contains("'pay': its line cannot hold the title of the file: '\(title)'\n"), "\(run.errors)")
      #expect(try text("c.ics", in: directory) == edited)
      #expect(try text("chores.md", in: directory) == lines.replacing("call Ann", with: "call Bob"))
    }
    let json = run("sync", "ics", "c.ics", "--json", in: directory)
    #expect(json.output.contains(#""action":"conflict","reason":"unsayable","fields":["title"],"file":["\#(title)"]"#))
    try directory.write("c.ics", edited.replacing("SUMMARY:\(title)", with: "SUMMARY:pay all"))
    #expect(run("sync", "ics", "c.ics", in: directory).output == "<- ~ pay all (title)\n")
    try expectNothing(in: directory)
  }

  @Test func `keep a word for a title when the file has none`() throws {
    let directory = try vault(["chores.md": "- [ ] pay\n"])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    let calendar = try text("c.ics", in: directory)
    try directory.write("c.ics", calendar.replacing("SUMMARY:pay\r\n", with: ""))
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    #expect(try text("chores.md", in: directory).hasPrefix("- [ ] task {uid: "))
    try expectNothing(in: directory)
  }

  @Test func `keeps values at home that no calendar can say, beside what comes from the file`() throws {
    let directory = try vault([
      "holidays.md": "- 2026-12-25\n",
      "events/choir.md": """
      ---
      title: Choir
      start: 2026-11-25 18:00
      repeat: weekly
      except: "[[holidays]]"
      remind: [1h, "2026-11-24 08:00 [America/New_York]"]
      ---

      """,
    ])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    let calendar = try text("c.ics", in: directory)
    try directory.write(
      "c.ics",
      calendar.replacing("TRIGGER:-PT1H", with: "TRIGGER:-PT2H").replacing(
        "RRULE:", with: "EXDATE:20261202T180000\r\nRRULE:"))
    let run = run("sync", "ics", "c.ics", in: directory)
    #expect(run.output == "<- ~ Choir (except, remind)\n", "\(run.errors)")
    let note = try text("events/choir.md", in: directory)
    #expect(note.contains("[[holidays]]") && note.contains("2026-12-02"))
    #expect(note.contains("2h") && !note.contains("1h") && note.contains("[America/New_York]"))
    try expectNothing(in: directory)
  }

  @Test func `knows what an entry depends on that came before the other one`() throws {
    func calendar(_ more: String) -> String {
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:paint\nSUMMARY:Paint\nRELATED-TO;RELTYPE=DEPENDS-ON:buy\nEND:VTODO\n\(more)"
        + "END:VCALENDAR\n"
    }
    let directory = try vault(["c.ics": calendar("")])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    try expectNothing(in: directory)
    try directory.write("c.ics", calendar("BEGIN:VTODO\nUID:buy\nSUMMARY:Get colours\nEND:VTODO\n"))
    #expect(run("sync", "ics", "c.ics", in: directory).output == "<- + Get colours\n")
    try expectNothing(in: directory)
    // The task that it names goes from the vault: nobody edited the one that depends on it.
    #expect(run("rm", "get-colours", in: directory).code == .done)
    #expect(run("sync", "ics", "c.ics", in: directory).output == "-> - Get colours\n")
    try expectNothing(in: directory)
  }
}
