import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// Times that come in and go out, in the zones of the system and by the settings of the vault.
@Suite struct `Times of a calendar` {
  private func vault(_ component: String, setting: String = "") throws -> ScratchDirectory {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "lang: en\n" + setting,
      "a.ics": "BEGIN:VCALENDAR\nVERSION:2.0\n\(component)\nEND:VCALENDAR\n",
    ])
    // A zone of the test's own, named as those of the database are: two hours ahead, three in summer.
    let file = ZoneFile(types: [7200], transitions: [], footer: "EET-2EEST,M3.5.0/3,M10.5.0/4")
    try directory.write("zones/Etc/Here", file.bytes(version: UInt8(ascii: "2")))
    return directory
  }

  private func run(_ words: String..., in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.timeZoneDirectory] = directory.path + "/zones"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Nine o'clock is nine hours after midnight for a calendar, and no time before itself for the vault.
  @Test(arguments: [
    ("", "-PT15H", "24h"), ("", "PT9H", "0m"), ("remind-time: 21:30\n", "PT21H", "30m"),
    ("remind-time: 06:00\n", "-P1DT18H", "48h"),
  ]) func `of an alarm of a whole day are the vault's own`(setting: String, trigger: String, reminder: String) throws {
    let directory = try vault(
      """
      BEGIN:VEVENT
      UID:1
      SUMMARY:Fair
      DTSTART;VALUE=DATE:20261128
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER:\(trigger)
      DESCRIPTION:Fair
      END:VALARM
      END:VEVENT
      """, setting: setting)
    #expect(run("import", "a.ics", in: directory).code == .done)
    #expect(text("events/fair.md", in: directory)?.contains("remind: [\(reminder)]\n") == true)
    let exported = run("export", "fair", "--format", "ics", in: directory)
    #expect(exported.output.contains("\r\nTRIGGER:\(trigger)\r\n"), "\(exported.output)\(exported.errors)")
    #expect(run("import", "a.ics", in: directory).errors.contains("0 new, 1 already there, 0 differ"))
    let synced = run("sync", "ics", "a.ics", in: directory)
    #expect(synced.output == "" && synced.code == .done, "\(synced.output)\(synced.errors)")
  }

  @Test func `are moments in the zones of the system, and ends that cannot be are told`() throws {
    let directory = try vault(
      """
      BEGIN:VEVENT
      UID:1
      SUMMARY:Choir
      DTSTART;TZID=Etc/Here:20261102T090000
      DTEND;TZID=Etc/Here:20261102T080000
      RRULE:FREQ=WEEKLY
      EXDATE:20261109T070000Z
      END:VEVENT
      BEGIN:VTODO
      UID:2
      SUMMARY:Watch
      DTSTART;TZID=Etc/Here:20261024T230000
      DURATION:PT8H
      END:VTODO
      """)
    let imported = run("import", "a.ics", in: directory)
    #expect(
      imported.errors.contains("  VEVENT DTEND: the end would be before the start; line 7 (Choir)\n"),
      "\(imported.errors)")
    #expect(text("events/choir.md", in: directory)?.contains("\nexcept: [2026-11-09]\n") == true)
    #expect(text("tasks/watch.md", in: directory)?.contains("\nend: 2026-10-25 06:00 [Etc/Here]\n") == true)
    #expect(
      run("export", "watch", "--format", "ics", in: directory).output.contains("\r\nDURATION:PT8H\r\n"))
  }

  /// A series at nine, whose occurrence on 9 November was moved by three hours.
  private func moved(_ name: String, title: String = "Late") -> String {
    """
    BEGIN:VEVENT
    UID:1
    SUMMARY:Choir
    DTSTART;TZID=Etc/Here:20261102T090000
    RRULE:FREQ=WEEKLY
    END:VEVENT
    BEGIN:VEVENT
    UID:1
    SUMMARY:\(title)
    RECURRENCE-ID\(name)
    DTSTART;TZID=Etc/Here:20261109T120000
    END:VEVENT
    """
  }

  /// Two programs name it by its time in UTC and on the clock of the series.
  @Test(arguments: [
    (":20261109T070000Z", ";TZID=Etc/Here:20261109T090000"), (";TZID=Etc/Here:20261109T090000", ":20261109T070000Z"),
  ]) func `are one occurrence, however it is named`(first: String, second: String) throws {
    let directory = try vault(moved(first))
    #expect(run("import", "a.ics", in: directory).errors.contains("2 new, 0 already there, 0 differ"))
    let again = "BEGIN:VCALENDAR\nVERSION:2.0\n\(moved(second, title: "Later"))\nEND:VCALENDAR\n"
    try directory.write("a.ics", again.replacing("Later", with: "Late"))
    let imported = run("import", "a.ics", in: directory)
    #expect(imported.errors.contains("0 new, 2 already there, 0 differ"), "\(imported.errors)")
    let synced = run("sync", "ics", "a.ics", in: directory)
    #expect(synced.output == "" && synced.code == .done, "\(synced.output)\(synced.errors)")
    // What is edited in the file goes to the one note, and the file stays as it is.
    try directory.write("a.ics", again)
    let edited = run("sync", "ics", "a.ics", in: directory)
    #expect(edited.output == "<- ~ Later (title)\n", "\(edited.errors)")
    #expect(text("events/late.md", in: directory)?.contains("title: Later\n") == true)
    #expect(text("a.ics", in: directory) == again)
  }
}
