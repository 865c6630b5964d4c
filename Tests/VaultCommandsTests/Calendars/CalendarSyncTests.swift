import Foundation
import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// `vault sync ics`: what travels, what is in conflict, and what is never written.
@Suite struct `vault sync ics` {
  private func run(_ words: String..., in directory: ScratchDirectory) -> CommandRun {
    CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:05"
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory(
      [
        ".vault/config.yaml": "lang: en\n",
        "tasks/report.md": "---\ntitle: Report\ndue: 2026-11-27\n---\n\nTen pages.\n",
        "chores.md": "- [ ] descale the kettle {due: 2026-11-24}\n- [x] old\n",
      ].merging(files) { $1 })
  }

  private func text(_ path: String, in directory: ScratchDirectory) -> String? {
    (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `makes the file, gives what goes there an identifier, and leaves what is closed at home`() throws {
    let directory = try vault()
    let run = run("sync", "ics", "family.ics", in: directory)
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.split(separator: "\n").sorted() == ["-> + Report", "-> + descale the kettle"])
    let calendar = try #require(text("family.ics", in: directory))
    #expect(calendar.contains("SUMMARY:Report\r\n") && !calendar.contains("SUMMARY:old"))
    #expect(text("tasks/report.md", in: directory)?.contains("\nuid: ") == true)
    #expect(text("chores.md", in: directory)?.contains("{due: 2026-11-24, uid: ") == true)
    let again = self.run("sync", "ics", "family.ics", in: directory)
    #expect(again.output.isEmpty && again.errors == "the vault and the file agree already\n" && again.code == .done)
    #expect(text("family.ics", in: directory) == calendar)
  }

  @Test func `keeps a task that is a note when it gets steps`() throws {
    let directory = try vault()
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
    let note = try #require(text("tasks/report.md", in: directory))
    try directory.write("tasks/report.md", note + "\n- [ ] first page\n- [ ] draft {due: 2026-11-25}\n")
    let run = run("sync", "ics", "family.ics", in: directory)
    // A step with a date goes by itself too, one without only with the note.
    #expect(run.output == "-> ~ Report (notes)\n-> + draft\n", "\(run.errors)")
    let calendar = try #require(text("family.ics", in: directory))
    #expect(calendar.contains("SUMMARY:Report\r\n") && calendar.contains("SUMMARY:draft\r\n"))
    #expect(!calendar.contains("SUMMARY:first page"))
    #expect(text("tasks/report.md", in: directory)?.contains("title: Report\n") == true)
  }

  @Test func `carries both ways whether an event leaves its time free, and what is private`() throws {
    let note = "---\ntitle: Fair\nstart: 2026-11-28\nbusy: false\nprivate: true\n---\n"
    let directory = try vault(["events/fair.md": note])
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
    let calendar = try #require(text("family.ics", in: directory))
    #expect(calendar.contains("DTSTART;VALUE=DATE:20261128\r\nTRANSP:TRANSPARENT\r\nCLASS:PRIVATE\r\nEND:VEVENT"))
    #expect(calendar.split(separator: "\r\n").count { $0.hasPrefix("TRANSP:") || $0.hasPrefix("CLASS:") } == 2)
    try directory.write(
      "family.ics",
      calendar.replacing("TRANSP:TRANSPARENT\r\nCLASS:PRIVATE\r\n", with: "CLASS:PUBLIC\r\n")
        .replacing("SUMMARY:Report\r\n", with: "SUMMARY:Report\r\nCLASS:CONFIDENTIAL\r\n"))
    let run = run("sync", "ics", "family.ics", in: directory)
    #expect(run.output == "<- ~ Fair (busy, private)\n<- ~ Report (private)\n", "\(run.errors)")
    let fair = try #require(text("events/fair.md", in: directory))
    #expect(!fair.contains("busy") && !fair.contains("private"), "\(fair)")
    #expect(text("tasks/report.md", in: directory)?.contains("\nprivate: true\n") == true)
    // Of the file one line comes, and no other is touched.
    try directory.write(
      "events/fair.md", fair.replacing("start: 2026-11-28\n", with: "start: 2026-11-28\nbusy: false\n"))
    #expect(self.run("sync", "ics", "family.ics", in: directory).output == "-> ~ Fair (busy)\n")
    let after = try #require(text("family.ics", in: directory))
    #expect(after.contains("\r\nCLASS:PUBLIC\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT"))
    #expect(after.contains("\r\nCLASS:CONFIDENTIAL\r\n"))
    #expect(self.run("sync", "ics", "family.ics", in: directory).output == "")
  }

  @Test func `carries edits and deletions both ways`() throws {
    let directory = try vault()
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
    let calendar = try #require(text("family.ics", in: directory))
    try directory.write(
      "family.ics",
      calendar.replacing("SUMMARY:Report", with: "X-KEPT:yes\r\nSUMMARY:Long report")
        .replacing("DUE;VALUE=DATE:20261124", with: "DUE;VALUE=DATE:20261125"))
    let note = try #require(text("tasks/report.md", in: directory))
    try directory.write("tasks/report.md", note.replacing("due: 2026-11-27", with: "due: 2026-11-30"))
    let run = run("sync", "ics", "family.ics", in: directory)
    #expect(run.code == .done, "\(run.errors)")
    #expect(text("tasks/report.md", in: directory)?.contains("title: Long report\ndue: 2026-11-30\n") == true)
    #expect(text("chores.md", in: directory)?.contains("{due: 2026-11-25, uid: ") == true)
    let after = try #require(text("family.ics", in: directory))
    #expect(after.contains("X-KEPT:yes\r\nSUMMARY:Long report\r\nDUE;VALUE=DATE:20261130\r\n"))
    // Deleted here, gone there.
    #expect(self.run("rm", "tasks/report", in: directory).code == .done)
    #expect(self.run("sync", "ics", "family.ics", in: directory).output == "-> - Long report\n")
    #expect(text("family.ics", in: directory)?.contains("Long report") == false)
  }

  @Test func `tells conflicts, and leaves both sides as they are`() throws {
    let directory = try vault()
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
    let calendar = try #require(text("family.ics", in: directory))
    let changed = calendar.replacing("SUMMARY:Report", with: "SUMMARY:Their report")
    try directory.write("family.ics", changed)
    let note = try #require(text("tasks/report.md", in: directory)).replacing("title: Report", with: "title: My report")
    try directory.write("tasks/report.md", note)
    for _ in 0..<2 {
      let run = run("sync", "ics", "family.ics", in: directory)
      #expect(run.code == .conflict)
      #expect(
        run.errors.contains(
          "'My report': both sides changed title; the vault has 'My report', the file 'Their report'\n"))
      #expect(text("family.ics", in: directory) == changed)
      #expect(text("tasks/report.md", in: directory) == note)
    }
    try directory.write("family.ics", calendar.replacing("SUMMARY:Report", with: "SUMMARY:My report"))
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
  }

