import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault check` says of the times of one event or of lines, in a vault whose clocks are those of Kyiv: two hours before
/// UTC in winter, seven before New York.
@Suite struct `Times in a check` {
  private static let end = ["end-at-start"]

  @Test(
    arguments: [
      // 11:30 in New York is 18:30 in Kyiv; 11:00 in Kyiv is 04:00 in New York.
      ("start: 2026-11-20 17:30 [Europe/Kyiv]\nend: 2026-11-20 11:30 [America/New_York]", []),
      ("start: 2026-11-20 10:00 [America/New_York]\nend: 2026-11-20 11:00 [Europe/Kyiv]", ["end-before-start"]),
      ("start: 2026-11-20 10:00 [America/New_York]\nend: 2026-11-20 16:59", ["end-before-start"]),
      ("start: 2026-11-20 10:00 [America/New_York]\nend: 2026-11-20 17:00", end),
      ("start: 2026-11-20 10:00Z\nend: 2026-11-20 12:00+02:00", end),
      ("start: 2026-11-20 10:00Z\nend: 2026-11-20 11:59+02:00", ["end-before-start"]),
      ("start: 2026-11-20 10:00\nend: 2026-11-20 08:30Z", []),
      // On one clock.
      ("start: 2026-11-20 10:00\nend: 2026-11-20 10:00", end), ("start: 2026-11-20\nend: 2026-11-20", []),
      ("start: 2026-11-20 10:00\nend: 2026-11-20 09:00", ["end-before-start"]),
      ("start: 2026-11-20\nend: 2026-11-20 15:00", ["end-other-kind"]),
      ("start: 2026-11-20 15:00\nend: 2026-11-21", ["end-other-kind"]),
      ("start: 2026-11-20\nend: 2026-11-19 15:00", ["end-before-start"]),
      // Without a start.
      ("end: 2026-11-20 15:00", ["event-without-start"]), ("start: soon\nend: 2026-11-20", ["value-not-moment"]),
      ("repeat: weekly", ["event-without-start", "repeat-without-date"]), ("location: Lviv", ["event-without-start"]),
      // Zones.
      ("start: 2026-11-20 10:00 [Mars/Base]", ["zone-unknown"]), ("start: 2026-11-20 10:00 [Europe/Kyiv]", []),
      (
        "start: 2026-11-20 10:00 [Mars/Base]\nend: 2026-11-20 11:00 [Mars/Base]", ["zone-unknown", "zone-unknown"]
      ),
      // The first date and its rule: 20 November 2026 is a Friday.
      ("start: 2026-11-20\nrepeat: every week on mon", ["repeat-start-outside"]),
      ("start: 2026-11-23\nrepeat: every week on mon", []), ("start: 2026-11-20\nrepeat: weekly", []),
      ("start: 2026-02-28\nrepeat: every month on the 31", []),
      ("start: 2026-11-20\nrepeat: every week on mon\nalso: 2026-11-20", []),
      ("start: 2026-11-20\nrepeat: weekly\nexcept: 2026-11-20", []),
      ("start: 2026-11-20\nrepeat: every week on mon\nuntil: 2026-11-19", ["repeat-never"]),
    ] as [(String, [String])])
  func `of an event`(keys: String, codes: [String]) throws {
    #expect(try found(["events/a.md": "---\n\(keys)\n---\n# A\n"]) == codes)
  }

  @Test(
    arguments: [
      ("2026-11-20 10:00-10:00 x", end), ("2026-11-20 10:00-09:00 x", []), ("2026-11-20 10:00-24:00 x", []),
      ("x {scheduled: 2026-11-20 10:00-10:00}", end), ("x {end: 2026-11-20}", ["end-without-start"]),
      ("2026-11-20 gym {repeat: every week on mon}", ["repeat-start-outside"]),
      ("2026-11-20 gym {repeat: every week on fri}", []), ("x {repeat: weekly}", ["repeat-without-date"]),
      ("x {repeat: every 3 days after completion}", []), ("x {wait: 2026-11-20 10:00 [Mars/Base]}", ["zone-unknown"]),
      // One occurrence moved alone.
      ("2026-11-21 x {repeat: FREQ=WEEKLY, except: 2026-11-20, also: 2026-11-21}", []),
    ] as [(String, [String])])
  func `of a line`(line: String, codes: [String]) throws {
    #expect(try found(["a.md": "- [ ] \(line)\n"]) == codes)
  }

  @Test func `of what is done repeat nothing`() throws {
    #expect(try found(["a.md": "- [x] 2026-11-20 gym {repeat: every week on mon}\n"]).isEmpty)
  }

  /// The codes found in all files, in their order.
  private func found(_ files: [String: String]) throws -> [String] {
    let files = files.merging([".vault/config.yaml": ""]) { given, _ in given }
    let run = CommandRun(["check", "--format", "json"], in: try ScratchDirectory(files)) {
      $0.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
    }
    let key = "\"code\":\""
    return run.output.split(separator: "\n").map { (line: Substring) -> String in
      guard let place = line.firstRange(of: key) else { return "" }
      let rest: Substring = line[place.upperBound...]
      return String(rest.prefix { $0 != "\"" })
    }
  }
}
