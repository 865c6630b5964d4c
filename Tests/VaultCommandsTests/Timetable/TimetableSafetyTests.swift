import Testing
import VaultTestSupport

@testable import VaultCommands

/// What holds of every command of timetables: hostile text, languages, help, empty vaults, odd schedules.
@Suite struct `Commands of timetables` {
  private static let hostile = [
    ClassVault.path: ClassVault.schedule(
      "{group: \"151004\"}", "term: 2026-09-01..2026-12-24\n",
      "09:00-10:20 \u{1B}[31mred {kind: \"\u{1B}[2J\", room: \"1\u{202E}-1\", teacher: \"\u{7}eve\", note: \"\u{1B}]0;x\u{7}\"}",
      "09:00-10:20 Б {room: \"1\u{202E}-1\"}"),
    "rooms/1.md": "---\nname: \"\u{1B}[31mroom\"\nbuilding: \"\u{202E}4\"\n---\n",
    "teachers/eve.md": "---\nname: \"\u{7}Eve\"\nrank: \"\u{1B}[1m\"\n---\n",
    "groups/g.md": "---\nname: \"\u{202E}g\"\nfaculty: \"\u{1B}c\"\n---\n",
    "timetable/view.md": "---\ntitle: \"\u{1B}[7mview\"\nview: {group: [\"151004\"]}\n---\n",
  ]

  /// A call of each command.
  static let calls: [[String]] = [
    ["timetable"], ["timetable", "--group", "151004", "--week", "2026-11-25"], ["timetable", "--by", "cycle"],
    ["timetable", "view"], ["next"], ["week"], ["rooms"], ["rooms", "free", "--at", "2026-11-25 09:00-10:00"],
    ["teachers"], ["groups"], ["departments"], ["clash"], ["timetable", "stats"],
  ]

  @Test(arguments: calls) func `send no control characters from files`(words: [String]) throws {
    let vault = try ClassVault(Self.hostile)
    for more in [[], ["--json"]] {
      for columns in [nil, 60, 140] {
        let run = vault.run(words + more, at: "2026-11-23T08:00", columns: columns)
        let isSafe = !(run.output + run.errors).unicodeScalars.contains { [0x1B, 0x07, 0x202E].contains($0.value) }
        #expect(isSafe, "\(words): \(run.output.debugDescription)")
        #expect(run.code == .done || run.code == .nothingFound, "\(words): \(run.errors)")
      }
    }
  }

  @Test(arguments: calls) func `write nothing`(words: [String]) throws {
    let vault = try ClassVault()
    let before = vault.base.contents
    _ = vault.run(words, at: "2026-11-23T08:00", columns: 80)
    #expect(vault.base.contents == before)
  }

  @Test(arguments: calls) func `answer the same every time`(words: [String]) throws {
    let (first, second) = (try ClassVault(), try ClassVault())
    for more in [[], ["--json"]] {
      let run = first.run(words + more, at: "2026-11-23T08:00")
      #expect(first.run(words + more, at: "2026-11-23T08:00").output == run.output)
      #expect(second.run(words + more, at: "2026-11-23T08:00").output == run.output)
    }
  }

  @Test(arguments: calls) func `find nothing in an empty vault, and say so in both languages`(words: [String]) throws {
    for language in ["en", "uk"] {
      let run = try ClassVault([:]).run(words + ["--lang", language], at: "2026-11-23T08:00")
      // A week has its number, whatever is on.
      guard words != ["week"] else { continue }
      #expect(run.code != .done && !run.errors.isEmpty, "\(words): \(run.output)")
      let isUkrainian = run.errors.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
      #expect(isUkrainian == (language == "uk"), "\(run.errors)")
    }
  }

  @Test(arguments: ["timetable", "next", "week", "rooms", "teachers", "groups", "clash"])
  func `have help in both languages, with examples`(command: String) {
    let english = CommandRun(command, "--help", "--lang", "en")
    let ukrainian = CommandRun(command, "--help", "--lang", "uk")
    #expect(english.code == .done && english.output.contains("vault --vault sample-vault"), "\(english.errors)")
    #expect(ukrainian.code == .done && ukrainian.output != english.output)
  }

  @Test(arguments: [
    // Terms, breaks, cycles and anchors at the ends of what can be written.
    "term: 0001-01-01..9999-12-31\n", "term: 2026-09-01..2026-12-24\nanchor: 0001-01-01\n",
    "term: 2026-09-01..2026-12-24\nanchor: 9999-12-31\n", "cycle: 52\nterm: 2026-09-01..2026-12-24\n",
    "cycle: 0\nterm: 2026-09-01..2026-12-24\n", "cycle: 99999999999999999999\nterm: 2026-09-01..2026-12-24\n",
    "breaks: [{days: 0001-01-01..9999-12-31, counts: false}]\n", "breaks: [{counts: false}, 7, [], {days: {}}]\n",
    "term: soon\nbreaks: soon\nexams: soon\nanchor: soon\ncycle: soon\ntimezone: Mars/Base\n",
    "view: {group: {a: b}}\n",
  ])
  func `stand whatever a note says`(keys: String) throws {
    let vault = try ClassVault([
      ClassVault.path: ClassVault.schedule(
        "{group: \"151004\"}", keys, "09:00-10:20 А {weeks: [1]}", "10:35-11:55 Б", "23:30-00:15 В",
        "0001-01-01 09:00-10:00 Г", "9999-12-31 23:00-23:59 Д")
    ])
    for words in Self.calls + [
      ["today"], ["agenda"], ["plan"], ["remind", "--dry-run"], ["search", "type:lesson date:2026-11-25"],
      ["timetable", "--from", "0001-01-01", "--to", "0001-02-01"],
      ["timetable", "--from", "9999-12-01", "--to", "9999-12-31"],
    ] {
      let run = vault.run(words, at: "2026-11-23T08:00")
      #expect(run.code == .done || run.code == .nothingFound, "\(words): \(run.errors)")
    }
  }

  @Test func `have a lesson over midnight on the day it begins`() throws {
    let vault = try ClassVault([
      ClassVault.path: ClassVault.schedule(
        "{group: \"151004\"}", "term: 2026-09-01..2026-12-24\n", "23:30-00:15 Астрономія {room: 1-1}"),
      "rooms/1-1.md": "",
    ])
    let lessons = try vault.lessons("--group", "151004", "--from", "2026-11-25", "--to", "2026-11-26")
    #expect(lessons.map { "\($0.date) \($0.start)-\($0.end)" } == ["2026-11-25 23:30-00:15"])
    let shown = vault.shown("next", at: "2026-11-26T00:05")
    #expect(shown.contains("ends in 10 min"), "\(shown)")
    #expect(vault.run(["rooms", "free", "--at", "2026-11-26 00:10-01:00", "--json"]).output.contains("1-1") == false)
  }
}
