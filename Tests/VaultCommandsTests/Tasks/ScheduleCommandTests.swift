import Testing
import VaultTestSupport

@testable import VaultCommands

/// What repeats, as commands show it on the clocks of Kyiv: two hours before UTC, three from 28 March 2027 on.
@Suite struct `What repeats, on the command line` {
  private static let inKyiv: @Sendable (inout ProcessEnvironment) -> Void = {
    $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
  }

  private func run(_ words: [String], on text: String) throws -> CommandRun {
    try EditVault(["notes/a.md": text]).run(words, environment: Self.inKyiv)
  }

  private func event(_ keys: String) -> String { "---\ntype: event\n\(keys)\n---\n\n# Rehearsal\n" }

  // MARK: Far from the start

  @Test(arguments: [
    ("FREQ=SECONDLY", "2026-11-20 00:00  Fri\n2026-11-20 00:00:01  Fri\n"),
    ("FREQ=MINUTELY", "2026-11-20 00:00  Fri\n2026-11-20 00:01  Fri\n"),
    ("FREQ=HOURLY;INTERVAL=7", "2026-11-20 02:00  Fri\n2026-11-20 09:00  Fri\n"),
  ])
  func `is found at once however long ago it began`(rule: String, expected: String) throws {
    // A hundred years are 36,525 days, 876,600 hours: 125,228 times 7 and 4 more, so that one is 4 hours before 06:00.
    let start = rule.contains("INTERVAL") ? "1926-11-20 06:00" : "0001-01-01 10:00"
    let run = try run(["recur", "Rehearsal", "--count", "2"], on: event("start: \(start)\nrepeat: \(rule)"))
    #expect(run.output == expected, "\(run.errors)")
  }

  @Test func `stops when somebody asks`() throws {
    let vault = try EditVault(["notes/a.md": event("start: 2026-11-20 10:00\nrepeat: daily")])
    #expect(vault.run(["agenda"]).code == .done)
    let run = vault.run(["agenda"], environment: { $0.isInterrupted = { true } })
    #expect(run.code == .interrupted)
    #expect(!run.output.contains("Rehearsal"))
  }

  // MARK: Further dates and exceptions

  @Test func `takes place on further dates without a rule`() throws {
    let note = event("start: 2026-11-21 10:00\nend: 2026-11-21 11:00\nalso: [2026-11-23, 2026-11-25 12:00]")
    let agenda = try run(["agenda", "2026-11-20..2026-12-01"], on: note)
    #expect(agenda.output.contains("2026-11-21") && agenda.output.contains("2026-11-23"), "\(agenda.errors)")
    #expect(agenda.output.contains("2026-11-25 12:00"), "\(agenda.output)")
    let recur = try run(["recur", "Rehearsal"], on: note)
    #expect(recur.output == "2026-11-21 10:00  Sat\n2026-11-23 10:00  Mon\n2026-11-25 12:00  Wed\n", "\(recur.errors)")
  }

  @Test func `is explained on further dates without a rule, in both languages`() throws {
    let note = event("start: 2026-11-21 10:00\nalso: 2026-11-23")
    #expect(
      try run(["recur", "Rehearsal", "--explain"], on: note).output == """
        once, and on the further dates in 'also'
        2026-11-21 10:00  Sat  the start
        2026-11-23 10:00  Mon  added by 'also'

        """)
    let ukrainian = try EditVault(["notes/a.md": note]).run(
      ["recur", "Rehearsal", "--explain"], language: "uk")
    #expect(ukrainian.output.contains("один раз, і в додаткові дати з «also»"), "\(ukrainian.output)")
    #expect(ukrainian.output.contains("початок"), "\(ukrainian.output)")
  }

  @Test(arguments: [
    ("except: [2026-11-22 08:00Z]", "2026-11-21 10:00  Sat\n2026-11-23 10:00  Mon\n"),
    (
      "also: [2026-11-24 07:00Z]",
      "2026-11-21 10:00  Sat\n2026-11-22 10:00  Sun\n2026-11-23 10:00  Mon\n2026-11-24 09:00  Tue\n"
    ),
  ])
  func `takes exceptions and further dates with a zone for instants`(key: String, expected: String) throws {
    let run = try run(["recur", "Rehearsal"], on: event("start: 2026-11-21 10:00\nrepeat: daily 3 times\n\(key)"))
    #expect(run.output == expected, "\(run.errors)")
  }

  // MARK: Moved alone

  @Test func `stays where it is after an occurrence that was moved`() throws {
    let vault = try EditVault(["notes/a.md": "# L\n\n- [ ] 2026-11-21 par {repeat: every 2 days}\n"])
    #expect(vault.run(["done", "par", "--move", "2026-11-22"]).code == .done)
    let days = vault.run(["recur", "par", "--count", "3"]).output
    #expect(days == "2026-11-22  Sun\n2026-11-23  Mon\n2026-11-25  Wed\n")
    #expect(vault.run(["done", "par"]).code == .done)
    #expect(vault.text("notes/a.md").contains("- [ ] 2026-11-23 par {repeat: every 2 days}"))
  }

  // MARK: Clocks

  @Test(arguments: [
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2027-03-27 03:30", "2027-03-27 03:30  Sat\n2027-03-28 04:30  Sun\n"),
    // On the second Sunday of March the clocks of New York go from 02:00 to 03:00.
    ("EST5EDT,M3.2.0,M11.1.0", "2027-03-13 02:30", "2027-03-13 02:30  Sat\n2027-03-14 03:30  Sun\n"),
  ])
  func `is listed at times that exist`(zone: String, start: String, expected: String) throws {
    let vault = try EditVault(["notes/a.md": event("start: \(start)\nrepeat: daily")])
    let run = vault.run(
      ["recur", "Rehearsal", "--from", start, "--count", "2"], environment: { $0.variables[.timeZone] = zone })
    #expect(run.output == expected, "\(run.errors)")
  }

  @Test(arguments: [
    ("2026-11-30 08:00Z", "08:00Z"), ("2026-11-30 08:00 [America/New_York]", "08:00 [America/New_York]"),
    ("2026-11-30 08:00+05:30", "08:00+05:30"), ("2026-11-30 08:00", "2026-11-30 08:00\n"),
  ])
  func `is shown with the zone of its start`(start: String, expected: String) throws {
    let run = try run(["show", "Rehearsal"], on: event("start: \(start)"))
    #expect(run.output.contains(expected), "\(run.output)")
  }

  // MARK: Export

  @Test(arguments: ["type:task", "type:task mask"])
  func `is exported with what a query finds, the note as well as its lines`(query: String) throws {
    let note = "---\ntype: task\ndue: 2026-11-21\n---\n\n# mask and floor\n\n- [ ] mask the edges\n"
    let run = try run(["export", "--where", query, "--format", "ics"], on: note)
    #expect(run.output.contains("SUMMARY:mask and floor\r\n"), "\(run.output)")
    #expect(run.output.contains("SUMMARY:mask the edges\r\n"), "\(run.output)")
  }
}
