import Foundation
import Synchronization
import Testing
import VaultActions
import VaultMessages
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault import` of calendars that are written in several parts.
@Suite struct `vault import in parts` {
  /// Runs a command with parts of some notes each.
  private func run(
    _ words: String..., in directory: ScratchDirectory, parts count: Int = 2,
    change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    let commands = CommandTable.all.filter { $0.syntax.name != "import" } + [Self.importing(count)]
    return CommandRun(
      commands: commands,
      environment: { environment in
        environment.arguments = words
        environment.workingDirectory = directory.path
        environment.variables[.now] = "2026-11-20 09:05"
        environment.variables[.stateHome] = directory.path + "/.state-home"
        change(&environment)
      })
  }

  private static func importing(_ count: Int) -> Command {
    Command(ImportCommand.syntax.name, ImportCommand.syntax) { (invocation: inout Invocation) throws(Failure) in
      try ImportCommand.run(in: &invocation, part: CalendarImport.Part(count: count))
    }
  }

  private func vault(_ calendar: String) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": "lang: en\n", "c.ics": calendar])
  }

  private static func calendar(_ components: [String]) -> String {
    "BEGIN:VCALENDAR\n" + components.joined() + "END:VCALENDAR\n"
  }

  private static func event(_ uid: String, _ title: String, _ more: String = "") -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nSUMMARY:\(title)\nDTSTART:20261120T100000\n\(more)END:VEVENT\n"
  }

  private func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func undoCount(in directory: ScratchDirectory) -> Int {
    (try? directory.names(in: ".vault/state/undo").count) ?? 0
  }

  static let seven = calendar((1...7).map { event("u\($0)", "Event \($0)") })

  @Test(arguments: [1, 2, 3, 7, 100]) func `make the same notes whatever the size of a part`(count: Int) throws {
    let directory = try vault(Self.seven)
    let imported = run("import", "c.ics", in: directory, parts: count)
    #expect(imported.code == .done, "\(imported.errors)")
    #expect(imported.output == (1...7).map { "events/event-\($0).md\n" }.joined())
    #expect(
      imported.errors == "c.ics: 7 new, 0 already there, 0 differ\n")
    #expect(undoCount(in: directory) == (7 + count - 1) / count)
  }

  @Test func `change nothing a second time`() throws {
    let directory = try vault(Self.seven)
    #expect(run("import", "c.ics", in: directory).code == .done)
    let again = run("import", "c.ics", in: directory)
    #expect(again.output.isEmpty)
    #expect(again.errors == "c.ics: 0 new, 7 already there, 0 differ\n")
    #expect(undoCount(in: directory) == 4)
  }

  @Test func `take all parts back at once`() throws {
    let directory = try vault(Self.seven)
    #expect(run("import", "c.ics", in: directory).code == .done)
    let listed = run("undo", "--list", in: directory)
    #expect(listed.output.split(separator: "\n").count == 1, "\(listed.output)")
    #expect(run("undo", "--dry-run", in: directory).output.components(of: "--- a/events/") == 7)
    #expect(run("undo", in: directory).code == .done)
    #expect(!directory.exists("events"))
    #expect(run("undo", in: directory).code == .nothingFound)
  }

  @Test func `take no part back when somebody edited a note of another one`() throws {
    let directory = try vault(Self.seven)
    #expect(run("import", "c.ics", in: directory).code == .done)
    try directory.write("events/event-1.md", "mine\n")
    let undone = run("undo", in: directory)
    #expect(undone.code == .conflict)
    #expect(undone.errors.contains("events/event-1.md"))
    #expect(directory.exists("events/event-7.md"))
  }

  @Test func `know the occurrences of a series that stand in another part, before it and behind it`() throws {
    let calendar = Self.calendar([
      Self.event("s", "Early", "RECURRENCE-ID:20261121T100000\n"), Self.event("a", "A"), Self.event("b", "B"),
      Self.event("s", "Daily", "RRULE:FREQ=DAILY\n"), Self.event("c", "C"), Self.event("d", "D"),
      Self.event("s", "Gone", "RECURRENCE-ID:20261123T100000\nSTATUS:CANCELLED\n"),
      Self.event("s", "Late", "RECURRENCE-ID:20261122T100000\n"),
    ])
    let directory = try vault(calendar)
    #expect(run("import", "c.ics", in: directory).code == .done)
    #expect(text("events/daily.md", in: directory)?.contains("except: [2026-11-21, 2026-11-22, 2026-11-23]\n") == true)
    #expect(text("events/early.md", in: directory)?.contains("uid: s#20261121T100000\n") == true)
    #expect(directory.exists("events/late.md") && !directory.exists("events/gone.md"))
    #expect(run("import", "c.ics", in: directory).errors == "c.ics: 0 new, 7 already there, 0 differ\n")
  }

  @Test func `take the last of those with one UID, however far it is from the first`() throws {
    let events = [Self.event("x", "Old")] + (1...5).map { Self.event("u\($0)", "Event \($0)") }
    let directory = try vault(Self.calendar(events + [Self.event("x", "New")]))
    let imported = run("import", "c.ics", in: directory)
    #expect(imported.errors.contains("c.ics: 6 new, 0 already there, 0 differ\n"))
    #expect(directory.exists("events/new.md") && !directory.exists("events/old.md"))
  }

  @Test func `link tasks to one another, wherever they stand`() throws {
    let tasks = [
      "BEGIN:VTODO\nUID:1\nSUMMARY:First\nRELATED-TO:3\nEND:VTODO\n",
      "BEGIN:VTODO\nUID:2\nSUMMARY:Same\nEND:VTODO\n", "BEGIN:VTODO\nUID:3\nSUMMARY:Same\nEND:VTODO\n",
      "BEGIN:VTODO\nUID:4\nSUMMARY:Last\nRELATED-TO;RELTYPE=DEPENDS-ON:1\nEND:VTODO\n",
    ]
    let directory = try vault(Self.calendar(tasks))
    #expect(run("import", "c.ics", in: directory, parts: 1).code == .done)
    #expect(text("tasks/first.md", in: directory)?.contains("parent: \"[[same-2]]\"\n") == true)
    #expect(text("tasks/last.md", in: directory)?.contains("depends: [\"[[first]]\"]\n") == true)
    #expect(run("import", "c.ics", in: directory).errors == "c.ics: 0 new, 4 already there, 0 differ\n")
  }

  @Test func `tell what is damaged in the middle by its line, and import the rest`() throws {
    let calendar = """
      BEGIN:VCALENDAR
      \(Self.event("u1", "One"))BEGIN:VEVENT
      UID:broken
      this is no line
      SUMMARY:Never closed
      BEGIN:VEVENT
      UID:u2
      SUMMARY:Two
      DTSTART:2026112
      END:VEVENT
      \(Self.event("u3", "Three"))END:VCALENDAR

      """
    let directory = try vault(calendar)
    let imported = run("import", "c.ics", in: directory, parts: 1)
    #expect(imported.code == .done)
    #expect(
      imported.errors.contains("warning: c.ics:9: damaged: this is not a line of a calendar"), "\(imported.errors)")
    #expect(imported.errors.contains("warning: c.ics:7: damaged: the end is missing: VEVENT\n"))
    #expect(imported.errors.contains("  VEVENT DTSTART: the value cannot be read; line 14 (Two)\n"))
    #expect(imported.output == "events/one.md\nevents/two.md\nevents/three.md\n")
  }

  @Test func `tell damage beyond the first hundred places by its number`() throws {
    let directory = try vault(Self.calendar([String(repeating: "?\n", count: 120), Self.event("u", "One")]))
    let imported = run("import", "c.ics", in: directory)
    #expect(imported.errors.components(of: "damaged: this is not a line") == 100)
    #expect(imported.errors.contains("warning: c.ics: 20 more places are damaged\n"))
    #expect(imported.output == "events/one.md\n")
  }

  @Test func `change notes that are otherwise in parts, too`() throws {
    let directory = try vault(Self.seven)
    #expect(run("import", "c.ics", in: directory).code == .done)
    try directory.write("c.ics", Self.seven.replacing("T100000", with: "T110000"))
    #expect(run("import", "c.ics", "--update", in: directory).output.split(separator: "\n").count == 7)
    #expect(text("events/event-7.md", in: directory)?.contains("start: 2026-11-20 11:00\n") == true)
    #expect(run("undo", in: directory).code == .done)
    #expect(text("events/event-7.md", in: directory)?.contains("start: 2026-11-20 10:00\n") == true)
  }

  /// The command is stopped after its first parts; what they wrote stays, and the next call goes on.
  @Test func `stop between two parts, and go on`() throws {
    let directory = try vault(Self.seven)
    let stopped = run("import", "c.ics", in: directory) { environment in
      let path = directory.path
      environment.isInterrupted = {
        (try? FileOperations.system.statusOfName(
          FileOperations.workingDirectory, Array((path + "/events/event-4.md").utf8), false)) != nil
      }
    }
    #expect(stopped.code == .interrupted)
    #expect(stopped.output == (1...4).map { "events/event-\($0).md\n" }.joined())
    #expect(stopped.errors.contains("4 of up to 7 notes are written: the same command goes on from there"))
    let again = run("import", "c.ics", in: directory)
    #expect(again.errors.contains("c.ics: 3 new, 4 already there, 0 differ\n"))
    #expect(run("undo", in: directory).code == .done)
    #expect(directory.exists("events/event-4.md") && !directory.exists("events/event-5.md"))
  }

  @Test func `ask once, before the first part`() throws {
    let events = (1...14).map { Self.event("u\($0)", "Event \($0)") }
    let directory = try vault(Self.calendar(events))
    let questions = Atomic<Int>(0)
    func answering(_ answer: String) -> CommandRun {
      run("import", "c.ics", in: directory) { environment in
        environment.inputIsTerminal = true
        environment.outputIsTerminal = true
        environment.errorsAreTerminal = true
        environment.readLine = {
          questions.add(1, ordering: .relaxed)
          return Array(answer.utf8)
        }
      }
    }
    #expect(answering("n").code == .nothingFound)
    #expect(!directory.exists("events"))
    let made = answering("y")
    #expect(made.errors.contains("Change 14 notes?"), "\(made.errors)")
    #expect(made.code == .done)
    #expect(directory.exists("events/event-14.md"))
    #expect(questions.load(ordering: .relaxed) == 2)
  }

  @Test func `show everything in a dry run, and write nothing`() throws {
    let directory = try vault(Self.seven)
    let shown = run("import", "c.ics", "--dry-run", in: directory)
    #expect(shown.output.components(of: "+++ b/events/event-") == 7)
    #expect(!directory.exists("events") && undoCount(in: directory) == 0)
  }

  @Test func `read the standard input as often as it takes`() throws {
    let directory = try vault("")
    let lines = Mutex(Self.seven.split(separator: "\n").map { Array($0.utf8) }[...])
    let imported = run("import", "-", in: directory) { $0.readLine = { lines.withLock { $0.popFirst() } } }
    #expect(imported.output.split(separator: "\n").count == 7)
  }

  /// 9 MB are more than is kept in memory.
  @Test func `keep a long standard input on the disk, and leave nothing there`() throws {
    let directory = try vault("")
    // What no importer reads fills the 8 MB that memory holds.
    let unread = "BEGIN:X-OTHER\nX-TEXT:" + String(repeating: "x", count: 900_000) + "\nEND:X-OTHER\n"
    let events = (1...10).map { Self.event("u\($0)", "Event \($0)", "") + unread }
    let lines = Mutex(Self.calendar(events).split(separator: "\n").map { Array($0.utf8) }[...])
    let imported = run("import", "-", "--dry-run", "--quiet", in: directory) {
      $0.readLine = { lines.withLock { $0.popFirst() } }
    }
    #expect(imported.code == .done)
    #expect(imported.output.components(of: "+++ b/events/event-") == 10)
    #expect((try? directory.names(in: ".vault/cache").filter { $0.hasPrefix(".vault-") }) ?? [] == [])
  }
}

extension ScratchDirectory {
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  fileprivate func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
