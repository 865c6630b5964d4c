import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// `vault agenda` and `vault today`: what is on, on which days, and what of it is going on. Now is Friday, 20 November 2026,
/// 10:30; the clocks of the device are those of Kyiv.
@Suite struct `What is on` {
  private func vault() throws -> ScratchDirectory {
    try ScratchDirectory([
      ".vault/config.yaml": "",
      "events/standup.md":
        "---\nstart: 2026-11-02 10:15\nend: 2026-11-02 10:45\nrepeat: weekdays\nexcept: '[[holidays]]'\n---\n# Stand-up\n",
      "events/trip.md": "---\nstart: 2026-11-21\nend: 2026-11-22\nlocation: Lviv\ntags: [family]\n---\n# Trip\n",
      "events/party.md": "---\nstart: 2026-11-21 22:00\nend: 2026-11-22 02:00\n---\n# Party\n",
      "events/broken.md": "---\nstart: 2026-11-23\nrepeat: every now and then\n---\n# Broken\n",
      "notes/holidays.md": "# Holidays\n\n- 2026-11-24 a day off\n- 2026-12-24..2027-01-07 winter\n",
      "tasks.md": """
      - [ ] late {due: 2026-11-18}
      - [ ] 2026-11-20 09:00-11:00 write {location: library}
      - [ ] pay {due: 2026-11-20}
      - [ ] plan {scheduled: 2026-11-20}
      - [ ] water {due: 2026-11-20, repeat: every 2 days after completion}
      - [x] gone {due: 2026-11-20}
      - [ ] no day
      """,
    ])
  }

  private func run(_ words: String..., terminal: Bool = false) throws -> CommandRun {
    CommandRun(words + ["--now", "2026-11-20 10:30"], in: try vault()) {
      $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      $0.variables[.noColor] = "1"
      $0.outputIsTerminal = terminal
      $0.terminalColumns = 90
    }
  }

