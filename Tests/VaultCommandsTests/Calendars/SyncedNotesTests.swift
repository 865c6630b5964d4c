import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault sync ics` of what was written in the vault first: once the file has it, neither side changes by itself.
@Suite struct `vault sync ics of notes` {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var folder = "tasks"
    let note: String

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "a title alone", note: "# Report\n"),
    Row(name: "a title under a key", note: "---\ntitle: \"Report: *all*\"\n---\n\n# Other\n\ntext\n"),
    Row(name: "an event without a start", folder: "events", note: "# Fair\n"),
    Row(
      name: "a priority of an event", folder: "events",
      note: "---\nstart: 2026-11-28\npriority: high\nstatus: maybe\nrating: 5\n---\n\n# Fair\n"),
    Row(
      name: "a fixed offset", folder: "events",
      note:
        "---\nstart: 2026-11-28 10:00 +05:30\nend: 2026-11-28 12:00 +05:30\nremind: 2026-11-28 08:00 +05:30\n---\n\n# Fair\n"
    ),
    Row(
      name: "zones", folder: "events",
      note:
        "---\nstart: 2026-11-28 10:00 [Europe/Kyiv]\nend: 2026-11-28 12:00 [America/New_York]\nremind: [1h, 2d]\n---\n\n# Fair\n"
    ),
    Row(
      name: "days", folder: "events",
      note: "---\nstart: 2026-11-28\nend: 2026-11-30\nremind: 2026-11-27\n---\n\n# Fair\n"),
    Row(
      name: "an end before the start", folder: "events",
      note: "---\nstart: 2026-11-28\nend: 2026-11-20\n---\n\n# Fair\n"),
    Row(
      name: "a rule with an end beside it",
      note:
        "---\ndue: 2026-11-28 10:00\nrepeat: every week on sat\nuntil: 2026-12-26\nexcept: 2026-12-05..2026-12-13\n---\n\n# Water\n"
    ),
    Row(name: "a count", note: "---\ndue: 2026-11-30\nrepeat: monthly\ncount: 5\nalso: 2026-12-24\n---\n\n# Pay\n"),
    Row(
      name: "a rule that only vault says",
      note: "---\ndue: 2026-11-28\nrepeat: every 3 days after completion\nexcept: 2026-12-01\n---\n\n# Water\n"),
    Row(
      name: "further dates", folder: "events",
      note: "---\nstart: 2026-11-28 10:00\nalso: [2026-12-01, 2026-12-03 18:00]\n---\n\n# Fair\n"),
    Row(
      name: "exceptions of nothing", folder: "events",
      note: "---\nstart: 2026-11-28 10:00\nexcept: 2026-12-01\n---\n\n# Fair\n"),
    Row(
      name: "a moved occurrence",
      note:
        "---\ndue: 2026-11-29 12:00\nrepeat: weekly\nexcept: 2026-11-28 10:00\nalso: 2026-11-29 12:00\nremind: [2026-11-29 08:00]\n---\n\n# Water\n"
    ),
    Row(
      name: "a log",
      note: "---\ndue: 2026-11-28\nrepeat: weekly\n---\n\n# Water\n\nThe fern.\n\n- [x] 2026-11-21\n- [-] 2026-11-14\n"),
    Row(
      name: "a block",
      note: "---\nstart: 2026-11-28 10:00\nend: 2026-11-28 12:30\ndue: 2026-11-30\nwait: 2026-11-25\n---\n\n# Write\n"),
    Row(
      name: "a planned block", note: "---\nscheduled: 2026-11-28 10:00-11:00\ndue: 2026-11-30 18:00\n---\n\n# Write\n"),
    Row(
      name: "in progress", note: "---\nstatus: in-progress\npriority: medium\nlist: Home\nenergy: low\n---\n\n# Write\n"
    ),
    Row(
      name: "tags in three places", note: "---\ntags: [home, Two words]\n---\n\n# Fix #door\n\nSee #tools and `#no`.\n"),
    Row(
      name: "links",
      note: "---\ndepends: [\"[[other]]\", \"[[nowhere]]\", other]\nparent: \"[[nowhere]]\"\n---\n\n# Fix\n"),
    Row(
      name: "texts", folder: "events",
      note:
        "---\nstart: 2026-11-28\nlocation: \"a; b, c\"\nurl: https://example.org/a?b=c\nattachments: [a.pdf, \"b c.pdf\"]\n---\n\n# Fair\n\n    code\n\n- [ ] one\n- [x] two\n\n| a | b |\n|---|---|\n"
    ),
    Row(
      name: "steps",
      note:
        "---\ndue: 2026-11-28\n---\n\n# Write\n\n- [ ] one\n- [ ] two {due: 2026-11-25}\n  - [ ] three {due: 2026-11-26}\n"
    ),
    Row(name: "line ends of Windows", note: "---\r\ndue: 2026-11-28\r\n---\r\n\r\n# Write\r\n\r\na\r\nb\r\n"),
  ]

  private func run(_ words: String..., in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func text(_ path: String, in directory: ScratchDirectory) throws -> String {
    String(decoding: try directory.read(path), as: UTF8.self)
  }

  @Test(arguments: rows) func `leaves both sides as they are`(row: Row) throws {
    let path = row.folder + "/it.md"
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "lang: en\n", path: row.note, "tasks/other.md": "# Other task\n",
    ])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    func expectNothing(_ what: String) throws {
      let before = (try text("c.ics", in: directory), try text(path, in: directory))
      let again = run("sync", "ics", "c.ics", in: directory)
      #expect(again.output == "" && again.code == .done, "\(what): \(again.errors)")
      #expect(try text("c.ics", in: directory) == before.0, "\(what)")
      #expect(try text(path, in: directory) == before.1, "\(what)")
    }
    try expectNothing("a second time")
    let (calendar, note) = (try text("c.ics", in: directory), try text(path, in: directory))
    // An edit of the place in the file changes the place alone in the note.
    let title = try #require(
      calendar.split(separator: "\r\n").last { $0.hasPrefix("SUMMARY:") && !$0.contains("Other task") })
    try directory.write(
      "c.ics",
      calendar.replacing("\r\nLOCATION:a\\; b\\, c", with: "").replacing(title, with: "\(title)\r\nLOCATION:Here"))
    let taken = run("sync", "ics", "c.ics", in: directory)
    #expect(taken.code == .done && taken.output.contains(" (location)\n"), "\(taken.output)\(taken.errors)")
    func withoutPlace(_ text: String) -> String {
      text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).filter {
        !$0.hasPrefix("location:")
      }
      .joined(separator: "\n").replacing(", location: Here", with: "")
    }
    #expect(withoutPlace(try text(path, in: directory)) == withoutPlace(note))
    try expectNothing("after an edit of the file")
  }

  @Test(arguments: rows) func `is the same that an import of the file finds`(row: Row) throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "lang: en\n", row.folder + "/it.md": row.note, "tasks/other.md": "# Other task\n",
    ])
    #expect(run("sync", "ics", "c.ics", in: directory).code == .done)
    let found = run("import", "c.ics", in: directory)
    #expect(found.errors.contains(" 0 new, ") && found.errors.contains(" 0 differ"), "\(found.errors)")
  }
}
