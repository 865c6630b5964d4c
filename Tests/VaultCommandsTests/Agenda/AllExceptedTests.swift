import Testing
import VaultTestSupport

@testable import VaultCommands

/// A series all of whose dates are excepted: nothing takes place, and nothing of it is lost on the way out (tasks.md).
@Suite struct `A series that is all excepted` {
  private static let event =
    "---\ntype: event\ntitle: Meeting\nstart: 2026-11-20 10:00\nrepeat: daily\ncount: 2\n"
    + "except: [2026-11-20 10:00, 2026-11-21 10:00]\nuid: m\n---\n"
  private static let rows: [(name: String, note: String)] = [
    ("events/a.md", event),
    ("events/a.md", event.replacing("count: 2", with: "until: 2026-11-21")),
    ("events/a.md", event.replacing("[2026-11-20 10:00, 2026-11-21 10:00]", with: "2026-11-01..2026-11-30")),
    ("tasks/a.md", event.replacing("type: event", with: "type: task").replacing("start:", with: "due:")),
  ]

  @Test(arguments: rows) func `takes place nowhere`(name: String, note: String) throws {
    let vault = try EditVault([name: note])
    for words in [["agenda"], ["remind", "--within", "7d"]] {
      let run = vault.run(words)
      #expect(!run.output.contains("Meeting"), "\(words): \(run.output)")
    }
    #expect(vault.run("recur", "Meeting").output.isEmpty)
  }

  @Test(arguments: rows) func `is a warning`(name: String, note: String) throws {
    let run = try EditVault([name: note]).run("check", name)
    #expect(run.output.contains("[repeat-all-excepted]") && run.output.contains("warning"), "\(run.output)")
    #expect(run.code == .done)
  }

  @Test(arguments: rows) func `keeps its rule and its exceptions in a calendar`(name: String, note: String) throws {
    let run = try EditVault([name: note]).run("export", "--where", "uid:m", "--format", "ics")
    #expect(run.output.contains("\r\nRRULE:FREQ=DAILY") && run.output.contains("\r\nEXDATE"), "\(run.output)")
  }

  @Test func `stays deleted on the way through a calendar`() throws {
    let vault = try EditVault(["events/a.md": Self.event])
    #expect(vault.run("sync", "ics", "a.ics").code == .done)
    #expect(vault.text("a.ics").contains("EXDATE"))
    #expect(vault.run("sync", "ics", "a.ics").errors.contains("both sides say the same"))
  }
}
