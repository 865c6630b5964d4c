import Testing
import VaultTestSupport

@testable import VaultCommands

/// Occurrences of series that only the vault has, entries of one name, and notes of imports before, through all commands.
@Suite struct `An occurrence without its series` {
  private func vault(_ calendars: [String: String], notes: [String: String] = [:]) throws -> ScratchDirectory {
    let directory = try ScratchDirectory([".vault/config.yaml": "lang: en\n"])
    for (name, text) in calendars {
      try directory.write(name, "BEGIN:VCALENDAR\nVERSION:2.0\n" + text + "END:VCALENDAR\n")
    }
    for (name, text) in notes { try directory.write(name, text) }
    // Zones of the test's own, named as those of the database are.
    for (name, rule) in [("Here", "EET-2EEST,M3.5.0/3,M10.5.0/4"), ("There", "EST5EDT,M3.2.0,M11.1.0")] {
      let file = ZoneFile(types: [7200], transitions: [], footer: rule)
      try directory.write("zones/Etc/" + name, file.bytes(version: UInt8(ascii: "2")))
    }
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

  private func text(_ path: String, in directory: ScratchDirectory) -> String {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static let series =
    "BEGIN:VEVENT\nUID:1\nSUMMARY:Choir\nDTSTART;TZID=Etc/Here:20261102T090000\nRRULE:FREQ=WEEKLY\nEND:VEVENT\n"

  private static func moved(_ name: String, _ more: String = "") -> String {
    "BEGIN:VEVENT\nUID:1\nSUMMARY:Late\nRECURRENCE-ID\(name)\nDTSTART:20261109T100000Z\n\(more)END:VEVENT\n"
  }

  /// 09:00 here is 02:00 there.
  private static let names = [
    ";TZID=Etc/Here:20261109T090000", ":20261109T070000Z", ";TZID=Etc/There:20261109T020000", ";VALUE=DATE:20261109",
  ]

  @Test(arguments: names) func `has the name that the vault's series gives it, and is its exception`(
    name: String
  ) throws {
    let directory = try vault(["s.ics": Self.series, "o.ics": Self.moved(name)])
    #expect(run("import", "s.ics", in: directory).code == .done)
    let told = run("import", "o.ics", in: directory)
    #expect(told.code == .done && told.errors.contains("differs from 'Choir', which stays: except"), "\(told.errors)")
    #expect(text("events/late.md", in: directory).contains("\nuid: 1#20261109T090000\n"))
    let changed = run("import", "o.ics", "--update", in: directory)
    #expect(
      changed.code == .done && changed.errors.contains("0 new, 1 already there, 1 differs"), "\(changed.errors)")
    #expect(text("events/choir.md", in: directory).contains("\nexcept: [2026-11-09]\n"))
    for other in Self.names {
      try directory.write("o.ics", "BEGIN:VCALENDAR\nVERSION:2.0\n" + Self.moved(other) + "END:VCALENDAR\n")
      let again = run("import", "o.ics", in: directory)
      #expect(again.errors.contains("0 new, 1 already there, 0 differ"), "\(other): \(again.errors)")
    }
  }

  @Test func `is no more than an exception where it was called off`() throws {
    let off = Self.moved(Self.names[2], "STATUS:CANCELLED\n")
    let directory = try vault(["s.ics": Self.series, "o.ics": off])
    #expect(run("import", "s.ics", in: directory).code == .done)
    #expect(run("import", "o.ics", in: directory).errors.contains("differs from 'Choir', which stays: except"))
    #expect(run("import", "o.ics", "--update", in: directory).code == .done)
    #expect(text("events/choir.md", in: directory).contains("\nexcept: [2026-11-09]\n"))
    #expect(!directory.exists("events/late.md"))
  }

  @Test func `stays as it is where nobody has the series`() throws {
    let directory = try vault(["o.ics": Self.moved(Self.names[2])])
    #expect(run("import", "o.ics", in: directory).errors.contains("1 new, 0 already there, 0 differ"))
    #expect(run("import", "o.ics", in: directory).errors.contains("0 new, 1 already there, 0 differ"))
  }

  // MARK: Imports before

  /// Earlier imports named occurrences in UTC, and left the series as it was: both are shown at once.
  @Test func `is set right by a sync of a calendar with both`() throws {
    let notes = [
      "events/choir.md":
        "---\ntitle: Choir\nstart: 2026-11-02 09:00 [Etc/Here]\nrepeat: weekly\nuid: '1'\n---\n",
      "events/late.md": "---\ntitle: Late\nstart: 2026-11-09 10:00Z\nuid: 1#20261109T070000Z\n---\n",
    ]
    let directory = try vault(["a.ics": Self.series + Self.moved(Self.names[2])], notes: notes)
    let file = text("a.ics", in: directory)
    let synced = run("sync", "ics", "a.ics", in: directory)
    #expect(synced.output == "<- ~ Choir (except)\n", "\(synced.output)\(synced.errors)")
    #expect(text("events/choir.md", in: directory).contains("\nexcept: [2026-11-09]\n"))
    #expect(text("events/late.md", in: directory) == notes["events/late.md"])
    #expect(text("a.ics", in: directory) == file)
    let again = run("sync", "ics", "a.ics", in: directory)
    #expect(again.output == "" && again.code == .done, "\(again.output)\(again.errors)")
    #expect(text("a.ics", in: directory) == file)
  }

  // MARK: Entries of one name

  @Test func `and entries of one name are told by import and by sync`() throws {
    func event(_ title: String, _ sequence: Int) -> String {
      "BEGIN:VEVENT\nUID:u\nSUMMARY:\(title)\nDTSTART:20261120T100000\nSEQUENCE:\(sequence)\nEND:VEVENT\n"
    }
    let directory = try vault(["a.ics": event("New", 5) + event("Old", 2)])
    let synced = run("sync", "ics", "a.ics", in: directory)
    #expect(synced.code == .done && synced.errors.contains("VEVENT UID: another entry"), "\(synced.errors)")
    #expect(!directory.exists("events"))
    #expect(!run("sync", "ics", "a.ics", in: directory).errors.contains("VEVENT UID"))
    let imported = run("import", "a.ics", in: directory)
    #expect(imported.errors.contains("VEVENT UID: another entry") && imported.errors.contains("line 10 (Old)"))
    #expect(imported.errors.contains("1 new, 0 already there, 0 differ"))
    #expect(directory.exists("events/new.md") && !directory.exists("events/old.md"))
  }
}