  /// Day, start, end and title of each row.
  private func rows(_ words: String...) throws -> [String] {
    let run = CommandRun(words + ["--now", "2026-11-20 10:30"], in: try vault()) {
      $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
    }
    return run.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return [fields[1], fields[2], fields[3], fields[6]].joined(separator: "|")
    }
  }

  @Test func `stands on its days, in the order of the times`() throws {
    #expect(
      try rows("agenda", "2026-11-20..2026-11-22") == [
        "2026-11-20|2026-11-20||pay", "2026-11-20|2026-11-20||plan", "2026-11-20|2026-11-20||water",
        "2026-11-20|2026-11-20 09:00|2026-11-20 11:00|write", "2026-11-20|2026-11-20 10:15|2026-11-20 10:45|Stand-up",
        "2026-11-21|2026-11-21|2026-11-22|Trip", "2026-11-21|2026-11-21 22:00|2026-11-22 02:00|Party",
        "2026-11-22|2026-11-21|2026-11-22|Trip", "2026-11-22|2026-11-21 22:00|2026-11-22 02:00|Party",
      ])
  }

  @Test func `leaves out the days of a linked note, and the first date of a rule that does not read stays`() throws {
    let run = try run("agenda", "2026-11-23..2026-11-25", "--where", "type:event")
    #expect(run.output.contains("2026-11-23 10:15"))
    #expect(!run.output.contains("2026-11-24"))
    #expect(run.output.contains("2026-11-25 10:15"))
    #expect(run.output.contains("\t2026-11-23\t2026-11-23\t\tevent\tstart\tBroken"))
    #expect(run.errors.contains("events/broken.md:1: the rule of 'Broken' cannot be read"))
    #expect(try rows("agenda", "--from", "2026-12-24", "--to", "2027-01-07").isEmpty)
    #expect(try rows("agenda", "2027-01-08") == ["2027-01-08|2027-01-08 10:15|2027-01-08 10:45|Stand-up"])
  }

  @Test func `is shown to people day by day, with what is going on now`() throws {
    let output = try run("agenda", "today", terminal: true).output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Fri, 20 Nov 2026 · today")
    #expect(lines.filter { $0.contains("▶") }.map { $0.contains("write") || $0.contains("Stand-up") } == [true, true])
    #expect(lines.contains { $0.contains("10:15–10:45  Stand-up") })
    let weekend = try run("agenda", "2026-11-21..2026-11-22", "--lang", "uk", terminal: true).output
    #expect(weekend.contains("22:00–"))
    #expect(weekend.contains("–02:00"))
    #expect(weekend.contains("день 1 з 2 · Lviv · #family"))
  }

  @Test func `is told to programs`() throws {
    let json = try run("agenda", "2026-11-21", "--json").output.split(separator: "\n")
    #expect(json.count == 2)
    #expect(
      json[0].contains(#""title":"Trip","day":"2026-11-21","role":"start","start":"2026-11-21","end":"2026-11-22""#))
    #expect(json[0].contains(#""allDay":true,"dayNumber":1,"dayCount":2,"current":false,"repeated":false"#))
  }

  @Test func `may be nothing`() throws {
    let run = try run("agenda", "2026-11-28..2026-11-29")
    #expect(run.code == .nothingFound)
    #expect(run.errors.hasSuffix("nothing is on from Sat, 28 Nov 2026 to Sun, 29 Nov 2026\n"))
  }

  @Test(arguments: [
    (["agenda", "2026-11-20..soon"], "'soon' is not a date"), (["agenda", "30 feb"], "'30 feb' is not a date"),
    (["agenda", "2026-11-22..2026-11-20"], "Fri, 20 Nov 2026 is before Sun, 22 Nov 2026"),
    (["agenda", "week", "--from", "today"], "the days are given twice: as words and by --from"),
    (["agenda", "--where", "x | sort due"], "cannot"), (["agenda", "+3m"], "+3min"), (["today", "x"], "x"),
  ])
  func `is not guessed at`(words: [String], error: String) throws {
    let run = CommandRun(words + ["--now", "2026-11-20 10:30"], in: try vault())
    #expect(run.code == .wrongCall)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(error) || error == "cannot" && run.errors.contains("x | sort due"), "\(run.errors)")
  }

  @Test func `is a query where the words are no days`() throws {
    #expect(try rows("agenda", "Trip") == rows("agenda", "2026-11-21..2026-11-22", "--where", "Trip"))
    #expect(try rows("agenda", "stand-up", "--from", "2027-01-08", "--to", "2027-01-08").count == 1)
    #expect(try rows("agenda", "trip", "-family").isEmpty)
    let run = try run("agenda", "soon")
    #expect(run.code == .nothingFound)
    #expect(run.errors.hasSuffix("nothing that fits 'soon' is on from Fri, 20 Nov 2026 to Thu, 26 Nov 2026\n"))
  }

  @Test func `has the days that were read above them`() throws {
    let weekend = try run("agenda", "this", "weekend", terminal: true).output
    #expect(weekend.hasPrefix("Sat, 21 Nov 2026 – Sun, 22 Nov 2026\n\nSat, 21 Nov 2026\n"))
    #expect(try run("agenda", "завтра", "--lang", "uk", terminal: true).output.hasPrefix("сб, 21 лист. 2026\n  "))
    #expect(try run("agenda", terminal: true).output.hasPrefix("Fri, 20 Nov 2026 · today\n"))
    #expect(try rows("agenda", "this weekend") == rows("agenda", "2026-11-21..2026-11-22"))
  }

  /// Takes what is written at first, and closes the pipe.
  private final class HastyReader: OutputDestination {
    private(set) var text = ""

    func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int {
      guard text.isEmpty else { throw .closedPipe }
      for position in bytes.indices { text.unicodeScalars.append(Unicode.Scalar(bytes[position])) }
      return bytes.count
    }
  }

  @Test func `of eight thousand years begins at once and ends with its reader`() throws {
    let directory = try vault()
    let words = ["agenda", "--from", "2000-01-01", "--to", "9999-12-31", "--where", "stand-up", "--now", "2026-11-20"]
    var environment = ProcessEnvironment(arguments: words + ["--vault", directory.path])
    environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
    let reader = HastyReader()
    let code = Program(commands: CommandTable.all, completionSource: .none)
      .run(in: environment, output: OutputSink(to: reader), errors: OutputSink(to: CapturedOutput()))
    #expect(code == .closedPipe)
    #expect(reader.text.contains("\t2026-11-02\t2026-11-02 10:15\t") && !reader.text.contains("\t2100-"))
  }

  @Test func `today stands before what is overdue and what is to be done`() throws {
    let run = try run("today")
    let sections = run.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return "\(fields[1])|\(fields[5])"
    }
    #expect(
      sections == [
        "agenda|write", "agenda|Stand-up", "overdue|late", "today|pay", "today|plan", "today|water",
      ])
    let people = try self.run("today", "--lang", "uk", terminal: true).output
    #expect(people.hasPrefix("пт, 20 лист. 2026, 10:30\n"))
    #expect(people.contains("Прострочені (1)"))
    let json = try self.run("today", "--json").output
    #expect(json.hasPrefix(#"{"section":"agenda","#))
    #expect(json.contains(#"{"section":"overdue","#))
  }

  @Test func `what is over or was planned for an earlier day is not on as if it were to come`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "",
      "tasks.md": """
      - [ ] planned {scheduled: 2026-11-18 09:30}
      - [ ] 2026-11-20 08:00-09:00 over
      - [ ] 2026-11-20 16:00-17:00 talk {due: 2026-11-19}
      - [ ] 2026-11-20 15:00-15:30 hand over {depends: "[[tasks#^draft]]"}
      - [ ] draft ^draft
      """,
    ])
    func today(terminal: Bool) -> [[String]] {
      let run = CommandRun(["today", "--now", "2026-11-20 10:30"], in: vault) {
        $0.variables[.noColor] = "1"
        $0.outputIsTerminal = terminal
        $0.terminalColumns = 90
      }
      return run.output.split(separator: "\n").map { line in
        line.split(separator: terminal ? " " : "\t", omittingEmptySubsequences: terminal).map(String.init)
      }
    }
    #expect(
      today(terminal: false).map { [$0[1], $0[2], $0[5]].joined(separator: "|") } == [
        "waiting|2026-11-20 15:00|hand over", "overdue|2026-11-20 16:00|talk", "overdue|2026-11-19|talk",
        "overdue|2026-11-20 08:00|over", "today|2026-11-18 09:30|planned", "reminder|2026-11-20 14:45|hand over",
        "reminder|2026-11-20 15:45|talk",
      ])
    // Above the plan, which has it too.
    let planned = try #require(today(terminal: true).first { $0.first != "now:" && $0.contains("planned") })
    #expect(planned.dropFirst().prefix(5) == ["2", "days", "ago", "09:30", "planned"])
    #expect(today(terminal: true).contains(["Overdue", "(2)"]))
  }

  @Test func `today has what is late and what is due before the plan, each with its hours`() throws {
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "timezone: UTC\n",
      "t.md": "- [ ] far\n- [ ] late {due: 2026-11-18}\n- [ ] send {due: 2026-11-20 15:00}\n",
    ])
    let run = CommandRun(["today", "--now", "2026-11-20 09:00"], in: vault) {
      $0.variables[.noColor] = "1"
      $0.outputIsTerminal = true
      $0.terminalColumns = 80
    }
    let headings = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(headings == ["Fri, 20 Nov 2026, 09:00", "Overdue (1)", "Today (1)", "Plan"], "\(run.output)")
    // By when it is to be done is not when it is planned.
    #expect(run.output.contains("15:00  send  planned 09:35–10:05"), "\(run.output)")
    #expect(run.output.contains("late  planned 09:00–09:30"), "\(run.output)")
    #expect(run.output.contains("  10:10–10:40  far\n"), "\(run.output)")
  }

  @Test(arguments: [
    ("en", "  4 more ('vault tasks overdue' lists all)"), ("uk", "  ще 4 («vault tasks прострочені» покаже всі)"),
  ])
  func `today has the ten most important of what is overdue, and the number of the others`(
    language: String, more: String
  ) throws {
    let lines = (1...14).map { number in
      "- [ ] bill\(number). {due: 2026-11-\(number < 10 ? "0" : "")\(number)\(number == 2 ? ", priority: high" : "")}\n"
    }
    let vault = try ScratchDirectory([
      ".vault/config.yaml": "timezone: UTC\n",
      "t.md": lines.joined() + "- [ ] send {due: 2026-11-20}\n",
    ])
    func run(terminal: Bool) -> [String] {
      CommandRun(["today", "--lang", language, "--now", "2026-11-20 22:00"], in: vault) {
        $0.variables[.noColor] = "1"
        $0.outputIsTerminal = terminal
        $0.terminalColumns = 80
      }.output.split(separator: "\n").map(String.init)
    }
    let rows = run(terminal: true)
    let shown = rows.compactMap { row in row.split(separator: " ").first { $0.hasPrefix("bill") } }
    #expect(shown.map(String.init) == ["bill2."] + (6...14).map { "bill\($0)." }, "\(rows)")
    #expect(rows.contains(more) && rows.contains { $0.contains("send") })
    #expect(run(terminal: false).count { $0.contains("bill") } == 14)
  }

  @Test func `today may be nothing, too`() throws {
    let empty = try ScratchDirectory([".vault/config.yaml": ""])
    let run = CommandRun(["today", "--now", "2026-11-20"], in: empty)
    #expect(run.code == .nothingFound)
    #expect(run.errors == "nothing is on today, and there is nothing to do\n")
  }

  @Test(arguments: [
    ("2026-11-20T23:30Z", "overdue", "2026-11-21"), ("2026-11-20T21:30Z", "today", "2026-11-20"),
    ("2026-11-21T02:00+05:00", "today", "2026-11-20"), ("2026-11-20 19:00 -03:00", "overdue", "2026-11-21"),
    ("2026-11-21 03:30 [Test/Plus5]", "overdue", "2026-11-21"), ("2026-11-20T23:30", "today", "2026-11-20"),
  ])
  func `a moment of another zone is taken for now on the clocks of the vault`(
    now: String, section: String, day: String
  ) throws {
    let scratch = try ScratchDirectory([
      "vault/.vault/config.yaml": "timezone: Test/Plus2\n", "vault/list.md": "- [ ] call {due: 2026-11-20}\n",
    ])
    for (name, hours) in [("Plus2", 2), ("Plus5", 5)] {
      let file = ZoneFile(types: [Int32(hours) * 3600], footer: "X-\(hours)")
      try scratch.write("zones/Test/" + name, file.bytes(version: UInt8(ascii: "2")))
    }
    func run(_ words: [String], variable: String? = nil) -> CommandRun {
      CommandRun(words, in: scratch, at: "vault") {
        $0.variables[.timeZone] = "UTC0"
        $0.variables[.timeZoneDirectory] = scratch.path + "/zones"
        $0.variables[.now] = variable
      }
    }
    #expect(run(["tasks", "--now", now]).output.contains("\t\(section)\t2026-11-20\t"))
    #expect(run(["tasks"], variable: now).output.contains("\t\(section)\t2026-11-20\t"))
    #expect(run(["search", "due<today", "--count", "--now", now]).output == (section == "overdue" ? "1\n" : "0\n"))
    #expect(run(["new", "diary", "--dry-run", "--now", now]).output.contains("\(day).md"))
    #expect(run(["recur", "every day", "--count", "1", "--now", now]).output.hasPrefix(day))
  }

  @Test(arguments: [
    ["tasks"], ["today"], ["agenda", "week"], ["search", "due:today"], ["start"], ["new", "diary", "--dry-run"],
    ["add", "call Ann tomorrow", "--dry-run"], ["remind", "--dry-run"],
  ]) func `an unknown zone of now is told of once`(words: [String]) throws {
    let scratch = try ScratchDirectory([
      "vault/.vault/config.yaml": "timezone: Test/Plus2\n", "vault/list.md": "- [ ] call {due: 2026-11-20}\n",
      "vault/events/far.md": "---\nstart: 2026-11-20 10:00 [Moon/Crater]\n---\n",
    ])
    try scratch.write("zones/Test/Plus2", ZoneFile(types: [7200], footer: "EET-2").bytes(version: UInt8(ascii: "2")))
    let run = CommandRun(words + ["--now", "2026-11-20 10:00 [Mars/Base]"], in: scratch, at: "vault") {
      $0.variables[.timeZone] = "UTC0"
      $0.variables[.timeZoneDirectory] = scratch.path + "/zones"
      $0.variables[.stateHome] = scratch.path + "/state"
    }
    #expect(run.errors.ranges(of: "Mars/Base").count <= 1, "\(run.errors)")
    #expect(run.errors.ranges(of: "Moon/Crater").count <= 1, "\(run.errors)")
    let isTold = run.errors.contains("this system does not know the time zone Mars/Base")
    #expect(isTold || words == ["start"], "\(run.errors)")
  }

  @Test func `now is on the clocks of the vault, also where the device follows others`() throws {
    let scratch = try ScratchDirectory([
      "vault/.vault/config.yaml": "timezone: Test/Plus2\n", "vault/list.md": "- [ ] yesterday {due: 2026-11-20}\n",
    ])
    try scratch.write("zones/Test/Plus2", ZoneFile(types: [7200], footer: "EET-2").bytes(version: UInt8(ascii: "2")))
    func run(_ words: String...) -> CommandRun {
      CommandRun(words, in: scratch, at: "vault") {
        $0.variables[.timeZone] = "UTC0"
        $0.variables[.timeZoneDirectory] = scratch.path + "/zones"
        // 23:00 in UTC is one in the morning of the 21st there.
        $0.localTime = LocalDateTime("2026-11-20 23:00") ?? $0.localTime
      }
    }
    #expect(run("tasks").output.contains("\toverdue\t2026-11-20\t"))
    #expect(run("search", "due:yesterday", "--count").output == "1\n")
    #expect(
      run("done", "yesterday", "--dry-run").output.contains("+- [x] yesterday {due: 2026-11-20, completed: 2026-11-21}")
    )
  }
}
