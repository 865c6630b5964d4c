import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault import` and `vault export` of tasks and events.
@Suite struct `vault import and export of tasks and events` {
  static let calendar = """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:choir@example.org
    SUMMARY:Choir rehearsal
    DTSTART;TZID=FLE Standard Time:20260902T173000
    DTEND;TZID=FLE Standard Time:20260902T183000
    RRULE:FREQ=WEEKLY;BYDAY=WE
    DESCRIPTION:Second row.\\nBring water.
    ORGANIZER:mailto:a@example.org
    END:VEVENT
    BEGIN:VTODO
    UID:paint
    SUMMARY:Buy paint
    DUE;VALUE=DATE:20261121
    CATEGORIES:home
    RELATED-TO;RELTYPE=DEPENDS-ON:kitchen
    END:VTODO
    BEGIN:VTODO
    UID:kitchen
    SUMMARY:Paint the kitchen
    STATUS:IN-PROCESS
    END:VTODO
    END:VCALENDAR

    """

  func run(_ words: String..., in directory: ScratchDirectory, language: String? = nil) -> CommandRun {
    CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n"].merging(files) { $1 })
  }

  private func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `make a note of every entry, and tell what is not understood`() throws {
    let directory = try vault(["family.ics": Self.calendar])
    let run = run("import", "family.ics", in: directory)
    #expect(run.output == "events/choir-rehearsal.md\ntasks/buy-paint.md\ntasks/paint-the-kitchen.md\n")
    #expect(
      run.errors == """
        family.ics: 1 thing was not taken into notes
          VEVENT ORGANIZER: not understood; line 10 (Choir rehearsal)
        family.ics: 3 new, 0 already there, 0 differ

        """)
    #expect(
      text("events/choir-rehearsal.md", in: directory) == """
        ---
        title: Choir rehearsal
        start: 2026-09-02 17:30 [Europe/Kyiv]
        end: 2026-09-02 18:30 [Europe/Kyiv]
        repeat: every wed
        uid: choir@example.org
        created: 2026-11-20
        ---

        Second row.
        Bring water.

        """)
    #expect(
      text("tasks/buy-paint.md", in: directory) == """
        ---
        title: Buy paint
        due: 2026-11-21
        tags: [home]
        depends: ["[[paint-the-kitchen]]"]
        uid: paint
        created: 2026-11-20
        ---

        """)
    #expect(self.run("check", "--strict", in: directory).code == .done)
  }

  @Test func `keep whether the time of an event is free, and what is private`() throws {
    let lines =
      "BEGIN:VEVENT\nUID:fair\nSUMMARY:Fair\nDTSTART;VALUE=DATE:20261128\nTRANSP:TRANSPARENT\nCLASS:CONFIDENTIAL\n"
      + "END:VEVENT\nBEGIN:VTODO\nUID:pay\nSUMMARY:Pay\nDUE;VALUE=DATE:20261121\nCLASS:PRIVATE\nEND:VTODO\n"
    let directory = try vault(["family.ics": "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)END:VCALENDAR\n"])
    let first = run("import", "family.ics", in: directory)
    #expect(first.errors == "family.ics: 2 new, 0 already there, 0 differ\n")
    #expect(
      text("events/fair.md", in: directory) == """
        ---
        title: Fair
        start: 2026-11-28
        busy: false
        private: true
        uid: fair
        created: 2026-11-20
        ---

        """)
    #expect(self.run("check", "--strict", in: directory).code == .done)
    let exported = run("export", "--where", "type:task,event", "--format", "ics", in: directory)
    #expect(exported.output.contains("TRANSP:TRANSPARENT\r\nCLASS:PRIVATE\r\nEND:VEVENT\r\n"), "\(exported.errors)")
    #expect(exported.output.contains("CLASS:PRIVATE\r\nEND:VTODO\r\n"))
    try directory.write("again.ics", exported.output)
    let again = run("import", "again.ics", in: directory)
    #expect(again.errors == "again.ics: 0 new, 2 already there, 0 differ\n", "\(again.errors)")
  }

  @Test func `change nothing a second time`() throws {
    let directory = try vault(["family.ics": Self.calendar])
    #expect(run("import", "family.ics", in: directory).code == .done)
    let again = run("import", "family.ics", in: directory)
    #expect(again.output.isEmpty && again.code == .done)
    #expect(again.errors.contains("family.ics: 0 new, 3 already there, 0 differ\n"))
  }

  @Test func `tell what is otherwise in the file, and take it over when asked`() throws {
    let directory = try vault(["family.ics": Self.calendar])
    #expect(run("import", "family.ics", in: directory).code == .done)
    let before = text("events/choir-rehearsal.md", in: directory)
    try directory.write(
      "family.ics", Self.calendar.replacing("Bring water.", with: "Bring tea.").replacing("T173000", with: "T174500"))
    let told = run("import", "family.ics", in: directory)
    #expect(
      told.errors.contains("events/choir-rehearsal.md differs from 'Choir rehearsal', which stays: when, notes\n"))
    #expect(text("events/choir-rehearsal.md", in: directory) == before)
    let taken = run("import", "family.ics", "--update", in: directory)
    #expect(taken.code == .done, "\(taken.errors)")
    #expect(
      text("events/choir-rehearsal.md", in: directory)
        == before?.replacing("Bring water.", with: "Bring tea.").replacing("17:30", with: "17:45"))
  }

  @Test func `give notes of one title names of their own`() throws {
    let events = (0..<3).map { number in
      "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:Meeting\nDTSTART:2026112\(number / 2)T100000\nEND:VEVENT\n"
    }
    let directory = try vault(["m.ics": "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n"])
    #expect(
      run("import", "m.ics", in: directory).output
        == "events/meeting.md\nevents/meeting-2026-11-20.md\nevents/meeting-2026-11-21.md\n")
  }

  @Test func `write a calendar that reads as the same notes`() throws {
    let directory = try vault(["family.ics": Self.calendar])
    #expect(run("import", "family.ics", in: directory).code == .done)
    #expect(run("export", "--where", "type:task,event", "-o", "out.ics", in: directory).code == .done)
    let again = run("import", "out.ics", in: directory)
    #expect(again.errors.contains("out.ics: 0 new, 3 already there, 0 differ\n"), "\(again.errors)")
    let taken = run("export", "choir-rehearsal", "-o", "out.ics", in: directory)
    #expect(taken.code == .conflict)
  }

  @Test func `know todo.txt, and add to its list only what is new`() throws {
    let directory = try vault(["todo.txt": "(A) Call Ann +family due:2026-11-21\nx 2026-11-19 Pay\n"])
    #expect(run("import", "todo.txt", in: directory).output == "lists/todo.md\n")
    let list = """
      ---
      created: 2026-11-20
      ---

      # todo

      - [ ] Call Ann +family {due: 2026-11-21, priority: high}
      - [x] Pay {completed: 2026-11-19}

      """
    #expect(text("lists/todo.md", in: directory) == list)
    #expect(run("import", "todo.txt", in: directory).output.isEmpty)
    try directory.write("todo.txt", "(A) Call Ann +family due:2026-11-21\nx 2026-11-19 Pay\nNew\n")
    #expect(run("import", "todo.txt", in: directory).code == .done)
    #expect(text("lists/todo.md", in: directory) == list + "- [ ] New\n")
    #expect(
      run("export", "--where", "type:task", "--format", "todotxt", in: directory).output.split(separator: "\n").sorted()
        == ["(A) Call Ann +family due:2026-11-21", "New", "x 2026-11-19 Pay"])
  }

  @Test func `know the JSON of Taskwarrior`() throws {
    let json = #"[{"uuid":"u1","description":"Pay","status":"pending","priority":"H","recur":"monthly"}]"#
    let directory = try vault(["tasks.json": json])
    #expect(run("import", "tasks.json", in: directory).output == "tasks/pay.md\n")
    #expect(run("import", "tasks.json", in: directory).output.isEmpty)
  }

  @Test func `change nothing of tasks of Taskwarrior a second time`() throws {
    let json = """
      [{"uuid":"u4","description":"Pay","due":"20260930T210000Z","recur":"monthly","status":"recurring","mask":"-+"},
      {"uuid":"u5","description":"Pay","due":"20260930T210000Z","end":"20261001T070000Z","parent":"u4","imask":0,
       "status":"completed","annotations":[{"entry":"20261002T090000Z","description":"late"}]},
      {"uuid":"u6","description":"Pay","due":"20261031T220000Z","parent":"u4","imask":1,"status":"pending"},
      {"uuid":"u1","description":"Paint","due":"20261129T220000Z","entry":"20261101T101500Z","priority":"H",
       "project":"Home.Kitchen","tags":["walls","Two words"],"status":"pending","start":"20261102T090000Z",
       "annotations":[{"entry":"20261102T090000Z","description":"- [ ] two coats"}],"depends":["u2","gone"]},
      {"uuid":"u2","description":"(B) Buy #paint","end":"20261119T173000Z","status":"completed"},
      {"uuid":"u7","description":"Sleep","wait":"20261201T120000Z","scheduled":"20261202T083000Z","status":"waiting"}]
      """
    let directory = try vault(["tasks.json": json])
    #expect(run("import", "tasks.json", in: directory).code == .done)
    let again = run("import", "tasks.json", in: directory)
    #expect(again.output.isEmpty)
    #expect(again.errors.contains("tasks.json: 0 new, 4 already there, 0 differ\n"), "\(again.errors)")
    #expect(!again.errors.contains("says otherwise"), "\(again.errors)")
    // What is otherwise is told once.
    try directory.write("tasks.json", json.replacing("Sleep", with: "Rest"))
    let told = run("import", "tasks.json", in: directory)
    #expect(told.errors.contains("tasks.json: 0 new, 3 already there, 1 differs\n"), "\(told.errors)")
    #expect(told.errors.ranges(of: " differs from ").count == 1)
  }

  static let noCalendars = [
    "", "\n\n", "hello", "SUMMARY:x\n", "<html><body>Sign in: here</body></html>\n", "{\"a\": 1}\n",
    "\u{FEFF}BEGIN:VCARD\nFN:Ann\nEND:VCARD\n",
  ]

  @Test(arguments: noCalendars) func `refuse a calendar that is none`(content: String) throws {
    let directory = try vault(["a.ics": content, "b.txt": content])
    for run in [run("import", "a.ics", in: directory), run("import", "b.txt", "--format", "ics", in: directory)] {
      #expect(run.code == .ioFailure && run.output.isEmpty)
      #expect(
        run.errors.hasSuffix(
          """
          :1: not a calendar: it has no BEGIN:VCALENDAR
          hint: '--format' names it, one of: \(ImportCommand.formats.joined(separator: ", "))

          """), "\(run.errors)")
    }
    let translated = run("import", "a.ics", in: directory, language: "uk_UA.UTF-8")
    #expect(translated.errors.contains("a.ics:1: це не календар"), "\(translated.errors)")
  }

  @Test(arguments: [
    "BEGIN:VCALENDAR\nEND:VCALENDAR\n", "\u{FEFF}\r\nBEGIN:VCALENDAR\nEND:VCALENDAR\n",
    "\n X-A:1\nbegin:vcalendar\nEND:VCALENDAR\n", "From: a mail\n\nBEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n",
  ]) func `take a calendar without entries, and one behind other lines`(content: String) throws {
    let directory = try vault(["a.ics": content])
    let run = run("import", "a.ics", in: directory)
    #expect(run.code == .done && run.errors.hasSuffix("a.ics: 0 new, 0 already there, 0 differ\n"), "\(run.errors)")
  }

  @Test func `let a rule count on from where it did when an occurrence is moved`() throws {
    let directory = try vault([
      "tasks/water.md": "---\ntitle: Water\ndue: 2026-11-20 10:00\nrepeat: weekly\nuid: water\n---\n"
    ])
    #expect(run("done", "water", "--move", "2026-11-22 12:00", in: directory).code == .done)
    func times(_ path: String) throws -> [Substring] {
      (text(path, in: directory) ?? "").split(separator: "\r\n").filter { line in
        ["DTSTART", "DUE", "RRULE", "EXDATE", "RDATE"].contains { line.hasPrefix($0) }
      }
    }
    #expect(run("export", "water", "-o", "out.ics", "--format", "ics", in: directory).code == .done)
    let lines = [
      "DTSTART:20261120T100000", "DUE:20261120T100000", "RRULE:FREQ=WEEKLY", "EXDATE:20261120T100000",
      "RDATE:20261122T120000",
    ]
    #expect(try times("out.ics").map(String.init) == lines)
    // Another vault reads when it is now, and says the same of the rule.
    let other = try vault(["out.ics": text("out.ics", in: directory) ?? ""])
    #expect(run("import", "out.ics", in: other).code == .done)
    #expect(text("tasks/water.md", in: other)?.contains("\ndue: 2026-11-22 12:00\n") == true)
    #expect(run("import", "out.ics", in: other).errors.contains("0 new, 1 already there, 0 differ"))
    #expect(run("export", "water", "-o", "again.ics", "--format", "ics", in: other).code == .done)
    try directory.write("again.ics", text("again.ics", in: other) ?? "")
    #expect(try times("again.ics").map(String.init) == lines)
    #expect(run("done", "water", in: other).code == .done)
    #expect(text("tasks/water.md", in: other)?.contains("\ndue: 2026-11-27 10:00\n") == true)
  }

  @Test func `keep the first of two days that a line of todo.txt is due, and tell of the other`() throws {
    let directory = try vault(["todo.txt": "Pay due:2026-11-30 due:2026-12-01\n"])
    let imported = run("import", "todo.txt", in: directory)
    #expect(imported.errors.contains("  todo.txt due: given more than once; the first one counts; line 1\n"))
    #expect(text("lists/todo.md", in: directory)?.contains("{due: 2026-11-30}") == true)
    #expect(
      run("export", "--where", "type:task", "--format", "todotxt", in: directory).output
        == "Pay due:2026-11-30\n")
  }

  @Test func `tell what a title of todo.txt is read as apart from what is not taken`() throws {
    let directory = try vault(["todo.txt": "Call 📅 2026-11-30\nMow [mine:: b]\n"])
    let told = run("import", "todo.txt", in: directory).errors
    #expect(told.contains("todo.txt: 2 things in titles are read as fields in the notes\n"), "\(told)")
    #expect(told.contains("  todo.txt due: is in the title"), "\(told)")
    #expect(!told.contains("not taken"), "\(told)")
    let other = try vault(["todo.txt": "Pay due:2026-11-30 due:2026-12-01 [mine:: b]\n"])
    let both = run("import", "todo.txt", "--lang", "uk", in: other).errors
    #expect(both.contains("todo.txt: не ввійшло до нотаток: 1\n"), "\(both)")
    #expect(both.contains("todo.txt: у назвах є те, що нотатки читають як поля: 1\n"), "\(both)")
  }

  /// A reminder on a day is at the vault's time: 18 hours before midnight of the next one at 06:00, 15 at 09:00.
  @Test(arguments: [("", "-PT15H"), ("remind-time: 06:00\n", "-PT18H"), ("remind-time: 21:30\n", "-PT2H30M")])
  func `remind of a day at the vault's own time`(setting: String, trigger: String) throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "lang: en\n" + setting,
      "events/fair.md": "---\ntitle: Fair\nstart: 2026-11-28\nremind: [2026-11-27]\n---\n",
    ])
    let exported = run("export", "fair", "--format", "ics", in: directory)
    #expect(exported.output.contains("\r\nTRIGGER:\(trigger)\r\n"), "\(exported.output)\(exported.errors)")
    let synced = run("sync", "ics", "out.ics", in: directory)
    #expect(synced.code == .done, "\(synced.errors)")
    #expect(text("out.ics", in: directory)?.contains("\r\nTRIGGER:\(trigger)\r\n") == true)
  }

  @Test func `write tables of tasks without formulas`() throws {
    let directory = try vault(["tasks/a.md": "---\ntitle: =1+1\ndue: 2026-11-21\n---\n"])
    let run = run("export", "--where", "type:task", "--format", "csv", in: directory)
    #expect(run.output.contains("task,'=1+1,open,,,2026-11-21,"))
  }

  @Test func `write a table of check-ins, of those that are named and of the days that are`() throws {
    let directory = try vault([
      "diary/2026/2026-11-19.md": "- 09:00 up {energy: 3}\n- 10:30 done {mood: happy}\n- [ ] pay\n",
      "tasks/a.md": "---\ntitle: Pay\n---\n",
    ])
    let first = "2026-11-19,09:00,,up,,3,,,,,,,diary/2026/2026-11-19.md,1\r\n"
    let second = "2026-11-19,10:30,,done,happy,,,,,,,,diary/2026/2026-11-19.md,2\r\n"
    func table(_ query: String) -> CommandRun { run("export", "--where", query, "--format", "csv", in: directory) }
    let header = "date,time,end,text,mood,energy,task,category,difficulty,weather,location,tags,path,line\r\n"
    #expect(table("type:check-in mood:happy").output == header + second)
    #expect(table("type:diary").output == header + first + second)
    #expect(table("type:check-in").output == header + first + second)
    #expect(table("type:task title:pay").output.hasPrefix("type,title,status,"))
  }
}