  @Test func `writes nothing in a dry run`() throws {
    let directory = try vault()
    let run = run("sync", "ics", "family.ics", "--dry-run", in: directory)
    #expect(run.output.contains("+uid: ") && run.output.contains("+BEGIN:VCALENDAR"))
    #expect(text("family.ics", in: directory) == nil)
    #expect(text("tasks/report.md", in: directory)?.contains("uid") == false)
  }

  @Test(arguments: [
    ("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\n", "the calendar is damaged"), ("a table", "is damaged"),
  ]) func `does not touch a file that it cannot read`(content: String, words: String) throws {
    let directory = try vault(["family.ics": content])
    let run = run("sync", "ics", "family.ics", in: directory)
    #expect(run.code == .ioFailure && run.errors.contains(words), "\(run.errors)")
    #expect(text("family.ics", in: directory) == content)
  }

  @Test func `does not take a file that is gone for an empty one`() throws {
    let directory = try vault()
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
    try FileManager.default.removeItem(atPath: directory.path + "/family.ics")
    let run = run("sync", "ics", "family.ics", in: directory)
    #expect(run.code == .ioFailure && run.errors.contains("family.ics is gone: 2 entries"))
    #expect(text("tasks/report.md", in: directory) != nil)
  }

  @Test func `keeps its state for the owner alone, and not another device's`() throws {
    let directory = try vault()
    #expect(run("sync", "ics", "family.ics", in: directory).code == .done)
    let folder = directory.path + "/.vault/state/synced"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let status = try FileOperations.system.statusOfName(
      FileOperations.workingDirectory, Path(folder + "/" + (names.first ?? "")).bytes, false)
    #expect(names.count == 1 && status.permissions & 0o777 == 0o600)
  }
}
