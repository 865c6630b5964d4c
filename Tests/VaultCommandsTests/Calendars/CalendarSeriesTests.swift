import Testing
import VaultTestSupport

@testable import VaultCommands

/// Series of calendars whose occurrences are named in mixed zones, and entries without names, through all commands.
@Suite struct `Series of a calendar` {
  private func vault(_ components: [String]) throws -> ScratchDirectory {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "lang: en\n",
      "a.ics": "BEGIN:VCALENDAR\nVERSION:2.0\n" + components.joined() + "END:VCALENDAR\n",
    ])
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
  private static let moved =
    "BEGIN:VEVENT\nUID:1\nSUMMARY:Late\nRECURRENCE-ID;TZID=Etc/There:20261109T020000\n"
    + "DTSTART;TZID=Etc/There:20261109T050000\nEND:VEVENT\n"

  @Test(arguments: [[series, moved], [moved, series]])
  func `move an occurrence once, in import, export and sync`(components: [String]) throws {
    let directory = try vault(components)
    let file = text("a.ics", in: directory)
    #expect(run("import", "a.ics", in: directory).code == .done)
    #expect(text("events/choir.md", in: directory).contains("\nexcept: [2026-11-09]\n"))
    #expect(text("events/late.md", in: directory).contains("\nuid: 1#20261109T090000\n"))
    #expect(run("import", "a.ics", in: directory).errors.contains("0 new, 2 already there, 0 differ"))
    let exported = run("export", "--where", "type:event", "--format", "ics", in: directory).output
    #expect(exported.contains("\r\nRECURRENCE-ID;TZID=Etc/Here:20261109T090000\r\n"), "\(exported)")
    #expect(!exported.contains("EXDATE"))
    try directory.write("b.ics", exported)
    #expect(run("import", "b.ics", in: directory).errors.contains("0 new, 2 already there, 0 differ"))
    for name in ["a.ics", "b.ics"] {
      let synced = run("sync", "ics", name, in: directory)
      #expect(synced.output == "" && synced.code == .done, "\(synced.output)\(synced.errors)")
    }
    #expect(text("a.ics", in: directory) == file && text("b.ics", in: directory) == exported)
  }

  @Test func `have names of their own where the calendar has none, which sync alone writes into it`() throws {
    let nameless = [Self.series, Self.moved.replacing("Late", with: "Choir")].map {
      $0.replacing("UID:1\n", with: "X-COLOR:red\n")
    }
    let directory = try vault(nameless)
    let file = text("a.ics", in: directory)
    #expect(run("import", "a.ics", in: directory).code == .done)
    #expect(text("events/choir.md", in: directory).contains("\nexcept: [2026-11-09]\n"))
    #expect(text("a.ics", in: directory) == file)
    #expect(run("import", "a.ics", in: directory).errors.contains("0 new, 2 already there, 0 differ"))
    #expect(run("sync", "ics", "a.ics", in: directory).code == .done)
    let named = text("a.ics", in: directory)
    #expect(named.ranges(of: "@vault\n").count == 2 && named.replacing("UID:", with: "") != named)
    // What it wrote says the same, and nothing is told a second time.
    let again = run("sync", "ics", "a.ics", in: directory)
    #expect(again.output == "" && !again.errors.contains("X-COLOR"), "\(again.output)\(again.errors)")
    #expect(text("a.ics", in: directory) == named)
    // Another title is an edit of the same entry.
    try directory.write("a.ics", named.replacing("SUMMARY:Choir", with: "SUMMARY:Band"))
    #expect(run("sync", "ics", "a.ics", in: directory).output == "<- ~ Band (title)\n<- ~ Band (title)\n")
  }
}
