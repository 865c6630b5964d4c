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

  private static let line =
    "- [ ] Meeting {due: 2026-11-20, repeat: daily, until: 2026-11-21, except: 2026-11-20..2026-11-21}\n"
  private static let tasks: [[String: String]] = [
    ["tasks/a.md": rows[3].note],
    ["tasks/a.md": rows[3].note.replacing("due:", with: "scheduled:")],
    ["tasks/a.md": rows[3].note.replacing("due:", with: "start:").replacing("uid: m", with: "end: 2026-11-20 11:00")],
    // The other dates keep their distance from one that there never is.
    ["tasks/a.md": rows[3].note.replacing("uid: m", with: "scheduled: 2026-11-19\nstart: 2026-11-20 08:00")],
    ["tasks.md": line],
    [
      "tasks.md": line.replacing("repeat: daily, until: 2026-11-21, except: ", with: "repeat: daily except ")
        .replacing("2026-11-20..2026-11-21}", with: "2026-01-01..9999-12-31}")
    ],
  ]

  @Test(arguments: tasks) func `is due on no day`(files: [String: String]) throws {
    let vault = try EditVault(files)
    for now in ["2026-11-18", "2026-11-20 12:00", "2026-12-24"] {
      for words in [["agenda", "2026-11-01..2026-12-31"], ["today"], ["list", "today"], ["list", "overdue"]] {
        let run = vault.run(words + ["--now", now])
        #expect(!run.output.contains("Meeting"), "\(now) \(words): \(run.output)")
      }
      let row = vault.run("tasks", "Meeting", "--now", now)
      #expect(row.output.contains("\tno-date\t\t\t"), "\(now): \(row.output)")
    }
    for (query, isFound) in [
      ("due:any OR scheduled:any OR start:any", false), ("at:any", false),
      ("due:none scheduled:none start:none", true), ("repeat:any", true),
    ] {
      #expect(vault.run("search", "type:task", query).output.contains("Meeting") == isFound, "\(query)")
    }
    #expect(vault.run("list", "no date").output.contains("Meeting"))
    #expect(!vault.run("list", "scheduled").output.contains("Meeting"))
  }

  @Test func `says in the list of tasks why it is due on no day`() throws {
    let vault = try EditVault(["tasks.md": Self.line])
    let people = { (environment: inout ProcessEnvironment) in environment.outputIsTerminal = true }
    #expect(vault.run("tasks", "Meeting", environment: people).output.contains("every date is an exception"))
    let ukrainian = vault.run("tasks", "Meeting", language: "uk", environment: people)
    #expect(ukrainian.output.contains("усі дати — винятки"))
    let json = vault.run("tasks", "Meeting", "--json").output
    #expect(json.contains(#""group":"no-date""#) && json.contains(#""allExcepted":true"#), "\(json)")
    #expect(json.contains(#""due":"2026-11-20""#), "what is written stays: \(json)")
  }

  @Test func `is due again when an exception goes`() throws {
    let vault = try EditVault(["tasks.md": Self.line])
    #expect(!vault.run("today").output.contains("Meeting"))
    try vault.directory.write("tasks.md", Self.line.replacing("except: 2026-11-20..2026-11-21", with: "uid: m"))
    #expect(vault.run("today").output.contains("Meeting"))
    #expect(vault.run("list", "today").output.contains("Meeting"))
  }

  @Test func `is known by a linked note of holidays, too`() throws {
    let vault = try EditVault([
      "tasks.md": Self.line.replacing("2026-11-20..2026-11-21", with: "\"[[free]]\""),
      "free.md": "- 2026-11-20..2026-11-22 free\n",
    ])
    #expect(!vault.run("today").output.contains("Meeting"))
    #expect(vault.run("tasks", "Meeting").output.contains("\tno-date\t"))
    try vault.directory.write("free.md", "- 2026-11-21 free\n")
    #expect(vault.run("today").output.contains("Meeting"))
  }

  @Test func `stays deleted on the way through a calendar`() throws {
    let vault = try EditVault(["events/a.md": Self.event])
    #expect(vault.run("sync", "ics", "a.ics").code == .done)
    #expect(vault.text("a.ics").contains("EXDATE"))
    #expect(vault.run("sync", "ics", "a.ics").errors.contains("the vault and the file agree already"))
  }
}
